import NavGraphModel
import NavGraphSyntax

// Generates the code of modules, which is independent of the app, and the app's references to them.
extension SwiftGenerator {
  /// The namespace of the generated code: that of the module or of the app.
  var namespace: String { module.map { naming.modules[$0.index] } ?? naming.app }

  /// Returns whether the declaration belongs to the generated code, and not to another module.
  func isOwn(_ declared: Declared) -> Bool { graph.module(of: declared.range) == module }

  /// Returns whether the app uses the declaration from a module.
  func isJoined(_ declared: Declared) -> Bool { module == nil && !isOwn(declared) }

  /// Returns the prefix of a declaration that belongs to another module: `Chats.`
  func prefix(of declared: Declared) -> String {
    guard let owner = graph.module(of: declared.range), owner != module else { return "" }
    return naming.modules[owner.index] + "."
  }

  /// Returns the qualified name of a declaration in its module.
  func nameInModule(of declared: Declared, name: (Naming) -> String) -> String { prefix(of: declared) + name(naming(of: declared)) }

  /// The modules that the generated code may import. A module imports other modules only if it uses their names.
  var importedModules: [SwiftFile.Import] {
    let joined = graph.modules.ids.filter { $0 != module }.map { id in
      let externals = graph.externalTypes.ids.filter {
        graph.module(of: graph.externalTypes[$0].declared.range) == id && !naming.externals[$0.index].isEmpty
      }
      // A type can appear under its alias in the generated code and under its declared name.
      let names = externals.flatMap { [naming.externals[$0.index], text(of: graph.externalTypes[$0].declared.name)] }
      return SwiftFile.Import(text(of: graph.modules[id].name), where: [naming.modules[id.index] + "."] + names, isAlways: module == nil)
    }
    return module == nil
      ? joined
      : joined + [SwiftFile.Import("NavGraphRuntime", where: ["NavGraph."]), SwiftFile.Import("SwiftUI", where: ["SwiftUI."])]
  }

  /// Generates the files of a module: the value types, the events of its screens, and the protocols that the app implements.
  mutating func moduleFiles(of id: ModuleID, to take: (SwiftFile) -> Void) {
    if layout == .flows { flowFiles(to: take) } else { sourceFiles(to: take) }
    take(
      file(
        part: "",
        declarations: [.type(moduleNamespace(of: id))]
          + naming.externalAliases.map { .alias(TypealiasDescription(name: $0.name, type: $0.type)) }))
    let isEmpty = "a module has none: the app that joins it does"
    if layout == .sources {
      for part in ["State", "Routes"] { take(emptyFile(named: layout.fileName(of: part, app: namespace), because: isEmpty)) }
    }
    for part in OutputLayout.screenParts {
      let supplied = !screenParts.contains(part) ? [] : part == "UIKit" ? suppliedToControllers() : suppliedToViews()
      if !supplied.isEmpty {
        let isMade = graph.screens.ids.contains { id in
          isOwn(graph.screens[id].declared) && (part == "UIKit" ? !isView(id) && id != lentScreen : isController(id))
        }
        take(
          file(
            part: part, imports: isMade ? ["UIKit"] : [],
            declarations: [.type(TypeDescription(kind: .extension, name: namespace, members: supplied))]))
      } else if layout == .sources {
        take(emptyFile(named: layout.fileName(of: part, app: namespace), because: "the module has no screens of \(part)"))
      }
    }
  }

  private func moduleNamespace(of id: ModuleID) -> TypeDescription {
    let name = text(of: graph.modules[id].name)
    let types =
      graph.typeAliases.ids.filter { isOwn(graph.typeAliases[$0].declared) }.map { aliasType(of: $0) }
      + graph.enumerations.ids.filter { isOwn(graph.enumerations[$0].declared) }.map { enumerationType(of: $0) }
      + graph.alerts.ids.filter { isOwn(graph.alerts[$0].declared) }.map { alertType(of: $0) }
    return TypeDescription(
      doc: [
        "The navigation of the module \(name): its types, the events of its screens, and the protocols that the app implements for them. "
          + "The app that uses the module decides what its events do."
      ],
      kind: .enum, name: namespace, modifiers: ["nonisolated"], members: types)
  }

  // MARK: Events

  /// The part of a screen's events that is generated.
  enum EventHalf {
    /// The closures that send events, and the functions that create the events as values.
    case whole
    /// The closures alone, in a module.
    case closures
    /// The functions that create the closures and the events, in the app that joins the module.
    case meaning
  }

  func half(of declared: Declared) -> EventHalf { module != nil ? .closures : isJoined(declared) ? .meaning : .whole }

  /// Returns the name of the function that creates the closures of a screen in another module. It differs from all event names.
  func maker(beside eventNames: some Sequence<String>) -> String {
    var scope = NameScope(reserved: Set(eventNames))
    return scope.claim("events")
  }

  /// Returns the call that creates the closures of a screen. For example: `Chat.Events.at(place, id: id)`
  func makingEvents(of id: ScreenID, with arguments: [ArgumentDescription]) -> ExpressionDescription {
    let isJoined = isJoined(graph.screens[id].declared)
    let names = valueNames(of: graph.screens[id].events)
    return .call(naming.screenTypes[id.index] + "." + (isJoined ? maker(beside: names) : "Events.at"), with: arguments)
  }
}
