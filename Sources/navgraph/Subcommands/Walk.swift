import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

extension Subcommand {
  static let walk = Subcommand(
    name: .walk,
    summary: "Step through the app in a terminal, or with a script.",
    operands: "[PATH...]",
    discussion: """
      Shows what is on the screen and what can be done, with numbers, and reads commands from standard input: a number or the name of an
      event, with values; `tab`, `button`, `back`, `dismiss`, and `open URL`; `guard` and `condition`, which set what the app answers; `undo`;
      and `assert` and `test`, which print the walk as an assertion and as a test in Swift. `help` lists all of them. What the steps do is
      determined by the runtime library that apps ship.

      A script is a file with a command on each line; # begins a comment. Commands are printed as if they were typed. A command that can't
      be done is reported, and the walk continues. In a script, the exit code is then 1.
      """,
    options: { options in (idiom: options.idiom(), color: options.color(), policy: PolicyOptions(from: &options)) },
    examples: [
      ("\(Executable.name) walk App", "Step through the app in the folder App."),
      ("\(Executable.name) walk App --on pad < walk.txt", "Do what the script walk.txt contains, on an iPad."),
    ],
    run: { options, paths, console in
      guard !paths.contains(where: { $0.isExactly("-") }) else {
        throw Failure.usage("standard input can't be both the commands and a file")
      }
      let workspace = try Workspace(of: paths, options: options.policy)
      let program = try workspace.app(for: "a walk leads through an app", because: "but a walk leads through one")
      console.showErrors(of: workspace.report, color: options.color)
      var session = try WalkSession(in: program, on: options.idiom, isColored: options.color.isColored(on: 1))
      let isTerminal = Console.isTerminal(0)
      var hasFailed = workspace.report.hasErrors
      var lines = InputLines()
      console.print(session.page)
      while !session.isOver {
        if isTerminal { console.print("> ") }
        console.flush()
        guard let line = lines.next().map({ String(decoding: $0, as: UTF8.self) }) else { break }
        // A terminal echoes the input.
        if !isTerminal { console.print("> \(line.last == "\r" ? String(line.dropLast()) : line)\n") }
        do throws(Failure) {
          console.print(try session.handle(line))
        } catch {
          hasFailed = hasFailed || !isTerminal
          console.print("\(error.message)\n" + (error.help.isEmpty ? "" : "\(error.help)\n"))
        }
      }
      if isTerminal, !session.isOver { console.print("\n") }
      return lines.isBroken ? .io : hasFailed ? .errors : .clean
    })
}
