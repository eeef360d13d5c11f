import NavGraphCompiler
import NavGraphSyntax

/// A file of `Tests/Corpus`: a program of one or more virtual files, with its expected diagnostics.
struct Fixture {
  let path: String
  /// The lines without the marks.
  let lines: [String]
  let expected: [Expectation]
  let files: [VirtualFiles.File]

  init(path: String, text: String) {
    self.path = path
    var lines: [String] = []
    var expected: [Expectation] = []
    var isMarked = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let mark = Expectation(mark: line, of: lines.count - 1) {
        expected.append(mark)
        isMarked = true
      } else if isMarked, line.hasPrefix(Expectation.detailMark) {
        expected[expected.count - 1].details.append(String(line.dropFirst(Expectation.detailMark.count)))
      } else {
        lines.append(line)
        isMarked = false
      }
    }
    self.lines = lines
    self.expected = expected.sorted()
    files = VirtualFiles(lines.joined(separator: "\n"), name: "Main.navgraph").files
  }

  /// The options in a first line such as `// check --details --warn NAV1001`.
  private var options: [Substring] {
    let words = (lines.first ?? "").split(separator: " ")
    return words.prefix(2) == ["//", "check"] ? Array(words.dropFirst(2)) : []
  }

  /// Whether the fixture contains the labels, notes, and help of each diagnostic (`--details`).
  private var hasDetails: Bool { options.contains("--details") }

  /// The rules that `--warn` turns on, by code or by family.
  private var asked: OptionalRules {
    guard let option = options.firstIndex(of: "--warn"), let names = options.dropFirst(option + 1).first else { return .none }
    return OptionalRules(
      Set(
        names.split(separator: ",").flatMap { name in
          Compiler.rules.map(\.code).filter { $0.description.hasPrefix(name) }
        }))
  }

  /// Checks the program with all stages.
  func check() -> ProgramUnderTest { ProgramUnderTest(files.map { ($0.name, $0.text) }, optional: asked) }

  /// Returns the diagnostics of the program with their positions in the fixture.
  func found(in program: ProgramUnderTest) -> [Expectation] {
    program.diagnostics.map { diagnostic in
      let range = diagnostic.primary.range
      let index = Int(range.file.index)
      let table = LineTable(of: program.files[index])
      let start = table.position(at: range.start)
      let line = table.byteRange(ofLine: start.line - 1)
      let end = min(Int(range.end), max(line.lowerBound, line.upperBound - 1))
      return Expectation(
        line: files[index].firstLine + start.line - 1, column: start.column - 1, width: max(1, end - Int(range.start)),
        code: diagnostic.code.description, message: diagnostic.message, details: hasDetails ? details(of: diagnostic, in: program) : [])
    }.sorted()
  }

  private func details(of diagnostic: Diagnostic, in program: ProgramUnderTest) -> [String] {
    let labels = diagnostic.secondary.map { label in
      let index = Int(label.range.file.index)
      let line = LineTable(of: program.files[index]).position(at: label.range.start).line
      return "\(files[index].firstLine == 0 ? "" : files[index].name + ":")\(line): \(label.text)"
    }
    return (diagnostic.primary.text.isEmpty ? [] : [diagnostic.primary.text]) + labels + diagnostic.notes
      + diagnostic.help.map { "help: " + $0 }
  }

  /// Returns the fixture with `expectations` written into it.
  func text(with expectations: [Expectation]) -> String {
    var output: [String] = []
    for (number, line) in lines.enumerated() {
      output.append(line)
      for expectation in expectations where expectation.line == number {
        output.append(expectation.mark)
        output += expectation.details.map { Expectation.detailMark + $0 }
      }
    }
    return output.joined(separator: "\n")
  }
}
