// Lookups for one kind of device. A declaration that names the device takes precedence over one that names none.
extension NavigationGraph {
  /// Returns the root that `app` declares for an idiom, among the roots that satisfy `isWanted`.
  package func root(on idiom: Idioms, where isWanted: (Root) -> Bool = { _ in true }) -> RootID? {
    chosen(among: roots.ids.filter { isWanted(roots[$0]) }, on: idiom) { roots[$0].idioms }
  }

  /// Returns the target of a link on an idiom.
  package func destination(in destinations: IDRange<Destination>, on idiom: Idioms) -> DestinationID? {
    chosen(among: destinations, on: idiom) { self.destinations[$0].idioms }
  }

  /// Returns the entry of a modal's style list that applies to an idiom.
  package func styleUse(of modal: Modal, on idiom: Idioms) -> StyleUse? {
    chosen(among: modal.styles, on: idiom) { styleUses[$0].idioms }.map { styleUses[$0] }
  }

  /// Returns the index of the content that a modal shows on an idiom, or on the idioms that no content names.
  package func variant(of modal: ModalID, on idiom: Idioms = []) -> Int {
    let contents = modals[modal].contents
    guard contents.count > 1 else { return 0 }
    // Several idioms show the same content, so one is enough.
    let one = Idioms.words.first { idiom.contains($0.1) }?.1 ?? []
    return (chosen(among: contents, on: one) { modalContents[$0].idioms } ?? contents.first).map { $0.index - Int(contents.start) } ?? 0
  }

  /// Returns the content that a modal shows on an idiom, or on the idioms that no content names.
  package func content(of modal: ModalID, on idiom: Idioms = []) -> InstanceID? {
    let contents = modals[modal].contents
    return contents.isEmpty ? nil : modalContents[contents[variant(of: modal, on: idiom)]].instance
  }

  /// Returns the contents of a modal on all idioms.
  package func contents(of modal: ModalID) -> [InstanceID] { modalContents[modals[modal].contents].map(\.instance) }

  /// Returns the number of contents of a modal that depends on the idiom, and otherwise 1.
  package func variantCount(of content: Content) -> Int {
    if case .modal(let id) = content { max(1, modals[id].contents.count) } else { 1 }
  }

  /// Returns the idioms on which a modal shows one of its contents; empty if it has only one content.
  package func idioms(ofVariant variant: Int, of modal: ModalID) -> Idioms {
    guard modals[modal].contents.count > 1 else { return [] }
    return Idioms.words.reduce(into: []) { if self.variant(of: modal, on: $1.1) == variant { $0.formUnion($1.1) } }
  }

  /// Returns the content index of each modal that a link presents on an idiom, in the order of its steps.
  package func variants(presentedBy destination: DestinationID, on idiom: Idioms) -> [Int] {
    destinationSteps[destinations[destination].steps].compactMap { step in
      guard case .present(let instance, _) = step.kind, case .modal(let id) = instances[instance].content else { return nil }
      return variant(of: id, on: idiom)
    }
  }

  /// Returns the indices of the contents that a modal can show in a target. A target that continues inside the modal is for one of them.
  package func variants(of content: Content, on idioms: Idioms, isLast: Bool) -> [Int] {
    let all = Array(0..<variantCount(of: content))
    guard case .modal(let id) = content, all.count > 1 else { return all }
    if idioms.isEmpty { return isLast ? all : [variant(of: id)] }
    return all.filter { !self.idioms(ofVariant: $0, of: id).isDisjoint(with: idioms) }
  }

  private func chosen<ID>(among candidates: some Collection<ID>, on idiom: Idioms, idioms: (ID) -> Idioms) -> ID? {
    candidates.first { idioms($0).contains(idiom) } ?? candidates.first { idioms($0).isEmpty }
  }

  /// The idioms that checks consider: phones and iPads, and others if the graph names them.
  package var meantIdioms: Idioms { namedIdioms.union([.phone, .pad]) }

  /// The idioms that have a root; nil if a root applies to all other idioms, or if the graph has no roots.
  package var rootIdioms: Idioms? {
    guard !roots.isEmpty, roots.allSatisfy({ !$0.idioms.isEmpty }) else { return nil }
    return roots.reduce(into: []) { $0.formUnion($1.idioms) }
  }

  /// The idioms that the graph names.
  package var namedIdioms: Idioms {
    var result: Idioms = []
    for root in roots { result.formUnion(root.idioms) }
    for destination in destinations { result.formUnion(destination.idioms) }
    for content in modalContents { result.formUnion(content.idioms) }
    for style in styleUses { result.formUnion(style.idioms) }
    return result
  }

  /// Whether the user can't dismiss the content on some of the idioms.
  package func isHeld(_ content: Content, style: Style?, onSomeOf idioms: Idioms) -> Bool {
    Idioms.words.contains { idioms.contains($0.1) && !isSwiped(content, style: style, on: $0.1) }
  }

  /// Whether the system lets the user dismiss the content on some of the idioms.
  package func isSwiped(_ content: Content, style: Style?, onSomeOf idioms: Idioms) -> Bool {
    Idioms.words.contains { idioms.contains($0.1) && isSwiped(content, style: style, on: $0.1) }
  }

  /// Whether the system lets the user dismiss the content on an idiom.
  package func isSwiped(_ content: Content, style: Style?, on idiom: Idioms) -> Bool {
    if case .alert = content { return false }
    guard case .modal(let id) = content else { return (style ?? .automatic).isSwiped }
    let modal = modals[id]
    return modal.dismissal != .blocked && shownStyle(of: modal, as: style, on: idiom).isSwiped
  }

  /// Returns the style of a modal on an idiom: the step's, the one of the modal's list, or on a phone the compact one.
  package func shownStyle(of modal: Modal, as asked: Style?, on idiom: Idioms) -> Style {
    let style = asked ?? styleUse(of: modal, on: idiom)?.style ?? .automatic
    guard idiom == .phone, style.isSwiped else { return style }
    switch modal.compact {
    case .fullScreen: return .fullScreen
    case .overFullScreen: return .overFullScreen
    case .pageSheet: return .pageSheet
    case .formSheet: return .formSheet
    case .popover: return style
    case nil:
      guard style == .popover else { return style }
      let other = chosen(among: modal.styles.filter { styleUses[$0].style != .popover }, on: idiom) { styleUses[$0].idioms }
      return other.map { styleUses[$0].style } ?? .automatic
    }
  }
}
