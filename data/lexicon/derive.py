#!/usr/bin/env python3
"""Makes the sources in this folder again:   derive.py LANGUAGE...   (en de fr es cs)

Needs Debian's `scowl hunspell hunspell-en-us hunspell-en-gb hunspell-de-de hunspell-fr hunspell-es hunspell-cs
xz-utils` and from PyPI `wordfreq==3.1.1 wordsegment==1.3.1` (a virtual environment will do). Writes for each language

  LANGUAGE/words.xz    the words that are suggested: sorted, front coded, with frequency, flags and display form
  LANGUAGE/known.xz    words that are left alone but never suggested, with frequency
  LANGUAGE/bigrams.xz  pairs of words, English only

in the formats that README.md describes, and refuses to write what looks wrong.
"""
import collections, lzma, math, os, re, subprocess, sys, unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
LONGEST = 24

LETTERS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "de": "abcdefghijklmnopqrstuvwxyzäöüß",
    "fr": "abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ",
    "es": "abcdefghijklmnopqrstuvwxyzáéíñóúü",
    "cs": "abcdefghijklmnopqrstuvwxyzáčďéěíňóřšťúůýž",
}
DICTIONARIES = {
    "en": ["en_US", "en_GB"], "de": ["de_DE"], "fr": ["fr"], "es": ["es_ES", "es_MX"], "cs": ["cs_CZ"],
}
ONE_LETTER = {"en": "ai", "de": "", "fr": "aàyô", "es": "aeouy", "cs": "aikosuvz"}
# Words of the neighbours, which people mix in: known everywhere, suggested only where their language is on.
NEIGHBOURS = ["en", "de", "fr", "es", "it", "nl", "pt"]
# English has room for its rare words; the others keep their files near a megabyte.
MOST_WORDS = {"en": 140_000, "de": 50_000, "fr": 50_000, "es": 50_000, "cs": 50_000}
MOST_KNOWN = {"en": 500_000, "de": 100_000, "fr": 100_000, "es": 100_000, "cs": 100_000}
COMMONEST = {"en": "the", "de": "die", "fr": "de", "es": "de", "cs": "a"}

# Never offered unless typed before. Beginnings, so that inflections follow; the exceptions keep their good name.
OFFENSIVE = {
    "en": ("fuck shit cunt nigger nigga faggot bitch whore slut bastard asshole arsehole wank twat motherfuck "
           "cocksuck bullshit dickhead dildo jizz blowjob handjob cumshot pussy tits titties retard spic kike "
           "chink gook wetback tranny dyke coon paki porn milf bukkake rapist goddamn penis vagina fag fags "
           "cock cocks dick dicks piss pissed cum cums anal anus nazi hooker boner horny slutty wanker").split(),
    "de": "fick arschl fotze hure wichs schlampe nutte schwuchtel kanake neger scheiß scheiss möse".split(),
    "fr": "putain pute salope connard connasse encul merde nique bite couille pédé nègre bordel".split(),
    "es": "puta puto mierda coño joder follar cabrón cabron maricón maricon polla gilipollas pendej verga".split(),
    "cs": "kurv píč pič kokot čurák curak mrd jeb hovn prdel buzerant negr šuk zmrd".split(),
}
WHOLE_ONLY = set("fag fags cock cocks dick dicks piss pissed cum cums anal anus coon paki spic chink gook dyke "
                 "bite verga porn tits kike nazi pute".split())
DECENT = set("shitake pussycat pussyfoot retardant retardants retardation dickens hurel huren puteaux putain "
             "scunthorpe bastardo bitcoin jebel follaje joderse".split())


def frequencies(language):
    """The words of wordfreq's longest list with their Zipf value (log10 of occurrences in 10^9 words)."""
    import wordfreq
    table = wordfreq.get_frequency_dict(language, wordlist="best")
    return {unicodedata.normalize("NFC", w).replace("’", "'"): 9 + math.log10(f) for w, f in table.items()}


def accepted(words, dictionary):
    """Those of `words` that the hunspell dictionary knows just as written."""
    text = "\n".join(words) + "\n"
    out = subprocess.run(["hunspell", "-i", "utf-8", "-d", dictionary, "-G"], input=text.encode(),
                         stdout=subprocess.PIPE, check=True).stdout.decode()
    return set(out.split("\n"))


def scowl(sizes, kinds):
    """SCOWL's words: {word: smallest size that lists it}. American, British and their common variants."""
    found = {}
    folder = "/usr/share/dict/scowl"
    for name in sorted(os.listdir(folder)):
        stem, size = name.rsplit(".", 1)
        region, kind = stem.split("-", 1)
        if int(size) > sizes or kind not in kinds or region not in (
                "english", "american", "british", "british_z", "variant_1", "british_variant_1", "canadian"):
            continue
        for line in open(os.path.join(folder, name), encoding="iso-8859-1"):
            word = unicodedata.normalize("NFC", line.strip())
            found[word] = min(found.get(word, 100), int(size))
    return found


