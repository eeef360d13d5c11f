/// An example path, parsed from the text of a diagnostic: `Main > home > Home --peek--> Account --Back--> Home`.
struct ExamplePath {
  /// A step of the path, and the place after it.
  struct Hop: Equatable {
    enum Act: Equatable {
      /// The launch of the app.
      case start
      case event(String), tab(String), back, swipe, dismissal, button(String)
      case asked(String)
      /// A pattern, the identifier of an entry, or a tab whose action begins the path.
      case wayIn(String)
    }
    var act: Act
    /// The names of the containers and of the visible screen, or an empty array if the path doesn't contain them.
    var landing: [String]
    var isRefused = false

    var isWayIn: Bool { if case .wayIn = act { true } else { false } }
  }

  let hops: [Hop]

  /// Parses a path. Returns nil if its middle is omitted, or if nothing leads to its start, which another diagnostic reports.
  init?(_ text: String) {
    if text.contains("...") || text.contains("(not shown by anything yet)") { return nil }
    var hops: [Hop] = []
    var act = Hop.Act.start
    var isRefused = false
    let parts = text.split(separator: "-->", omittingEmptySubsequences: false).map { $0.trimmed }
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      guard !isLast else {
        hops.append(Hop(act: act, landing: part.names, isRefused: isRefused))
        break
      }
      // The text before the first arrow may be an entry point: `"/help" --> Help`.
      let label: Substring
      if let dashes = part.lastRange(of: "--") {
        let landing = part[..<dashes].trimmed
        if index > 0 || !landing.isEmpty { hops.append(Hop(act: act, landing: landing.names, isRefused: isRefused)) }
        label = part[dashes...].dropFirst(2)
        (act, isRefused) = ExamplePath.act(for: label)
      } else {
        guard index == 0 else { return nil }
        let told = ExamplePath.refusal(in: part)
        isRefused = told.isRefused
        act = .wayIn(String(told.rest))
      }
    }
    self.hops = hops
  }

  /// Parses a label such as `buy, signedIn fails`: an action, and a guard that fails.
  private static func refusal(in label: Substring) -> (rest: Substring, isRefused: Bool) {
    guard label.hasSuffix(" fails"), let comma = label.lastIndex(of: ",") else { return (label, false) }
    return (label[..<comma], true)
  }

  private static func act(for label: Substring) -> (Hop.Act, Bool) {
    let (label, isRefused) = refusal(in: label)
    func rest(after prefix: String) -> String? { label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : nil }
    if let tab = rest(after: "tab ") { return (.tab(tab.hasSuffix(" again") ? String(tab.dropLast(6)) : tab), isRefused) }
    if let button = rest(after: "button ") { return (.button(button), isRefused) }
    if label.hasSuffix(" fails") { return (.asked(String(label.dropLast(6))), isRefused) }
    if label.hasSuffix("\"") { return (.wayIn(String(label)), isRefused) }
    switch label {
    case "Back": return (.back, isRefused)
    case "swipe": return (.swipe, isRefused)
    case "swipe down": return (.dismissal, isRefused)
    default: return (.event(String(label)), isRefused)
    }
  }
}

extension StringProtocol where SubSequence == Substring {
  fileprivate var trimmed: Substring {
    guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " }) else { return self[endIndex...] }
    return self[first...last]
  }

  fileprivate func lastRange(of dashes: String) -> Index? {
    var at = endIndex
    while at > startIndex {
      at = index(before: at)
      if self[at...].hasPrefix(dashes), at == startIndex || self[index(before: at)] == " " { return at }
    }
    return nil
  }
}

extension Substring {
  /// The names, without those of other visible screens.
  fileprivate var names: [String] { isEmpty ? [] : main.split(separator: " > ").map(String.init) }

  private var main: Substring { firstRange(of: ", next to ").map { self[..<$0.lowerBound] } ?? self }
}
