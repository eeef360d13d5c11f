import NavGraphCommandLine
import NavGraphSyntax

/// The options of `watch`.
struct WatchOptions {
  /// The Swift to generate; nil for none.
  let request: GenerateRequest?
  let drawings: [Drawing]
  /// The port of the page, 0 if the system chooses one; nil if no page is served.
  let port: UInt16?
  let trace: String?
  let report: ReportOptions
  let policy: PolicyOptions

  init(from options: inout OptionReader) {
    options.require(
      .output, for: .module, .bySource, .systemFiles, .appID, .tests, .testModule, .depfile, help: "add -o DIR, the folder to write into")
    let folder = options.text(.output, short: "o", placeholder: "DIR", help: "Write Swift into DIR. Without it, nothing is generated.")
    options.refuseStandardOutput(folder)
    drawings = options.values(
      .diagram, placeholder: "FILE", help: "Draw the app. The extension selects the format: flow.svg, flow.html. May be repeated.",
      read: Drawing.init(file:))
    port = options.value(
      .serve, as: .number("PORT"), help: "Serve the page on 127.0.0.1. Without PORT, or with 0, the system chooses a port."
    ) { (text) throws(Failure) in
      guard let port = UInt16(text), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        throw .usage(
          "\(OptionName.serve) needs a port from 0 to 65535, not \"\(text)\"",
          help: "without a port, the system chooses a free one")
      }
      return port
    }
    trace = options.text(.follow, placeholder: "TRACE", help: "Show the state of the running app that writes this trace.")
    var request = GenerateRequest()
    request.swift.folder = folder ?? ""
    request.systemFiles = options.systemFiles()
    request.swift.module = options.module()
    request.swift.layout = options.layout()
    request.tests = options.tests()
    request.swift.depfile = options.depfile()
    self.request = folder == nil ? nil : request
    report = ReportOptions(from: &options)
    policy = PolicyOptions(from: &options)
  }
}

extension Subcommand {
  static let watch = Subcommand(
    name: .watch,
    summary: "Check, generate, and draw again whenever a .navgraph file is saved.",
    operands: "[PATH...] [-o DIR] [--diagram FILE]... [--serve [PORT]] [--follow TRACE]",
    discussion: """
      Watches the files that PATH names, the files that they import, and the baseline. When one of them is saved, added, or removed,
      navgraph reports diagnostics as `check` does, writes DIR as `generate` does with the same options, and draws each FILE as `graph`
      does. While there are errors, nothing is generated, and pictures show what can be read. A line on standard error summarizes each
      round.

      --serve shows the page of `graph --format html` in a browser, at an address that is printed. Each save updates the page, which
      keeps its position and size. While there are errors, the page shows the last graph, with the errors above it. Only this machine
      can connect, and only with the address. Pages of other sites can't.

      --follow reads the trace that a debug build writes while it runs (`report: NavGraph.trace { ... }`), prints what the app shows, and
      highlights that on the page of --serve. TRACE doesn't need to exist yet and may be truncated.

      Files and folders can be created and removed at any time. If part of a round fails, the failure is reported, and the next round
      tries again.

      Ctrl-C ends the run with exit code 0, and so do SIGTERM and closing the terminal. A file that is being written is completed first,
      and a running `dot` is stopped.
      """,
    options: WatchOptions.init,
    examples: [
      ("\(Executable.name) watch", "Check the current folder on every save."),
      ("\(Executable.name) watch App -o App/Generated", "Keep the generated Swift up to date."),
      ("\(Executable.name) watch App -o AppTests/Links --tests --test-module App", "Keep the tests of the app's links up to date."),
      ("\(Executable.name) watch App --diagram flow.svg --diagram flow.html", "Keep two pictures up to date."),
      ("\(Executable.name) watch App --serve", "Show the app in a browser while you edit its files."),
      ("\(Executable.name) watch App --serve --follow /tmp/run.ndjson", "Also show the state of an app that runs in the simulator."),
    ],
    run: { options, paths, console in
      var run = try WatchRun(options: options, paths: paths, console: console)
      return run.run()
    })
}
