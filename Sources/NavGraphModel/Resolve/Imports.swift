import NavGraphSyntax

// Pass 6: imports. The files were read before, so only redundant imports are reported.
extension Resolver {
  mutating func checkImports() {
    var seen: [Name: SourceRange] = [:]
    for node in declarations.imports {
      guard let path = ImportSyntax(node).path else { continue }
      let range = node.range(of: path)
      let own = node.tree.source.path
      // The imports of each file are compared separately.
      if let other = seen.values.first, other.file != range.file { seen = [:] }
      if resolveImport(text(of: path), from: own).utf8.elementsEqual(normalizePath(own).utf8) {
        report(.unusedImport(text(of: path), ofItself: true, at: range, first: nil, whole: node.range))
      } else if let first = seen[path.name] {
        report(.unusedImport(text(of: path), ofItself: false, at: range, first: first, whole: node.range))
      } else {
        seen[path.name] = range
      }
    }
  }
}

/// Returns the path that `import "..."` in the file at `path` refers to, relative to the folder of that file.
package func resolveImport(_ imported: String, from path: String) -> String {
  if imported.utf8.first == 0x2F { return normalizePath(imported) }
  guard let slash = path.utf8.lastIndex(of: 0x2F) else { return normalizePath(imported) }
  return normalizePath(String(path[...slash]) + imported)
}

/// Returns a path without `.` and, if possible, `..`. It is split by bytes, so that a slash before a combining accent separates.
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
