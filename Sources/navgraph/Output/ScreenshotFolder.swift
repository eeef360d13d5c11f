import NavGraphCommandLine
import NavGraphDiagrams
import NavGraphCompiler
import NavGraphSyntax

/// The folder that `--screenshots` names: PNG files, each with an optional sidecar as SnapshotPreviews writes it, and a map.
///
/// Subfolders are searched if their names specify a language or a device (fastlane's `en-US`). These members of a sidecar are read: `tags`
/// (`navgraph` names the screen, `sensitive` hides its pictures), `context.preview` (`display_name`, `container_display_name`,
/// `preferred_color_scheme`), and `context.simulator.device_name`.
struct ScreenshotFolder {
  static let mapName = "screenshots.json"
  /// The maximum number of pictures.
  private static let most = 5_000
  /// The maximum size of all pictures together, in bytes.
  private static let maxBytes = 2 << 30

  private let folder: String
  /// The real path of the folder. A link that leads out of it may be untrusted.
  private let root: String
  private var bytes = 0
  private(set) var files: [ScreenshotMatching.File] = []
  private(set) var map: [(screen: String, files: [String])] = []

  init(at folder: String) throws(Failure) {
    self.folder = folder
    guard Files.kind(of: folder)?.kind == .folder, let root = Files.realPath(of: folder) else {
      throw .usage("\(OptionName.screenshots) needs a folder, but \(folder) isn't one")
    }
    self.root = root
    try look(into: folder, look: Screenshot.Look(), isOuter: true)
  }

  /// Matches the pictures with the screens of the diagram. Throws if the map names an unknown screen or file.
  func matching(_ diagram: Diagram) throws(Failure) -> ScreenshotMatching {
    let known = Set(diagram.cards.map(\.title))
    let present = Set(files.map(\.screenshot.file))
    for (screen, files) in map {
      guard known.contains(screen) else {
        throw mistake(
          "there is no screen \(screen)", help: Spelling.nearest(to: screen, among: known.sorted()).map { "did you mean \($0)?" } ?? "")
      }
      for file in files where !present.contains(file) { throw mistake("\(screen) has the picture \(file), which doesn't exist") }
    }
    return ScreenshotMatching(for: diagram, files: files, map: map)
  }

  private mutating func look(into place: String, look: Screenshot.Look, isOuter: Bool) throws(Failure) {
    for name in try Files.names(in: place) where !name.hasPrefix(".") {
      let path = Path.join(place, name)
      if isOuter, name == ScreenshotFolder.mapName {
        try mustBeInside(path)
        try read(map: path)
      } else if isOuter, let inner = Screenshot.Look.ofFolder(named: name), Files.kind(of: path)?.kind == .folder {
        try self.look(into: path, look: inner, isOuter: false)
      } else if name.lowercased().hasSuffix(".png"), Files.oddity(of: path) == nil {
        guard files.count < ScreenshotFolder.most else {
          throw .usage(
            "\(folder) contains more than \(ScreenshotFolder.most) pictures", help: "name the folder with the pictures of this app")
        }
        try mustBeInside(path)
        let size = try size(of: path)
        var shot = Screenshot(file: path, width: size.width, height: size.height, look: look)
        let stem = String(name.dropLast(4))
        let sidecar = sidecar(at: Path.join(place, stem + ".json"))
        if let sidecar { shot.look = sidecar.look.completed(by: look) }
        var file = ScreenshotMatching.File(shot, name: stem)
        if let sidecar { (file.tag, file.titles, file.isSensitive) = (sidecar.tag, sidecar.titles, sidecar.isSensitive) }
        files.append(file)
      }
    }
  }

  private func mustBeInside(_ path: String) throws(Failure) {
    guard let real = Files.realPath(of: path), Path.isWithin(real, in: root) else {
      throw .usage("\(path) is a link that points outside of \(folder)", help: "copy the file into the folder")
    }
  }

