"""``python -m datenorm`` is the command ``datenorm``."""

from datenorm.cli.app import main

if __name__ == "__main__":
    main()
