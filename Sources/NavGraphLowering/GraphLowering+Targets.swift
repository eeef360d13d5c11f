import NavGraphModel

// Lowers the targets of routes and entries.
extension GraphLowering {
  func target(_ route: Route) -> Lowered.Target {
    target(route.destinations, route.branches, links: route.links, expiry: route.expiry, requires: route.requires)
  }

  func target(_ entry: Entry) -> Lowered.Target {
    target(entry.destinations, entry.branches, links: entry.links, expiry: entry.expiry, requires: entry.requires)
  }

  private func target(
    _ destinations: IDRange<Destination>, _ branches: IDRange<Branch>, links: App.LinkPolicy?, expiry: Int?, requires: IDRange<GuardUse>
  ) -> Lowered.Target {
    if branches.isEmpty { return target(destinations, links: links, expiry: expiry, requires: requires) }
    var whole = Lowered.Target(place: .anywhere, policy: graph.linkPolicy(links), expiry: graph.linkExpiry(expiry))
    whole.branches = branches.map { id in
      let own = graph.branches[id].destinations
      return Lowered.TargetBranch(
        test: graph.branches[id].test,
        target: own.isEmpty ? nil : target(own, links: links, expiry: expiry, requires: requires))
    }
    return whole
  }

  private func target(
    _ destinations: IDRange<Destination>, links: App.LinkPolicy?, expiry: Int?, requires: IDRange<GuardUse>
  ) -> Lowered.Target {
    guard let general = destinations.first(where: { graph.destinations[$0].idioms.isEmpty }) ?? destinations.first else {
      return Lowered.Target(place: .anywhere)
    }
    let policy = graph.linkPolicy(links)
    let expiry = graph.linkExpiry(expiry)
    let guards = guards(requires)
    func target(_ id: DestinationID) -> Lowered.Target {
      let destination = graph.destinations[id]
      return Lowered.Target(place: place(destination), modals: modals(destination), policy: policy, expiry: expiry, guards: guards)
    }
    var all = target(general)
    for id in destinations where id != general {
      for (_, idiom) in Idioms.words
      where graph.destinations[id].idioms.contains(idiom) && !all.others.contains(where: { $0.idiom == idiom }) {
        all.others.append((idiom, target(id)))
      }
    }
    return all
  }

  /// Returns the modals that a destination presents, from the bottom up, each with its visible content.
  private func modals(_ destination: Destination) -> [Lowered.TargetModal] {
    let steps = graph.destinationSteps[destination.steps]
    let last = steps.lastPresent
    var all: [Lowered.TargetModal] = []
    for (index, step) in zip(steps.indices, steps) {
      guard case .present(let instance, let style) = step.kind, let modal = presented(instance) else { continue }
      let inside = steps[steps.index(after: index)...].belowModals.map(\.kind)
      all.append(
        Lowered.TargetModal(
          modal: modal, style: self.style(style, for: modal.subject),
          continuation: index == last ? continuation(destination.arms, after: modal.subject) : nil,
          visible: visible(in: instance, on: destination.idioms, inside)))
    }
    return all
  }

  private func place(_ destination: Destination) -> Lowered.Place {
    let steps = graph.destinationSteps[destination.steps].belowModals.map(\.kind)
    guard let here = graph.hereSteps(of: destination) else { return rootPlace(destination.root, steps) }
    let screens = here.belowModals.compactMap { step in
      if case .screen(let instance) = step.kind { screen(instance) } else { nil }
    }
    if screens.isEmpty, destination.root == nil { return .anywhere }
    let stacks = graph.stacks.ids.filter { stack in
      !screens.isEmpty && screens.allSatisfy { slots.holds($0.subject, in: stack) }
    }
    return .here(screens, in: stacks, otherwise: destination.root.map { rootPlace($0, steps) })
  }

  private func rootPlace(_ entered: LinkRoot?, _ steps: [DestinationStep.Kind]) -> Lowered.Place {
    guard let entered, let made = root(entered.instance) else { return .anywhere }
    var rest = steps[...]
    return .root(made, visible(entered.instance, [:], &rest))
  }
}
