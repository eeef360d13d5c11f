import NavGraphCompiler

/// The options for how findings are written.
package struct ReportOptions {
  /// What suits where the findings go, unless the command line has another.
  package let format: ReportFormat
  package let color: ColorChoice
  /// How many findings are written; nil: as many as the format has.
  package var max: Int?
  package var isQuiet = false

  package init(_ options: inout OptionReader) {
    format =
      options.choice(
        .format,
        "Format of the diagnostics (default: human on a terminal, xcode elsewhere).\njson, sarif, and github are written to standard output."
      )
      ?? ReportOptions.usual
    color = options.color()
  }

  /// The options of a subcommand whose result isn't the report: it goes to the error stream.
  package init(beside color: ColorChoice) { (format, self.color) = (ReportOptions.usual, color) }

  private static var usual: ReportFormat { Console.isTerminal(2) ? .human : .xcode }
}
