"""``python -m datenorm`` is the command ``datenorm``."""

from datenorm.cli.start import main

if __name__ == "__main__":
    main()
