/// A screen with which a container begins, and the values of the container that it shows.
///
/// For example: `stack Files(account: String) { root FolderList(owner: account) }` begins with `FolderList`, whose `owner` shows `account`.
package struct ShownScreen: Sendable {
  /// A parameter of the container or the modal, and the parameter of the screen that has its value.
  package struct Shown: Sendable {
    package var value: ParameterID
    package var by: ParameterID
  }
  package var screen: ScreenID
  /// 0 for a stack or a single screen, the page's number for pages.
  package var index: Int
  package var values: [Shown]

  /// The parameter of the screen that has the value of that parameter.
  package func parameter(for value: ParameterID) -> ParameterID? { values.first { $0.value == value }?.by }
}

// Which values of containers can be read off the screens that they show.
extension NavigationGraph {
  /// The screens with which a stack or pages begin.
  package func screensShown(in content: Content) -> [ShownScreen] {
    let instances: [InstanceID]
    switch content {
    case .stack(let id): instances = stacks[id].root.map { [$0] } ?? []
    case .pages(let id): instances = pageSets[id].pages.map { pages[$0].instance }
    case .screen, .tabs, .split, .modal, .alert, .unknown: return []
    }
    return instances.enumerated().compactMap { index, instance in
      guard case .screen(let screen) = self.instances[instance].content else { return nil }
      return ShownScreen(screen: screen, index: index, values: shown(parameters(of: content), in: instance))
    }
  }

  /// Returns the screens with which the content of a modal begins, including the values that the modal passes on to them, whatever these
  /// are called on the way.
  package func screensShown(in instance: InstanceID, of modal: ModalID) -> [ShownScreen] {
    let handed = shown(modals[modal].parameters, in: instance)
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

  /// The parameters that an instance is given as they are. A value that changes its type on the way can't be read back.
  private func shown(_ own: IDRange<Parameter>, in instance: InstanceID) -> [ShownScreen.Shown] {
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
