import NavGraphModel
import NavGraphSyntax

/// What everything in a graph is called in Swift. Each name is given out once, in the order of the source.
///
/// A module gives out its names by itself: they depend on nothing that the app and other modules have, so that the module is written in the
/// same way with them and without. Where the app's code has another name for the same thing, it says so.
package struct Naming {
  /// The module whose code has these names; nil: the app's.
  private let module: ModuleID?
  /// The namespace.
  package var app = "App"
  /// The namespaces of the modules that it joins.
  var modules: [String] = []
  package var screenCases: [String] = []
  /// The namespaces of the screens' events.
  var screenTypes: [String] = []
  /// The methods of a factory that create the screens: `makeChat`.
  var makers: [String] = []
  /// The types of the screens' views, in a factory of views.
  var viewTypes: [String] = []
  /// The types of the controllers that are told of other values, and the functions of a factory that tell them.
  var controllerTypes: [ScreenID: String] = [:]
  var tellers: [ScreenID: String] = [:]
  /// The namespace of the app's own events.
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
  /// The tabs whose badge the app supplies.
  var badges: [TabID: String] = [:]
  var containers: [Content: String] = [:]
  var containerOrder: [Content] = []
  package var presentables: [Presentable] = []
  package var presentableIndex: [Content: Int] = [:]
  var roots: [Content] = []
  var rootNames: [Content: String] = [:]
  package var routes: [String] = []
  package var entries: [String] = []
  /// The types of what one position may hold: `MainTab`, `ChatsStep`; by what they are for.
  var stateTypes: [StateType: String] = [:]
  /// The cases of the types of tabs and pages.
  var choices: [StateType: [CaseDescription]] = [:]
  /// The parts of the protocols that the app implements: by file, then by protocol.
  private var parts: [FileID: [String: String]] = [:]
  /// External types whose name means something else inside the namespace.
  var externalAliases: [(name: String, type: String)] = []
  /// Names for what functions need besides parameters; no parameter of the graph is called so.
  var place = "place"
  var factory = "factory"
  var link = "link"
  var screen = "screen"
  var controller = "controller"
  var outcome = "outcome"
  /// What parameters are called inside of functions, where that is not what the graph calls them: there, a parameter of the name of a type
  /// would hide the type, one called `guards` or `conditions` who answers for it, and a closure can't begin with the name of an observer.
  private var locals: [Name: String] = [:]
  /// The names of the types in the namespace, and of the namespace.
  private(set) var typeNames: Set<String> = []

  /// Members of the namespace, and types that the output names without their module.
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

  /// Members of the namespace of an app that has screens which are views, and what the output of it names besides.
  static let reservedByViews: Set<String> = [
    "NavigationWindow", "NavigationWindows", "NavigationPart", "AnyView", "EmptyView", "StateObject", "ObservableObject", "ViewBuilder",
    "NavGraphSwiftUI", "Combine", "ViewFactory", "NavigationViewScene", "ViewStandIn", "ViewStandInBadges", "ViewStandInConditions",
    "AppDelegate", "SceneDelegate", "UIHostingController", "NSObject", "UIApplication", "UIApplicationDelegate", "UISceneConfiguration",
    "UISceneSession", "UIWindowScene", "UIWindowSceneDelegate",
  ]

  /// What can't be the name of anything in an app that has views.
  private static let reservedWithViews = reserved.union(reservedByViews)

  /// Names what the app has, or a module; `modules` are the namespaces of all modules.
  init(_ graph: NavigationGraph, of module: ModuleID? = nil, modules: [String]) {
    self.module = module
    self.modules = modules
    let output = module.map { graph.output(of: $0) } ?? graph.app?.output ?? []
    let hasViews =
      output.contains(.swiftui)
      || graph.screens.ids.contains { isNamed(graph.screens[$0].declared, graph) && graph.screens[$0].madeAs == .view }
    let reserved = hasViews || module != nil ? Naming.reservedWithViews : Naming.reserved
    if let module {
      app = modules[module.index]
      nameTypes(of: module, graph, reserved, hasViews: hasViews)
      nameQuestions(graph)
      nameParts(graph)
    } else {
      let appName = graph.app.map { graph.text($0.declared.name) } ?? ""
      var outside = NameScope(reserved: reserved.union(modules))
      app = outside.claim(upperCamel(appName.isEmpty ? "App" : appName), suffix: "App")
      nameTypes(graph, reserved, hasViews: hasViews)
      nameQuestions(graph)
      nameContainers(graph)
      namePresentables(graph)
      nameRoots(graph)
      nameStateTypes(graph)
      if graph.files.count > 1 || !graph.modules.isEmpty || graph.screens.count > Lowering.screensOfPart { nameParts(graph) }
      let linked = RouteNames(graph)
      (routes, entries) = (linked.routes, linked.entries)
    }
    typeNames = Set([app, appEvents] + screenTypes + aliases + enumerations + externals + alertTypes + stateTypes.values)
    // Thousands of parameters have the same few names.
    let parameterNames = names(ofParametersIn: graph)
    var parameters = NameScope(reserved: Set(parameterNames.map { swiftIdentifier(graph.text($0)) }))
    nameLocals(graph, parameterNames, &parameters)
    // Beside the place of a screen stand its events.
    var members = parameters
    if module == nil {
      for name in Set(graph.events.map(\.declared.name)) { members.reserve(swiftIdentifier(lowerCamel(graph.text(name)))) }
    }
    place = members.claim("place")
    factory = parameters.claim("factory")
    link = parameters.claim("link")
    screen = parameters.claim("screen")
    controller = parameters.claim("controller")
    outcome = parameters.claim("outcome")
  }

  /// The namespaces of the modules. Each is named by itself: a module doesn't know the others.
  static func namespaces(ofModulesIn graph: NavigationGraph) -> [String] {
    graph.modules.map { module in
      var scope = NameScope(reserved: reservedWithViews)
      return scope.claim(upperCamel(graph.text(module.name)), suffix: "Module")
    }
  }

  /// Whether these names are for it.
  private func isNamed(_ declared: Declared, _ graph: NavigationGraph) -> Bool {
    module == nil || graph.module(of: declared.range) == module
  }

  /// The names of parameters, in the order of the source, each once.
  private func names(ofParametersIn graph: NavigationGraph) -> [Name] {
    var seen: Set<Name> = []
    guard module != nil else { return graph.parameters.map(\.name).filter { seen.insert($0).inserted } }
    var found: [Name] = []
    func add(_ run: IDRange<Parameter>) {
      for parameter in graph.parameters[run] where seen.insert(parameter.name).inserted { found.append(parameter.name) }
    }
    for screen in graph.screens where isNamed(screen.declared, graph) {
      add(screen.parameters)
      for use in screen.events { add(graph.events[graph.eventsOfScreens[use].event].parameters) }
    }
    for asked in graph.guards where isNamed(asked.declared, graph) { add(asked.parameters) }
    for condition in graph.conditions where isNamed(condition.declared, graph) { add(condition.parameters) }
    return found
  }

  /// What a file's part of a protocol is called that the app implements. For example: `SettingsFactory`
  func part(_ file: FileID, of whole: String, number: Int = 0) -> String {
    parts[file]?[number == 0 ? whole : whole + String(number)] ?? whole
  }

  private mutating func nameParts(_ graph: NavigationGraph) {
    var screens = Array(repeating: 0, count: graph.files.count)
    for screen in graph.screens { screens[Int(screen.declared.range.file.index)] += 1 }
    for index in graph.files.indices {
      if let module, !graph.moduleSections[index].contains(where: { $0.writer == module }) { continue }
      let stem = OutputLayout.name(ofSource: graph.files[index].path)
      for whole in ["Factory", "ViewFactory", "Guards", "Conditions", "Badges"] {
        parts[FileID(index), default: [:]][whole] = stateScope.claim(stem + whole)
      }
      for number in stride(from: 1, to: Lowering.factoryParts(screens[index]), by: 1) {
        for whole in ["Factory", "ViewFactory"] {
          parts[FileID(index), default: [:]][whole + String(number)] = stateScope.claim(stem + whole + String(number + 1))
        }
      }
    }
  }

  /// What a parameter is called inside of functions.
  func local(_ name: Name, _ graph: NavigationGraph) -> String { locals[name] ?? swiftIdentifier(graph.text(name)) }

  private mutating func nameLocals(_ graph: NavigationGraph, _ names: [Name], _ scope: inout NameScope) {
    for written in names {
      let name = graph.text(written)
      guard name.first?.isUppercase == true || typeNames.contains(name) || ["willSet", "didSet", "guards", "conditions"].contains(name)
      else { continue }
      locals[written] = scope.claim(lowerCamel(name), suffix: "Value")
    }
  }

  private mutating func nameTypes(_ graph: NavigationGraph, _ reserved: Set<String>, hasViews: Bool) {
    var types = NameScope(reserved: reserved.union([app] + modules))
    var cases = NameScope()
    var methods = NameScope()
    for id in graph.screens.ids {
      let name = graph.text(graph.screens[id].declared.name)
      screenCases.append(cases.claim(lowerCamel(name)))
      makers.append(methods.claim("make" + upperCamel(name)))
      screenTypes.append(types.claim(upperCamel(name), suffix: "Screen"))
    }
    var looks = NameScope()
    for id in graph.appearances.ids { appearances.append(looks.claim(lowerCamel(graph.text(graph.appearances[id].declared.name)))) }
    for id in graph.typeAliases.ids {
      aliases.append(types.claim(upperCamel(graph.text(graph.typeAliases[id].declared.name)), suffix: "Value"))
    }
    for id in graph.enumerations.ids {
      enumerations.append(types.claim(upperCamel(graph.text(graph.enumerations[id].declared.name)), suffix: "Value"))
    }
    nameCases(graph)
    for id in graph.alerts.ids { alertTypes.append(types.claim(upperCamel(graph.text(graph.alerts[id].declared.name)), suffix: "Alert")) }
    nameButtons(graph)
    for id in graph.externalTypes.ids {
      let name = swiftIdentifier(graph.text(graph.externalTypes[id].declared.name))
      let claimed = types.claim(name, suffix: "Value")
      externals.append(claimed == name ? name : app + claimed)
      if claimed != name { externalAliases.append((app + claimed, name)) }
    }
    if !graph.appEvents.isEmpty { appEvents = types.claim("AppEvents", suffix: "OfApp") }
    for id in graph.screens.ids where graph.isTold(.screen(id)) {
      let name = upperCamel(graph.text(graph.screens[id].declared.name))
      controllerTypes[id] = types.claim(name + "Controller")
      tellers[id] = methods.claim("update" + name)
    }
    stateScope = types
    guard hasViews else { return }
    // As it's written: one class may build the views of several modules, which know nothing of each other.
    for id in graph.screens.ids { viewTypes.append(types.claim(graph.text(graph.screens[id].declared.name) + "Body")) }
  }

  /// The types of a module. Those of values come first, so that other modules know what they are called.
  private mutating func nameTypes(of module: ModuleID, _ graph: NavigationGraph, _ reserved: Set<String>, hasViews: Bool) {
    var types = NameScope(reserved: reserved.union([app]))
    var cases = NameScope()
    func name(_ declared: Declared, _ suffix: String) -> String {
      isNamed(declared, graph) ? types.claim(upperCamel(graph.text(declared.name)), suffix: suffix) : ""
    }
    aliases = graph.typeAliases.map { name($0.declared, "Value") }
    enumerations = graph.enumerations.map { name($0.declared, "Value") }
    nameCases(graph)
    let uses = ModuleNeeds(graph).uses.filter { $0.by == module }
    for use in uses { if let other = use.of { types.reserve(modules[other.index]) } }
    let used = Set(uses.map(\.type))
    externals = graph.types.ids.reduce(into: Array(repeating: "", count: graph.externalTypes.count)) { names, type in
      guard case .external(let id) = graph.types[type] else { return }
      let declared = graph.externalTypes[id].declared
      guard isNamed(declared, graph) || used.contains(.type(type)) else { return }
      let name = swiftIdentifier(graph.text(declared.name))
      let claimed = types.claim(name, suffix: "Value")
      names[id.index] = claimed == name ? name : app + claimed
      if claimed != name { externalAliases.append((app + claimed, name)) }
    }
    alertTypes = graph.alerts.map { name($0.declared, "Alert") }
    nameButtons(graph)
    screenTypes = graph.screens.map { name($0.declared, "Screen") }
    screenCases = graph.screens.map { isNamed($0.declared, graph) ? cases.claim(lowerCamel(graph.text($0.declared.name))) : "" }
    var methods = NameScope()
    makers = graph.screens.map { isNamed($0.declared, graph) ? methods.claim("make" + upperCamel(graph.text($0.declared.name))) : "" }
    for id in graph.screens.ids where isNamed(graph.screens[id].declared, graph) && graph.isTold(.screen(id)) {
      let name = upperCamel(graph.text(graph.screens[id].declared.name))
      controllerTypes[id] = types.claim(name + "Controller")
      tellers[id] = methods.claim("update" + name)
    }
    stateScope = types
    guard hasViews else { return }
    viewTypes = graph.screens.map { isNamed($0.declared, graph) ? types.claim(graph.text($0.declared.name) + "Body") : "" }
  }

  /// The namespace once the types are in it.
  private(set) var stateScope = NameScope()

  private mutating func nameQuestions(_ graph: NavigationGraph) {
    var scope = NameScope()
    func name(_ declared: Declared) -> String {
      isNamed(declared, graph) ? scope.claim(lowerCamel(graph.text(declared.name))) : ""
    }
    // A condition is a guard only where something requires it, which may be another module.
    guards = graph.guards.map { module != nil && $0.condition != nil ? "" : name($0.declared) }
    scope = NameScope()
    conditions = graph.conditions.map { name($0.declared) }
    scope = NameScope()
    for id in graph.tabs.ids where graph.tabs[id].hasBadge && isNamed(graph.tabs[id].declared, graph) {
      let name = graph.text(graph.tabs[id].declared.name)
      let owner = graph.text(graph.tabSets[graph.tabs[id].tabs].declared.name)
      badges[id] = scope.claim(lowerCamel(name), suffix: "Of" + upperCamel(owner))
    }
  }

  /// Inline stacks are called after the tab, column or modal that they are in.
  private mutating func nameContainers(_ graph: NavigationGraph) {
    var wanted: [Content: String] = [:]
    func want(_ instance: InstanceID?, _ name: String) {
      guard let instance, case .stack(let stack) = graph.instances[instance].content, graph.stacks[stack].isInline else { return }
      if wanted[.stack(stack)] == nil { wanted[.stack(stack)] = name }
    }
    for id in graph.tabs.ids { want(graph.tabs[id].content, graph.text(graph.tabs[id].declared.name)) }
    for id in graph.splits.ids {
      for column in Column.allCases {
        want(graph.splits[id][column], graph.text(graph.splits[id].declared.name) + upperCamel(column.text))
      }
    }
    for id in graph.modals.ids { for content in graph.contents(of: id) { want(content, graph.text(graph.modals[id].declared.name)) } }
    for id in graph.tabSets.ids { containerOrder.append(.tabs(id)) }
    for id in graph.splits.ids { containerOrder.append(.split(id)) }
    for id in graph.pageSets.ids { containerOrder.append(.pages(id)) }
    for id in graph.stacks.ids { containerOrder.append(.stack(id)) }
    var cases = NameScope()
    for content in containerOrder {
      let name: String
      switch content {
      case .tabs(let id): name = graph.text(graph.tabSets[id].declared.name)
      case .split(let id): name = graph.text(graph.splits[id].declared.name)
      case .pages(let id): name = graph.text(graph.pageSets[id].declared.name)
      case .stack(let id): name = wanted[content] ?? graph.text(graph.stacks[id].declared.name)
      default: continue
      }
      containers[content] = cases.claim(lowerCamel(name), suffix: "Stack")
    }
  }

  private mutating func namePresentables(_ graph: NavigationGraph) {
    var cases = NameScope()
    func add(_ content: Content, _ naming: inout Naming) {
      guard naming.presentableIndex[content] == nil else { return }
      let name: String
      switch content {
      case .modal(let id): name = graph.text(graph.modals[id].declared.name)
      case .alert(let id): name = graph.text(graph.alerts[id].declared.name)
      case .screen(let id): name = graph.text(graph.screens[id].declared.name)
      case .stack(let id): name = graph.text(graph.stacks[id].declared.name)
      case .tabs(let id): name = graph.text(graph.tabSets[id].declared.name)
      case .split(let id): name = graph.text(graph.splits[id].declared.name)
      case .pages(let id): name = graph.text(graph.pageSets[id].declared.name)
      case .unknown: return
      }
      naming.presentableIndex[content] = naming.presentables.count
      let suffix = if case .stack = content { "Stack" } else { "Modal" }
      naming.presentables.append(Presentable(content: content, name: cases.claim(lowerCamel(name), suffix: suffix)))
    }
    for id in graph.modals.ids { add(.modal(id), &self) }
    for id in graph.alerts.ids { add(.alert(id), &self) }
    for id in graph.guards.ids { if let flow = graph.guards[id].flow { add(graph.instances[flow].content, &self) } }
    for id in graph.steps.ids {
      if case .present(let instance, _) = graph.steps[id].action { add(graph.instances[instance].content, &self) }
    }
    for id in graph.destinationSteps.ids {
      if case .present(let instance, _) = graph.destinationSteps[id].kind { add(graph.instances[instance].content, &self) }
    }
  }

  private mutating func nameRoots(_ graph: NavigationGraph) {
    var cases = NameScope()
    func add(_ instance: InstanceID, _ naming: inout Naming) {
      let content = graph.instances[instance].content
      guard naming.rootNames[content] == nil else { return }
      let name: String? =
        if case .screen(let id) = content { naming.screenCases[id.index] } else { naming.containers[content] }
      guard let name else { return }
      naming.rootNames[content] = cases.claim(name)
      naming.roots.append(content)
    }
    for id in graph.roots.ids { add(graph.roots[id].instance, &self) }
    for id in graph.steps.ids {
      switch graph.steps[id].action {
      case .switchTo(let instance), .openWindow(let instance): add(instance, &self)
      default: break
      }
    }
  }
}
