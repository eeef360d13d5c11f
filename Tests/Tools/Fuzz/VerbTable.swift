import Foundation

/// What the program's help says of its verbs, so that a new one is tortured as soon as it is there.
struct VerbTable {
  struct Option {
    let name: String
    /// `FILE`, `human|xcode|json`; nil if the option takes no value.
    let value: String?
  }
  struct Verb {
    let name: String
    let options: [Option]
  }
  let verbs: [Verb]

  /// Reads `PROGRAM --help`, and the help of each verb that it lists.
  init(_ help: (String?) throws -> String) rethrows {
    let lines = try help(nil).split(separator: "\n", omittingEmptySubsequences: false)
    let list = lines.drop { $0 != "Subcommands:" }.dropFirst().prefix { $0.hasPrefix("  ") }
    var verbs: [Verb] = []
    for line in list {
      guard let name = line.split(separator: " ").first else { continue }
      let lines = try help(String(name)).split(separator: "\n", omittingEmptySubsequences: false)
      let options = lines.drop { !["Options:", "Common options:"].contains($0) }.prefix { $0 != "Examples:" }
      verbs.append(Verb(name: String(name), options: options.compactMap(VerbTable.option)))
    }
    self.verbs = verbs
  }

  /// For example: `  -o, --output DIR        The folder to write into.`
  private static func option(_ line: Substring) -> Option? {
    guard line.hasPrefix("  -") || line.hasPrefix("      --"), let start = line.range(of: "--") else { return nil }
    let name = line[start.upperBound...].prefix { $0 == "-" || $0.isLetter }
    let rest = line[name.endIndex...]
    guard rest.hasPrefix(" "), !rest.hasPrefix("  "), let value = rest.split(separator: " ").first else {
      return Option(name: String(name), value: nil)
    }
    return Option(name: String(name), value: String(value))
  }
}
