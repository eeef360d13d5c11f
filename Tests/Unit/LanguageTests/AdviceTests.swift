import Foundation
import NavGraphCompiler
import NavGraphSyntax
import RandomPrograms
import Repository
import Testing
import Torture

/// Tests that users can follow the advice of diagnostics: a fix writes the code that a help shows, and the fix resolves the diagnostic.
@Suite struct AdviceTests {
  private static let rules = Compiler.rules.filter { !$0.failing.isEmpty }

  /// Code of several words in a help is a fix, is already in the source, or is a template with `...`.
  @Test func codeInHelpsIsAFix() throws {
    for (name, sources, optional) in try AdviceTests.programs() {
      let diagnostics = Compiler.check(Compiler.parse(sources), optional: optional).diagnostics
      let text = sources.map { String(decoding: $0.bytes, as: UTF8.self).withoutSpace }.joined()
      for diagnostic in diagnostics {
        for help in diagnostic.help {
          for code in help.code where AdviceTests.isNavgraph(code) && !text.contains(code.withoutSpace) {
            let isFix = diagnostic.fixes.contains { fix in
              fix.code == code || fix.edits.contains { $0.text.withoutSpace.contains(code.withoutSpace) }
            }
            #expect(isFix, "\(name): \(diagnostic.code) advises `\(code)`, and no fix writes it: \(help)")
          }
        }
      }
    }
  }

  /// Each fix, applied alone, resolves its diagnostic without making the text harder to parse.
  @Test func eachFixResolvesItsDiagnostic() throws {
    var count = 0
    for (name, sources, optional) in try AdviceTests.programs() {
      let before = Compiler.check(Compiler.parse(sources), optional: optional).diagnostics
      var tried: Set<[Fix.Edit]> = []
      // With syntax errors, other diagnostics may be wrong.
      let isReadable = !before.contains { $0.code.family <= 2 && $0.severity == .error }
      for diagnostic in before where isReadable || diagnostic.code.family <= 2 {
        for fix in diagnostic.fixes where !fix.edits.isEmpty && tried.insert(fix.edits).inserted {
          let after = AdviceTests.check(sources, after: fix, optional)
          count += 1
          let isResolved =
            AdviceTests.count(after) { AdviceTests.isSame($0, diagnostic) }
            < AdviceTests.count(before) { AdviceTests.isSame($0, diagnostic) }
          #expect(
            isResolved != (name == AdviceTests.unresolved),
            "\(name): \(diagnostic.code) is \(isResolved ? "not " : "")there after `\(fix.title)`: \(diagnostic.message)")
          #expect(
            AdviceTests.count(after) { $0.code.family <= 2 && $0.severity == .error }
              <= AdviceTests.count(before) { $0.code.family <= 2 && $0.severity == .error },
            "\(name): \(diagnostic.code) `\(fix.title)` can't be read: \(after.filter { $0.code.family <= 2 }.map(\.message))")
        }
      }
    }
    #expect(count > (RandomTests.isCI ? 400 : 250), "\(count)")
  }

  /// A program whose trap consists of `Home` and `N`. The diagnostic also names `Y`, which has an exit, and proposes an event for it.
  private static let unresolved = "Tests/Corpus/flow/dead-ends/an-accessory-is-no-way-out-at-the-bottom-present-n.navgraph"

  /// Returns whether two diagnostics have the same code, message, and notes.
  private static func isSame(_ a: Diagnostic, _ b: Diagnostic) -> Bool { a.code == b.code && a.message == b.message && a.notes == b.notes }

  private static func count(_ diagnostics: [Diagnostic], where isCounted: (Diagnostic) -> Bool) -> Int {
    diagnostics.filter(isCounted).count
  }

  private static func check(_ sources: [SourceFile], after fix: Fix, _ optional: OptionalRules) -> [Diagnostic] {
    let edited = sources.enumerated().map { index, source in
      let own = fix.edits.filter { Int($0.range.file.index) == index }
      return own.isEmpty ? source : SourceFile(path: source.path, bytes: Edits.apply(own, to: source.bytes))
    }
    return Compiler.check(Compiler.parse(edited), optional: optional).diagnostics
  }

  /// Returns the examples of all rules, the corpus, and random programs with a slip.
  private static func programs() throws -> [(name: String, sources: [SourceFile], optional: OptionalRules)] {
    var result: [(name: String, sources: [SourceFile], optional: OptionalRules)] = []
    for rule in rules {
      result.append(("\(rule.code)", [SourceFile(path: "Example.navgraph", text: rule.failing)], OptionalRules([rule.code])))
    }
    for path in FixTests.corpus {
      let fixture = Fixture(path: path, text: try Repository.text(at: path))
      result.append((path, fixture.files.map { SourceFile(path: $0.name, text: $0.text) }, .none))
    }
    let random = RandomTests.isCI ? 8 : 1
    for seed in 0..<random {
      let program = RandomProgram(seed: UInt64(seed))
      for (number, slip) in Slip.all.enumerated() {
        guard let wrong = slip.make(program.files[0].text, UInt64(seed * 31 + number * 7)) else { continue }
        let rest = program.files.dropFirst().map { SourceFile(path: $0.path, text: $0.text) }
        result.append(("\(slip), seed \(seed)", [SourceFile(path: program.files[0].path, text: wrong)] + rest, .none))
      }
    }
    return result
  }

  /// Returns whether a piece of code is more than a name or a keyword, and isn't a template.
  private static func isNavgraph(_ code: String) -> Bool {
    let words = code.split(separator: " ")
    return words.count > 1 && code != "switch to" && !code.contains("...") && !code.hasPrefix("--") && !code.hasPrefix("navgraph")
  }
}

extension String {
  /// The pieces of text between backticks.
  fileprivate var code: [String] {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  fileprivate var withoutSpace: String { filter { !$0.isWhitespace } }
}
