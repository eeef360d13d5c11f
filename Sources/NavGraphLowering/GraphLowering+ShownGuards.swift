import NavGraphModel

// Lowers the guards that read parameters of a container, for the values that its first screens show.
extension GraphLowering {
  /// Returns the guards of a root for the values that its first screens show.
  func guardsShown(inRoot content: Content) -> [Lowered.ShownGuards] {
    let declared = graph.roots.filter { graph.instances[$0.instance].content == content }.flatMap { guards(for: $0.requires) }
    return graph.screensShown(in: content).compactMap {
      shown(for: $0, guards: declared + guards(for: graph.requirements(of: content), with: $0.bindings))
    }
  }

  /// Returns the guards of presented content, and of the container that fills it, for the values that its first screens show.
  func guardsShown(presenting content: Content) -> [Lowered.ShownGuards] {
    guard case .modal(let id) = content else {
      return graph.screensShown(in: content).compactMap {
        shown(for: $0, guards: guards(for: graph.requirements(of: content), with: $0.bindings))
      }
    }
    var all: [Lowered.ShownGuards] = []
    for instance in graph.contents(of: id) {
      for screen in graph.screensShown(in: instance, of: id) {
        var asked = guards(for: graph.requirements(of: content), with: screen.bindings)
        // As for the modal itself, content that only some devices show adds no guards.
        if graph.variantCount(of: content) == 1 {
          let inner = graph.instances[instance]
          let bindings = bindings(of: graph.parameters(of: inner.content), from: inner.arguments, outer: screen.bindings).merging(
            screen.bindings
          ) { $1 }
          asked += guards(for: graph.requirements(of: inner.content), with: bindings)
        }
        guard let found = shown(for: screen, guards: asked), !all.contains(where: { $0.screen == found.screen && $0.index == found.index })
        else {
          continue
        }
        all.append(found)
      }
    }
    return all
  }

  /// Returns the guards of a container, regardless of its position, for the values that its first screens show. A guard
  /// that reads a value that is neither shown nor declared at a single position belongs to the root or modal around it.
  func guardsShown(onEntering content: Content) -> [Lowered.ShownGuards] {
    let own = graph.instancesInTabsAndColumns.filter { graph.instances[$0].content == content }
    let declared = own.count == 1 ? bindings(of: graph.parameters(of: content), from: graph.instances[own[0]].arguments) : [:]
    return graph.screensShown(in: content).compactMap { screen in
      let all = guards(for: graph.requirements(of: content), with: declared.merging(screen.bindings) { $1 })
      let known = all.filter { $0.parameters.allSatisfy { graph.screens[screen.screen].parameters.contains($0) } }
      return shown(for: screen, guards: known)
    }
  }

  /// Returns nil if no guard reads a value that the screen shows.
  private func shown(for screen: ShownScreen, guards: [Lowered.Made<GuardID>]) -> Lowered.ShownGuards? {
    let own = graph.screens[screen.screen].parameters
    guard guards.contains(where: { $0.parameters.contains { own.contains($0) } }) else { return nil }
    var all: [Lowered.Made<GuardID>] = []
    for question in guards where !all.contains(question) { all.append(question) }
    return Lowered.ShownGuards(screen: screen.screen, index: screen.index, guards: all)
  }
}

extension ShownScreen {
  /// The substitutions that replace the shown parameters with those of the screen.
  var bindings: GraphLowering.Bindings { Dictionary(values.map { ($0.value, .parameter($0.by)) }) { first, _ in first } }
}
