import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// Reads the files that a command line names and the files that they import, each once, and sorts them into programs.
package struct Loader {
  /// Every file in one program.
  package private(set) var all = Program()
  /// For each file: the files that it imports.
  private var imports: [[Int]] = []
  /// What only reading could find, by file.
  private var unread: [Diagnostic] = []

  /// Where imported files were looked for and are not.
  package private(set) var missing: [String] = []

  /// The paths of the files that the command line names, itself or by a folder.
  package let named: Set<ExactText>

  /// The folders that files may be read from, and written to.
  package let boundary: Boundary

  /// What files may import beside what the command line names.
  package enum Imports {
    /// Whatever lies in the program's folders.
    case any
    /// These files, and nothing else: a build wouldn't notice that others change.
    case only([String])
  }
  /// Files that may be imported, and that nobody imports.
  package private(set) var passedOver: [String] = []

  /// Reads what `paths` name and what may be imported. The files in `held`, by path, are not read again: their bytes are these.
  package init(
    _ paths: [String], root: String? = nil, held: [ExactText: [UInt8]] = [:], allowing importable: Imports = .any
  ) throws(Failure) {
    var others: [Files.Identity: String] = [:]
    if case .only(let paths) = importable { others = try SourceFinder.files(paths) }
    let finder = try SourceFinder(paths, root: root, beside: others.values.sorted(by: Path.precedes))
    boundary = finder.boundary
    named = Set(finder.files.map { ExactText($0.path) })
    var known: [Files.Identity: Int] = [:]
    for (index, found) in finder.files.enumerated() { if let identity = found.identity { known[identity] = index } }
    // First the files that were named, in their order; then what they import, breadth first, in the order of the text.
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
        if let refusal = refusal(of: item, imported) {
          unread.append(refusal)
          continue
        }
        guard let identity = Files.kind(imported)?.identity else {
          missing.append(imported)
          unread.append(.importNotFound(item.path, at: item.range, looked: imported, meant: Loader.suggestion(for: item.path, imported)))
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
    sort(by: Loader.keys(open.map(\.found)))
    for diagnostic in unread { all.report(diagnostic) }
  }

  /// What files are sorted by, so that neither their order on a command line nor the way to them changes what is written: the standard
  /// input, then real paths.
  private static func keys(_ files: [SourceFinder.Found]) -> [String] {
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
    unread = unread.map { $0.renumbered(places) }
  }

  /// The programs, each with the numbers of its files: one for each `app` that no other app's files import. Files that nobody imports
  /// belong to the only app.
  package consuming func programs() throws(Failure) -> [(program: Program, files: [Int])] {
    let apps = imports.indices.filter { all.trees[$0].root.child(.app) != nil }
    guard apps.count > 1 else { return [(all, Array(imports.indices))] }
    let reach = apps.map { reached(from: $0) }
    var programs: [[Int]] = []
    var isTaken = [Bool](repeating: false, count: imports.count)
    for (index, app) in apps.enumerated() {
      // The app whose files import this one holds it; in a loop of imports the first app does.
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
        program.report(diagnostic.renumbered(numbers))
      }
      return (program, files)
    }
  }

  /// Which files `file` imports, directly and through others, and itself.
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

  /// The file that `import` means: relative to the folder in which the importing file was found; if that is a link, to the file itself.
  private static func locate(_ written: String, from file: SourceFinder.Found) -> String {
    let beside = Path.tidy(Path.join(file.isInput ? "" : Path.folder(of: file.path), written))
    if Files.kind(beside) == nil, !file.isInput, let real = Files.realPath(file.path) {
      let there = Path.tidy(Path.join(Path.folder(of: real), written))
      if Files.kind(there) != nil { return there }
    }
    return beside
  }

  /// Why the file at `path` is not read, although it may be there; nothing is said of what lies outside, not even whether it exists.
  private func refusal(of item: Program.Import, _ path: String) -> Diagnostic? {
    let folder = Path.folder(of: path)
    if !boundary.holds(folder.isEmpty ? "." : folder) {
      return .importOutside(item.path, at: item.range, of: boundary.name, isLink: false)
    }
    guard boundary.holds(path) else { return .importOutside(item.path, at: item.range, of: boundary.name, isLink: true) }
    return Files.oddity(path).map { .importNotRegular(item.path, at: item.range, is: $0.noun) }
  }

  /// The file in that folder whose name is much like it.
  private static func suggestion(for written: String, _ path: String) -> String? {
    let folder = Path.folder(of: path)
    let names = ((try? Files.names(in: folder.isEmpty ? "." : folder)) ?? []).filter { $0.hasExactSuffix(SourceFinder.suffix) }
    // What all of them end in makes none of them near.
    let stem =
      Path.name(of: path).hasExactSuffix(SourceFinder.suffix)
      ? Path.name(of: path).dropLast(SourceFinder.suffix.count)[...] : Path.name(of: path)[...]
    guard let near = Spelling.nearest(stem, among: names.map { String($0.dropLast(SourceFinder.suffix.count)) }) else { return nil }
    return Path.join(Path.folder(of: written), near + SourceFinder.suffix)
  }
}
