import NavGraphModel

// Lowers the targets of routes and entries.
extension GraphLowering {
  func target(of route: Route) -> Lowered.Target {
    target(at: route.destinations, branches: route.branches, links: route.links, expiry: route.expiry, requires: route.requires)
  }

  func target(of entry: Entry) -> Lowered.Target {
    target(at: entry.destinations, branches: entry.branches, links: entry.links, expiry: entry.expiry, requires: entry.requires)
  }

  private func target(
    at destinations: IDRange<Destination>, branches: IDRange<Branch>, links: App.LinkPolicy?, expiry: Int?, requires: IDRange<GuardUse>
  ) -> Lowered.Target {
    if branches.isEmpty { return target(at: destinations, links: links, expiry: expiry, requires: requires) }
    var whole = Lowered.Target(place: .anywhere, policy: graph.linkPolicy(own: links), expiry: graph.linkExpiry(own: expiry))
    whole.branches = branches.map { id in
      let own = graph.branches[id].destinations
      return Lowered.TargetBranch(
        test: graph.branches[id].test,
        target: own.isEmpty ? nil : target(at: own, links: links, expiry: expiry, requires: requires))
    }
    return whole
  }

  private func target(
    at destinations: IDRange<Destination>, links: App.LinkPolicy?, expiry: Int?, requires: IDRange<GuardUse>
  ) -> Lowered.Target {
    guard let general = destinations.first(where: { graph.destinations[$0].idioms.isEmpty }) ?? destinations.first else {
      return Lowered.Target(place: .anywhere)
    }
    let policy = graph.linkPolicy(own: links)
    let expiry = graph.linkExpiry(own: expiry)
    let guards = guards(for: requires)
    func target(at id: DestinationID) -> Lowered.Target {
      let destination = graph.destinations[id]
      return Lowered.Target(place: place(of: destination), modals: modals(of: destination), policy: policy, expiry: expiry, guards: guards)
    }
    var all = target(at: general)
    for id in destinations where id != general {
      for (_, idiom) in Idioms.words
      where graph.destinations[id].idioms.contains(idiom) && !all.others.contains(where: { $0.idiom == idiom }) {
        all.others.append((idiom, target(at: id)))
      }
    }
    return all
  }

  /// Returns the modals that a destination presents, from the bottom up, each with its visible content.
  private func modals(of destination: Destination) -> [Lowered.TargetModal] {
    let steps = graph.destinationSteps[destination.steps]
    let last = steps.lastPresent
    var all: [Lowered.TargetModal] = []
    for (index, step) in zip(steps.indices, steps) {
      guard case .present(let instance, let style) = step.kind, let modal = presented(by: instance) else { continue }
      let inside = steps[steps.index(after: index)...].belowModals.map(\.kind)
      all.append(
        Lowered.TargetModal(
          modal: modal, style: self.style(style, for: modal.subject),
          continuation: index == last ? continuation(for: destination.arms, after: modal.subject) : nil,
          visible: visible(in: instance, on: destination.idioms, steps: inside)))
    }
    return all
  }

  private func place(of destination: Destination) -> Lowered.Place {
    let steps = graph.destinationSteps[destination.steps].belowModals.map(\.kind)
    guard let here = graph.hereSteps(of: destination) else { return rootPlace(entered: destination.root, steps: steps) }
    let screens = here.belowModals.compactMap { step in
      if case .screen(let instance) = step.kind { screen(of: instance) } else { nil }
    }
    if screens.isEmpty, destination.root == nil { return .anywhere }
    let stacks = graph.stacks.ids.filter { stack in
      !screens.isEmpty && screens.allSatisfy { slots.holds($0.subject, in: stack) }
    }
    return .here(screens, in: stacks, otherwise: destination.root.map { rootPlace(entered: $0, steps: steps) })
  }

  private func rootPlace(entered: LinkRoot?, steps: [DestinationStep.Kind]) -> Lowered.Place {
    guard let entered, let made = root(of: entered.instance) else { return .anywhere }
    var rest = steps[...]
    return .root(made, visible(in: entered.instance, with: [:], steps: &rest))
  }
}
