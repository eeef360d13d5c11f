import NavGraphModel
import NavGraphSyntax

/// The Swift names of everything in a graph. Each is unique in its scope, and assigned in the order of the source.
///
/// The names of a module don't depend on the app or on other modules, so that its code is
/// the same with and without them. The app's code uses aliases if its own names differ.
package struct Naming {
  /// The module that has these names, or nil for the app.
  private let module: ModuleID?
  package var app = "App"
  /// The namespaces of the modules that the app joins.
  var modules: [String] = []
  package var screenCases: [String] = []
  /// The namespaces of the screens' events, indexed by `ScreenID`.
  var screenTypes: [String] = []
  /// The factory methods that create screens, such as `makeChat`.
  var makers: [String] = []
  /// The associated types of the screens' views.
  var viewTypes: [String] = []
  /// The associated types of the controllers that receive updated values, and the factory methods that update them.
  var controllerTypes: [ScreenID: String] = [:]
  var tellers: [ScreenID: String] = [:]
  /// The namespace of the app-level events.
  var appEvents = ""
  var appearances: [String] = []
  var aliases: [String] = []
  var enumerations: [String] = []
  var externals: [String] = []
  var alertTypes: [String] = []
  var enumerationCases: [String] = []
  var buttons: [String] = []
  package var guards: [String] = []
  var conditions: [String] = []
  /// The names of the tabs whose badge the app supplies.
  var badges: [TabID: String] = [:]
  var containers: [Content: String] = [:]
  var containerOrder: [Content] = []
  package var presentables: [Presentable] = []
  package var presentableIndex: [Content: Int] = [:]
  var roots: [Content] = []
  var rootNames: [Content: String] = [:]
  package var routes: [String] = []
  package var entries: [String] = []
  /// The types for the content of a position, such as `MainTab` and `ChatsStep`.
  var stateTypes: [StateType: String] = [:]
  var choices: [StateType: [CaseDescription]] = [:]
  /// The names of each file's parts of the protocols that the app implements, keyed by the name of the protocol.
  private var parts: [FileID: [String: String]] = [:]
  /// Aliases for extern types whose name has another meaning inside the namespace.
  var externalAliases: [(name: String, type: String)] = []
  /// Names of variables in generated functions. They differ from all parameters of the graph.
  var place = "place"
  var factory = "factory"
  var link = "link"
  var screen = "screen"
  var controller = "controller"
  var outcome = "outcome"
  /// The names of parameters inside of functions, if they differ from the graph. A parameter with the name of a type would hide
  /// the type, one named `guards` or `conditions` would hide that object, and a closure can't begin with `willSet` or `didSet`.
  private var locals: [Name: String] = [:]
  /// The names of the types in the namespace, and of the namespace itself.
  private(set) var typeNames: Set<String> = []

  /// The members of the namespace, and the types that the output uses without qualification.
  static let reserved: Set<String> = [
    "Screen", "Modal", "Container", "Root", "Guard", "Condition", "Result", "Continuation", "PopTarget", "Action", "Event", "Outcome",
    "Place", "OwnBundle", "Graph", "Shape", "Target", "State", "Window", "Scene", "NavigationState", "Presented", "Presentation", "Route",
    "Entry", "Factory", "Guards", "Conditions", "Badge", "Badges", "NavigationScene", "Events", "NavGraph", "String", "Int", "Double",
    "Bool", "UUID", "Date", "URL", "Never", "Void", "Optional", "Array", "Set", "Any", "AnyObject", "Hashable", "Sendable", "Codable",
    "RawRepresentable", "CaseIterable", "Equatable", "MainActor", "UIViewController", "UIWindow", "UIKit", "Foundation", "Swift", "Error",
    "Task", "Type", "Self", "Protocol", "Link", "SwiftUI", "View", "AnyHashable", "NSSecureCoding", "NSUserActivity", "UIScene",
    "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "Decoder", "UIOpenURLContext", "UIApplicationShortcutItem",
    "UNNotificationResponse", "UNNotificationDefaultActionIdentifier", "NSUserActivityTypeBrowsingWeb", "UserNotifications",
    "LinkGoldens", "StandIn", "StandInBadges", "StandInConditions", "Appearances", "CGFloat", "Hasher", "LinkTests", "RawValue",
    "AllCases", "NavGraphRuntime", "NavGraphUIKit", "NavGraphTesting", "_Concurrency",
  ]

  /// The members of the namespace in an app with views, and the additional types that its output uses without qualification.
  static let reservedByViews: Set<String> = [
    "NavigationWindow", "NavigationWindows", "NavigationPart", "AnyView", "EmptyView", "StateObject", "ObservableObject", "ViewBuilder",
    "NavGraphSwiftUI", "Combine", "ViewFactory", "NavigationViewScene", "ViewStandIn", "ViewStandInBadges", "ViewStandInConditions",
    "AppDelegate", "SceneDelegate", "UIHostingController", "NSObject", "UIApplication", "UIApplicationDelegate", "UISceneConfiguration",
    "UISceneSession", "UIWindowScene", "UIWindowSceneDelegate",
  ]

  /// The names that nothing in an app with views can have.
  private static let reservedWithViews = reserved.union(reservedByViews)

  /// Names the items of the app, or of a module. `modules` are the namespaces of all modules.
  init(for graph: NavigationGraph, of module: ModuleID? = nil, modules: [String]) {
    self.module = module
    self.modules = modules
    let output = module.map { graph.output(of: $0) } ?? graph.app?.output ?? []
    let hasViews =
      output.contains(.swiftui)
      || graph.screens.ids.contains { isNamed(graph.screens[$0].declared, in: graph) && graph.screens[$0].madeAs == .view }
    let reserved = hasViews || module != nil ? Naming.reservedWithViews : Naming.reserved
    if let module {
      app = modules[module.index]
      nameTypes(of: module, in: graph, reserved: reserved, hasViews: hasViews)
      nameQuestions(in: graph)
      nameParts(in: graph)
    } else {
      let appName = graph.app.map { graph.text(of: $0.declared.name) } ?? ""
      var outside = NameScope(reserved: reserved.union(modules))
      app = outside.claim(upperCamel(appName.isEmpty ? "App" : appName), suffix: "App")
      nameTypes(in: graph, reserved: reserved, hasViews: hasViews)
      nameQuestions(in: graph)
      nameContainers(in: graph)
      namePresentables(in: graph)
      nameRoots(in: graph)
      nameStateTypes(in: graph)
      if graph.files.count > 1 || !graph.modules.isEmpty || graph.screens.count > SwiftGenerator.screensOfPart { nameParts(in: graph) }
      let linked = RouteNames(for: graph)
      (routes, entries) = (linked.routes, linked.entries)
    }
    typeNames = Set([app, appEvents] + screenTypes + aliases + enumerations + externals + alertTypes + stateTypes.values)
    let parameterNames = names(ofParametersIn: graph)
    var parameters = NameScope(reserved: Set(parameterNames.map { swiftIdentifier(graph.text(of: $0)) }))
    nameLocals(in: graph, names: parameterNames, scope: &parameters)
    // The events of a screen are in scope together with its place.
    var members = parameters
    if module == nil {
      for name in Set(graph.events.map(\.declared.name)) { members.reserve(swiftIdentifier(lowerCamel(graph.text(of: name)))) }
    }
    place = members.claim("place")
    factory = parameters.claim("factory")
    link = parameters.claim("link")
    screen = parameters.claim("screen")
    controller = parameters.claim("controller")
    outcome = parameters.claim("outcome")
  }

  /// Returns the namespaces of the modules. Each is named independently, because a module doesn't know the others.
  static func namespaces(ofModulesIn graph: NavigationGraph) -> [String] {
    graph.modules.map { module in
      var scope = NameScope(reserved: reservedWithViews)
      return scope.claim(upperCamel(graph.text(of: module.name)), suffix: "Module")
    }
  }

  /// Whether the declaration belongs to the code that has these names.
  private func isNamed(_ declared: Declared, in graph: NavigationGraph) -> Bool {
    module == nil || graph.module(of: declared.range) == module
  }

  /// Returns the names of parameters, each once, in the order of the source.
  private func names(ofParametersIn graph: NavigationGraph) -> [Name] {
    var seen: Set<Name> = []
    guard module != nil else { return graph.parameters.map(\.name).filter { seen.insert($0).inserted } }
    var found: [Name] = []
    func add(_ run: IDRange<Parameter>) {
      for parameter in graph.parameters[run] where seen.insert(parameter.name).inserted { found.append(parameter.name) }
    }
    for screen in graph.screens where isNamed(screen.declared, in: graph) {
      add(screen.parameters)
      for use in screen.events { add(graph.events[graph.eventsOfScreens[use].event].parameters) }
    }
    for asked in graph.guards where isNamed(asked.declared, in: graph) { add(asked.parameters) }
    for condition in graph.conditions where isNamed(condition.declared, in: graph) { add(condition.parameters) }
    return found
  }

  /// Returns the name of a file's part of a protocol that the app implements. For example: `SettingsFactory`
  func part(in file: FileID, of whole: String, number: Int = 0) -> String {
    parts[file]?[number == 0 ? whole : whole + String(number)] ?? whole
  }

  private mutating func nameParts(in graph: NavigationGraph) {
    var screens = Array(repeating: 0, count: graph.files.count)
    for screen in graph.screens { screens[Int(screen.declared.range.file.index)] += 1 }
    for index in graph.files.indices {
      if let module, !graph.moduleSections[index].contains(where: { $0.writer == module }) { continue }
      let stem = OutputLayout.name(ofSource: graph.files[index].path)
      for whole in ["Factory", "ViewFactory", "Guards", "Conditions", "Badges"] {
        parts[FileID(index), default: [:]][whole] = stateScope.claim(stem + whole)
      }
      for number in stride(from: 1, to: SwiftGenerator.factoryParts(for: screens[index]), by: 1) {
        for whole in ["Factory", "ViewFactory"] {
          parts[FileID(index), default: [:]][whole + String(number)] = stateScope.claim(stem + whole + String(number + 1))
        }
      }
    }
  }

  /// Returns the name of a parameter inside of functions.
  func local(of name: Name, in graph: NavigationGraph) -> String { locals[name] ?? swiftIdentifier(graph.text(of: name)) }

  private mutating func nameLocals(in graph: NavigationGraph, names: [Name], scope: inout NameScope) {
    for written in names {
      let name = graph.text(of: written)
      guard name.first?.isUppercase == true || typeNames.contains(name) || ["willSet", "didSet", "guards", "conditions"].contains(name)
      else { continue }
      locals[written] = scope.claim(lowerCamel(name), suffix: "Value")
    }
  }

  private mutating func nameTypes(in graph: NavigationGraph, reserved: Set<String>, hasViews: Bool) {
    var types = NameScope(reserved: reserved.union([app] + modules))
    var cases = NameScope()
    var methods = NameScope()
    for id in graph.screens.ids {
      let name = graph.text(of: graph.screens[id].declared.name)
      screenCases.append(cases.claim(lowerCamel(name)))
      makers.append(methods.claim("make" + upperCamel(name)))
      screenTypes.append(types.claim(upperCamel(name), suffix: "Screen"))
    }
    var looks = NameScope()
    for id in graph.appearances.ids { appearances.append(looks.claim(lowerCamel(graph.text(of: graph.appearances[id].declared.name)))) }
    for id in graph.typeAliases.ids {
      aliases.append(types.claim(upperCamel(graph.text(of: graph.typeAliases[id].declared.name)), suffix: "Value"))
    }
    for id in graph.enumerations.ids {
      enumerations.append(types.claim(upperCamel(graph.text(of: graph.enumerations[id].declared.name)), suffix: "Value"))
    }
    nameCases(in: graph)
    for id in graph.alerts.ids {
      alertTypes.append(types.claim(upperCamel(graph.text(of: graph.alerts[id].declared.name)), suffix: "Alert"))
    }
    nameButtons(in: graph)
    for id in graph.externalTypes.ids {
      let name = swiftIdentifier(graph.text(of: graph.externalTypes[id].declared.name))
      let claimed = types.claim(name, suffix: "Value")
      externals.append(claimed == name ? name : app + claimed)
      if claimed != name { externalAliases.append((app + claimed, name)) }
    }
    if !graph.appEvents.isEmpty { appEvents = types.claim("AppEvents", suffix: "OfApp") }
    for id in graph.screens.ids where graph.isTold(.screen(id)) {
      let name = upperCamel(graph.text(of: graph.screens[id].declared.name))
      controllerTypes[id] = types.claim(name + "Controller")
      tellers[id] = methods.claim("update" + name)
    }
    stateScope = types
    guard hasViews else { return }
    // The declared name is used, because one class can create the views of several independent modules.
    for id in graph.screens.ids { viewTypes.append(types.claim(graph.text(of: graph.screens[id].declared.name) + "Body")) }
  }

  /// Names the types of a module. Value types are first, so that other modules can determine their names.
  private mutating func nameTypes(of module: ModuleID, in graph: NavigationGraph, reserved: Set<String>, hasViews: Bool) {
    var types = NameScope(reserved: reserved.union([app]))
    var cases = NameScope()
    func name(for declared: Declared, suffix: String) -> String {
      isNamed(declared, in: graph) ? types.claim(upperCamel(graph.text(of: declared.name)), suffix: suffix) : ""
    }
    aliases = graph.typeAliases.map { name(for: $0.declared, suffix: "Value") }
    enumerations = graph.enumerations.map { name(for: $0.declared, suffix: "Value") }
    nameCases(in: graph)
    let uses = ModuleNeeds(of: graph).uses.filter { $0.by == module }
    for use in uses { if let other = use.of { types.reserve(modules[other.index]) } }
    let used = Set(uses.map(\.type))
    externals = graph.types.ids.reduce(into: Array(repeating: "", count: graph.externalTypes.count)) { names, type in
      guard case .external(let id) = graph.types[type] else { return }
      let declared = graph.externalTypes[id].declared
      guard isNamed(declared, in: graph) || used.contains(.type(type)) else { return }
      let name = swiftIdentifier(graph.text(of: declared.name))
      let claimed = types.claim(name, suffix: "Value")
      names[id.index] = claimed == name ? name : app + claimed
      if claimed != name { externalAliases.append((app + claimed, name)) }
    }
    alertTypes = graph.alerts.map { name(for: $0.declared, suffix: "Alert") }
    nameButtons(in: graph)
    screenTypes = graph.screens.map { name(for: $0.declared, suffix: "Screen") }
    screenCases = graph.screens.map { isNamed($0.declared, in: graph) ? cases.claim(lowerCamel(graph.text(of: $0.declared.name))) : "" }
    var methods = NameScope()
    makers = graph.screens.map {
      isNamed($0.declared, in: graph) ? methods.claim("make" + upperCamel(graph.text(of: $0.declared.name))) : ""
    }
    for id in graph.screens.ids where isNamed(graph.screens[id].declared, in: graph) && graph.isTold(.screen(id)) {
      let name = upperCamel(graph.text(of: graph.screens[id].declared.name))
      controllerTypes[id] = types.claim(name + "Controller")
      tellers[id] = methods.claim("update" + name)
    }
    stateScope = types
    guard hasViews else { return }
    viewTypes = graph.screens.map { isNamed($0.declared, in: graph) ? types.claim(graph.text(of: $0.declared.name) + "Body") : "" }
  }

  /// The scope of the namespace after the types have been named.
  private(set) var stateScope = NameScope()

  private mutating func nameQuestions(in graph: NavigationGraph) {
    var scope = NameScope()
    func name(for declared: Declared) -> String {
      isNamed(declared, in: graph) ? scope.claim(lowerCamel(graph.text(of: declared.name))) : ""
    }
    // A condition is a guard only if something requires it, possibly in another module.
    guards = graph.guards.map { module != nil && $0.condition != nil ? "" : name(for: $0.declared) }
    scope = NameScope()
    conditions = graph.conditions.map { name(for: $0.declared) }
    scope = NameScope()
    for id in graph.tabs.ids where graph.tabs[id].hasBadge && isNamed(graph.tabs[id].declared, in: graph) {
      let name = graph.text(of: graph.tabs[id].declared.name)
      let owner = graph.text(of: graph.tabSets[graph.tabs[id].tabs].declared.name)
      badges[id] = scope.claim(lowerCamel(name), suffix: "Of" + upperCamel(owner))
    }
  }

  /// Names containers. Inline stacks get the name of the tab, column, or modal that contains them.
  private mutating func nameContainers(in graph: NavigationGraph) {
    var wanted: [Content: String] = [:]
    func want(_ instance: InstanceID?, named name: String) {
      guard let instance, case .stack(let stack) = graph.instances[instance].content, graph.stacks[stack].isInline else { return }
      if wanted[.stack(stack)] == nil { wanted[.stack(stack)] = name }
    }
    for id in graph.tabs.ids { want(graph.tabs[id].content, named: graph.text(of: graph.tabs[id].declared.name)) }
    for id in graph.splits.ids {
      for column in Column.allCases {
        want(graph.splits[id][column], named: graph.text(of: graph.splits[id].declared.name) + upperCamel(column.text))
      }
    }
    for id in graph.modals.ids {
      for content in graph.contents(of: id) { want(content, named: graph.text(of: graph.modals[id].declared.name)) }
    }
    for id in graph.tabSets.ids { containerOrder.append(.tabs(id)) }
    for id in graph.splits.ids { containerOrder.append(.split(id)) }
    for id in graph.pageSets.ids { containerOrder.append(.pages(id)) }
    for id in graph.stacks.ids { containerOrder.append(.stack(id)) }
    var cases = NameScope()
    for content in containerOrder {
      let name: String
      switch content {
      case .tabs(let id): name = graph.text(of: graph.tabSets[id].declared.name)
      case .split(let id): name = graph.text(of: graph.splits[id].declared.name)
      case .pages(let id): name = graph.text(of: graph.pageSets[id].declared.name)
      case .stack(let id): name = wanted[content] ?? graph.text(of: graph.stacks[id].declared.name)
      default: continue
      }
      containers[content] = cases.claim(lowerCamel(name), suffix: "Stack")
    }
  }

  private mutating func namePresentables(in graph: NavigationGraph) {
    var cases = NameScope()
    func add(_ content: Content, to naming: inout Naming) {
      guard naming.presentableIndex[content] == nil else { return }
      let name: String
      switch content {
      case .modal(let id): name = graph.text(of: graph.modals[id].declared.name)
      case .alert(let id): name = graph.text(of: graph.alerts[id].declared.name)
      case .screen(let id): name = graph.text(of: graph.screens[id].declared.name)
      case .stack(let id): name = graph.text(of: graph.stacks[id].declared.name)
      case .tabs(let id): name = graph.text(of: graph.tabSets[id].declared.name)
      case .split(let id): name = graph.text(of: graph.splits[id].declared.name)
      case .pages(let id): name = graph.text(of: graph.pageSets[id].declared.name)
      case .unknown: return
      }
      naming.presentableIndex[content] = naming.presentables.count
      let suffix = if case .stack = content { "Stack" } else { "Modal" }
      naming.presentables.append(Presentable(content: content, name: cases.claim(lowerCamel(name), suffix: suffix)))
    }
    for id in graph.modals.ids { add(.modal(id), to: &self) }
    for id in graph.alerts.ids { add(.alert(id), to: &self) }
    for id in graph.guards.ids { if let flow = graph.guards[id].flow { add(graph.instances[flow].content, to: &self) } }
    for id in graph.steps.ids {
      if case .present(let instance, _) = graph.steps[id].action { add(graph.instances[instance].content, to: &self) }
    }
    for id in graph.destinationSteps.ids {
      if case .present(let instance, _) = graph.destinationSteps[id].kind { add(graph.instances[instance].content, to: &self) }
    }
  }

  private mutating func nameRoots(in graph: NavigationGraph) {
    var cases = NameScope()
    func add(_ instance: InstanceID, to naming: inout Naming) {
      let content = graph.instances[instance].content
      guard naming.rootNames[content] == nil else { return }
      let name: String? =
        if case .screen(let id) = content { naming.screenCases[id.index] } else { naming.containers[content] }
      guard let name else { return }
      naming.rootNames[content] = cases.claim(name)
      naming.roots.append(content)
    }
    for id in graph.roots.ids { add(graph.roots[id].instance, to: &self) }
    for id in graph.steps.ids {
      switch graph.steps[id].action {
      case .switchTo(let instance), .openWindow(let instance): add(instance, to: &self)
      default: break
      }
    }
  }
}

/// Content that the app can present: a modal, an alert, or content that is presented without a modal.
package struct Presentable {
  package let content: Content
  /// The case of the `Modal` enum.
  package let name: String
}
