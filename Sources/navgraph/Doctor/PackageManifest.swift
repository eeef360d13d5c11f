import NavGraphCommandLine

/// The facts about a package that can be read from its manifest without running it.
struct PackageManifest {
  /// A target that the manifest declares literally.
  struct Target {
    let name: String
    /// The path relative to the folder of the package; nil for SwiftPM's default.
    let path: String?
    let excluded: [String]
    let usesPlugin: Bool
    let isTest: Bool
  }

  let path: String
  let targets: [Target]
  /// The version requirement for navgraph as it is written: `from: "1.0.0"`.
  let requirement: String?
  /// Whether the manifest contains the name of navgraph's plugin.
  let usesPlugin: Bool

  static let pluginName = "NavGraphPlugin"
  var folder: String { Path.folder(of: path) }

  /// Whether targets are created by code that can't be read here.
  var isUnclear: Bool { usesPlugin && !targets.contains(where: \.usesPlugin) }

  init(file: ProjectTree.TextFile) {
    path = file.path
    let text = Self.withoutComments(Array(file.text.utf8))
    usesPlugin = Self.range(of: Self.pluginName, in: text[...]) != nil
    // A dependency on a target has the same form, but names no plugin, so it is harmless here.
    let targets = Self.calls(of: [".target(", ".executableTarget(", ".testTarget("], in: text).compactMap { call, body -> Target? in
      guard let name = Self.strings(after: "name:", in: body).first else { return nil }
      return Target(
        name: name, path: Self.strings(after: "path:", in: body).first, excluded: Self.strings(after: "exclude:", in: body),
        usesPlugin: Self.strings(after: "plugins:", in: body).contains(Self.pluginName), isTest: call == ".testTarget(")
    }
    self.targets = targets
    requirement =
      Self.calls(of: [".package("], in: text).compactMap { _, body -> String? in
        guard let place = Self.strings(after: "url:", in: body).first else { return nil }
        let name = Path.name(of: place.hasSuffix("/") ? String(place.dropLast()) : place)
        guard name.lowercased() == "navgraph" || name.lowercased() == "navgraph.git" else { return nil }
        guard let comma = body.firstIndex(of: UInt8(ascii: ",")) else { return nil }
        return String(decoding: body[body.index(after: comma)...], as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(
          separator: " ")
      }.first
  }

  /// Returns the folder of a target's files, relative to the current folder.
  func folder(of target: Target) -> String {
    if let path = target.path { return Path.tidy(Path.join(folder, path)) }
    let parents = target.isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    let places = parents.map { Path.join(folder, Path.join($0, target.name)) }
    return places.first { Files.kind(of: $0)?.kind == .folder } ?? places[0]
  }

  // MARK: Reading

  /// Returns the text with comments replaced by spaces.
  private static func withoutComments(_ text: [UInt8]) -> [UInt8] {
    var out = text
    var index = 0
    var isInString = false
    while index < text.count {
      let (byte, next) = (text[index], index + 1 < text.count ? text[index + 1] : 0)
      if isInString {
        if byte == UInt8(ascii: "\\") { index += 1 } else if byte == UInt8(ascii: "\"") || byte == 0x0A { isInString = false }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while index < text.count, text[index] != 0x0A {
          out[index] = 0x20
          index += 1
        }
        continue
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        var depth = 0
        while index < text.count {
          let pair = (text[index], index + 1 < text.count ? text[index + 1] : 0)
          let isOpen = pair == (UInt8(ascii: "/"), UInt8(ascii: "*"))
          let isClose = pair == (UInt8(ascii: "*"), UInt8(ascii: "/"))
          depth += isOpen ? 1 : isClose ? -1 : 0
          for place in index..<min(index + (isOpen || isClose ? 2 : 1), text.count) { out[place] = 0x20 }
          index += isOpen || isClose ? 2 : 1
          if depth == 0 { break }
        }
        continue
      }
      index += 1
    }
    return out
  }

  /// Returns the outermost calls of these functions, with the text between their parentheses.
  private static func calls(of names: [String], in text: [UInt8]) -> [(name: String, body: ArraySlice<UInt8>)] {
    var found: [(name: String, body: ArraySlice<UInt8>)] = []
    var index = 0
    // Each name begins with a dot. Searching for each name separately would scan to the end for each one that is missing.
    while let dot = text[index...].firstIndex(of: UInt8(ascii: ".")) {
      guard let name = names.first(where: { text[dot...].starts(with: $0.utf8) }) else {
        index = dot + 1
        continue
      }
      let body = text[(dot + name.utf8.count)...]
      let end = close(of: body)
      found.append((name, body[..<end]))
      index = end
    }
    return found
  }

  /// Returns the index of the bracket that closes the one before `text`.
  private static func close(of text: ArraySlice<UInt8>) -> Int {
    var depth = 1
    var isInString = false
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if isInString {
        if byte == UInt8(ascii: "\\") { index += 1 } else if byte == UInt8(ascii: "\"") || byte == 0x0A { isInString = false }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if "([{".utf8.contains(byte) {
        depth += 1
      } else if ")]}".utf8.contains(byte) {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return text.endIndex
  }

  /// Returns the strings in the value after a label: a string, or the strings of a list.
  private static func strings(after label: String, in text: ArraySlice<UInt8>) -> [String] {
    guard let start = range(of: label, in: text) else { return [] }
    let value = text[start.upperBound...].drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    guard let first = value.first else { return [] }
    let isList = first == UInt8(ascii: "[")
    guard isList || first == UInt8(ascii: "\"") else { return [] }
    let end = isList ? close(of: value.dropFirst()) : value.dropFirst().firstIndex(of: UInt8(ascii: "\"")).map { $0 + 1 } ?? value.endIndex
    let parts = value[..<end].split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String(decoding: $0.element, as: UTF8.self) }
  }

  private static func range(of word: String, in text: ArraySlice<UInt8>) -> Range<Int>? {
    let word = Array(word.utf8)
    guard let first = word.first else { return nil }
    var index = text.startIndex
    while let start = text[index...].firstIndex(of: first), start + word.count <= text.endIndex {
      if text[start..<start + word.count].elementsEqual(word) { return start..<start + word.count }
      index = start + 1
    }
    return nil
  }
}
