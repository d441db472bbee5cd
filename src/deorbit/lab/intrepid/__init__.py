"""How hard Intrepid is."""
