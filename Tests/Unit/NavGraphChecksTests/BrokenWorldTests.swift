import Foundation
import NavGraphSyntax
import Testing

@testable import NavGraphChecks
@testable import Oracle

/// Random apps of which something is missing: a declaration, a word, what stands in a container. Nobody walks through these; the checks must
/// end, and one mistake must not be reported in many words.
@Suite struct BrokenWorldTests {
  private static let worlds: UInt64 = ProcessInfo.processInfo.environment["CI"] == nil ? 2 : 20
  /// Those of which each word is left out, which takes the longest.
  private static let wordByWord = ProcessInfo.processInfo.environment["CI"] == nil ? 1 : worlds

  /// What is gone, or was declared in it, is named by every error of names, types and syntax that it brings.
  ///
  /// Errors of flow are left out: where something is shown in place of what is gone, other steps fail, and some of them truly.
  @Test func whatIsMissingIsNamed() {
    var tried = 0
    var echoes: [String] = []
    for seed in 0..<10 * Self.worlds {
      let world = WorldMaker.make(seed)
      // What only an event makes a root is none without that event, and links that lead there are wrong indeed.
      guard world.roots.allSatisfy(\.isDeclared) else { continue }
      let text = Written(world).text
      let before = Set(errors(Checked(text)).map(\.line))
      for declaration in Declaration.all(in: text) {
        let rest = declaration.removed
        // A line that is wrong already may be so in other words.
        let new = errors(Checked(rest)).filter { error in
          !before.contains(error.line) && !declaration.names.contains { error.message.contains("`\($0)`") }
        }
        tried += 1
        if !new.isEmpty { echoes.append("seed \(seed) without \(declaration.name): \(new.map(\.message))\n\(rest)") }
      }
    }
    #expect(tried > 50 * Self.worlds)
    if let least = echoes.min(by: { $0.utf8.count < $1.utf8.count }) { Issue.record("one of \(echoes.count): \(least)") }
  }

  /// Containers without anything in them, presented by a route and an entry, and named by assertions: a walk that comes by has no place to
  /// name.
  @Test func emptyContainersAreJudged() {
    var tried = 0
    for seed in 0..<20 * Self.worlds {
      let text = Written(WorldMaker.make(seed)).text
      for declaration in Declaration.all(in: text) where declaration.isContainer {
        let checked = Checked(
          declaration.emptied + """
            route "/empty" -> here / present \(declaration.name)
            entry shortcut "empty" -> here / present \(declaration.name)
            assert \(declaration.name) reaches S0
            assert S1 only after \(declaration.name)

            """)
        #expect(checked.findings.contains { $0.message.contains(declaration.name) }, "\(declaration.emptied)")
        tried += 1
      }
    }
    #expect(tried > 5 * Self.worlds)
  }

  /// One word less: whatever that means, the checks come to an end.
  @Test func aWordIsMissing() {
    var tried: UInt64 = 0
    for seed in 0..<Self.wordByWord {
      let words = Written(WorldMaker.make(seed)).text.split(separator: " ", omittingEmptySubsequences: false)
      for index in words.indices {
        var rest = words
        rest.remove(at: index)
        let checked = Checked(rest.joined(separator: " "))
        tried += checked.findings.isEmpty ? 0 : 1
      }
    }
    #expect(tried > 50 * Self.wordByWord)
  }

  /// The errors of the families 01 to 04, each with the text of its line.
  private func errors(_ checked: Checked) -> [(message: String, line: String)] {
    let lines = String(decoding: checked.source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let table = LineTable(checked.source)
    return checked.findings.filter { $0.severity == .error && $0.code.number < 500 }.map { finding in
      let line = Int(table.position(at: finding.primary.range.start).line)
      return ("\(finding.code.number): \(finding.message)", lines.indices.contains(line - 1) ? String(lines[line - 1]) : "")
    }
  }

  /// A declaration with a name, as lines of a text.
  private struct Declaration {
    private static let keywords = ["guard", "condition", "tabs", "split", "pages", "stack", "modal", "alert", "events", "screen"]
    var name: String
    var isContainer: Bool
    private var lines: [Substring]
    private var range: Range<Int>

    /// Its own name, and those that are declared in it: of tabs, buttons and events.
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
    /// Its first line and its last.
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
