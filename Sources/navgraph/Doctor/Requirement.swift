/// The version requirement after the URL of a package in a manifest.
enum Requirement {
  case range(SemanticVersion, below: SemanticVersion)
  case upTo(SemanticVersion, SemanticVersion)
  case exactly(SemanticVersion)

  /// Parses a requirement; nil for branches, revisions, and computed values.
  init?(_ words: String) {
    let versions = words.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { SemanticVersion($0.element) }
    guard let first = versions.first ?? nil else { return nil }
    if words.contains("..."), versions.count == 2, let last = versions[1] {
      self = .upTo(first, last)
    } else if words.contains("..<"), versions.count == 2, let last = versions[1] {
      self = .range(first, below: last)
    } else if words.contains("exact") {
      self = .exactly(first)
    } else if words.contains("upToNextMinor"), let next = SemanticVersion("\(first.parts[0]).\(first.parts[1] + 1)") {
      self = .range(first, below: next)
    } else if words.contains("from:"), let next = SemanticVersion("\(first.parts[0] + 1)") {
      self = .range(first, below: next)
    } else {
      return nil
    }
  }

  func allows(_ version: SemanticVersion) -> Bool {
    switch self {
    case .range(let first, let below): first <= version && version < below
    case .upTo(let first, let last): first <= version && version <= last
    case .exactly(let one): version == one
    }
  }
}
