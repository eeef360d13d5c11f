import Foundation

/// The subcommands and options in the program's help, so that new ones are tested without a change here.
struct VerbTable {
  struct Option {
    let name: String
    /// The placeholder, such as `FILE` or `human|xcode|json`. Nil if the option takes no value.
    let value: String?
  }
  struct Subcommand {
    let name: String
    let options: [Option]
  }
  let verbs: [Subcommand]

  /// Parses `PROGRAM --help` and the help of each subcommand that it lists.
  init(_ help: (String?) throws -> String) rethrows {
    let lines = try help(nil).split(separator: "\n", omittingEmptySubsequences: false)
    let list = lines.drop { $0 != "Subcommands:" }.dropFirst().prefix { $0.hasPrefix("  ") }
    var verbs: [Subcommand] = []
    for line in list {
      guard let name = line.split(separator: " ").first else { continue }
      let lines = try help(String(name)).split(separator: "\n", omittingEmptySubsequences: false)
      let options = lines.drop { !["Options:", "Common options:"].contains($0) }.prefix { $0 != "Examples:" }
      verbs.append(Subcommand(name: String(name), options: options.compactMap(VerbTable.option)))
    }
    self.verbs = verbs
  }

  /// Parses a line such as `  -o, --output DIR        The folder to write into.`
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
