import Foundation
import NavGraphCompiler
import NavGraphSyntax
import Testing
import Torture

/// Tests of seeded mistakes in valid programs: each is reported where it was made, and nothing else is reported.
///
/// The expected diagnostics follow from the mistake. `Naming` derives consequences, such as unreachable screens, by counting words.
/// Expectations never depend on the checker.
@Suite struct MutationTests {
  /// The maximum number of mutants of one kind in a program.
  static let perProgram = 2
  /// The maximum number of mutants of one kind in all programs. It's unlimited if `CI` is set.
  static let inAll = ProcessInfo.processInfo.environment["CI"] == nil ? 1 : Int.max

  static let mistakes: [Mistake] = [
    Mistake.lexical, Mistake.syntax, Mistake.names, Mistake.types, Mistake.structure, Mistake.flow, Mistake.links,
    Mistake.guards,
  ].flatMap { $0 }

  @Test(arguments: mistakes) func isFound(mistake: Mistake) {
    var count = 0
    let start = mistake.description.utf8.count % Base.all.count
    for base in Base.all[start...] + Base.all[..<start] where count < Self.inAll {
      var random = SeededRandom(seed: UInt64(base.name.utf8.count) &* 31 &+ UInt64(mistake.description.utf8.count))
      let mutants = mistake.mutants(base).shuffled(using: &random).prefix(Self.perProgram)
      for mutant in mutants { examine(mutant, of: base, mistake) }
      count += mutants.count
    }
    #expect(count > 0, "\(mistake) finds no place")
  }

  private func examine(_ mutant: Mutant, of base: Base, _ mistake: Mistake) {
    var files = mutant.edits.applied(to: base.files)
    if let gone = mutant.withoutFile { files.remove(at: gone) }
    let program = ProgramUnderTest(files)
    // Any changed transition can affect endless pushes, and any changed name can affect what a module needs.
    var expected = mutant.may + [.anywhere(617), .anywhere(618), .anywhere(349)]
    if !mutant.isPoisoned { expected += followers(mutant, of: base, program.files) }

    var complaints: [String] = []
    for wanted in mutant.must where !program.diagnostics.contains(where: { fits($0, wanted, mutant) }) {
      complaints.append("not found: \(Code(UInt16(wanted.code ?? 0)))")
    }
    for diagnostic in program.diagnostics where !(mutant.must + expected).contains(where: { fits(diagnostic, $0, mutant) }) {
      complaints.append("invented: \(diagnostic.code)")
    }
    guard !complaints.isEmpty else { return }
    let edits = mutant.edits.map { edit in
      let source = SourceFile(path: base.files[edit.file].name, text: base.files[edit.file].text)
      let position = LineTable(of: source).position(at: UInt32(edit.range.lowerBound))
      let before = String(decoding: Array(source.bytes[edit.range]), as: UTF8.self)
      return "\(source.path):\(position.line):\(position.column): `\(before)` -> `\(edit.text)`"
    }
    Issue.record("\(mistake), \(base)\n\(edits.joined(separator: "\n"))\n\(complaints.joined(separator: "\n"))\n--\n\(program.report)")
  }

  private func fits(_ diagnostic: Diagnostic, _ wanted: Mutant.Expected, _ mutant: Mutant) -> Bool {
    // A `needs` clause is one diagnostic for all its names, including a missing declaration.
    if diagnostic.code.number == 347, wanted.code == 301 { return true }
    if let code = wanted.code, diagnostic.code.number != UInt16(code) { return false }
    if let family = wanted.family, diagnostic.code.family != family { return false }
    guard let range = wanted.range else { return true }
    guard Int(diagnostic.primary.range.file.index) == Int(range.file.index) else { return false }
    let image = mutant.edits.image(of: Int(range.start)..<Int(range.end), file: Int(range.file.index))
    return image.lowerBound <= Int(diagnostic.primary.range.start) && Int(diagnostic.primary.range.start) <= image.upperBound
  }

  /// Returns the diagnostics about declarations that become unused or unreachable.
  private func followers(_ mutant: Mutant, of base: Base, _ files: [SourceFile]) -> [Mutant.Expected] {
    let naming = Naming(Compiler.parse(files).trees)
    let lost = naming.lost.subtracting(base.naming.lost)
    let unnamed = naming.unnamed.subtracting(base.naming.unnamed)
    return base.declarations(
      .screen, .stack, .tabs, .split, .pages, .modal, .alert, .type, .enum, .extern, .guardDecl, .condition, .events, .appearance
    ).compactMap { node, name in
      lost.contains(name) ? .code(601, node) : unnamed.contains(name) ? .code(312, node) : nil
    }
  }
}
