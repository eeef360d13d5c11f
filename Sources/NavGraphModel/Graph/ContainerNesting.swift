/// A container that is named inside itself, or inside another container of its kind. The instance that names it is `unknown`.
package struct ContainerNesting: Sendable {
  /// The container that is named.
  package var content: Content
  /// The outermost container of the same kind around it.
  package var around: Content
}

extension NavigationGraph {
  /// Returns the instances that a container is declared to hold, in source order.
  package func contained(in content: Content) -> [InstanceID] {
    switch content {
    case .stack(let id): [stacks[id].root].compactMap { $0 }
    case .tabs(let id): tabs[tabSets[id].tabs].compactMap(\.content) + [tabSets[id].accessory].compactMap { $0 }
    case .split(let id): Column.allCases.compactMap { splits[id][$0] }
    case .pages(let id): pages[pageSets[id].pages].map(\.instance)
    case .modal(let id): modalContents[modals[id].contents].map(\.instance)
    case .screen, .alert, .unknown: []
    }
  }

  /// Returns the content that an instance names, even if that content can't be there.
  package func meant(by instance: InstanceID) -> Content { nestings[instance]?.content ?? instances[instance].content }
}
