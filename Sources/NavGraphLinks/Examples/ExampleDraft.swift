import NavGraphModel
import NavGraphSyntax

/// Drafts of URLs for one pattern at one length: its literals, with sample values in its placeholders.
struct ExampleDraft {
  private let graph: NavigationGraph
  private let table: RouteTable
  private let variant: RouteTable.Variant
  private let pattern: Pattern
  private let order: OriginOrder

  init(for graph: NavigationGraph, routes table: RouteTable, order: OriginOrder, variant index: Int) {
    self.graph = graph
    self.table = table
    self.order = order
    variant = table.variants[index]
    pattern = graph.patterns[variant.pattern]
  }

  /// The origins of the pattern: universal links first, in source order.
  var origins: [RouteOrigin] {
    let route = graph.routes[pattern.route]
    let hosts = route.hosts.map { table.names.find(graph.originText(of: $0)) }
    let schemes = route.schemes.map { table.names.find(graph.originText(of: $0)) }
    func rank(of origin: RouteOrigin) -> Int {
      switch origin {
      case .host(let name):
        hosts.firstIndex(of: name) ?? hosts.count + (order.number(of: origin) ?? order.hostCount)
      case .scheme(let name):
        hosts.count + order.hostCount
          + (schemes.firstIndex(of: name) ?? schemes.count + (order.number(of: origin) ?? order.schemeCount))
      case .nowhere: .max
      }
    }
    return table.origins(of: variant).filter { $0 != .nowhere }.map { (rank(of: $0), $0) }.sorted { $0 < $1 }.map(\.1)
  }

  var hasOptional: Bool {
    if case .placeholder(_, _, _, isOptional: true, _)? = pattern.fragment { return true }
    return graph.queryItems[pattern.query].contains { !$0.isRequired }
  }

  /// Returns the draft with the samples of that number, or nil if the parts have so few samples that it would repeat an earlier draft.
  func url(from origin: RouteOrigin, choice: Int, isFull: Bool) -> RouteURL? {
    var isNew = choice == 0
    func pick(from words: [[UInt8]]) -> [UInt8]? {
      if choice < words.count, choice > 0 { isNew = true }
      return choice < words.count ? words[choice] : words.first
    }
    var segments: [[UInt8]] = []
    for index in 0..<Int(variant.count) {
      guard let word = pick(from: words(at: index)) else { return nil }
      segments.append(word)
      if index == Int(variant.count) - 1, let end = ending(at: index), table.endsInRest(variant) {
        segments.append(Array((choice == 0 ? "two" : "2").utf8) + end)
      }
    }
    var items: [RouteURL.Item] = []
    for item in graph.queryItems[pattern.query] where isFull || item.isRequired {
      guard let word = pick(from: words(for: item.value)) else { return nil }
      items.append(.init(key: item.key, value: word))
    }
    if let fragment = pattern.fragment, isFull || !fragment.isOptional {
      guard let word = pick(from: words(for: fragment)) else { return nil }
      items.append(.init(key: nil, value: word))
    }
    return isNew ? RouteURL(origin: origin, segments: segments, items: items) : nil
  }

  private func part(at index: Int) -> PatternPart? {
    let parts = pattern.segments
    let place = variant.part(at: index)
    return place < parts.count ? graph.patternParts[ID(Int(parts.start) + place)] : nil
  }

  /// Returns the text after the catch-all that a segment belongs to, or nil for other segments.
  private func ending(at index: Int) -> [UInt8]? {
    if case .rest(_, let suffix)? = part(at: index) { Array(graph.names.utf8(of: suffix)) } else { nil }
  }

  /// Returns words for a segment, the best first.
  func words(at index: Int) -> [[UInt8]] {
    let words = part(at: index).map(words) ?? []
    guard index == Int(variant.count) - 1, !table.endsInRest(variant), let end = ending(at: index) else { return words }
    return (variant.spelt > 0 ? ["two", "2"].map { Array($0.utf8) } : words).map { $0 + end }
  }

  private func words(for part: PatternPart) -> [[UInt8]] {
    switch part {
    case .literal(let name): return [Array(graph.names.utf8(of: name))]
    case .rest: return [Array("one".utf8), Array("1".utf8)]
    case .unknown: return []
    case .several(let pieces):
      let all = graph.patternParts[pieces].map { words(for: $0) }
      if all.contains(where: \.isEmpty) { return [] }
      // A sample may be parsed differently if it is only a part of a segment, so further choices are returned.
      let most = all.map(\.count).max() ?? 0
      return (0..<most).map { choice -> [UInt8] in
        var word: [UInt8] = []
        for texts in all { word += texts[min(choice, texts.count - 1)] }
        return word
      }
    case .placeholder(let prefix, let parameter, let suffix, _, let form):
      let (before, after) = (Array(graph.names.utf8(of: prefix)), Array(graph.names.utf8(of: suffix)))
      if form != .empty {
        let texts = SampleValue.texts(
          for: parameter.map { graph.text(of: graph.parameters[$0].name) } ?? "", parameter: parameter, form: form, in: graph)
        return texts.map { before + $0 + after }
      }
      guard let parameter else { return ["hello", "some-words"].map { before + Array($0.utf8) + after } }
      var type = graph.unwrapped(graph.parameters[parameter].type)
      if case .list(let element) = graph.types[type] { type = element }
      return SampleValue.texts(for: graph.text(of: graph.parameters[parameter].name), as: type, in: graph).map {
        before + Array($0.utf8) + after
      }
    }
  }
}
