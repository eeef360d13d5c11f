import NavGraphCompiler

/// The options for the output of diagnostics.
package struct ReportOptions {
  /// The format of diagnostics. By default, it depends on whether the error stream is a terminal.
  package let format: ReportFormat
  package let color: ColorChoice
  /// The maximum number of diagnostics that are written; nil for the default of the format.
  package var max: Int?
  package var isQuiet = false

  package init(from options: inout OptionReader) {
    format =
      options.choice(
        .format,
        help:
          "Format of the diagnostics (default: human on a terminal, xcode elsewhere).\njson, sarif, and github are written to standard output."
      )
      ?? ReportOptions.usual
    color = options.color()
  }

  /// Creates the options of a subcommand whose result isn't the report. The report is written to the error stream.
  package init(beside color: ColorChoice) { (format, self.color) = (ReportOptions.usual, color) }

  private static var usual: ReportFormat { Console.isTerminal(2) ? .human : .xcode }
}
