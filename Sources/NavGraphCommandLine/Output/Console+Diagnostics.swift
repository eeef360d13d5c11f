import NavGraphCompiler
import NavGraphSyntax

extension Console {
  /// Writes diagnostics to the stream of their format. On a terminal, a summary follows unless `hasSummary` is false.
  package func show(_ report: Report, with options: ReportOptions, isResult: Bool, hasSummary: Bool = true) {
    let format = options.format
    let capped = report.capped(at: format.maxOfOneKind)
    let shown = options.max.map(capped.first) ?? capped
    var text: TerminalText
    switch format.output(of: shown, colour: options.color.isColored(on: 2), rules: Compiler.rules) {
    case .document(let document): return print(document)
    case .text(let written): text = written
    }
    if shown.diagnostics.count < capped.diagnostics.count {
      text +=
        "\(Executable.name): \(report.diagnostics.count - shown.diagnostics.count) more diagnostics aren't shown (\(OptionName.max) \(shown.diagnostics.count))\n"
    }
    let isSummarized = format == .human ? isResult || !report.diagnostics.isEmpty : isResult && isIncomplete(report)
    if hasSummary, isSummarized, !options.isQuiet { text += "\(report.summary)\n" }
    if !text.isEmpty { say(text) }
  }

  /// Returns whether the shown diagnostics don't reveal the result: there are none, or a baseline hides some.
  private func isIncomplete(_ report: Report) -> Bool { report.diagnostics.isEmpty || report.knownCount > 0 }
}
