import NavGraphModel
import NavGraphSyntax

/// A search for a word for each position of a URL, such that at least one of them excludes each rival.
///
/// A combination of position and remaining rivals that has failed isn't tried again.
struct RouteChoice {
  /// A segment, a query value or a fragment.
  struct Position {
    /// The languages that must contain the word.
    var included: [SegmentClass]
    /// The language that each rival allows at this position, or nil if it allows every possible word.
    var rivals: [SegmentClass?]

    init(included: [SegmentClass], rivals: [SegmentClass?]) {
      // An intersection with `any` changes nothing.
      let narrow = included.filter { $0 != .any && $0 != .rest }
      self.included = narrow.count < 2 || narrow[0] != narrow[1] ? narrow : [narrow[0]]
      if narrow.isEmpty { self.included = [.any] }
      self.rivals = rivals
    }
  }
  /// The remaining limit of work. If it is negative, nothing was proven.
  var effort: Int
  /// Whether a search was cut short, so that a missing result proves nothing.
  var isCut = false

  private struct Option {
    var word: [UInt8]
    /// The rivals that the word doesn't exclude.
    var left: [Int]
  }
  /// One position of the search, with the options that are left to try.
  private struct Frame {
    var alive: [Int]
    var options: [Option]
    var next = 0
  }
  private struct Key: Hashable {
    var position: Int
    var alive: [Int]
  }

  init(effort: Int) { self.effort = effort }

  mutating func words(for positions: [Position], rivals count: Int, in table: inout RouteTable) -> [[UInt8]]? {
    var positions = positions
    guard let rivals = prune(&positions, rivals: count, in: &table) else { return nil }
    // The last position that can exclude each rival.
    var last = [Int](repeating: -1, count: count)
    for (index, position) in positions.enumerated() {
      for rival in rivals where position.rivals[rival] != nil { last[rival] = index }
    }
    if rivals.contains(where: { last[$0] < 0 }) { return nil }
    var frames: [Frame] = []
    var alive = rivals
    var failed: Set<Key> = []
    while effort > 0 {
      let index = frames.count
      if index == positions.count {
        if alive.isEmpty { return frames.map { $0.options[$0.next - 1].word } }
      } else if !alive.contains(where: { last[$0] < index }), alive.isEmpty || !failed.contains(Key(position: index, alive: alive)) {
        frames.append(Frame(alive: alive, options: options(at: positions[index], alive: alive, in: table)))
      }
      while let top = frames.last, top.next >= top.options.count {
        if !top.alive.isEmpty { failed.insert(Key(position: frames.count - 1, alive: top.alive)) }
        frames.removeLast()
      }
      guard let top = frames.last else { return nil }
      alive = top.options[top.next].left
      frames[frames.count - 1].next += 1
    }
    return nil
  }

  /// Returns the rivals that can match at all, and replaces a language by nil if it allows every possible word. Returns nil if there is no
  /// possible word.
  private mutating func prune(_ positions: inout [Position], rivals count: Int, in table: inout RouteTable) -> [Int]? {
    var isOut = [Bool](repeating: false, count: count)
    for index in positions.indices {
      let included = positions[index].included
      if included.count == 2, table.relation(of: included[0], to: included[1]) == .disjoint { return nil }
      for rival in 0..<count where !isOut[rival] {
        guard let allowed = positions[index].rivals[rival] else { continue }
        effort -= 1
        if allowed == .any || allowed == .rest {
          positions[index].rivals[rival] = nil
          continue
        }
        for language in included {
          switch table.relation(of: language, to: allowed) {
          case .equal, .narrower: positions[index].rivals[rival] = nil
          case .disjoint: isOut[rival] = true
          case .wider, .crossing: break
          }
        }
        // The intersection of two languages may be narrower than each of them.
        if included.count == 2, positions[index].rivals[rival] != nil, !isOut[rival] {
          effort -= 20
          let answer = word(in: included.map(table.language), notIn: [table.language(of: allowed)], table: table)
          if answer == .none { positions[index].rivals[rival] = nil }
        }
      }
    }
    return (0..<count).filter { !isOut[$0] }
  }

