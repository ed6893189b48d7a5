#!/usr/bin/env python3
"""How well the decoder understands:   evaluate.py --lab PROGRAM --lexicon FOLDER --rows FOLDER [--no-peers] [--misses N]

Prints a table: what is measured, the least that is asked, what is aimed at, what came out, and the same for spellers
that are installed (hunspell, aspell, symspellpy), which see strings only. The rows are not part of the project; their
folder holds wiki_dev.tsv, codespell_dev.tsv, correct_dev.tsv, taps_dev.tsv and text_dev.txt (a name without `_dev` will
do). Exit status 1 if something stays below what is asked.

Counting: capitals and apostrophes do not matter. A typo is right if the first (or one of the first three) candidates is
what was intended; precision is the share of right ones among the replacements that were made. A right word is harmed if
space would change it. For the spellers: a word they do not know is replaced by their first suggestion.
"""
import argparse, collections, csv, os, subprocess, sys


def plain(text):
    return text.lower().replace("'", "").replace("\u2019", "")


def rows(folder, name):
    for file in (f"{name}_dev.tsv", f"{name}.tsv"):
        path = os.path.join(folder, file)
        if os.path.exists(path):
            with open(path, encoding="utf-8") as lines:
                return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)), path
    sys.exit(f"{folder}: no {name}_dev.tsv")


def percent(part, whole):
    return 100 * part / max(1, whole)


class Lab:
    """Our own answers: (replacement or '', candidates) for each word."""

    def __init__(self, program, lexicon):
        self.start = [program]
        self.options = [f"--lexicon={lexicon}"]

    def run(self, command, text, *options):
        done = subprocess.run(self.start + [command] + self.options + list(options), input=text.encode(),
                              stdout=subprocess.PIPE)
        if done.returncode > 1:
            sys.exit(f"{self.start[0]} {command}: exit status {done.returncode}")
        return [line.split("\t") for line in done.stdout.decode().split("\n") if line]

    def words(self, words, strength="normal"):
        answers = self.run("correct", "".join(w + "\n" for w in words), "--strength", strength)
        assert len(answers) == len(words), f"{len(answers)} answers to {len(words)} words"
        return [(a[1], a[2].split("|")) if len(a) > 3 else ("", []) for a in answers]


