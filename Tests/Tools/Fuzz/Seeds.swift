import Foundation

/// The valid programs that inputs are made from.
enum Seeds {
  static func read(_ folders: [String]) -> [[UInt8]] {
    var files: [String] = []
    for folder in folders {
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      files += paths.filter { $0.hasSuffix(".navgraph") }.map { "\(folder)/\($0)" }
    }
    let seeds = files.sorted().compactMap { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } }
    return seeds.isEmpty ? [Array("screen A {\n  title \"A\"\n  on close -> pop\n}\nroute \"/a/{b}\" -> A\n".utf8)] : seeds
  }
}
