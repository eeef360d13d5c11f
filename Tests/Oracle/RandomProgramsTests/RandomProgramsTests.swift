import Foundation
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax
import RandomPrograms
import Repository
import Testing
import Torture

/// Tests that random programs are valid, use the whole language, and depend only on the seed.
@Suite struct RandomProgramsTests {
  static let programs = (1...300).map { RandomProgram(seed: UInt64($0)) }

  @Test func equalSeedsGiveEqualPrograms() {
    for program in RandomProgramsTests.programs.prefix(50) {
      #expect(RandomProgram(seed: program.seed).files.map(\.text) == program.files.map(\.text), "seed \(program.seed)")
    }
    #expect(Set(RandomProgramsTests.programs.map { $0.files.map(\.text) }).count == 300)
  }

  /// Checks 30 programs in CI, and the first half of them elsewhere.
  @Test(arguments: 0..<10) func programsAreSound(part: Int) {
    let count = ProcessInfo.processInfo.environment["CI"] == nil ? 15 : 30
    for program in RandomProgramsTests.programs[part * 30..<part * 30 + count] {
      let checked = Compiler.check(Compiler.parse(program.files.map { SourceFile(path: $0.path, text: $0.text) }))
      let errors = checked.diagnostics.filter { $0.severity == .error }
      #expect(errors.map { "\($0.code) \($0.message)" } == [], "seed \(program.seed)")
    }
  }

  @Test func formattingThemTwiceChangesNothingMore() {
    for program in RandomProgramsTests.programs {
      for file in program.files {
        #expect(Layout.complaint(about: SourceFile(path: file.path, text: file.text)) == nil, "seed \(program.seed), \(file.path)")
      }
    }
  }

  // MARK: Coverage, derived from the grammar

  static let usage: Usage = {
    var usage = Usage()
    for program in programs + (300..<700).map({ RandomProgram(seed: $0) }) { usage.add(program) }
    return usage
  }()

  /// Productions whose node has another name. The other nodes have the name of the production, in lowercase.
  static let nodes: [String: SyntaxKind] = [
    "Import": .importDecl, "Guard": .guardDecl, "Switch": .switchRoot, "Content": .column, "Kind": .instance, "Placeholder": .pattern,
  ]

  @Test func everyProductionIsUsed() throws {
    let grammar = try Grammar()
    #expect(grammar.productions.count > 70)
    for kind in SyntaxKind.allCases where kind != .error { #expect(RandomProgramsTests.usage.kinds.contains(kind), "\(kind)") }
    #expect(!RandomProgramsTests.usage.kinds.contains(.error))
    var judged = 0
    for (name, words) in grammar.productions {
      let own = name.prefix(1).lowercased() + name.dropFirst()
      let node = RandomProgramsTests.nodes[name] ?? SyntaxKind.allCases.first { "\($0)" == own }
      for word in words where !RandomProgramsTests.isRefused(word, in: name) {
        judged += 1
        if let node, RandomProgramsTests.usage.words.contains("\(node) \(word)") { continue }
        // Words of productions without a node belong to the node around them.
        let isHandedOn = node == nil || ["Target", "Tab", "Entry", "Event", "Assert", "Undimmed", "Section", "Pop"].contains(name)
        #expect(isHandedOn && RandomProgramsTests.usage.allWords.contains(word), "\(name): \(word)")
      }
    }
    #expect(judged > 140)
  }

  /// Whether resolution rejects a word that the grammar allows. External roots are
  /// included, because most actions of these programs are errors on them.
  private static func isRefused(_ word: String, in production: String) -> Bool {
    production == "Setting" && word == "style" || production == "RootPlace" && word == "external"
  }

  @Test func everyWordOfAnOptionIsUsed() {
    func expect<Word: CaseIterable & RawRepresentable>(_ keyword: String, words: Word.Type) where Word.RawValue == String {
      for word in Word.allCases {
        #expect(RandomProgramsTests.usage.options.contains("\(keyword) \(word.rawValue)"), "\(keyword) \(word.rawValue)")
      }
    }
    expect("style", words: Tabs.BarStyle.self)
    expect("minimize", words: Tabs.Minimize.self)
    expect("placement", words: Tab.Placement.self)
    expect("placement", words: Modal.Placement.self)
    expect("reselect", words: Tab.Reselect.self)
    expect("display", words: Split.Display.self)
    expect("display", words: Split.Behavior.self)
    expect("transition", words: Pages.Transition.self)
    expect("transition", words: Modal.Transition.self)
    expect("transition", words: Screen.Transition.self)
    expect("dismissal", words: Modal.Dismissal.self)
    expect("compact", words: Modal.Compact.self)
    expect("title", words: Screen.TitleMode.self)
    expect("back", words: Screen.BackMode.self)
    expect("swipeBack", words: Screen.SwipeBack.self)
    expect("links", words: App.LinkPolicy.self)
    expect("precedence", words: App.Precedence.self)
    expect("access", words: App.Access.self)
    for style in Style.allCases { #expect(RandomProgramsTests.usage.allWords.contains(style.rawValue), "\(style)") }
    for (word, _) in Screen.Hides.words { #expect(RandomProgramsTests.usage.options.contains("hides \(word)"), "hides \(word)") }
    for (word, _) in Idioms.words { #expect(RandomProgramsTests.usage.options.contains("on \(word)"), "on \(word)") }
    for kind in Entry.Kind.allCases { #expect(RandomProgramsTests.usage.options.contains("entry \(kind.rawValue)"), "\(kind)") }
    for role in Button.Role.allCases { #expect(RandomProgramsTests.usage.options.contains("button \(role.rawValue)"), "\(role)") }
  }

  @Test func everyPartOfAPatternIsUsed() {
    let patterns = RandomProgramsTests.usage.patterns
    for part in ["{_}", "{_...}", "?}", "...}", "&", "#{", "#at-{", "=blocked", ".html", "/@{", #"\{x\}"#, #"\u{2A}"#] {
      #expect(patterns.contains { $0.contains(part) }, "\(part)")
    }
  }

  /// Tests that types and values occur at every position that allows them.
  @Test func everyTypeAndLiteralIsUsed() {
    let text = RandomProgramsTests.programs.flatMap { $0.files.map(\.text) }.joined(separator: "\n")
    for base in ["String", "Int", "Double", "Bool", "UUID", "Date", "URL"] {
      for shape in [
        ": \(base)", ": \(base)?", ": [\(base)]", ": [\(base)?]", ": [[\(base)]]", ": [\(base)]?", " = \(base)\n", "returns \(base)",
      ] {
        #expect(text.contains(shape), "\(shape)")
      }
    }
    for literal in [
      "9223372036854775807", "-0.0", ": nil", ": true", ": [", "= [", "= \"", "= .", "= nil", ": .", "finish(.", "finish(\"", "[[",
    ] {
      #expect(text.contains(literal), "\(literal)")
    }
  }
}

/// The part of `Grammar/navgraph.ebnf` that coverage needs: productions, with the words in quotes.
private struct Grammar {
  var productions: [(name: String, words: [String])] = []

  init() throws {
    let text = try Repository.text(at: "Grammar/navgraph.ebnf")
      .replacing(/\(\*(?s:.)*?\*\)/, with: "")
    for match in text.matches(of: /(?m)^ ?([A-Z][A-Za-z]*) *= ((?s:.)*?) ;$/) {
      let words = match.2.matches(of: /"([a-z]+)"/).map { String($0.1) }
      productions.append((String(match.1), words))
    }
  }
}
