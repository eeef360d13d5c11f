import Foundation
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax
import Repository
import Testing

/// Compares the pages in `Grammar/reference/language` with the compiler.
@Suite struct LanguageReferenceTests {
  private static let pages = Repository.files(below: "Grammar/reference/language", suffix: ".md")

  /// A row of a table of options: its first cell without backticks, and the words in backticks in its second cell.
  private struct Row {
    let option: String
    let values: Set<String>
  }

  /// The options whose values are a fixed set of words: the page, the first cell of the row, and the words that the compiler accepts.
  private static let options: [(page: String, option: String, values: [String])] = [
    ("app", "on", Idioms.words.map(\.0)), ("app", "access", words(App.Access.self)), ("app", "precedence", words(App.Precedence.self)),
    ("app", "links", words(App.LinkPolicy.self).filter { $0 != "now" }), ("app", "strings", words(App.Strings.Bundle.self)),
    ("app", "transition", words(App.Transition.self)), ("route", "links", words(App.LinkPolicy.self)),
    ("route", "on", Idioms.words.map(\.0)), ("entry", "links", words(App.LinkPolicy.self)),
    ("route", "links expire after", words(TimeUnit.self)), ("entry", "links expire after", words(TimeUnit.self)),
    ("app", "links expire after", words(TimeUnit.self)), ("screen", "hides", Screen.Hides.words.map(\.0)),
    ("screen", "swipeBack", words(Screen.SwipeBack.self)), ("screen", "transition", words(Screen.Transition.self)),
    ("screen", "title", words(Screen.TitleMode.self)), ("screen", "back", words(Screen.BackMode.self)),
    ("tabs", "reselect", words(Tab.Reselect.self)), ("tabs", "placement", words(Tab.Placement.self)),
    ("tabs", "style", words(Tabs.BarStyle.self)), ("tabs", "minimize", words(Tabs.Minimize.self)),
    ("split", "display", words(Split.Display.self) + words(Split.Behavior.self)), ("pages", "transition", words(Pages.Transition.self)),
    ("modal", "style", words(ModalStyle.self)), ("modal", "compact", words(Modal.Compact.self)),
    ("modal", "placement", words(Modal.Placement.self)), ("modal", "dismissal", words(Modal.Dismissal.self)),
    ("modal", "transition", words(Modal.Transition.self)), ("alert", "role", words(NavGraphModel.Button.Role.self)),
    ("alert", "what is typed into a field", words(NavGraphModel.Field.Keyboard.self)),
  ]

  private static func words<Value: RawRepresentable<String> & CaseIterable>(_ type: Value.Type) -> [String] {
    type.allCases.map(\.rawValue)
  }

  /// Returns the words in backticks.
  private static func words(in text: String) -> [String] {
    let quoted = text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    return quoted.flatMap { $0.split { !$0.isLetter }.map(String.init) }
  }

  private static func rows(of text: String) -> [Row] {
    text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 6 else { return nil }
      return Row(option: cells[1].replacing("`", with: ""), values: Set(words(in: cells[2]).filter { $0 != "on" }))
    }
  }

  /// The values in the tables of a page are the words that the compiler accepts. Several rows can list the values of one option.
  @Test func tablesOfOptionsListTheWords() throws {
    for (page, option, values) in Self.options {
      let rows = Self.rows(of: try Repository.text(at: "Grammar/reference/language/\(page).md"))
      let listed = rows.filter { $0.option == option || $0.option.hasPrefix(option + " of ") }
      let words = listed.reduce(into: Set<String>()) { $0.formUnion($1.values) }
      #expect(words.isSuperset(of: values), "\(page), \(option): \(Set(values).subtracting(words).sorted())")
      #expect(words.isSubset(of: values), "\(page), \(option): \(words.subtracting(values).sorted())")
    }
  }

  /// Every keyword is in backticks on a page, outside of listings.
  @Test func everyKeywordIsDescribed() throws {
    var described: Set<String> = []
    for page in Self.pages {
      let prose = try Repository.text(at: page).components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      described.formUnion(Self.words(in: prose.joined()))
    }
    let missing = Keyword.allCases.map(\.text).filter { !$0.isEmpty && !described.contains($0) }
    #expect(missing.isEmpty)
  }

  /// A page links to every diagnostic, alone or with its family, and the tables contain the titles of the diagnostics.
  @Test func everyDiagnosticIsListedWithItsTitle() throws {
    let titles = Dictionary(uniqueKeysWithValues: Compiler.rules.map { ("\($0.code)", $0.summary) })
    var listed: Set<String> = []
    for page in Self.pages {
      let text = try Repository.text(at: page)
      for part in text.split(separator: "[NAV").dropFirst() { listed.insert("NAV" + part.prefix(4)) }
      for part in text.split(separator: "[family ").dropFirst() {
        listed.formUnion(titles.keys.filter { $0.hasPrefix("NAV" + part.prefix(2)) })
      }
      for line in text.split(separator: "\n") where line.hasPrefix("| [NAV") {
        let cells = line.split(separator: " | ")
        #expect(cells.count == 2 && cells[1].dropLast(2) == titles[String(cells[0].dropFirst(3).prefix(7))] ?? "", "\(page): \(line)")
      }
    }
    #expect(Set(titles.keys).subtracting(listed).isEmpty)
    #expect(listed.subtracting(titles.keys).isEmpty)
  }
}
