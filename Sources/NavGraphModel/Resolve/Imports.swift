import NavGraphSyntax

// Pass 6: imports. The files have been read; what is left are those that change nothing.
extension Resolver {
  mutating func checkImports() {
    var seen: [Name: SourceRange] = [:]
    for node in declarations.imports {
      guard let path = ImportSyntax(node).path else { continue }
      let range = node.range(of: path)
      let own = node.tree.source.path
      // A new file begins: its imports are its own.
      if let other = seen.values.first, other.file != range.file { seen = [:] }
      if resolveImport(text(path), from: own).utf8.elementsEqual(normalizePath(own).utf8) {
        report(.idleImport(text(path), ofItself: true, at: range, first: nil, whole: node.range))
      } else if let first = seen[path.name] {
        report(.idleImport(text(path), ofItself: false, at: range, first: first, whole: node.range))
      } else {
        seen[path.name] = range
      }
    }
  }
}

/// The path of the file that `import "..."` in the file at `path` means: relative to the folder of that file.
package func resolveImport(_ imported: String, from path: String) -> String {
  if imported.utf8.first == 0x2F { return normalizePath(imported) }
  guard let slash = path.utf8.lastIndex(of: 0x2F) else { return normalizePath(imported) }
  return normalizePath(String(path[...slash]) + imported)
}

/// The path without `.` and, as far as possible, without `..`. Names are bytes: a slash before an accent is a slash.
package func normalizePath(_ path: String) -> String {
  var parts: [Substring.UTF8View] = []
  let isAbsolute = path.utf8.first == 0x2F
  for part in path.utf8.split(separator: 0x2F) where !part.elementsEqual(".".utf8) {
    let isUp = part.elementsEqual("..".utf8)
    if isUp, let last = parts.last, !last.elementsEqual("..".utf8) {
      parts.removeLast()
    } else if !isUp || !isAbsolute {
      parts.append(part)
    }
  }
  return (isAbsolute ? "/" : "") + parts.map { Substring($0) }.joined(separator: "/")
}
