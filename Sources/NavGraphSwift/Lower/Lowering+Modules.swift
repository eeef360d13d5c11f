import NavGraphModel
import NavGraphSyntax

// Modules: their own code, which knows nothing of the app, and what the app's code takes from them.
extension Lowering {
  /// What the code that is written lies in: the app's namespace, or the module's.
  var namespace: String { module.map { naming.modules[$0.index] } ?? naming.app }

  /// Whether the code that is written has it, and not that of a module, or of another one.
  func isOwn(_ declared: Declared) -> Bool { graph.module(of: declared.range) == module }

  /// Whether the app takes it from a module.
  func isJoined(_ declared: Declared) -> Bool { module == nil && !isOwn(declared) }

  /// What stands before the name of something in another module, for the app: `Chats.`
  func prefix(of declared: Declared) -> String {
    guard let owner = graph.module(of: declared.range), owner != module else { return "" }
    return naming.modules[owner.index] + "."
  }

  /// What the code that is written calls something in a module, with the namespace that it has to say.
  func nameInModule(of declared: Declared, _ name: (Naming) -> String) -> String { prefix(of: declared) + name(naming(of: declared)) }

  /// What the code may have to import. What a module shows to others is imported for that, and only where it is named.
  var importedModules: [SwiftFile.Import] {
    let joined = graph.modules.ids.filter { $0 != module }.map { id in
      let externals = graph.externalTypes.ids.filter {
        graph.module(of: graph.externalTypes[$0].declared.range) == id && !naming.externals[$0.index].isEmpty
      }
      // Under the name that the code has for it, and where that is said.
      let names = externals.flatMap { [naming.externals[$0.index], text(graph.externalTypes[$0].declared.name)] }
      return SwiftFile.Import(text(graph.modules[id].name), where: [naming.modules[id.index] + "."] + names, isAlways: module == nil)
    }
    return module == nil
      ? joined
      : joined + [SwiftFile.Import("NavGraphRuntime", where: ["NavGraph."]), SwiftFile.Import("SwiftUI", where: ["SwiftUI."])]
  }

  /// The code of a module: the types that its screens have to do with, what they can ask for, and what the app has to be told to make them.
  mutating func moduleFiles(_ id: ModuleID, _ take: (SwiftFile) -> Void) {
    if layout == .flows { flowFiles(take) } else { sourceFiles(take) }
    take(
      file(
        part: "",
        [.type(moduleNamespace(id))] + naming.externalAliases.map { .alias(TypealiasDescription($0.name, $0.type)) }))
    let isEmpty = "a module has none: the app that joins it does"
    if layout == .sources {
      for part in ["State", "Routes"] { take(emptyFile(layout.fileName(of: part, app: namespace), isEmpty)) }
    }
    for part in OutputLayout.screenParts {
      let supplied = !screenParts.contains(part) ? [] : part == "UIKit" ? suppliedToControllers() : suppliedToViews()
      if !supplied.isEmpty {
        let isMade = graph.screens.ids.contains { id in
          isOwn(graph.screens[id].declared) && (part == "UIKit" ? !isView(id) && id != lentScreen : isController(id))
        }
        take(file(part: part, imports: isMade ? ["UIKit"] : [], [.type(TypeDescription(.extension, namespace, members: supplied))]))
      } else if layout == .sources {
        take(emptyFile(layout.fileName(of: part, app: namespace), "the module has no screens of \(part)"))
      }
    }
  }

  private func moduleNamespace(_ id: ModuleID) -> TypeDescription {
    let name = text(graph.modules[id].name)
    let types =
      graph.typeAliases.ids.filter { isOwn(graph.typeAliases[$0].declared) }.map { aliasType($0) }
      + graph.enumerations.ids.filter { isOwn(graph.enumerations[$0].declared) }.map { enumerationType($0) }
      + graph.alerts.ids.filter { isOwn(graph.alerts[$0].declared) }.map { alertType($0) }
    return TypeDescription(
      doc: [
        "The navigation of the module \(name): its types, the events of its screens, and the protocols that the app implements for them. "
          + "The app that uses the module decides what its events do."
      ],
      .enum, namespace, modifiers: ["nonisolated"], members: types)
  }

  // MARK: Events

  /// Which half of a screen's events is written.
  enum EventHalf {
    /// Both: closures that send to a place, and the same as values.
    case whole
    /// Of a module: the closures, whoever makes them.
    case closures
    /// Of the app that joins it: what makes the closures, and the values.
    case meaning
  }

  func half(of declared: Declared) -> EventHalf { module != nil ? .closures : isJoined(declared) ? .meaning : .whole }

  /// What makes the closures of a screen whose module is another: no event is called so.
  func maker(beside eventNames: some Sequence<String>) -> String {
    var scope = NameScope(reserved: Set(eventNames))
    return scope.claim("events")
  }

  /// The call that makes the closures of a screen. For example: `Chat.Events.at(place, id: id)`
  func makingEvents(of id: ScreenID, _ arguments: [ArgumentDescription]) -> ExpressionDescription {
    let isJoined = isJoined(graph.screens[id].declared)
    let names = valueNames(of: graph.screens[id].events)
    return .call(naming.screenTypes[id.index] + "." + (isJoined ? maker(beside: names) : "Events.at"), arguments)
  }
}
