import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// The issues that `doctor` finds, and what it checked in addition to the project's files.
struct ProjectDiagnosis {
  private(set) var troubles: [ProjectIssue] = []
  private(set) var more: [String] = []
  /// Facts that aren't issues but are worth knowing.
  private(set) var notes: [String] = []

  init(of tree: ProjectTree, console: Console) throws(Failure) {
    var outputs: [CommittedOutput] = []
    for path in tree.records { outputs.append(try CommittedOutput(recordedAt: path, in: tree)) }
    troubles = StraySources.troubles(in: tree, outputs: outputs)
    for output in outputs {
      do throws(Failure) {
        troubles += try output.troubles(console: console)
      } catch {
        // Report a file that can't be read or written as an issue.
        troubles.append(ProjectIssue("\(output.path): \(error.message)", fix: error.help.isEmpty ? "generate again" : error.help))
      }
    }
    troubles += try Pins.troubles(in: tree)
    troubles += PluginTrust.troubles(in: tree)
    let system = try SystemFileCheck(of: tree)
    troubles += system.troubles
    notes = system.notes
    more.append("dot")
    if ChildProcess.find(named: "dot") == nil {
      troubles.append(
        ProjectIssue(
          "the program `dot`, which draws pictures, isn't on PATH",
          fix: "install Graphviz (brew install graphviz, apt-get install graphviz)"))
    }
  }

  /// Adds the differences that `routes --check-site-association` reports for a website's file.
  mutating func compare(association path: String, host: String?, appIDs: [String], with tree: ProjectTree) throws(Failure) {
    more.append(path)
    let program = try Workspace(of: tree.sources, root: nil).app(
      for: "links belong to an app", because: "but a website's file is compared with one: name its folder")
    let fix =
      "serve what `\(Executable.name) routes \(ShellText.path(tree.folder)) \(OptionName.siteAssociation)` prints, or change the route"
    let report = try AssociationReport(of: program, host: host, appIDs: appIDs)
    troubles += try report.compared(withFileAt: path).differences.map { ProjectIssue($0, fix: fix) }
  }
}

/// An issue in how a project uses navgraph, and a fix.
struct ProjectIssue {
  /// The issue, such as `App/Generated is stale: changed App/Generated/Shop.swift`.
  let message: String
  let fix: String

  init(_ message: String, fix: String) { (self.message, self.fix) = (message, fix) }

  var text: TerminalText { "\(message)\n  = fix: \(fix)\n" }
}
