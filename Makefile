# Pressboard. The two commands to know: `make run` and `make test`; both fetch what they need.
#   deps      Debian packages for building and testing (elsewhere: lists what is missing)
#   build     the program as it ships: release, Swift runtime linked in
#   run       in a Wayland session: the keyboard; without one: a demonstration in a headless sway (SIZE=720x1440)
#   test      unit and protocol tests, then e2e          e2e       real compositors, real applications (Debian 12)
#   check     formatting, generated files, what the binary holds, tests under sanitizers
#   e2e-next  e2e on Debian 13 in a chroot (root)        e2e-full  both, with the long runs
#   bench     measures beside wvkbd and squeekboard      fuzz      text path, engine, FUZZ_STEPS=1000000; XML, lexicons, learned words, FUZZ_SECONDS=60
#   order     which runtime functions the linker puts side by side (valgrind)
#   bindings  Sources from protocols/*.xml               format    swift format, in place
#   eval      how well words are understood, on rows that are not in the tree: EVAL=FOLDER
#   coverage  which lines of the engine its tests run
#   lexicons  what `build` compiles from data/lexicon
#   install   what `make build` made: PREFIX=/usr/local DESTDIR=                 clean

PREFIX ?= /usr/local
DESTDIR ?=
SIZE ?= 720x1440
FUZZ_SECONDS ?= 60
EVAL ?=
FUZZ_STEPS ?= 1000000
# More arguments for the end-to-end runner, for instance E2E='--only gtk4 --only symbols'.
E2E ?=

