// What holds on one kind of device. A declaration that names the device goes before one that names none.
extension NavigationGraph {
  /// The root that `app` declares for an idiom, of those that are wanted.
  package func root(on idiom: Idioms, where isWanted: (Root) -> Bool = { _ in true }) -> RootID? {
    chosen(roots.ids.filter { isWanted(roots[$0]) }, on: idiom) { roots[$0].idioms }
  }

  /// Where a link leads on an idiom.
  package func destination(_ destinations: IDRange<Destination>, on idiom: Idioms) -> DestinationID? {
    chosen(destinations, on: idiom) { self.destinations[$0].idioms }
  }

  /// The style of a modal's list that is meant on an idiom.
  package func styleUse(of modal: Modal, on idiom: Idioms) -> StyleUse? {
    chosen(modal.styles, on: idiom) { styleUses[$0].idioms }.map { styleUses[$0] }
  }

  /// Which of its contents a modal shows on an idiom, by number; without an idiom, on those that have no content of their own.
  package func variant(of modal: ModalID, on idiom: Idioms = []) -> Int {
    let contents = modals[modal].contents
    guard contents.count > 1 else { return 0 }
    // Of several, which show the same, one tells.
    let one = Idioms.words.first { idiom.contains($0.1) }?.1 ?? []
    return (chosen(contents, on: one) { modalContents[$0].idioms } ?? contents.first).map { $0.index - Int(contents.start) } ?? 0
  }

  /// What a modal shows on an idiom; without an idiom, on those that have no content of their own.
  package func content(of modal: ModalID, on idiom: Idioms = []) -> InstanceID? {
    let contents = modals[modal].contents
    return contents.isEmpty ? nil : modalContents[contents[variant(of: modal, on: idiom)]].instance
  }

  /// All that a modal shows, on whichever idiom.
  package func contents(of modal: ModalID) -> [InstanceID] { modalContents[modals[modal].contents].map(\.instance) }

  /// How many contents something has that is presented: one for each idiom, or the same on all.
  package func variantCount(of content: Content) -> Int {
    if case .modal(let id) = content { max(1, modals[id].contents.count) } else { 1 }
  }

  /// The idioms on which a modal shows one of its contents; empty where it shows the same on all.
  package func idioms(ofVariant variant: Int, of modal: ModalID) -> Idioms {
    guard modals[modal].contents.count > 1 else { return [] }
    return Idioms.words.reduce(into: []) { if self.variant(of: modal, on: $1.1) == variant { $0.formUnion($1.1) } }
  }

  /// Which of their contents the modals show that a link presents on an idiom, by number.
  package func variants(presentedBy destination: DestinationID, on idiom: Idioms) -> [Int] {
    destinationSteps[destinations[destination].steps].compactMap { step in
      guard case .present(let instance, _) = step.kind, case .modal(let id) = instances[instance].content else { return nil }
      return variant(of: id, on: idiom)
    }
  }

  /// Which contents of what a link presents it can show, by number. A target that goes on in it is for one of them.
  package func variants(of content: Content, on idioms: Idioms, isLast: Bool) -> [Int] {
    let all = Array(0..<variantCount(of: content))
    guard case .modal(let id) = content, all.count > 1 else { return all }
    if idioms.isEmpty { return isLast ? all : [variant(of: id)] }
    return all.filter { !self.idioms(ofVariant: $0, of: id).isDisjoint(with: idioms) }
  }

  private func chosen<ID>(_ candidates: some Collection<ID>, on idiom: Idioms, _ idioms: (ID) -> Idioms) -> ID? {
    candidates.first { idioms($0).contains(idiom) } ?? candidates.first { idioms($0).isEmpty }
  }

  /// The kinds of devices that are thought of: phones and pads, and others where the graph names them.
  package var meantIdioms: Idioms { namedIdioms.union([.phone, .pad]) }

  /// Those that have a root; nil if a root is for all that no other one names, or there is none.
  package var rootIdioms: Idioms? {
    guard !roots.isEmpty, roots.allSatisfy({ !$0.idioms.isEmpty }) else { return nil }
    return roots.reduce(into: []) { $0.formUnion($1.idioms) }
  }

  /// Those that it names.
  package var namedIdioms: Idioms {
    var result: Idioms = []
    for root in roots { result.formUnion(root.idioms) }
    for destination in destinations { result.formUnion(destination.idioms) }
    for content in modalContents { result.formUnion(content.idioms) }
    for style in styleUses { result.formUnion(style.idioms) }
    return result
  }

  /// Whether the user can't dismiss it on some of these devices.
  package func isHeld(_ content: Content, _ style: Style?, onSomeOf idioms: Idioms) -> Bool {
    Idioms.words.contains { idioms.contains($0.1) && !isSwiped(content, style, on: $0.1) }
  }

  /// Whether the system lets the user dismiss what is presented on some of these devices.
  package func isSwiped(_ content: Content, _ style: Style?, onSomeOf idioms: Idioms) -> Bool {
    Idioms.words.contains { idioms.contains($0.1) && isSwiped(content, style, on: $0.1) }
  }

  /// The same on one of them.
  package func isSwiped(_ content: Content, _ style: Style?, on idiom: Idioms) -> Bool {
    if case .alert = content { return false }
    guard case .modal(let id) = content else { return (style ?? .automatic).isSwiped }
    let modal = modals[id]
    return modal.dismissal != .blocked && shownStyle(of: modal, as: style, on: idiom).isSwiped
  }

  /// How a modal comes up on an idiom: as it is asked for, as its list says, or as what it becomes where there is little room, which on a
  /// phone there always is.
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
      let other = chosen(modal.styles.filter { styleUses[$0].style != .popover }, on: idiom) { styleUses[$0].idioms }
      return other.map { styleUses[$0].style } ?? .automatic
    }
  }
}
