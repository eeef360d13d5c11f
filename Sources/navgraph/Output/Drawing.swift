import NavGraphCommandLine
import NavGraphDiagrams
import NavGraphCompiler
import NavGraphSyntax

/// A picture that a command line asks for, and the file that it goes to.
struct Drawing {
  let path: String
  private let picture: Picture

  /// The name of the file tells the format.
  init(file path: String) throws(Failure) {
    self.path = path
    picture = try Picture(fileName: path)
  }

  /// `paint` has the diagram before it is drawn.
  func bytes(of workspace: Workspace, _ console: Console, paint: (inout Diagram) -> Void = { _ in }) throws(Failure) -> [UInt8] {
    var diagram = try workspace.diagram()
    paint(&diagram)
    return try picture.bytes(
      of: diagram, DiagramOptions(), workspace.single("but a picture shows one"), workspace.report, beside: path, console)
  }
}
