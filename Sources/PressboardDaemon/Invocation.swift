import Pressboard
import PressboardWayland

/// What a command line asks for.
enum Invocation: Equatable {
  /// Be the keyboard.
  case run(DaemonOptions)
  /// Ask the keyboard that runs.
  case ask(ControlCommand)
  /// Print the keys of an output that need not exist.
  case list(KeyListingRequest)
  /// Show or change what was learned.
  case words(WordsRequest)
  case version
  case help
}

/// What `pressboard keys --output …` is asked for.
struct KeyListingRequest: Equatable {
  /// In points.
  var output: Size
  /// The output's size in the world; nil where it is not known.
  var millimetres: Size?
  var context = KeyboardContext()

  var lines: [String] {
    guard let layout = KeyboardLayout.resolve(context.layoutName, in: context) else { return [] }
    let metrics = KeyboardMetrics(width: output.width, outputSize: output, millimetres: millimetres)
    return KeyGrid(layout: layout, metrics: metrics).lines(onOutputOf: output)
  }
}

/// What is wrong with a command line.
enum OptionError: Error, Equatable {
  case unknownOption(String, nearest: String?)
  case unexpectedArgument(String, nearest: String?)
  /// A command behind options that are none of its own.
  case misplacedCommand(String)
  case missingValue(option: String)
  /// A command that has to be told one of these.
  case missingCommand(String, allowed: [String])
  /// A command that has to be told what it is about, such as this.
  case missingArgument(String, example: String)
  case unexpectedValue(option: String)
  case badValue(option: String, value: String, allowed: [String])
  case badSetting(BehaviorError)
  /// A size that is none, or with a side of less than `least` or more than `most`.
  case badSize(option: String, value: String, least: Int, most: Int)
  /// Two options of which only one can be followed.
  case conflict(String, String)
  /// An option that means something only beside another.
  case needs(String, other: String)
}
