import NavGraphReports

/// The versions of navgraph that a project names: what its packages ask for, what they got, and what is running.
enum Pins {
  static func troubles(_ tree: ProjectTree) throws(Failure) -> [Trouble] {
    var troubles: [Trouble] = []
    for path in tree.pins {
      guard let pinned = try version(in: path) else { continue }
      if let manifest = tree.manifests.first(where: { $0.folder == Path.folder(of: path) }), let wanted = manifest.requirement,
        let requirement = Requirement(wanted), let version = SemanticVersion(pinned), !requirement.allows(version)
      {
        troubles.append(
          Trouble(
            "\(manifest.path) asks for navgraph \(wanted), and \(path) has \(pinned)",
            fix: "swift package update navgraph, and commit \(path)"))
      }
      if pinned != Version.text {
        troubles.append(
          Trouble(
            "\(path) has navgraph \(pinned), and this is navgraph \(Version.text): they may generate different Swift",
            fix: "run the one that builds use, `swift run navgraph` in the package, or update the other"))
      }
    }
    return troubles
  }

  /// The version that a `Package.resolved` of any format has pinned; nil if it's a branch, or navgraph isn't there.
  private static func version(in path: String) throws(Failure) -> String? {
    let bytes = try Files.read(path)
    let document: JSON
    do throws(JSONReader.Mistake) {
      document = try JSONReader.value(of: bytes)
    } catch {
      throw .io("\(path):\(error.line): \(error.message)", help: "SwiftPM writes it: swift package resolve")
    }
    guard case .array(let pins)? = document["pins"] ?? document["object"]?["pins"] else { return nil }
    for pin in pins {
      guard case .string(let name)? = pin["identity"] ?? pin["package"], name.lowercased() == "navgraph" else { continue }
      if case .string(let version)? = pin["state"]?["version"] { return version }
    }
    return nil
  }
}

/// A version as packages have it: `1.2.0`, without what comes after.
struct SemanticVersion: Comparable {
  let parts: [Int]

  init?(_ text: some StringProtocol) {
    let numbers = text.prefix { $0 != "-" && $0 != "+" }.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let parts = numbers.compactMap { $0 }
    guard parts.count == numbers.count, (1...3).contains(parts.count), parts.allSatisfy({ (0..<1_000_000).contains($0) }) else {
      return nil
    }
    self.parts = parts + Array(repeating: 0, count: 3 - parts.count)
  }

  static func < (a: SemanticVersion, b: SemanticVersion) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
}

/// What a manifest says after the URL of a package.
enum Requirement {
  case range(SemanticVersion, below: SemanticVersion)
  case upTo(SemanticVersion, SemanticVersion)
  case exactly(SemanticVersion)

  /// nil for branches, revisions and what is computed.
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

extension JSON {
  /// A member of an object.
  fileprivate subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }
}
