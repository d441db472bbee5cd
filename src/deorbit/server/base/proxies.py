"""The proxies that the host trusts: what they say of an address counts."""

from collections.abc import Iterable
from ipaddress import ip_address, ip_network


class Proxies:
    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(network) for network in networks]

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        return any(found in network for network in self._networks)