class Pipe:
    """hunspell or aspell, asked through their pipe mode."""

    def __init__(self, *command):
        self.command = command

    def words(self, words, strength="normal"):
        text = "".join("^" + w + "\n" for w in words)
        done = subprocess.run(self.command, input=text.encode(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        answers, current = [], []
        for line in done.stdout.decode(errors="replace").split("\n")[1:]:
            if line:
                current.append(line)
            elif len(answers) < len(words):
                answers.append(self.reading(current, words[len(answers)]))
                current = []
        return answers + [("", [])] * (len(words) - len(answers))

    @staticmethod
    def reading(lines, word):
        for line in lines:
            if line[0] == "&":
                found = line.split(": ", 1)[1].split(", ")
                return found[0], found
            if line[0] == "#":
                return "", []
        return "", [word]


class SymSpell:
    def __init__(self):
        import symspellpy
        folder = os.path.dirname(symspellpy.__file__)
        self.closest = symspellpy.Verbosity.ALL
        self.speller = symspellpy.SymSpell(max_dictionary_edit_distance=2)
        name = [f for f in os.listdir(folder) if f.startswith("frequency_dictionary_en")][0]
        self.speller.load_dictionary(os.path.join(folder, name), 0, 1)

    def words(self, words, strength="normal"):
        answers = []
        for word in words:
            found = [s.term for s in self.speller.lookup(word.lower(), self.closest, max_edit_distance=2)]
            known = found[:1] == [word.lower()]
            answers.append(("" if known or not found else found[0], found))
        return answers


def typos(engine, name, table):
    answers = engine.words([r["typo"] for r in table])
    want = [{plain(x) for x in r["intended"].split("|")} for r in table]
    top = {m: sum(bool(w & {plain(c) for c in a[1][:m]}) for w, a in zip(want, answers)) for m in (1, 3)}
    made = [(w, a[0]) for w, a in zip(want, answers) if a[0]]
    right = sum(plain(a) in w for w, a in made)
    return {
        f"{name} top-1": percent(top[1], len(table)), f"{name} top-3": percent(top[3], len(table)),
        f"{name} right fixes": percent(right, len(table)), f"{name} precision": percent(right, len(made)),
    }


def harm(engine, table):
    count, changed = collections.Counter(), collections.Counter()
    for row, answer in zip(table, engine.words([r["word"] for r in table])):
        count[row["class"]] += 1
        changed[row["class"]] += bool(answer[0]) and plain(answer[0]) != plain(row["word"])
    return {f"changed: {c}": percent(changed[c], count[c]) for c in count}


def taps(finals, table):
    wrong = {r["id"] for r in table if plain(finals.get(r["id"], "")) != r["intended"]}
    right = [r for r in table if r["typed"] == r["intended"]]
    return {"taps: wrong after": percent(len(wrong), len(table)),
            "taps: right words spoilt": percent(sum(r["id"] in wrong for r in right), len(right))}


def middles(word):
    """The taps of a finger that hits every letter in its middle, as rows of taps have them."""
    places = {letter: (start + column, row) for row, (letters, start) in
              enumerate((("qwertyuiop", 0.5), ("asdfghjkl", 1), ("zxcvbnm", 2))) for column, letter in enumerate(letters)}
    return ";".join(f"{100 * places[c][0]:.0f},{156.7 * (places[c][1] + 0.5):.0f}" for c in word)


def tapped_harm(lab, table):
    """Right words whose letters were all hit in their middles: nothing but the words themselves speaks against them."""
    rows = [r for r in table if r["word"].isascii() and r["word"].isalpha() and r["word"].islower()]
    text = "id\ttaps\n" + "".join(f"{i}\t{middles(r['word'])}\n" for i, r in enumerate(rows))
    finals = {a[0]: a[1] for a in lab.run("taps", text) if len(a) > 3}
    count, changed = collections.Counter(), collections.Counter()
    for i, row in enumerate(rows):
        count[row["class"]] += 1
        changed[row["class"]] += plain(finals.get(str(i), "")) != plain(row["word"])
    return {f"changed, tapped: {c}": percent(changed[c], count[c]) for c in count}


# What is measured, the least asked, the aim; whether more is better.
ASKED = [
    ("wiki top-1", 89, 92, True), ("wiki top-3", 96, 97.5, True),
    ("codespell top-1", 81, 84, True), ("codespell top-3", 86, 90, True),
    ("wiki right fixes", 83, 83, True), ("wiki precision", 94, 97, True),
    ("changed: common", 0.1, 0, False), ("changed: mid", 0.2, 0, False), ("changed: rare", 0.5, 0, False),
    ("changed: name", 10, 4, False), ("changed: tech", 30, 10, False), ("changed: foreign", 40, 15, False),
    ("changed, tapped: name", 10, 4, False), ("changed, tapped: tech", 30, 10, False),
    ("changed, tapped: foreign", 40, 15, False),
    ("taps: wrong after", 6.5, 4.5, False), ("taps: right words spoilt", 1.0, 0.4, False),
    ("savings, static", 44, 47, True), ("savings, learning", 46, 50, True), ("next word top-3", 19, 21, True),
    ("tap update p95, ms", 4, 1, False), ("English file, MB", 5, 3.5, False), ("largest other file, MB", 2, 1, False),
]


def ours(lab, options, sets):
    out = {}
    out |= typos(lab, "wiki", sets["wiki"]) | typos(lab, "codespell", sets["codespell"]) | harm(lab, sets["correct"])
    with open(sets["taps path"], encoding="utf-8") as file:
        answers = [a for a in lab.run("taps", file.read()) if len(a) > 3]
    out |= taps({a[0]: a[1] for a in answers}, sets["taps"])
    out |= tapped_harm(lab, sets["correct"])
    times = sorted(int(a[3]) for a in answers)
    out["tap update p95, ms"] = times[len(times) * 95 // 100] / 1000
    text = sets["text"]
    for name, more in (("static", []), ("learning", ["--learn"])):
        last = lab.run("complete", text, *more)[-1]
        out[f"savings, {name}"] = 100 * float(last[1])
        out.setdefault("next word top-3", 100 * float(last[3]))
    sizes = {f: os.path.getsize(os.path.join(options.lexicon, f)) / 1e6
             for f in os.listdir(options.lexicon) if f.endswith(".lexicon")}
    out["English file, MB"] = sizes.pop("en.lexicon", 0)
    out["largest other file, MB"] = max(sizes.values(), default=0)
    if options.misses:
        for row, answer in zip(sets["wiki"], lab.words([r["typo"] for r in sets["wiki"]])):
            if plain(answer[1][0]) not in {plain(x) for x in row["intended"].split("|")} and options.misses > 0:
                options.misses -= 1
                print(row["typo"], row["intended"], "|".join(answer[1][:4]), sep="\t")
    return out


def peer(engine, sets):
    out = typos(engine, "wiki", sets["wiki"]) | typos(engine, "codespell", sets["codespell"])
    out |= harm(engine, sets["correct"])
    table = sets["taps"]
    finals = {r["id"]: a[0] or r["typed"] for r, a in zip(table, engine.words([r["typed"] for r in table]))}
    return out | taps(finals, table)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lab", required=True)
    parser.add_argument("--lexicon", required=True)
    parser.add_argument("--rows", required=True)
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--misses", type=int, default=0)
    options = parser.parse_args()
    sets = {}
    for name in ("wiki", "codespell", "correct", "taps"):
        sets[name], sets[name + " path"] = rows(options.rows, name)
    path = next(p for p in (os.path.join(options.rows, n) for n in ("text_dev.txt", "text.txt")) if os.path.exists(p))
    with open(path, encoding="utf-8") as file:
        sets["text"] = file.read()
    results = {"here": ours(Lab(options.lab, options.lexicon), options, sets)}
    if not options.no_peers:
        for name, make in (("hunspell", lambda: Pipe("hunspell", "-i", "utf-8", "-a", "-d", "en_US")),
                           ("aspell", lambda: Pipe("aspell", "-a", "--lang=en_US", "--encoding=utf-8")),
                           ("symspellpy", SymSpell)):
            try:
                results[name] = peer(make(), sets)
            except (OSError, ImportError):
                print(f"{name} is not installed: left out", file=sys.stderr)
    print(f"{'':28}{'asked':>8}{'aim':>8}" + "".join(f"{n:>12}" for n in results))
    failed = 0
    for metric, least, aim, more in ASKED:
        value = results["here"].get(metric)
        fine = value is not None and (value >= least if more else value <= least)
        failed += not fine
        cells = "".join(f"{r[metric]:12.2f}" if metric in r else f"{'':>12}" for r in results.values())
        print(f"{metric:28}{least:8g}{aim:8g}{cells}{'' if fine else '  below'}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
