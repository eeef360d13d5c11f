/// The contents that links and app-level events present over whatever is presented.
struct OverAnything {
  struct Item: Hashable {
    var content: Content
    /// The root that the link names.
    var root: PresentationContextID
    /// Whether a blocked modal delays the link.
    var isHeldUp = false
    /// Whether the root requires the guard as well. If the user comes from another root, its flow then replaces the root.
    var isOfRoot = false
    /// Whether the content can be on top of itself: it is presented after an app-level event, or by the event itself with other values.
    var liesOnItself = false
  }
  private(set) var items: [Item] = []
  private var presentedByLinks: Set<Item> = []

  mutating func add(_ item: Item) { items.append(item) }

  /// Adds a content that a link presents without dismissing anything, once for each root.
  mutating func add(presentedByLink content: Content, in root: PresentationContextID) {
    let item = Item(content: content, root: root, liesOnItself: true)
    if presentedByLinks.insert(item).inserted { items.append(item) }
  }
}

extension OverAnything.Item {
  /// Whether the content can be on top of a unit.
  ///
  /// - Parameter roots: The roots below that unit.
  func canBe(over below: PresentationContextID, roots: [PresentationContextID], in found: Places, of graph: NavigationGraph) -> Bool {
    switch found.units[below].kind {
    case .external, .guardFlow: return false
    case .root: break
    case .presented:
      if isHeldUp, case .modal(let modal) = found.units[below].content, graph.modals[modal].dismissal == .blocked { return false }
    }
    return roots.contains { root in
      guard found.units[root].kind == .root else { return false }
      if root == self.root { return true }
      let (idioms, others) = (found.units[root].idioms, found.units[self.root].idioms)
      return !isOfRoot && (idioms.isEmpty || others.isEmpty || !idioms.isDisjoint(with: others))
    }
  }
}
