import Pressboard

// Types its arguments with taps on a Czech, German or English keyboard and prints what came of it:
//   swift run string-host en "hello  how's it going"

var arguments = CommandLine.arguments.dropFirst()
let layout = arguments.popFirst() ?? "en"
var context = KeyboardContext(layoutName: layout)
context.keyboardCase = .auto
let host = FingerHost(context: context)
let text = arguments.isEmpty ? "hello  how's it going" : arguments.joined(separator: " ")
if !host.type(text) { print("there is no key for some of it") }
print(host.document.text)
