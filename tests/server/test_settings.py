"""Settings come from flags, then from the environment, then from defaults."""

from __future__ import annotations

import dataclasses

import pytest

from deorbit.core.errors import BadInput
from deorbit.server.base.settings import DAY, HOUR, Settings


def test_nothing_needs_to_be_set() -> None:
    settings = Settings.read({})
    assert settings == Settings()
    assert settings.database == "sqlite:///deorbit.db"
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)


def test_every_default_passes_its_own_check() -> None:
    for one in dataclasses.fields(Settings):
        default = getattr(Settings(), one.name)
        if default is not None:
            assert getattr(Settings.read({}, **{one.name: default}), one.name) == default


def test_a_flag_goes_before_the_environment_and_none_is_no_flag() -> None:
    env = {"DEORBIT_PORT": "9000", "DEORBIT_HOST": "::1"}
    settings = Settings.read(env, port=7000, host=None)
    assert (settings.port, settings.host) == (7000, "::1")
    assert Settings.read({}, port=0).port == 0
    assert Settings.read({"DEORBIT_LIMITS": "on"}, limits=False).limits is False


def test_an_empty_variable_is_not_set() -> None:
    assert Settings.read({"DEORBIT_PORT": " ", "DEORBIT_DATABASE": ""}) == Settings()


@pytest.mark.parametrize(
    ("name", "value", "read"),
    [
        (
            "origins",
            "https://A.example.org/, http://[::1]:5",
            ("https://a.example.org", "http://[::1]:5"),
        ),
        ("proxies", "127.0.0.1,10.1.2.3/8", ("127.0.0.1/32", "10.0.0.0/8")),
        ("public_url", "https://play.example.org/", "https://play.example.org"),
        ("limits", "OFF", False),
        ("log_level", "WARNING", "warning"),
        ("packs", "one, two", ("one", "two")),
        ("pace", "0", 0.0),
        ("workers", "4", 4),
    ],
)
def test_text_is_read_as_what_it_means(name: str, value: str, read: object) -> None:
    settings = Settings.read({f"DEORBIT_{name.upper()}": value})
    assert getattr(settings, name) == read


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "80000"),
        ("port", "web"),
        ("pace", "-1"),
        ("pace", "nan"),
        ("workers", "0"),
        ("workers", "1.5"),
        ("limits", "perhaps"),
        ("log_level", "loud"),
        ("public_url", "play.example.org"),
        ("public_url", "https://play.example.org/path"),
        ("public_url", "https://user@play.example.org"),
        ("public_url", "https://play.example.org:port"),
        ("origins", "https://fine.example.org,ftp://x"),
        ("proxies", "nonsense"),
        ("keep_live", "0"),
        ("keep_over", "inf"),
    ],
)
def test_nonsense_is_refused_by_name_with_what_would_be_right(name: str, value: str) -> None:
    variable = f"DEORBIT_{name.upper()}"
    with pytest.raises(BadInput, match=variable) as refused:
        Settings.read({variable: value})
    assert refused.value.message == "server-bad-setting"
    with pytest.raises(BadInput, match=f"^{name} cannot be"):
        Settings.read({}, **{name: value})


def test_an_unknown_flag_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(TypeError):
        Settings.read({}, colour="red")


def test_the_public_address_is_an_allowed_origin() -> None:
    settings = Settings(public_url="https://a.example.org", origins=("https://b.example.org",))
    assert settings.allowed_origins == ("https://a.example.org", "https://b.example.org")


def test_times_to_keep_become_moments() -> None:
    now = 1_000_000_000.0
    cutoffs = Settings().cutoffs(now)
    assert cutoffs == {
        "waiting": now - 48 * HOUR,
        "live": now - 14 * DAY,
        "slow": now - 60 * DAY,
    }
    assert Settings().forget_before(now) == now - 365 * DAY
