import Foundation

/// A temporary folder of files, removed when the object is deallocated.
final class Folder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(name: String) -> String { path + "/" + name }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  func write(_ name: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Writes a file atomically, as editors do.
  func save(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]), options: .atomic)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
  }

  func read(_ name: String) -> String? { FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) } }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self[name]) }

  /// The relative paths of all files, including those in subfolders, sorted.
  var names: [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: self[name], isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  /// Returns the modification date of a file.
  func modified(_ name: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: self[name]))?[.modificationDate] as? Date
  }

  /// Sets the modification date of a file to a time in the past.
  func age(_ name: String) throws {
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: self[name])
  }
}
