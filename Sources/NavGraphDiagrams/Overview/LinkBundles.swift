/// The links between each pair of cards, combined into one arrow with their number.
struct LinkBundles {
  private struct Pair: Hashable {
    var from: Link.End
    var to: Link.End
  }

  /// The bundles, in the order of the first link of each.
  private(set) var bundles: [(link: Link, kinds: [Link.Kind: Int], count: Int)] = []
  private var known: [Pair: Int] = [:]

  mutating func add(_ link: Link, from: Link.End, to: Link.End) {
    let pair = Pair(from: from, to: to)
    guard let index = known[pair] else {
      known[pair] = bundles.count
      var first = Link(link.kind, from: from, to: to)
      first.change = link.change
      first.isHighlighted = link.isHighlighted
      bundles.append((first, [link.kind: 1], 1))
      return
    }
    bundles[index].count += 1
    bundles[index].kinds[link.kind, default: 0] += 1
    if bundles[index].link.change != link.change { bundles[index].link.change = .changed }
    if link.isHighlighted { bundles[index].link.isHighlighted = true }
    // The style of a bundle is that of its most common kind, or of the first among equals.
    let current = bundles[index].kinds[bundles[index].link.kind] ?? 0
    if (bundles[index].kinds[link.kind] ?? 0) > current { bundles[index].link.kind = link.kind }
  }

  var links: [Link] {
    bundles.map { bundle in
      var link = bundle.link
      if bundle.count > 1 { link.label = "\(bundle.count)" }
      return link
    }
  }
}
