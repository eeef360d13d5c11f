import Testing
import Torture

@testable import NavGraphSyntax

/// Tests of broken programs, for which the invariants of tokens, trees, and diagnostics are still true.
@Suite struct FuzzTests {
  @Test func mutatedExamples() {
    let mutator = Mutator(seeds: Examples.all.flatMap(declarations), seed: 1)
    for number in 0..<4000 {
      let parsed = Parsed(bytes: mutator.input(number: UInt64(number)))
      if let complaint = Soundness.complaint(about: parsed.tree, diagnostics: parsed.diagnostics) {
        Issue.record("input \(number): \(complaint)")
        return
      }
    }
  }

  /// If any one token of a declaration is missing, there is at most one diagnostic, and the next declaration is parsed.
  @Test func eachTokenMissing() {
    for text in Examples.all.flatMap(declarations) {
      let whole = Parsed(bytes: text)
      for token in Array(whole.tree.tokens.dropLast()) {
        let parsed = Parsed(bytes: Array(text[..<Int(token.start)] + text[Int(token.end)...]) + Array("\nscreen Next { title }\n".utf8))
        let missing = "without `\(String(decoding: text[Int(token.start)..<Int(token.end)], as: UTF8.self))` at \(token.start)"
        if let complaint = Soundness.complaint(about: parsed.tree, diagnostics: parsed.diagnostics) {
          Issue.record("\(missing): \(complaint)")
        }
        #expect(parsed.diagnostics.count <= 1, "\(missing): \(parsed.report)\n\(String(decoding: text, as: UTF8.self))")
        let last = Array(parsed.tree.root.children).last
        #expect(last?.kind == .screen && last?.child(ofKind: .title) != nil, "\(missing), the next declaration is lost: \(parsed.report)")
      }
    }
  }

  /// Every prefix of a declaration has at most two diagnostics.
  @Test func eachPrefix() {
    for text in Examples.all.flatMap(declarations) {
      for end in 0..<text.count {
        let parsed = Parsed(bytes: Array(text[..<end]))
        if let complaint = Soundness.complaint(about: parsed.tree, diagnostics: parsed.diagnostics) {
          Issue.record("up to \(end): \(complaint)")
        }
        #expect(parsed.diagnostics.count <= 2, "\(String(decoding: text[..<end], as: UTF8.self)): \(parsed.report)")
      }
    }
  }

  /// Returns the declarations of a program.
  private func declarations(in text: String) -> [[UInt8]] {
    let tree = Parsed(text).tree
    return tree.root.children.map { Array(tree.source.bytes[Int($0.range.start)..<Int($0.range.end)]) }
  }
}
