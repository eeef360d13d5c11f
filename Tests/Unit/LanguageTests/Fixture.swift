import NavGraphCompiler
import NavGraphSyntax

/// A file of `Tests/Corpus`: a program of one or more virtual files, with the findings that it must give written into it.
struct Fixture {
  let path: String
  /// Without the marks.
  let lines: [String]
  let expected: [Expectation]
  let files: [VirtualFiles.File]

  init(path: String, text: String) {
    self.path = path
    var lines: [String] = []
    var expected: [Expectation] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let mark = Expectation(mark: line, of: lines.count - 1) { expected.append(mark) } else { lines.append(line) }
    }
    self.lines = lines
    self.expected = expected.sorted()
    files = VirtualFiles(lines.joined(separator: "\n"), name: "Main.navgraph").files
  }

  /// A first line `// check --warn NAV1001` asks for rules that are off by default; a family asks for all of its rules.
  private var asked: OptionalRules {
    let words = (lines.first ?? "").split(separator: " ")
    guard words.prefix(3) == ["//", "check", "--warn"], let names = words.dropFirst(3).first else { return .none }
    return OptionalRules(
      Set(
        names.split(separator: ",").flatMap { name in
          Compiler.rules.map(\.code).filter { $0.description.hasPrefix(name) }
        }))
  }

  /// What the program really gives, placed in the fixture.
  func found() -> [Expectation] {
    let program = CheckedProgram(files.map { ($0.name, $0.text) }, optional: asked)
    return program.findings.map { finding in
      let range = finding.primary.range
      let index = Int(range.file.index)
      let table = LineTable(program.files[index])
      let start = table.position(at: range.start)
      let line = table.byteRange(ofLine: start.line - 1)
      let end = min(Int(range.end), max(line.lowerBound, line.upperBound - 1))
      return Expectation(
        line: files[index].firstLine + start.line - 1, column: start.column - 1, width: max(1, end - Int(range.start)),
        code: finding.code.description, message: finding.message)
    }.sorted()
  }

  /// The fixture with `expectations` written into it.
  func text(with expectations: [Expectation]) -> String {
    var output: [String] = []
    for (number, line) in lines.enumerated() {
      output.append(line)
      output += expectations.filter { $0.line == number }.map(\.mark)
    }
    return output.joined(separator: "\n")
  }
}
