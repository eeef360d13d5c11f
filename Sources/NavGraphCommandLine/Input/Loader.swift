import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// Reads the files that a command line names and the files that they import, each once, and groups them into programs.
package struct Loader {
  /// A program with all files.
  package private(set) var all = Program()
  /// The files that each file imports, indexed by file.
  private var imports: [[Int]] = []
  /// Diagnostics about imports, which only reading can find.
  private var unread: [Diagnostic] = []

  /// Paths of imports that don't exist.
  package private(set) var missing: [String] = []

  /// The paths of the files that the command line names, directly or by a folder.
  package let named: Set<ExactText>

  /// The folders that files may be read from and written to.
  package let boundary: ReadableRoots

  /// The files that may be imported in addition to those that the command line names.
  package enum Imports {
    /// All files in the program's folders.
    case any
    /// Only these files, because a build doesn't notice changes of others.
    case only([String])
  }
  /// Files that may be imported, but aren't.
  package private(set) var passedOver: [String] = []

  /// Reads the files that `paths` name, and their imports. `held` contains the bytes, by path, of files that aren't read from disk.
  package init(
    paths: [String], root: String? = nil, held: [ExactText: [UInt8]] = [:], allowing importable: Imports = .any
  ) throws(Failure) {
    var others: [Files.Identity: String] = [:]
    if case .only(let paths) = importable { others = try SourceFinder.files(at: paths) }
    let finder = try SourceFinder(searching: paths, root: root, beside: others.values.sorted(by: Path.precedes))
    boundary = finder.boundary
    named = Set(finder.files.map { ExactText($0.path) })
    var known: [Files.Identity: Int] = [:]
    for (index, found) in finder.files.enumerated() { if let identity = found.identity { known[identity] = index } }
    // First the named files, in their order; then their imports, breadth first, in the order of the text.
    var open = finder.files.map { (found: $0, bytes: [UInt8]?.none) }
    var index = 0
    while index < open.count {
      let found = open[index].found
      let bytes: [UInt8]
      if let read = open[index].bytes ?? held[ExactText(found.path)] { bytes = read } else { bytes = try found.read() }
      open[index].bytes = nil
      let source = SourceFile(path: found.path, bytes: bytes)
      imports.append([])
      for item in all.add(source) {
        let imported = Loader.locate(item.path, from: found)
        if let refusal = refusal(of: item, at: imported) {
          unread.append(refusal)
          continue
        }
        guard let identity = Files.kind(of: imported)?.identity else {
          missing.append(imported)
          unread.append(
            .importNotFound(item.path, at: item.range, looked: imported, meant: Loader.suggestion(for: item.path, at: imported)))
          continue
        }
        if let file = known[identity] {
          imports[index].append(file)
          continue
        }
        var path = Workspace.name(ofFile: imported)
        if case .only = importable {
          guard let other = others[identity] else {
            unread.append(.importNotNamed(item.path, at: item.range))
            continue
          }
          path = Workspace.name(ofFile: other)
        }
        let bytes: [UInt8]
        if let known = held[ExactText(path)] { bytes = known } else { bytes = try Files.read(path) }
        known[identity] = open.count
        imports[index].append(open.count)
        open.append((SourceFinder.Found(path: path, identity: identity), bytes))
      }
      index += 1
    }
    passedOver = others.filter { known[$0.key] == nil }.map(\.value).sorted(by: Path.precedes)
    sort(by: Loader.keys(of: open.map(\.found)))
    for diagnostic in unread { all.report(diagnostic) }
  }

  /// Returns sort keys of files: standard input, then real paths. So neither the order on a command line nor the spelling of paths changes
  /// the output.
  private static func keys(of files: [SourceFinder.Found]) -> [String] {
    var folders: [ExactText: String] = [:]
    return files.map { found in
      if found.isInput { return "" }
      let absolute = Path.absolute(found.path)
      let folder = Path.folder(of: absolute)
      let real = folders[ExactText(folder)] ?? Path.settled(folder)
      folders[ExactText(folder)] = real
      return Path.join(real, Path.name(of: absolute))
    }
  }

  private mutating func sort(by keys: [String]) {
    let order = keys.indices.sorted { Path.precedes(keys[$0], keys[$1]) }
    guard order != Array(keys.indices) else { return }
    var places = [Int](repeating: 0, count: order.count)
    for (place, file) in order.enumerated() { places[file] = place }
    var sorted = Program()
    for file in order { _ = sorted.add(all.files[file]) }
    all = sorted
    imports = order.map { file in imports[file].map { places[$0] } }
    unread = unread.map { $0.renumbered(to: places) }
  }

  /// Returns the programs, each with the indices of its files: one program for each `app` that no other app's files import. If there is
  /// only one app, it contains all files.
  package consuming func programs() throws(Failure) -> [(program: Program, files: [Int])] {
    let apps = imports.indices.filter { all.trees[$0].root.child(ofKind: .app) != nil }
    guard apps.count > 1 else { return [(all, Array(imports.indices))] }
    let reach = apps.map { reached(from: $0) }
    var programs: [[Int]] = []
    var isTaken = [Bool](repeating: false, count: imports.count)
    for (index, app) in apps.enumerated() {
      // An app that another app's files import belongs to that app. In an import cycle, it belongs to the first app.
      let isHeld = apps.indices.contains { other in
        other != index && reach[other][app] && (other < index || !reach[index][apps[other]])
      }
      if isHeld { continue }
      let files = imports.indices.filter { reach[index][$0] }
      for file in files { isTaken[file] = true }
      programs.append(files)
    }
    guard programs.count > 1 else { return [(all, Array(imports.indices))] }
    if let alone = isTaken.firstIndex(of: false) {
      let paths = apps.prefix(3).map { all.files[$0].path }.joined(separator: ", ")
      throw .usage(
        "\(all.files[alone].path) doesn't belong to any of the \(programs.count) apps here (\(paths))",
        help: "import it from its app, or name only the files of one app")
    }
    return programs.map { files in
      var program = Program()
      for file in files { _ = program.add(all.files[file]) }
      var numbers: [Int] = Array(repeating: -1, count: imports.count)
      for (number, file) in files.enumerated() { numbers[file] = number }
      for diagnostic in unread where files.contains(Int(diagnostic.primary.range.file.index)) {
        program.report(diagnostic.renumbered(to: numbers))
      }
      return (program, files)
    }
  }

  /// Returns, indexed by file, whether `file` imports it directly or indirectly. `file` itself is included.
  private func reached(from file: Int) -> [Bool] {
    var isReached = [Bool](repeating: false, count: imports.count)
    var open = [file]
    isReached[file] = true
    while let next = open.popLast() {
      for file in imports[next] where !isReached[file] {
        isReached[file] = true
        open.append(file)
      }
    }
    return isReached
  }

  /// Returns the path that an `import` means: relative to the folder of the importing file's path, or if that doesn't exist and the file
  /// is a link, relative to the link's target.
  private static func locate(_ written: String, from file: SourceFinder.Found) -> String {
    let beside = Path.tidy(Path.join(file.isInput ? "" : Path.folder(of: file.path), written))
    if Files.kind(of: beside) == nil, !file.isInput, let real = Files.realPath(of: file.path) {
      let there = Path.tidy(Path.join(Path.folder(of: real), written))
      if Files.kind(of: there) != nil { return there }
    }
    return beside
  }

  /// Returns the diagnostic for an import that isn't read, although the file may exist. It doesn't reveal whether a file outside of the
  /// boundary exists.
  private func refusal(of item: Program.Import, at path: String) -> Diagnostic? {
    let folder = Path.folder(of: path)
    if !boundary.holds(folder.isEmpty ? "." : folder) {
      return .importOutside(item.path, at: item.range, of: boundary.name, isLink: false)
    }
    guard boundary.holds(path) else { return .importOutside(item.path, at: item.range, of: boundary.name, isLink: true) }
    return Files.oddity(of: path).map { .importNotRegular(item.path, at: item.range, is: $0.noun) }
  }

  /// Returns the file in the import's folder with the most similar name.
  private static func suggestion(for written: String, at path: String) -> String? {
    let folder = Path.folder(of: path)
    let names = ((try? Files.names(in: folder.isEmpty ? "." : folder)) ?? []).filter { $0.hasExactSuffix(SourceFinder.suffix) }
    // Compare names without the common suffix.
    let stem =
      Path.name(of: path).hasExactSuffix(SourceFinder.suffix)
      ? Path.name(of: path).dropLast(SourceFinder.suffix.count)[...] : Path.name(of: path)[...]
    guard let near = Spelling.nearest(to: stem, among: names.map { String($0.dropLast(SourceFinder.suffix.count)) }) else { return nil }
    return Path.join(Path.folder(of: written), near + SourceFinder.suffix)
  }
}
