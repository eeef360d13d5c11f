import Foundation
import NavGraphSyntax
import Testing

@testable import NavGraphChecks
@testable import Oracle

/// Tests of random apps that lack a declaration, a word, or the content of a container. The checks must end, and one mistake must not cause
/// many diagnostics.
@Suite struct BrokenWorldTests {
  private static let worlds: UInt64 = ProcessInfo.processInfo.environment["CI"] == nil ? 2 : 20
  /// The number of apps from which each word is removed, which is slow.
  private static let wordByWord = ProcessInfo.processInfo.environment["CI"] == nil ? 1 : worlds

  /// Every error of syntax, names, and types after the removal of a declaration names it, or a name declared in it.
  ///
  /// Errors of flow are excluded, because other steps can become invalid without the declaration.
  @Test func whatIsMissingIsNamed() {
    var tried = 0
    var echoes: [String] = []
    for seed in 0..<10 * Self.worlds {
      let world = WorldMaker.make(seed: seed)
      // A root that only an event declares disappears with the event, so links to it are wrong.
      guard world.roots.allSatisfy(\.isDeclared) else { continue }
      let text = Written(of: world).text
      let before = Set(errors(CheckedText(text)).map(\.line))
      for declaration in Declaration.all(in: text) {
        let rest = declaration.removed
        // The message for a line that already has an error may change.
        let new = errors(CheckedText(rest)).filter { error in
          !before.contains(error.line) && !declaration.names.contains { error.message.contains("`\($0)`") }
        }
        tried += 1
        if !new.isEmpty { echoes.append("seed \(seed) without \(declaration.name): \(new.map(\.message))\n\(rest)") }
      }
    }
    #expect(tried > 50 * Self.worlds)
    if let least = echoes.min(by: { $0.utf8.count < $1.utf8.count }) { Issue.record("one of \(echoes.count): \(least)") }
  }

  /// Empty containers that a route and an entry present, and that assertions name, don't trap: a path through them has no place.
  @Test func emptyContainersAreJudged() {
    var tried = 0
    for seed in 0..<20 * Self.worlds {
      let text = Written(of: WorldMaker.make(seed: seed)).text
      for declaration in Declaration.all(in: text) where declaration.isContainer {
        let checked = CheckedText(
          declaration.emptied + """
            route "/empty" -> here / present \(declaration.name)
            entry shortcut "empty" -> here / present \(declaration.name)
            assert \(declaration.name) reaches S0
            assert S1 only after \(declaration.name)

            """)
        #expect(checked.diagnostics.contains { $0.message.contains(declaration.name) }, "\(declaration.emptied)")
        tried += 1
      }
    }
    #expect(tried > 5 * Self.worlds)
  }

  /// The checks end if any one word is removed.
  @Test func aWordIsMissing() {
    var tried: UInt64 = 0
    for seed in 0..<Self.wordByWord {
      let words = Written(of: WorldMaker.make(seed: seed)).text.split(separator: " ", omittingEmptySubsequences: false)
      for index in words.indices {
        var rest = words
        rest.remove(at: index)
        let checked = CheckedText(rest.joined(separator: " "))
        tried += checked.diagnostics.isEmpty ? 0 : 1
      }
    }
    #expect(tried > 50 * Self.wordByWord)
  }

  /// Returns the errors of families 01 to 04, each with the text of its line.
  private func errors(_ checked: CheckedText) -> [(message: String, line: String)] {
    let lines = String(decoding: checked.source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let table = LineTable(of: checked.source)
    return checked.diagnostics.filter { $0.severity == .error && $0.code.number < 500 }.map { diagnostic in
      let line = Int(table.position(at: diagnostic.primary.range.start).line)
      return ("\(diagnostic.code.number): \(diagnostic.message)", lines.indices.contains(line - 1) ? String(lines[line - 1]) : "")
    }
  }

  /// A declaration with a name, as a range of lines.
  private struct Declaration {
    private static let keywords = ["guard", "condition", "tabs", "split", "pages", "stack", "modal", "alert", "events", "screen"]
    var name: String
    var isContainer: Bool
    private var lines: [Substring]
    private var range: Range<Int>

    /// The name of the declaration, and the names of the tabs and events in it.
    var names: [String] {
      let words = lines[range].map { $0.split(separator: " ").map(String.init) }
      let inner = words.dropFirst().flatMap { words in
        zip(words, words.dropFirst()).filter { ["tab", "on"].contains($0.0) }.map(\.1)
      }
      return [name] + inner
    }

    var removed: String {
      var rest = lines
      rest.removeSubrange(range)
      return rest.joined(separator: "\n")
    }
    /// The text in which only the first and last line of the declaration are left.
    var emptied: String {
      var rest = lines
      if range.count > 2 { rest.removeSubrange(range.lowerBound + 1..<range.upperBound - 1) }
      return rest.joined(separator: "\n")
    }

    static func all(in text: String) -> [Declaration] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      var result: [Declaration] = []
      var index = 0
      while index < lines.count {
        let words = lines[index].split(separator: " ")
        var end = index + 1
        if lines[index].hasSuffix("{") { end = (lines[index...].firstIndex(of: "}") ?? index) + 1 }
        if words.count > 1, keywords.contains(String(words[0])) {
          let isContainer = ["tabs", "split", "pages"].contains(words[0]) && end > index + 1
          result.append(Declaration(name: String(words[1]), isContainer: isContainer, lines: lines, range: index..<end))
        }
        index = max(end, index + 1)
      }
      return result
    }
  }
}
