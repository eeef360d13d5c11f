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
    (files.map(\.name) + [request.record]).map { NamedOutput("-o", Path.join(request.folder, $0)) }
      + [request.depfile.map { NamedOutput("--depfile", $0) }, request.diagram.map { NamedOutput("--diagram", $0) }].compactMap { $0 }
  }

  /// Makes the folder hold these files; what has changed there.
  @discardableResult
  package func write(_ console: Console) throws(Failure) -> [OutputFolder.Step] {
    // A stray file in the way is found before anything is touched.
    if Files.kind(request.folder) != nil { _ = try output() }
    let lock = try OutputFolder.lock(request.folder)
    defer { lock.release() }
    let output = try output()
    let record = Path.join(request.folder, request.record)
    for (name, why) in output.foreign {
      console.say("\(Executable.name): \(record) names \(name), which is left alone: \(why)\n")
    }
    try output.sweep()
    try output.apply()
    for case .keep(let name) in output.steps {
      console.say(
        "\(Executable.name): \(Path.join(request.folder, name)) is no longer generated; it is kept, because someone has changed it\n"
      )
    }
    return output.steps
  }
}