PROGRAM := .build/release/pressboard
LANGUAGES := $(notdir $(patsubst %/words.xz,%,$(wildcard data/lexicon/*/words.xz)))
LEXICONS := $(LANGUAGES:%=.build/lexicon/%.lexicon)
# Tools have their own build: the program's flags would rebuild everything each time.
LEXICON_TOOL := .build/tools/release/pressboard-lexicon
PROTOCOLS := $(sort $(wildcard protocols/*.xml))
SWIFT_SOURCES := Package.swift Sources Tests
SWIFT_TEST := swift test --disable-xctest
# How the program that ships is made. Half of its memory and a tenth of what a tap costs is how its own code lies in the
# file, see data/link-order; for that each function has a section of its own. Exclusive access is watched at run time by
# the unit tests, sanitized ones too, and takes a twelfth of a tap's instructions: not in the program that ships. The C++
# library that the Swift runtime needs comes with it: nothing else on a phone's screen would share it.
STATIC_LIBRARIES := .build/static-libraries
SHIPPING := -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xlinker -L$(STATIC_LIBRARIES) \
  $(addprefix -Xlinker ,--no-export-dynamic --as-needed -zpack-relative-relocs --icf=safe \
    --symbol-ordering-file=data/link-order --no-warn-symbol-ordering)
ENDTOEND := python3 Tests/EndToEnd

# `test: deps unit e2e` is an order, also under -j.
.NOTPARALLEL:

.PHONY: deps build lexicons run test unit e2e e2e-next e2e-full check lint generated word-lists binary sanitizers \
  bindings order fuzz eval coverage bench format install clean

deps:
	@Tests/Setup/dependencies test

build:
	@Tests/Setup/dependencies build
	@mkdir -p $(STATIC_LIBRARIES) && ln -sf "$$(gcc -print-file-name=libstdc++.a)" $(STATIC_LIBRARIES)
	@test data/link-order -ot $(PROGRAM) || rm -f $(PROGRAM)  # swift does not know that it is linked by it
	swift build --configuration release --static-swift-stdlib --product pressboard $(SHIPPING)
	@$(MAKE) --no-print-directory lexicons

lexicons:
	swift build --configuration release --scratch-path .build/tools --product pressboard-lexicon
	@$(MAKE) --no-print-directory $(LEXICONS)

# A list is unpacked, compiled and checked.
.build/lexicon/%.lexicon: data/lexicon/%/words.xz $(wildcard data/lexicon/*/*.xz) $(LEXICON_TOOL)
	@mkdir -p .build/lexicon/$*
	@for list in data/lexicon/$*/*.xz; do xz -dc $$list > .build/lexicon/$*/$$(basename $$list .xz) || exit 1; done
	$(LEXICON_TOOL) compile --language $* --words .build/lexicon/$*/words --known .build/lexicon/$*/known \
	  $$(test -f data/lexicon/$*/bigrams.xz && echo --bigrams .build/lexicon/$*/bigrams) --out $@
	$(LEXICON_TOOL) verify $@

run: build
	@if [ -n "$$WAYLAND_DISPLAY" ]; then exec $(PROGRAM); \
	else Tests/Setup/dependencies test && exec $(ENDTOEND) demonstrate --program $(PROGRAM) --size $(SIZE); fi

test: deps unit e2e

unit:
	$(SWIFT_TEST)

e2e: build
	$(ENDTOEND) test --program $(PROGRAM) --suite debian-12 $(E2E)

e2e-next: build
	@if Tests/Setup/debian-13; then $(ENDTOEND) test --program $(PROGRAM) --suite debian-13 --long $(E2E); \
	else echo "SKIPPED: no Debian 13 here, nothing was tested on it"; echo "0 passed, 0 failed, 1 skipped"; fi

e2e-full: build
	@Tests/Setup/dependencies full
	$(ENDTOEND) test --program $(PROGRAM) --suite debian-12 --long $(E2E)
	@$(MAKE) --no-print-directory e2e-next

check: lint generated word-lists binary sanitizers

lint:
	swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)

generated:
	Tests/Checks/generated-files $(PROTOCOLS)

word-lists:
	Tests/Checks/word-lists

binary: build
	Tests/Checks/release-binary $(PROGRAM) data/link-order

# Each sanitizer has its own build, so that none throws away another's.
sanitizers:
	LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/Checks/leaks.supp:print_suppressions=0 \
	  $(SWIFT_TEST) --sanitize=address --scratch-path .build/address
	$(SWIFT_TEST) --sanitize=thread --scratch-path .build/thread

order: build
	$(ENDTOEND) order --program $(PROGRAM) --out data/link-order

bindings:
	swift run --quiet wayland-swift client --out Sources/Wayland/Generated $(PROTOCOLS)
	swift run --quiet wayland-swift server --out Tests/Support/WaylandServer/Generated $(PROTOCOLS)
	swift run --quiet wayland-swift declarations --out Tests/WaylandTests/Generated $(PROTOCOLS)

# First scripts by chance against the text path, in virtual time. Then bytes by chance: a file Tests/Fuzz/MODULE.swift
# (or MODULE-WHAT.swift) holds a fuzzer's entry for Sources/MODULE and is compiled into that module.
fuzz:
	swift build --configuration release --product text-path-fuzz
	.build/release/text-path-fuzz --steps $(FUZZ_STEPS)
	TEXT_PATH_WIRE_STEPS=20000 $(SWIFT_TEST) --filter WireFuzzTests
	swift build --configuration release --product engine-fuzz
	.build/release/engine-fuzz --steps $(FUZZ_STEPS)
	@mkdir -p .build/fuzz
	swiftc -O -wmo -parse-as-library -package-name pressboard -module-name Pressboard -static -emit-library \
	  -emit-module -emit-module-path .build/fuzz/Pressboard.swiftmodule -o .build/fuzz/libPressboard.a Sources/Pressboard/*.swift
	@for entry in Tests/Fuzz/*.swift; do \
	  name=$$(basename $$entry .swift); module=$${name%%-*}; \
	  swiftc -g -O -parse-as-library -sanitize=fuzzer,address -package-name pressboard -module-name $$module \
	    -I .build/fuzz -L .build/fuzz -lPressboard -o .build/fuzz/$$name Sources/$$module/*.swift $$entry && \
	  mkdir -p .build/fuzz/$$name.corpus && \
	  .build/fuzz/$$name -max_total_time=$(FUZZ_SECONDS) -max_len=4096 -artifact_prefix=.build/fuzz/ \
	    .build/fuzz/$$name.corpus protocols || exit 1; \
	done

# Spellers that are installed are measured beside: hunspell with en_US, aspell with en, the symspellpy of Python.
eval: lexicons
	swift build --configuration release --scratch-path .build/tools --product pressboard-lab
	@python3 Tests/Evaluation/evaluate.py --lab .build/tools/release/pressboard-lab --lexicon .build/lexicon --rows $(or $(EVAL),$(error say where the rows are: make eval EVAL=FOLDER))

# Fails under 95 %. The engine's own tests, without those of the programs around it.
coverage:
	$(SWIFT_TEST) --enable-code-coverage --scratch-path .build/coverage \
	  --filter 'PressboardTests|TextPathTests|LabTests|ExampleTests'
	@Tests/Checks/coverage .build/coverage/debug/codecov/pressboard.json Sources/Pressboard 95

bench: build
	@Tests/Setup/dependencies bench
	@$(ENDTOEND) bench --program $(PROGRAM)

format:
	swift format --in-place --recursive --parallel $(SWIFT_SOURCES)

# Builds nothing: it may run as root, whose files in .build would be in the next build's way.
install:
	@test -x $(PROGRAM) || { echo "$(PROGRAM) is not there: run 'make build' first, not as root" >&2; exit 1; }
	install -D -s -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/pressboard
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/pressboard/lexicon $(LEXICONS)
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/doc/pressboard/lexicon data/lexicon/README.md data/lexicon/licences/*
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/applications data/pressboard.desktop
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/lib/systemd/user data/pressboard.service
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/doc/pressboard README.md ARCHITECTURE.md LICENSE

clean:
	rm -rf .build out
