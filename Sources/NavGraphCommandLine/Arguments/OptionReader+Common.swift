// Options that several subcommands have.
extension OptionReader {
  package mutating func color() -> ColorChoice {
    choice(.color, help: "When to use color (default: auto, on a terminal unless NO_COLOR is set).") ?? .auto
  }

  package mutating func root() -> String? {
    text(.root, placeholder: "DIR", help: "Read only files in DIR, after resolving links (default: the folders that PATH names).")
  }

  package mutating func host() -> String? {
    text(.host, placeholder: "HOST", help: "The host to use, if the app's hosts have different links.")
  }

  /// Returns the identifiers of the app for its websites, without duplicates. Each is a prefix, usually a team, and a bundle identifier.
  package mutating func appIDs() -> [String] {
    var seen: Set<String> = []
    return values(
      .appID, placeholder: "TEAM.BUNDLE", help: "The app's identifier for its websites: ABCDE12345.com.example.app. May be repeated."
    ) {
      (identifier) throws(Failure) in
      let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
      let isSound = identifier.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E: true
        default: false
        }
      }
      guard parts.count > 1, !parts.contains(""), isSound else {
        throw .usage("\"\(identifier)\" isn't an app identifier", help: "write a team and a bundle identifier: ABCDE12345.com.example.app")
      }
      return identifier
    }
    .filter { seen.insert($0).inserted }
  }
}
