import NavGraphCommandLine
import NavGraphModel
import NavGraphCompiler
import NavGraphSyntax

extension Subcommand {
  static let open = Subcommand(
    name: .open,
    summary: "Show what a URL opens: the route that wins, its values, and where it leads.",
    operands: "URL [PATH...]",
    discussion: """
      Prints the pattern that wins, the values that the URL gives to its parameters, the state that it leads to at a cold start and while
      the app runs, the guards that are evaluated on the way, and the other patterns that match but lose. For a URL that opens nothing,
      prints the reason and the nearest patterns, and exits with 1.

      If URL is -, URLs are read from standard input, one per line. --json then prints one object per line.
      """,
    options: { options in
      (
        isJSON: options.flag(.json, help: "Print JSON: route, alias, parameters, state, guards, ignored, nearest, and more."),
        idiom: options.idiom(),
        from: options.text(
          .from, placeholder: "URL", help: "Open this URL first, to set the starting state\n(default: the state in which the app starts)."),
        color: options.color(), policy: PolicyOptions(from: &options)
      )
    },
    examples: [
      ("\(Executable.name) open messenger://chats/42 App", "Show what this link opens."),
      ("\(Executable.name) open https://messenger.example/@maya --from messenger://new", "Show what it opens while a sheet is presented."),
      ("\(Executable.name) open - App --json < urls.txt", "Open many URLs, and print one JSON object per line."),
    ],
    run: { options, words, console in
      guard let url = words.first else {
        throw Failure.usage("open needs a URL", help: "\(Executable.name) open messenger://chats/42")
      }
      let paths = Array(words.dropFirst())
      if url == "-", paths.contains("-") { throw Failure.usage("standard input can't be both the URLs and a file") }
      if url != "-", !url.contains(":"), Files.kind(of: url) != nil {
        throw Failure.usage("open needs a URL before the path \(url)", help: "\(Executable.name) open messenger://chats/42 \(url)")
      }
      let workspace = try Workspace(of: paths, options: options.policy)
      let program = try workspace.app(for: "a URL is opened in an app", because: "but a URL is opened in one")
      console.showErrors(of: workspace.report, color: options.color)
      var report = OpeningReport(of: program, on: options.idiom)
      if let from = options.from, !report.begin(at: CommandLineBytes.of(from)) {
        throw Failure.usage("\(OptionName.from) \(from) leads nowhere", help: "`\(Executable.name) open \(ShellText.word(from))` shows why")
      }
      let isColored = options.color.isColored(on: 1)
      var isMissed = false
      let urls = url == "-" ? URLLines.split(try Files.readInput()) : [CommandLineBytes.of(url)]
      if let line = urls.firstIndex(where: { $0.count > URLLines.longest }) {
        let which = urls.count > 1 ? "the URL on line \(line + 1)" : "the URL"
        throw Failure.usage(
          "\(which) has \(urls[line].count) bytes", help: "the limit is \(URLLines.longest) bytes")
      }
      for (index, url) in urls.enumerated() {
        let answer = report.answer(url, asJSON: options.isJSON, onOneLine: urls.count > 1 || words[0] == "-", isColored: isColored)
        switch answer.output {
        case .document(let document): console.print(document)
        case .text(let text): console.print((index > 0 ? "\n" : "") + text)
        }
        isMissed = isMissed || answer.isMiss
      }
      return isMissed || workspace.report.hasErrors ? .errors : .clean
    })
}

extension OptionReader {
  /// Reads the option `--on`.
  mutating func idiom() -> Idioms {
    value(.on, as: .choice(Idioms.words.map(\.0)), help: "The kind of device, which can have a separate root (default: phone).") { word in
      Idioms.words.first { $0.0 == word }?.1
    } ?? .phone
  }
}

extension Console {
  /// Writes only errors to the error stream.
  func showErrors(of report: Report, color: ColorChoice) {
    let errors = Report(diagnostics: report.diagnostics.filter { $0.severity == .error }, files: report.files)
    show(errors, with: ReportOptions(beside: color), isResult: false)
  }
}
