import NavGraphLowering
import NavGraphModel
import NavGraphSyntax

/// A part of the run time that an app may have no use for.
///
/// In the library's sources such a part is a file in a folder of its own, or a few lines between `#if SPLITS` and `#endif` where a
/// type that all apps have mentions it: no other file can add a case to an enum, or take a case out of a switch.
/// The library is built with all of them; what is embedded in an app has those that its graph needs.
enum Feature: String, CaseIterable, Sendable {
  case tabs = "TABS"
  case splits = "SPLITS"
  case pages = "PAGES"
  /// Targets that events, routes and entries open.
  case links = "LINKS"
  /// Links that wait for so long and no longer.
  case expiry = "EXPIRY"
  /// URLs, and the matcher that reads them.
  case routes = "ROUTES"
  /// Placeholders whose texts have a form.
  case forms = "FORMS"
  /// Placeholders that share a segment.
  case segments = "SEGMENTS"
  /// Hosts that carry a value.
  case hosts = "HOSTS"
  /// Shortcuts, notifications, activities, intents and files.
  case entries = "ENTRIES"
  /// Events of the app.
  case appEvents = "APPEVENTS"
  case guards = "GUARDS"
  /// Branches, and the tests that a tab bar makes.
  case conditions = "CONDITIONS"
  /// Alerts and action sheets.
  case alerts = "ALERTS"
  /// Text fields in alerts.
  case fields = "FIELDS"
  /// Screens that are asked whether they may go.
  case confirmation = "CONFIRMATION"
  /// How large titles are, and what stands below them.
  case titles = "TITLES"
  /// How Back looks, and whether it asks first.
  case back = "BACK"
  /// From where a swipe leads back.
  case swipes = "SWIPES"
  /// How bars look.
  case appearances = "APPEARANCES"
  /// Bars that a screen hides.
  case hiding = "HIDING"
  /// The status bar and the home indicator, for which containers answer.
  case systemBars = "SYSTEMBARS"
  /// How modals come in, other than the system has them come.
  case transitions = "TRANSITIONS"
  /// What a sheet becomes where there is little room, if the graph says that.
  case compact = "COMPACT"
  /// Modals that show something else on another kind of device.
  case contents = "CONTENTS"
  /// The heights at which sheets rest.
  case detents = "DETENTS"
  /// Heights that are neither medium nor large.
  case heights = "HEIGHTS"
  /// Sheets behind which not all is dimmed.
  case dimming = "DIMMING"
  /// Where sheets stand in a wide window.
  case placement = "PLACEMENT"
  /// What popovers point at, and what becomes of them where there is little room; what screens grow out of.
  case anchors = "ANCHORS"
  /// Screens and modals that grow out of what was touched.
  case zooming = "ZOOMING"
  /// Modals that cover one column.
  case contexts = "CONTEXTS"
  /// Leaving the app for a URL.
  case browsing = "BROWSING"
  /// Windows that events open.
  case windows = "WINDOWS"
  /// URLs that the graph spells out.
  case urls = "URLS"
  /// `pop to`.
  case popTo = "POPTO"
  /// `replace`.
  case replacing = "REPLACING"
  /// `dismiss all`.
  case dismissAll = "DISMISSALL"
  /// `close`.
  case closing = "CLOSING"
  /// What goes on after a presented flow has ended.
  case continuations = "CONTINUATIONS"
  /// Tasks that await how a presented flow ends.
  case outcomes = "OUTCOMES"
  /// Screens that are views of SwiftUI: what they show, one step at a time.
  case views = "VIEWS"
  /// Screens that are made with something else than the output: views among controllers, controllers among views.
  case mixed = "MIXED"
  /// A root in a container of the app's own.
  case embedding = "EMBEDDING"
  /// A root that the app shows already.
  case external = "EXTERNAL"
  /// Screens that stay, and are told of other values.
  case keys = "KEYS"
  /// What apps report as lines of JSON, in debug builds that ask for it.
  case traces = "TRACES"
  /// What tests of the library and the compiler ask: never part of an app.
  case inspection = "INSPECTION"

  /// The folder of the run time's modules whose files are this feature's alone.
  var folder: String {
    switch self {
    case .appEvents: "AppEvents"
    case .dismissAll: "DismissAll"
    case .popTo: "PopTo"
    case .systemBars: "SystemBars"
    case .urls: "URLs"
    default: rawValue.prefix(1) + rawValue.dropFirst().lowercased()
    }
  }
}

