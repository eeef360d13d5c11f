import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphLinks
import NavGraphSyntax

/// The value of `--against`: an older version of the app, in a file, in a folder, or in Git.
enum ComparisonBase {
  case path(String)
  /// The operands of the command line at that revision.
  case revision(String)

  init(_ word: String) throws(Failure) {
    guard word.hasPrefix("git:") else {
      guard !word.isEmpty else { throw .usage("\(OptionName.against) needs a file, a folder, or git:REF") }
      self = .path(word)
      return
    }
    let revision = String(word.dropFirst(4))
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw .usage(
        "\(OptionName.against) \(word) doesn't name a revision",
        help: "write a branch, a tag, or a commit after git: as in git:main or git:HEAD~1")
    }
    self = .revision(revision)
  }

  /// The name for messages.
  var name: String {
    switch self {
    case .path(let path): path == "-" ? "standard input" : path
    case .revision(let revision): revision
    }
  }

  /// Returns the older version of `paths`; nil if none of the files existed.
  func workspace(of paths: [String], root: String?, console: Console) throws(Failure) -> Workspace? {
    let workspace: Workspace?
    switch self {
    case .path(let path):
      if path == "-", paths.contains("-") {
        throw .usage("standard input can't be both versions of the app")
      }
      // The older version is elsewhere, so its own folder bounds it.
      workspace = try Workspace(of: [path], root: nil)
    case .revision(let revision):
      workspace = try GitRevision(revision, of: paths, console: console).workspace(root: root)
    }
    guard let workspace else {
      console.say("\(Executable.name): \(name) has none of these files: everything is new\n")
      return nil
    }
    guard workspace.programs.count == 1 else {
      throw .usage("there are \(workspace.programs.count) apps in \(name), but a picture shows one", help: "name the files of one app")
    }
    let errors = workspace.report.diagnostics.reduce(0) { $0 + ($1.severity == .error ? 1 : 0) }
    if errors > 0 {
      let words = errors == 1 ? "an error" : "\(errors) errors"
      console.say("\(Executable.name): \(name) has \(words): it is compared as far as it can be read\n")
    }
    return workspace
  }
}
