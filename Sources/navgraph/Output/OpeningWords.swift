import NavGraphLinks
import NavGraphModel
import NavGraphCompiler
import NavGraphSimulator
import NavGraphSyntax

/// The sentences about one URL, for people; programs find them beside the facts.
///
/// They quote what the URL says, so whoever prints them makes them safe for where they go.
struct OpeningWords {
  let graph: NavigationGraph
  let matcher: LinkMatcher

  /// Enough to recognise a text by; a URL can be longer than a screen.
  static func cut(_ text: String, to most: Int = 60) -> String {
    // Scalars, since a single character can be longer than a screen, too.
    let scalars = text.unicodeScalars
    guard text.utf8.count > most, let end = scalars.index(scalars.startIndex, offsetBy: most, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  private func quoted(_ text: String) -> String { "`" + OpeningWords.cut(text) + "`" }
  private var app: String { graph.app.map { graph.text($0.declared.name) } ?? "the app" }

  /// Why a text is no link of the app.
  func fault(_ fault: LinkFault, in url: [UInt8]) -> String {
    switch fault {
    case .noScheme: return "a link begins with a scheme: " + begins
    case .unknownScheme(let scheme): return quoted(scheme + "://") + " is no scheme of \(app): its links begin with " + begins
    case .notSecure: return "a universal link begins with `https`, not with `http`"
    case .unknownHost(""): return "behind `https://` stands no host"
    case .unknownHost(let host): return quoted(host) + " is no host of \(app): its links begin with " + begins
    case .notPlainHost(let written, let host):
      return quoted(written) + " is more than the host `\(host)`: a universal link has no user and no port of its own"
    case .malformed(let defect, let range):
      let written = quoted(String(decoding: url[range], as: UTF8.self))
      let before = String(decoding: url[..<range.lowerBound], as: UTF8.self)
      let place = "behind `" + (before.unicodeScalars.count > 60 ? "…" + String(before.unicodeScalars.suffix(60)) : before) + "` "
      switch defect {
      case .emptySegment: return place + "stands an empty segment"
      case .dots: return place + "stands " + written + ", which no link may hold"
      case .escape: return place + "stands " + written + ", with a `%` without two hexadecimal digits behind it"
      case .notUTF8: return place + "stands " + written + ", which is not UTF-8 once its escapes are read"
      }
    }
  }

  /// `messenger://`, `https://messenger.example`
  private var begins: String {
    let all = matcher.knownSchemes.map { $0 + "://" } + matcher.knownHosts.map { "https://" + $0 }
    return all.isEmpty ? "nothing, since \(app) declares neither a scheme nor a host" : listed(all)
  }

  /// `a`, `b` or `c`
  private func listed(_ texts: [String]) -> String {
    let shown = texts.prefix(6).map { "`" + $0 + "`" }
    return shown.count < 2 ? shown.joined() : shown.dropLast().joined(separator: ", ") + " or " + (shown.last ?? "")
  }

  /// What keeps a URL from a pattern that it nearly matches.
  func difference(_ miss: NearMiss) -> String {
    switch miss.difference {
    case .segment(let index, "", let expected): return "segment \(index + 1) is empty, where `\(expected)` is wanted"
    case .segment(let index, let text, let expected):
      return "segment \(index + 1) is \(quoted(text)), not `\(expected)`"
    case .value(let index, let text, let parameter, let type):
      if text.isEmpty { return "segment \(index + 1) is empty, and \(parameter) is \(article(type)) \(type)" }
      if type.hasPrefix("`") { return "segment \(index + 1): \(parameter) is \(type), and \(quoted(text)) is not" }
      return "segment \(index + 1): \(parameter) is \(article(type)) \(type), and \(quoted(text)) is none"
    case .ends(let index, let expected): return "segment \(index + 1) is missing: `\(expected)`"
    case .goesOn(let index, let text): return "segment \(index + 1), \(quoted(text)), is one too many"
    case .lacks("#"): return "the fragment is missing"
    case .lacks(let key): return "the query key `\(key)` is missing"
    case .query(let key, let text, let expected):
      let name = key == "#" ? "the fragment" : "`\(key)`"
      if expected.hasPrefix("\"") { return "\(name) is \(quoted(text)), not `\(expected.dropFirst().dropLast())`" }
      if expected.hasPrefix("`") { return "\(name) is \(expected), and \(quoted(text)) is not" }
      return "\(name) is \(article(expected)) \(expected), and \(quoted(text)) is none"
    case .origin(let beginnings):
      return beginnings.isEmpty
        ? "the path fits, but no link of the app's begins as the route asks"
        : "the path fits, but its links begin with " + listed(beginnings)
    }
  }

  /// Why another pattern that matches loses.
  func rival(_ rival: Rival, to winner: String) -> String {
    switch rival.reason {
    case .segment(let index): "`\(winner)` is narrower in segment \(index + 1)"
    case .origins: "`\(winner)` is narrowed to fewer schemes and hosts"
    case .needs: "`\(winner)` asks for more of the query"
    case .order: "`\(winner)` stands before it"
    case .unsettled: "nothing settles which of the two wins: see the findings"
    }
  }

  /// What a link does to what is presented, as its policy says.
  func policy(_ policy: App.LinkPolicy) -> String {
    switch policy {
    case .dismiss:
      "what is presented is dismissed first" + named(.confirm, "; ", " asks its screen", " ask their screens")
        + named(.blocked, "; the link waits while ", " is up", " are up")
    case .over: "what is presented stays below"
    case .wait: "the link waits while something is presented"
    case .reject: "the link is rejected while something is presented"
    case .now: "what is presented stays below, and the link doesn't wait for a guard's flow in the root's place"
    }
  }

  private func named(_ dismissal: Modal.Dismissal, _ before: String, _ one: String, _ many: String) -> String {
    let names = graph.modals.filter { $0.dismissal == dismissal }.map { graph.text($0.declared.name) }
    guard let first = names.first else { return "" }
    if names.count > 3 { return before + first + " and \(names.count - 1) others" + many }
    return before + (names.count == 1 ? first : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? ""))
      + (names.count == 1 ? one : many)
  }

  private func article(_ noun: String) -> String {
    // `a UUID`, `a URL`: they are spoken with a consonant.
    guard let first = noun.first, !noun.hasPrefix("U") else { return "a" }
    return "AEIOaeiou".contains(first) ? "an" : "a"
  }
}
