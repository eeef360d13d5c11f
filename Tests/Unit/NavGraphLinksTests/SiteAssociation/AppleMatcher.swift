import Foundation
import NavGraphLinks

/// An independent matcher for Apple's patterns, which tries all values of wildcards and shares no code with the automata.
struct AppleMatcher {
  private indirect enum Piece {
    case one(UInt32)
    case any
    case many
    case alternatives([[Piece]])
  }
  /// A cache of parsed patterns.
  private final class Memory { var pieces: [String: [Piece]] = [:] }
  let components: [SiteAssociation.Component]
  let variables: [String: [String]]
  private let memory = Memory()

  init(_ association: SiteAssociation, appID: String) {
    components = association.components(of: appID)
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let digits = "0123456789".map(String.init)
    var variables = [
      "lower": letters, "upper": letters.map { $0.uppercased() }, "alpha": letters + letters.map { $0.uppercased() }, "digit": digits,
    ]
    variables["alnum"] = digits + letters + letters.map { $0.uppercased() }
    variables["xdigit"] = digits + "abcdefABCDEF".map(String.init)
    for (name, values) in association.variables { variables[name] = values }
    self.variables = variables
  }

  /// Returns the index of the deciding component, or nil.
  func decision(_ url: String) -> Int? {
    guard let start = url.range(of: "https://") else { return nil }
    var rest = String(url[start.upperBound...])
    var fragment = ""
    if let hash = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: hash)...])
      rest = String(rest[..<hash])
    }
    var query = ""
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = String(rest[..<mark])
    }
    let path = rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
    return components.firstIndex { matches($0, path: path, query: query, fragment: fragment) }
  }

  func handsOver(_ url: String) -> Bool { decision(url).map { !components[$0].isExcluded } ?? false }

  private func matches(_ component: SiteAssociation.Component, path: String, query: String, fragment: String) -> Bool {
    func read(_ text: String) -> String { component.isPercentEncoded ? text : text.removingPercentEncoding ?? text }
    func fits(_ pattern: String, _ text: String) -> Bool {
      let fold = !component.isCaseSensitive
      return AppleMatcher.fits(
        pieces(fold ? pattern.lowercased() : pattern)[...], (fold ? text.lowercased() : text).unicodeScalars.map(\.value)[...])
    }
    if let pattern = component.path, !fitsPath(pattern, read(path), fits) { return false }
    switch component.query {
    case .none: break
    case .whole(let pattern): if !fits(pattern, read(query)) { return false }
    case .items(let items):
      let present: [(key: String, value: String)] = query.split(separator: "&").map { item in
        let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (read(halves[0]), halves.count > 1 ? read(halves[1]) : "")
      }
      for item in items {
        let fold = !component.isCaseSensitive
        let values = present.filter { fold ? $0.key.lowercased() == item.key.lowercased() : $0.key == item.key }.map(\.value)
        if !(values.isEmpty ? [""] : values).allSatisfy({ fits(item.value, $0) }) { return false }
      }
    }
    if let pattern = component.fragment, !fits(pattern, read(fragment)) { return false }
    return true
  }

  private func fitsPath(_ pattern: String, _ path: String, _ fits: (String, String) -> Bool) -> Bool {
    func trimmed(_ text: String) -> String {
      var text = text
      while text.hasSuffix("/") { text.removeLast() }
      return text.isEmpty ? "/" : text
    }
    let path = trimmed(path)
    var base = pattern
    while base.hasPrefix("//") { base.removeFirst() }
    base = base.isEmpty ? "" : trimmed(base)
    var patterns = [base]
    if base.hasSuffix("/*"), base != "/*" { patterns.append(String(base.dropLast(2))) }
    for pattern in patterns {
      if fits(pattern, path) { return true }
      if !base.hasPrefix("/"), path.count > 1, fits(pattern, String(path.dropFirst())) { return true }
    }
    return false
  }

  private func pieces(_ text: String) -> [Piece] {
    if let known = memory.pieces[text] { return known }
    func wildcards(_ text: some StringProtocol) -> [Piece] {
      text.unicodeScalars.map { $0 == "*" ? .many : $0 == "?" ? .any : .one($0.value) }
    }
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = rest.range(of: "$("), let end = rest[start.upperBound...].firstIndex(of: ")") {
      pieces += wildcards(rest[..<start.lowerBound])
      pieces.append(.alternatives((variables[String(rest[start.upperBound..<end])] ?? []).map(wildcards)))
      rest = rest[rest.index(after: end)...]
    }
    pieces += wildcards(rest)
    memory.pieces[text] = pieces
    return pieces
  }

  private static func fits(_ pattern: ArraySlice<Piece>, _ text: ArraySlice<UInt32>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    switch first {
    case .one(let character): return text.first == character && fits(pattern.dropFirst(), text.dropFirst())
    case .any: return !text.isEmpty && fits(pattern.dropFirst(), text.dropFirst())
    case .many:
      return fits(pattern.dropFirst(), text) || (!text.isEmpty && fits(pattern, text.dropFirst()))
    case .alternatives(let ways):
      return ways.contains { way in fits((way + pattern.dropFirst())[...], text) }
    }
  }
}
