import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// The files that tools can read.
struct ToolAccess {
  /// The paths that are read if a call names none.
  let paths: [String]
  /// The folder that contains all readable files.
  let root: String

  /// Reads and checks the text or the paths that a call names.
  func workspace(for arguments: ToolArguments) throws(Failure) -> Workspace {
    if let source = try arguments.text(for: .source) {
      // The text has the name of standard input, which belongs to the protocol and isn't read.
      return try Workspace(of: ["-"], root: root, held: [ExactText(Workspace.inputName): Array(source.utf8)])
    }
    let named = try arguments.texts(for: .paths) ?? paths
    guard !named.contains(where: { $0.isExactly("-") }) else {
      throw .usage("standard input belongs to the protocol", help: "pass the text as `source`")
    }
    return try Workspace(of: named, root: root)
  }

  /// Reads and checks the only app that a call names.
  func app(for arguments: ToolArguments) throws(Failure) -> (program: CheckedProgram, report: Report) {
    let workspace = try workspace(for: arguments)
    return (try workspace.app(for: "tools are about an app", because: "but this tool is about one"), workspace.report)
  }
}
