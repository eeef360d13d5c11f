import NavGraphSyntax

/// A file that a command line names to be written, and by what.
package struct NamedOutput {
  private let name: OptionName
  package let path: String
  /// How messages call the option.
  package var option: String { name == .output ? "-o" : "\(name)" }

  package init(_ name: OptionName, _ path: String) { (self.name, self.path) = (name, path) }
}

extension Workspace {
  /// Refuses outputs that would overwrite what this run reads, a source of another, each other, or something that a link leads to.
  /// To be asked before anything is written.
  package func mayWrite(_ outputs: [NamedOutput]) throws(Failure) {
    var inputs: [Files.Identity: String] = [:]
    for path in readFiles(withBaseline: true) { if let found = Files.kind(path) { inputs[found.identity] = path } }
    // Names that are equal for `String` are one file on a Mac.
    var seen: [String: NamedOutput] = [:]
    var folders: Set<ExactText> = []
    let project = boundary.project
    for output in outputs {
      let (option, path) = (output.option, output.path)
      guard !path.isExactly("-") else {
        throw .usage("\(option) needs a file name, but - is standard output", help: "\(option) ./-")
      }
      let found = Files.kind(path)
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
      try Workspace.refuseLink(output, found?.kind)
      // Of the files in one folder the first is enough.
      if folders.insert(ExactText(Path.folder(of: path))).inserted || Files.isLink(path) { try project.mayWrite(path) }
    }
  }

  /// A link is written through where it leads to something in the same folder, and to devices; beyond, it may be a stranger's.
  private static func refuseLink(_ output: NamedOutput, _ kind: FileKind?) throws(Failure) {
    let path = output.path
    guard kind == .file, Files.isLink(path), !Path.folder(of: path).isExactly("/dev"), let real = Files.realPath(path) else { return }
    let folder = Path.folder(of: path)
    guard let home = Files.realPath(folder.isEmpty ? "." : folder), !Path.isWithin(real, home) else { return }
    throw .io(
      "\(output.option) \(path) is a link that points outside of its folder, so it isn't written", help: "name the file that it points to")
  }
}