  /// Returns words that exclude different rivals, sorted by the number of rivals that they exclude, highest first.
  private mutating func options(at position: Position, alive: [Int], in table: RouteTable) -> [Option] {
    var allowed: [SegmentClass] = []
    var seen: Set<SegmentClass> = []
    for rival in alive {
      if let language = position.rivals[rival], seen.insert(language).inserted { allowed.append(language) }
    }
    effort -= 1 + alive.count + 4 * allowed.count
    let included = position.included.map(table.language)
    if let words = finite(in: included) { return options(of: words, allowed: seen, at: position, alive: alive, in: table) }
    switch word(in: included, notIn: allowed.map(table.language), table: table) {
    case .word(let word): return [Option(word: word, left: alive.filter { position.rivals[$0] == nil })]
    case .undecided: isCut = true
    case .none: break
    }
    if allowed.isEmpty { return [] }
    // No word excludes all rivals here, so words that exclude some are collected.
    var states = RouteChoice.states(for: effort, in: table)
    let given = states
    let found = LanguageSearch.words(in: included, around: allowed.map(table.language), effort: &states)
    spend(given - states, in: table)
    if !found.isWhole { isCut = true }
    effort -= 1_000 + found.words.count * (alive.count + 1)
    return distinct(found.words.map { Option(word: $0, left: left(at: position, of: alive, with: $0, in: table)) })
  }

  /// Searches for a word. If placeholders share segments, languages are large, and the visited states count as work.
  private mutating func word(
    in included: [SegmentLanguage], notIn excluded: [SegmentLanguage], table: RouteTable
  ) -> LanguageSearch.Answer {
    var states = RouteChoice.states(for: effort, in: table)
    let given = states
    defer { spend(given - states, in: table) }
    return LanguageSearch.word(in: included, notIn: excluded, effort: &states)
  }

  /// The work for one state of a search.
  private static let perState = 20

  private static func states(for effort: Int, in table: RouteTable) -> Int { table.hasChains ? Swift.max(effort, 0) / perState : .max }

  private mutating func spend(_ states: Int, in table: RouteTable) { if table.hasChains { effort -= states * RouteChoice.perState } }

  /// Returns all possible words if they are listed, or nil otherwise.
  private func finite(in included: [SegmentLanguage]) -> [[UInt8]]? {
    for case .words(let words) in included {
      return included.count == 1 ? words : words.filter { word in included.allSatisfy { $0.holds(word) } }
    }
    return nil
  }

  private mutating func options(
    of words: [[UInt8]], allowed: Set<SegmentClass>, at position: Position, alive: [Int], in table: RouteTable
  ) -> [Option] {
    let wild = allowed.filter { $0.wild != nil }.sorted()
    effort -= words.count * wild.count
    // Any word that no rival allows will do.
    for word in words where !(table.names.find(bytes: word).map { allowed.contains(SegmentClass(literal: $0)) } ?? false) {
      if !wild.contains(where: { table.contains(in: $0, text: word) }) {
        return [Option(word: word, left: alive.filter { position.rivals[$0] == nil })]
      }
    }
    effort -= words.count * alive.count
    if effort <= 0 { return [] }
    return distinct(words.map { Option(word: $0, left: left(at: position, of: alive, with: $0, in: table)) })
  }

  private func left(at position: Position, of alive: [Int], with word: [UInt8], in table: RouteTable) -> [Int] {
    alive.filter { rival in position.rivals[rival].map { table.contains(in: $0, text: word) } ?? true }
  }

  /// Returns the options without those that exclude only rivals that another one also excludes.
  private mutating func distinct(_ options: [Option]) -> [Option] {
    var seen: Set<[Int]> = []
    let unique = options.filter { seen.insert($0.left).inserted }.enumerated()
      .sorted { ($0.element.left.count, $0.offset) < ($1.element.left.count, $1.offset) }.map(\.element)
    guard unique.count <= 64 else { return unique }
    var best: [Option] = []
    for option in unique where !best.contains(where: { Set($0.left).isSubset(of: option.left) }) { best.append(option) }
    effort -= unique.count * unique.count
    return best
  }
}
