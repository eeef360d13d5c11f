import NavGraphSyntax

/// The output folder of `generate`, and the changes that it requires.
package struct OutputFolder {
  /// One change of the folder, or a file that is left alone.
  package enum Step: Equatable {
    case write(String, isNew: Bool)
    case remove(String)
    /// A file that is no longer generated, but was edited after navgraph wrote it.
    case keep(String)

    /// Returns `write Messenger.swift`.
    package func line(in folder: String) -> String {
      switch self {
      case .write(let name, let isNew): (isNew ? "write " : "replace ") + Path.join(folder, name)
      case .remove(let name): "remove " + Path.join(folder, name)
      case .keep(let name): "keep " + Path.join(folder, name)
      }
    }

    /// Returns why the folder isn't up to date; nil if this step isn't a reason.
    package func staleness(in folder: String) -> String? {
      switch self {
      case .write(let name, let isNew): (isNew ? "missing " : "changed ") + Path.join(folder, name)
      case .remove(let name): "no longer generated " + Path.join(folder, name)
      case .keep: nil
      }
    }
  }

  package let path: String
  /// The name of the manifest. Different kinds of output have separate manifests.
  private let record: String
  private let manifest: Manifest
  private let files: [OutputFile]
  /// The run that the record contains.
  private let origin: Manifest.Origin?
  /// The changes, in the order in which they are performed.
  package let steps: [Step]
  /// The names in the record that navgraph can't have written. Their entries are removed.
  package let foreign: [(name: String, why: String)]

  /// Compares `files` with the content of the folder, without changing it.
  package init(at path: String, files: [OutputFile], record: String = Manifest.fileName, origin: Manifest.Origin? = nil) throws(Failure) {
    self.path = path
    self.files = files
    self.origin = origin
    self.record = record
    let manifestPath = Path.join(path, record)
    guard !Files.isLink(at: manifestPath) else {
      throw .io("\(manifestPath) is a link, but the record of navgraph must be a regular file", help: "remove it")
    }
    let recorded = Files.kind(of: manifestPath) == nil ? [] : try Files.read(manifestPath)
    var foreign: [(name: String, why: String)] = []
    manifest = Manifest(bytes: recorded) { name in
      guard let why = OutputFolder.objection(to: name, in: path) else { return true }
      foreign.append((name, why))
      return false
    }
    self.foreign = foreign
    let written = Set(manifest.names.map { ExactText($0) })

    var steps: [Step] = []
    for file in files {
      let target = Path.join(path, file.name)
      if let why = OutputFolder.objection(to: file.name, in: path) {
        throw .io("can't write \(target): \(why)", help: "move it, or choose another folder")
      }
      guard Files.kind(of: target) != nil else {
        steps.append(.write(file.name, isNew: true))
        continue
      }
      let present = try Files.read(target)
      if try file.holds(present) { continue }
      guard written.contains(ExactText(file.name)) || OutputFolder.isMarked(present) else {
        throw .io("\(target) already exists, and navgraph didn't write it", help: "move it, or choose another folder")
      }
      steps.append(.write(file.name, isNew: false))
    }
    let wanted = Set(files.map { ExactText($0.name) })
    let recordedEntries = Set(manifest.entries)
    for name in manifest.names where !wanted.contains(ExactText(name)) {
      let target = Path.join(path, name)
      guard Files.kind(of: target) != nil else { continue }
      let entry = Manifest.Entry(name: name, fingerprint: Fingerprint(of: try Files.read(target)))
      steps.append(recordedEntries.contains(entry) ? .remove(name) : .keep(name))
    }
    self.steps = steps
  }

  /// The manifest after all changes.
  private var final: Manifest {
    get throws(Failure) {
      let fingerprints = try Fingerprint.all(of: files)
      return Manifest(entries: zip(files, fingerprints).map { Manifest.Entry(name: $0.name, fingerprint: $1) }, origin: origin)
    }
  }

  /// The reasons why the folder isn't up to date; empty if it is.
  package var staleness: [String] { steps.compactMap { $0.staleness(in: path) } }

  package var isFresh: Bool {
    get throws(Failure) { try operations.isEmpty }
  }

  /// Returns the reason why a file of that name can't be navgraph's; nil if it can, or doesn't exist yet. Its files are regular files in
  /// folders without links. The record and the links may be untrusted.
  private static func objection(to name: String, in folder: String) -> String? {
    guard Path.isInside(name) else { return "the name is outside of the folder" }
    var path = folder
    let parts = Path.parts(of: name)
    for (index, part) in parts.enumerated() {
      path = Path.join(path, String(part))
      if Files.isLink(at: path) { return "\(path) is a link" }
      guard let kind = Files.kind(of: path)?.kind else { return nil }
      if kind != (index == parts.count - 1 ? .file : .folder) { return "\(path) is \(kind.noun)" }
    }
    return nil
  }

  /// An atomic change of the file system.
  package enum Operation {
    case record(Manifest)
    case write(OutputFile)
    case remove(String)
  }

  /// The changes to perform, in order.
  ///
  /// If the run is killed between two of them, each file is either old or new, and the manifest lists both.
  package var operations: [Operation] {
    get throws(Failure) {
      let final = try final
      guard !steps.isEmpty || !foreign.isEmpty || final != manifest else { return [] }
      guard !steps.isEmpty else { return [.record(final)] }
      let both = Manifest(entries: manifest.entries + final.entries, origin: manifest.origin)
      var operations: [Operation] = both == manifest ? [] : [.record(both)]
      var byName: [ExactText: OutputFile] = [:]
      for file in files { byName[ExactText(file.name)] = file }
      for step in steps {
        switch step {
        case .write(let name, _): if let file = byName[ExactText(name)] { operations.append(.write(file)) }
        case .remove(let name): operations.append(.remove(name))
        case .keep: break
        }
      }
      return operations + [.record(final)]
    }
  }

  /// Makes the folder at `path` contain the files of `output`, and returns the changes. `output` is called again after the folder is
  /// locked.
  @discardableResult
  package static func write(
    to path: String, console: Console, output: () throws(Failure) -> OutputFolder
  ) throws(Failure) -> [Step] {
    // Report an unrelated file in the way before anything is changed.
    if Files.kind(of: path) != nil { _ = try output() }
    let lock = try lock(at: path)
    defer { lock.release() }
    let output = try output()
    for (name, why) in output.foreign {
      console.say("\(Executable.name): \(Path.join(path, output.record)) lists \(name), which isn't changed: \(why)\n")
    }
    try output.sweep()
    try output.apply()
    for case .keep(let name) in output.steps {
      console.say("\(Executable.name): \(Path.join(path, name)) is no longer generated, but isn't removed because it was edited\n")
    }
    return output.steps
  }

  /// Performs all changes.
  package func apply() throws(Failure) {
    try Files.makeFolder(at: path)
    for operation in try operations { try perform(operation) }
  }

  package func perform(_ operation: Operation) throws(Failure) {
    switch operation {
    case .record(let manifest): try Files.write(manifest.bytes, to: Path.join(path, record))
    case .write(let file):
      let target = Path.join(path, file.name)
      try Files.makeFolder(at: Path.folder(of: target))
      try Files.write(try file.bytes, to: target)
    case .remove(let name):
      try Files.remove(Path.join(path, name))
      removeEmptyFolders(above: name)
    }
  }

  /// A lock of the folder by this process.
  package struct Lock {
    fileprivate let descriptor: Int32
    package func release() { close(descriptor) }
  }

  /// Locks the folder for this process until the lock is released. A second run waits.
  package static func lock(at path: String) throws(Failure) -> Lock {
    try Files.makeFolder(at: path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(at: path) }
    // Without support for locks in the file system, runs aren't synchronized.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return Lock(descriptor: descriptor)
  }

  /// Removes incomplete regular files of runs that were killed. Other kinds of files with such names aren't navgraph's.
  package func sweep() throws(Failure) {
    var folders: Set<ExactText> = [ExactText(path)]
    for name in manifest.names + files.map(\.name) { folders.insert(ExactText(Path.folder(of: Path.join(path, name)))) }
    for folder in folders.sorted().map(\.text) where Files.kind(of: folder.isEmpty ? "." : folder)?.kind == .folder {
      for name in try Files.names(in: folder.isEmpty ? "." : folder) where name.hasExactPrefix(".") && name.contains(Files.temporaryMark) {
        let temporary = Path.join(folder, name)
        if !Files.isLink(at: temporary), Files.kind(of: temporary)?.kind == .file { try Files.remove(temporary) }
      }
    }
  }

  private func removeEmptyFolders(above name: String) {
    var folder = Path.folder(of: name)
    while !folder.isEmpty, rmdir(Path.join(path, folder)) == 0 { folder = Path.folder(of: folder) }
  }

  /// Returns whether the first line contains `navgraph`, as that of every generated file does.
  private static func isMarked(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix { $0 != 0x0A }.prefix(200), as: UTF8.self).contains("navgraph")
  }
}
