import Foundation
import NavGraphSyntax
import Torture

/// A folder with unusual content for command lines, and a folder that no command line may change.
///
/// The program runs in `in`. Everything in `out` must stay unchanged, including targets of links.
struct Scenery {
  let base: String
  var inside: String { base + "/in" }
  private var outside: String { base + "/out" }
  /// Paths relative to `inside` that a command line may contain.
  private(set) var paths: [String] = []

  /// File names that programs often misinterpret.
  private static let names = [
    "App", "a b", "-o", "--fix", "-", "ä", "日本語", "a\nb", "quo\"te", "it's", "$(touch owned)", "`touch owned`", ";", "*", "a\\b", "%2e",
    "{}", "[x]",
    "SHELL=touch owned", "a;touch owned;", "50%", "a:b", "${{ x }}", "a#b", "a: b", "\u{E9}", "\u{301}x", "a\\", "<stdin>", "a|b",
    "a\u{2028}b",
    "#", "~", "CON", ".hidden", "..x", "e\u{301}", "\u{202E}x", "\u{1B}[31m", "tab\t", String(repeating: "n", count: 240), "x.navgraph",
    "Generated",
  ]
  static let suffix = ".navgraph"
  /// Links to a source, a file that an option may name, and a folder, all outside of `inside`.
  static let links = [".links/leak.navgraph", ".links/leak.gv", ".links/leak"]

