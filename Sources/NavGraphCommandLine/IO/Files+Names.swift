import NavGraphSyntax

extension Files {
  /// The names in a folder.
  package struct Names {
    /// The names that are UTF-8, sorted by their bytes.
    package fileprivate(set) var texts: [String] = []
    /// The names that aren't UTF-8, as bytes. They can't be part of a path, because paths are text.
    package fileprivate(set) var others: [[UInt8]] = []
  }

  /// Returns the UTF-8 names in a folder, sorted by their bytes.
  package static func names(in folder: String) throws(Failure) -> [String] { try allNames(in: folder).texts }

  package static func allNames(in folder: String) throws(Failure) -> Names {
    guard let names = names(inFolder: folder.utf8CString.map { $0 }) else { throw .system(at: folder) }
    return names
  }

  /// Returns a file in the folder whose path isn't UTF-8, so that it can't be named; nil if there is none. `names` are the names in the
  /// folder. In the result, other bytes than ASCII are written as `\xFF`.
  package static func unnameable(in folder: String, among names: Names, suffix: String) -> String? {
    for name in names.others.sorted(by: { $0.lexicographicallyPrecedes($1) }) where name.first != UInt8(ascii: ".") {
      let path = folder.isExactly(".") ? [] : Array(folder.utf8) + [UInt8(ascii: "/")]
      if let found = first(endingIn: Array(suffix.utf8), at: path + name) { return shown(found) }
    }
    return nil
  }

  /// Returns the file at `path` or a file in that folder whose name has the suffix. Skips hidden files and doesn't follow links.
  private static func first(endingIn suffix: [UInt8], at path: [UInt8]) -> [UInt8]? {
    var open = [path]
    while let next = open.popLast() {
      let name = next.map { CChar(bitPattern: $0) } + [0]
      var info = stat()
      guard lstat(name, &info) == 0 else { continue }
      guard info.st_mode & S_IFMT == S_IFDIR else {
        if next.suffix(suffix.count).elementsEqual(suffix) { return next }
        continue
      }
      guard let inner = names(inFolder: name) else { continue }
      for name in inner.texts.map({ Array($0.utf8) }) + inner.others where name.first != UInt8(ascii: ".") {
        open.append(next + [UInt8(ascii: "/")] + name)
      }
    }
    return nil
  }

  private static func names(inFolder path: [CChar]) -> Names? {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var names = Names()
    while let entry = readdir(stream) {
      let bytes = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) { start in
          Array(UnsafeBufferPointer(start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))))
        }
      }
      if bytes.elementsEqual(".".utf8) || bytes.elementsEqual("..".utf8) { continue }
      if let text = String(validating: bytes, as: UTF8.self) { names.texts.append(text) } else { names.others.append(bytes) }
    }
    names.texts.sort(by: Path.precedes)
    return names
  }

  private static func shown(_ path: [UInt8]) -> String {
    path.map { byte in byte < 0x80 ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true) }.joined()
  }
}
