import ApplicationModel
import Pressboard
import Testing
import TextPathFuzz

/// Faults that scripts by chance have found: what the text path believed, or did, that was not so.
@Suite struct TextPathStories {
  @Test(arguments: beliefs) func nothingIsBelievedThatIsNotSo(story: TextPathStory) { tell(story) }

  @Test(arguments: replacements) func replacementsAreWholeOrNotDone(story: TextPathStory) { tell(story) }

  @Test(arguments: orders) func editsKeepTheirOrder(story: TextPathStory) { tell(story) }

  @Test(arguments: carets) func theCaretGoesWhereItShould(story: TextPathStory) { tell(story) }

  private func tell(_ story: TextPathStory) {
    let run = Run(story.script, isTracing: true)
    #expect(run.violation == nil, "\(run.trace.joined(separator: "\n"))")
  }

  static let beliefs = [
    TextPathStory(
      fault: "a report from before a letter that went as a key was believed behind it", seed: 916,
      slowestHop: 0.004, accentsHaveKeys: true, applications: [.chromium],
      steps: [
        .backspace(after: 0.4239), .type(" ", after: 0.0134), .type("c", after: 0.0071),
        .happens(.tell, after: 0.0035),
      ]),
    TextPathStory(
      fault: "the late echo of what was typed before Tab was taken for the field behind it", seed: 1261,
      slowestHop: 0.004, applications: [.chromium.with { $0.keyOrder = .queued(0...0.001) }],
      steps: [
        .lesson("haedd hd", stop: 0.3, after: 1.2791), .type("e", after: 0.0035), .type(" ", after: 0.0094),
        .tab(), .rest(after: 0.063),
      ]),
    TextPathStory(
      fault: "one step late, the text before a doubled letter ends like the text behind it", seed: 1326,
      accentsHaveKeys: true, applications: [.chromium],
      steps: [
        .return(after: 0.0838), .type("g"), .type("ж"), .type("c", after: 0.0056), .backspace(),
        .type("g", after: 0.0004), .backspace(after: 0.001), .type("g", after: 0.0094),
        .type("c", after: 0.0018), .caret(-3, after: 0.0039), .rest(), .type("g", after: 0.0252),
        .backspace(after: 0.0257),
      ]),
    TextPathStory(
      fault: "behind Return, before the field is known, the caret that went elsewhere was not noticed",
      seed: 1179, isStrict: false, slowestHop: 0.001, accentsHaveKeys: true, applications: [.gtk3],
      steps: [
        .return(after: 0.911), .type("l", after: 0.0016), .type("🇩🇪", after: 0.0017),
        .type(" ", after: 0.0056),
        .type("m", after: 0.0399), .type("m", after: 0.1095), .happens(.caret(11), after: 0.0508), .rest(),
        .type("ß", after: 0.4351),
      ]),
    TextPathStory(
      fault: "a selection that nobody told of took the text before it along, and it was still claimed",
      seed: 1258, isStrict: false, accentsHaveKeys: true,
      applications: [.gtk3.with { $0.firstState = .afterFirstCommit }],
      steps: [
        .backspace(after: 3.0211), .type("é", after: 0.0015), .tab(after: 0.075), .type("é", after: 0.0254),
        .type("t", after: 0.0276), .backspace(after: 0.0099),
        .happens(.selectAll(tells: true), after: 0.5324),
        .type("z", after: 3.3058), .rest(), .focus(0, gap: 0.001, after: 0.0076),
      ]),
    TextPathStory(
      fault: "the same with more edits on their way", seed: 8057, slowestHop: 0.001,
      applications: [.gtk3.with { $0.firstState = .afterFirstCommit }],
      steps: [
        .return(after: 0.0286), .type("d", after: 0.0024), .type("ø", after: 0.0284), .backspace(),
        .type("ß", after: 0.0097), .backspace(after: 0.0809), .type("🇩🇪"),
        .happens(.selectAll(tells: true), after: 0.0927), .rest(), .return(after: 0.3062),
      ]),
    TextPathStory(
      fault: "a report that nobody asked for, behind Return, was the field before it", seed: 7782,
      isStrict: false, slowestHop: 0.001, accentsHaveKeys: true, applications: [.chromium],
      steps: [
        .return(after: 4.6763), .type("h", after: 0.5154), .return(after: 0.3312),
        .happens(.tell, after: 0.0006), .backspace(after: 0.0691),
      ]),
    TextPathStory(
      fault: "and so behind a Backspace that takes all that is left of ours", seed: 1695, isStrict: false,
      applications: [.chromium.with { $0.turnsLate = 3...5 }],
      steps: [
        .return(after: 0.4158), .type("c", after: 0.0003), .rest(), .happens(.tell, after: 0.0006),
        .backspace(after: 0.0023), .type("h", after: 0.0348),
      ]),
    TextPathStory(
      fault: "and the true one behind it was taken for late", seed: 6531, slowestHop: 0.001,
      applications: [.firefox],
      steps: [
        .type("e", after: 1.9249), .type("b", after: 0.8209), .return(after: 0.0645),
        .backspace(after: 0.2017), .return(after: 0.0264), .type("h", after: 0.6417),
        .return(after: 0.3559), .happens(.tell, after: 0.0017), .type("h", after: 0.2841),
      ]),
    TextPathStory(
      fault: "late reports that show another text than was ever there were ignored for ever", seed: 3786,
      isStrict: false, slowestHop: 0.004, accentsHaveKeys: true, applications: [.gtk418, .gtk48, .firefox],
      steps: [
        .focus(2, "👩‍👩‍👧 x", gap: 0.3, after: 7.1865), .type("k", after: 0.24), .type("i", after: 0.6824),
        .happens(.selectAll(tells: false), after: 0.1277), .type("m", after: 0.1547),
        .type(" ", after: 0.0039), .type("n", after: 0.0016), .type(" ", after: 0.0013), .rest(),
        .type("m", after: 0.0069), .type("n", after: 0.1024), .type("p", after: 0.019),
        .type("k", after: 0.0351), .type("m", after: 0.1621), .caret(-9, selects: true, after: 0.0044),
        .type("ß", after: 0.0448), .return(after: 0.0052), .type("i", after: 0.0293),
      ]),
    TextPathStory(
      fault: "three letters of a kind made a late field look prompt, and a letter was sent twice", seed: 5285,
      isStrict: false,
      applications: [
        .foot, .gtk418.with { $0.telling = .firstOnly },
        .gtk418.with {
          $0.commitEcho = .late
          $0.keyOrder = .queued(0...0.040)
        },
      ],
      steps: [
        .type("é", after: 6.6918), .focus(2, after: 0.0001), .type("l", after: 0.4), .type("l", after: 0.2),
        .type("l", after: 0.2), .type("j", after: 0.2), .type(" ", after: 0.0003),
      ]),
  ]

