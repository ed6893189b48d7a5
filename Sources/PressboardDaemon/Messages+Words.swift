import Glibc
import Lexicon
import Storage

/// What is said of learned words.
extension Messages {
  static let noDataFolder =
    "Neither XDG_DATA_HOME nor HOME names a folder, so nothing is learned; set one of them to a path "
    + "from the root, in UTF-8."

  static let exportHead = "# What pressboard has learned; 'pressboard words import FILE' reads it."

  static func text(_ notice: StorageNotice) -> String {
    switch notice {
    case .setAside(let path, let other, let fault):
      "The learned words in \(path) cannot be used (\(reason(fault))): the file is kept as \(other), "
        + "and learning begins anew."
    case .failed(let fault): text(fault)
    }
  }

  static func text(_ fault: StorageFault) -> String {
    let why = String(cString: strerror(fault.errno))
    return switch fault.step {
    case .makeFolder:
      "The folder for learned words, \(fault.path), cannot be made (\(why)); make it, or let XDG_DATA_HOME name "
        + "another place."
    case .lock where fault.errno == EWOULDBLOCK:
      "The folder for learned words, \(fault.path), is in use by another program; try again when that is done."
    case .lock:
      "The folder for learned words, \(fault.path), cannot be opened (\(why)); make it yours to read and write."
    case .read:
      "The learned words in \(fault.path) cannot be read (\(why)); they are left as they are, and nothing is saved "
        + "until that is put right."
    case .write:
      "The learned words cannot be saved in \(fault.path) (\(why)), what was there before is as it was; "
        + remedy(fault.errno, at: fault.path)
    case .setAside:
      "The damaged file \(fault.path) cannot be set aside (\(why)); move it elsewhere, nothing is saved until then."
    case .remove:
      "\(fault.path) cannot be removed (\(why)), so not everything is forgotten; "
        + remedy(fault.errno, at: fault.path)
    }
  }

  /// What can be done where a file cannot be made or removed.
  private static func remedy(_ number: Int32, at path: String) -> String {
    switch number {
    case ENOSPC, EDQUOT: "make room on that disk."
    case EEXIST, EISDIR, ENOTEMPTY, ENOTDIR: "move away what lies there."
    case EROFS: "let XDG_DATA_HOME name a place that can be written to."
    default: "make the folder yours to write to, or let XDG_DATA_HOME name another place."
    }
  }

  private static func reason(_ fault: LearnedFault) -> String {
    switch fault {
    case .foreign: "it is something else"
    case .version(let version): "it was written by another version of the program, format \(version)"
    case .length(let said, let found): "it should have \(said) bytes and has \(found)"
    case .checksum: "it is damaged"
    case .record(let offset): "it makes no sense from byte \(offset) on"
    }
  }

  // MARK: - pressboard words

  static func text(_ refusal: LearnedData.Refusal, _ word: String) -> String {
    switch refusal {
    case .noWord:
      "\(shown(word)) is no word: it needs a letter, and may have letters, digits, hyphens and apostrophes, "
        + "64 bytes at most."
    case .full:
      "There is no room for \(shown(word)) among the words that were added; forget some, or all by "
        + "'pressboard words wipe'."
    }
  }

  static func notLearned(_ word: String) -> String {
    "Nothing was learned of \(shown(word)); 'pressboard words list' shows what was."
  }

  static func unreadable(_ path: String, errno: Int32) -> String {
    let why = "\(shown(path)) cannot be read: \(String(cString: strerror(errno)))"
    // A name that is not UTF-8 has come here with U+FFFD in it.
    guard path.unicodeScalars.contains("\u{FFFD}") else { return why + "." }
    return why + "; a file whose name is not UTF-8 is read by 'pressboard words import - < FILE'."
  }

  static func unwritable(errno: Int32) -> String {
    "The answer cannot be written: \(String(cString: strerror(errno))); let standard output go where there is room."
  }

  static func text(_ fault: LearnedLineFault, file: String) -> String {
    (file.utf8.elementsEqual("-".utf8) ? "standard input" : file) + ":\(fault.line): " + reason(fault.reason)
      + " Nothing was imported."
  }

  /// What there was no room for; nothing where all was taken in.
  static func leftOut(_ intake: LearnedIntake) -> [String] {
    var sentences: [String] = []
    if intake.pairsLeftOut > 0 {
      sentences.append(
        "Left out: \(count(intake.pairsLeftOut, "pair")) of words, for there is room for "
          + "\(LearnedIntake.mostFirstWords) first words with \(LearnedIntake.mostSecondWords) behind each; "
          + "the words themselves are there.")
    }
    if intake.rejectionsForgotten > 0 {
      sentences.append(
        "Forgotten: \(count(intake.rejectionsForgotten, "correction")) that had been taken back, the oldest, "
          + "for there is room for \(LearnedIntake.mostRejections).")
    }
    return sentences
  }

  private static func count(_ number: Int, _ name: String) -> String {
    "\(number) \(name)" + (number == 1 ? "" : "s")
  }

  private static func reason(_ reason: LearnedLineFault.Reason) -> String {
    switch reason {
    case .notUTF8: "the line is not UTF-8; convert the file (iconv -t UTF-8)."
    case .kind(let kind, let known):
      "\(shown(kind)) is no kind of line; write a word by itself, or first one of \(known.joined(separator: ", "))."
    case .fields(let found, let needed):
      "\(found) fields where \(needed) are needed, parted by tabs; 'pressboard words export' shows how."
    case .noWord(let word):
      "\(shown(word)) is no word: a line is one word, or fields parted by tabs as 'pressboard words export' has them."
    case .noNumber(let text): "\(shown(text)) is no number of times; write digits."
    case .noDay(let text): "\(shown(text)) is no day; write it like 2026-11-30, or - for none."
    case .unknownSecond(let word): "no line before has \(shown(word)) as a word; write its line first."
    case .full:
      "there is no room for more words; leave out what is of no use, here or by 'pressboard words forget'."
    }
  }

  /// Why a word is there.
  static func why(_ word: LearnedData.Word) -> String {
    var parts: [String] = []
    if word.isByHand { parts.append("added by hand") }
    if word.times > 0 { parts.append("kept " + times(word.times)) }
    if word.times > 0, let last = word.last { parts.append("last on " + CalendarDay(last).text) }
    if !word.isWord { parts.append("a word from the third time on") }
    return parts.joined(separator: ", ")
  }

  static func whyRejected(times count: Int) -> String {
    "taken back " + times(count)
      + (count > 1 ? ", no longer made" : ", not made again from the second time on")
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
