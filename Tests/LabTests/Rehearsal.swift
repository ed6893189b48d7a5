import Pressboard

@testable import PressboardLab

/// Runs one line through `type`; the answer without the state.
func typed(_ text: String, _ script: String, _ change: (inout LabOptions) -> Void = { _ in }) -> String {
  run(text, script, change).text
}

struct Rehearsed {
  var text: String
  var keyboardCase: String
  var page: String
  var bar: String
}

func run(
  _ text: String, _ script: String, language: (any LanguageSource)? = nil,
  _ change: (inout LabOptions) -> Void = { _ in }
) -> Rehearsed {
  var options = LabOptions()
  change(&options)
  var command = TypeCommand(options: options, language: language)
  let answer: String
  do throws(BadLine) {
    answer = try command.answer(text + "\t" + script) ?? ""
  } catch {
    answer = "!" + error.reason
  }
  let fields = answer.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
  guard fields.count == 4 else { return Rehearsed(text: answer, keyboardCase: "", page: "", bar: "") }
  func value(_ field: String) -> String { String(field.drop { $0 != "=" }.dropFirst()) }
  return Rehearsed(
    text: fields[0], keyboardCase: value(fields[1]), page: value(fields[2]), bar: value(fields[3]))
}
