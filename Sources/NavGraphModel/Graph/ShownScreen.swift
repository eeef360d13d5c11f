/// A screen with which a container begins, and the container's values that it shows.
///
/// For example, `stack Files(account: String) { root FolderList(owner: account) }` begins with `FolderList`, whose `owner` shows `account`.
package struct ShownScreen: Sendable {
  /// A parameter of the container or modal, and the parameter of the screen that has its value.
  package struct Shown: Sendable {
    package var value: ParameterID
    package var by: ParameterID
  }
  package var screen: ScreenID
  /// The index of the page for pages; otherwise 0.
  package var index: Int
  package var values: [Shown]

  /// Returns the parameter of the screen that has the value of a parameter of the container.
  package func parameter(for value: ParameterID) -> ParameterID? { values.first { $0.value == value }?.by }
}

// The values of containers that can be read from the screens that they show.
extension NavigationGraph {
  /// Returns the screens with which a stack or pages begin.
  package func screensShown(in content: Content) -> [ShownScreen] {
    let instances: [InstanceID]
    switch content {
    case .stack(let id): instances = stacks[id].root.map { [$0] } ?? []
    case .pages(let id): instances = pageSets[id].pages.map { pages[$0].instance }
    case .screen, .tabs, .split, .modal, .alert, .unknown: return []
    }
    return instances.enumerated().compactMap { index, instance in
      guard case .screen(let screen) = self.instances[instance].content else { return nil }
      return ShownScreen(screen: screen, index: index, values: shown(among: parameters(of: content), in: instance))
    }
  }

  /// Returns the screens with which a modal's content begins, including the values that the modal passes on to them.
  package func screensShown(in instance: InstanceID, of modal: ModalID) -> [ShownScreen] {
    let handed = shown(among: modals[modal].parameters, in: instance)
    let content = instances[instance].content
    if case .screen(let screen) = content { return [ShownScreen(screen: screen, index: 0, values: handed)] }
    return screensShown(in: content).map { screen in
      var all = screen
      for own in handed {
        if let by = screen.parameter(for: own.by) { all.values.append(ShownScreen.Shown(value: own.value, by: by)) }
      }
      return all
    }
  }

  /// Returns the parameters in `own` that an instance gets unchanged. A value that changes its type on the way can't be read back.
  private func shown(among own: IDRange<Parameter>, in instance: InstanceID) -> [ShownScreen.Shown] {
    var found: [ShownScreen.Shown] = []
    for argument in arguments[instances[instance].arguments] {
      guard case .parameter(let id) = argument.value, own.contains(id), parameters[id].type == parameters[argument.parameter].type,
        !found.contains(where: { $0.value == id })
      else { continue }
      found.append(ShownScreen.Shown(value: id, by: argument.parameter))
    }
    return found
  }
}
