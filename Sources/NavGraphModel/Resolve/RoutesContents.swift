import NavGraphSyntax

/// A root, and the idioms on which a target applies to it.
struct TargetCandidate {
  /// The root; nil for whatever is shown.
  var root: LinkRoot?
  var idioms: Idioms
  /// A device of the part, if modals show other contents on others; empty for the devices that no content names.
  var device: Idioms = []
}

/// Devices on which every modal of a target shows the same content.
struct ContentPart {
  var idioms: Idioms
  /// Whether the part includes the devices that no content names.
  var isGeneral: Bool

  /// Returns the part to which a target applies. In the general part, a target without idioms stays so.
  ///
  /// - Parameter all: The devices of the target, named or not.
  func narrowed(to named: Idioms, of all: Idioms, root: LinkRoot? = nil) -> TargetCandidate? {
    let own = idioms.intersection(all)
    if own.isEmpty { return nil }
    let device = isGeneral ? [] : Idioms.words.first { own.contains($0.1) }?.1 ?? []
    return TargetCandidate(root: root, idioms: named.isEmpty && isGeneral ? [] : own, device: device)
  }
}

// Targets that continue in a modal whose content depends on the device.
extension Resolver {
  /// Whether a target continues in a modal whose content depends on the device.
  func goesOnByIdiom(in node: SyntaxNode) -> Bool { !modalsGoneThrough(in: node).isEmpty }

  /// Returns the parts that must be resolved separately.
  func contentParts(of node: SyntaxNode) -> [ContentPart] {
    var parts = [ContentPart(idioms: .every, isGeneral: true)]
    for (modal, _) in modalsGoneThrough(in: node) {
      let general = graph.variant(of: modal)
      parts = (0..<graph.modals[modal].contents.count).flatMap { variant in
        parts.compactMap { part in
          let own = part.idioms.intersection(graph.idioms(ofVariant: variant, of: modal))
          return own.isEmpty ? nil : ContentPart(idioms: own, isGeneral: part.isGeneral && variant == general)
        }
      }
    }
    return parts
  }

  /// Returns each root once for each part to which the target applies.
  func byContent(_ candidates: [TargetCandidate], from node: SyntaxNode, except overridden: Idioms) -> [TargetCandidate] {
    let parts = contentParts(of: node)
    if parts.count == 1 { return candidates }
    return candidates.flatMap { candidate in
      var all = candidate.idioms
      if all.isEmpty {
        all = Idioms.every.subtracting(overridden)
        if candidate.root?.declared != nil { for root in graph.roots { all.subtract(root.idioms) } }
      }
      return parts.compactMap { $0.narrowed(to: candidate.idioms, of: all, root: candidate.root) }
    }
  }

  /// Returns the modals whose content depends on the device and in which a target continues.
  private func modalsGoneThrough(in node: SyntaxNode) -> [(modal: ModalID, range: SourceRange)] {
    var result: [(ModalID, SourceRange)] = []
    var last: (ModalID, SourceRange)?
    for step in node.children {
      switch step.kind {
      case .here, .arms, .error: continue
      default: break
      }
      if let last { result.append(last) }
      last = step.kind == .present ? modalByIdiom(from: step).map { ($0, step.range) } : nil
    }
    return result
  }

  /// Returns the modal that a step presents, if its content depends on the device.
  func modalByIdiom(from step: SyntaxNode) -> ModalID? {
    guard let instance = PresentSyntax(step).instance, let name = InstanceSyntax(instance).reference?.first,
      case .content(.modal(let id))? = meaning(of: name.name), graph.modals[id].contents.count > 1
    else { return nil }
    return id
  }

  /// Takes a target for each of its devices, and returns what is presented last. The same error is reported once.
  mutating func takeEach(
    _ candidates: [TargetCandidate], from node: SyntaxNode, take: (TargetCandidate, _ isRepeated: Bool, inout Resolver) -> TargetWalk
  ) -> InstanceID? {
    var presented: InstanceID?
    let start = reports.count
    var end = start
    var walks: [TargetWalk] = []
    for (index, candidate) in candidates.enumerated() {
      let walk = take(candidate, index > 0, &self)
      if index == 0 { end = reports.count }
      presented = presented ?? walk.presented
      walks.append(walk)
    }
    guard candidates.count > 1, let (modal, range) = modalsGoneThrough(in: node).first, !breakage.touches(node.range) else {
      return presented
    }
    let lost = walks.indices.filter { walks[$0].lostAt.map { $0.start >= range.end } ?? false }
    guard let first = lost.first, let at = walks[first].lostAt, lost.count < walks.count else { return presented }
    let others = walks.indices.filter { walks[$0].lostAt == nil }
    if others.isEmpty { return presented }
    // If the target is valid on another device, the diagnostic about the content replaces the others.
    if first == 0 { reports.forget(start..<end) }
    func words(for indices: [Int]) -> String {
      let all = indices.reduce(into: Idioms()) { result, index in
        let part = candidates[index]
        let variant = graph.variant(of: modal, on: part.device)
        result.formUnion(part.idioms.isEmpty ? graph.idioms(ofVariant: variant, of: modal) : part.idioms)
      }
      return names(of: all.intersection(graph.meantIdioms)).joined(separator: ", ")
    }
    let content = graph.modalContents[graph.modals[modal].contents[graph.variant(of: modal, on: candidates[first].device)]]
    report(
      .targetOnSomeIdioms(
        in: text(of: graph.modals[modal].declared.name), at: at,
        content: (name(of: graph.instances[content.instance].content), content.range), on: words(for: lost), others: words(for: others)))
    return presented
  }
}
