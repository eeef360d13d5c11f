import NavGraphSyntax

/// An output file that the command line names, and the option that names it.
package struct NamedOutput {
  private let name: OptionName
  package let path: String
  /// The spelling of the option in messages.
  package var option: String { name == .output ? "-o" : "\(name)" }

  package init(option name: OptionName, path: String) { (self.name, self.path) = (name, path) }
}

extension Workspace {
  /// Throws if an output would overwrite an input, a source file, another output, or the target of a link outside of its folder. Call it
  /// before anything is written.
  package func mayWrite(_ outputs: [NamedOutput]) throws(Failure) {
    var inputs: [Files.Identity: String] = [:]
    for path in readFiles(withBaseline: true) { if let found = Files.kind(of: path) { inputs[found.identity] = path } }
    // Names that are equal as `String` are the same file on a Mac.
    var seen: [String: NamedOutput] = [:]
    var folders: Set<ExactText> = []
    let project = boundary.project
    for output in outputs {
      let (option, path) = (output.option, output.path)
      guard !path.isExactly("-") else {
        throw .usage("\(option) needs a file name, but - is standard output", help: "\(option) ./-")
      }
      let found = Files.kind(of: path)
      if let identity = found?.identity, let input = inputs[identity] {
        throw .usage(
          "\(option) would overwrite \(path), which is an input",
          help: input.isExactly(path) ? "choose another name" : "it is the same file as \(input)")
      }
      guard !path.hasExactSuffix(SourceFinder.suffix) else {
        throw .usage("\(option) can't write \(path): the name is that of a source file", help: "choose another name")
      }
      if let other = seen.updateValue(output, forKey: Path.absolute(path)) {
        throw .usage("\(other.option) and \(option) both name \(path)", help: "choose another name for one of them")
      }
      try Workspace.refuseLink(at: output, kind: found?.kind)
      // Check one file of each folder, and links.
      if folders.insert(ExactText(Path.folder(of: path))).inserted || Files.isLink(at: path) { try project.mayWrite(to: path) }
    }
  }

  /// Throws if an output is a link to a regular file outside of its folder, which may be untrusted. Links to devices are allowed.
  private static func refuseLink(at output: NamedOutput, kind: FileKind?) throws(Failure) {
    let path = output.path
    guard kind == .file, Files.isLink(at: path), !Path.folder(of: path).isExactly("/dev"), let real = Files.realPath(of: path) else {
      return
    }
    let folder = Path.folder(of: path)
    guard let home = Files.realPath(of: folder.isEmpty ? "." : folder), !Path.isWithin(real, in: home) else { return }
    throw .io(
      "\(output.option) \(path) is a link that points outside of its folder, so it isn't written", help: "name the file that it points to")
  }
}