  init(
    _ base: String, seeds: [[UInt8]], mutator: Mutator, _ repository: HostileRepository, _ random: inout SeededRandom
  ) throws {
    self.base = base
    let files = FileManager.default
    for folder in ["/in", "/out/deep"] { try files.createDirectory(atPath: base + folder, withIntermediateDirectories: true) }
    try write("out/precious.txt", Array("precious".utf8))
    try write(
      "out/precious.navgraph", Array("app   Precious { root stack Home }\nscreen Home { on open => push Item }\nscreen Item\n".utf8))
    try write("in/notes.txt", Array("nothing to do with it\n".utf8))
    try write("in/.keep", [])
    // These links lead outside. Their folder is hidden, so only a command line that names them can follow them.
    try files.createDirectory(atPath: inside + "/.links", withIntermediateDirectories: false)
    for (link, target) in zip(Self.links, ["precious.navgraph", "precious.txt", "deep"]) {
      try files.createSymbolicLink(atPath: inside + "/" + link, withDestinationPath: outside + "/" + target)
    }
    paths = ["notes.txt", ".", "", "missing", "in/none.navgraph"]

    var folders = [""]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      guard let parent = folders.randomElement(using: &random), let name = Self.names.randomElement(using: &random), name != "-" else {
        continue
      }
      let folder = parent.isEmpty ? name : parent + "/" + name
      if folder.utf8.count > 600 { continue }
      if (try? files.createDirectory(atPath: inside + "/" + folder, withIntermediateDirectories: true)) != nil { folders.append(folder) }
    }
    paths += folders.filter { !$0.isEmpty }
    func place(_ name: String, _ random: inout SeededRandom) -> String {
      let folder = folders.randomElement(using: &random) ?? ""
      return folder.isEmpty ? name : folder + "/" + name
    }
    for number in 0..<Int.random(in: 1...3, using: &random) {
      let name = (Self.names.randomElement(using: &random) ?? "App").prefix(200) + Self.suffix
      let isSound = Bool.random(using: &random)
      let bytes = isSound ? seeds.randomElement(using: &random) ?? [] : mutator.input(number: random.next() % 1_000_000)
      let path = place(String(name), &random)
      guard (try? write("in/" + path, bytes)) != nil else { continue }
      paths.append(path)
      if number == 0 { paths.append(inside + "/" + path) }
    }
    addRepositories(folders, repository, &random)
    addPair(place("pair", &random), seeds, &random)
    for _ in 0..<Int.random(in: 0...4, using: &random) { addOddity(place("odd\(paths.count)", &random), &random) }
  }

  private func write(_ path: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: base + "/" + path))
  }

  /// Adds a repository around the folder, and sometimes a bare repository in it, as a pull request could.
  private mutating func addRepositories(_ folders: [String], _ repository: HostileRepository, _ random: inout SeededRandom) {
    if Bool.random(using: &random) { repository.copy(to: inside + "/.git", isPartial: Bool.random(using: &random)) }
    guard Int.random(in: 0..<3, using: &random) == 0 else { return }
    let name = ["bare", "x.git", ".GIT"].randomElement(using: &random) ?? "bare"
    repository.copy(to: inside + "/" + name, isPartial: Bool.random(using: &random))
    try? write("in/\(name)/App.navgraph", Array("screen Bare\n".utf8))
    paths.append(name)
  }

  /// Adds two sources whose names are equal for `String`.
  private mutating func addPair(_ name: String, _ seeds: [[UInt8]], _ random: inout SeededRandom) {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return }
    for (ending, screen) in [("\u{E9}", "A"), ("e\u{301}", "B")] {
      let path = name + ending + Self.suffix
      if (try? write("in/" + path, Array("screen   \(screen) { titel \"\(screen)\" }\n".utf8))) != nil { paths.append(path) }
    }
  }

  private mutating func addOddity(_ name: String, _ random: inout SeededRandom) {
    let files = FileManager.default
    let source = inside + "/" + name + Self.suffix
    let plain = inside + "/" + name
    switch Int.random(in: 0..<22, using: &random) {
    case 0: mkfifo(source, 0o644)
    case 1: try? files.createDirectory(atPath: source, withIntermediateDirectories: false)
    case 2, 14, 15, 16: try? files.createSymbolicLink(atPath: source, withDestinationPath: outside + "/precious.navgraph")
    case 3: try? files.createSymbolicLink(atPath: source, withDestinationPath: name + Self.suffix)
    case 4: try? files.createSymbolicLink(atPath: source, withDestinationPath: "nowhere")
    case 5: try? files.createSymbolicLink(atPath: plain, withDestinationPath: ".")
    case 6:
      try? files.createSymbolicLink(atPath: plain, withDestinationPath: outside)
    case 7: try? files.createSymbolicLink(atPath: source, withDestinationPath: "/dev/zero")
    case 8: _ = files.createFile(atPath: source, contents: Data([0xFF, 0xFE, 0x00]))
    case 9: _ = files.createFile(atPath: source, contents: Data(count: 300_000))
    case 10:
      try? files.createDirectory(atPath: plain, withIntermediateDirectories: false)
      _ = files.createFile(
        atPath: plain + "/.navgraph-outputs",
        contents: Data(
          "# Version: 9\n# Options: --tests\n# Source: App.navgraph\n0 ../../out/precious.txt\n0 .\n0 /etc/passwd\n1-1 a/b\n".utf8))
    case 11:
      try? files.createDirectory(atPath: plain, withIntermediateDirectories: false)
      try? files.createSymbolicLink(atPath: plain + "/.navgraph-outputs", withDestinationPath: outside + "/precious.txt")
    case 17:
      // These names have a meaning in a workflow.
      try? files.createDirectory(atPath: plain + "/G$(touch owned)", withIntermediateDirectories: true)
      _ = files.createFile(
        atPath: plain + "/G$(touch owned)/.navgraph-outputs",
        contents: Data("# Version: 0.1.0\n# Options: --module $(touch owned) --app-id ${{x}}\n# Source: App.navgraph\n".utf8))
    case 18:
      try? files.createDirectory(atPath: plain + "/.x.navgraph-tmp-1/y", withIntermediateDirectories: true)
      try? files.createDirectory(atPath: inside + "/Out/.navgraph-tmp-1", withIntermediateDirectories: true)
    case 19:
      let bytes = Array(plain.utf8) + [0xFF] + Array(Self.suffix.utf8)
      let descriptor = creat(bytes.map { CChar(bitPattern: $0) } + [0], 0o644)
      if descriptor >= 0 { close(descriptor) }
    case 20: _ = files.createFile(atPath: source, contents: Data("import \"-\"\nimport \"<stdin>\"\nscreen Odd\n".utf8))
    case 21:
      _ = files.createFile(atPath: inside + "/-", contents: Data("screen FromFile\n".utf8))
      paths.append("./-")
    case 12:
      _ = files.createFile(atPath: source, contents: Data("app A { root stack B }\nscreen B\n".utf8))
      chmod(source, 0)
    default:
      try? files.createDirectory(atPath: plain, withIntermediateDirectories: false)
      chmod(plain, 0o555)
    }
    paths += [name, name + Self.suffix]
  }

  /// Whether a command in a name or in a configuration was run.
  var hasCanary: Bool {
    for case let name as String in FileManager.default.enumerator(atPath: base) ?? FileManager.DirectoryEnumerator()
    where name.split(separator: "/").last.map(String.init) == HostileRepository.canary { return true }
    return false
  }

  /// The content of `out`, and the names next to it.
  var untouchable: [ExactText: [UInt8]] {
    var found = Scenery.contents(outside)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? [] { found[ExactText("beside/" + name)] = [] }
    return found
  }

  /// Returns the files below a folder with their bytes: the target of a link, and nothing for other kinds.
  static func contents(_ folder: String) -> [ExactText: [UInt8]] {
    var found: [ExactText: [UInt8]] = [:]
    let files = FileManager.default
    // The enumerator skips folders that can't be entered.
    guard let all = files.enumerator(atPath: folder) else { return [:] }
    while let name = all.nextObject() as? String {
      let path = folder + "/" + name
      var info = stat()
      guard lstat(path, &info) == 0 else { continue }
      switch info.st_mode & S_IFMT {
      case S_IFREG: found[ExactText(name)] = files.contents(atPath: path).map { [UInt8]($0) } ?? []
      case S_IFLNK: found[ExactText(name)] = Array(((try? files.destinationOfSymbolicLink(atPath: path)) ?? "").utf8)
      default: found[ExactText(name)] = []
      }
    }
    return found
  }

  func remove() {
    let files = FileManager.default
    // Folders must be writable to be removed.
    for case let name as String in files.enumerator(atPath: base) ?? FileManager.DirectoryEnumerator() {
      var info = stat()
      if lstat(base + "/" + name, &info) == 0, info.st_mode & S_IFMT == S_IFDIR { chmod(base + "/" + name, 0o755) }
    }
    try? files.removeItem(atPath: base)
  }
}