  static let replacements = [
    TextPathStory(
      fault: "what a deletion that was not done left behind could not be taken away by Backspaces",
      seed: 1539,
      isStrict: false, accentsHaveKeys: true,
      applications: [
        .gtk418.with {
          $0.deletion = .ignored
          $0.turnsLate = 0...5
        }
      ],
      steps: [
        .type("é́", after: 1.3513), .type("d", after: 0.1616), .type("b", after: 0.0012),
        .type("e", after: 0.0012), .replaceLast(3, with: "👩‍👩‍👧d", after: 0.0017), .backspace(after: 0.039),
      ]),
    TextPathStory(
      fault: "a Backspace right behind a deletion that was not done kept it from being put right", seed: 1557,
      isStrict: false, slowestHop: 0.004, accentsHaveKeys: true,
      applications: [
        .init().with {
          $0.deletion = .ignored
          $0.keyOrder = .inOrder
          $0.firstState = .afterFirstCommit
        }
      ],
      steps: [
        .type("e", after: 8.9005), .type("g", after: 0.2), .type("h", after: 0.2), .type("c", after: 0.026),
        .type("d", after: 0.0721), .type("h", after: 0.0693), .type("a", after: 0.0555),
        .replaceLast(5, with: " ch", after: 0.0087), .backspace(),
      ]),
    TextPathStory(
      fault: "a replacement worked on the outcome of one that had not been done", seed: 2633,
      slowestHop: 0.004,
      accentsHaveKeys: true,
      applications: [
        .gtk418.with {
          $0.deletion = .ignored
          $0.firstState = .afterFirstCommit
        }
      ],
      steps: [
        .type("o", after: 4.8453), .type("ø", after: 0.2014), .type("m", after: 0.1889),
        .replaceLast(5, with: "o", after: 0.0152), .replaceLast(5, with: "inilm", after: 0.0612),
        .rest(after: 0.1172),
      ]),
    TextPathStory(
      fault: "the first half of a replacement passed for one of another unit", seed: 1671, isStrict: false,
      slowestHop: 0.001, applications: [.gtk418.with { $0.deletion = .droppedWithSelection }],
      steps: [
        .type("é", after: 2.2021), .type("b", after: 0.0009), .type("e", after: 0.6727),
        .type("a", after: 0.0335), .type(" "), .type("a"), .backspace(), .type("e"), .type("c"), .type("b"),
        .type("ж"), .replaceLast(5, with: "a"), .return(after: 0.207),
      ]),
    TextPathStory(
      fault: "the first half of a replacement confirmed the Backspace behind it", seed: 5431, isStrict: false,
      applications: [.gtk418],
      steps: TimedStep.types("abc d", each: 0.2) + [
        .replaceLast(2, with: "x", after: 0.02), .backspace(after: 0.002), .type("e", after: 0.3),
      ]),
    TextPathStory(
      fault: "in Chromium the caret went elsewhere, and another word was replaced", seed: 1450,
      slowestHop: 0.001, applications: [.chromium],
      steps: [
        .type(" ", after: 0.8), .type("f", after: 0.0015), .type("ж", after: 0.0001),
        .type("h", after: 0.4057), .replaceLast(2, with: "aa", after: 0.1427), .type("c", after: 0.0475),
        .type("d", after: 0.0608), .type("f", after: 0.0306), .type("g", after: 0.057),
        .type("ab", after: 0.0644), .happens(.caret(9), after: 0.0028),
        .replaceLast(1, with: " aagb", after: 0.3182), .tab(after: 9.5153), .type("e", after: 0.1),
      ]),
  ]

