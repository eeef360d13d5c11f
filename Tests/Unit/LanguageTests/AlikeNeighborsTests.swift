import NavGraphCompiler
import NavGraphSyntax
import Repository
import Testing

/// Tests every single slip in `AlikeNeighbors`: automatic fixes restore the program or leave it alone.
@Suite struct AlikeNeighborsTests {
  @Test func automaticFixesRestoreTheProgram() {
    let source = SourceFile(path: "Twins.navgraph", text: AlikeNeighbors.text)
    let sound = FixedProgram([source])
    #expect(!sound.before.diagnostics.contains { $0.severity == .error }, "\(sound.before.diagnostics.map(\.message))")
    let tree = Compiler.parse([source]).trees[0]
    // The tree owns the buffer of its tokens.
    let tokens = withExtendedLifetime(tree) { tree.tokens.filter { $0.kind != .endOfFile } }
    let slips = RandomTests.few(of: AlikeNeighbors.slips(source.bytes, tokens))
    var fixed = 0
    var others: [String] = []
    for slip in slips {
      let mended = FixedProgram([SourceFile(path: source.path, bytes: slip.bytes)])
      guard mended.before.diagnostics.contains(where: { $0.severity == .error }), !mended.mending.changed.isEmpty else { continue }
      fixed += 1
      if format(mended.after.files[0]) != format(source) {
        others.append("\(slip.kind): " + mended.mending.applied.map { "\($0.diagnostic.code) \($0.fix.title)" }.joined(separator: ", "))
      }
    }
    #expect(others.isEmpty, "\(others.count) of \(fixed):\n\(others.joined(separator: "\n"))")
    // About a fifth of the slips have an unambiguous fix.
    #expect(fixed * 6 > slips.count, "\(fixed) of \(slips.count)")
  }
}
