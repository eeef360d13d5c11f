import NavGraphCommandLine
import NavGraphModel
import NavGraphReports
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
    options: [
      Option("json", "Print JSON: route, alias, parameters, state, guards, ignored, nearest and more."),
      .idiom,
      Option("from", .text("URL"), "Where the user is before: where this URL leads.\nWithout it, where the app begins."),
      .color,
    ] + Option.judgement,
    examples: [
      ("\(Executable.name) open messenger://chats/42 App", "What does this link do?"),
      ("\(Executable.name) open https://messenger.example/@maya --from messenger://new", "And with a sheet up?"),
      ("\(Executable.name) open - App --json < urls.txt", "Try out many, one answer on each line."),
    ],
    run: { arguments, session in
      guard let url = arguments.positional.first else {
        throw Failure.usage("open needs a URL", help: "\(Executable.name) open messenger://chats/42")
      }
      let paths = Array(arguments.positional.dropFirst())
      if url == "-", paths.contains("-") { throw Failure.usage("the standard input can't be both the URLs and a file") }
      if url != "-", !url.contains(":"), Files.kind(url) != nil {
        throw Failure.usage("open needs a URL before the path \(url)", help: "\(Executable.name) open messenger://chats/42 \(url)")
      }
      let workspace = try Workspace(paths, Judgement(arguments))
      let program = try workspace.app("a URL is opened in an app", "and a URL is opened in one")
      try session.showErrors(workspace.report, arguments)
      var report = OpeningReport(program, on: arguments.idiom)
      if let from = arguments.value("from"), !report.begin(at: CommandLineBytes.of(from)) {
        throw Failure.usage("--from \(from) leads nowhere", help: "`\(Executable.name) open \(ShellText.word(from))` says why")
      }
      let asJSON = arguments.has("json")
      let isColoured = session.isColoured(arguments, 1)
      var isMissed = false
      let urls = url == "-" ? URLLines.split(try Files.readInput()) : [CommandLineBytes.of(url)]
      if let line = urls.firstIndex(where: { $0.count > URLLines.longest }) {
        let which = urls.count > 1 ? "the URL on line \(line + 1)" : "the URL"
        throw Failure.usage(
          "\(which) has \(urls[line].count) bytes", help: "URLs of up to \(URLLines.longest) bytes are opened")
      }
      for (index, url) in urls.enumerated() {
        let answer = report.answer(url, asJSON: asJSON, onOneLine: urls.count > 1 || arguments.positional[0] == "-", isColoured: isColoured)
        switch answer.output {
        case .document(let document): session.console.print(document)
        case .text(let text): session.console.print((index > 0 ? "\n" : "") + text)
        }
        isMissed = isMissed || answer.isMiss
      }
      return isMissed || workspace.report.hasErrors ? .errors : .clean
    })
}

extension Option {
  static let idiom = Option(
    "on", .choice(Idioms.words.map(\.0)), "The kind of device, which may have a root of its own; phone without it.")
}

extension Arguments {
  /// `--on`, else the phone.
  var idiom: Idioms { Idioms.words.first { $0.0 == value("on") }?.1 ?? .phone }
}

extension Session {
  /// Writes errors to the error stream; what is no error would only be in the way.
  func showErrors(_ report: Report, _ arguments: Arguments) throws(Failure) {
    guard report.hasErrors else { return }
    try showBeside(Report(report.findings.filter { $0.severity == .error }, files: report.files), arguments)
  }
}
