import NavGraphCompiler
import NavGraphSyntax
import Repository
import Testing
import Torture

/// Tests properties of every fix of every rule, with the examples of the rules, the corpus, and samples with errors.
@Suite struct FixTests {
  static let codes = Compiler.rules.filter { !$0.failing.isEmpty }.map(\.code.number)

  /// Each fix resolves its diagnostic and adds no error.
  @Test(arguments: codes) func aFixMendsItsExample(number: UInt16) throws {
    let rule = try #require(Compiler.rules.first { $0.code.number == number })
    let optional = OptionalRules([rule.code])
    let source = SourceFile(path: "Example.navgraph", text: rule.failing)
    let before = Compiler.check(Compiler.parse([source]), optional: optional).diagnostics
    for diagnostic in before where diagnostic.code == rule.code {
      for fix in diagnostic.fixes {
        let text = FixedProgram.text(source, with: fix)
        let after = Compiler.check(Compiler.parse([SourceFile(path: "Example.navgraph", text: text)]), optional: optional).diagnostics
        let left = after.filter { $0.code == rule.code }.count
        #expect(left < before.filter { $0.code == rule.code }.count, "\(rule.code) \(fix.title)\n\(text)")
        let early = after.filter { $0.severity == .error && $0.code.family <= 4 }.map(\.message)
        let known = before.filter { $0.severity == .error && $0.code.family <= 4 }.map(\.message)
        if rule.code.family > 2 { #expect(early.allSatisfy(known.contains), "\(rule.code) \(fix.title): \(early)\n\(text)") }
      }
    }
  }

  /// If automatic fixes resolve all diagnostics of the example, the result is the corrected example or an equally valid one.
  @Test(arguments: codes) func mendingGivesASoundExample(number: UInt16) throws {
    let rule = try #require(Compiler.rules.first { $0.code.number == number })
    let mended = FixedProgram([("Example.navgraph", rule.failing)], optional: OptionalRules([rule.code]))
    let codes = mended.before.diagnostics.filter { $0.code == rule.code }
    guard !codes.isEmpty, codes.allSatisfy({ $0.fixes.contains { $0.applicability == .always } }) else { return }
    let left = mended.after.diagnostics.filter { $0.code == rule.code }
    #expect(left.isEmpty, "\(rule.code)\n\(mended.text)")
    let canonical = { (text: String) in
      String(decoding: format(SourceFile(path: "Example.navgraph", text: text)), as: UTF8.self)
    }
    let isCorrected = canonical(mended.text) == canonical(rule.corrected)
    #expect(isCorrected || FixTests.otherWays.contains(rule.code), "\(rule.code) is mended otherwise than its page says:\n\(mended.text)")
  }

  /// Rules whose corrected example differs from the result of the fix.
  static let otherWays: Set<Code> = []

  static let corpus = RandomTests.few(of: Repository.files(below: "Tests/Corpus", suffix: ".navgraph"))

  @Test(arguments: corpus) func theCorpus(path: String) throws {
    let fixture = Fixture(path: path, text: try Repository.text(at: path))
    let mended = FixedProgram(fixture.files.map { ($0.name, $0.text) })
    if let complaint = mended.complaint() { Issue.record("\(path): \(complaint)") }
  }

  @Test func brokenSamples() throws {
    let seeds = try Repository.samples.flatMap(\.paths).map { Array(try Repository.text(at: $0).utf8) }.filter { $0.count < 6000 }
    let mutator = Mutator(seeds: seeds, seed: 3)
    var fixes = 0
    for number in 0..<600 {
      let mended = FixedProgram([SourceFile(path: "A.navgraph", bytes: mutator.input(number: UInt64(number)))])
      fixes += mended.mending.applied.count
      if let complaint = mended.complaint() {
        Issue.record("input \(number): \(complaint)\n\(mended.text.debugDescription)")
        return
      }
    }
    // Most of these inputs have several mistakes on a line, so most fixes are ambiguous and aren't applied.
    #expect(fixes > 50)
  }

  // MARK: The fix engine

  @Test func editsThatCollideWait() {
    let source = SourceFile(path: "A", text: "abcdef")
    let at = { (start: UInt32, end: UInt32) in SourceRange(file: FileID(0), start: start, end: end) }
    #expect(Edits.collide(.init(replacing: at(0, 3), with: ""), .init(replacing: at(2, 4), with: "")))
    #expect(!Edits.collide(.init(replacing: at(0, 3), with: ""), .init(replacing: at(3, 4), with: "")))
    #expect(Edits.collide(.init(replacing: at(3, 3), with: "x"), .init(replacing: at(3, 3), with: "y")))
    #expect(Edits.collide(.init(replacing: at(3, 3), with: "x"), .init(replacing: at(1, 3), with: "y")))
    let edits = [Fix.Edit(replacing: at(4, 6), with: "E"), .init(replacing: at(1, 2), with: ""), .init(replacing: at(0, 0), with: ">")]
    #expect(FixedProgram.text(source, with: Fix("", applicability: .always, edits: edits)) == ">acdE")
  }

  @Test func aLineThatIsTakenAwayLeavesNoGap() {
    let take = { (text: String, part: String) -> String in
      let bytes = Array(text.utf8)
      let start = bytes.indices.first { bytes[$0...].starts(with: part.utf8) } ?? 0
      let range = SourceRange(file: FileID(0), start: UInt32(start), end: UInt32(start + part.utf8.count))
      return String(decoding: Edits.apply([.init(replacing: range, with: "")], to: bytes), as: UTF8.self)
    }
    #expect(take("a\n  b\nc\n", "b") == "a\nc\n")
    #expect(take("a\n\n  b\n\nc\n", "b") == "a\n\nc\n")
    #expect(take("b\n\nc\n", "b") == "c\n")
    #expect(take("a\nb", "b") == "a\n")
    #expect(take("a\r\nb\r\nc\r\n", "b") == "a\r\nc\r\n")
    #expect(take("a b c", "b ") == "a c")
    #expect(take("a\nb // why\nc\n", "b") == "a\n // why\nc\n")
    #expect(take("a {\n  b {\n  }\n}\n", "b {\n  }") == "a {\n}\n")
  }

  /// A report contains only some of very many diagnostics, but one run fixes all of them.
  @Test func thousandsOfMistakes() {
    let screens = (0..<700).map { "screen S\($0) { on a(x: Int n: Int) -> push S\(($0 + 1) % 700) }" }
    let mended = FixedProgram([("A.navgraph", "app Big { root stack S0 }\n" + screens.joined(separator: "\n") + "\n")])
    #expect(mended.mending.applied.count == 700 && mended.after.diagnostics.allSatisfy { $0.code.family > 4 })
  }

  /// A fix that adds an error is reverted, and the others are applied.
  @Test func harmIsTakenBack() {
    let rule = Rule(number: 901, severity: .warning, summary: "s", rationale: "r", failing: "", corrected: "")
    let source = SourceFile(path: "A", text: String(repeating: "ok bad ok ", count: 8))
    let check = { (changed: [ExactText: [UInt8]]) -> FixItRound in
      let file = SourceFile(path: "A", bytes: changed["A"] ?? source.bytes)
      var diagnostics: [Diagnostic] = []
      for (index, word) in file.text(in: SourceRange(file: FileID(0), start: 0, end: 999)).split(separator: " ").enumerated() {
        let start = UInt32(file.bytes.split(separator: 0x20).prefix(index).reduce(0) { $0 + $1.count + 1 })
        let range = SourceRange(file: FileID(0), start: start, end: start + UInt32(word.utf8.count))
        if word == "ok" || word == "bad" {
          let fix = Fix("mend", applicability: .always, edits: [.init(replacing: range, with: word == "ok" ? "fine" : "BROKEN")])
          diagnostics.append(Diagnostic(rule, message: "\(word) \(index)", at: range, fixes: [fix]))
        } else if word == "BROKEN" {
          diagnostics.append(Diagnostic(.expected, message: "broken", at: range))
        }
      }
      return FixItRound(files: [file], diagnostics: diagnostics)
    }
    let mending = FixItApplier(from: check([:]), mayEdit: { _ in true }, check: check)
    #expect(String(decoding: mending.changed["A"] ?? [], as: UTF8.self) == String(repeating: "fine bad fine ", count: 8))
    #expect(mending.applied.count == 16)
    let nothing = FixItApplier(from: check([:]), mayEdit: { _ in false }, check: check)
    #expect(nothing.changed.isEmpty && nothing.applied.isEmpty)
  }
}
