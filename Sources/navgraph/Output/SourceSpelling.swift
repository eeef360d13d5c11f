import NavGraphCommandLine

/// How a picture names sources: from the folder that the picture lies in, so that its links work and no other spelling on the command line
/// changes a byte; from the current folder where it goes to the standard output.
struct SourceSpelling {
  /// The folder of the picture.
  private let folder: String

  init(beside file: String?) { folder = Path.settled(Path.folder(of: file.map(Path.absolute) ?? Path.absolute("x"))) }

  func path(_ path: String) -> String {
    if path == Workspace.inputName { return path }
    let path = Path.absolute(path)
    // The file may be a link, which keeps its own name.
    return Path.relative(Path.join(Path.settled(Path.folder(of: path)), Path.name(of: path)), from: folder)
  }
}