extension Feature {
  /// What the code of an app needs.
  static func used(in graph: NavigationGraph, _ lowered: LoweredGraph) -> Set<Feature> {
    var features: Set<Feature> = []
    func add(_ feature: Feature, if isUsed: Bool) { if isUsed { features.insert(feature) } }
    add(.tabs, if: !graph.tabSets.isEmpty)
    add(.splits, if: !graph.splits.isEmpty)
    add(.pages, if: !graph.pageSets.isEmpty)
    add(.routes, if: !graph.routes.isEmpty)
    let expiries = graph.routes.map { graph.linkExpiry($0.expiry) } + graph.entries.map { graph.linkExpiry($0.expiry) }
    add(.expiry, if: expiries.contains { $0 != nil })
    add(.segments, if: graph.patternParts.contains { if case .several = $0 { true } else { false } })
    // A value that shares its segment may have a form.
    add(.forms, if: graph.hasForms || features.contains(.segments))
    add(.hosts, if: graph.routes.contains { $0.hostParameter != nil })
    add(.entries, if: !graph.entries.isEmpty)
    add(.guards, if: !graph.guards.isEmpty)
    let outputs = graph.app?.output ?? []
    add(
      .mixed,
      if: graph.screens.contains { $0.madeAs == .view && outputs != .swiftui || $0.madeAs == .controller && outputs.contains(.swiftui) })
    add(.keys, if: graph.hasKeys)
    add(.embedding, if: graph.rootPlace == .embedded)
    add(.external, if: graph.rootPlace == .external)
    add(.alerts, if: !graph.alerts.isEmpty)
    add(.fields, if: graph.alerts.contains { $0.field != nil })
    add(.appearances, if: !graph.appearances.isEmpty)
    add(.hiding, if: graph.screens.contains { !$0.hides.isEmpty })
    add(.systemBars, if: graph.screens.contains { !$0.hides.isDisjoint(with: [.statusBar, .homeIndicator]) })
    add(.titles, if: graph.screens.contains { $0.titleMode != .automatic || $0.subtitle != nil })
    add(.back, if: graph.screens.contains { $0.backMode != .standard || $0.backTitle != nil })
    add(.swipes, if: graph.screens.contains { $0.swipeBack != .content || $0.backMode == .confirm })
    let isZooming = graph.screens.contains { $0.transition == .zoom } || graph.modals.contains { $0.transition == .zoom }
    let isPointing = graph.styleUses.contains { $0.style == .popover } || graph.alerts.contains { $0.kind == .confirm }
    add(.zooming, if: isZooming)
    add(.anchors, if: isZooming || isPointing || graph.events.contains(where: \.isAnchored))
    add(.contexts, if: graph.coversColumns)
    let sheets = graph.modals
    add(.transitions, if: sheets.contains { $0.transition != .standard })
    add(.contents, if: sheets.contains { $0.contents.count > 1 })
    add(.compact, if: sheets.contains { $0.compact != nil })
    add(.detents, if: sheets.contains { !$0.detents.isEmpty || $0.hasGrabber || $0.isUndimmed || $0.placement != .automatic })
    let heights = graph.detents.map(\.height) + sheets.compactMap { $0.undimmedUpTo?.height }
    add(.heights, if: heights.contains { $0 != .medium && $0 != .large })
    add(.dimming, if: sheets.contains(where: \.isUndimmed))
    add(.placement, if: sheets.contains { $0.placement != .automatic })
    add(.confirmation, if: sheets.contains { $0.dismissal == .confirm } || graph.screens.contains { $0.backMode == .confirm })
    add(
      .conditions, if: !graph.conditions.isEmpty || graph.branches.contains { $0.test != nil } || graph.buttons.contains { $0.test != nil })
    for step in graph.steps {
      switch step.action {
      case .browse: features.insert(.browsing)
      case .openWindow: features.insert(.windows)
      case .popTo: features.insert(.popTo)
      case .replace: features.insert(.replacing)
      case .close: features.insert(.closing)
      case .dismissAll: features.insert(.dismissAll)
      case .present(let instance, _):
        add(.outcomes, if: graph.result(of: graph.instances[instance].content) != .done)
      case .open: features.insert(.links)
      default: break
      }
    }
    add(.views, if: graph.app?.output.contains(.swiftui) ?? false)
    add(.urls, if: graph.mentionsURLs)
    add(.continuations, if: !graph.arms.isEmpty)
    // What the flow of a guard holds up goes on after it, whatever it is; and what awaits a presented flow may have arms for it.
    if features.contains(.guards) { features.insert(.continuations) }
    add(.appEvents, if: !graph.appEvents.isEmpty)
    // What happens from outside waits for the root, as links do.
    if features.contains(.appEvents) { features.insert(.links) }
    if !features.isDisjoint(with: [.routes, .entries]) { features.insert(.links) }
    // A window that is told of other values opens them as a link.
    if features.isSuperset(of: [.keys, .windows]) { features.insert(.links) }
    if !features.isDisjoint(with: [.continuations, .links]) { features.insert(.outcomes) }
    // A screen that is asked before Back leaves it is closed then.
    if features.contains(.confirmation) { features.insert(.closing) }
    // Tabs are hidden by tests, and the values of payloads are read as those of URLs are.
    if features.contains(.tabs) { features.insert(.conditions) }
    if features.contains(.entries) { features.insert(.routes) }
    return features
  }
}

extension NavigationGraph {
  /// Whether a placeholder of any pattern has a form.
  fileprivate var hasForms: Bool {
    func hasForm(_ part: PatternPart) -> Bool {
      if case .placeholder(_, _, _, _, let form) = part { form != .empty } else { false }
    }
    return patternParts.contains(where: hasForm) || queryItems.contains { hasForm($0.value) }
      || patterns.contains { $0.fragment.map(hasForm) ?? false }
  }

  /// Whether a modal can cover the detail of a split alone.
  fileprivate var coversColumns: Bool {
    let asked = steps.contains { if case .present(_, let style?) = $0.action { style.isContextual } else { false } }
    let linked = destinationSteps.contains { if case .present(_, let style?) = $0.kind { style.isContextual } else { false } }
    return !splits.isEmpty && (asked || linked || styleUses.contains(where: \.style.isContextual))
  }

  /// Whether anything that an author gives a value to may be a URL.
  fileprivate var mentionsURLs: Bool {
    let returned = modals.map(\.returns) + stacks.map(\.returns) + pageSets.map(\.returns)
    let all = parameters.map(\.type) + returned.compactMap { $0 }
    return Set(all).contains { isURL($0) } || steps.contains { if case .browse = $0.action { true } else { false } }
  }

  private func isURL(_ type: TypeID) -> Bool {
    var type = type
    // Aliases that go round in circles have been refused.
    for _ in types.ids {
      switch types[type] {
      case .url: return true
      case .alias(let id): type = typeAliases[id].base
      case .optional(let inner), .list(let inner): type = inner
      default: return false
      }
    }
    return false
  }
}
