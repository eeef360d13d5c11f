import NavGraphSyntax

/// Functions on paths as text, with `/`.
///
/// All functions work on bytes, as the system does. `split` and `hasPrefix` of `String` work on characters, and `/` with a following
/// combining mark is another character. They would miss that `../` leads out of a folder if the next name begins with such a mark.
package enum Path {
  private static let slash = UInt8(ascii: "/")

  package static func isAbsolute(_ path: some StringProtocol) -> Bool { path.utf8.first == slash }

  /// Returns the names between the slashes.
  package static func parts(of path: String) -> [Substring] { path.utf8.split(separator: slash).map { Substring($0) } }

  package static func join(_ folder: String, _ name: String) -> String {
    if isAbsolute(name) || folder.isEmpty || folder.isExactly(".") { return name }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// Returns the folder of `path`; empty if the path has none.
  package static func folder(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  package static func name(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: last)...])
  }

  /// Returns the normalized path, which messages use for imported files: `a/./b//c` as `a/b/c`, and `a/../b` as `b`. Links aren't
  /// resolved.
  package static func tidy(_ path: String) -> String {
    var parts: [Substring] = []
    for part in Path.parts(of: path) where !part.isExactly(".") {
      if part.isExactly(".."), let last = parts.last, !last.isExactly("..") {
        parts.removeLast()
      } else if !part.isExactly("..") || !isAbsolute(path) {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    return isAbsolute(path) ? "/" + text : text.isEmpty ? "." : text
  }

  /// Returns the normalized absolute path.
  package static func absolute(_ path: String) -> String {
    if isAbsolute(path) { return tidy(path) }
    var buffer = [CChar](repeating: 0, count: 1 << 12)
    guard let folder = getcwd(&buffer, buffer.count) else { return tidy(path) }
    return tidy(String(cString: folder) + "/" + path)
  }

  /// Returns an absolute path with the links in its existing part resolved.
  package static func settled(_ path: String) -> String {
    var (folder, rest) = (path, [String]())
    while !folder.isExactly("/"), !folder.isEmpty {
      if let real = Files.realPath(of: folder) { return rest.reversed().reduce(real, join) }
      rest.append(name(of: folder))
      folder = self.folder(of: folder)
    }
    return path
  }

  /// Returns the relative path from `folder` to `path`. Both must be absolute.
  package static func relative(_ path: String, from folder: String) -> String {
    let base = parts(of: folder)
    let file = parts(of: path)
    let common = zip(base, file).prefix { $0.isExactly($1) }.count
    let up = Array(repeating: "..", count: base.count - common)
    return (up + file[common...].map(String.init)).joined(separator: "/")
  }

  /// Returns whether `path`, joined to a folder, stays inside that folder.
  package static func isInside(_ path: String) -> Bool {
    !path.isEmpty && !isAbsolute(path)
      && path.utf8.split(separator: slash, omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
      }
  }

  /// Returns whether `path` is the folder or in it. Both must be real paths.
  package static func isWithin(_ path: String, in folder: String) -> Bool {
    let (path, folder) = (path.utf8, folder.utf8)
    guard path.starts(with: folder) else { return false }
    return folder.last == slash || path.count == folder.count || path.dropFirst(folder.count).first == slash
  }

  package static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}
