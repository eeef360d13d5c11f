// Links that lead to one of several places.
extension NavigationGraph {
  /// The branches of every route and entry that has some.
  package var linkBranches: [IDRange<Branch>] {
    routes.lazy.map(\.branches).filter { !$0.isEmpty } + entries.lazy.map(\.branches).filter { !$0.isEmpty }
  }

  /// Of all targets of a link, those among which the device decides with this one: those of its branch.
  package func alternatives(to id: DestinationID, among all: IDRange<Destination>) -> IDRange<Destination> {
    destinations[id].branch.map { branches[$0].destinations } ?? all
  }

  /// Where a link may lead on an idiom: one target for each of its branches, in their order.
  package func possibleDestinations(_ all: IDRange<Destination>, on idiom: Idioms) -> [DestinationID] {
    guard let first = all.first, destinations[first].branch != nil else { return destination(all, on: idiom).map { [$0] } ?? [] }
    var result: [DestinationID] = []
    var next = all.first
    while let id = next {
      let own = alternatives(to: id, among: all)
      if let chosen = destination(own, on: idiom) { result.append(chosen) }
      // Those of one branch follow each other.
      let last = own.last ?? id
      next = last.raw + 1 < all.start + all.count ? DestinationID(raw: last.raw + 1) : nil
    }
    return result
  }

  /// Whether a link with that policy may be shown over the flow of a guard on an idiom, whatever conditions answer.
  package func isShownAtOnce(_ all: IDRange<Destination>, _ policy: App.LinkPolicy?, on idiom: Idioms) -> Bool {
    let policy = linkPolicy(policy)
    return possibleDestinations(all, on: idiom).contains { isShownAtOnce(destinations[$0], policy) }
  }
}
