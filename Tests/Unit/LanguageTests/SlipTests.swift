import NavGraphCompiler
import NavGraphSyntax
import RandomPrograms
import Repository
import Testing

/// Tests that `check --fix` never changes the meaning of a program: after a slip in a valid program, it restores the program or changes
/// nothing.
@Suite struct SlipTests {
  private static let programs = RandomTests.seeds(few: 2, all: 40).map { RandomProgram(seed: $0) }
  /// The programs after automatic fixes. The same fixes also apply to a program with a slip, so the results are compared with these.
  private static let sound = programs.map { program in FixedProgram(program.files.map { ($0.path, $0.text) }).text }

  @Test(arguments: Slip.all) func theProgramComesBackOrNothingHappens(_ slip: Slip) {
    var fixed = 0
    var failures: [String] = []
    for (number, program) in SlipTests.programs.enumerated() {
      let seed = program.seed
      let files = program.files.map { (name: $0.path, text: $0.text) }
      guard let wrong = slip.make(files[0].text, seed &* 0x9E37_79B9_7F4A_7C15 >> 20), wrong != files[0].text else { continue }
      let mended = FixedProgram([(files[0].name, wrong)] + files.dropFirst())
      if mended.mending.changed.isEmpty { continue }
      fixed += 1
      let sound = SlipTests.sound[number]
      if canonical(mended.text) != canonical(sound) {
        let done = mended.mending.applied.map { "\($0.line):\($0.column) \($0.diagnostic.message): \($0.fix.title)" }.joined(
          separator: "\n")
        failures.append("seed \(seed)\n\(done)\n\(difference(sound, mended.text))")
      }
    }
    if let one = failures.min(by: { $0.utf8.count < $1.utf8.count }) { Issue.record("\(slip), \(failures.count) of \(fixed): \(one)") }
  }

  /// Slips whose fix is a guess aren't fixed.
  @Test(
    arguments: [
      ("screen H { on a -> present Al }\nalert Al { title \"t\"; message text; button ok \"OK\" }", nil),
      ("screen H(f: F = .a)\nenum F { case inbox, a }", "screen H(f: F = .a)\nenum F { inbox, a }"),
      ("screen H(f: F = .a)\nenum F {\n  case inbox\n  case a\n}", "screen H(f: F = .a)\nenum F {\n  inbox\n  a\n}"),
      ("screen H { on a -> present stack T }\nscreen T\ntabs U { tab \"Home\" icon \"a\" stack H }", nil),
      ("screen H { on a -> open window X(a) }\nscreen X(a: Int)", nil),
      ("condition c\nscreen H\nscreen Y\nroute \"/x\" when c -> H / Y", nil),
      ("screen H { on a -> push A }\nscreen A(): View {\n}", nil),
      ("screen H { on a -> push X(b: [true true]) }\nscreen X(b: [Bool])", nil),
      (
        "screen H { on a -> present M then { finished(n) -> push N(n) } }\nmodal M returns note: String { content stack S }\n"
          + "screen S { on d(t: String) -> finish(t) }\nscreen N(n: String)",
        "screen H { on a -> present M then { finished(n) -> push N(n) } }\nmodal M returns String { content stack S }\n"
          + "screen S { on d(t: String) -> finish(t) }\nscreen N(n: String)"
      ),
      ("screen H { on a => push A }\nscreen A", "screen H { on a -> push A }\nscreen A"),
    ] as [(String, String?)]) func guessesAreLeft(_ slip: String, _ fixed: String?)
  {
    let head = "app A { root stack H; scheme a }\n"
    let mended = FixedProgram([("A.navgraph", head + slip + "\n")])
    #expect(mended.text == head + (fixed ?? slip) + "\n")
    #expect(mended.before.diagnostics.contains { $0.severity == .error })
  }

  private func canonical(_ text: String) -> String {
    String(decoding: format(SourceFile(path: "A.navgraph", text: text)), as: UTF8.self)
  }

  private func difference(_ sound: String, _ mended: String) -> String {
    let (old, new) = (sound.split(separator: "\n"), mended.split(separator: "\n"))
    let same = zip(old, new).prefix { $0 == $1 }.count
    return
      "was:  \(old.dropFirst(same).prefix(2).joined(separator: "\n      "))\nis:   \(new.dropFirst(same).prefix(2).joined(separator: "\n      "))"
  }
}
