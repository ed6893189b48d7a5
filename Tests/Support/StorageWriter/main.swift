import Glibc
import Lexicon
import Pressboard
import Storage

// Learns and saves for ever, to be killed at any moment: the folder is its argument. It says a byte on standard output
// for each file that is safely on the disk. The words tell what they know of: `kept` as often as the file was written.
var store = LearnedStore(folder: DataFolder(path: CommandLine.arguments[1]))
var data = LearnedData()
_ = store.synchronise(&data, today: 20_000)
while true {
  data.note(.kept(KeptWord(text: "kept", contextWords: ["often"], startsSentence: false)))
  let notices = store.synchronise(&data, today: 20_000)
  guard notices.isEmpty, write(STDOUT_FILENO, ".", 1) == 1 else { exit(1) }
}
