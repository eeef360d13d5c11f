import NavGraphCommandLine

/// The paths of sources in a picture, relative to the picture's folder, so that links work and the output doesn't depend on the spelling
/// on the command line. For standard output, they are relative to the current folder.
struct SourceSpelling {
  /// The folder of the picture.
  private let folder: String

  init(beside file: String?) { folder = Path.settled(Path.folder(of: file.map(Path.absolute) ?? Path.absolute("x"))) }

  /// Returns the path of a source as the picture contains it. Standard input keeps its name.
  func path(for path: String) -> String {
    if path == Workspace.inputName { return path }
    let path = Path.absolute(path)
    // The file may be a link, which keeps its own name.
    return Path.relative(Path.join(Path.settled(Path.folder(of: path)), Path.name(of: path)), from: folder)
  }
}
