import Repository
import Testing

/// Keeps the comments of Swift sources plain: doc comments name what they describe, and words with a usual replacement aren't used.
@Suite struct CommentLintTests {
  /// The first words of a doc comment that don't say what kind of thing it describes.
  private static let openers = [
    "What", "Whatever", "Of", "By", "Those", "The same", "The ones", "And", "That", "Such", "None", "Nothing", "Nobody", "Who", "Whoever",
    "Whom",
    "Whose", "Where", "As", "So", "Not", "Once",
  ]
  /// Words and phrases that comments don't use, and their replacements.
  private static let replacements = [
    "whoever": "name the caller", "nobody": "name the caller", "somebody": "name the caller", "anew": "again", "beneath": "under",
    "beside": "next to", "besides": "in addition to", "hence": "so", "mend": "fix", "mended": "fix", "mending": "fix",
    "goes on": "continues",
    "comes up": "is presented", "stands": "is", "lies": "is", "says": "specifies", "tells": "reports", "told": "reports",
    "hears": "receives",
    "wants": "requires", "takes down": "dismisses", "all the same": "still", "colour": "color", "behaviour": "behavior",
    "the run time": "the runtime",
  ]
  private static let maxColumns = 140

  /// The Swift files that people write.
  static let files = ["Sources", "Tests"].flatMap { Repository.files(below: $0, suffix: ".swift") }.filter { file in
    !["/Generated/", "/HostileNames/", "/Desk/", "/ModelContext/Pages/"].contains { file.contains($0) }
  }

  /// The problems of the comments in a text, each with its line.
  static func problems(in text: String) -> [String] {
    var problems: [String] = []
    var isInText = false
    var wasDoc = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = line.drop { $0 == " " }
      // A line of a text literal may look like a comment.
      defer {
        if line.contains("\"\"\""), line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count.isMultiple(of: 2) {
          isInText.toggle()
        }
      }
      guard !isInText, trimmed.hasPrefix("//") else {
        wasDoc = false
        continue
      }
      let isDoc = trimmed.hasPrefix("///")
      let words = trimmed.drop { $0 == "/" }.drop { $0 == " " }
      if isDoc, !wasDoc, let opener = openers.first(where: { isOpener($0, of: words) }) {
        problems.append("\(number + 1): a doc comment begins with \"\(opener)\"; begin with a noun or a verb")
      }
      wasDoc = isDoc
      if line.count > maxColumns { problems.append("\(number + 1): a comment has \(line.count) columns") }
      // Names of code are in backticks.
      let prose = words.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset.isMultiple(of: 2) }
      let plain = " " + prose.map { $0.element.lowercased().map { $0.isLetter ? String($0) : " " }.joined() }.joined(separator: " ") + " "
      for (word, other) in replacements where plain.contains(" \(word) ") {
        problems.append("\(number + 1): \"\(word)\"; \(other)")
      }
    }
    return problems
  }

  private static func isOpener(_ opener: String, of words: Substring) -> Bool {
    guard words.hasPrefix(opener) else { return false }
    // "By name: ..." describes an index; "By default, ..." is a sentence.
    if opener == "By" { return words.prefix(30).contains(":") }
    return words.dropFirst(opener.count).first.map { !$0.isLetter && $0 != "'" } ?? true
  }

  @Test func commentsArePlain() throws {
    for file in Self.files {
      let problems = Self.problems(in: try Repository.text(at: file))
      #expect(problems.isEmpty, "\(file):\n\(problems.joined(separator: "\n"))")
    }
  }

  @Test(arguments: [
    ("/// What they get.\nvar a: Int", true), ("/// Of each name, the texts.\nvar a: Int", true),
    ("/// By name: the texts.\nvar a: Int", true),
    ("// It goes on at the next step.", true), ("/// The texts, indexed by name.\nvar a: Int", false),
    ("/// Whether the modal is presented.", false),
    ("let text = \"\"\"\n  /// What it is.\n  \"\"\"", false), ("// The value of `says`.", false),
    ("/// Returns the color.\n/// Of two, the first.", false),
  ]) func findsHabits(text: String, isBad: Bool) {
    #expect(Self.problems(in: text).isEmpty != isBad, "\(Self.problems(in: text))")
  }
}
