import NavGraphCommandLine
import NavGraphSyntax

/// Everything that `doctor` finds, and what it looked at beside the project's files.
struct Examination {
  private(set) var troubles: [Trouble] = []
  private(set) var more: [String] = []
  /// Facts that aren't issues but are worth knowing.
  private(set) var notes: [String] = []

  init(_ tree: ProjectTree, _ arguments: Arguments, _ console: Console) throws(Failure) {
    var outputs: [CommittedOutput] = []
    for path in tree.records { outputs.append(try CommittedOutput(path, in: tree)) }
    troubles = StraySources.troubles(tree, outputs)
    for output in outputs {
      do throws(Failure) {
        troubles += try output.troubles(console)
      } catch {
        // What can't be read or written at all is one trouble among others.
        troubles.append(Trouble("\(output.path): \(error.message)", fix: error.help.isEmpty ? "generate again" : error.help))
      }
    }
    troubles += try Pins.troubles(tree)
    troubles += PluginTrust.troubles(tree)
    let system = try SystemFileCheck(tree)
    troubles += system.troubles
    notes = system.notes
    more.append("dot")
    if ChildProcess.find("dot") == nil {
      troubles.append(
        Trouble(
          "there is no program `dot` on PATH, which draws pictures",
          fix: "install Graphviz (brew install graphviz, apt-get install graphviz)"))
    }
    if let path = arguments.value("site-association") {
      more.append(path)
      troubles += try Self.association(path, tree, arguments)
    }
  }

  /// The differences that `routes --check-site-association` reports.
  private static func association(_ path: String, _ tree: ProjectTree, _ arguments: Arguments) throws(Failure) -> [Trouble] {
    var words = ["--check-site-association", path]
    if let host = arguments.value("host") { words += ["--host", host] }
    for identifier in arguments.all("app-id") { words += ["--app-id", identifier] }
    let routes = try Arguments(words, for: .routes)
    let program = try Workspace(tree.sources, Judgement(routes)).app(
      "its links are the app's", "and a website's file is compared with one: name its folder")
    let fix = "serve what `\(Executable.name) routes \(ShellText.path(tree.folder)) --site-association` prints, or change the route"
    return try AssociationReport(program, routes).compared().differences.map { Trouble($0, fix: fix) }
  }
}
