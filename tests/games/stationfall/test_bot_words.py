"""Words of the script language."""

from __future__ import annotations

from games.stationfall.automated import automated, deeds


def test_data_can_be_manufactured() -> None:
    """bot-activate: Manufacture makes Data as well as Items."""
    m = automated("[PC] Manufacture Evidence", at={"troubleshooter": "bridge"})
    assert deeds(m)[1:] == [
        "step troubleshooter security-station",
        "manufacture troubleshooter evidence",
    ]
