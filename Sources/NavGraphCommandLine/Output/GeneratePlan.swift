import NavGraphSyntax

/// The files that a request comes to, and what is to be done with them.
package struct GeneratePlan {
  package let request: GenerateRequest
  package let files: [OutputFile]
  /// What can't be written yet, and what may go wrong where the files are compiled.
  package let leftOut: [Diagnostic]
  package let origin: Manifest.Origin

  /// What has to change in the folder.
  package func output() throws(Failure) -> OutputFolder {
    try OutputFolder(request.folder, files, record: request.record, origin: origin)
  }

  /// Everything that this run names to be written.
  package var outputs: [NamedOutput] {
    (files.map(\.name) + [request.record]).map { NamedOutput(.output, Path.join(request.folder, $0)) }
      + [request.depfile.map { NamedOutput(.depfile, $0) }, request.diagram.map { NamedOutput(.diagram, $0) }].compactMap { $0 }
  }

  /// Makes the folder hold these files; what has changed there.
  @discardableResult
  package func write(_ console: Console) throws(Failure) -> [OutputFolder.Step] {
    try OutputFolder.write(to: request.folder, console) { () throws(Failure) in try output() }
  }
}
