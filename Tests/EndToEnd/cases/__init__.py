"""Everything a person does with the keyboard that must come out right, by subject."""
from . import control, focus, gestures, pictures, seat, soak, text  # noqa: F401