  /// Returns the size in pixels that the file declares. Throws if it is too large for `dot` to read in memory.
  private mutating func size(of path: String) throws(Failure) -> (width: Int, height: Int) {
    guard let head = Files.part(of: path, from: 0, atMost: PNGHeader.count) else { throw .io("can't read \(path)") }
    guard let size = PNGHeader.size(of: head) else { throw .io("\(path) isn't a PNG file, although its name ends in .png") }
    guard size.width * size.height <= Thumbnails.maxPixels else {
      throw .usage(
        "\(path) has \(size.width) x \(size.height) pixels, more than \(Thumbnails.maxPixels / 1_000_000) million",
        help: "a screenshot of a screen has fewer than 8 million: make it smaller, or remove it")
    }
    let count = Int(Files.stamp(of: path)?.size ?? 0)
    bytes += count
    guard count <= Thumbnails.maxBytes, bytes <= ScreenshotFolder.maxBytes else {
      throw .usage(
        "\(path) has \(count >> 20) MiB, and all pictures so far \(bytes >> 20) MiB",
        help: "the limit for a picture is \(Thumbnails.maxBytes >> 20) MiB, and for all pictures \(ScreenshotFolder.maxBytes >> 20) MiB")
    }
    return size
  }

  private struct Sidecar {
    var tag: String?
    var titles: [String] = []
    var look = Screenshot.Look()
    var isSensitive = false
  }

  /// Returns the sidecar of a picture; nil if there is none, so that the picture is matched by its name.
  private func sidecar(at path: String) -> Sidecar? {
    guard Files.kind(of: path) != nil, (try? mustBeInside(path)) != nil, let bytes = try? Files.read(path),
      let document = try? JSONReader.value(of: bytes)
    else { return nil }
    var sidecar = Sidecar()
    sidecar.tag = document["tags"]?["navgraph"]?.string
    sidecar.isSensitive = document["tags"]?["sensitive"]?.string == "true"
    let preview = document["context"]?["preview"]
    sidecar.titles = [preview?["display_name"], preview?["container_display_name"], document["display_name"]].compactMap { $0?.string }
    sidecar.look.isDark = preview?["preferred_color_scheme"]?.string == "dark"
    if let device = document["context"]?["simulator"]?["device_name"]?.string {
      sidecar.look.device = device.contains("iPad") ? .pad : .phone
    }
    return sidecar
  }

  /// Reads the map: an object with the names of screens, and for each a file, a list of files, or null for no picture.
  private mutating func read(map path: String) throws(Failure) {
    let document: JSON
    do throws(JSONReader.Mistake) {
      document = try JSONReader.value(of: try read(at: path))
    } catch {
      throw .usage("\(path) can't be read: line \(error.line): \(error.message)")
    }
    guard case .object(let members) = document else { throw mistake("it is not an object of names and files") }
    for (screen, value) in members {
      switch value {
      case .null: map.append((screen, []))
      case .string(let file): map.append((screen, [Path.join(folder, file)]))
      case .array(let items) where items.allSatisfy { $0.string != nil } && !items.isEmpty:
        map.append((screen, items.compactMap { $0.string }.map { Path.join(folder, $0) }))
      default: throw mistake("\(screen) needs the name of a file, a list of names, or null")
      }
    }
  }

  private func read(at path: String) throws(JSONReader.Mistake) -> [UInt8] {
    (try? Files.read(path)) ?? []
  }

  private func mistake(_ message: String, help: String = "") -> Failure {
    .usage("\(Path.join(folder, ScreenshotFolder.mapName)): \(message)", help: help)
  }
}

extension ScreenshotMatching {
  /// A summary of screens without a picture, and of pictures without a screen, for the error stream.
  var summary: TerminalText {
    let screens = pictures.count + bare.count + hidden.count
    var lines = ["\(Executable.name): \(pictures.count) of \(screens.of("screen")) \(pictures.count == 1 ? "has" : "have") a picture"]
    func list(_ names: [String], as words: String) {
      guard !names.isEmpty else { return }
      let more = names.count > 30 ? ", and \(names.count - 30) more" : ""
      lines.append("  \(words): " + names.prefix(30).joined(separator: ", ") + more)
    }
    list(bare, as: "without a picture")
    list(hidden, as: "left out")
    list(strays.map { $0.file + ($0.help.isEmpty ? "" : " (\($0.help))") }, as: "pictures without a screen")
    return lines.map { "\($0)\n" }.joined()
  }
}

/// The header of a PNG file.
enum PNGHeader {
  /// The number of bytes.
  static let count = 24

  /// Returns the size in pixels; nil if the bytes aren't a PNG header (https://www.w3.org/TR/png-3/, 5.2 and 11.2.1).
  static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    return width > 0 && height > 0 && width < 1 << 31 && height < 1 << 31 ? (width, height) : nil
  }
}