  static let orders = [
    TextPathStory(
      fault: "a letter overtook the Backspace that went behind Tab, where answers are counted", seed: 4005,
      isStrict: false,
      applications: [
        .password,
        .qt68.with {
          $0.firstState = .afterFirstCommit
          $0.tabKey = .nextActivation
          $0.merging = 0
        },
      ],
      steps: [
        .focus(1, gap: 0.02, after: 4.0773), .type("n", after: 0.24), .backspace(after: 0.3204),
        .type("l", after: 0.0846), .return(after: 0.593), .type("n", after: 0.3928), .return(after: 0.0583),
        .type(" ", after: 0.0904), .tab(), .backspace(), .type("ß"), .rest(after: 0.9236),
      ]),
    TextPathStory(
      fault: "a caret move gave up waiting for keys in an application that stood still", seed: 4268,
      isStrict: false, slowestHop: 0.001, accentsHaveKeys: true,
      applications: [
        .foot,
        .gtk48.with {
          $0.turnsLate = 0...5
          $0.stop = 0.3
        },
      ],
      steps: [
        .focus(1, "👩‍👩‍👧 x", gap: 0.3, after: 1.1602), .lesson("k nnlkip", stop: 0.3, after: 5.0008),
        .backspace(after: 0.0772), .type("k", after: 0.0155),
        .caret(-1, by: .word, selects: true, after: 0.0879),
        .type("n", after: 0.0693), .type(" ", after: 0.0954),
      ]),
    TextPathStory(
      fault: "a refused letter and a Backspace look like neither, and the next letter went in between",
      seed: 8925, applications: [.gtk48.with { $0.reaction = .masks(Set("abcdeg")) }],
      steps: [
        .type("a", after: 0.2), .type("c", after: 0.0017), .type("é", after: 0.0006),
        .backspace(after: 0.0007), .caret(12, after: 0.0001), .type("b", after: 0.0015),
      ]),
  ]

  static let carets = [
    TextPathStory(
      fault: "behind Tab arrows went the way of the text that was left", seed: 242,
      applications: [.foot, .chromium],
      steps: [
        .focus(1, "שלום ", gap: 0.02, after: 7.2777), .tab(after: 1.4981), .type("s", after: 0.0717),
        .type("w", after: 0.0554), .type(" ", after: 0.0858), .type("v", after: 0.0843),
        .caret(-1, after: 0.0758), .rest(after: 0.2605),
      ]),
    TextPathStory(
      fault: "all was selected while the caret moved, and an arrow took it back", seed: 7613,
      slowestHop: 0.001,
      applications: [.chromium],
      steps: [
        .backspace(after: 2.3086), .type("é", after: 0.035), .type("h", after: 0.1686),
        .type("g", after: 0.2803), .caret(-3, after: 0.0445), .type("g"), .caret(2, after: 0.9893),
        .happens(.selectAll(tells: true), after: 0.2578), .type("c", after: 5.3788),
        .return(after: 0.4599), .type("ab", after: 0.024),
      ]),
  ]
}
