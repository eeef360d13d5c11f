// Links that lead to one of several places.
extension NavigationGraph {
  /// The branches of every route and entry that has any.
  package var linkBranches: [IDRange<Branch>] {
    routes.lazy.map(\.branches).filter { !$0.isEmpty } + entries.lazy.map(\.branches).filter { !$0.isEmpty }
  }

  /// Returns the targets of the same branch, among which the device chooses; all if the link has no branches.
  package func alternatives(to id: DestinationID, among all: IDRange<Destination>) -> IDRange<Destination> {
    destinations[id].branch.map { branches[$0].destinations } ?? all
  }

  /// Returns the targets of a link on an idiom, one for each branch in order.
  package func possibleDestinations(among all: IDRange<Destination>, on idiom: Idioms) -> [DestinationID] {
    guard let first = all.first, destinations[first].branch != nil else { return destination(in: all, on: idiom).map { [$0] } ?? [] }
    var result: [DestinationID] = []
    var next = all.first
    while let id = next {
      let own = alternatives(to: id, among: all)
      if let chosen = destination(in: own, on: idiom) { result.append(chosen) }
      // The targets of one branch are contiguous.
      let last = own.last ?? id
      next = last.raw + 1 < all.start + all.count ? DestinationID(raw: last.raw + 1) : nil
    }
    return result
  }

  /// Whether some branch of a link with this policy is shown over a guard flow on an idiom.
  package func isShownAtOnce(_ all: IDRange<Destination>, under policy: App.LinkPolicy?, on idiom: Idioms) -> Bool {
    let policy = linkPolicy(own: policy)
    return possibleDestinations(among: all, on: idiom).contains { isShownAtOnce(destinations[$0], under: policy) }
  }
}
