extension Arguments {
  /// What `--app-id` names: a prefix, mostly a team's, and a bundle's identifier.
  package func appIDs() throws(Failure) -> [String] {
    var seen: Set<String> = []
    let identifiers = all("app-id").filter { seen.insert($0).inserted }
    for identifier in identifiers {
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
    }
    return identifiers
  }
}
