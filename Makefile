# What CI does, by hand.
.PHONY: check test bench
check:
	ruff check .
	mypy
test:
	pytest
bench:
	python bench/runtime.py
	python bench/training.py
	python bench/peers.py
