/// Paths as text, with `/`.
package enum Path {
  package static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder that holds `path`; empty for one without a folder.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// `a/./b//c` as `a/b/c`, and `a/../b` as `b`: how an imported file is named in messages. Links are not followed.
  package static func tidy(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + text : text.isEmpty ? "." : text
  }

  /// The path from the root of the file system.
  package static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return tidy(path) }
    var buffer = [CChar](repeating: 0, count: 1 << 12)
    guard let folder = getcwd(&buffer, buffer.count) else { return tidy(path) }
    return tidy(String(cString: folder) + "/" + path)
  }

  /// An absolute path with the links in it resolved as far as it exists.
  package static func settled(_ path: String) -> String {
    var (folder, rest) = (path, [String]())
    while folder != "/", !folder.isEmpty {
      if let real = Files.realPath(folder) { return rest.reversed().reduce(real, join) }
      rest.append(name(of: folder))
      folder = self.folder(of: folder)
    }
    return path
  }

  /// How `path` is reached from `folder`; both are absolute.
  package static func relative(_ path: String, from folder: String) -> String {
    let base = folder.split(separator: "/")
    let file = path.split(separator: "/")
    let common = zip(base, file).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - common)
    return (up + file[common...].map(String.init)).joined(separator: "/")
  }

  /// Whether `path` stays within the folder that it is joined to.
  package static func isInside(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/")
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// Whether `path` is that folder or lies in it; both are real paths.
  package static func isWithin(_ path: String, _ folder: String) -> Bool {
    let (path, folder) = (path.utf8, folder.utf8)
    guard path.starts(with: folder) else { return false }
    return folder.last == UInt8(ascii: "/") || path.count == folder.count || path.dropFirst(folder.count).first == UInt8(ascii: "/")
  }

  package static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}
