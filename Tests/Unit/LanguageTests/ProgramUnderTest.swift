import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// A checked program of the tests, with its diagnostics.
struct ProgramUnderTest {
  let files: [SourceFile]
  let diagnostics: [Diagnostic]

  init(_ files: [(name: String, text: String)], optional: OptionalRules = .none) {
    var program = Program()
    for file in files {
      for found in program.add(SourceFile(path: file.name, text: file.text)) {
        // The program looks in the folder of the importing file. In a fixture, all files are in one folder.
        if !files.contains(where: { $0.name.split(separator: "/").last.map(String.init) == found.path }) {
          program.report(.importNotFound(found.path, at: found.range, looked: found.path, meant: nil))
        }
      }
    }
    self.files = program.files
    // Optional rules that the test names are turned on.
    diagnostics = Compiler.check(program, optional: optional).diagnostics
  }

  /// The diagnostics as text, with locations, labels, notes, and help.
  var report: String {
    diagnostics.map { diagnostic in
      let file = files[Int(diagnostic.primary.range.file.index)]
      let position = LineTable(of: file).position(at: diagnostic.primary.range.start)
      return "\(file.path):\(position.line):\(position.column): \(diagnostic.code) \(diagnostic.message)"
        + ([diagnostic.primary.text] + diagnostic.notes + diagnostic.help).filter { !$0.isEmpty }.map { "\n    " + $0 }.joined()
    }.joined(separator: "\n")
  }
}