def with_eszett(table):
    """wordfreq writes ss for ß: words that are only words with it get it back."""
    doubled = [w for w in table if "ss" in w]
    turned = {w: [w[:i] + "ß" + w[i + 2:] for i in range(len(w) - 1) if w[i:i + 2] == "ss"] for w in doubled}
    asked = doubled + [v for variants in turned.values() for v in variants]
    good = {w.lower() for w in accepted(asked + [w[0].upper() + w[1:] for w in asked], "de_DE")}
    result = {}
    for word, zipf in table.items():
        right = [v for v in turned.get(word, []) if v in good] if word not in good else []
        result[right[0] if right else word] = zipf
    return result


def edits(word, letters):
    """Everything one slip away from `word`."""
    for i in range(len(word) + 1):
        head, tail = word[:i], word[i:]
        if tail:
            yield head + tail[1:]
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
        for c in letters:
            if tail and c != tail[0]:
                yield head + c + tail[1:]
            yield head + c + tail


def offensive(word, language):
    if word in DECENT:
        return False
    return any(word == o if o in WHOLE_ONLY else word.startswith(o) for o in OFFENSIVE[language])


def choose(language):
    """-> words {key: (zipf, flags, display)}, known {key: zipf}"""
    letters = LETTERS[language]
    shape = re.compile(f"[{letters}]+(?:'[{letters}]+)*'?" if language == "fr" else f"[{letters}]+(?:'[{letters}]+)*")
    table = {w: z for w, z in frequencies(language).items() if len(w) <= LONGEST and shape.fullmatch(w)}
    if language == "de":
        table = with_eszett(table)
    ranked = sorted(table, key=lambda w: (-table[w], w))
    if language != "en":
        ranked = ranked[:250_000]
    lower, title, upper = set(), set(), set()
    for dictionary in DICTIONARIES[language]:
        lower |= accepted(ranked, dictionary)
        title |= {w.lower() for w in accepted([w[0].upper() + w[1:] for w in ranked], dictionary)}
        upper |= {w.lower() for w in accepted([w.upper() for w in ranked], dictionary)}
    listed, display = {}, {}
    if language == "en":
        for word, size in scowl(70, ("words", "contractions")).items():
            listed[word.lower()] = min(size, listed.get(word.lower(), 100))
        for word, size in sorted(scowl(70, ("upper", "proper-names", "abbreviations")).items(), key=lambda p: p[1]):
            word = word.rstrip(".")
            if shape.fullmatch(word.lower()) and word.lower() not in display:
                display[word.lower()] = word
    words, known = {}, {}

    def keep(word, zipf):
        plain = word in lower or (word in listed)
        flags, shown = "", None
        if not plain:
            named = display.get(word)
            if named and named != word:
                shown = named
            elif word in title:
                shown = word[0].upper() + word[1:]
            elif word in upper:
                shown = word.upper()
            if shown and shown.upper() == shown and len(shown) > 1:
                flags += "a"
            elif shown:
                flags += "p"
        if language == "de" and not plain and shown is None and word in title:
            shown = word[0].upper() + word[1:]
            flags += "p"
        if offensive(word, language):
            flags += "o"
        words[word] = (zipf, flags, shown)

    for word in ranked:
        zipf = table[word]
        if len(word) == 1:
            fine = word in ONE_LETTER[language]
        elif len(word) == 2:
            fine = zipf >= 4.2 and (word in lower or word in title or word in upper or word in listed)
        elif word.endswith("'s") and language == "en":
            # A name's genitive follows the name; only the common ones are words to suggest.
            fine = zipf >= 3.3 and (word in lower or word in title)
        else:
            fine = word in lower or word in title or word in listed or (word in upper and zipf >= 3.0)
        if fine and len(words) < MOST_WORDS[language]:
            keep(word, zipf)
        elif fine or zipf >= 1.0:
            known[word] = zipf
    # What the web writes often and no dictionary lists: names and new words, but not the web's misspellings.
    if language == "en":
        for word in [w for w in known if known[w] >= 3.1 and len(w) > 3 and "'" not in w]:
            rivals = [words[e][0] for e in edits(word, letters + "'") if e in words]
            if not rivals or max(rivals) < known[word] + 0.7:
                words[word] = (known.pop(word), "p", word[0].upper() + word[1:])
        for word, size in listed.items():
            if word not in words and shape.fullmatch(word) and 2 < len(word) <= LONGEST \
                    and not word.endswith("'s") and size <= 60:
                words[word] = (0.8, "o" if offensive(word, language) else "", None)
        for word in scowl(80, ("words", "upper", "proper-names", "contractions", "abbreviations")):
            word = word.lower().rstrip(".")
            if word not in words and shape.fullmatch(word) and len(word) <= LONGEST and not word.endswith("'s"):
                known[word] = max(known.get(word, 0.5), 0.5)
        for word, shown in {"i": "I", "i'm": "I'm", "i'll": "I'll", "i've": "I've", "i'd": "I'd"}.items():
            words[word] = (words[word][0], "", shown)
    return words, known


