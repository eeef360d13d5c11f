import Foundation
import Torture

/// A folder full of what a command line may meet, and beside it what no command line here may touch.
///
/// `in` is where the program runs. Everything in `out` must stay as it is, whatever links lead there.
struct Scenery {
  let base: String
  var inside: String { base + "/in" }
  private var outside: String { base + "/out" }
  /// Paths from `inside` that a command line may name.
  private(set) var paths: [String] = []

  /// Names that some program somewhere has taken for something else.
  private static let names = [
    "App", "a b", "-o", "--fix", "-", "ä", "日本語", "a\nb", "quo\"te", "it's", "$(touch owned)", "`touch owned`", ";", "*", "a\\b", "%2e",
    "{}", "[x]",
    "#", "~", "CON", ".hidden", "..x", "e\u{301}", "\u{202E}x", "\u{1B}[31m", "tab\t", String(repeating: "n", count: 240), "x.navgraph",
    "Generated",
  ]
  static let suffix = ".navgraph"
  /// A source, a file that an option may name, and a folder, all of which lie outside.
  static let links = [".links/leak.navgraph", ".links/leak.gv", ".links/leak"]

  init(_ base: String, seeds: [[UInt8]], mutator: Mutator, _ random: inout SeededRandom) throws {
    self.base = base
    let files = FileManager.default
    for folder in ["/in", "/out/deep"] { try files.createDirectory(atPath: base + folder, withIntermediateDirectories: true) }
    try write("out/precious.txt", Array("precious".utf8))
    try write(
      "out/precious.navgraph", Array("app   Precious { root stack Home }\nscreen Home { on open => push Item }\nscreen Item\n".utf8))
    try write("in/notes.txt", Array("nothing to do with it\n".utf8))
    try write("in/.keep", [])
    // Links that lead out, in a folder that is hidden, so that only a command line that names them comes upon them.
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
      let bytes = isSound ? seeds.randomElement(using: &random) ?? [] : mutator.input(random.next() % 1_000_000)
      let path = place(String(name), &random)
      guard (try? write("in/" + path, bytes)) != nil else { continue }
      paths.append(path)
      if number == 0 { paths.append(inside + "/" + path) }
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) { addOddity(place("odd\(paths.count)", &random), &random) }
  }

  private func write(_ path: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: base + "/" + path))
  }

  private mutating func addOddity(_ name: String, _ random: inout SeededRandom) {
    let files = FileManager.default
    let source = inside + "/" + name + Self.suffix
    let plain = inside + "/" + name
    switch Int.random(in: 0..<17, using: &random) {
    case 0: mkfifo(source, 0o644)
    case 1: try? files.createDirectory(atPath: source, withIntermediateDirectories: false)
    case 2, 14, 15, 16: try? files.createSymbolicLink(atPath: source, withDestinationPath: outside + "/precious.navgraph")
    case 3: try? files.createSymbolicLink(atPath: source, withDestinationPath: name + Self.suffix)
    case 4: try? files.createSymbolicLink(atPath: source, withDestinationPath: "nowhere")
    case 5: try? files.createSymbolicLink(atPath: plain, withDestinationPath: ".")
    case 6:
      // Found on the way through the folder, never named: naming it would be a choice.
      try? files.createSymbolicLink(atPath: plain, withDestinationPath: outside)
      return
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
    case 12:
      _ = files.createFile(atPath: source, contents: Data("app A { root stack B }\nscreen B\n".utf8))
      chmod(source, 0)
    default:
      try? files.createDirectory(atPath: plain, withIntermediateDirectories: false)
      chmod(plain, 0o555)
    }
    paths += [name, name + Self.suffix]
  }

  /// What is in `out`, and the names beside it.
  var untouchable: [String: [UInt8]] {
    var found = Scenery.contents(outside)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? [] { found["beside/" + name] = [] }
    return found
  }

  /// Every file below a folder and its bytes; of a link where it leads, of what isn't a file nothing.
  static func contents(_ folder: String) -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    let files = FileManager.default
    // Folders that can't be entered are passed over.
    guard let all = files.enumerator(atPath: folder) else { return [:] }
    while let name = all.nextObject() as? String {
      let path = folder + "/" + name
      var info = stat()
      guard lstat(path, &info) == 0 else { continue }
      switch info.st_mode & S_IFMT {
      case S_IFREG: found[name] = files.contents(atPath: path).map { [UInt8]($0) } ?? []
      case S_IFLNK: found[name] = Array(((try? files.destinationOfSymbolicLink(atPath: path)) ?? "").utf8)
      default: found[name] = []
      }
    }
    return found
  }

  func remove() {
    let files = FileManager.default
    // What nobody may write can't be removed either.
    for case let name as String in files.enumerator(atPath: base) ?? FileManager.DirectoryEnumerator() {
      var info = stat()
      if lstat(base + "/" + name, &info) == 0, info.st_mode & S_IFMT == S_IFDIR { chmod(base + "/" + name, 0o755) }
    }
    try? files.removeItem(atPath: base)
  }
}
