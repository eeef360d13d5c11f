import NavGraphLinks
import NavGraphModel
import NavGraphCompiler
import NavGraphSimulator
import NavGraphSyntax

/// The sentences about one URL.
///
/// They quote text of the URL, so the caller must escape them for its output.
struct OpeningDescription {
  let graph: NavigationGraph
  let matcher: LinkMatcher

  /// Returns at most `most` scalars of a text, enough to recognize it.
  static func cut(_ text: String, to most: Int = 60) -> String {
    // Counts scalars, because a single character can be longer than a screen, too.
    let scalars = text.unicodeScalars
    guard text.utf8.count > most, let end = scalars.index(scalars.startIndex, offsetBy: most, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  private func quoted(_ text: String) -> String { "`" + OpeningDescription.cut(text) + "`" }
  private var app: String { graph.app.map { graph.text(of: $0.declared.name) } ?? "the app" }

  /// Returns the reason why a text isn't a link of the app.
  func fault(_ fault: LinkFault, in url: [UInt8]) -> String {
    switch fault {
    case .noScheme: return "a link begins with a scheme: " + begins
    case .unknownScheme(let scheme): return quoted(scheme + "://") + " isn't a scheme of \(app): its links begin with " + begins
    case .notSecure: return "a universal link begins with `https`, not with `http`"
    case .unknownHost(""): return "there is no host after `https://`"
    case .unknownHost(let host): return quoted(host) + " isn't a host of \(app): its links begin with " + begins
    case .notPlainHost(let written, let host):
      return quoted(written) + " contains more than the host `\(host)`: a universal link has no user and no port"
    case .malformed(let defect, let range):
      let written = quoted(String(decoding: url[range], as: UTF8.self))
      let before = String(decoding: url[..<range.lowerBound], as: UTF8.self)
      let place = "after `" + (before.unicodeScalars.count > 60 ? "…" + String(before.unicodeScalars.suffix(60)) : before) + "` there is "
      switch defect {
      case .emptySegment: return place + "an empty segment"
      case .dots: return place + written + ", which a link can't contain"
      case .escape: return place + written + ", in which `%` isn't followed by two hexadecimal digits"
      case .notUTF8: return place + written + ", which isn't UTF-8 after its escapes are decoded"
      }
    }
  }

  /// The prefixes of the app's links: `messenger://`, `https://messenger.example`.
  private var begins: String {
    let all = matcher.knownSchemes.map { $0 + "://" } + matcher.knownHosts.map { "https://" + $0 }
    return all.isEmpty ? "nothing, because \(app) declares neither a scheme nor a host" : listed(all)
  }

  /// Returns a list: `a`, `b` or `c`.
  private func listed(_ texts: [String]) -> String {
    let shown = texts.prefix(6).map { "`" + $0 + "`" }
    return shown.count < 2 ? shown.joined() : shown.dropLast().joined(separator: ", ") + " or " + (shown.last ?? "")
  }

  /// Returns the difference between a URL and a pattern that it nearly matches.
  func difference(of miss: NearMiss) -> String {
    switch miss.difference {
    case .segment(let index, "", let expected): return "segment \(index + 1) is empty, not `\(expected)`"
    case .segment(let index, let text, let expected):
      return "segment \(index + 1) is \(quoted(text)), not `\(expected)`"
    case .value(let index, let text, let parameter, let type):
      if text.isEmpty { return "segment \(index + 1) is empty, but \(parameter) is \(article(for: type)) \(type)" }
      if type.hasPrefix("`") { return "segment \(index + 1): \(parameter) is \(type), but \(quoted(text)) isn't" }
      return "segment \(index + 1): \(parameter) is \(article(for: type)) \(type), but \(quoted(text)) isn't"
    case .ends(let index, let expected): return "segment \(index + 1) is missing: `\(expected)`"
    case .goesOn(let index, let text): return "segment \(index + 1), \(quoted(text)), is one too many"
    case .lacks("#"): return "the fragment is missing"
    case .lacks(let key): return "the query key `\(key)` is missing"
    case .query(let key, let text, let expected):
      let name = key == "#" ? "the fragment" : "`\(key)`"
      if expected.hasPrefix("\"") { return "\(name) is \(quoted(text)), not `\(expected.dropFirst().dropLast())`" }
      if expected.hasPrefix("`") { return "\(name) is \(expected), but \(quoted(text)) isn't" }
      return "\(name) is \(article(for: expected)) \(expected), but \(quoted(text)) isn't"
    case .origin(let beginnings):
      return beginnings.isEmpty
        ? "the path matches, but no link of the app begins as the route requires"
        : "the path matches, but its links begin with " + listed(beginnings)
    }
  }

  /// Returns the reason why another matching pattern loses.
  func rival(for rival: Rival, to winner: String) -> String {
    switch rival.reason {
    case .segment(let index): "`\(winner)` is more specific in segment \(index + 1)"
    case .origins: "`\(winner)` is limited to fewer schemes and hosts"
    case .needs: "`\(winner)` requires more of the query"
    case .order: "`\(winner)` is declared before it"
    case .unsettled: "the two are ambiguous: see the diagnostics"
    }
  }

  /// Returns a description of what a link policy does to modals.
  func policy(for policy: App.LinkPolicy) -> String {
    switch policy {
    case .dismiss:
      "everything that is presented is dismissed first"
        + named(.confirm, before: "; ", one: " requires a confirmation by its screen", many: " require a confirmation by their screens")
        + named(.blocked, before: "; the link waits while ", one: " is presented", many: " are presented")
    case .over: "everything that is presented stays under it"
    case .wait: "the link waits while something is presented"
    case .reject: "the link is rejected while something is presented"
    case .now: "everything that is presented stays under it, and the link doesn't wait for a guard's flow that replaces the root"
    }
  }

  private func named(_ dismissal: Modal.Dismissal, before: String, one: String, many: String) -> String {
    let names = graph.modals.filter { $0.dismissal == dismissal }.map { graph.text(of: $0.declared.name) }
    guard let first = names.first else { return "" }
    if names.count > 3 { return before + first + " and \(names.count - 1) others" + many }
    return before + (names.count == 1 ? first : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? ""))
      + (names.count == 1 ? one : many)
  }

  private func article(for noun: String) -> String {
    // `a UUID`, `a URL`: these begin with a consonant sound.
    guard let first = noun.first, !noun.hasPrefix("U") else { return "a" }
    return "AEIOaeiou".contains(first) ? "an" : "a"
  }
}
