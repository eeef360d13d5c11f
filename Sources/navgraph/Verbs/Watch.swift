import NavGraphCommandLine
import NavGraphSyntax

/// The options of `watch`.
struct WatchOptions {
  /// The Swift to write; nil: none.
  let request: GenerateRequest?
  let drawings: [Drawing]
  /// The port of the page, 0 if the system chooses one; nil: no page is served.
  let port: UInt16?
  /// The path of a trace.
  let trace: String?
  let report: ReportOptions
  let judgement: JudgementOptions

  init(_ options: inout OptionReader) {
    options.require(
      .output, for: .module, .bySource, .systemFiles, .appID, .tests, .testModule, .depfile, because: "is about what is generated",
      help: "add -o DIR, the folder to write into")
    let folder = options.text(.output, short: "o", "DIR", "Write Swift into this folder; without it nothing is generated.")
    options.refuseStandardOutput(folder)
    drawings = options.values(
      .diagram, "FILE", "Draw the app; the name tells the format: flow.svg, flow.html. May be repeated.", Drawing.init(file:))
    port = options.value(
      .serve, .number("PORT"), "Show the page on 127.0.0.1; without PORT, or with 0, the system chooses one."
    ) { (text) throws(Failure) in
      guard let port = UInt16(text), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        throw .usage(
          "\(OptionName.serve) needs a port from 0 to 65535, not \"\(text)\"",
          help: "without one the system chooses a port that is free")
      }
      return port
    }
    trace = options.text(.follow, "TRACE", "Say where the running app is that writes this file.")
    var request = GenerateRequest()
    request.swift.folder = folder ?? ""
    request.systemFiles = options.systemFiles()
    request.swift.module = options.module()
    request.swift.layout = options.layout()
    request.tests = options.tests()
    request.swift.depfile = options.depfile()
    self.request = folder == nil ? nil : request
    report = ReportOptions(&options)
    judgement = JudgementOptions(&options)
  }
}

extension Verb {
  static let watch = Verb(
    name: .watch,
    summary: "Check, generate and draw again whenever a file is saved.",
    operands: "[PATH...] [-o DIR] [--diagram FILE]... [--serve [PORT]] [--follow TRACE]",
    discussion: """
      Looks at the files that PATH names, at those that they import and at the baseline. When one is saved, added or removed, navgraph
      reports findings as `check` does, writes DIR as `generate` does with the same options, and draws each FILE as `graph` does.
      While there are errors nothing is generated, and pictures show what can be read. A line on the error stream says what each
      round came to.

      --serve shows the page of `graph --format html` in a browser, at an address that is printed. It takes each save over at the same
      place and size. While there are errors it keeps the last graph, with the findings above. Only this machine can connect, and only
      with the address; other sites' pages can't.

      --follow reads the trace that a debug build writes while it runs (`report: NavGraph.trace { ... }`), says what the app shows, and
      lights that on the page of --serve. TRACE may come later, and begin again.

      Files and folders may come and go. What a round can't do is said, and the next one tries again.

      Ctrl-C ends it, with exit code 0; so do SIGTERM and the end of the terminal. What is being written then is written to its end, and
      a `dot` that is running is stopped.
      """,
    options: WatchOptions.init,
    examples: [
      ("\(Executable.name) watch", "Report what is wrong in the current folder, on every save."),
      ("\(Executable.name) watch App -o App/Generated", "Keep the coordinators up to date."),
      ("\(Executable.name) watch App -o AppTests/Links --tests --test-module App", "Keep the tests of its links up to date."),
      ("\(Executable.name) watch App --diagram flow.svg --diagram flow.html", "Keep two pictures up to date."),
      ("\(Executable.name) watch App --serve", "See the app in a browser while you write it."),
      ("\(Executable.name) watch App --serve --follow /tmp/run.ndjson", "And where the simulator is in it."),
    ],
    run: { options, paths, console in
      var run = try WatchRun(options, paths, console)
      return run.run()
    })
}
