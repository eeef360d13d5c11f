import NavGraphCommandLine
import NavGraphSyntax

/// The files that are installed with this program: those of the checkout that it was built in, or of its bundle.
enum Installation {
  /// The path of this program. A shell that finds the program on PATH passes only its name.
  static var program: String {
    let name = CommandLine.arguments.first ?? Executable.name
    return name.contains("/") ? name : ChildProcess.find(named: name) ?? name
  }

  /// Returns the nearest folder above a program that contains all of these files and folders.
  static func folder(containing paths: [String], above program: String) -> String? {
    var folder = Path.folder(of: Path.settled(Path.absolute(program)))
    while !folder.isEmpty {
      if paths.allSatisfy({ Files.kind(of: Path.join(folder, $0)) != nil }) { return folder }
      if folder.isExactly("/") { break }
      folder = Path.folder(of: folder)
    }
    return nil
  }
}
