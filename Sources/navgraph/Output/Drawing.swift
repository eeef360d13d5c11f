import NavGraphCommandLine
import NavGraphDiagrams
import NavGraphCompiler
import NavGraphSyntax

/// A picture that a command line requests, and its file.
struct Drawing {
  let path: String
  private let picture: Picture

  /// Creates a drawing. The extension of the file selects the format.
  init(file path: String) throws(Failure) {
    self.path = path
    picture = try Picture(fileName: path)
  }

  /// Returns the bytes of the picture. `paint` can change the diagram before it is drawn.
  func bytes(of workspace: Workspace, console: Console, paint: (inout Diagram) -> Void = { _ in }) throws(Failure) -> [UInt8] {
    var diagram = try workspace.diagram()
    paint(&diagram)
    return try PictureRequest(
      picture: picture, diagram: diagram, program: workspace.single(because: "but a picture shows one"), report: workspace.report,
      console: console, file: path
    ).bytes()
  }
}
