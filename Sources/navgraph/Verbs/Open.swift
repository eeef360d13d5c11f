import NavGraphCommandLine
import NavGraphModel
import NavGraphCompiler
import NavGraphSyntax

extension Verb {
  static let open = Verb(
    name: .open,
    summary: "Say what a URL does: the route that wins, its values, where it leads.",
    operands: "URL [PATH...]",
    discussion: """
      Prints the pattern that wins, what the URL gives to its parameters, the state it leads to at a cold start and while the app runs,
      the guards that are asked on the way, and which other patterns match but lose. For a URL that opens nothing, why, and the nearest
      patterns; the exit code is then 1.

      With - for URL the standard input is read, a URL on each line; --json then prints one object on each line.
      """,
    options: { options in
      (
        isJSON: options.flag(.json, "Print JSON: route, alias, parameters, state, guards, ignored, nearest and more."),
        idiom: options.idiom(),
        from: options.text(.from, "URL", "Where the user is before: where this URL leads.\nWithout it, where the app begins."),
        color: options.color(), judgement: JudgementOptions(&options)
      )
    },
    examples: [
      ("\(Executable.name) open messenger://chats/42 App", "What does this link do?"),
      ("\(Executable.name) open https://messenger.example/@maya --from messenger://new", "And with a sheet up?"),
      ("\(Executable.name) open - App --json < urls.txt", "Try out many, one answer on each line."),
    ],
    run: { options, words, console in
      guard let url = words.first else {
        throw Failure.usage("open needs a URL", help: "\(Executable.name) open messenger://chats/42")
      }
      let paths = Array(words.dropFirst())
      if url == "-", paths.contains("-") { throw Failure.usage("the standard input can't be both the URLs and a file") }
      if url != "-", !url.contains(":"), Files.kind(url) != nil {
        throw Failure.usage("open needs a URL before the path \(url)", help: "\(Executable.name) open messenger://chats/42 \(url)")
      }
      let workspace = try Workspace(paths, options.judgement)
      let program = try workspace.app("a URL is opened in an app", "and a URL is opened in one")
      console.showErrors(workspace.report, options.color)
      var report = OpeningReport(program, on: options.idiom)
      if let from = options.from, !report.begin(at: CommandLineBytes.of(from)) {
        throw Failure.usage("\(OptionName.from) \(from) leads nowhere", help: "`\(Executable.name) open \(ShellText.word(from))` says why")
      }
      let isColoured = options.color.isColoured(1)
      var isMissed = false
      let urls = url == "-" ? URLLines.split(try Files.readInput()) : [CommandLineBytes.of(url)]
      if let line = urls.firstIndex(where: { $0.count > URLLines.longest }) {
        let which = urls.count > 1 ? "the URL on line \(line + 1)" : "the URL"
        throw Failure.usage(
          "\(which) has \(urls[line].count) bytes", help: "URLs of up to \(URLLines.longest) bytes are opened")
      }
      for (index, url) in urls.enumerated() {
        let answer = report.answer(url, asJSON: options.isJSON, onOneLine: urls.count > 1 || words[0] == "-", isColoured: isColoured)
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
  mutating func idiom() -> Idioms {
    value(.on, .choice(Idioms.words.map(\.0)), "The kind of device, which may have a root of its own; phone without it.") { word in
      Idioms.words.first { $0.0 == word }?.1
    } ?? .phone
  }
}

extension Console {
  /// Writes errors to the error stream; what is no error would only be in the way.
  func showErrors(_ report: Report, _ color: ColorChoice) {
    let errors = Report(report.findings.filter { $0.severity == .error }, files: report.files)
    show(errors, ReportOptions(beside: color), isResult: false)
  }
}
