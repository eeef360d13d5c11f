import NavGraphCommandLine
import NavGraphCompiler

/// The modes of a run that doesn't write its output.
enum WriteMode {
  case verify, dryRun, listOutputs

  /// Prints the output that would be written, as the result of the run unless that is already a document.
  func show(
    _ files: [OutputFile], in folder: String, console: Console, besideDocument: Bool = false, output: () throws(Failure) -> OutputFolder
  ) throws(Failure) -> ExitCode {
    let show = { (text: TerminalText) in besideDocument ? console.say(text) : console.print(text) }
    switch self {
    case .listOutputs:
      let paths = files.map { Path.join(folder, $0.name) }
      if besideDocument { for path in paths { show("\(path)\n") } } else { console.print(.paths(paths)) }
    case .dryRun: for step in try output().steps { show("\(step.line(in: folder))\n") }
    case .verify:
      let stale = try output().staleness
      for line in stale { show("\(line)\n") }
      return stale.isEmpty ? .clean : .stale
    }
    return .clean
  }
}
