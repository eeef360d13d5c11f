import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let pastBlockedModal = Rule(
    number: 709, severity: .warning,
    summary: "link that can't pass a blocked modal",
    rationale: """
      A modal with `dismissal blocked` stays until it finishes. A link with `links dismiss` that arrives meanwhile still waits, and a link \
      with `links over` changes what is under the modal, where the user doesn't see it. Let the modal be dismissed (`dismissal confirm` \
      asks the user first), or write `links wait` if the link may wait for every other modal too. A link that presents this modal, or \
      shows something on top of it, isn't reported.
      """,
    failing: """
      app Bank {
        scheme bank
        root   stack Home
      }
      screen Home {
        on start -> present Setup
      }
      screen Account(id: String)
      screen Terms {
        on accept -> finish
      }
      modal Setup {
        content   Terms
        dismissal blocked
      }
      route "/accounts/{id}" links over -> Account(id)
      """,
    corrected: """
      app Bank {
        scheme bank
        root   stack Home
      }
      screen Home {
        on start -> present Setup
      }
      screen Account(id: String)
      screen Terms {
        on accept -> finish
      }
      modal Setup {
        content   Terms
        dismissal blocked
      }
      route "/accounts/{id}" links wait -> Account(id)
      """)
}

/// Reports links that are declared to pass any modal, and can't pass a blocked modal.
///
/// A diagnostic is true of some state in which that modal is presented. May report too little: it isn't reported if only some arguments of
/// the modal block the link, or if only one of the stacks in it can show what `here` pushes.
extension Checker {
  func checkBlockedModals() {
    guard places.isWhole else { return }
    let blocked = places.units.ids.filter { id in
      guard case .modal(let modal) = places.units[id].content, places.units[id].kind == .presented else { return false }
      return graph.modals[modal].dismissal == .blocked && !graph.modals[modal].declared.isPoisoned
    }
    if blocked.isEmpty { return }
    let guards = guardsAlone(of: blocked)
    var isAppTold = false
    func check(_ own: App.LinkPolicy?, for link: Link, at range: SourceRange) {
      // The default of the app doesn't refer to a single modal.
      guard let policy = own ?? graph.app?.links, policy == .over || policy == .dismiss && own != nil, own != nil || !isAppTold,
        let unit = blocked.first(where: { isHeldUp(link, under: policy, by: $0, guards: guards[$0]) }),
        case .modal(let id) = places.units[unit].content
      else { return }
      if own == nil { isAppTold = true }
      report(pastBlocked(graph.modals[id], under: policy, at: own == nil ? graph.app?.linksRange ?? range : range, isApp: own == nil))
    }
    for route in graph.routes where !route.isPoisoned {
      let range = route.patterns.isEmpty ? route.range : graph.patterns[route.patterns[0]].range
      check(route.links, for: Link(requires: route.requires, destinations: route.destinations), at: range)
    }
    for entry in graph.entries {
      check(entry.links, for: Link(requires: entry.requires, destinations: entry.destinations), at: entry.range)
    }
  }

  private struct Link {
    var requires: IDRange<GuardUse>
    var destinations: IDRange<Destination>
  }

  private func pastBlocked(_ modal: Modal, under policy: App.LinkPolicy, at range: SourceRange, isApp: Bool) -> Diagnostic {
    let name = graph.text(of: modal.declared.name)
    let link = isApp ? "a link" : "this link"
    return Diagnostic(
      .pastBlockedModal, message: "`links \(policy.rawValue)` can't pass `\(name)`", at: range,
      label: "while `\(name)` is presented, \(link) \(policy == .over ? "shows nothing" : "waits")",
      secondary: [Label(at: modal.declared.nameRange, text: "`dismissal blocked`: it stays until it finishes")],
      help: [
        policy == .over
          ? "set the policy to `wait` to open it once `\(name)` finishes: it then waits for every other modal too"
          : "write \(confirmFix(for: modal)) in `\(name)`, so that it is dismissed if the user agrees",
        "if only `\(name)` should delay \(isApp ? "links" : "the link"), write \(allowance(of: .pastBlockedModal, before: line(of: range))) before the line",
      ])
  }

  private func confirmFix(for modal: Modal) -> Fix {
    Fix(code: "dismissal confirm", edits: modal.dismissalRange.map { [.init(replacing: $0, with: "dismissal confirm")] } ?? [])
  }

  /// Returns the position at which the line of a route, an entry, or a setting begins.
  private func line(of range: SourceRange) -> SourceRange {
    let routes = graph.routes.map(\.range)
    let whole = routes.first { $0.file == range.file && $0.start <= range.start && range.end <= $0.end } ?? range
    return whole.opening
  }

  /// Returns the guards of each unit that only guards present.
  private func guardsAlone(of units: [PresentationContextID]) -> [PresentationContextID: Set<GuardID>] {
    var result = Dictionary(uniqueKeysWithValues: units.map { ($0, Set<GuardID>()) })
    for presentation in places.presentations {
      if case .guard(let id) = presentation.cause { result[presentation.unit]?.insert(id) } else { result[presentation.unit] = nil }
    }
    return result
  }

  /// Whether a modal blocks the link on some kind of device.
  private func isHeldUp(_ link: Link, under policy: App.LinkPolicy, by unit: PresentationContextID, guards: Set<GuardID>?) -> Bool {
    link.destinations.contains { id in
      guard !devices.of(id, among: link.destinations, in: graph).isDisjoint(with: devices.of(unit)) else { return false }
      let destination = graph.destinations[id]
      let presented = graph.destinationSteps[destination.steps].compactMap { step -> Content? in
        if case .present(let instance, _) = step.kind { graph.instances[instance].content } else { nil }
      }
      if presented.contains(.unknown) || policy == .over && !presented.isEmpty { return false }
      // The presented modal stays. If it has keys, it may differ from the one in the link.
      let content = places.units[unit].content
      if presented.contains(content), graph.keys(of: content).isEmpty { return false }
      if let here = graph.hereSteps(of: destination) ?? (destination.root == nil ? [] : nil) {
        // The target presents on top of the modal, or pushes inside it.
        guard let first = here.first, case .screen(let instance) = first.kind, case .screen(let screen) = graph.instances[instance].content
        else { return false }
        if places.places(of: screen).contains(where: { places.unit(of: $0) == unit && places.slots[places.places[$0].slot].hasPath }) {
          return false
        }
      }
      // A link that requires the same guard waits for its flow anyway.
      return guards?.isSubset(of: questions(of: destination, requiring: link.requires)) != true
    }
  }

  /// Returns the guards that a link evaluates.
  private func questions(of destination: Destination, requiring requires: IDRange<GuardUse>) -> Set<GuardID> {
    var uses = [requires]
    func add(_ instance: InstanceID) {
      let content = graph.instances[instance].content
      uses.append(graph.requirements(of: content))
      if case .screen(let screen) = content { uses.append(graph.screens[screen].requires) }
    }
    if let root = destination.root {
      uses.append(graph.requirements(of: root))
      add(root.instance)
    }
    for step in graph.destinationSteps[destination.steps] {
      switch step.kind {
      case .tab(let tab):
        uses.append(graph.tabs[tab].requires)
        if let content = graph.tabs[tab].content { add(content) }
      case .container(let instance), .column(_, let instance?), .screen(let instance), .page(let instance), .present(let instance, _):
        add(instance)
      case .column(_, nil): break
      }
    }
    return Set(uses.flatMap { $0.map { graph.guardUses[$0].guard } })
  }
}
