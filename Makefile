# What CI does, by hand.
.PHONY: check test bench reread coverage mutants fuzz torture kills
check:
	ruff check .
	mypy
test:
	pytest
bench:
	python bench/runtime.py
	python bench/training.py
	python bench/peers.py
reread:
	python bench/reread.py --count 100000
# Every line and branch of what reads a date, nine in ten of the rest; processes that tests start count too. Tests that
# watch what is written, or for how long, fail under it: `make test` is what says whether they hold.
coverage:
	coverage erase
	-coverage run -m pytest
	-coverage combine -q
	coverage report --skip-covered --show-missing --fail-under=100 --include='datenorm/core/*,datenorm/text/*,datenorm/runtime/*'
	coverage report --skip-covered --fail-under=90
# Changes in the core that no test notices; 300 drawn at random.
mutants:
	python bench/mutants.py --count 300
# A hostile world at length: an hour and more.
fuzz:
	DATENORM_STRINGS=1000000 pytest tests/hostile/test_strings.py
	python tests/hostile/fuzz.py all 600
torture:
	DATENORM_TORTURE=1 pytest tests/hostile
# kill -9 of a training at twenty random moments, resumed to the same weights.
kills:
	DATENORM_KILLS=20 pytest -s tests/training/test_training.py -k random_moment