def foreign(language, words, known):
    """Common words of the neighbours, whose frequency counts a hundredth here."""
    plain = re.compile("[a-zà-öø-ÿœ]+")
    for other in NEIGHBOURS:
        if other == language:
            continue
        table = frequencies(other)
        for word in sorted(table, key=lambda w: -table[w])[:25_000]:
            zipf = table[word] - 2
            if 3 <= len(word) <= 16 and plain.fullmatch(word) and word not in words:
                known[word] = max(known.get(word, 0), zipf)


def bigrams(words):
    """{first: {second: probability}} from the web corpus's pairs; `<s>` begins a sentence."""
    import wordsegment
    folder = os.path.dirname(wordsegment.__file__)
    totals = {}
    for line in open(os.path.join(folder, "unigrams.txt"), encoding="utf-8"):
        word, count = line.split()
        totals[word] = float(count)
    restored = {w.replace("'", ""): w for w in sorted(words, key=lambda w: words[w][0]) if "'" in w}

    def key(word):
        word = word.lower()
        if word in restored and words[restored[word]][0] > words.get(word, (0,))[0]:
            return restored[word]
        return word if word in words else restored.get(word)

    counts, sums = collections.defaultdict(lambda: collections.defaultdict(float)), collections.defaultdict(float)
    starts = 0.0
    for line in open(os.path.join(folder, "bigrams.txt"), encoding="utf-8"):
        first, second, count = line.split()
        second = key(second)
        if first == "<s>":
            starts += float(count)
        else:
            raw, first = first.lower(), key(first)
        if first and second:
            counts[first][second] += float(count)
            if first != "<s>":
                sums[first] = max(sums[first], totals.get(raw, 0))
    sums["<s>"] = starts * 1.1
    return {f: {s: c / max(sums[f], sum(row.values()) * 1.02) for s, c in row.items()} for f, row in counts.items()}


def front_coded(rows):
    """Sorted rows (word, tail) with each word's shared beginning as one character: `a` none, `b` one letter, ..."""
    lines, previous = [], ""
    for word, tail in sorted(rows):
        shared = 0
        while shared < min(len(word), len(previous), 25) and word[shared] == previous[shared]:
            shared += 1
        lines.append(chr(97 + shared) + word[shared:] + tail)
        previous = word
    return lines


def step(zipf):
    """The quantised frequency: 1/32 of a decade, 1...255."""
    return max(1, min(255, round(zipf * 32)))


def tail(word, flags, shown):
    """The last columns: flags, and a display form that they do not tell."""
    told = word[0].upper() + word[1:] if "p" in flags else word.upper() if "a" in flags else word
    return [flags, shown] if shown and shown != told else [flags] if flags else []


def check(language, words, known, pairs):
    top = sorted(words, key=lambda w: -words[w][0])[:50]
    assert COMMONEST[language] in top, top
    allowed = set(LETTERS[language] + "'")
    assert all(set(w) <= allowed for w in words), [w for w in words if not set(w) <= allowed][:20]
    assert not any(re.search(r"(.)\1\1\1", w) for w in words if words[w][0] > 1), "junk"
    assert not {"quot", "nbsp", "href", "http", "https", "www"} & set(words)
    assert not set(words) & set(known)
    assert all(sum(row.values()) <= 1 for row in pairs.values())


def write(language, name, lines):
    folder = os.path.join(HERE, language)
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, name + ".xz")
    with open(path, "wb") as file:
        file.write(lzma.compress(("\n".join(lines) + "\n").encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{path}: {len(lines)} lines, {os.path.getsize(path)} bytes")


def main(languages):
    for language in languages:
        words, known = choose(language)
        for junk in ("quot", "nbsp", "href", "http", "https", "www"):
            words.pop(junk, None)
        for word in [w for w in words if re.search(r"(.)\1\1\1", w)]:
            words.pop(word)
        foreign(language, words, known)
        commonest = sorted((w for w in known if w not in words), key=lambda w: (-known[w], w))
        known = {w: known[w] for w in commonest[:MOST_KNOWN[language]]}
        pairs = bigrams(words) if language == "en" else {}
        check(language, words, known, pairs)
        write(language, "words", front_coded(
            (w, "\t" + "\t".join([str(step(z))] + tail(w, flags, shown))) for w, (z, flags, shown) in words.items()))
        write(language, "known", front_coded((w, "\t" + str(step(z) // 16)) for w, z in known.items()))
        if pairs:
            lines = []
            for first in sorted(pairs):
                lines.append(first)
                lines += ["\t" + l for l in front_coded(
                    (s, "\t" + str(max(1, min(255, round(-32 * math.log10(p)))))) for s, p in pairs[first].items())]
            write(language, "bigrams", lines)


if __name__ == "__main__":
    main(sys.argv[1:] or sorted(LETTERS))
