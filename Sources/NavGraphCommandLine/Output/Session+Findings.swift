import NavGraphCompiler
import NavGraphReports
import NavGraphSyntax

extension Session {
  /// Writes findings where their format belongs; on a terminal they are followed by a summary, unless it is said elsewhere.
  package func show(_ report: Report, _ arguments: Arguments, isResult: Bool, hasSummary: Bool = true) throws(Failure) {
    let format = format(arguments)
    let capped = report.capped(format.mostOfOneKind)
    let shown = try capped.limited(arguments)
    var text: TerminalText
    switch format.output(shown, colour: isColoured(arguments, 2), rules: Compiler.rules) {
    case .document(let document): return console.print(document)
    case .text(let written): text = written
    }
    if shown.findings.count < capped.findings.count {
      text +=
        "\(Executable.name): \(report.findings.count - shown.findings.count) more findings are not shown (--max \(shown.findings.count))\n"
    }
    if !hasSummary {
    } else if format == .human, isResult || !report.findings.isEmpty, !arguments.has("quiet") {
      text += "\(report.summary)\n"
    } else if format == .xcode, isResult, report.knownCount > 0, !arguments.has("quiet") {
      text += "\(Executable.name): \(report.known)\n"
    }
    if !text.isEmpty { console.say(text) }
  }
}

extension Report {
  /// The first findings, as many as `--max` asks for.
  fileprivate func limited(_ arguments: Arguments) throws(Failure) -> Report {
    guard let text = arguments.value("max") else { return self }
    guard let number = Int(text), number > 0 else { throw .usage("--max needs a number above 0, not \"\(text)\"") }
    return first(number)
  }
}
