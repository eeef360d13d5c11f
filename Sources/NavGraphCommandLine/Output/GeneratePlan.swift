import NavGraphCompiler
import NavGraphSyntax

/// The files that `generate` writes to a folder, and the dependency file.
package struct GeneratePlan {
  package let folder: String
  package private(set) var files: [OutputFile]
  /// Diagnostics about unsupported features, and about problems in the module that the files are compiled in.
  package let leftOut: [Diagnostic]
  private let depfile: String?
  private let inputs: [String]
  /// The name of the record file. Different kinds of output have separate records.
  private let record: String
  /// The options that determine the output.
  private var options: [String]
  private let sources: [String]

  package init(
    for request: SwiftRequest, workspace: Workspace, files: [OutputFile], leftOut: [Diagnostic] = [],
    options: [String], record: String = Manifest.fileName
  ) throws(Failure) {
    (folder, depfile, self.record, self.options) = (request.folder, request.depfile, record, options)
    (inputs, sources) = (workspace.inputPaths, workspace.recordedSources)
    self.files = try GeneratePlan.unique(among: files)
    self.leftOut = leftOut + (request.target.map { workspace.appsCalled(byTarget: $0) } ?? [])
  }

  /// Adds files, and the options that determine them.
  package mutating func add(_ more: [OutputFile], options words: [String]) throws(Failure) {
    files = try GeneratePlan.unique(among: files + more)
    options += words
  }

  /// Returns the files. Throws if two names differ only in case.
  private static func unique(among files: [OutputFile]) throws(Failure) -> [OutputFile] {
    var seen: [String: String] = [:]
    for file in files {
      guard let other = seen.updateValue(file.name, forKey: file.name.lowercased()) else { continue }
      throw .diagnostics(
        "\(other) and \(file.name) are the same file if case is ignored", help: "rename one of the declarations that they are named after")
    }
    return files
  }

  /// Returns the changes that the folder requires.
  package func output() throws(Failure) -> OutputFolder {
    try OutputFolder(
      at: folder, files: files, record: record, origin: Manifest.Origin(version: Version.text, options: options, sources: sources))
  }

  /// All files that are written.
  package var outputs: [NamedOutput] {
    (files.map(\.name) + [record]).map { NamedOutput(option: .output, path: Path.join(folder, $0)) }
      + [depfile.map { NamedOutput(option: .depfile, path: $0) }].compactMap { $0 }
  }

  /// Makes the folder contain these files, and writes the dependency file. Returns the changes of the folder.
  @discardableResult
  package func write(console: Console) throws(Failure) -> [OutputFolder.Step] {
    // Throw for paths that the rule can't contain before any file is written.
    let rule = depfile == nil ? "" : try Depfile.text(outputs: files.map { Path.join(folder, $0.name) }, inputs: inputs)
    let steps = try OutputFolder.write(to: folder, console: console) { () throws(Failure) in try output() }
    if let depfile { try Files.update(depfile, with: Array(rule.utf8)) }
    return steps
  }
}

extension Workspace {
  /// The paths of the sources relative to their common folder, so that the record doesn't depend on the project's location; empty if a
  /// source is standard input.
  fileprivate var recordedSources: [String] {
    guard !sources.contains(where: { $0.path.isExactly(Workspace.inputName) }) else { return [] }
    let paths = sources.map { source in
      let path = Path.absolute(source.path)
      return Path.join(Path.settled(Path.folder(of: path)), Path.name(of: path))
    }
    guard let first = paths.first else { return [] }
    var common = Path.folder(of: first)
    while !paths.allSatisfy({ Path.isWithin($0, in: common) }), !common.isExactly("/") { common = Path.folder(of: common) }
    let names = paths.map { Path.relative($0, from: common) }
    // A record consists of lines.
    return names.contains { $0.contains(where: \.isNewline) } ? [] : names.sorted(by: Path.precedes)
  }
}
