import NavGraphCompiler
import NavGraphSyntax

/// The files that belong into a folder, and what is written beside.
package struct GeneratePlan {
  package let folder: String
  package private(set) var files: [OutputFile]
  /// What can't be written yet, and what may go wrong where the files are compiled.
  package let leftOut: [Diagnostic]
  private let depfile: String?
  private let inputs: [String]
  /// The name of the record: what is written for different ends has records of its own.
  private let record: String
  /// The options that decide what is written.
  private var options: [String]
  private let sources: [String]

  package init(
    _ request: SwiftRequest, _ workspace: Workspace, _ files: [OutputFile], leftOut: [Diagnostic] = [],
    options: [String], record: String = Manifest.fileName
  ) throws(Failure) {
    (folder, depfile, self.record, self.options) = (request.folder, request.depfile, record, options)
    (inputs, sources) = (workspace.inputPaths, workspace.recordedSources)
    self.files = try GeneratePlan.unique(files)
    self.leftOut = leftOut + (request.target.map { workspace.appsCalled($0) } ?? [])
  }

  /// Adds files, and the options that decide on them.
  package mutating func add(_ more: [OutputFile], options words: [String]) throws(Failure) {
    files = try GeneratePlan.unique(files + more)
    options += words
  }

  /// Every file, each under a name of its own.
  private static func unique(_ files: [OutputFile]) throws(Failure) -> [OutputFile] {
    var seen: [String: String] = [:]
    for file in files {
      guard let other = seen.updateValue(file.name, forKey: file.name.lowercased()) else { continue }
      throw .findings(
        "\(other) and \(file.name) are the same file if case is ignored", help: "rename one of the declarations that they are named after")
    }
    return files
  }

  /// What has to change in the folder.
  package func output() throws(Failure) -> OutputFolder {
    try OutputFolder(
      folder, files, record: record, origin: Manifest.Origin(version: Version.text, options: options, sources: sources))
  }

  /// Everything that is written.
  package var outputs: [NamedOutput] {
    (files.map(\.name) + [record]).map { NamedOutput(.output, Path.join(folder, $0)) }
      + [depfile.map { NamedOutput(.depfile, $0) }].compactMap { $0 }
  }

  /// Makes the folder hold these files, and writes the make rule; what has changed in the folder.
  @discardableResult
  package func write(_ console: Console) throws(Failure) -> [OutputFolder.Step] {
    // What can't be written is reported before anything is.
    let rule = depfile == nil ? "" : try Depfile.text(outputs: files.map { Path.join(folder, $0.name) }, inputs: inputs)
    let steps = try OutputFolder.write(to: folder, console) { () throws(Failure) in try output() }
    if let depfile { try Files.update(depfile, Array(rule.utf8)) }
    return steps
  }
}

extension Workspace {
  /// The names of the files that were read, from the folder that holds all of them, so that the record says the same wherever the
  /// project lies; empty if one has no name.
  fileprivate var recordedSources: [String] {
    guard !sources.contains(where: { $0.path.isExactly(Workspace.inputName) }) else { return [] }
    let paths = sources.map { source in
      let path = Path.absolute(source.path)
      return Path.join(Path.settled(Path.folder(of: path)), Path.name(of: path))
    }
    guard let first = paths.first else { return [] }
    var common = Path.folder(of: first)
    while !paths.allSatisfy({ Path.isWithin($0, common) }), !common.isExactly("/") { common = Path.folder(of: common) }
    let names = paths.map { Path.relative($0, from: common) }
    // A record is lines of text.
    return names.contains { $0.contains(where: \.isNewline) } ? [] : names.sorted(by: Path.precedes)
  }
}
