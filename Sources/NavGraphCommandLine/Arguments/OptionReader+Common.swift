// Options that several subcommands have.
extension OptionReader {
  package mutating func color() -> ColorChoice { choice(.color, "Colours; auto is a terminal without NO_COLOR.") ?? .auto }

  package mutating func root() -> String? {
    text(
      .root, "DIR", "Files outside of DIR are not read, links resolved; without it,\noutside of the folders that PATH names.")
  }

  package mutating func host() -> String? { text(.host, "HOST", "The host whose links are meant, where hosts differ.") }

  /// What identifies the app for its websites, each once: a prefix, mostly a team's, and a bundle's identifier.
  package mutating func appIDs() -> [String] {
    var seen: Set<String> = []
    return values(.appID, "TEAM.BUNDLE", "The app for its websites: ABCDE12345.com.example.app. May be repeated.") {
      (identifier) throws(Failure) in
      let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
      let isSound = identifier.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E: true
        default: false
        }
      }
      guard parts.count > 1, !parts.contains(""), isSound else {
        throw .usage("\"\(identifier)\" is no app identifier", help: "it is a team and a bundle: ABCDE12345.com.example.app")
      }
      return identifier
    }
    .filter { seen.insert($0).inserted }
  }
}
