// swift-format-ignore-file
// The sources of the run time, as text: `NAVGRAPH_ACCEPT=1 swift test --filter EmbeddingTests` makes this file from
// Sources/NavGraphRuntime, NavGraphHosting, NavGraphUIKit, NavGraphSwiftUI and NavGraphTesting.

let runtimeSources: [RuntimeSource] = [
  RuntimeSource(
    .runtime, "Alerts/Alert.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// A system alert or action sheet; its buttons are its outcomes.
  public nonisolated struct Alert<G: Graph>: Hashable, Sendable {
    public var title: String?
    public var message: String?
    public var isActionSheet: Bool
    public var buttons: [AlertButton<G>]
    #if FIELDS
    public internal(set) var field: AlertField?
    #endif

    public init(title: String?, message: String? = nil, isActionSheet: Bool = false, buttons: [AlertButton<G>]) {
      self.title = title
      self.message = message
      self.isActionSheet = isActionSheet
      self.buttons = buttons
    }

    #if CONDITIONS
    /// Its buttons where the app answers so.
    package func buttons(where holds: (G.Condition) -> Bool) -> [AlertButton<G>] {
      buttons.filter { $0.test?.evaluate(holds) ?? true }
    }
    #endif
  }

  public nonisolated struct AlertButton<G: Graph>: Hashable, Sendable {
    public nonisolated enum Role: Hashable, Sendable {
      case plain, cancel, destructive
    }

    public var title: String
    public var role: Role
    public var result: G.Result
    #if CONDITIONS
    /// What must hold when the alert comes up; without a test the button is always there.
    public private(set) var test: Test<G>?
    #endif
    #if FIELDS
    /// Whether it takes along what was typed.
    public internal(set) var takesText = false
    #endif

    public init(_ title: String, role: Role = .plain, result: G.Result) {
      self.title = title
      self.role = role
      self.result = result
    }

    #if CONDITIONS
    /// The same button, shown only where `test` holds when the alert comes up.
    public func shown(when test: Test<G>) -> AlertButton {
      var button = self
      button.test = test
      return button
    }
    #endif
  }
}

"""##),
  RuntimeSource(
    .runtime, "Anchors/Anchor.swift",
    ##"""
import Foundation

extension NavGraph {
  /// What an anchor can be: a view or a bar button.
  @MainActor public protocol AnchorItem: AnyObject {}

  /// A view.
  @MainActor public protocol AnchorView: AnchorItem {}

  /// What a popover points at and a zoom comes out of. Views and bar buttons are held weakly.
  @MainActor public struct Anchor {
    package let source: Source
    /// Finds it again where the view that was marked has gone.
    package var name: AnyHashable?

    package init(source: Source) { self.source = source }

    /// That view or that bar button.
    public init(_ item: any AnchorItem) { source = .item(Weak(item)) }

    /// A part of a view, in the view's own coordinates. Popovers point at it; nothing can grow out of it.
    public init(_ rectangle: Foundation.CGRect, in view: any AnchorView) { source = .rectangle(rectangle, in: Weak(view)) }

    /// What the closure finds, which is asked each time: when something comes up, and when it goes back.
    ///
    /// A cell may show something else by then, so the closure finds the one that shows the right thing now:
    ///
    ///     events.picture(NavGraph.Anchor { [weak self] in self?.cell(showing: id) }, id)
    ///
    /// Where it finds nothing, a popover takes the next style of its list, and nothing zooms.
    public init(_ find: @escaping @MainActor () -> (any AnchorItem)?) { source = .finder(find) }

    @MainActor package enum Source {
      case item(Weak)
      case rectangle(Foundation.CGRect, in: Weak)
      case finder(@MainActor () -> (any AnchorItem)?)
    }

    package struct Weak {
      package private(set) weak var object: AnyObject?

      package init(_ object: AnyObject) { self.object = object }
    }

    /// The view, or the bar button, as it is now.
    package var current: AnyObject? {
      switch source {
      case .item(let held), .rectangle(_, let held): held.object
      case .finder(let find): find()
      }
    }

    /// The part of the view that is meant; nil: all of it.
    package var rectangle: Foundation.CGRect? {
      if case .rectangle(let rectangle, _) = source { rectangle } else { nil }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Anchors/Place+Anchors.swift",
    ##"""
import Foundation

// Events that point at something.
extension NavGraph.Place {
  public func send(_ event: NavGraph.Event<G>, anchor: NavGraph.Anchor?) {
    if let answer { _ = answer(event) } else { navigator?.send(event, from: id, anchor: anchor) }
  }

  #if OUTCOMES
  public func perform(_ event: NavGraph.Event<G>, anchor: NavGraph.Anchor?) async -> NavGraph.Outcome<G.Result> {
    if let answer { return answer(event) }
    return await navigator?.perform(event, from: id, anchor: anchor) ?? .dismissed(by: .parent)
  }
  #endif
}

extension NavGraph.Navigator {
  public func send(_ event: NavGraph.Event<G>, from place: NavGraph.NodeID, anchor: NavGraph.Anchor?) {
    take { $0.enqueue(NavGraph.Scheduler.Intent(event, from: place, anchor)) }
  }

  #if OUTCOMES
  public func perform(
    _ event: NavGraph.Event<G>, from place: NavGraph.NodeID, anchor: NavGraph.Anchor?
  ) async -> NavGraph.Outcome<G.Result> {
    await outcome(of: NavGraph.Scheduler.Intent(event, from: place, anchor))
  }
  #endif
}

nonisolated extension NavGraph.Scheduler.Intent {
  fileprivate init(_ event: NavGraph.Event<G>, from place: NavGraph.NodeID, _ anchor: NavGraph.Anchor?) {
    self.init(.event(event, from: place))
    self.anchor = anchor
  }
}

"""##),
  RuntimeSource(
    .runtime, "AppEvents/Navigator+AppEvents.swift",
    ##"""
import Foundation

// Events of the app, which happen wherever the user is.
extension NavGraph.Navigator {
  /// Carries out an event of the app on top of whatever is up. It waits until the scene has a root.
  public func strike(_ event: NavGraph.Event<G>) { take { $0.strike(event) } }

  #if OUTCOMES
  /// Carries out an event of the app, and waits until what it presents has ended.
  public func perform(_ event: NavGraph.Event<G>) async -> NavGraph.Outcome<G.Result> {
    await outcome(of: NavGraph.Scheduler.Intent(.strike(event)))
  }
  #endif
}

"""##),
  RuntimeSource(
    .runtime, "AppEvents/Reducer+AppEvents.swift",
    ##"""
import Foundation

// Events of the app: they begin at whatever is in front.
nonisolated extension NavGraph.Reducer {
  /// The same before a step of an event of the app, unless that leaves everything as it is. A link looks after that itself.
  mutating func uncover(for step: NavGraph.Action<G>) {
    guard isStriking else { return }
    switch step {
    case .open, .stay: return
    #if BROWSING
    case .browse: return
    #endif
    #if WINDOWS
    case .openWindow: return
    #endif
    default:
      clearing.dismiss(.alerts)
      uncoverAlert()
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "AppEvents/Scheduler+AppEvents.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Scheduler {
  /// An event of the app: it happens wherever the user is then, once the scene has a root.
  package mutating func strike(_ event: NavGraph.Event<G>) { enqueue(Intent(.strike(event))) }
}

"""##),
  RuntimeSource(
    .runtime, "AppEvents/Tree+AppEvents.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Tree {
  /// The tree after an event of the app.
  public func after(
    striking event: NavGraph.Event<G>, where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool = { _ in true }
  ) -> NavGraph.Tree<G> {
    driven(where: holds, grants: grants) { $0.strike(event) }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Appearances/Appearance.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// How bars look. Colours go by their names in the app's asset catalogue.
  public nonisolated struct Appearance: Hashable, Sendable {
    public nonisolated enum Background: Hashable, Sendable {
      /// What the system shows anyway.
      case system
      case opaque, transparent
      case color(String)
    }

    /// Left to the system from iOS 26 on.
    public var background: Background
    /// The colour of titles; in a tab bar, of what is not selected.
    public var title: String?
    /// The colour of buttons; in a tab bar, of what is selected.
    public var tint: String?

    public init(background: Background = .system, title: String? = nil, tint: String? = nil) {
      self.background = background
      self.title = title
      self.tint = tint
    }
  }
}

nonisolated extension NavGraph.Chrome {
  /// The same with bars of that look.
  public func dressed(in appearance: NavGraph.Appearance) -> NavGraph.Chrome {
    var chrome = self
    chrome.appearance = appearance
    return chrome
  }
}

"""##),
  RuntimeSource(
    .runtime, "Back/Chrome+Back.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Chrome {
  /// How Back looks, or whether it asks first.
  public nonisolated enum Back: Hashable, Sendable {
    case standard, generic, minimal, hidden, confirm
  }

  /// The same with another Back button; `title` is what the next screen's says.
  public func back(_ back: Back = .standard, title: String? = nil) -> NavGraph.Chrome {
    var chrome = self
    chrome.back = back
    chrome.backTitle = title
    return chrome
  }
}

"""##),
  RuntimeSource(
    .runtime, "Closing/Reducer+Closing.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Reducer {
  /// Leaves by position: pop what was pushed, dismiss what was presented, clear a column.
  mutating func close() {
    guard let place, let path = tree.path(to: place), let layer = path.first else { return drop("there is no place") }
    if case .stack(_, let nodes)? = path.dropLast().last?.content, nodes.count > 1 {
      return changeStack { $0.removeLast() }
    }
    #if SPLITS
    if let (_, column) = split(around: place) { return clear(column) }
    #endif
    #if GUARDS
    if tree.rootFlow != nil, layer.id == tree.root.id { return leaveFlow(.dismissed(by: .app)) }
    #endif
    if tree.modals.contains(where: { $0.content?.id == layer.id }) {
      leaveFlow(.dismissed(by: .app))
    } else {
      drop("this is where everything starts")
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Compact/Sheet+Compact.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Sheet {
  /// The same sheet, which becomes that where there is little room.
  public func adapting(to compact: NavGraph.Style) -> NavGraph.Sheet {
    var sheet = self
    sheet.compact = compact
    return sheet
  }
}

"""##),
  RuntimeSource(
    .runtime, "Conditions/Branch.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// One arm of a choice; without a test it always holds.
  public nonisolated struct Branch<G: Graph>: Hashable, Sendable {
    public let test: Test<G>?
    public let actions: [Action<G>]

    package init(test: Test<G>?, actions: [Action<G>]) {
      self.test = test
      self.actions = actions
    }

    public static func when(_ test: Test<G>, _ actions: Action<G>...) -> Branch { Branch(test: test, actions: actions) }
    public static func otherwise(_ actions: Action<G>...) -> Branch { Branch(test: nil, actions: actions) }
  }

  /// A combination of conditions that the app answers, and of what is known of values where the test is made.
  public nonisolated indirect enum Test<G: Graph>: Hashable, Sendable {
    case holds(G.Condition)
    case value(Bool)
    #if WINDOWS
    /// Whether another window can open.
    case opensWindows
    #endif
    case not(Test)
    case all([Test])
    case any([Test])

    package func evaluate(_ answer: (G.Condition) -> Bool, opensWindows: Bool = false) -> Bool {
      switch self {
      case .holds(let condition): answer(condition)
      case .value(let isTrue): isTrue
      #if WINDOWS
      case .opensWindows: opensWindows
      #endif
      case .not(let test): !test.evaluate(answer, opensWindows: opensWindows)
      case .all(let tests): tests.allSatisfy { $0.evaluate(answer, opensWindows: opensWindows) }
      case .any(let tests): tests.contains { $0.evaluate(answer, opensWindows: opensWindows) }
      }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Continuations/Scheduler+Continuations.swift",
    ##"""
import Foundation

// What goes on after a flow has ended.
nonisolated extension NavGraph.Scheduler {
  /// What goes on at the presenter, with what is left of the sequence that has ended the flow: one intent, so that nothing comes between.
  func continuation(of ended: NavGraph.Ended<G>, then rest: Intent?) -> Intent? {
    guard let continuation = ended.continuation, let presenter = ended.presenter, tree.node(presenter) != nil else { return nil }
    if case .dismissed(let cause) = ended.outcome, !cause.runsContinuation { return nil }
    return intent(for: continuation, after: ended.outcome, at: presenter, then: rest)
  }

  #if GUARDS
  /// What hears of a refusal: whoever awaits it, and what goes on after the `present` that is refused.
  mutating func continuation(of refusal: Intent, then rest: Intent?) -> Intent? {
    if let waiter = refusal.waiter { resume(waiter, .dismissed(by: .guard)) }
    guard let refused = refusal.refused else { return nil }
    return intent(for: refused.continuation, after: .dismissed(by: .guard), at: refused.place, then: rest)
  }
  #endif

  private func intent(
    for continuation: G.Continuation, after outcome: NavGraph.Outcome<G.Result>, at presenter: NavGraph.NodeID, then rest: Intent?
  ) -> Intent {
    var parts: [Remainder] = []
    if case .rest(let left, _, _)? = rest?.work { parts = left }
    let work = Work.continuation(continuation, outcome, at: presenter, then: parts)
    guard var intent = rest else { return Intent(work) }
    intent.work = work
    return intent
  }

  /// Whether a continuation comes before the next step of a sequence that has ended that flow.
  func goesOn(after over: NavGraph.Ended<G>, in tree: NavGraph.Tree<G>) -> Bool {
    #if GUARDS
    if let refused = parked[over.id]?.intent?.refused, case .dismissed(let cause) = over.outcome, cause.runsContinuation {
      return tree.isInFront(refused.place) && !G.actions(for: refused.continuation, after: .dismissed(by: .guard)).isEmpty
    }
    #endif
    guard let continuation = over.continuation, let presenter = over.presenter, tree.isInFront(presenter) else { return false }
    if case .dismissed(let cause) = over.outcome, !cause.runsContinuation { return false }
    return !G.actions(for: continuation, after: over.outcome).isEmpty
  }
}

nonisolated extension NavGraph.Cause {
  /// Whether continuations run after it: only then is the presenter's place what the user goes on with.
  var runsContinuation: Bool {
    #if GUARDS
    if self == .guard { return true }
    #endif
    return self == .user || self == .app
  }
}

"""##),
  RuntimeSource(
    .runtime, "Continuations/Spot.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// The tab, the column, the modal or the root that a screen is in: where a sequence goes on, whatever stands there by then.
  package nonisolated enum Spot: Hashable, Sendable {
    #if TABS
    case tab(NodeID, Int)
    /// The bar itself, where an accessory is.
    case bar(NodeID)
    #endif
    #if SPLITS
    case column(NodeID, Column)
    #endif
    case modal(NodeID)
    /// In the root that was entered so; any visible screen of it.
    case root(entry: NodeID)
  }
}

nonisolated extension NavGraph.Tree {
  /// The innermost spot around a node.
  func spot(of id: NavGraph.NodeID) -> NavGraph.Spot? {
    guard let path = path(to: id), let layer = path.first else { return nil }
    #if TABS
    if case .tabs? = path.last?.content { return .bar(id) }
    #endif
    #if TABS || SPLITS
    for (container, child) in zip(path, path.dropFirst()).reversed() {
      switch container.content {
      #if TABS
      case .tabs(_, let nodes, _):
        if let index = nodes.firstIndex(where: { $0.id == child.id }) { return .tab(container.id, index) }
      #endif
      #if SPLITS
      case .split(_, let columns, _):
        if let column = NavGraph.Column.allCases.first(where: { columns[$0]?.id == child.id }) { return .column(container.id, column) }
      #endif
      default: break
      }
    }
    #endif
    return modals.first { $0.content?.id == layer.id }.map { .modal($0.id) } ?? .root(entry: entry)
  }

  /// The screen that stands there, if it can be seen and nothing lies on it.
  func leaf(at spot: NavGraph.Spot) -> NavGraph.NodeID? {
    let found: NavGraph.Node<G>?
    switch spot {
    #if TABS
    case .tab(let tabs, let index):
      guard case .tabs(_, let nodes, _)? = node(tabs)?.content, nodes.indices.contains(index) else { return nil }
      found = nodes[index]
    case .bar(let id): return isInFront(id) ? id : nil
    #endif
    #if SPLITS
    case .column(let split, let column): found = node(split)?.splitColumns?[column]
    #endif
    case .modal(let id): found = modals.first { $0.id == id }?.content
    case .root(let entry): found = entry == self.entry ? root : nil
    }
    guard let leaf = found?.leaf.id, isInFront(leaf) else { return nil }
    return leaf
  }
}

"""##),
  RuntimeSource(
    .runtime, "Detents/Sheet+Detents.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// A height at which a sheet rests.
  public nonisolated enum Detent: Hashable, Sendable {
    case medium, large
    #if HEIGHTS
    case fraction(Double)
    /// In points.
    case height(Double)
    /// The app says how high that is.
    case named(String)
    #endif
  }
}

nonisolated extension NavGraph.Sheet {
  /// The same sheet with heights at which it rests.
  public func resting(at detents: [NavGraph.Detent] = [], hasGrabber: Bool = false) -> NavGraph.Sheet {
    var sheet = self
    sheet.detents = detents
    sheet.hasGrabber = hasGrabber
    return sheet
  }
}

"""##),
  RuntimeSource(
    .runtime, "Dimming/Sheet+Dimming.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// Whether what is behind a sheet is dimmed and out of reach.
  public nonisolated enum Dimming: Hashable, Sendable {
    case always, never
    /// Only while the sheet is higher than that.
    case above(Detent)
  }
}

nonisolated extension NavGraph.Sheet {
  /// The same sheet, with what is behind it dimmed only so.
  public func dimming(_ dimming: NavGraph.Dimming) -> NavGraph.Sheet {
    var sheet = self
    sheet.dimming = dimming
    return sheet
  }
}

"""##),
  RuntimeSource(
    .runtime, "Entries/EntryError.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// Why what the system handed over is no entry of the app.
  public nonisolated enum EntryError: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The app has no entry of that kind and name.
    case unknown(kind: String, name: String)
    /// What the entry needs is not there.
    case missing(key: String, type: String)
    /// What is there is no value of the type.
    case wrong(key: String, type: String, found: String)

    public var description: String {
      switch self {
      case .unknown(let kind, let name): "there is no " + kind + " entry for " + Payload.quoted(name)
      case .missing(let key, let type): "`" + key + "` is missing, which is to be of type " + type
      case .wrong(let key, let type, let found): "`" + key + "` is to be of type " + type + ", and is " + found
      }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Entries/LinkEntry.swift",
    ##"""
nonisolated extension NavGraph {
  /// The ways into an app besides URLs: shortcuts, notifications, activities, intents and files.
  public nonisolated protocol LinkEntry: Hashable, Sendable {
    associatedtype G: Graph

    /// Everything that is visible once the entry has been taken.
    var target: Target<G> { get }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Entries/Payload.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// What a shortcut, a notification or an activity carries: values by the names of the entry's parameters.
  public nonisolated struct Payload {
    private let values: [AnyHashable: Any]

    public init(_ userInfo: [AnyHashable: Any]?) { values = userInfo ?? [:] }

    public init(_ userInfo: [String: any NSSecureCoding]?) {
      var values: [AnyHashable: Any] = [:]
      for (key, value) in userInfo ?? [:] { values[AnyHashable(key)] = value }
      self.values = values
    }

    /// An entry made of these values, or the first of them that is missing or wrong.
    public func read<Entry>(_ make: (Payload) throws(EntryError) -> Entry) -> Swift.Result<Entry, EntryError> {
      do {
        return .success(try make(self))
      } catch {
        return .failure(error)
      }
    }

    public func value<Value: PayloadValue>(_ key: String, _ type: String) throws(EntryError) -> Value {
      guard let value: Value = try optional(key, type) else { throw EntryError.missing(key: key, type: type) }
      return value
    }

    public func value<Value: PayloadValue>(_ key: String, _ type: String, or fallback: Value) throws(EntryError) -> Value {
      guard let value: Value = try optional(key, type) else { return fallback }
      return value
    }

    /// Nil where there is nothing. What is there must be right: nobody but the app itself writes a payload.
    public func optional<Value: PayloadValue>(_ key: String, _ type: String) throws(EntryError) -> Value? {
      guard let found = found(key) else { return nil }
      guard let value = Value.read(found) else { throw EntryError.wrong(key: key, type: type, found: Payload.described(found)) }
      return value
    }

    /// Empty where there is nothing.
    public func list<Value: PayloadValue>(_ key: String, _ type: String) throws(EntryError) -> [Value] {
      guard let list: [Value] = try optionalList(key, type) else { return [] }
      return list
    }

    public func optionalList<Value: PayloadValue>(_ key: String, _ type: String) throws(EntryError) -> [Value]? {
      guard let found = found(key) else { return nil }
      guard let elements = found as? [Any] else {
        throw EntryError.wrong(key: key, type: "[" + type + "]", found: Payload.described(found))
      }
      var list: [Value] = []
      for element in elements {
        guard let value = Value.read(element) else {
          throw EntryError.wrong(key: key, type: "[" + type + "]", found: "a list with " + Payload.described(element))
        }
        list.append(value)
      }
      return list
    }

    private func found(_ key: String) -> Any? {
      guard let found = values[AnyHashable(key)], !(found is NSNull) else { return nil }
      return found
    }

    /// For example: `the text "x"`
    private static func described(_ value: Any) -> String {
      if let text = value as? String { return "the text " + quoted(text) }
      if let number = value as? NSNumber {
        if number.isTruth { return number.boolValue ? "true" : "false" }
        if number.isFraction { return "the number " + String(number.doubleValue) }
        return "the number " + (number.isUnsigned ? String(number.uint64Value) : String(number.int64Value))
      }
      if value is Foundation.Date { return "a date" }
      if value is Foundation.URL { return "a URL" }
      if value is Foundation.UUID { return "a UUID" }
      if value is [Any] { return "a list" }
      if value is [AnyHashable: Any] { return "a dictionary" }
      return "something else"
    }

    /// In quotes; of long texts the beginning.
    static func quoted(_ text: String) -> String {
      let start = String(text.unicodeScalars.prefix(60).map { $0.value < 32 || $0.value == 127 ? " " : Swift.Character($0) })
      return "\"" + start + (text.unicodeScalars.dropFirst(60).isEmpty ? "\"" : "...\"")
    }
  }

  /// A value that a payload can carry: as itself, or as the text that a URL would carry.
  public nonisolated protocol PayloadValue: URLValue {
    static func read(_ value: Any) -> Self?
  }
}

nonisolated extension NavGraph.PayloadValue where Self: RawRepresentable, RawValue: NavGraph.PayloadValue {
  public static func read(_ value: Any) -> Self? {
    RawValue.read(value).flatMap { Self(rawValue: $0) }
  }
}

nonisolated extension String: NavGraph.PayloadValue {
  /// A number is no text: an id that arrives as one is somebody's mistake.
  public static func read(_ value: Any) -> String? { value as? String }
}

nonisolated extension Int: NavGraph.PayloadValue {
  public static func read(_ value: Any) -> Int? {
    if let text = value as? String { return Int(urlText: text) }
    guard let number = value as? NSNumber, !number.isTruth else { return nil }
    if number.isFraction { return Int(exactly: number.doubleValue) }
    return number.isUnsigned ? Int(exactly: number.uint64Value) : Int(exactly: number.int64Value)
  }
}

nonisolated extension Double: NavGraph.PayloadValue {
  public static func read(_ value: Any) -> Double? {
    if let text = value as? String { return Double(urlText: text) }
    guard let number = value as? NSNumber, !number.isTruth, number.doubleValue.isFinite else { return nil }
    return number.doubleValue
  }
}

nonisolated extension Bool: NavGraph.PayloadValue {
  public static func read(_ value: Any) -> Bool? {
    if let text = value as? String { return Bool(urlText: text) }
    guard let number = value as? NSNumber, number.isTruth else { return nil }
    return number.boolValue
  }
}

nonisolated extension Foundation.UUID: NavGraph.PayloadValue {
  public static func read(_ value: Any) -> Foundation.UUID? {
    if let text = value as? String { return Foundation.UUID(urlText: text) }
    return value as? Foundation.UUID
  }
}

nonisolated extension Foundation.Date: NavGraph.PayloadValue {
  public static func read(_ value: Any) -> Foundation.Date? {
    if let text = value as? String { return Foundation.Date(urlText: text) }
    return value as? Foundation.Date
  }
}

nonisolated extension Foundation.URL: NavGraph.PayloadValue {
  /// The web only, as in a link.
  public static func read(_ value: Any) -> Foundation.URL? {
    if let text = value as? String { return Foundation.URL(urlText: text) }
    return (value as? Foundation.URL).flatMap { Foundation.URL(urlText: $0.absoluteString) }
  }
}

nonisolated extension NSNumber {
  /// Foundation keeps truth values as numbers of one byte, which neither JSON nor a property list has otherwise.
  var isTruth: Bool { hasEncoding("c") || hasEncoding("B") }
  var isFraction: Bool { hasEncoding("d") || hasEncoding("f") }
  var isUnsigned: Bool { hasEncoding("Q") }

  private func hasEncoding(_ letter: Swift.Unicode.Scalar) -> Bool {
    #if compiler(>=6.2)
    unsafe UInt8(bitPattern: objCType.pointee) == UInt8(ascii: letter)
    #else
    UInt8(bitPattern: objCType.pointee) == UInt8(ascii: letter)
    #endif
  }
}

"""##),
  RuntimeSource(
    .runtime, "Entries/Register.swift",
    ##"""
import Foundation

extension NavGraph {
  /// The scenes of the app that are connected, for what arrives at the app and not at one of them.
  @MainActor public final class Register<Scene: AnyObject> {
    /// What the system shows a scene of the app in, as far as it matters here.
    public struct SystemScene {
      weak var object: AnyObject?
      let isInFront: Bool
      let isYetToCome: Bool

      public init(_ object: AnyObject?, isInFront: Bool, isYetToCome: Bool) {
        self.object = object
        self.isInFront = isInFront
        self.isYetToCome = isYetToCome
      }
    }

    private struct Connected {
      weak var scene: Scene?
      let shownIn: @MainActor () -> SystemScene?
    }

    private struct Early {
      weak var target: AnyObject?
      let isForAny: Bool
      let open: @MainActor (Scene) -> Bool
    }

    private struct Answered {
      let identifier: String
      let date: Foundation.Date
      let wasOpened: Bool
    }

    private var connected: [Connected] = []
    /// What arrived before there was a scene for it: the latest.
    private var early: Early?
    /// The notifications whose answers have been delivered, the latest last.
    private var answered: [Answered] = []

    public init() {}

    /// `shownIn` may not know it yet, and says nil: what waits for a scene of the system that nobody has come for is that one's then.
    public func connect(_ scene: Scene, shownIn: @escaping @MainActor () -> SystemScene?) {
      connected.removeAll { $0.scene == nil }
      connected.append(Connected(scene: scene, shownIn: shownIn))
      guard let waiting = early else { return }
      let own = shownIn()
      guard waiting.isForAny || waiting.target == nil || own == nil || waiting.target === own?.object else { return }
      early = nil
      _ = waiting.open(scene)
    }

    public func disconnect(_ scene: Scene) {
      connected.removeAll { $0.scene == nil || $0.scene === scene }
    }

    /// Opens something in the scene in front; before there is one, in the next that connects.
    public func open(_ open: @escaping @MainActor (Scene) -> Bool) -> Bool { self.open(for: nil, open) }

    /// Opens something in the scene that it is for, otherwise in the one in front; before there is one, in the next that connects.
    public func open(for target: SystemScene?, _ open: @escaping @MainActor (Scene) -> Bool) -> Bool {
      let there = connected.filter { $0.scene != nil }
      if let wanted = target?.object, let own = there.last(where: { $0.shownIn()?.object === wanted })?.scene { return open(own) }
      // One that is made already, and doesn't know yet what it is shown in, can be meant by a scene of the system that is yet to come.
      let front =
        target?.isYetToCome == true
        ? there.last { $0.shownIn() == nil } : there.last { $0.shownIn()?.isInFront ?? false } ?? there.last
      if let scene = front?.scene { return open(scene) }
      early = Early(target: target?.object, isForAny: target == nil, open: open)
      return true
    }

    /// The system hands the answer to a notification to the scene that it connects and to the app's delegate: the second is the first.
    public func once(_ identifier: String, _ date: Foundation.Date, _ open: () -> Bool) -> Bool {
      if let known = answered.first(where: { $0.identifier == identifier && $0.date == date }) { return known.wasOpened }
      let wasOpened = open()
      answered = Array(answered.suffix(999)) + [Answered(identifier: identifier, date: date, wasOpened: wasOpened)]
      return wasOpened
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Expiry/Scheduler+Expiry.swift",
    ##"""
import Foundation

// Links that may wait for so long and no longer.
nonisolated extension NavGraph.Scheduler {
  /// Drops the links in the queue that have waited for too long. What stands behind a flow or a modal is looked at when that has gone.
  mutating func dropExpired() {
    let expired = queue.filter { isExpired($0) }
    guard !expired.isEmpty else { return }
    queue = queue.filter { !isExpired($0) }
    for link in expired { drop(link, "it has waited for too long") }
  }

  private func isExpired(_ intent: Intent) -> Bool {
    guard let arrived = intent.arrived, let expiry = intent.link?.resolved(on: tree.idiom).expiry else { return false }
    return time - arrived > Double(expiry)
  }

  /// A link that comes once more is as good as new.
  mutating func renew(_ target: NavGraph.Target<G>) {
    for index in queue.indices where queue[index].link == target { queue[index].arrived = time }
    if waitingLink?.link == target { waitingLink?.arrived = time }
    #if GUARDS
    for (flow, waiting) in parked where waiting.intent?.link == target { parked[flow]?.intent?.arrived = time }
    #endif
    #if GUARDS || CONFIRMATION
    if question?.intent?.link == target { question?.intent?.arrived = time }
    #endif
  }
}

"""##),
  RuntimeSource(
    .runtime, "Fields/Alert+Fields.swift",
    ##"""
nonisolated extension NavGraph.Alert {
  /// The same alert with a text field.
  public func asking(for field: NavGraph.AlertField) -> NavGraph.Alert<G> {
    var alert = self
    alert.field = field
    return alert
  }
}

nonisolated extension NavGraph.AlertButton {
  /// The same button, which takes along what was typed.
  public var takingText: NavGraph.AlertButton<G> {
    var button = self
    button.takesText = true
    return button
  }

  /// What a tap on it finishes with, where that was typed.
  package func result(typing text: String) -> G.Result { takesText ? G.result(result, with: text) : result }

  /// Whether it can be tapped where that was typed.
  package func isEnabled(in alert: NavGraph.Alert<G>, typing text: String) -> Bool {
    !(takesText && alert.field?.isRequired == true && text.isEmpty)
  }
}

nonisolated extension NavGraph.Outcome {
  /// The outcome of `modal` as it is reported: without what was typed where nobody may read it.
  func reported<G: NavGraph.Graph>(for modal: G.Modal, of graph: G.Type) -> NavGraph.Outcome<Value> where Value == G.Result {
    guard case .finished(let result) = self, case .alert(let alert) = G.presentation(of: modal), alert.field?.isSecure == true else {
      return self
    }
    return .finished(G.result(result, with: ""))
  }
}

"""##),
  RuntimeSource(
    .runtime, "Fields/AlertField.swift",
    ##"""
nonisolated extension NavGraph {
  /// A text field in an alert. What is in it is the value of the buttons that take it.
  public nonisolated struct AlertField: Hashable, Sendable {
    public nonisolated enum Keyboard: Hashable, Sendable {
      case standard, email, number, decimal, phone, url
    }

    /// What it says while it is empty.
    public var placeholder: String
    /// What is in it at first.
    public var text: String
    public var keyboard: Keyboard
    /// What is typed is shown to nobody, and left out of reports.
    public var isSecure: Bool
    /// The buttons that take the text are disabled while there is none.
    public var isRequired: Bool

    public init(
      _ placeholder: String, text: String = "", keyboard: Keyboard = .standard, isSecure: Bool = false, isRequired: Bool = false
    ) {
      self.placeholder = placeholder
      self.text = text
      self.keyboard = keyboard
      self.isSecure = isSecure
      self.isRequired = isRequired
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Forms/Link+Forms.swift",
    ##"""
// What the values of placeholders with a form are read with.
nonisolated extension NavGraph.Link {
  /// The value of a segment between its affixes.
  public func segment<Value: NavGraph.URLValue>(
    _ index: Int, _ name: String, after prefix: StaticString = "", before suffix: StaticString = "", form: NavGraph.LinkForm,
    as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    let whole = segments[index]
    let range = whole.lowerBound + prefix.utf8CodeUnitCount..<whole.upperBound - suffix.utf8CodeUnitCount
    guard let value = form.value(bytes[range], as: type) else {
      throw NavGraph.LinkFault(name: name, text: range, type: type, form: form.description)
    }
    return value
  }

  /// The value of a query key that must be there; the first, if it is repeated.
  public func query<Value: NavGraph.URLValue>(
    _ key: StaticString, form: NavGraph.LinkForm, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    try value(of: item(key), key.description, form, as: type)
  }

  /// The fragment between its affixes.
  public func fragment<Value: NavGraph.URLValue>(
    after prefix: StaticString = "", before suffix: StaticString = "", form: NavGraph.LinkForm, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    try value(of: fragment.flatMap { inner($0, prefix, suffix) }, "#", form, as: type)
  }

  /// The value of a query key that may be absent.
  public mutating func optionalQuery<Value: NavGraph.URLValue>(
    _ key: StaticString, form: NavGraph.LinkForm, as type: Value.Type
  ) -> Value? {
    optional(item(key), key.description, form, as: type)
  }

  public mutating func optionalFragment<Value: NavGraph.URLValue>(
    after prefix: StaticString = "", before suffix: StaticString = "", form: NavGraph.LinkForm, as type: Value.Type
  ) -> Value? {
    guard let fragment else { return nil }
    if let inner = inner(fragment, prefix, suffix) { return optional(inner, "#", form, as: type) }
    ignored.append("#")
    return nil
  }

  private func value<Value: NavGraph.URLValue>(
    of item: Item?, _ name: String, _ form: NavGraph.LinkForm, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    guard let item else { throw NavGraph.LinkFault(name: name, text: nil, type: type) }
    guard let range = item.value, let value = form.value(bytes[range], as: type) else {
      throw NavGraph.LinkFault(name: name, text: item.value ?? 0..<0, type: type, form: form.description)
    }
    return value
  }

  private mutating func optional<Value: NavGraph.URLValue>(
    _ item: Item?, _ name: String, _ form: NavGraph.LinkForm, as type: Value.Type
  ) -> Value? {
    guard let item else { return nil }
    let value = item.value.flatMap { form.value(bytes[$0], as: type) }
    if value == nil { ignored.append(name) }
    return value
  }
}

"""##),
  RuntimeSource(
    .runtime, "Forms/LinkForm.swift",
    ##"""
nonisolated extension NavGraph {
  /// What a pattern asks of a placeholder's text, beside its type: `hex 40`, `01...12`, `new|top`.
  public nonisolated enum LinkForm: Sendable, CustomStringConvertible {
    /// Sorts of characters, all of them ASCII.
    public nonisolated enum Sort: Swift.String, Sendable {
      case digits, hex, letters, alphanumeric, slug, token

      fileprivate func contains(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self != .letters
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self != .digits
        case UInt8(ascii: "g")...UInt8(ascii: "z"): self != .digits && self != .hex
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self != .digits && self != .slug
        case UInt8(ascii: "G")...UInt8(ascii: "Z"): self == .letters || self == .alphanumeric || self == .token
        case UInt8(ascii: "-"): self == .slug || self == .token
        case UInt8(ascii: "_"): self == .token
        default: false
        }
      }
    }

    /// So many characters of one sort, the least and the most of them.
    case characters(Sort, Swift.Int, Swift.Int?)
    /// A number within bounds, and with how many digits it is written; 0: without zeros in front.
    case number(Swift.Int, Swift.Int, digits: Swift.Int)
    /// One of these texts.
    case words([Swift.String])

    /// As a pattern says it.
    public var description: Swift.String {
      switch self {
      case .characters(let sort, 1, nil): return sort.rawValue
      case .characters(let sort, let least, let most):
        if least == most { return sort.rawValue + " " + String(least) }
        return sort.rawValue + " " + String(least) + "..." + (most.map { String($0) } ?? "")
      case .number(let least, let most, let digits):
        return least.urlText(digits: digits) + "..." + (most == .max ? "" : most.urlText(digits: digits))
      case .words(let words): return words.joined(separator: "|")
      }
    }

    /// The value that a text stands for, if it has this form. Zeros in front are part of the form, not of a number.
    func value<Value: URLValue>(_ bytes: Swift.ArraySlice<UInt8>, as type: Value.Type) -> Value? {
      guard fits(bytes) else { return nil }
      return Value(urlText: Swift.String(decoding: bytes, as: UTF8.self))
        ?? Value(urlText: Swift.String(decoding: LinkForm.plain(bytes), as: UTF8.self))
    }

    private func fits(_ bytes: Swift.ArraySlice<UInt8>) -> Bool {
      switch self {
      case .characters(let sort, let least, let most):
        return bytes.count >= least && bytes.count <= most ?? .max && bytes.allSatisfy(sort.contains)
      case .number(let least, let most, let digits):
        guard bytes.count < 20, let first = bytes.first, bytes.allSatisfy(Sort.digits.contains) else { return false }
        guard digits > 0 ? bytes.count == digits : first != UInt8(ascii: "0") || bytes.count == 1 else { return false }
        guard let number = Swift.Int(Swift.String(decoding: bytes, as: UTF8.self)) else { return false }
        return number >= least && number <= most
      case .words(let words): return words.contains { $0.utf8.elementsEqual(bytes) }
      }
    }

    private static func plain(_ bytes: Swift.ArraySlice<UInt8>) -> Swift.ArraySlice<UInt8> {
      let rest = bytes.drop { $0 == UInt8(ascii: "0") }
      return rest.isEmpty ? bytes.suffix(1) : rest
    }
  }
}

nonisolated extension NavGraph.URLValue {
  /// The text of a number with zeros in front.
  public func urlText(digits: Swift.Int) -> Swift.String {
    let text = urlText
    guard text.utf8.count < digits, text.utf8.first != UInt8(ascii: "-") else { return text }
    return Swift.String(repeating: "0", count: digits - text.utf8.count) + text
  }
}

"""##),
  RuntimeSource(
    .runtime, "Graph/Action.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// Something that a screen asks for: its name, file and line in the graph, what must be granted first, and what it does.
  public nonisolated struct Event<G: Graph>: Hashable, Sendable {
    public let name: String
    public let source: String?
    public let guards: [G.Guard]
    public let actions: [Action<G>]

    public init(_ name: String, at source: String? = nil, requires guards: [G.Guard] = [], _ actions: Action<G>...) {
      self.name = name
      self.source = source
      self.guards = guards
      self.actions = actions
    }
  }

  /// One step of navigation.
  public nonisolated indirect enum Action<G: Graph>: Hashable, Sendable {
    case push(G.Screen)
    #if REPLACING
    /// Swaps the screen in its own slot: top or root of a stack, tab, column, modal.
    case replace(G.Screen)
    #endif
    case present(G.Modal, as: Style? = nil, then: G.Continuation? = nil)
    #if TABS
    /// Selects the item at that index of the tab bar of that name around the screen, or else in the root if that is meant, too.
    case select(G.Container, Int, orInRoot: Bool = false)
    /// Selects the item at that index of the innermost of several tab bars.
    case selectInnermost([G.Container: Int])
    #endif
    #if SPLITS
    /// A new root for that column; nil reveals it as it is.
    case show(Column, Shape<G>? = nil)
    /// That column as it was declared.
    case clear(Column)
    #endif
    #if PAGES
    case page(PageTurn)
    /// Turns to the page at that index, in the innermost of several pagers.
    case pageInnermost([G.Container: Int])
    #endif
    case pop
    #if POPTO
    case popTo(G.PopTarget)
    #endif
    case popToRoot
    case dismiss
    #if DISMISSALL
    case dismissAll
    #endif
    #if CLOSING
    /// Leaves the way the screen came: pop, dismiss or clear.
    case close
    #endif
    case finish(G.Result)
    case switchTo(G.Root)
    /// The idiom's own root, fresh.
    case restart
    #if LINKS
    case open(Target<G>)
    #endif
    #if BROWSING
    /// Out of the app.
    case browse(Foundation.URL)
    #endif
    #if WINDOWS
    /// Another scene of the app, with that root.
    case openWindow(G.Root)
    #endif
    case stay
    #if CONDITIONS
    /// The first branch whose test holds.
    case branch([Branch<G>])
    #endif

    #if BROWSING
    /// Out of the app, to a URL that is known as a text; nothing where it is none.
    package static func browse(text: String) -> Action { Foundation.URL(string: text).map { .browse($0) } ?? .stay }
    #endif
  }
}

"""##),
  RuntimeSource(
    .runtime, "Graph/Chrome.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// What the graph says about the bars around a screen.
  public nonisolated struct Chrome: Hashable, Sendable {
    /// The title; nil where the screen sets its own.
    public var title: String?
    #if TITLES
    public var titleSize = TitleSize.automatic
    /// A second line; shown from iOS 26 on.
    public var subtitle: String?
    #endif
    #if BACK
    /// The title of the Back button that the next screen shows for this one.
    public internal(set) var backTitle: String?
    public internal(set) var back = Back.standard
    #endif
    #if SWIPES
    public internal(set) var swipeBack = SwipeBack.content
    #endif
    #if HIDING
    public internal(set) var hides: Bars = []
    #endif
    #if APPEARANCES
    /// The look of its bars; nil: what is said around it.
    public internal(set) var appearance: Appearance?
    #endif
    #if ZOOMING
    public internal(set) var zooms = false
    #endif

    #if TITLES
    public init(title: String? = nil, titleSize: TitleSize = .automatic, subtitle: String? = nil) {
      self.title = title
      self.titleSize = titleSize
      self.subtitle = subtitle
    }
    #else
    public init(title: String? = nil) { self.title = title }
    #endif
  }
}

"""##),
  RuntimeSource(
    .runtime, "Graph/Graph.swift",
    ##"""
import Foundation

/// The fixed half of the generated navigation code: the same for every app, written next to the app's own tables.
public nonisolated enum NavGraph {}

nonisolated extension NavGraph {
  /// What an app's graph says, as tables: pure, and all that the fixed half ever asks.
  public nonisolated protocol Graph: Sendable {
    /// Every screen with its parameters.
    associatedtype Screen: Hashable & Sendable
    /// Everything that can be presented: modals, alerts, and screens presented without a modal of their own.
    associatedtype Modal: Hashable & Sendable
    /// Every stack, tab bar, split and pager.
    associatedtype Container: Hashable & Sendable
    /// What a scene can show at its bottom.
    associatedtype Root: Hashable & Sendable
    /// Asynchronous questions to the app, with their arguments.
    associatedtype Guard: Hashable & Sendable
    /// Synchronous questions to the app.
    associatedtype Condition: Hashable & Sendable
    #if TABS
    /// The tabs that show what the app says.
    associatedtype Badge: Hashable & Sendable = Never
    #endif
    /// What flows can finish with.
    associatedtype Result: Hashable & Sendable
    /// What goes on after a presented flow has ended, with the values that it needs.
    associatedtype Continuation: Hashable & Sendable
    #if POPTO
    /// The screens that a `pop to` names, whatever their arguments.
    associatedtype PopTarget: Hashable & Sendable
    #endif

    #if WINDOWS
    /// Whether an event opens a window: scenes know each other then.
    static var opensWindows: Bool { get }
    #endif

    #if KEYS
    /// Whether two entries with different values are the same place: their keys are equal.
    static func isSamePlace(_ one: Screen, _ other: Screen) -> Bool
    static func isSamePlace(_ one: Modal, _ other: Modal) -> Bool
    static func isSamePlace(_ one: Root, _ other: Root) -> Bool
    #endif

    static func root(on idiom: Idiom) -> Root
    static func shape(of root: Root) -> Shape<Self>
    static func presentation(of modal: Modal) -> Presentation<Self>
    #if CONTENTS
    /// What a modal shows on a kind of device, where that is something else than in its presentation.
    static func shape(of modal: Modal, on idiom: Idiom) -> Shape<Self>?
    #endif
    #if SPLITS
    static func columns(of split: Container) -> [Column: Shape<Self>]
    #endif
    #if CONTINUATIONS
    static func actions(for continuation: Continuation, after outcome: Outcome<Result>) -> [Action<Self>]
    #endif
    #if POPTO
    static func isPopTarget(_ popTarget: PopTarget, _ screen: Screen) -> Bool
    #endif
    #if FIELDS
    /// The result of a button that takes what was typed, with that text.
    static func result(_ result: Result, with text: String) -> Result
    #endif

    #if GUARDS
    static func guards(of root: Root) -> [Guard]
    static func guards(of screen: Screen) -> [Guard]
    static func guards(of modal: Modal) -> [Guard]
    #if TABS
    static func guards(ofTab index: Int, in tabs: Container) -> [Guard]
    #endif
    static func guards(ofContainer container: Container) -> [Guard]
    /// The same for the values that one of its screens shows: a stack's lowest, a page, the one screen of a modal. nil: it shows none that a
    /// guard reads.
    static func guards(of root: Root, showing screen: Screen, at index: Int) -> [Guard]?
    static func guards(of modal: Modal, showing screen: Screen, at index: Int) -> [Guard]?
    static func guards(ofContainer container: Container, showing screen: Screen, at index: Int) -> [Guard]?
    /// The flow that can turn a no into a yes; without one, no means refused.
    static func flow(for question: Guard) -> Modal?
    #endif

    #if TABS
    static func tabBar(of tabs: Container) -> TabBar<Self>
    #endif
    #if SPLITS
    static func options(of split: Container) -> SplitOptions
    #endif
    #if PAGES
    static func pageStyle(of pages: Container) -> PageStyle
    #endif
    static func chrome(of screen: Screen) -> Chrome
    /// Whether one root fades into the next.
    static var dissolvesRoots: Bool { get }
    #if TITLES
    /// Whether titles may be large anywhere: navigation bars are told once.
    static var hasLargeTitles: Bool { get }
    #endif
    #if APPEARANCES
    /// What a container says about the bars in it, its own included.
    static func appearance(of container: Container) -> Appearance?
    /// What the app says about the bars that nothing nearer speaks of.
    static var appearance: Appearance? { get }
    #endif

    /// Changes when screens, their parameters, or where they stand do.
    static var fingerprint: String { get }
    #if TABS
    /// The names of the tabs that can be selected.
    static func tabNames(of tabs: Container) -> [String]
    #endif
    #if PAGES
    static func pageNames(of pages: Container) -> [String]
    #endif
    /// The names of the screens that may stand there, with spaces between them; nil: what is declared.
    static func screens(in slot: Slot<Self>) -> String?
    /// Whether the screen of that name may be there; nil: only what is declared.
    static func isListed(_ name: String, in slot: Slot<Self>) -> Bool?
    /// The names of the screens from which that is presented; nil: from anywhere.
    static func presenters(of modal: Modal) -> String?

    static func note(of screen: Screen) -> Note
    /// The name in its note.
    static func noteName(of screen: Screen) -> String
    static func screen(from note: Note) -> Screen?
    static func note(ofModal modal: Modal) -> Note
    static func modal(from note: Note) -> Modal?
    static func note(ofRoot root: Root) -> Note
    static func root(from note: Note) -> Root?
    #if CONTINUATIONS
    static func note(ofContinuation continuation: Continuation) -> Note
    static func continuation(from note: Note) -> Continuation?
    #endif
  }

  /// The kinds of device that a root or a target may be declared for.
  public nonisolated enum Idiom: Hashable, Sendable, CaseIterable {
    case phone, pad, mac, vision
    #if CONTENTS

    /// The one that is kept under that name.
    init?(word: String) {
      guard let found = Idiom.allCases.first(where: { "\($0)" == word }) else { return nil }
      self = found
    }
    #endif
  }
}

// What an app doesn't use, its tables leave out.
nonisolated extension NavGraph.Graph {
  public static func isListed(_ name: String, in slot: NavGraph.Slot<Self>) -> Bool? { screens(in: slot)?.isListed(name) }
  #if KEYS
  public static func isSamePlace(_ one: Screen, _ other: Screen) -> Bool { false }
  public static func isSamePlace(_ one: Modal, _ other: Modal) -> Bool { false }
  public static func isSamePlace(_ one: Root, _ other: Root) -> Bool { false }
  #endif
  #if CONTENTS
  public static func shape(of modal: Modal, on idiom: NavGraph.Idiom) -> NavGraph.Shape<Self>? { nil }
  #endif
  #if SPLITS
  public static func columns(of split: Container) -> [NavGraph.Column: NavGraph.Shape<Self>] { [:] }
  #endif
  #if CONTINUATIONS
  public static func actions(for continuation: Continuation, after outcome: NavGraph.Outcome<Result>) -> [NavGraph.Action<Self>] { [] }
  #endif
  #if POPTO
  public static func isPopTarget(_ popTarget: PopTarget, _ screen: Screen) -> Bool { false }
  #endif
  #if FIELDS
  public static func result(_ result: Result, with text: String) -> Result { result }
  #endif
  #if GUARDS
  public static func guards(of root: Root) -> [Guard] { [] }
  public static func guards(of screen: Screen) -> [Guard] { [] }
  public static func guards(of modal: Modal) -> [Guard] { [] }
  #if TABS
  public static func guards(ofTab index: Int, in tabs: Container) -> [Guard] { [] }
  #endif
  public static func guards(ofContainer container: Container) -> [Guard] { [] }
  public static func guards(of root: Root, showing screen: Screen, at index: Int) -> [Guard]? { nil }
  public static func guards(of modal: Modal, showing screen: Screen, at index: Int) -> [Guard]? { nil }
  public static func guards(ofContainer container: Container, showing screen: Screen, at index: Int) -> [Guard]? { nil }
  public static func flow(for question: Guard) -> Modal? { nil }
  #endif
  #if TABS
  public static func tabBar(of tabs: Container) -> NavGraph.TabBar<Self> { NavGraph.TabBar() }
  #endif
  #if SPLITS
  public static func options(of split: Container) -> NavGraph.SplitOptions { NavGraph.SplitOptions() }
  #endif
  #if PAGES
  public static func pageStyle(of pages: Container) -> NavGraph.PageStyle { .scroll }
  #endif
  public static func chrome(of screen: Screen) -> NavGraph.Chrome { NavGraph.Chrome() }
  public static var dissolvesRoots: Bool { true }
  #if TITLES
  public static var hasLargeTitles: Bool { false }
  #endif
  #if APPEARANCES
  public static func appearance(of container: Container) -> NavGraph.Appearance? { nil }
  public static var appearance: NavGraph.Appearance? { nil }
  #endif
  #if TABS
  public static func tabNames(of tabs: Container) -> [String] { [] }
  #endif
  #if PAGES
  public static func pageNames(of pages: Container) -> [String] { [] }
  #endif
  public static func presenters(of modal: Modal) -> String? { nil }
  public static func noteName(of screen: Screen) -> String { note(of: screen).name }
  public static func note(ofModal modal: Modal) -> NavGraph.Note { .transient("") }
  public static func modal(from note: NavGraph.Note) -> Modal? { nil }
  #if CONTINUATIONS
  public static func note(ofContinuation continuation: Continuation) -> NavGraph.Note { .transient("") }
  public static func continuation(from note: NavGraph.Note) -> Continuation? { nil }
  #endif
}

"""##),
  RuntimeSource(
    .runtime, "Graph/Note.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// A screen, a modal, a root or continuation, as restoration keeps them: a name, and the arguments by theirs. Every argument is a text
  /// of its own, so that one that can't be read spoils nothing else.
  public nonisolated struct Note: Hashable, Sendable, Codable {
    public nonisolated struct Missing: Swift.Error {}

    private enum CodingKeys: String, Swift.CodingKey {
      case name, arguments
    }

    public let name: String
    var arguments: [String: String]?
    /// It can't be written down, or is not meant to be.
    public private(set) var isTransient = false

    public init(_ name: String) { self.name = name }

    public static func transient(_ name: String) -> Note {
      var note = Note(name)
      note.isTransient = true
      return note
    }

    public func with<Value: Encodable>(_ key: String, _ value: Value) -> Note {
      guard !isTransient, let text = try? Foundation.JSONEncoder().encode([value]) else { return .transient(name) }
      var note = self
      note.arguments = note.arguments ?? [:]
      note.arguments?[key] = String(decoding: text, as: UTF8.self)
      return note
    }

    public func value<Value: Decodable>(_ key: String) throws -> Value {
      guard let text = arguments?[key],
        let value = try Foundation.JSONDecoder().decode([Value].self, from: Foundation.Data(text.utf8)).first
      else {
        throw Missing()
      }
      return value
    }

    /// What was not kept, or has another type now, is what the graph says.
    public func value<Value: Decodable>(_ key: String, or fallback: Value) -> Value {
      // `(try? value(key)) ?? fallback` would ask for a `Value?`, and take a nil that was kept for a missing value.
      do { return try value(key) } catch { return fallback }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Graph/Outcome.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// How a presented flow ended.
  public nonisolated enum Outcome<Value> {
    case finished(Value)
    case dismissed(by: Cause)
  }

  /// Who ended a flow that did not finish.
  public nonisolated enum Cause: Hashable, Sendable {
    /// A swipe, a tap beside a popover, a button without a meaning.
    case user
    /// `dismiss` or `close`. A task that is cancelled hears this, too, though what it waits for stays.
    case app
    #if LINKS || GUARDS
    /// A link that led elsewhere, or an event of the app or the flow of a guard that took an alert's place.
    case link
    #endif
    /// What it stood on went away, or never was in front.
    case parent
    /// Another root took the scene over.
    case root
    #if GUARDS
    /// A guard refused it.
    case `guard`
    #endif
  }
}

nonisolated extension NavGraph.Outcome: Sendable where Value: Sendable {}
nonisolated extension NavGraph.Outcome: Equatable where Value: Equatable {}
nonisolated extension NavGraph.Outcome: Hashable where Value: Hashable {}

"""##),
  RuntimeSource(
    .runtime, "Graph/Presentation.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// How something presented looks, and what is in it.
  public nonisolated enum Presentation<G: Graph>: Hashable, Sendable {
    case flow(Shape<G>, Sheet)
    #if ALERTS
    case alert(Alert<G>)
    #endif
  }

  /// The options of a presented flow.
  public nonisolated struct Sheet: Hashable, Sendable {
    public var styles: [StyleChoice]
    public var dismissal: Dismissal
    #if COMPACT
    /// What it becomes where there is little room; nil: the first of its styles that is no popover.
    public internal(set) var compact: Style?
    #endif
    #if TRANSITIONS
    public internal(set) var transition = Transition.standard
    #endif
    #if DETENTS
    public internal(set) var detents: [Detent] = []
    public internal(set) var hasGrabber = false
    #endif
    #if DIMMING
    public internal(set) var dimming = Dimming.always
    #endif
    #if PLACEMENT
    /// Where it stands in a wide window, from iOS 27 on.
    public internal(set) var placement = Placement.automatic
    #endif

    public init(styles: [StyleChoice] = [], dismissal: Dismissal = .free) {
      self.styles = styles
      self.dismissal = dismissal
    }

    /// The style on `idiom`; a popover needs something to point at.
    package func style(on idiom: Idiom, isAnchored: Bool = false) -> Style {
      let fitting = styles.filter { isAnchored || $0.style != .popover }
      return (fitting.first { $0.idiom == idiom } ?? fitting.first { $0.idiom == nil })?.style ?? .automatic
    }
  }

  /// A presentation style, for one idiom or for all.
  public nonisolated struct StyleChoice: Hashable, Sendable {
    public var style: Style
    public var idiom: Idiom?

    public init(_ style: Style, on idiom: Idiom? = nil) {
      self.style = style
      self.idiom = idiom
    }
  }

  public nonisolated enum Style: String, Hashable, Sendable {
    case automatic, pageSheet, formSheet, fullScreen, currentContext, overFullScreen, overCurrentContext, popover
  }

  /// Who may take a modal down besides the app's own `dismiss` and `finish`.
  public nonisolated enum Dismissal: Hashable, Sendable {
    case free, blocked
    #if CONFIRMATION
    /// Its screens are asked: `DismissalConfirming`.
    case confirm
    #endif
  }
}

nonisolated extension NavGraph.Graph {
  /// What is in something presented, on a kind of device; nil for an alert.
  package static func content(of modal: Modal, on idiom: NavGraph.Idiom) -> NavGraph.Shape<Self>? {
    #if CONTENTS
    if let own = shape(of: modal, on: idiom) { return own }
    #endif
    guard case .flow(let shape, _) = presentation(of: modal) else { return nil }
    return shape
  }
}

"""##),
  RuntimeSource(
    .runtime, "Guards/Node+Guards.swift",
    ##"""
import Foundation

// The guards of containers, roots and modals, for the values that are shown in them.
nonisolated extension NavGraph.Node {
  /// What the first screen answers that shows values of this container: a stack's lowest screen, the page in front before the other pages.
  func shownFirst<Answer>(_ ask: (G.Screen, Int) -> Answer?) -> Answer? {
    switch content {
    case .screen(let screen): return ask(screen, 0)
    case .stack(_, let nodes): return nodes.first?.screen.flatMap { ask($0, 0) }
    #if PAGES
    case .pages(_, let nodes, let selected):
      for index in [selected] + nodes.indices where nodes.indices.contains(index) {
        if let answer = nodes[index].screen.flatMap({ ask($0, index) }) { return answer }
      }
      return nil
    #endif
    default: return nil
    }
  }

  /// The guards of this container that read values which it shows; nil where it shows none.
  var guardsForShownValues: [G.Guard]? {
    guard let name = container else { return nil }
    return shownFirst { G.guards(ofContainer: name, showing: $0, at: $1) }
  }

  /// The guards of this container.
  var guards: [G.Guard] { container.map { guardsForShownValues ?? G.guards(ofContainer: $0) } ?? [] }

  /// The guards of the root that this node shows.
  func guards(of root: G.Root) -> [G.Guard] { guardsForShownValues(of: root) ?? G.guards(of: root) }

  func guardsForShownValues(of root: G.Root) -> [G.Guard]? { shownFirst { G.guards(of: root, showing: $0, at: $1) } }
}

nonisolated extension NavGraph.Presented {
  /// The guards of the modal.
  var guards: [G.Guard] { guardsForShownValues ?? G.guards(of: modal) }

  var guardsForShownValues: [G.Guard]? { content?.shownFirst { G.guards(of: modal, showing: $0, at: $1) } }
}

nonisolated extension NavGraph.Graph {
  /// The guards of something that shows other values, but for those that have been answered for its old ones.
  static func unanswered(_ guards: [Guard], after old: [Guard]) -> [Guard] {
    if guards.isEmpty || guards == old { return [] }
    let answered = Set(old)
    return guards.filter { !answered.contains($0) }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Guards/Parked.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Scheduler {
  /// What waits for a guard's flow.
  package nonisolated struct Parked: Sendable {
    package let question: G.Guard
    /// nil if that has been dropped.
    package internal(set) var intent: Intent?
  }
}

"""##),
  RuntimeSource(
    .runtime, "Guards/Reducer+RootFlow.swift",
    ##"""
import Foundation

// The flow of a guard in the place of the root that it guards.
nonisolated extension NavGraph.Reducer {
  /// Puts the flow of a guard where the root was.
  mutating func enterRootFlow(_ flow: G.Modal) {
    guard let shape = G.content(of: flow, on: tree.idiom) else { return }
    end(from: 0, .dismissed(by: .root))
    endRootFlow(.dismissed(by: .root))
    if let name = tree.rootName { tree.home = NavGraph.PreviousRoot(name: name, root: tree.root, entry: tree.entry, entered: tree.entered) }
    tree.rootFlow = NavGraph.RootFlow(id: tree.mint(), flow: flow)
    tree.rootName = nil
    tree.entry = tree.mint()
    tree.root = tree.make(shape)
  }

  mutating func endRootFlow(_ outcome: NavGraph.Outcome<G.Result>) {
    guard let rootFlow = tree.rootFlow else { return }
    tree.rootFlow = nil
    if case .dismissed(by: .app) = outcome { goHome() }
    ended.append(NavGraph.Ended(id: rootFlow.id, modal: rootFlow.flow, outcome: outcome, presenter: nil, continuation: nil))
  }

  /// Back to the root that the flow of a guard had replaced.
  mutating func goHome() {
    guard tree.rootName == nil, tree.rootFlow == nil, let home = tree.home else { return }
    end(from: 0, .dismissed(by: .root))
    tree.home = nil
    tree.rootName = home.name
    tree.root = home.root
    tree.entry = home.entry
    tree.entered.formUnion(home.entered)
  }
}

"""##),
  RuntimeSource(
    .runtime, "Guards/RootFlow.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// A guard's flow in the place of the root that it guards.
  public nonisolated struct RootFlow<G: Graph>: Hashable, Sendable {
    public let id: NodeID
    public let flow: G.Modal
  }

  /// A root that may come back.
  package nonisolated struct PreviousRoot<G: Graph>: Hashable, Sendable {
    let name: G.Root
    package let root: Node<G>
    let entry: NodeID
    let entered: Set<NodeID>
  }
}

"""##),
  RuntimeSource(
    .runtime, "Guards/Scheduler+Refusing.swift",
    ##"""
import Foundation

// What comes of a no.
nonisolated extension NavGraph.Scheduler {
  /// Shows the guard's flow and parks what is left of the intent; without a flow, or after it, no is no.
  mutating func refused(_ question: G.Guard, _ intent: Intent, after reducer: NavGraph.Reducer<G>, rest: Work, atRoot: Bool) {
    let isSecondNo = intent.flowsShown.contains(question)
    guard let flow = G.flow(for: question), intent.isStart || !isSecondNo else {
      drop(intent, isSecondNo ? "its guard still says no after its flow" : "refused by a guard", goesOn: true)
      accept(reducer, of: intent)
      refuse(intent)
      if intent.isStart, tree.rootName == nil, tree.home == nil {
        startIsRefused = true
        // No flow that is over stays on the screen.
        tree.root = tree.make(.blank)
      }
      return show()
    }
    guard showsFlowsOfGuards else {
      accept(reducer, of: intent)
      drop(intent, "it waits for the flow of its guard")
      return show()
    }
    var waiting = intent
    waiting.work = rest
    waiting.denied = []
    // What the others said may be over when the flow is.
    waiting.granted = []
    waiting.flowsShown.insert(question)
    #if LINKS
    if intent.link != nil, let up = self.flow(for: question) {
      accept(reducer, of: intent)
      replace(up, with: waiting)
      return show()
    }
    #endif
    if atRoot {
      if case .rest(let parts, _, let name) = rest { waiting.work = .rest(parts, at: nil, of: name) }
      #if LINKS
      if intent.link == nil, tree.rootName != nil { dropParkedLinks("the app leaves its root") }
      #endif
    }
    let (shown, id) = showing(flow, on: reducer, atRoot: atRoot)
    if let id { parked[id] = Parked(question: question, intent: waiting) }
    accept(shown, of: intent)
    show()
  }

  /// The flow of a guard on top of what is there, or in the root's place. An alert goes first, as nothing can be presented on it.
  private func showing(
    _ flow: G.Modal, on reducer: NavGraph.Reducer<G>, atRoot: Bool
  ) -> (reducer: NavGraph.Reducer<G>, flow: NavGraph.NodeID?) {
    var shown = reducer
    if atRoot {
      shown.enterRootFlow(flow)
      return (shown, shown.tree.rootFlow?.id)
    }
    shown.uncoverAlert()
    shown.present(flow, nil, nil)
    return (shown, shown.presented)
  }

  /// The first guard on the flow of a guard that said no which has not said yes either. Those that have just said no are not asked again, so
  /// this ends whatever the graph.
  func missingGuard(
    ofFlowFor question: G.Guard, _ reducer: NavGraph.Reducer<G>, _ intent: Intent, atRoot: Bool
  ) -> G.Guard? {
    guard showsFlowsOfGuards, let flow = G.flow(for: question), intent.isStart || !intent.flowsShown.contains(question) else { return nil }
    #if LINKS
    if intent.link != nil, self.flow(for: question) != nil { return nil }
    #endif
    let shown = showing(flow, on: reducer, atRoot: atRoot).reducer
    let guards = (atRoot ? G.guards(of: flow) : []) + shown.tree.guardsEntered(from: reducer.tree)
    return guards.first { missing in
      guard !intent.granted.contains(missing), !intent.denied.contains(missing) else { return false }
      // A blank scene has nothing else to show than the flow.
      return tree.rootName != nil || tree.rootFlow != nil || G.flow(for: missing) != nil
    }
  }

  /// A refused present ends before it began, and its continuation hears of it.
  mutating func refuse(_ intent: Intent) {
    if let continuing = continuation(of: intent, then: nil) { queue.insert(continuing, at: 0) }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Guards/Scheduler+Root.swift",
    ##"""
import Foundation

// A scene without a root: guards stand before it.
nonisolated extension NavGraph.Scheduler {
  /// A scene is never left without a root: when the flow of a root's guard is over and nothing comes of it, the old one is back.
  mutating func bringsRootBack() -> Bool {
    guard isReady, tree.rootName == nil, tree.rootFlow == nil, question == nil, !startIsRefused,
      !queue.contains(where: { $0.canMakeRoot })
    else { return false }
    if tree.home != nil {
      var reducer = NavGraph.Reducer(tree)
      reducer.goHome()
      accept(reducer)
      return true
    }
    queue.insert(Intent(.start(G.root(on: tree.idiom))), at: 0)
    return false
  }
}

"""##),
  RuntimeSource(
    .runtime, "Guards/Tree+Cutting.swift",
    ##"""
import Foundation

// What is restored, without what guards refuse.
nonisolated extension NavGraph.Tree {
  /// The tree without the places whose guards say no, and everything on top of them; nil if nothing is left of the root.
  func cut(_ isDenied: (G.Guard) -> Bool) -> NavGraph.Tree<G>? {
    var tree = self
    if let rootName, root.guards(of: rootName).contains(where: isDenied) { return nil }
    guard let root = tree.cut(tree.root, isDenied) else { return nil }
    tree.root = root
    let wanted = tree.modals
    tree.modals = []
    for var modal in wanted {
      guard !modal.guards.contains(where: isDenied), let content = modal.content.flatMap({ tree.cut($0, isDenied) }),
        let presenter = modal.presenter, tree.shownIDs.contains(presenter)
      else { break }
      modal.content = content
      tree.modals.append(modal)
    }
    return tree
  }

  private mutating func cut(_ node: NavGraph.Node<G>, _ isDenied: (G.Guard) -> Bool) -> NavGraph.Node<G>? {
    if node.guards.contains(where: isDenied) { return nil }
    var node = node
    switch node.content {
    case .blank: break
    case .screen(let screen):
      if G.guards(of: screen).contains(where: isDenied) { return nil }
    case .stack(let name, let nodes):
      let kept = nodes.prefix { $0.screen.map { !G.guards(of: $0).contains(where: isDenied) } ?? true }
      if kept.isEmpty { return nil }
      node.content = .stack(name, Array(kept))
    #if TABS
    case .tabs(let name, var nodes, let selected):
      for index in [selected] + nodes.indices.filter({ $0 != selected }) where nodes.indices.contains(index) {
        guard !G.guards(ofTab: index, in: name).contains(where: isDenied), let kept = cut(nodes[index], isDenied) else { continue }
        nodes[index] = kept
        node.content = .tabs(name, nodes, selected: index)
        return node
      }
      return nil
    #endif
    #if PAGES
    case .pages(let name, let nodes, let selected):
      let free = ([selected] + nodes.indices).first { index in
        nodes.indices.contains(index) && nodes[index].screen.map { !G.guards(of: $0).contains(where: isDenied) } ?? true
      }
      guard let free else { return nil }
      node.content = .pages(name, nodes, selected: free)
    #endif
    #if SPLITS
    case .split(let name, var columns, var focus):
      let declared = G.columns(of: name)
      for column in NavGraph.Column.allCases {
        guard let inner = columns[column] else { continue }
        if let kept = cut(inner, isDenied) {
          columns[column] = kept
          continue
        }
        guard let shape = declared[column], inner.shape != shape else { return nil }
        let fresh = make(shape)
        guard let kept = cut(fresh, isDenied) else { return nil }
        columns[column] = kept
        focus.leave(column, for: .sidebar)
      }
      node.content = .split(name, columns, focus)
    #endif
    }
    return node
  }
}

"""##),
  RuntimeSource(
    .runtime, "Guards/Tree+Entering.swift",
    ##"""
import Foundation

// What asks when it is entered.
nonisolated extension NavGraph.Tree {
  /// Remembers what is shown now, forgets what is gone.
  mutating func markEntered() {
    var marked = Set<NavGraph.NodeID>(minimumCapacity: entered.count)
    for layer in layers {
      layer.walk({ $0.children }) { if entered.contains($0.id) { marked.insert($0.id) } }
      layer.walk({ $0.shown }) { marked.insert($0.id) }
    }
    entered = marked
  }

  /// The guards on places that this tree shows and `old` did not, outermost first; one that is on several of them as often.
  func guardsEntered(from old: NavGraph.Tree<G>) -> [G.Guard] {
    // A root that comes back has been entered already.
    if entry == old.home?.entry { return [] }
    var all: [G.Guard] = []
    let isFresh = entry != old.entry
    // What was shown before is asked for only where something has a guard.
    func wasShown(_ isMeant: (NavGraph.Node<G>) -> Bool) -> Bool {
      var isThere = false
      for layer in old.layers { layer.walk({ $0.shown }) { isThere = isThere || isMeant($0) } }
      return isThere
    }
    func collect(_ node: NavGraph.Node<G>) {
      if !entered.contains(node.id) {
        all += node.guards
      } else if let guards = node.guardsForShownValues {
        // It has been entered, but perhaps for other values.
        all += G.unanswered(guards, after: old.node(node.id)?.guards ?? [])
      }
      if let screen = node.screen, !entered.contains(node.id) {
        let guards = G.guards(of: screen)
        if !guards.isEmpty, isFresh || !wasShown({ $0.screen == screen }) { all += guards }
      }
      #if TABS
      // What the tab shows may be another screen by now: it is the tab that is entered.
      if case .tabs(let name, let nodes, let selected) = node.content, nodes.indices.contains(selected) {
        let guards = G.guards(ofTab: selected, in: name)
        if !guards.isEmpty, !wasShown({ $0.id == node.id && $0.selected == selected }) { all += guards }
      }
      #endif
      for child in node.shown { collect(child) }
    }
    // What shows other values than before may ask another question.
    if let rootName {
      let shown = root.guardsForShownValues(of: rootName)
      if isFresh || old.rootName == nil {
        all += shown ?? G.guards(of: rootName)
      } else if let before = old.rootName, shown != nil || before != rootName {
        all += G.unanswered(shown ?? G.guards(of: rootName), after: old.root.guards(of: before))
      }
    }
    collect(root)
    for modal in modals {
      let shown = modal.guardsForShownValues
      if let before = old.modals.first(where: { $0.id == modal.id }) {
        if shown != nil || before.modal != modal.modal { all += G.unanswered(modal.guards, after: before.guards) }
      } else {
        all += shown ?? G.guards(of: modal.modal)
      }
      if let content = modal.content { collect(content) }
    }
    return all
  }
}

#if TABS
nonisolated extension NavGraph.Node {
  /// The tab that is selected, if these are tabs.
  fileprivate var selected: Int? {
    if case .tabs(_, _, let selected) = content { selected } else { nil }
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Hiding/Chrome+Hiding.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Chrome {
  public nonisolated struct Bars: Swift.OptionSet, Hashable, Sendable {
    public static let tabBar = Bars(rawValue: 1)
    public static let navigationBar = Bars(rawValue: 2)
    public static let toolbar = Bars(rawValue: 4)
    public static let statusBar = Bars(rawValue: 8)
    public static let homeIndicator = Bars(rawValue: 16)

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The same without those bars.
  public func hiding(_ bars: Bars) -> NavGraph.Chrome {
    var chrome = self
    chrome.hides = bars
    return chrome
  }
}

"""##),
  RuntimeSource(
    .runtime, "Hosts/Link+Hosts.swift",
    ##"""
// What a host carries.
nonisolated extension NavGraph.Link {
  /// What stands before the end of the host that a pattern spells out, in lower case.
  public func host<Value: NavGraph.URLValue>(
    _ name: String, before suffix: StaticString, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    var range = authority
    if bytes[range].suffix(4).elementsEqual(":443".utf8) { range = range.dropLast(4) }
    range = range.dropLast(suffix.utf8CodeUnitCount)
    guard let value = Value(urlText: text(range).lowercased()) else { throw NavGraph.LinkFault(name: name, text: range, type: type) }
    return value
  }
}

"""##),
  RuntimeSource(
    .runtime, "Inspection/Driver.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// A scheduler without a screen, and what it has said.
  ///
  /// Tell `scheduler` what happens, and `run` until nothing is under way.
  package nonisolated struct Driver<G: Graph>: Sendable {
    package var scheduler: Scheduler<G>
    /// What the navigator would have reported, in order: what was asked, what ended, what was dropped and why.
    package private(set) var reports: [Report<G>] = []
    package private(set) var log: [String] = []
    package private(set) var browsed: [Foundation.URL] = []
    /// What other scenes were to show.
    package private(set) var windows: [G.Root] = []
    /// How what is awaited has ended, by the number of the task.
    package private(set) var outcomes: [Int: Outcome<G.Result>] = [:]
    /// The graph goes round in circles with these answers: `run` has given up.
    package private(set) var isExhausted = false
    private var shown: [Shape<G>] = []

    package init(_ scheduler: Scheduler<G>) { self.scheduler = scheduler }

    package var tree: Tree<G> { scheduler.tree }

    /// Carries out everything that can be, at most so many effects. A guard without an answer stays asked.
    package mutating func run(
      where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool? = { _ in true },
      mayGo: (NodeID) -> Bool? = { _ in true }, atMost limit: Int = 4_096
    ) {
      var said: [Scheduler<G>.Effect] = []
      let isOver = scheduler.run(where: holds, grants: grants, mayGo: mayGo, atMost: limit) { said.append($0) }
      if !isOver { isExhausted = true }
      for effect in said { record(effect) }
    }

    private mutating func record(_ effect: Scheduler<G>.Effect) {
      switch effect {
      case .resume(let waiter, let outcome): outcomes[waiter] = outcome
      case .browse(let url): browsed.append(url)
      case .openWindow(let root): windows.append(root)
      case .rest(let tree):
        let shape = tree.shape
        if shown != shape { reports.append(.shows(shape)) }
        shown = shape
      case .report(let report, _): reports.append(report)
      case .log(let text): log.append(text)
      default: break
      }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Inspection/Event+Reading.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Event {
  /// An event of a graph that is read at run time.
  package init(read name: String, guards: [G.Guard], actions: [NavGraph.Action<G>]) {
    self.name = name
    source = nil
    self.guards = guards
    self.actions = actions
  }
}

"""##),
  RuntimeSource(
    .runtime, "Inspection/Navigator+Inspection.swift",
    ##"""
import Foundation

// What tests ask: who waits for an outcome.
extension NavGraph.Navigator {
  /// How many tasks wait for an outcome.
  public var pendingOutcomes: Int { waiters.count }
  /// How many of those no outcome can reach any more: what they wait for is neither up nor on its way. There should be none.
  public var forgottenOutcomes: Int { Set(waiters.keys).subtracting(scheduler.waitersWithHope).count }
}

nonisolated extension NavGraph.Scheduler {
  /// The tasks to which an outcome can still come: what they wait for is up, or is on its way.
  fileprivate var waitersWithHope: Set<Int> {
    let up = Set(tree.modals.map { $0.id } + endings.map { $0.id })
    return Set(pending.compactMap { $0.waiter } + waiterOf.filter { up.contains($0.key) }.values)
  }
}

"""##),
  RuntimeSource(
    .runtime, "Inspection/Node+Visiting.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Node {
  /// Calls `visit` on this node and those below it that can be seen, the outer first.
  package func eachVisible(_ visit: (NavGraph.Node<G>) -> Void) { walk({ $0.visible }, visit) }

  /// Calls `visit` on this node and all below it, the outer first.
  package func eachNode(_ visit: (NavGraph.Node<G>) -> Void) { walk({ $0.children }, visit) }
}

"""##),
  RuntimeSource(
    .runtime, "Inspection/Note+JSON.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Note {
  /// An argument that is JSON already: a list of one. For graphs that are read at run time.
  package func with(_ key: String, json: String) -> NavGraph.Note {
    guard !isTransient else { return self }
    var note = self
    note.arguments = note.arguments ?? [:]
    note.arguments?[key] = json
    return note
  }
}

"""##),
  RuntimeSource(
    .runtime, "Inspection/Tree+Steps.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Tree {
  /// The tree after these steps of the screen in front.
  package func after(
    _ actions: [NavGraph.Action<G>], where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool = { _ in true }
  ) -> NavGraph.Tree<G> {
    after(NavGraph.Event(read: "steps", guards: [], actions: actions), where: holds, grants: grants)
  }
}

"""##),
  RuntimeSource(
    .runtime, "Keys/Reducer+Telling.swift",
    ##"""
import Foundation

// What stays, and is told of other values.
nonisolated extension NavGraph.Reducer {
  /// The same node with other values. Where its guards ask another question for them, it is entered again.
  mutating func told(_ node: NavGraph.Node<G>, of screen: G.Screen, insteadOf old: G.Screen) -> NavGraph.Node<G> {
    #if GUARDS
    if !G.unanswered(G.guards(of: screen), after: G.guards(of: old)).isEmpty { tree.entered.remove(node.id) }
    #endif
    var told = node
    told.content = .screen(screen)
    hasTold = hasTold || screen != old
    return told
  }

  #if LINKS
  /// Tells the top screens of a stack of these values.
  mutating func tell(_ screens: [G.Screen], on stack: NavGraph.NodeID) {
    guard let nodes = tree.node(stack)?.stack, nodes.count >= screens.count else { return }
    for (node, screen) in zip(nodes.suffix(screens.count), screens) {
      guard let same = kept(node, for: screen), same != node else { continue }
      _ = tree.update(node.id) { $0 = same }
    }
  }
  #endif
}

#if APPEVENTS
nonisolated extension NavGraph.Reducer {
  /// What an event of the app presents is on top, with other values: it is told of them, and what was pushed on it goes.
  mutating func tellTop(of modal: G.Modal) {
    guard let index = tree.modals.indices.last else { return }
    tree.modals[index].modal = modal
    guard let old = tree.modals[index].content, let shape = G.content(of: modal, on: tree.idiom) else { return }
    let new = opened(old, shape.visible)
    _ = tree.update(old.id) { $0 = new }
    place = tree.leaf.id
  }
}
#endif

#if LINKS
nonisolated extension NavGraph.Shape {
  /// Whether the same places are shown, whatever else their screens were told.
  func isPlace(of other: NavGraph.Shape<G>) -> Bool {
    func areOne(_ some: [G.Screen], _ others: [G.Screen]) -> Bool { some.elementsEqual(others) { G.isPlace($0, of: $1) } }
    switch (self, other) {
    case (.blank, .blank): return true
    case (.screen(let one), .screen(let two)): return G.isPlace(one, of: two)
    case (.stack(let name, let screens), .stack(let name2, let screens2)): return name == name2 && areOne(screens, screens2)
    #if TABS
    case (.tabs(let name, let shapes, let selected), .tabs(let name2, let shapes2, let selected2)):
      return name == name2 && selected == selected2 && shapes.elementsEqual(shapes2) { $0.isPlace(of: $1) }
    #endif
    #if SPLITS
    case (.split(let name, let columns), .split(let name2, let columns2)):
      return name == name2 && columns.count == columns2.count
        && columns.allSatisfy { column, shape in columns2[column].map { shape.isPlace(of: $0) } ?? false }
    #endif
    #if PAGES
    case (.pages(let name, let screens, let selected), .pages(let name2, let screens2, let selected2)):
      return name == name2 && selected == selected2 && areOne(screens, screens2)
    #endif
    default: return false
    }
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Links/Action+Leaving.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Action {
  /// Whether another root comes.
  var leavesRoot: Bool {
    switch self {
    case .switchTo, .restart: true
    default: false
    }
  }

  #if CONDITIONS
  /// What it opens.
  var link: NavGraph.Target<G>? {
    if case .open(let target) = self { target } else { nil }
  }

  /// What it does where a link starts the app.
  var atStart: NavGraph.Action<G> { link.map { .open($0.atStart) } ?? self }
  #endif
}

"""##),
  RuntimeSource(
    .runtime, "Links/Navigator+Links.swift",
    ##"""
import Foundation

// Links, from the app and the system.
extension NavGraph.Navigator {
  /// Opens a link, as soon as it may be. The latest link wins over those that wait; one that is on its way already is that one.
  public func open(_ target: NavGraph.Target<G>) {
    #if WINDOWS
    if G.opensWindows, isElsewhere(target) { return }
    #endif
    take { $0.open(target) }
  }

  /// Opens a link, if there is one that leads anywhere now.
  public func open(_ target: NavGraph.Target<G>?) -> Bool {
    guard let target, leadsAnywhere(target) else { return false }
    open(target)
    return true
  }

  /// Opens the first of several URLs that leads anywhere, in the order of their texts. Those that lead nowhere come back.
  public func open(_ urls: [Foundation.URL], target: (Foundation.URL) -> NavGraph.Target<G>?) -> [Foundation.URL] {
    var unknown: [Foundation.URL] = []
    var isOpen = false
    for url in urls.sorted(by: { $0.absoluteString.utf8.lexicographicallyPrecedes($1.absoluteString.utf8) }) {
      guard let target = target(url), leadsAnywhere(target) else {
        unknown.append(url)
        continue
      }
      if isOpen { log("link: another one came with it") } else { open(target) }
      isOpen = true
    }
    return unknown
  }

  /// Whether one of its branches leads anywhere now. What doesn't is the app's own affair, as what matches no pattern is; it is reported.
  private func leadsAnywhere(_ target: NavGraph.Target<G>) -> Bool {
    #if CONDITIONS
    guard target.chosen(where: answers.holds) == nil else { return true }
    take { $0.turnAway(target) }
    return false
    #else
    return true
    #endif
  }

  /// Drops the links that wait. For an app that logs out without leaving its root.
  public func forgetLinks() { take { $0.forgetLinks() } }
}

"""##),
  RuntimeSource(
    .runtime, "Links/Node+Seen.swift",
    ##"""
import Foundation

// Whether a link changes anything beneath what it presents.
nonisolated extension NavGraph.Node {
  /// Whether the same places are shown. Which column was asked for last says nothing where columns stand side by side, nor whether the first one of a
  /// collapsed split was asked for at all.
  func shows(sameAs other: NavGraph.Node<G>) -> Bool {
    #if KEYS
    guard id == other.id, shape.isPlace(of: other.shape) else { return false }
    #else
    guard id == other.id, shape == other.shape else { return false }
    #endif
    #if SPLITS
    return seenFocus == other.seenFocus
    #else
    return true
    #endif
  }

  #if SPLITS
  /// Of each split, the column that a collapsed one shows, and whether its inspector is there.
  private var seenFocus: [NavGraph.Focus] {
    var all: [NavGraph.Focus] = []
    walk({ $0.children }) { node in
      guard case .split(_, _, var focus) = node.content else { return }
      focus.column = focus.isCollapsed ? focus.front : nil
      all.append(focus)
    }
    return all
  }
  #endif
}

"""##),
  RuntimeSource(
    .runtime, "Links/Reducer+Links.swift",
    ##"""
import Foundation

// Opening a link: making a whole target visible, and keeping what already is.
nonisolated extension NavGraph.Reducer {
  mutating func open(_ general: NavGraph.Target<G>) {
    #if CONDITIONS
    // Where one of its branches leads anywhere, that is opened instead.
    guard general.branches.isEmpty else { return drop("none of its branches leads anywhere now") }
    #endif
    let target = general.resolved(on: tree.idiom)
    if target.policy == .reject, isCovered || !tree.modals.isEmpty { return drop("a modal is up, and this link doesn't touch it") }
    if !target.leavesWhatIsUp { clearing.dismiss(.everything) } else if !target.modals.isEmpty { clearing.dismiss(.alerts) }
    let before = tree.root
    switch target.place {
    case .anywhere, .here([], _, _):
      break
    case .here(let screens, let stacks, let otherwise):
      let there = stack(showing: screens, in: stacks, beneath: target.modals.count, policy: target.policy)
      if there != nil, showUp(target.modals) {
        #if KEYS
        if let there { tell(screens, on: there) }
        #endif
        return
      }
      guard let isInRoot = pushHere(screens, in: stacks, policy: target.policy, otherwise: otherwise) else { return }
      // What is presented lies on what has been pushed in a modal, whatever that modal is.
      if !isInRoot {
        place = tree.leaf.id
        return present(target.modals[...])
      }
    case .root(let root, let visible):
      show(root, visible)
      // What is up stays up, and what is wanted and on top of it is there.
      if target.policy.leavesModals { break }
      let kept = !tree.modals.isEmpty && tree.root.shows(sameAs: before) ? keep(target.modals) : 0
      end(from: kept, .dismissed(by: .link))
      place = kept > 0 ? tree.leaf.id : tree.root.leaf.id
      return present(target.modals.dropFirst(kept))
    }
    guard !target.modals.isEmpty, !showUp(target.modals) else { return }
    // Nothing can stand on an alert.
    while let top = tree.modals.last, top.content == nil { end(from: tree.modals.count - 1, .dismissed(by: .link)) }
    if showUp(target.modals) { return }
    place = tree.leaf.id
    present(target.modals[...])
  }

  private mutating func show(_ root: G.Root, _ visible: NavGraph.Visible<G>) {
    if let there = tree.rootName, G.isPlace(there, of: root) {
      tree.rootName = root
    } else {
      #if GUARDS
      hasOpenedRoot = hasOpenedRoot || tree.rootName == nil
      #endif
      enter(root, because: .link)
    }
    let node = opened(tree.root, visible)
    tree.root = node
  }

  // MARK: Modals

  private mutating func present(_ wanted: Swift.ArraySlice<NavGraph.TargetModal<G>>) {
    for modal in wanted {
      run(.present(modal.modal, as: modal.style, then: modal.continuation))
      if modal.visible != nil { _ = show(modal, at: tree.modals.count - 1) }
      place = tree.leaf.id
    }
  }

  /// From the bottom up, what is up and wanted stays, and shows what the link names in it. How many of `wanted` that are.
  private mutating func keep(_ wanted: [NavGraph.TargetModal<G>]) -> Int {
    for (index, modal) in wanted.enumerated() {
      guard tree.modals.indices.contains(index), G.isPlace(tree.modals[index].modal, of: modal.modal) else { return index }
      // What stood on it goes with what has changed.
      if show(modal, at: index) { return index + 1 }
    }
    return wanted.count
  }

  /// Whether all of `wanted` is on top already; then the uppermost shows what the link names in it.
  private mutating func showUp(_ wanted: [NavGraph.TargetModal<G>]) -> Bool {
    let first = tree.modals.count - wanted.count
    guard first >= 0, let last = wanted.last, zip(tree.modals[first...], wanted).allSatisfy({ G.isPlace($0.modal, of: $1.modal) })
    else { return false }
    var reducer = self
    for (offset, modal) in wanted.dropLast().enumerated() where reducer.show(modal, at: first + offset) { return false }
    _ = reducer.show(last, at: tree.modals.count - 1)
    self = reducer
    place = tree.leaf.id
    return true
  }

  /// Makes visible in a modal that is up what a link names; whether that changes anything. Equal screens keep their identity.
  private mutating func show(_ wanted: NavGraph.TargetModal<G>, at index: Int) -> Bool {
    guard tree.modals.indices.contains(index), let old = tree.modals[index].content,
      let shape = G.content(of: wanted.modal, on: tree.idiom)
    else { return false }
    tree.modals[index].modal = wanted.modal
    let new = opened(old, wanted.visible ?? shape.visible)
    guard new != old else { return false }
    return tree.update(old.id) { $0 = new } && !new.shows(sameAs: old)
  }

  // MARK: On top of what is shown

  /// Pushes on the innermost visible stack that may hold the screens, or leads elsewhere; whether that is in the root. nil if neither can be.
  private mutating func pushHere(
    _ screens: [G.Screen], in stacks: Set<G.Container>, policy: NavGraph.LinkPolicy, otherwise: NavGraph.TargetPlace<G>?
  ) -> Bool? {
    if let (stack, isInRoot) = innermostStack(among: stacks, beneath: 0) {
      if isInRoot, !policy.leavesModals { end(from: 0, .dismissed(by: .link)) }
      pushUnlessThere(screens, on: stack)
      return isInRoot
    }
    guard let otherwise else {
      drop("no stack that is visible may hold this screen")
      return nil
    }
    open(NavGraph.Target(otherwise, policy: policy))
    return dropped == nil ? true : nil
  }

  /// The stack just beneath the uppermost modals, if the screens are on top of it.
  private func stack(
    showing screens: [G.Screen], in stacks: Set<G.Container>, beneath count: Int, policy: NavGraph.LinkPolicy
  ) -> NavGraph.NodeID? {
    guard count > 0, tree.modals.count >= count, let (stack, isInRoot) = innermostStack(among: stacks, beneath: count) else { return nil }
    if isInRoot, tree.modals.count > count, !policy.leavesModals { return nil }
    let top = (stack.stack ?? []).compactMap { $0.screen }.suffix(screens.count)
    return top.elementsEqual(screens) { G.isPlace($0, of: $1) } ? stack.id : nil
  }

  /// The innermost visible stack of those: in the top modal beneath `count` others, else in the root.
  private func innermostStack(
    among stacks: Set<G.Container>, beneath count: Int
  ) -> (stack: NavGraph.Node<G>, isInRoot: Bool)? {
    if let content = tree.modals.dropLast(count).last?.content, let stack = visibleStack(in: content, among: stacks) {
      return (stack, false)
    }
    guard tree.rootName != nil else { return nil }
    return visibleStack(in: tree.root, among: stacks).map { ($0, true) }
  }

  private mutating func pushUnlessThere(_ screens: [G.Screen], on stack: NavGraph.Node<G>) {
    place = stack.leaf.id
    let path = stack.stack?.compactMap { $0.screen } ?? []
    let there = (0...screens.count).last { path.suffix($0).elementsEqual(screens.prefix($0)) { G.isPlace($0, of: $1) } } ?? 0
    #if KEYS
    tell(Array(screens.prefix(there)), on: stack.id)
    #endif
    for screen in screens.dropFirst(there) { push(screen) }
    clearTop()
  }

  /// In a split, `detail` comes before `content` before `sidebar`.
  private func visibleStack(in node: NavGraph.Node<G>, among stacks: Set<G.Container>) -> NavGraph.Node<G>? {
    for child in node.visible.reversed() {
      if let found = visibleStack(in: child, among: stacks) { return found }
    }
    guard node.stack != nil, let name = node.container, stacks.contains(name) else { return nil }
    return node
  }

  /// `node`, showing `visible`. What is there keeps its identity, and with it its controller.
  mutating func opened(_ old: NavGraph.Node<G>, _ visible: NavGraph.Visible<G>) -> NavGraph.Node<G> {
    var node = old
    switch (old.content, visible) {
    case (.screen, .path(let screens)):
      if let wanted = screens.last { node = self.node(for: wanted, inPlaceOf: old) }
      clearing.screens.insert(node.id)
    case (.stack(let name, let nodes), .path(let screens)):
      node.content = .stack(name, self.nodes(for: screens, inPlaceOf: nodes))
      clearing.stacks.insert(old.id)
    #if TABS
    case (.tabs(let name, var nodes, _), .tab(let index, let inner)) where nodes.indices.contains(index):
      nodes[index] = opened(nodes[index], inner)
      node.content = .tabs(name, nodes, selected: index)
    #endif
    #if PAGES
    case (.pages(let name, var nodes, _), .page(let index, let screens)) where nodes.indices.contains(index):
      for page in nodes.indices {
        if let screen = screens[page] { nodes[page] = self.node(for: screen, inPlaceOf: nodes[page]) }
      }
      node.content = .pages(name, nodes, selected: index)
    #endif
    #if SPLITS
    case (.split(let name, let columns, let focus), .columns(let wanted)):
      node.content = openedSplit(name, columns, focus, wanted)
    #endif
    case (_, .made(let shape, let inner)):
      return opened(old.container == shape.container ? old : tree.make(shape), inner)
    default:
      drop("the target doesn't fit what is declared")
    }
    return node
  }
}

"""##),
  RuntimeSource(
    .runtime, "Links/Reducer+SplitLinks.swift",
    ##"""
import Foundation

#if SPLITS
// What a link shows in the columns of a split.
nonisolated extension NavGraph.Reducer {
  mutating func openedSplit(
    _ name: G.Container, _ old: [NavGraph.Column: NavGraph.Node<G>], _ oldFocus: NavGraph.Focus,
    _ wanted: [NavGraph.Column: NavGraph.Visible<G>]
  ) -> NavGraph.Node<G>.Content {
    let declared = G.columns(of: name)
    var columns = old
    var focus = oldFocus
    focus.column = G.options(of: name).collapsesTo
    focus.showsInspector = false
    for column in NavGraph.Column.allCases {
      if let visible = wanted[column] {
        // A column may hold something else than declared; a link starts from what is declared.
        if columns[column]?.accepts(visible, asDeclared: declared[column]) != true, let shape = declared[column] {
          columns[column] = tree.make(shape)
        }
        if let node = columns[column] { columns[column] = opened(node, visible) }
        focus.bring(column)
      } else if columns[column]?.shape != declared[column] {
        columns[column] = declared[column].map { tree.make($0) }
      } else if let node = columns[column] {
        clearing.stacks.insert(node.id)
        clearing.screens.insert(node.id)
      }
    }
    return .split(name, columns, focus)
  }
}

nonisolated extension NavGraph.Node {
  /// Whether a target can be shown in this container; one that names no other is for the declared one.
  func accepts(_ visible: NavGraph.Visible<G>, asDeclared shape: NavGraph.Shape<G>?) -> Bool {
    if case .made = visible { true } else { container == shape?.container }
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Links/Scheduler+Links.swift",
    ##"""
import Foundation

// Links that wait: for the scene's root, for a guard's flow, for a modal that only the app may take down.
nonisolated extension NavGraph.Scheduler {
  /// Opens a link, as soon as it may be. The latest link wins over those that wait; one that is on its way already is that one.
  package mutating func open(_ target: NavGraph.Target<G>) {
    let target = hasUser ? target : target.atStart
    #if GUARDS
    if startIsRefused {
      startIsRefused = false
      queue.insert(Intent(.start(G.root(on: tree.idiom))), at: 0)
      pump()
    }
    #endif
    if isOnItsWay(target) {
      #if EXPIRY
      renew(target)
      #endif
      return effects.append(.log("link: it is on its way already"))
    }
    // What was presented when the scene was last seen doesn't come back on top of a link.
    if restored != nil { queue.removeAll { $0.saved != nil } }
    #if EXPIRY
    var intent = Intent(.open(target))
    intent.arrived = time
    #else
    let intent = Intent(.open(target))
    #endif
    // It comes up beside what waits, and what is asked is not for it.
    if isShownAtOnce(target) {
      dropQueued("a newer one came", shownAtOnce: true)
      return enqueue(intent)
    }
    // The flow in the root's place, or the question whether a modal may go, is for the newer link now.
    #if GUARDS
    if let rootFlow = tree.rootFlow, parked[rootFlow.id]?.intent?.link != nil { return replace(rootFlow.id, with: intent) }
    #endif
    #if GUARDS || CONFIRMATION
    if question?.holdsQueue == true, let older = question?.intent, older.link != nil {
      drop(older, "a newer one came")
      question?.intent = intent
      question?.isForAnother = true
      return
    }
    #endif
    dropQueued("a newer one came", shownAtOnce: false)
    dropParkedLinks("a newer one came")
    enqueue(intent)
  }

  #if CONDITIONS
  /// A link that opens nothing as things are now. What waits goes on waiting.
  mutating func turnAway(_ target: NavGraph.Target<G>) { drop(Intent(.open(target)), "none of its branches leads anywhere now") }
  #endif

  /// Drops the links that wait. For an app that logs out without leaving its root.
  package mutating func forgetLinks() {
    for isShownAtOnce in [false, true] { dropQueued("the app has forgotten it", shownAtOnce: isShownAtOnce) }
    dropParkedLinks("the app has forgotten it")
    #if GUARDS || CONFIRMATION
    guard let asked = question, let link = asked.intent, link.link != nil else { return }
    answerDropped(link)
    if asked.holdsQueue {
      question?.intent = nil
    } else {
      question = nil
      pump()
    }
    #endif
  }

  private func isOnItsWay(_ target: NavGraph.Target<G>) -> Bool { pending.contains { $0.link == target } }

  /// Holds a link until that modal has gone.
  mutating func wait(_ link: Intent, for modal: NavGraph.NodeID) {
    if let older = waitingLink { answerDropped(older) }
    waitingLink = link
    waitingLink?.waitedFor = modal
    #if EXPIRY
    // One that an event opens waits from now on.
    if link.arrived == nil { waitingLink?.arrived = time }
    #endif
  }

  /// Drops the links in the queue: those that are shown at once and those that wait take each other's places, never the others'.
  private mutating func dropQueued(_ why: String, shownAtOnce: Bool) {
    let queued = queue.filter { $0.link.map { isShownAtOnce($0) == shownAtOnce } ?? false }
    if queued.isEmpty { return }
    queue = queue.filter { $0.link.map { isShownAtOnce($0) != shownAtOnce } ?? true }
    for link in queued { drop(link, why) }
  }

  /// Those that wait for a guard's flow, or for a modal to go. The flow stays up.
  mutating func dropParkedLinks(_ why: String) {
    if let link = waitingLink {
      waitingLink = nil
      drop(link, why)
    }
    #if GUARDS
    // The oldest flow first, so that what is reported doesn't depend on a dictionary.
    for (flow, waiting) in parked.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let link = waiting.intent, link.link != nil else { continue }
      parked[flow]?.intent = nil
      drop(link, why)
    }
    #endif
  }
}

"""##),
  RuntimeSource(
    .runtime, "Links/Scheduler+LinksBehindFlows.swift",
    ##"""
import Foundation

#if GUARDS
// Links that wait behind the flow of a guard.
nonisolated extension NavGraph.Scheduler {
  /// The flow of that guard, if it is up.
  func flow(for question: G.Guard) -> NavGraph.NodeID? {
    parked.first { id, parked in
      parked.question == question && (tree.rootFlow?.id == id || tree.modals.contains { $0.id == id })
    }?.key
  }

  /// Parks a link behind a flow that is up already.
  mutating func replace(_ flow: NavGraph.NodeID, with intent: Intent) {
    guard let old = parked[flow] else { return }
    if let older = old.intent {
      drop(older, "a newer link waits in its place")
    }
    var waiting = intent
    waiting.flowsShown.insert(old.question)
    parked[flow] = Parked(question: old.question, intent: waiting)
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Links/Shape+Visible.swift",
    ##"""
import Foundation

// What a link names in a container that it makes.
nonisolated extension NavGraph.Shape {
  /// The container that this is, if it is one.
  var container: G.Container? {
    switch self {
    case .blank, .screen: nil
    case .stack(let name, _): name
    #if TABS
    case .tabs(let name, _, _): name
    #endif
    #if SPLITS
    case .split(let name, _): name
    #endif
    #if PAGES
    case .pages(let name, _, _): name
    #endif
    }
  }

  /// What is visible where this has just been made.
  var visible: NavGraph.Visible<G> {
    switch self {
    case .blank: .path([])
    case .screen(let screen): .path([screen])
    case .stack(_, let screens): .path(screens)
    #if TABS
    case .tabs(_, let shapes, let selected): .tab(selected, shapes.indices.contains(selected) ? shapes[selected].visible : .path([]))
    #endif
    #if SPLITS
    case .split: .columns([:])
    #endif
    #if PAGES
    case .pages(_, let screens, let selected):
      .page(selected, of: Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($0, $1) }))
    #endif
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Links/Target.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// Where a link leads: everything that is visible once it has been opened.
  public nonisolated struct Target<G: Graph>: Hashable, Sendable {
    public var place: TargetPlace<G>
    /// What is presented on top, from the bottom up.
    public var modals: [TargetModal<G>]
    /// What happens to modals that are up.
    public var policy: LinkPolicy
    /// How many seconds it may wait; nil: as long as it has to.
    public var expiry: Int?
    public var guards: [G.Guard]
    /// Where it leads on some idioms instead.
    public var others: [Idiom: Target]
    #if CONDITIONS
    /// Each opens one target, or stays: the first whose test holds when the link is opened says where it leads. Empty: it leads there anyway.
    public var branches: [Branch<G>] = []
    #endif

    public init(
      _ place: TargetPlace<G>, presenting modals: [TargetModal<G>] = [], policy: LinkPolicy = .dismiss, expiresAfter expiry: Int? = nil,
      requires guards: [G.Guard] = [], on others: [Idiom: Target] = [:]
    ) {
      self.place = place
      self.modals = modals
      self.policy = policy
      self.expiry = expiry
      self.guards = guards
      self.others = others
    }

    #if CONDITIONS
    /// A link that leads to one of several places, or to none.
    public init(_ branches: [Branch<G>], policy: LinkPolicy = .dismiss, expiresAfter expiry: Int? = nil) {
      self.init(.anywhere, policy: policy, expiresAfter: expiry)
      self.branches = branches
    }
    #endif

    /// The target of a link that starts the app: instead of on top of something it leads to the place behind `or`.
    var atStart: Target {
      var target = self
      if case .here(_, _, let otherwise?) = place { target.place = otherwise }
      target.others = others.mapValues { $0.atStart }
      #if CONDITIONS
      target.branches = branches.map { Branch(test: $0.test, actions: $0.actions.map { $0.atStart }) }
      #endif
      return target
    }

    #if CONDITIONS
    /// Where it leads with these answers; nil: it opens nothing.
    package func chosen(where holds: (G.Condition) -> Bool) -> Target? {
      if branches.isEmpty { return self }
      let chosen = branches.first { $0.test?.evaluate(holds) ?? true }
      return chosen?.actions.lazy.compactMap { $0.link }.first
    }
    #endif

    /// Whether it leads to a root, at least with some answers.
    var mayEnterRoot: Bool {
      if case .root = place { return true }
      #if CONDITIONS
      return branches.contains { $0.actions.contains { $0.link?.mayEnterRoot ?? false } }
      #else
      return false
      #endif
    }

    /// The target for that kind of device.
    package func resolved(on idiom: Idiom) -> Target { others[idiom] ?? self }

    /// Whether it is shown over the flow of a guard that has the root's place, instead of after it: nothing beneath changes.
    package var isShownAtOnce: Bool {
      switch place {
      case .anywhere, .here([], _, _): policy == .now
      case .here, .root: false
      }
    }
  }

  /// A modal that a target presents, and what is visible in it.
  public nonisolated struct TargetModal<G: Graph>: Hashable, Sendable {
    public var modal: G.Modal
    public var style: Style?
    public var continuation: G.Continuation?
    /// nil: what the modal shows first.
    public var visible: Visible<G>?

    public static func present(
      _ modal: G.Modal, as style: Style? = nil, then continuation: G.Continuation? = nil, showing visible: Visible<G>? = nil
    ) -> TargetModal {
      TargetModal(modal: modal, style: style, continuation: continuation, visible: visible)
    }
  }

  /// The part of a target below its modals.
  public nonisolated indirect enum TargetPlace<G: Graph>: Hashable, Sendable {
    case root(G.Root, Visible<G>)
    /// On top of the innermost visible stack of these, otherwise elsewhere; without screens, on top of whatever is shown.
    case here([G.Screen], in: Set<G.Container>, otherwise: TargetPlace?)
    /// Whatever is shown stays.
    case anywhere
  }

  /// What a container shows when a link has been opened. What it doesn't name is kept.
  public nonisolated indirect enum Visible<G: Graph>: Hashable, Sendable {
    /// The whole path of a stack, its root first; or the one screen of a bare slot.
    case path([G.Screen])
    #if TABS
    case tab(Int, Visible)
    #endif
    #if SPLITS
    /// Columns that are not named go back to what is declared.
    case columns([Column: Visible])
    #endif
    #if PAGES
    /// The page at that index. Pages that are listed show that screen from now on, the others what they show.
    case page(Int, of: [Int: G.Screen] = [:])
    #endif
    /// Another container than the declared one, unless it is there already.
    case made(Shape<G>, Visible)
  }

  public nonisolated enum LinkPolicy: Hashable, Sendable {
    case dismiss, over, wait, reject
    /// As `over`, and it doesn't wait for the flow of a guard that has the root's place.
    case now

    /// Whether modals stay up over what the link changes.
    var leavesModals: Bool { self == .over || self == .now }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Links/Tree+NewPlace.swift",
    ##"""
import Foundation

// What a link shows that was not there.
nonisolated extension NavGraph.Tree {
  /// Whether anything that is shown, or is beneath what is shown, was neither. A screen with other values is another one.
  func showsNewPlace(since old: NavGraph.Tree<G>) -> Bool {
    if entry != old.entry { return true }
    if let top = modals.last, !old.modals.contains(where: { $0.id == top.id }) { return true }
    var there: Set<G.Screen> = []
    for layer in old.layers { layer.walk({ $0.shown }) { if let screen = $0.screen { there.insert(screen) } } }
    var isNew = false
    for layer in layers { layer.walk({ $0.shown }) { if let screen = $0.screen { isNew = isNew || !there.contains(screen) } } }
    return isNew
  }
}

"""##),
  RuntimeSource(
    .runtime, "Links/Tree+Yielding.swift",
    ##"""
import Foundation

// What was restored gives way to a link.
nonisolated extension NavGraph.Tree {
  /// The tree without what a link that waits names: no modals, its tab selected, its stack as declared. nil if it leads to another root.
  func yielding(to target: NavGraph.Target<G>) -> NavGraph.Tree<G>? {
    guard case .root(let name, let visible) = target.resolved(on: idiom).atStart.place else { return self }
    guard name == rootName else { return nil }
    var tree = self
    tree.modals = []
    tree.root = tree.yielding(tree.root, to: visible, declared: G.shape(of: name))
    return tree
  }

  private mutating func yielding(
    _ node: NavGraph.Node<G>, to visible: NavGraph.Visible<G>, declared: NavGraph.Shape<G>
  ) -> NavGraph.Node<G> {
    switch (node.content, visible, declared) {
    #if TABS
    case (.tabs(let name, var nodes, _), .tab(let index, let inner), .tabs(_, let shapes, _))
    where nodes.indices.contains(index) && shapes.indices.contains(index):
      nodes[index] = yielding(nodes[index], to: inner, declared: shapes[index])
      return NavGraph.Node(id: node.id, content: .tabs(name, nodes, selected: index))
    #endif
    #if PAGES
    case (_, .page, _): return node
    #endif
    default: return make(declared)
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Navigator/NavigationHost.swift",
    ##"""
import Foundation

extension NavGraph {
  /// The screen, as a navigator sees it.
  @MainActor public protocol Host: AnyObject {
    /// Makes the screen equal to the navigator's tree, in as many turns as that takes.
    func reconcile()
    /// Reports what the screen shows and the tree doesn't know: somebody else's dismiss, a finished swipe.
    func absorb()
    /// Runs `work` once nothing moves and the screen equals the tree; at once if that is so now.
    func whenQuiet(_ work: @escaping @MainActor () -> Void)
    #if CONFIRMATION
    /// Asks the screens of a modal with `dismissal confirm`.
    func confirmDismissal(of modal: NodeID) async -> Bool
    #endif
    #if ANCHORS
    /// What a popover of that modal points at, and what that screen grows out of.
    func anchor(_ id: NodeID, at anchor: Anchor)
    #endif
    #if WINDOWS
    /// Whether another window of the app can open here.
    var opensWindows: Bool { get }
    /// Asks the system for a scene that shows that.
    func openWindow(_ saved: Snapshot)
    /// Brings the window of this to the front; false where there is none.
    func comeForward() -> Bool
    #endif
    /// What the app itself has presented over all of it; nil where nothing is.
    var cover: Cover? { get }
    /// What the app itself has pushed or presented there goes when the screen is made equal to the tree.
    func clear(_ clearing: Clearing)
    /// Runs `work` after that many seconds.
    func after(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void)
    /// Nothing moves, and nothing is waited for.
    var isQuiet: Bool { get }
    /// How many seconds what moves now takes, as far as the system says so.
    var movementDuration: Double { get }
    /// Nothing has come to rest for long: forgets what it waits for and reads the screen. Says what is seen to move.
    func lookAfresh() -> Movement
    /// Lets go of everything that the app has given: the navigator has stopped.
    func release()
  }

  /// What moves on the screen.
  public nonisolated enum Movement: Sendable { case none, animation, finger }

  /// What the app answers.
  @MainActor public struct Answers<G: Graph> {
    #if GUARDS
    public var grants: @MainActor (G.Guard) async -> Bool = { _ in true }
    #endif
    #if CONDITIONS
    public var holds: @MainActor (G.Condition) -> Bool = { _ in false }
    #endif
    #if TABS
    public var badge: @MainActor (G.Badge) -> String? = { _ in nil }
    #endif
    #if BROWSING
    public var browse: @MainActor (Foundation.URL) -> Void = { _ in }
    #endif
    #if HEIGHTS
    public var height: @MainActor (String, Foundation.CGFloat) -> Foundation.CGFloat? = { _, _ in nil }
    #endif

    public init() {}
  }

  /// One place on the screen, from which events are sent. It keeps nothing alive.
  @MainActor public final class Place<G: Graph> {
    private(set) weak var navigator: Navigator<G>?
    public let id: NodeID
    let answer: (@MainActor (Event<G>) -> Outcome<G.Result>)?
    #if APPEVENTS
    private let isAnywhere: Bool
    #endif

    public init(_ navigator: Navigator<G>, _ id: NodeID) {
      self.navigator = navigator
      self.id = id
      answer = nil
      #if APPEVENTS
      isAnywhere = false
      #endif
    }

    #if APPEVENTS
    /// No place: events of the app happen wherever the user is then.
    public init(anywhereIn navigator: Navigator<G>) {
      self.navigator = navigator
      id = NodeID(rawValue: 0)
      answer = nil
      isAnywhere = true
    }
    #endif

    /// A place in no scene, for tests and previews of a screen alone: `answer` is told every event, and says how an awaited one ends.
    public init(answer: @escaping @MainActor (Event<G>) -> Outcome<G.Result>) {
      id = NodeID(rawValue: 0)
      self.answer = answer
      #if APPEVENTS
      isAnywhere = false
      #endif
    }

    public func send(_ event: Event<G>) {
      #if APPEVENTS
      if isAnywhere {
        navigator?.strike(event)
        return
      }
      #endif
      if let answer { _ = answer(event) } else { navigator?.send(event, from: id) }
    }

    #if OUTCOMES
    /// Sends the event, and waits until what it presents has ended.
    public func perform(_ event: Event<G>) async -> Outcome<G.Result> {
      if let answer { return answer(event) }
      #if APPEVENTS
      if isAnywhere { return await navigator?.perform(event) ?? .dismissed(by: .parent) }
      #endif
      return await navigator?.perform(event, from: id) ?? .dismissed(by: .parent)
    }
    #endif
  }
}

extension NavGraph.Host {
  // A screen on which only the graph shows anything.
  public var cover: NavGraph.Cover? { nil }
  public func clear(_ clearing: NavGraph.Clearing) {}
  public var isQuiet: Bool { true }
  public var movementDuration: Double { 0 }
  public func release() {}
}

"""##),
  RuntimeSource(
    .runtime, "Navigator/Navigator+Effects.swift",
    ##"""
import Foundation

extension NavGraph.Navigator {
  /// Tells the scheduler something, and carries out what comes of it. An effect may call this again; what comes of that follows.
  func take(_ input: (inout NavGraph.Scheduler<G>) -> Void) {
    scheduler.hasScreen = host != nil
    scheduler.cover = host?.cover
    #if EXPIRY
    scheduler.time = clock()
    #endif
    #if WINDOWS
    scheduler.opensWindows = host?.opensWindows ?? false
    #endif
    input(&scheduler)
    guard !isCarryingOut else { return }
    isCarryingOut = true
    while let effect = scheduler.takeEffect() { carryOut(effect) }
    isCarryingOut = false
    watchCover()
  }

  private func carryOut(_ effect: NavGraph.Scheduler<G>.Effect) {
    switch effect {
    case .begin:
      whenQuiet { [weak self] in self?.next() }
    #if OUTCOMES
    case .goOn:
      _Concurrency.Task { @MainActor [weak self] in self?.next() }
    #endif
    case .plan(let intent):
      // Conditions are the app's code, which may ask or tell this navigator anything: it looks at a copy meanwhile.
      let before = scheduler
      #if CONDITIONS
      let plan = before.plan(intent, where: answers.holds)
      #else
      let plan = before.plan(intent) { _ in false }
      #endif
      take { $0.carryOut(plan, of: intent) }
    case .clear(let clearing):
      host?.clear(clearing)
    case .show:
      host?.reconcile()
      whenQuiet { [weak self] in self?.take { $0.finishTurn() } }
    #if GUARDS
    case .ask(let question, let id):
      ask(id) { [answers] in await answers.grants(question) }
    #endif
    #if CONFIRMATION
    case .confirm(let modal, let id):
      ask(id) { [weak self] in await self?.host?.confirmDismissal(of: modal) ?? true }
    #endif
    #if OUTCOMES
    case .resume(let waiter, let outcome):
      waiters.removeValue(forKey: waiter)?.resume(returning: outcome)
    #endif
    #if ANCHORS
    case .anchor(let id, let anchor):
      host?.anchor(id, at: anchor)
    #endif
    #if BROWSING
    case .browse(let url):
      answers.browse(url)
    #endif
    #if WINDOWS
    case .openWindow(let root): openWindow(root)
    #endif
    case .rest(let tree):
      interval(nil)
      guard report != nil else { break }
      let shown = tree.shape
      if shown != reported { pass(.shows(shown)) }
      reported = shown
    case .report(let step, let source):
      pass(step, at: source)
    case .log(let text):
      log(text)
    }
  }

  /// Every step passes here, with file and line of its event in the graph: the place for a breakpoint.
  package func pass(_ step: NavGraph.Report<G>, at source: String? = nil) {
    if case .began(let name) = step { interval(name) }
    report?(step)
  }

  private func next() {
    guard !scheduler.hasStopped else { return }
    host?.absorb()
    take { $0.next() }
  }

  #if GUARDS || CONFIRMATION
  /// Asks, and goes on when the screen is quiet; until then the question can still be cancelled.
  private func ask(_ id: Int, _ ask: @escaping @MainActor () async -> Bool) {
    _Concurrency.Task { @MainActor [weak self] in
      let isYes = await ask()
      guard let self, scheduler.isWaiting(for: id) else { return }
      whenQuiet { [weak self] in
        guard let self, let question = scheduler.takeQuestion(id) else { return }
        host?.absorb()
        take { $0.answer(question, with: isYes) }
      }
    }
  }
  #endif
}

"""##),
  RuntimeSource(
    .runtime, "Navigator/Navigator+Host.swift",
    ##"""
import Foundation

// From the host: facts, taken over at once.
extension NavGraph.Navigator {
  /// That stack now shows only these of its screens.
  public func hostShows(_ screens: Set<NavGraph.NodeID>, in stack: NavGraph.NodeID) { take { $0.hostShows(screens, in: stack) } }

  #if TABS || PAGES
  /// The user selected that tab, or turned to that page.
  public func hostSelected(_ index: Int, in container: NavGraph.NodeID) { take { $0.hostSelected(index, in: container) } }
  #endif

  #if TABS
  /// The user has tapped a tab that only acts.
  public func send(_ action: NavGraph.Event<G>, ofTabIn bar: NavGraph.NodeID) { take { $0.send(action, ofTabIn: bar) } }
  #endif

  #if TABS || PAGES && GUARDS
  /// The user wants that tab or that page, which UIKit was not allowed to show by itself.
  public func select(_ index: Int, in container: NavGraph.NodeID) { take { $0.select(index, in: container) } }

  /// Whether no guard asks when that tab is selected, or that page turned to.
  public func entersFreely(_ index: Int, in container: NavGraph.NodeID) -> Bool { scheduler.entersFreely(index, in: container) }
  #endif

  /// That modal has left the screen, or is to leave it.
  public func hostDismissed(_ modal: NavGraph.NodeID, _ outcome: NavGraph.Outcome<G.Result> = .dismissed(by: .user)) {
    take { $0.hostDismissed(modal, outcome) }
  }

  #if CONFIRMATION
  /// The user tried to take down a modal whose screens want to be asked.
  public func hostAttemptedDismissal(of modal: NavGraph.NodeID) { take { $0.hostAttemptedDismissal(of: modal) } }
  #endif
}

"""##),
  RuntimeSource(
    .runtime, "Navigator/Navigator+Watch.swift",
    ##"""
import Foundation

extension NavGraph.Navigator {
  /// Runs `work` when nothing moves and the screen shows the tree.
  func whenQuiet(_ work: @escaping @MainActor () -> Void) {
    hostMoves()
    host?.whenQuiet { [weak self] in
      self?.hostMoves()
      work()
    }
  }

  /// Something on the screen has begun to move, or has come to its end: the time that it may take begins again.
  public func hostMoves() { watch(after: 0) }

  /// The one bound on every wait for the system. Its callbacks are hints to look: where none comes for `patience` seconds after what moves
  /// should have come to rest, the screen is read as it is. `looks` is how often that was done while one animation went on.
  private func watch(after looks: Int) {
    steps += 1
    guard let patience, let host else { return }
    let before = steps
    host.after(host.movementDuration + patience) { [weak self] in
      guard let self, steps == before, !scheduler.hasStopped, let host = self.host, scheduler.isBusy || !host.isQuiet else { return }
      let movement = host.lookAfresh()
      // An animation may be slower than it says. One that goes on and on is a fault, too.
      if movement == .none || movement == .animation && looks == 3 {
        log("the screen has not come to rest \(patience) seconds after what moved should have; it is read afresh")
        pass(.isStuck)
      }
      // What that look has begun is watched already.
      if steps == before { watch(after: movement == .animation ? looks + 1 : 0) }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Navigator/Navigator.swift",
    ##"""
import Foundation

extension NavGraph {
  /// The navigation of one scene: a scheduler decides, and this carries out what it says, with a screen and with the app's answers.
  /// An intent starts when the screen is quiet and ends when the screen shows its result.
  @MainActor public final class Navigator<G: Graph> {
    public weak var host: (any Host)?
    /// Says what was dropped, and why: to the system's log in debug builds, to nobody in others.
    public var log: @MainActor (String) -> Void = NavGraph.log
    /// Hears what happens, in order.
    public var report: (@MainActor @Sendable (Report<G>) -> Void)?
    /// Hears what begins, and nil when the screen is at rest after it: an interval in Instruments.
    public var interval: @MainActor (String?) -> Void = NavGraph.signposts()
    /// How many seconds longer than its animation anything may take to come to rest before that is looked into; nil for any time.
    public var patience: Double? = 2

    #if EXPIRY
    /// What time it is, in seconds since any moment: for links that wait for so long and no longer. Time goes on while the device sleeps.
    public var clock: @MainActor () -> Double = { Foundation.Date().timeIntervalSinceReferenceDate }
    #endif

    package private(set) var answers: Answers<G>
    package internal(set) var scheduler: Scheduler<G>
    /// An effect is being carried out. Those that come of it wait until it is done.
    var isCarryingOut = false
    #if OUTCOMES
    var waiters: [Int: _Concurrency.CheckedContinuation<Outcome<G.Result>, Never>] = [:]
    #endif
    /// What was reported last as shown.
    var reported: [Shape<G>] = []
    /// Counts what was begun and brought to an end, for the look after `patience`.
    var steps = 0
    let coverWatch = CoverWatch<G>()

    /// `saved` is what the scene showed when it was last seen: as much of it as this graph and its guards allow comes back.
    public init(
      idiom: Idiom, answers: Answers<G>, restoring saved: Snapshot? = nil, report: (@MainActor @Sendable (Report<G>) -> Void)? = nil
    ) {
      self.answers = answers
      self.report = report
      scheduler = Scheduler(idiom: idiom, restoring: saved)
    }

    public var tree: Tree<G> { scheduler.tree }
    /// Counts the changes of the tree.
    public var changes: Int { scheduler.changes }
    #if KEYS
    /// Counts the changes that have told screens which stay of other values.
    public var tellings: Int { scheduler.tellings }
    #endif
    /// Nothing is under way, and nothing could be; a link may still wait for the scene's root.
    public var isIdle: Bool { !isCarryingOut && scheduler.isIdle }
    /// What a saved scene showed is being brought back: nothing of that is animated.
    public var isRestoring: Bool { scheduler.isRestoring }
    /// What is to be kept; nil while the scene has shown nothing yet.
    public var snapshot: Snapshot? { scheduler.snapshot }

    /// Begins to work, once the host is there and what a saved scene showed is back. Links that come before wait.
    public func start() {
      #if WINDOWS
      if G.opensWindows { OpenScenes.add(self) }
      #endif
      take { $0.start() }
      _Concurrency.Task { @MainActor [weak self] in self?.take { $0.connected() } }
    }

    /// Ends everything: who waits is answered, what is queued is forgotten, and everything that the app has given is let go of, so that an
    /// object of the app's may hold the scene and answer its guards. For a scene that disconnects.
    public func stop() {
      #if WINDOWS
      OpenScenes.remove(self)
      #endif
      take { $0.stop() }
      answers = Answers()
      (report, log, interval) = (nil, NavGraph.log, { _ in })
      host?.release()
    }

    public func send(_ event: Event<G>, from place: NodeID) { take { $0.send(event, from: place) } }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Navigator/PanningScreen.swift",
    ##"""
import Foundation

extension NavGraph {
  /// What recognises a pan: `UIGestureRecognizer`.
  @MainActor public protocol PanRecognizer: AnyObject {}

  /// A screen that is a controller and has pans of its own may conform. From iOS 26 on a swipe anywhere on a screen leads back; these go
  /// first. A view has `pansBeforeSwipeBack()` for that.
  @MainActor public protocol PanningScreen: AnyObject {
    associatedtype Pan: PanRecognizer
    var pansBeforeSwipeBack: [Pan] { get }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Navigator/Report.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// What a navigator did: for a log, for analytics, for an app's tests.
  public nonisolated enum Report<G: Graph>: Hashable, Sendable {
    /// An intent's reducer has come; its name is that of the event, or `link`, `tab`, `swipe`, `continuation`, `start`.
    case began(String)
    /// An intent, or what was left of it, is not carried out.
    case dropped(String, because: String)
    #if GUARDS
    case asked(G.Guard, isGranted: Bool)
    #endif
    /// The screen has come to rest and shows something else than before.
    case shows([Shape<G>])
    /// A presented flow, or that of a guard, has left the screen.
    case ended(G.Modal, Outcome<G.Result>)
    /// The screen did not come to rest in time.
    case isStuck
    /// Something waits until what the app itself has presented is gone.
    case isHeldUp
    /// What the app itself had pushed or presented was in the way, and is gone: the name of its class.
    case wentOver(String)
    /// What has left the screen is still in memory.
    case leaks(String)
    #if EMBEDDING || MIXED
    /// A screen on a stack has brought a stack of its own: there are two bars, and two Backs.
    case nests(String)
    #endif
  }
}

"""##),
  RuntimeSource(
    .runtime, "Navigator/SystemLog.swift",
    ##"""
import Foundation

#if canImport(os)
import os
#endif

extension NavGraph {
  /// The system's log in debug builds; nothing in others.
  package nonisolated static func log(_ text: String) {
    #if DEBUG && canImport(os)
    os.Logger(subsystem: "navgraph", category: "navigation").notice("\(text, privacy: .public)")
    #endif
  }

  /// Transitions as intervals for Instruments.
  @MainActor package static func signposts() -> @MainActor (String?) -> Void {
    #if canImport(os)
    let signposter = os.OSSignposter(subsystem: "navgraph", category: "navigation")
    var current: os.OSSignpostIntervalState?
    return { name in
      if let interval = current { signposter.endInterval("transition", interval) }
      current = name.map { signposter.beginInterval("transition", "\($0, privacy: .public)") }
    }
    #else
    return { _ in }
    #endif
  }
}

"""##),
  RuntimeSource(
    .runtime, "Opaque/Clearing.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// Where nothing of the app's own may be left, since that would cover what is to be seen.
  public nonisolated struct Clearing: Hashable, Sendable {
    public nonisolated enum Presented: Int, Hashable, Sendable {
      case nothing, alerts, everything
    }

    /// Stacks that hold the graph's screens alone.
    public internal(set) var stacks: Set<NodeID> = []
    /// Screens on which nothing of the app's own lies.
    public internal(set) var screens: Set<NodeID> = []
    /// What of that which the app itself has presented on top goes.
    public internal(set) var presented = Presented.nothing

    public init() {}

    public var isEmpty: Bool { stacks.isEmpty && screens.isEmpty && presented == .nothing }

    public mutating func formUnion(_ other: Clearing) {
      stacks.formUnion(other.stacks)
      screens.formUnion(other.screens)
      dismiss(other.presented)
    }

    /// What was presented has been taken away.
    public mutating func dismissed() { presented = .nothing }

    mutating func dismiss(_ wanted: Presented) {
      if wanted.rawValue > presented.rawValue { presented = wanted }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Opaque/Cover.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// What the app itself has presented over everything that the graph shows.
  public nonisolated enum Cover: Hashable, Sendable {
    /// An alert or an action sheet: nothing can lie on it.
    case alert
    /// Something that only the app may dismiss.
    case held
    case screen
  }
}

"""##),
  RuntimeSource(
    .runtime, "Opaque/CoverWatch.swift",
    ##"""
import Foundation

extension NavGraph {
  /// Looks whether what the app itself has presented is gone, while something waits for that and at no other time: UIKit tells nobody.
  @MainActor package final class CoverWatch<G: Graph> {
    /// A look is due.
    package private(set) var isLooking = false
    /// That something waits has been reported.
    private var isHeldUp = false

    package init() {}

    package func nothingWaits() { isHeldUp = false }

    /// `look`, a fifth of a second later, decides whether anything waits still.
    package func somethingWaits(_ navigator: Navigator<G>, _ words: String, _ look: @escaping @MainActor @Sendable () -> Void) {
      if !isHeldUp {
        isHeldUp = true
        navigator.log(words)
        navigator.pass(.isHeldUp)
      }
      guard !isLooking else { return }
      isLooking = true
      navigator.host?.after(0.2) { [weak self] in
        self?.isLooking = false
        look()
      }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Opaque/Navigator+Cover.swift",
    ##"""
import Foundation

extension NavGraph.Navigator {
  /// Whether something in the queue waits for what the app itself has presented.
  func watchCover() {
    guard scheduler.isHeldUp, host != nil else { return coverWatch.nothingWaits() }
    coverWatch.somethingWaits(self, "something waits until what the app itself has presented is gone") { [weak self] in
      self?.take { $0.pump() }
    }
  }

  /// The graph has taken away what the app itself had shown: the name of its class.
  package func hostWentOver(_ name: String) {
    log("\(name): the app has shown it itself, and it was in the way")
    pass(.wentOver(name))
  }
}

"""##),
  RuntimeSource(
    .runtime, "Opaque/Scheduler+Cover.swift",
    ##"""
import Foundation

// What the app itself has presented is in no tree. Under such an alert everything waits; links and events of the app go over it.
nonisolated extension NavGraph.Scheduler {
  /// Whether that intent may begin under `cover`.
  func mayBegin(_ intent: Intent, under cover: NavGraph.Cover?) -> Bool {
    guard let cover else { return true }
    switch intent.work {
    #if LINKS
    case .open(let target): return target.resolved(on: tree.idiom).goesOver(cover)
    #endif
    #if APPEVENTS
    case .strike: return true
    #endif
    default: return cover != .alert
    }
  }

  /// Something waits for what the app itself has presented to go.
  package var isHeldUp: Bool {
    cover != nil && !hasStopped && isFree && queue.contains { mayBegin($0) && !mayBegin($0, under: cover) }
  }
}

#if LINKS
nonisolated extension NavGraph.Target {
  /// Whether it leaves up what the app itself has presented, unless that is an alert.
  var leavesWhatIsUp: Bool {
    if policy.leavesModals || policy == .wait { return true }
    #if CONDITIONS
    guard branches.isEmpty else { return false }
    #endif
    switch place {
    case .anywhere, .here([], _, _): return true
    case .here, .root: return false
    }
  }

  fileprivate func goesOver(_ cover: NavGraph.Cover) -> Bool {
    if policy == .wait { return false }
    return cover != .held || leavesWhatIsUp
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Outcomes/Navigator+Outcomes.swift",
    ##"""
import Foundation

extension NavGraph.Navigator {
  /// Sends the event and waits until what it presents has ended. A cancelled task hears `.dismissed(by: .app)` at once, and
  /// what it waits for stays.
  public func perform(_ event: NavGraph.Event<G>, from place: NavGraph.NodeID) async -> NavGraph.Outcome<G.Result> {
    await outcome(of: NavGraph.Scheduler.Intent(.event(event, from: place)))
  }

  func outcome(of intent: NavGraph.Scheduler<G>.Intent) async -> NavGraph.Outcome<G.Result> {
    let waiter = scheduler.makeWaiter()
    let outcome: NavGraph.Outcome<G.Result> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !scheduler.hasStopped else { return continuation.resume(returning: .dismissed(by: .parent)) }
        guard !_Concurrency.Task.isCancelled else { return continuation.resume(returning: .dismissed(by: .app)) }
        waiters[waiter] = continuation
        take { $0.enqueue(intent, waiter: waiter) }
      }
    } onCancel: {
      _Concurrency.Task { @MainActor [weak self] in self?.take { $0.cancel(waiter) } }
    }
    // The awaiting task resumes first; the queue continues one turn later.
    take { $0.heard(waiter) }
    return outcome
  }
}

"""##),
  RuntimeSource(
    .runtime, "Outcomes/Outcome+Picking.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Outcome {
  /// The same outcome of another type; a value that `pick` doesn't know counts as dismissed by the app.
  public func compactMap<Picked>(_ pick: (Value) -> Picked?) -> NavGraph.Outcome<Picked> {
    switch self {
    case .finished(let value): pick(value).map { .finished($0) } ?? .dismissed(by: .app)
    case .dismissed(let cause): .dismissed(by: cause)
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Outcomes/Scheduler+Outcomes.swift",
    ##"""
import Foundation

// The tasks that await how a flow ends.
nonisolated extension NavGraph.Scheduler {
  /// A number for a task that is going to wait.
  package mutating func makeWaiter() -> Int {
    lastWaiter += 1
    return lastWaiter
  }

  /// The intent of a task that waits until what it presents has ended.
  package mutating func enqueue(_ intent: Intent, waiter: Int) {
    var intent = intent
    intent.waiter = waiter
    waiters.insert(waiter)
    enqueue(intent)
  }

  mutating func answerDropped(_ intent: Intent) {
    if let waiter = intent.waiter { resume(waiter, .dismissed(by: .parent)) }
  }

  /// Answers a task, if it has not been answered before.
  mutating func resume(_ waiter: Int, _ outcome: NavGraph.Outcome<G.Result>) {
    if waiters.remove(waiter) != nil { effects.append(.resume(waiter, outcome)) }
  }

  /// A task that waits has been cancelled: it hears of no end any more. What it waits for stays, and so does what is still to come.
  package mutating func cancel(_ waiter: Int) { resume(waiter, .dismissed(by: .app)) }

  /// The awaiting task has its outcome and resumes; the queue continues one turn later.
  package mutating func heard(_ waiter: Int) {
    guard unheard.remove(waiter) != nil, unheard.isEmpty, waitsForUnheard else { return }
    waitsForUnheard = false
    effects.append(.goOn)
  }
}

"""##),
  RuntimeSource(
    .runtime, "Pages/PageTurn.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// Which page comes next.
  public nonisolated enum PageTurn: Hashable, Sendable {
    case next, previous
    case to(Int)
  }

  /// How pages turn.
  public nonisolated enum PageStyle: Hashable, Sendable {
    case scroll, curl
  }
}

"""##),
  RuntimeSource(
    .runtime, "Pages/Reducer+Pages.swift",
    ##"""
import Foundation

// Steps in pages.
nonisolated extension NavGraph.Reducer {
  mutating func page(_ turn: NavGraph.PageTurn) {
    guard let place, let path = tree.path(to: place), let pages = path.last(where: { $0.isPages }) else {
      return drop("there are no pages here")
    }
    guard case .pages(_, _, let selected) = pages.content else { return }
    switch turn {
    case .next: choose(selected + 1, in: pages.id)
    case .previous: choose(selected - 1, in: pages.id)
    case .to(let index): choose(index, in: pages.id)
    }
  }

  mutating func pageInnermost(_ choices: [G.Container: Int]) {
    guard let (_, index) = innermost(choices) else { return drop("there are no pages here") }
    page(.to(index))
  }
}

nonisolated extension NavGraph.Node {
  var isPages: Bool {
    if case .pages = content { true } else { false }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Placement/Sheet+Placement.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  public nonisolated enum Placement: Hashable, Sendable {
    case automatic, leading, center, trailing
  }
}

nonisolated extension NavGraph.Sheet {
  /// The same sheet, standing there in a wide window, from iOS 27 on.
  public func placed(_ placement: NavGraph.Placement) -> NavGraph.Sheet {
    var sheet = self
    sheet.placement = placement
    return sheet
  }
}

"""##),
  RuntimeSource(
    .runtime, "PopTo/Reducer+PopTo.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Reducer {
  /// Back to the nearest such screen below.
  mutating func popTo(_ popTarget: G.PopTarget) {
    var isBelow = false
    changeStack { nodes in
      guard
        let index = nodes.dropLast().lastIndex(where: { node in
          node.screen.map { G.isPopTarget(popTarget, $0) } ?? false
        })
      else { return }
      isBelow = true
      nodes.removeSubrange((index + 1)...)
    }
    if dropped == nil, !isBelow { drop("that screen is not below") }
    clearTop()
  }
}

"""##),
  RuntimeSource(
    .runtime, "Reducer/Reducer+Alerts.swift",
    ##"""
import Foundation

#if APPEVENTS || GUARDS
// Nothing can be presented on an alert.
nonisolated extension NavGraph.Reducer {
  /// Ends the alerts on top, and goes on at what is under them.
  mutating func uncover() {
    while let top = tree.modals.last, top.content == nil { end(from: tree.modals.count - 1, .dismissed(by: .link)) }
    clearing.dismiss(.alerts)
    place = tree.leaf.id
  }

  /// The same where an alert of the graph is on top. For one that the app itself presents, everything else waits.
  mutating func uncoverAlert() {
    if let top = tree.modals.last, top.content == nil { uncover() }
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Reducer/Reducer+Choosing.swift",
    ##"""
import Foundation

#if TABS || PAGES
// Tabs and pages, by number.
nonisolated extension NavGraph.Reducer {
  /// Selects that tab, or turns to that page.
  mutating func choose(_ index: Int, in container: NavGraph.NodeID) {
    _ = tree.update(container) { node in
      switch node.content {
      #if TABS
      case .tabs(let name, let nodes, _) where nodes.indices.contains(index): node.content = .tabs(name, nodes, selected: index)
      #endif
      #if PAGES
      case .pages(let name, let nodes, _) where nodes.indices.contains(index): node.content = .pages(name, nodes, selected: index)
      #endif
      default: break
      }
    }
    place = tree.node(container)?.leaf.id
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Reducer/Reducer+Containers.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Reducer {
  mutating func push(_ screen: G.Screen) {
    let node = tree.make(.screen(screen))
    changeStack { $0.append(node) }
  }

  /// Changes the innermost stack around the place. Its root stays: whatever `change` leaves, the first node is kept.
  mutating func changeStack(_ change: (inout [NavGraph.Node<G>]) -> Void) {
    guard let place, let path = tree.path(to: place), let stack = path.last(where: { $0.stack != nil }) else {
      return drop("there is no stack here")
    }
    var top: NavGraph.NodeID?
    _ = tree.update(stack.id) { node in
      guard case .stack(let name, let old) = node.content, let root = old.first else { return }
      var nodes = old
      change(&nodes)
      if nodes.isEmpty { nodes = [root] }
      node.content = .stack(name, nodes)
      top = nodes.last?.id
    }
    self.place = top ?? place
  }
}

nonisolated extension NavGraph.Node {
  package var stack: [NavGraph.Node<G>]? {
    if case .stack(_, let nodes) = content { nodes } else { nil }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Reducer/Reducer+Innermost.swift",
    ##"""
import Foundation

#if TABS || PAGES
// Steps whose container depends on where the screen stands.
nonisolated extension NavGraph.Reducer {
  /// The innermost of these containers around the place, with what was chosen for it.
  func innermost(_ choices: [G.Container: Int]) -> (NavGraph.NodeID, Int)? {
    let around = place.flatMap { tree.path(to: $0) } ?? []
    for node in around.reversed() {
      if let choice = node.container.flatMap({ choices[$0] }) { return (node.id, choice) }
    }
    return nil
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Reducer/Reducer.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// The reducer at work: a tree, the place where the next step happens, and what the steps so far have brought about.
  public nonisolated struct Reducer<G: Graph>: Sendable {
    public internal(set) var tree: Tree<G>
    /// The screen at which the next step happens.
    public internal(set) var place: NodeID?
    /// The flows that ended, the innermost first.
    public internal(set) var ended: [Ended<G>] = []
    /// What the steps so far have presented last.
    public internal(set) var presented: NodeID?
    #if ANCHORS
    /// What the steps so far have presented first: that is what points at the view of the event.
    var anchored: NodeID?
    #endif
    #if BROWSING
    public internal(set) var browsed: [Foundation.URL] = []
    #endif
    #if WINDOWS
    /// What other scenes are to show.
    public internal(set) var windows: [G.Root] = []
    #endif
    #if LINKS
    /// A root that stood was left by `switch to` or `restart`: that is how an app logs out.
    public internal(set) var hasLeftRoot = false
    #endif
    #if LINKS && GUARDS
    /// A link has put a root where there was none: a flow had its place.
    var hasOpenedRoot = false
    #endif
    #if SPLITS
    /// Nothing follows the step: a `show` of what is there leaves what has been pushed on it.
    var isLastStep = true
    #endif
    #if KEYS
    /// A screen that stays was told of other values.
    var hasTold = false
    #endif
    #if APPEVENTS
    /// The steps are those of an event of the app: what is on top already is not presented once more.
    var isStriking = false
    #endif
    /// Where what the app itself has shown is in the way of these steps.
    public internal(set) var clearing = Clearing()
    /// The app itself has presented something over everything.
    var isCovered = false
    /// Why the last step can't be done.
    public internal(set) var dropped: String?

    public init(_ tree: Tree<G>, at place: NodeID? = nil) {
      self.tree = tree
      self.place = place ?? tree.leaf.id
    }

    /// Does one step. A step that can't be done changes nothing but `dropped`.
    public mutating func run(_ action: Action<G>) {
      let before = self
      perform(action)
      // Whoever made the action: nothing stands where the graph doesn't put it.
      guard tree.lastID > before.tree.lastID, let screen = tree.misplaced(since: before.tree.lastID) else { return }
      self = before
      drop("the graph doesn't put \(screen) there")
    }

    private mutating func perform(_ action: Action<G>) {
      dropped = nil
      #if LINKS
      if action.leavesRoot { hasLeftRoot = hasLeftRoot || tree.rootName != nil }
      #endif
      switch action {
      case .push(let screen): push(screen)
      #if REPLACING
      case .replace(let screen): replace(screen)
      #endif
      case .present(let modal, let style, let continuation): present(modal, style, continuation)
      #if TABS
      case .select(let container, let index, let orInRoot): select(index, of: container, orInRoot: orInRoot)
      case .selectInnermost(let choices): selectInnermost(choices)
      #endif
      #if SPLITS
      case .show(let column, let shape): show(column, shape)
      case .clear(let column): clear(column)
      #endif
      #if PAGES
      case .page(let turn): page(turn)
      case .pageInnermost(let choices): pageInnermost(choices)
      #endif
      case .pop: changeStack { $0.removeLast() }
      #if POPTO
      case .popTo(let popTarget): popTo(popTarget)
      #endif
      case .popToRoot:
        changeStack { $0.removeSubrange(1...) }
        clearTop()
      case .dismiss: leaveFlow(.dismissed(by: .app))
      #if DISMISSALL
      case .dismissAll:
        end(from: 0, .dismissed(by: .app))
        clearing.dismiss(.everything)
        place = tree.root.leaf.id
      #endif
      #if CLOSING
      case .close: close()
      #endif
      case .finish(let result): leaveFlow(.finished(result))
      case .switchTo(let root): enter(root)
      case .restart: enter(G.root(on: tree.idiom))
      #if LINKS
      case .open(let target): open(target)
      #endif
      #if BROWSING
      case .browse(let url): browsed.append(url)
      #endif
      #if WINDOWS
      case .openWindow(let root): windows.append(root)
      #endif
      case .stay: break
      #if CONDITIONS
      case .branch: dropped = "a choice is made before the step"
      #endif
      }
    }

    /// Ends the modals from `index` up; those above go with what they stand on.
    package mutating func end(from index: Int, _ outcome: Outcome<G.Result>) {
      while tree.modals.count > index {
        let isLowest = tree.modals.count == index + 1
        let modal = tree.modals.removeLast()
        ended.append(
          Ended(
            id: modal.id, modal: modal.modal, outcome: isLowest ? outcome : .dismissed(by: .parent), presenter: modal.presenter,
            continuation: modal.continuation))
      }
    }

    /// Puts a root where the old one was, afresh.
    mutating func enter(_ root: G.Root, because cause: Cause = .root) {
      end(from: 0, .dismissed(by: cause))
      #if GUARDS
      endRootFlow(.dismissed(by: cause))
      tree.home = nil
      #endif
      tree.rootName = root
      #if CONTINUATIONS || LINKS
      tree.entry = tree.mint()
      #endif
      tree.root = tree.make(G.shape(of: root))
      place = tree.root.leaf.id
    }

    mutating func present(_ modal: G.Modal, _ style: Style?, _ continuation: G.Continuation?) {
      #if APPEVENTS
      if isStriking, let top = tree.modals.last, G.isPlace(top.modal, of: modal) {
        if top.modal == modal { return drop("it is up already") }
        #if KEYS
        return tellTop(of: modal)
        #endif
      }
      #endif
      tree.present(modal, Parts(), style, presenter: place, continuation: continuation)
      presented = tree.modals.last?.id
      #if ANCHORS
      anchored = anchored ?? presented
      #endif
      place = tree.modals.last?.content?.leaf.id ?? place
    }

    /// Ends the innermost flow around the place; the next step happens at its presenter's.
    mutating func leaveFlow(_ outcome: Outcome<G.Result>) {
      guard let place else { return drop("there is no place") }
      if let index = tree.modals.firstIndex(where: { $0.content?.node(place) != nil }) {
        self.place = tree.modals[index].presenter
        end(from: index, outcome)
        return
      }
      #if GUARDS
      if tree.rootFlow != nil, tree.root.node(place) != nil {
        end(from: 0, .dismissed(by: .parent))
        return endRootFlow(outcome)
      }
      #endif
      drop("nothing here was presented")
    }

    mutating func drop(_ reason: String) { dropped = reason }

    /// Nothing of the app's own is left on the screen to which a step leads back.
    mutating func clearTop() {
      if dropped == nil, let place { clearing.screens.insert(place) }
    }
  }

  /// A flow that is over.
  public nonisolated struct Ended<G: Graph>: Hashable, Sendable {
    public let id: NodeID
    public let modal: G.Modal
    public let outcome: Outcome<G.Result>
    public let presenter: NodeID?
    public let continuation: G.Continuation?
  }
}

"""##),
  RuntimeSource(
    .runtime, "Reducer/Tree+Reducing.swift",
    ##"""
import Foundation

// States of an app for those who have no navigator: tests, previews, analytics. What decides is what decides in an app.
nonisolated extension NavGraph.Tree {
  /// The tree after an event of the screen in front.
  public func after(
    _ event: NavGraph.Event<G>, where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool = { _ in true }
  ) -> NavGraph.Tree<G> {
    driven(where: holds, grants: grants) { $0.send(event, from: nil) }
  }

  /// What is presented on top has ended like that: a swipe, the button of an alert.
  public func ending(
    _ outcome: NavGraph.Outcome<G.Result>, where holds: (G.Condition) -> Bool = { _ in false },
    grants: (G.Guard) -> Bool = { _ in true }
  ) -> NavGraph.Tree<G> {
    guard let top = modals.last else { return self }
    return driven(where: holds, grants: grants) { $0.hostDismissed(top.id, outcome) }
  }

  func driven(
    where holds: (G.Condition) -> Bool, grants: (G.Guard) -> Bool, _ input: (inout NavGraph.Scheduler<G>) -> Void
  ) -> NavGraph.Tree<G> {
    var scheduler = NavGraph.Scheduler(showing: self)
    #if GUARDS
    scheduler.showsFlowsOfGuards = false
    #endif
    input(&scheduler)
    scheduler.run(where: holds, grants: { grants($0) })
    return scheduler.tree
  }
}

"""##),
  RuntimeSource(
    .runtime, "Replacing/Reducer+Replacing.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Reducer {
  /// Swaps the screen wherever it stands.
  mutating func replace(_ screen: G.Screen) {
    guard let place, let old = tree.node(place), old.screen != nil else { return drop("there is no screen to replace") }
    #if KEYS
    // A screen that is replaced by its equal is made again: nothing else could be meant.
    let fresh = old.screen == screen ? tree.make(.screen(screen)) : node(for: screen, inPlaceOf: old)
    #else
    let fresh = tree.make(.screen(screen))
    #endif
    _ = tree.update(place) { $0 = fresh }
    self.place = fresh.id
  }
}

"""##),
  RuntimeSource(
    .runtime, "Restoration/Snapshot+Tree.swift",
    ##"""
import Foundation

// What of a tree is kept: everything that can be written down, up to the first that can't.
nonisolated extension NavGraph.Snapshot {
  /// nil while there is nothing but the flow of a guard. `flows` are guards' flows: what waits for them can't be kept, nor can they.
  public init?<G: NavGraph.Graph>(_ tree: NavGraph.Tree<G>, without flows: Set<NavGraph.NodeID> = []) {
    #if GUARDS
    let (kept, root) = (tree.rootName ?? tree.home?.name, tree.rootName == nil ? tree.home?.root ?? tree.root : tree.root)
    guard let name = kept else { return nil }
    #else
    guard let name = tree.rootName else { return nil }
    let root = tree.root
    #endif
    let note = G.note(ofRoot: name)
    guard !note.isTransient else { return nil }
    self.init(graph: G.fingerprint, root: note)
    parts = Self.parts(of: root, declared: G.shape(of: name))
    #if GUARDS
    guard tree.rootName != nil else { return }
    #endif
    for modal in tree.modals {
      guard !flows.contains(modal.id), let kept = Self.modal(modal, in: tree) else { return }
      modals.append(kept)
    }
  }

  private static func modal<G: NavGraph.Graph>(_ modal: NavGraph.Presented<G>, in tree: NavGraph.Tree<G>) -> Modal? {
    guard let content = modal.content, let shape = G.content(of: modal.modal, on: tree.idiom),
      let presenter = modal.presenter.flatMap({ tree.position(of: $0) })
    else { return nil }
    let note = G.note(ofModal: modal.modal)
    var isTransient = note.isTransient
    #if CONTINUATIONS
    let continuation = modal.continuation.map { G.note(ofContinuation: $0) }
    isTransient = isTransient || continuation?.isTransient == true
    #endif
    // What the modal begins with must be kept, or there is nothing to bring back.
    content.walk({ Array($0.children.prefix(1)) }) { node in
      if let screen = node.screen, G.note(of: screen).isTransient { isTransient = true }
    }
    guard !isTransient else { return nil }
    let inside = parts(of: content, declared: shape)
    #if CONTINUATIONS
    let kept = Modal(modal: note, parts: inside, style: modal.style?.rawValue, presenter: presenter, continuation: continuation)
    #else
    let kept = Modal(modal: note, parts: inside, style: modal.style?.rawValue, presenter: presenter)
    #endif
    #if CONTENTS
    guard NavGraph.Idiom.allCases.contains(where: { G.shape(of: modal.modal, on: $0) != nil }) else { return kept }
    var marked = kept
    marked.idiom = "\(tree.idiom)"
    return marked
    #else
    return kept
    #endif
  }

  private static func parts<G: NavGraph.Graph>(of node: NavGraph.Node<G>, declared: NavGraph.Shape<G>) -> [String: Part] {
    var parts: [String: Part] = [:]
    func collect(_ node: NavGraph.Node<G>, _ declared: NavGraph.Shape<G>, _ key: String) {
      switch (node.content, declared) {
      case (.screen(let screen), .screen(let usual)):
        let note = G.note(of: screen)
        if screen != usual, !note.isTransient { parts[key] = Part(lowest: note) }
      case (.stack(let name, let nodes), .stack(let usual, let lowest)) where name == usual:
        let screens = nodes.compactMap { $0.screen }
        var part = Part()
        if screens.first != lowest.first {
          guard let note = screens.first.map({ G.note(of: $0) }), !note.isTransient else { return }
          part.lowest = note
        }
        let pushed = screens.dropFirst().map { G.note(of: $0) }.prefix { !$0.isTransient }
        if !pushed.isEmpty { part.pushed = Array(pushed) }
        if part != Part() { parts[key] = part }
      #if TABS
      case (.tabs(let name, let nodes, let selected), .tabs(let usual, let shapes, _)) where name == usual:
        let names = G.tabNames(of: name)
        if names.indices.contains(selected) { parts[key] = Part(selected: names[selected]) }
        for (name, (node, shape)) in zip(names, zip(nodes, shapes)) { collect(node, shape, key + "/" + name) }
      #endif
      #if PAGES
      case (.pages(let name, let nodes, let selected), .pages(let usual, let screens, _)) where name == usual:
        let names = G.pageNames(of: name)
        if names.indices.contains(selected) { parts[key] = Part(selected: names[selected]) }
        for (name, (node, screen)) in zip(names, zip(nodes, screens)) { collect(node, .screen(screen), key + "/" + name) }
      #endif
      #if SPLITS
      case (.split(let name, let columns, let focus), .split(let usual, let shapes)) where name == usual:
        if focus != NavGraph.Focus() {
          parts[key] = Part(
            column: focus.column?.rawValue, isCollapsed: focus.isCollapsed ? true : nil, showsInspector: focus.showsInspector ? true : nil)
        }
        for column in NavGraph.Column.allCases {
          guard let node = columns[column], let shape = shapes[column] else { continue }
          collect(node, shape, key + "/" + column.rawValue)
        }
      #endif
      default: break
      }
    }
    collect(node, declared, "")
    return parts
  }
}

nonisolated extension NavGraph.Tree {
  /// The layer of a node, and the way down to it.
  func position(of id: NavGraph.NodeID) -> [Int]? {
    guard let path = path(to: id), let layer = layers.firstIndex(where: { $0.id == path.first?.id }) else { return nil }
    return [layer] + zip(path, path.dropFirst()).compactMap { parent, child in parent.children.firstIndex { $0.id == child.id } }
  }

  func node(at position: [Int]) -> NavGraph.Node<G>? {
    var (found, siblings): (NavGraph.Node<G>?, [NavGraph.Node<G>]) = (nil, layers)
    for index in position {
      guard siblings.indices.contains(index) else { return nil }
      found = siblings[index]
      siblings = siblings[index].children
    }
    return found
  }
}

"""##),
  RuntimeSource(
    .runtime, "Restoration/Snapshot.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// What restoration keeps of a scene: names and texts, so that another version of the app can read it too. It is flat, whatever the
  /// graph: nothing that somebody else has written makes reading it go deep.
  public nonisolated struct Snapshot: Hashable, Sendable, Codable {
    /// The version of this format.
    static let version = 1
    /// In bytes. Beyond that, what can't be seen is left out first, then modals, then the tops of stacks.
    public static var limit: Int { 64 << 10 }

    nonisolated struct Part: Hashable, Sendable, Codable {
      var lowest: Note?
      var pushed: [Note]?
      #if TABS || PAGES
      var selected: String?
      #endif
      #if SPLITS
      /// The column of a split that was asked for last.
      var column: String?
      var isCollapsed: Bool?
      var showsInspector: Bool?
      #endif
    }

    nonisolated struct Modal: Hashable, Sendable, Codable {
      var modal: Note
      var parts: [String: Part]
      var style: String?
      /// The layer of the screen whose continuation run, and the way down to it.
      var presenter: [Int]
      #if CONTINUATIONS
      var continuation: Note?
      #endif
      #if CONTENTS
      /// The kind of device that it was on, if it shows something else on others.
      var idiom: String?
      #endif
    }

    var version = Snapshot.version
    /// The fingerprint of the graph: continuation mean something to that one only.
    var graph: String
    var root: Note
    var parts: [String: Part] = [:]
    var modals: [Modal] = []

    /// nil for what is not one, or of another version of this format, or too large to be one.
    public init?(_ data: Foundation.Data) {
      guard data.count <= Snapshot.limit, let read = try? Foundation.JSONDecoder().decode(Snapshot.self, from: data),
        read.version == Snapshot.version
      else { return nil }
      self = read
    }

    init(graph: String, root: Note) {
      self.graph = graph
      self.root = root
    }

    /// nil if not even the root has room.
    public var data: Foundation.Data? {
      if let whole = encoded { return whole }
      var part = self
      #if TABS || PAGES
      part.parts = part.parts.filter { part.isVisible($0.key) }
      if let text = part.encoded { return text }
      #endif
      part.modals = []
      while part.encoded == nil, part.parts.contains(where: { $0.value.pushed != nil }) {
        for (key, old) in part.parts {
          let kept = old.pushed.map { $0.prefix($0.count / 2) } ?? []
          part.parts[key]?.pushed = kept.isEmpty ? nil : Array(kept)
        }
      }
      return part.encoded
    }

    /// nil where that is too large.
    private var encoded: Foundation.Data? {
      let data = try? Foundation.JSONEncoder().encode(self)
      return data.flatMap { $0.count > Snapshot.limit ? nil : $0 }
    }

    #if TABS || PAGES
    /// Whether nothing around that part shows something else.
    private func isVisible(_ key: String) -> Bool {
      var around = ""
      for name in key.split(separator: "/") {
        if let selected = parts[around]?.selected, selected != name { return false }
        around += "/" + name
      }
      return true
    }
    #endif
  }
}

"""##),
  RuntimeSource(
    .runtime, "Restoration/Tree+Snapshot.swift",
    ##"""
import Foundation

// From what was kept to a tree: the longest part of it that this graph still allows.
nonisolated extension NavGraph.Tree {
  /// Shows what was kept, without its modals; false if the root is none of this graph's. A window knows itself whether it is narrow.
  mutating func restore(_ snapshot: NavGraph.Snapshot, inWindow: Bool = false) -> Bool {
    guard let root = G.root(from: snapshot.root) else { return false }
    #if SPLITS
    var parts = Self.parts(from: snapshot.parts)
    if inWindow { for key in parts.parts.keys { parts.parts[key]?.focus.isCollapsed = false } }
    show(root, parts)
    #else
    show(root, Self.parts(from: snapshot.parts))
    #endif
    return true
  }

  /// Presents what was up: from the bottom, as long as each is known, stood on a screen that is there, and may be presented by it.
  mutating func restoreModals(of snapshot: NavGraph.Snapshot) {
    for kept in snapshot.modals {
      guard let modal = G.modal(from: kept.modal), case .flow = G.presentation(of: modal), let presenter = node(at: kept.presenter),
        let screen = presenter.asking
      else { return }
      #if GUARDS || LINKS || PAGES || SPLITS || TABS
      guard shownIDs.contains(presenter.id) else { return }
      #endif
      if let screens = G.presenters(of: modal), !screens.isListed(G.noteName(of: screen)) { return }
      #if CONTINUATIONS
      var continuation: G.Continuation?
      if let note = kept.continuation {
        guard snapshot.graph == G.fingerprint else { return }
        continuation = G.continuation(from: note)
        if continuation == nil { return }
      }
      #else
      let continuation: G.Continuation? = nil
      #endif
      let style = kept.style.flatMap { NavGraph.Style(rawValue: $0) }
      #if CONTENTS
      // Of what it showed on another kind of device nothing is left here, nor of what was up there.
      if let old = kept.idiom.flatMap(NavGraph.Idiom.init(word:)), G.content(of: modal, on: old) != G.content(of: modal, on: idiom) {
        return present(modal, NavGraph.Parts(), style, presenter: presenter.id, continuation: continuation)
      }
      #endif
      present(modal, Self.parts(from: kept.parts), style, presenter: presenter.id, continuation: continuation)
    }
  }

  private static func parts(from kept: [String: NavGraph.Snapshot.Part]) -> NavGraph.Parts<G> {
    var parts = NavGraph.Parts<G>()
    for (key, part) in kept {
      let lowest = part.lowest.flatMap { G.screen(from: $0) }
      let isLowestKnown = part.lowest == nil || lowest != nil
      let pushed = (isLowestKnown ? part.pushed ?? [] : []).map { G.screen(from: $0) }.prefix { $0 != nil }
      parts.parts[key] = NavGraph.Parts<G>.Part(lowest: lowest, pushed: pushed.compactMap { $0 })
      #if TABS || PAGES
      parts.parts[key]?.selected = part.selected
      #endif
      #if SPLITS
      parts.parts[key]?.focus = NavGraph.Focus(
        column: part.column.flatMap { NavGraph.Column(rawValue: $0) }, isCollapsed: part.isCollapsed ?? false,
        showsInspector: part.showsInspector ?? false)
      #endif
    }
    return parts
  }
}

nonisolated extension NavGraph.Node {
  /// The screen that sends events from here: that of a bar is its accessory.
  package var asking: G.Screen? {
    #if TABS
    if case .tabs(let name, _, _) = content { return G.tabBar(of: name).accessory }
    #endif
    return screen
  }
}

"""##),
  RuntimeSource(
    .runtime, "Routes/Link.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// A URL as routes see it: custom schemes and universal links alike, split first and decoded then.
  public nonisolated struct Link {
    /// An item of the query, or the fragment, which has no key.
    nonisolated struct Item {
      let key: Swift.Range<Int>
      /// nil: it can't be decoded, and counts as a value that doesn't parse.
      let value: Swift.Range<Int>?
    }

    /// The URL, and behind it whatever had to be decoded; the rest of this are ranges in it.
    private(set) var bytes: [UInt8]
    private(set) var segments: [Swift.Range<Int>] = []
    private(set) var items: [Item] = []
    private(set) var fragment: Item?
    /// Where it comes from, as its table counts.
    private(set) var origin = 0
    private let scheme: Swift.Range<Int>
    private(set) var authority = 0..<0
    /// The keys of optional values that didn't parse.
    var ignored: [String] = []

    /// One pass over the bytes: they are compared as such, since to a string two normal forms are the same.
    init(_ text: String, _ table: LinkTable) throws(LinkError) {
      bytes = Array(text.utf8)
      let end = bytes.count
      var at = 0
      while at < end, Link.isOfScheme(bytes[at]) { at += 1 }
      scheme = 0..<at
      guard at > 0, end - at > 2, bytes[at] == UInt8(ascii: ":"), bytes[at + 1] == UInt8(ascii: "/"), bytes[at + 2] == UInt8(ascii: "/")
      else { throw .foreign(scheme: self.text(scheme), host: nil) }
      at += 3
      var start = at
      var isEscaped = find(&at, end)
      authority = start..<at
      let isWeb = table.isWeb(bytes, scheme)
      guard let found = isWeb ? table.host(bytes, authority) : table.scheme(bytes, scheme) else { throw foreign }
      origin = found
      segments.reserveCapacity(8)
      if !isWeb, !authority.isEmpty { try append(authority, isEscaped) }
      while at < end, bytes[at] == UInt8(ascii: "/") {
        at += 1
        start = at
        isEscaped = find(&at, end)
        // One slash at the end says nothing.
        if start == at, at == end || bytes[at] != UInt8(ascii: "/") { break }
        try append(start..<at, isEscaped)
      }
      if at < end, bytes[at] == UInt8(ascii: "?") { at = appendItems(from: at + 1, end) }
      if at < end { fragment = Item(key: 0..<0, value: decoded(at + 1..<end)) }
    }

    /// Moves to the next byte that ends a segment; true if it has passed an escape.
    private func find(_ at: inout Int, _ end: Int) -> Bool {
      var isEscaped = false
      while at < end {
        switch bytes[at] {
        case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return isEscaped
        case UInt8(ascii: "%"): isEscaped = true
        default: break
        }
        at += 1
      }
      return isEscaped
    }

    private mutating func append(_ raw: Swift.Range<Int>, _ isEscaped: Bool) throws(LinkError) {
      var range = raw
      if isEscaped {
        guard let plain = unescaped(raw) else { throw malformed(raw, .escape) }
        guard isUTF8(plain) else { throw malformed(raw, .encoding) }
        range = plain
      }
      if range.isEmpty { throw malformed(raw, .empty) }
      if range.count < 3, bytes[range].allSatisfy({ $0 == UInt8(ascii: ".") }) { throw malformed(range, .dots) }
      segments.append(range)
    }

    private func malformed(_ range: Swift.Range<Int>, _ defect: LinkError.Defect) -> LinkError {
      .malformed(segment: segments.count, text: text(range), defect)
    }

    private var foreign: LinkError {
      let (scheme, host) = origin(isForeign: true)
      return .foreign(scheme: scheme, host: host)
    }

    /// The scheme, and the host of what is on the web.
    func origin(isForeign: Bool = false) -> (scheme: String, host: String?) {
      let name = text(scheme).lowercased()
      return (name, name.hasPrefix("http") && !authority.isEmpty ? text(authority).lowercased() : nil)
    }

    // MARK: Query

    /// Up to the fragment; returns where that begins.
    private mutating func appendItems(from start: Int, _ end: Int) -> Int {
      var at = start
      while at < end, bytes[at] != UInt8(ascii: "#") {
        let first = at
        var mark = -1
        var isEscaped = false
        while at < end, bytes[at] != UInt8(ascii: "&"), bytes[at] != UInt8(ascii: "#") {
          if bytes[at] == UInt8(ascii: "="), mark < 0 { mark = at }
          if bytes[at] == UInt8(ascii: "%") { isEscaped = true }
          at += 1
        }
        if mark >= 0, !isEscaped {
          items.append(Item(key: first..<mark, value: mark + 1..<at))
        } else if at > first {
          appendItem(first..<(mark < 0 ? at : mark), (mark < 0 ? at : mark + 1)..<at)
        }
        if at < end, bytes[at] == UInt8(ascii: "&") { at += 1 }
      }
      return at
    }

    /// Writes the item anew, decoded and with its `=`. Without a readable key it is unknown, and unknown keys are ignored.
    private mutating func appendItem(_ rawKey: Swift.Range<Int>, _ rawValue: Swift.Range<Int>) {
      guard let key = unescaped(rawKey), isUTF8(key) else { return }
      bytes.append(UInt8(ascii: "="))
      let value = unescaped(rawValue).flatMap { isUTF8($0) ? $0 : nil }
      items.append(Item(key: key, value: value))
    }

    // MARK: Bytes

    func text(_ range: Swift.Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func isEqual(_ range: Swift.Range<Int>, _ other: [UInt8]) -> Bool {
      range.count == other.count && bytes[range].elementsEqual(other)
    }

    private mutating func decoded(_ raw: Swift.Range<Int>) -> Swift.Range<Int>? {
      guard bytes[raw].contains(UInt8(ascii: "%")) else { return raw }
      return unescaped(raw).flatMap { isUTF8($0) ? $0 : nil }
    }

    /// Appends the bytes that `raw` stands for; nil if an escape is malformed.
    private mutating func unescaped(_ raw: Swift.Range<Int>) -> Swift.Range<Int>? {
      let start = bytes.count
      var at = raw.lowerBound
      while at < raw.upperBound {
        if bytes[at] == UInt8(ascii: "%") {
          guard raw.upperBound - at > 2, let high = Link.hexDigit(bytes[at + 1]), let low = Link.hexDigit(bytes[at + 2]) else { return nil }
          bytes.append(high << 4 | low)
          at += 3
        } else {
          bytes.append(bytes[at])
          at += 1
        }
      }
      return start..<bytes.count
    }

    private func isUTF8(_ range: Swift.Range<Int>) -> Bool {
      if bytes[range].allSatisfy({ $0 < 0x80 }) { return true }
      return text(range).utf8.elementsEqual(bytes[range])
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
      default: nil
      }
    }

    private static func isOfScheme(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Routes/LinkError.swift",
    ##"""
nonisolated extension NavGraph {
  /// Why a URL stands for no route. Segments are counted from 0; `text` is what the URL has, decoded where it can be.
  public nonisolated enum LinkError: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// Another app's scheme or host, or what is no link at all: without `//`, with a user, on a port of its own.
    case foreign(scheme: String, host: String?)
    /// A segment that no pattern can match.
    case malformed(segment: Int, text: String, Defect)
    /// No pattern goes on with this segment, or, if `text` is nil, none ends where the path does.
    case noRoute(segment: Int, text: String?)
    /// The text for a placeholder or a query key, which is not what it must be: `an Int`.
    case noValue(of: String, text: String, wanted: String)
    /// A pattern asks for this query key, or, if it is `#`, for a fragment.
    case missing(key: String)
    /// The path has a route, but not for this scheme or host.
    case elsewhere(scheme: String, host: String?)

    /// What is wrong with a segment.
    public nonisolated enum Defect: Hashable, Sendable {
      case empty, dots, escape, encoding
    }

    public var description: String {
      switch self {
      case .foreign(let scheme, let host):
        return "this app has no links that begin with `" + Self.origin(scheme, host) + "`"
      case .malformed(let segment, let text, let defect):
        let place = "segment " + String(segment + 1) + " of the path"
        switch defect {
        case .empty: return place + " is empty"
        case .dots: return place + " is `" + text + "`, which no link may hold"
        case .escape: return place + ", `" + text + "`, has a `%` without two hexadecimal digits behind it"
        case .encoding: return place + ", `" + text + "`, is not UTF-8 once its escapes are read"
        }
      case .noRoute(let segment, let text?):
        return "no route goes on with `" + text + "`, segment " + String(segment + 1) + " of the path"
      case .noRoute(0, nil): return "no route has an empty path"
      case .noRoute(let segment, nil): return "no route ends after segment " + String(segment) + " of the path"
      case .noValue(let name, let text, let wanted): return "`" + text + "`, given for `" + name + "`, is not " + wanted
      case .missing("#"): return "the fragment is missing"
      case .missing(let key): return "the query key `" + key + "` is missing"
      case .elsewhere(let scheme, let host):
        return "the routes that have this path are not for links that begin with `" + Self.origin(scheme, host) + "`"
      }
    }

    private static func origin(_ scheme: String, _ host: String?) -> String {
      scheme + ":" + (host.map { "//" + $0 } ?? "")
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Routes/LinkIndex.swift",
    ##"""
nonisolated extension NavGraph {
  /// Numbers under a place and some bytes: finding one costs the same whatever there is.
  nonisolated struct LinkIndex: Sendable {
    private struct Entry {
      let place: UInt64
      let key: Swift.Range<Int>
      let number: Int
      /// Another of the same place and bytes.
      var next: Int
    }
    private var entries: [Entry] = []
    private var keys: [UInt8] = []
    /// A power of two of them, at most half of them taken; -1 is free.
    private var slots = [Int](repeating: -1, count: 16)

    /// The entry under the bytes of two ranges; -1 if there is none.
    func entry(at place: UInt64, _ bytes: [UInt8], _ first: Swift.Range<Int>, _ second: Swift.Range<Int> = 0..<0) -> Int {
      let slot = slot(place, bytes, first, second)
      return slots[slot]
    }

    func number(_ entry: Int) -> Int { entries[entry].number }
    func next(_ entry: Int) -> Int { entries[entry].next }

    mutating func add(_ number: Int, at place: UInt64, _ key: [UInt8]) {
      if entries.count * 2 >= slots.count { grow() }
      let slot = slot(place, key, 0..<key.count, 0..<0)
      entries.append(Entry(place: place, key: keys.count..<keys.count + key.count, number: number, next: slots[slot]))
      slots[slot] = entries.count - 1
      keys += key
    }

    private mutating func grow() {
      let old = slots
      slots = [Int](repeating: -1, count: old.count * 2)
      for head in old where head >= 0 { slots[slot(entries[head].place, keys, entries[head].key, 0..<0)] = head }
    }

    /// Where these bytes are, or belong.
    private func slot(_ place: UInt64, _ bytes: [UInt8], _ first: Swift.Range<Int>, _ second: Swift.Range<Int>) -> Int {
      var hash = place &* 0x9E37_79B9_7F4A_7C15
      for index in first { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
      for index in second { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
      hash ^= hash >> 32
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] >= 0, !isKey(entries[slots[slot]], place, bytes, first, second) { slot = (slot + 1) & mask }
      return slot
    }

    private func isKey(_ entry: Entry, _ place: UInt64, _ bytes: [UInt8], _ first: Swift.Range<Int>, _ second: Swift.Range<Int>) -> Bool {
      guard entry.place == place, entry.key.count == first.count + second.count else { return false }
      var at = entry.key.lowerBound
      for index in first {
        if keys[at] != bytes[index] { return false }
        at += 1
      }
      for index in second {
        if keys[at] != bytes[index] { return false }
        at += 1
      }
      return true
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Routes/LinkMatch.swift",
    ##"""
nonisolated extension NavGraph {
  /// The route that a URL stands for, and what of the URL it leaves aside.
  public nonisolated struct LinkMatch<Route: Hashable & Sendable>: Hashable, Sendable {
    public let route: Route
    /// The query keys, in their order, whose optional values didn't parse and therefore count as absent; `#` is the fragment.
    public let ignored: [String]

    public init(_ route: Route, ignored: [String] = []) {
      self.route = route
      self.ignored = ignored
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Routes/LinkRoute.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// The links of an app: one case for each of its routes.
  public nonisolated protocol LinkRoute: Hashable, Sendable {
    associatedtype G: Graph

    /// The route that a URL stands for; of several patterns that match, the narrowest.
    static func parse(_ url: Foundation.URL) -> Swift.Result<Self, LinkError>
    /// A URL that stands for this route, if there is one.
    var url: Foundation.URL? { get }
    /// Everything that is visible once the link has been opened.
    var target: Target<G> { get }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Routes/LinkRow.swift",
    ##"""
nonisolated extension NavGraph {
  /// A row of a `LinkTable`, read: `/chats/{id}.html?tab=all&q={text}#top 1`. Everything literal in it is escaped.
  nonisolated struct LinkRow: Sendable {
    /// What one segment may be.
    nonisolated enum Segment: Sendable {
      case literal([UInt8])
      /// Anything between two texts.
      case affixes([UInt8], [UInt8])
      /// One segment or more, to the end; what the last of them ends with.
      case rest([UInt8])
    }
    /// A query key, or the fragment, without which the pattern doesn't match.
    nonisolated struct Need: Sendable {
      /// nil: the fragment.
      let key: [UInt8]?
      /// nil: any, between two texts.
      let value: [UInt8]?
      let prefix: [UInt8]
      let suffix: [UInt8]
    }
    private(set) var segments: [Segment] = []
    /// What the last segment ends with, where a text follows a catch-all.
    private(set) var ending: [UInt8] = []
    private(set) var needs: [Need] = []
    /// The number of the set of origins it is for.
    private(set) var origins = 0

    init(_ text: Swift.ArraySlice<UInt8>) {
      let words = text.split(separator: UInt8(ascii: " "))
      guard var path = words.first else { return }
      if words.count > 1 { origins = words[1].reduce(0) { $0 * 10 + Int($1) - 48 } }
      let fragment = LinkRow.cut(&path, at: UInt8(ascii: "#"))
      let query = LinkRow.cut(&path, at: UInt8(ascii: "?"))
      segments = path.split(separator: UInt8(ascii: "/")).map(LinkRow.segment)
      if case .rest(let suffix)? = segments.last { ending = suffix }
      for item in query?.split(separator: UInt8(ascii: "&")) ?? [] {
        var key = item
        let value = LinkRow.cut(&key, at: UInt8(ascii: "="))
        needs.append(LinkRow.need(LinkRow.plain(key), value ?? []))
      }
      if let fragment { needs.append(LinkRow.need(nil, fragment)) }
    }

    private static func need(_ key: [UInt8]?, _ text: Swift.ArraySlice<UInt8>) -> Need {
      switch segment(text) {
      case .literal(let value): Need(key: key, value: value, prefix: [], suffix: [])
      case .affixes(let prefix, let suffix): Need(key: key, value: nil, prefix: prefix, suffix: suffix)
      case .rest: Need(key: key, value: nil, prefix: [], suffix: [])
      }
    }

    private static func segment(_ text: Swift.ArraySlice<UInt8>) -> Segment {
      // Of several placeholders the texts before the first and behind the last say where the row may match.
      guard let open = text.firstIndex(of: UInt8(ascii: "{")), let close = text.lastIndex(of: UInt8(ascii: "}")) else {
        return .literal(plain(text))
      }
      if text[close - 1] == UInt8(ascii: ".") { return .rest(plain(text[(close + 1)...])) }
      return .affixes(plain(text[..<open]), plain(text[(close + 1)...]))
    }

    private static func cut(_ text: inout Swift.ArraySlice<UInt8>, at mark: UInt8) -> Swift.ArraySlice<UInt8>? {
      guard let index = text.firstIndex(of: mark) else { return nil }
      defer { text = text[..<index] }
      return text[(index + 1)...]
    }

    private static func plain(_ text: Swift.ArraySlice<UInt8>) -> [UInt8] {
      var out: [UInt8] = []
      var rest = text.makeIterator()
      while let byte = rest.next() {
        guard byte == UInt8(ascii: "%"), let high = rest.next(), let low = rest.next() else {
          out.append(byte)
          continue
        }
        out.append(digit(high) << 4 | digit(low))
      }
      return out
    }

    private static func digit(_ byte: UInt8) -> UInt8 { byte < 58 ? byte & 15 : (byte & 15) + 9 }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Routes/LinkSearch.swift",
    ##"""
nonisolated extension NavGraph {
  /// A search through a `LinkTable`: what is still to be looked at, and the rows found so far.
  nonisolated struct LinkSearch {
    var pending: [(node: Int, depth: Int)] = []
    /// The first row, and all others: there are hardly ever any.
    private var first = -1
    private var others: [Int] = []
    /// How many segments have gone into the tree.
    var deepest = 0
    /// Takes rows for other origins too, and those that ask for what is missing.
    var isLoose = false

    init(isLoose: Bool = false) { self.isLoose = isLoose }

    mutating func append(_ row: Int) {
      if first < 0 { first = row } else { others.append(row) }
    }

    /// Each row once, in the order of the table.
    var sorted: [Int] {
      guard first >= 0 else { return [] }
      guard !others.isEmpty else { return [first] }
      var last = -1
      return (others + [first]).sorted().filter { row in
        defer { last = row }
        return row != last
      }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Routes/LinkTable.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// All patterns of an app as a tree of segments. Finding those that a URL has costs by its segments, not by the patterns.
  ///
  /// The rows stand in the order in which patterns win; `LinkRow` says how they are written.
  public nonisolated struct LinkTable: Sendable {
    /// A place in the tree; -1 is none.
    private struct Node {
      var any = -1
      var rest = -1
      /// The last of the rows that end here; each row knows the one before it. Those that ask for keys are found by them.
      var plain = -1
      var asking = -1
      var hasLiterals = false
      var hasAffixes = false
    }
    /// How long two texts around a placeholder are.
    private struct Shape: Hashable {
      let prefix: Int
      let suffix: Int
    }
    private var nodes = [Node()]
    private var rows: [LinkRow] = []
    /// By row.
    private var before: [Int] = []
    private var shapes: [Shape] = []
    private var index = LinkIndex()
    private var schemes: [(name: [UInt8], number: Int)] = []
    private var hosts: [(name: [UInt8], number: Int)] = []
    /// By set of origins, by origin.
    private var accepts: [[Bool]] = []

    /// Each set of origins holds schemes, `messenger:`, and hosts, `//messenger.example`.
    public init(origins sets: [[String]], _ text: String) {
      for set in sets { for origin in set { add(origin) } }
      let count = schemes.count + hosts.count
      for set in sets {
        var flags = [Bool](repeating: false, count: count)
        for origin in set { flags[number(of: Array(origin.utf8))] = true }
        accepts.append(flags)
      }
      let bytes = Array(text.utf8)
      for line in bytes.split(separator: UInt8(ascii: "\n")) { add(LinkRow(line)) }
    }

    // MARK: Building

    private mutating func add(_ origin: String) {
      let bytes = Array(origin.utf8)
      let next = schemes.count + hosts.count
      guard number(of: bytes) == next else { return }
      if bytes.starts(with: "//".utf8) { hosts.append((Array(bytes.dropFirst(2)), next)) } else { schemes.append((bytes.dropLast(), next)) }
    }

    private func number(of origin: [UInt8]) -> Int {
      let known =
        origin.starts(with: "//".utf8)
        ? hosts.first { $0.name.elementsEqual(origin.dropFirst(2)) } : schemes.first { $0.name.elementsEqual(origin.dropLast()) }
      return known?.number ?? schemes.count + hosts.count
    }

    private mutating func add(_ row: LinkRow) {
      let number = rows.count
      rows.append(row)
      var node = 0
      for segment in row.segments { node = child(of: node, segment) }
      // Of several keys one that asks for a certain value tells most.
      if let need = row.needs.first(where: { $0.value != nil }) ?? row.needs.first {
        before.append(nodes[node].asking)
        nodes[node].asking = number
        let value = need.value.map { [UInt8(ascii: "=")] + $0 } ?? []
        index.add(number, at: place(node, need.key == nil ? LinkTable.fragments : LinkTable.keys), (need.key ?? []) + value)
      } else {
        before.append(nodes[node].plain)
        nodes[node].plain = number
      }
    }

    private mutating func child(of node: Int, _ segment: LinkRow.Segment) -> Int {
      let next = nodes.count
      switch segment {
      case .rest:
        if nodes[node].rest >= 0 { return nodes[node].rest }
        nodes[node].rest = next
      case .affixes([], []):
        if nodes[node].any >= 0 { return nodes[node].any }
        nodes[node].any = next
      case .literal(let text):
        nodes[node].hasLiterals = true
        if let known = child(of: node, LinkTable.literals, text, next) { return known }
      case .affixes(let prefix, let suffix):
        let shape = Shape(prefix: prefix.count, suffix: suffix.count)
        let number = shapes.firstIndex(of: shape) ?? shapes.count
        if number == shapes.count { shapes.append(shape) }
        nodes[node].hasAffixes = true
        if let known = child(of: node, LinkTable.affixes + UInt64(number), prefix + suffix, next) { return known }
      }
      nodes.append(Node())
      return next
    }

    /// The child that is there; otherwise `next` becomes it.
    private mutating func child(of node: Int, _ kind: UInt64, _ key: [UInt8], _ next: Int) -> Int? {
      let place = place(node, kind)
      let entry = index.entry(at: place, key, 0..<key.count)
      if entry >= 0 { return index.number(entry) }
      index.add(next, at: place, key)
      return nil
    }

    /// What stands under a node in the index; the shapes of affixes are counted on.
    private static let literals: UInt64 = 0
    private static let keys: UInt64 = 1
    private static let fragments: UInt64 = 2
    private static let affixes: UInt64 = 3

    private func place(_ node: Int, _ kind: UInt64) -> UInt64 { UInt64(truncatingIfNeeded: node) << 32 | kind }

    // MARK: Origins

    func isWeb(_ bytes: [UInt8], _ range: Swift.Range<Int>) -> Bool { LinkTable.isEqual(bytes, range, LinkTable.https) }
    private static let https = Array("https".utf8)

    func scheme(_ bytes: [UInt8], _ range: Swift.Range<Int>) -> Int? {
      schemes.first { LinkTable.isEqual(bytes, range, $0.name) }?.number
    }

    /// A host with the default port.
    func host(_ bytes: [UInt8], _ range: Swift.Range<Int>) -> Int? {
      var name = range
      if name.count > 4, bytes[name.suffix(4)].elementsEqual(":443".utf8) { name = name.lowerBound..<name.upperBound - 4 }
      if let host = hosts.first(where: { $0.name.first != UInt8(ascii: "*") && LinkTable.isEqual(bytes, name, $0.name) }) {
        return host.number
      }
      return hosts.filter { LinkTable.covers($0.name, bytes, name) }.max { $0.name.count < $1.name.count }?.number
    }

    /// Whether a host with a star, `*.example.com`, stands for that one. What takes the star's place are labels alone, no user and no port.
    private static func covers(_ host: [UInt8], _ bytes: [UInt8], _ name: Swift.Range<Int>) -> Bool {
      guard host.first == UInt8(ascii: "*"), name.count >= host.count else { return false }
      let end = name.upperBound - host.count + 1
      var previous = UInt8(ascii: ".")
      for byte in bytes[name.lowerBound..<end] {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"), UInt8(ascii: "_"):
          break
        case UInt8(ascii: ".") where previous != byte: break
        default: return false
        }
        previous = byte
      }
      return previous != UInt8(ascii: ".") && isEqual(bytes, end..<name.upperBound, Array(host.dropFirst()))
    }

    /// Whether a name, in any case, is that one, which is in lower case.
    private static func isEqual(_ bytes: [UInt8], _ range: Swift.Range<Int>, _ name: [UInt8]) -> Bool {
      guard range.count == name.count else { return false }
      var at = range.lowerBound
      for byte in name {
        let given = bytes[at]
        let lower = given >= UInt8(ascii: "A") && given <= UInt8(ascii: "Z") ? given | 0x20 : given
        if lower != byte { return false }
        at += 1
      }
      return true
    }

    // MARK: Matching

    /// The route of the first row that the URL has, with values that `read` can take.
    public func match<Route>(
      _ text: String, _ read: (Int, inout Link) throws(LinkFault) -> Route
    ) -> Swift.Result<LinkMatch<Route>, LinkError> {
      do throws(LinkError) {
        var link = try Link(text, self)
        var walk = LinkSearch()
        find(link, &walk)
        for row in walk.sorted {
          if !link.ignored.isEmpty { link.ignored = [] }
          do throws(LinkFault) {
            let route = try read(row, &link)
            return .success(LinkMatch(route, ignored: link.ignored))
          } catch {
            continue
          }
        }
        return .failure(reason(&link, walk.deepest, read))
      } catch {
        return .failure(error)
      }
    }

    private func find(_ link: Link, _ walk: inout LinkSearch) {
      var (node, depth) = (0, 0)
      let count = link.segments.count
      while true {
        let here = nodes[node]
        if depth > walk.deepest { walk.deepest = depth }
        var next = -1
        if depth == count {
          take(node, link, &walk)
        } else {
          if here.rest >= 0 {
            walk.deepest = count
            take(here.rest, link, &walk)
          }
          next = here.any
          let range = link.segments[depth]
          if here.hasAffixes {
            for (number, shape) in shapes.enumerated() where shape.prefix + shape.suffix < range.count {
              let entry = index.entry(
                at: place(node, LinkTable.affixes + UInt64(number)), link.bytes, range.prefix(shape.prefix), range.suffix(shape.suffix))
              guard entry >= 0 else { continue }
              if next >= 0 { walk.pending.append((next, depth + 1)) }
              next = index.number(entry)
            }
          }
          if here.hasLiterals {
            let entry = index.entry(at: place(node, LinkTable.literals), link.bytes, range)
            if entry >= 0 {
              if next >= 0 { walk.pending.append((next, depth + 1)) }
              next = index.number(entry)
            }
          }
        }
        if next >= 0 {
          (node, depth) = (next, depth + 1)
        } else if let other = walk.pending.popLast() {
          (node, depth) = other
        } else {
          return
        }
      }
    }

    /// The rows that end at a node, if they are for this origin and nothing that they ask for is missing.
    private func take(_ node: Int, _ link: Link, _ walk: inout LinkSearch) {
      var row = nodes[node].plain
      while row >= 0 {
        if ends(row, link), walk.isLoose || accepts(row, link) { walk.append(row) }
        row = before[row]
      }
      row = nodes[node].asking
      guard row >= 0 else { return }
      if walk.isLoose {
        while row >= 0 {
          if ends(row, link) { walk.append(row) }
          row = before[row]
        }
        return
      }
      for item in link.items {
        takeAll(under: index.entry(at: place(node, LinkTable.keys), link.bytes, item.key), link, &walk)
        guard let value = item.value else { continue }
        takeAll(under: index.entry(at: place(node, LinkTable.keys), link.bytes, item.key.lowerBound..<value.upperBound), link, &walk)
      }
      guard let value = link.fragment?.value else { return }
      takeAll(under: index.entry(at: place(node, LinkTable.fragments), [], 0..<0), link, &walk)
      let text = [UInt8(ascii: "=")] + link.bytes[value]
      takeAll(under: index.entry(at: place(node, LinkTable.fragments), text, 0..<text.count), link, &walk)
    }

    private func takeAll(under first: Int, _ link: Link, _ walk: inout LinkSearch) {
      var entry = first
      while entry >= 0 {
        let row = index.number(entry)
        if accepts(row, link), ends(row, link), rows[row].needs.allSatisfy({ meets($0, link) }) { walk.append(row) }
        entry = index.next(entry)
      }
    }

    /// Whether the last segment ends with the text that follows a catch-all, and has at least one character before that.
    private func ends(_ row: Int, _ link: Link) -> Bool {
      let text = rows[row].ending
      guard !text.isEmpty, let last = link.segments.last else { return true }
      return last.count > text.count && link.isEqual(last.suffix(text.count), text)
    }

    private func accepts(_ row: Int, _ link: Link) -> Bool { accepts[rows[row].origins][link.origin] }

    private func meets(_ need: LinkRow.Need, _ link: Link) -> Bool {
      guard let value = item(need, link)?.value else { return false }
      if let wanted = need.value { return link.isEqual(value, wanted) }
      if need.prefix.isEmpty, need.suffix.isEmpty { return true }
      return value.count > need.prefix.count + need.suffix.count && link.isEqual(value.prefix(need.prefix.count), need.prefix)
        && link.isEqual(value.suffix(need.suffix.count), need.suffix)
    }

    /// What the link has for a key that a pattern asks for; of one that is repeated the first.
    private func item(_ need: LinkRow.Need, _ link: Link) -> Link.Item? {
      guard let key = need.key else { return link.fragment }
      return link.items.first { link.isEqual($0.key, key) }
    }

    // MARK: Misses

    /// Why no row has matched: what stands in the way of the first that has the path, or how far the path goes.
    private func reason<Route>(
      _ link: inout Link, _ deepest: Int, _ read: (Int, inout Link) throws(LinkFault) -> Route
    ) -> LinkError {
      var walk = LinkSearch(isLoose: true)
      find(link, &walk)
      let found = walk.sorted
      for row in found where accepts(row, link) {
        for need in rows[row].needs where !meets(need, link) {
          let name = need.key.map { String(decoding: $0, as: UTF8.self) } ?? "#"
          guard let item = item(need, link) else { return .missing(key: name) }
          let wanted = need.value.map { "`" + String(decoding: $0, as: UTF8.self) + "`" } ?? String.urlKind
          return .noValue(of: name, text: item.value.map(link.text) ?? "", wanted: wanted)
        }
        do throws(LinkFault) {
          _ = try read(row, &link)
        } catch {
          guard let text = error.text else { return .missing(key: error.name) }
          return .noValue(of: error.name, text: link.text(text), wanted: error.form.map { "`" + $0 + "`" } ?? error.type.urlKind)
        }
      }
      if !found.isEmpty {
        let (scheme, host) = link.origin()
        return .elsewhere(scheme: scheme, host: host)
      }
      return .noRoute(segment: deepest, text: deepest < link.segments.count ? link.text(link.segments[deepest]) : nil)
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Routes/LinkText.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// The text of a link that is being written.
  public nonisolated struct LinkText: Hashable, Sendable {
    private var text: String
    private var hasQuery = false

    /// A link of a custom scheme. Segments that are nil are left out.
    ///
    /// The first segment stands where others have a host. One that doesn't look like a host stands behind an empty one.
    public init(scheme: String, path: [String?], rest: [String] = [], before suffix: String = "") {
      let segments = path.compactMap { $0 } + Self.ending(rest, suffix)
      let isPlain = segments.first?.utf8.allSatisfy { Self.isUnreserved($0) || $0 == UInt8(ascii: "@") } ?? true
      text = scheme + (isPlain ? "://" : ":///") + segments.map(Self.encode).joined(separator: "/")
    }

    /// A universal link.
    public init(host: String, path: [String?], rest: [String] = [], before suffix: String = "") {
      text = "https://" + host + "/" + (path.compactMap { $0 } + Self.ending(rest, suffix)).map(Self.encode).joined(separator: "/")
    }

    private static func ending(_ rest: [String], _ suffix: String) -> [String] {
      guard !suffix.isEmpty, let last = rest.last else { return rest }
      return rest.dropLast() + [last + suffix]
    }

    /// The link with one more query item, if there is a value.
    public func query<Value: URLValue>(_ key: String, _ value: Value?) -> LinkText {
      guard let value else { return self }
      var longer = self
      longer.text += (hasQuery ? "&" : "?") + Self.encode(key) + "=" + Self.encode(value.urlText)
      longer.hasQuery = true
      return longer
    }

    public func query<Value: URLValue>(_ key: String, list values: [Value]?) -> LinkText {
      (values ?? []).reduce(self) { $0.query(key, $1) }
    }

    public func fragment<Value: URLValue>(_ value: Value?, after prefix: String = "", before suffix: String = "") -> LinkText {
      guard let value else { return self }
      var longer = self
      longer.text += "#" + Self.encode(prefix + value.urlText + suffix)
      return longer
    }

    public var url: Foundation.URL? { Foundation.URL(string: text) }

    /// What can't stand in a segment, a query or a fragment is escaped, byte by byte.
    private static func encode(_ part: String) -> String {
      if part.utf8.allSatisfy(isUnreserved) { return part }
      let digits = Array("0123456789ABCDEF".utf8)
      var bytes: [UInt8] = []
      for byte in part.utf8 {
        if isUnreserved(byte) || "!$'()*,:;@".utf8.contains(byte) {
          bytes.append(byte)
        } else {
          bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        true
      default: false
      }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Routes/LinkValues.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// What keeps a URL from a pattern whose path it has.
  public nonisolated struct LinkFault: Swift.Error {
    /// The placeholder, or the key of the query; `#` is the fragment.
    let name: String
    /// nil: there is none.
    let text: Swift.Range<Int>?
    let type: any URLValue.Type
    /// The form that the text hasn't got, as the pattern says it.
    var form: String?

    public static let noRow = LinkFault(name: "", text: nil, type: String.self)
  }
}

// What the values of a route are read with. That the path fits has been made sure of.
nonisolated extension NavGraph.Link {
  /// The value of a segment between its affixes.
  public func segment<Value: NavGraph.URLValue>(
    _ index: Int, _ name: String, after prefix: StaticString = "", before suffix: StaticString = "", as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    let whole = segments[index]
    let range = whole.lowerBound + prefix.utf8CodeUnitCount..<whole.upperBound - suffix.utf8CodeUnitCount
    guard let value = Value(urlText: text(range)) else { throw NavGraph.LinkFault(name: name, text: range, type: type) }
    return value
  }

  /// The segments from `index` on, the last without the text that follows its value.
  public func rest(_ index: Int, before suffix: StaticString = "") -> [String] {
    var ranges = Swift.Array(segments[index...])
    if let last = ranges.popLast() { ranges.append(last.lowerBound..<last.upperBound - suffix.utf8CodeUnitCount) }
    return ranges.map(text)
  }

  /// The value of a query key that must be there; the first, if it is repeated.
  public func query<Value: NavGraph.URLValue>(_ key: StaticString, as type: Value.Type) throws(NavGraph.LinkFault) -> Value {
    try value(of: item(key), key.description, as: type)
  }

  /// The fragment between its affixes.
  public func fragment<Value: NavGraph.URLValue>(
    after prefix: StaticString = "", before suffix: StaticString = "", as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    try value(of: fragment.flatMap { inner($0, prefix, suffix) }, "#", as: type)
  }

  /// The value of a query key that may be absent.
  public mutating func optionalQuery<Value: NavGraph.URLValue>(_ key: StaticString, as type: Value.Type) -> Value? {
    optional(item(key), key, as: type)
  }

  public mutating func optionalFragment<Value: NavGraph.URLValue>(
    after prefix: StaticString = "", before suffix: StaticString = "", as type: Value.Type
  ) -> Value? {
    guard let fragment else { return nil }
    if let inner = inner(fragment, prefix, suffix) { return optional(inner, "#", as: type) }
    ignored.append("#")
    return nil
  }

  /// What stands between affixes, at least one character; without them, whatever there is.
  func inner(_ item: Item, _ prefix: StaticString, _ suffix: StaticString) -> Item? {
    let (before, after) = (prefix.utf8CodeUnitCount, suffix.utf8CodeUnitCount)
    guard before + after > 0, let value = item.value else { return item }
    guard value.count > before + after, isEqual(value.prefix(before), prefix), isEqual(value.suffix(after), suffix) else { return nil }
    return Item(key: item.key, value: value.dropFirst(before).dropLast(after))
  }

  /// All values of a query key; nil if there is none, or one that doesn't parse.
  public mutating func list<Value: NavGraph.URLValue>(_ key: StaticString, as type: Value.Type) -> [Value]? {
    var values: [Value] = []
    for item in items where isEqual(item.key, key) {
      guard let value = parsed(item, as: type) else {
        ignored.append(key.description)
        return nil
      }
      values.append(value)
    }
    return values.isEmpty ? nil : values
  }

  private func value<Value: NavGraph.URLValue>(of item: Item?, _ name: String, as type: Value.Type) throws(NavGraph.LinkFault) -> Value {
    guard let item else { throw NavGraph.LinkFault(name: name, text: nil, type: type) }
    guard let value = parsed(item, as: type) else { throw NavGraph.LinkFault(name: name, text: item.value ?? 0..<0, type: type) }
    return value
  }

  private mutating func optional<Value: NavGraph.URLValue>(_ item: Item?, _ name: StaticString, as type: Value.Type) -> Value? {
    guard let item else { return nil }
    let value = parsed(item, as: type)
    if value == nil { ignored.append(name.description) }
    return value
  }

  /// The empty text is a `String`, and a value of no other type, not even of an enum that has it.
  private func parsed<Value: NavGraph.URLValue>(_ item: Item, as type: Value.Type) -> Value? {
    guard let range = item.value, !range.isEmpty || !(type is any CaseIterable.Type) else { return nil }
    return Value(urlText: text(range))
  }

  func item(_ key: StaticString) -> Item? { items.first { isEqual($0.key, key) } }

  private func isEqual(_ range: Swift.Range<Int>, _ key: StaticString) -> Bool {
    guard range.count == key.utf8CodeUnitCount else { return false }
    return key.withUTF8Buffer {
      // Before Swift 6.2 there is no such word.
      #if compiler(>=6.2)
      unsafe bytes[range].elementsEqual($0)
      #else
      bytes[range].elementsEqual($0)
      #endif
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Routes/URLValue.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// A value that a URL can carry.
  public nonisolated protocol URLValue: Hashable, Sendable {
    /// Nil if `text` is no value of this type.
    init?(urlText text: String)
    var urlText: String { get }
    /// What a text must be to be a value, for a message: `an Int`.
    static var urlKind: String { get }
  }
}

nonisolated extension NavGraph.URLValue where Self: RawRepresentable, RawValue: NavGraph.URLValue {
  public init?(urlText text: String) {
    guard let raw = RawValue(urlText: text) else { return nil }
    self.init(rawValue: raw)
  }
  public var urlText: String { rawValue.urlText }
  public static var urlKind: String { RawValue.urlKind }
}

nonisolated extension NavGraph.URLValue where Self: RawRepresentable, RawValue == String {
  /// Bytes are compared: to an enum of texts `é` in its two spellings is one case, to a URL it is two texts.
  public init?(urlText text: String) {
    guard let value = Self(rawValue: text), value.rawValue.utf8.elementsEqual(text.utf8) else { return nil }
    self = value
  }
}

nonisolated extension NavGraph.URLValue where Self: RawRepresentable & CaseIterable, RawValue: NavGraph.URLValue {
  public static var urlKind: String { "one of " + allCases.map { $0.urlText }.joined(separator: ", ") }
}

nonisolated extension String: NavGraph.URLValue {
  public init?(urlText text: String) { self = text }
  public var urlText: String { self }
  public static var urlKind: String { "a text" }
}

nonisolated extension Int: NavGraph.URLValue {
  /// Decimal, an optional minus, no leading zeros, no plus.
  public init?(urlText text: String) {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
    guard let first = digits.first, let value = Int(text), first != UInt8(ascii: "+") else { return nil }
    if first == UInt8(ascii: "0"), text.utf8.count > 1 { return nil }
    self = value
  }
  public var urlText: String { String(self) }
  public static var urlKind: String { "an Int" }
}

nonisolated extension Double: NavGraph.URLValue {
  /// Decimal and finite.
  public init?(urlText text: String) {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard text.utf8.count - digits.count < 2, parts.count < 3,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
      let value = Double(text), value.isFinite
    else { return nil }
    self = value
  }
  public var urlText: String { String(self) }
  public static var urlKind: String { "a Double" }
}

nonisolated extension Bool: NavGraph.URLValue {
  public init?(urlText text: String) {
    switch text {
    case "true": self = true
    case "false": self = false
    default: return nil
    }
  }
  public var urlText: String { String(self) }
  public static var urlKind: String { "`true` or `false`" }
}

nonisolated extension Foundation.UUID: NavGraph.URLValue {
  /// 8-4-4-4-12: what else has that length is not read leniently.
  public init?(urlText text: String) {
    var place = 0
    for byte in text.utf8 {
      let isFit =
        switch byte {
        case UInt8(ascii: "-"): place == 8 || place == 13 || place == 18 || place == 23
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
          place != 8 && place != 13 && place != 18 && place != 23
        default: false
        }
      guard isFit else { return nil }
      place += 1
    }
    guard place == 36 else { return nil }
    self.init(uuidString: text)
  }
  public var urlText: String { uuidString }
  public static var urlKind: String { "a UUID" }
}

nonisolated extension Foundation.URL: NavGraph.URLValue {
  /// The web only: a link must not smuggle another app's scheme, or a file, into a screen. What no URL may hold is not mended.
  public init?(urlText text: String) {
    guard Foundation.URL.isOfWeb(Array(text.utf8)), let url = Foundation.URL(string: text) else { return nil }
    self = url
  }

  /// `http` or `https`, a host, perhaps a port, and then what a URL may hold as it is.
  private static func isOfWeb(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    func begins(_ word: String) -> Bool {
      rest.prefix(word.utf8.count).map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 } == Array(word.utf8)
    }
    guard let start = ["https://", "http://"].first(where: begins) else { return false }
    rest = rest.dropFirst(start.utf8.count)
    func skip(_ isFine: (UInt8) -> Bool) { rest = rest.drop(while: isFine) }
    func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    func isLetter(_ byte: UInt8, to last: UInt8 = UInt8(ascii: "z")) -> Bool { byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= last }
    guard let first = rest.first, isDigit(first) || isLetter(first) else { return false }
    skip { isDigit($0) || isLetter($0) || "-._".utf8.contains($0) }
    if rest.first == UInt8(ascii: ":") {
      rest = rest.dropFirst()
      skip(isDigit)
    }
    guard let mark = rest.first else { return true }
    guard "/?#".utf8.contains(mark) else { return false }
    var hasFragment = false
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "#"):
        if hasFragment { return false }
        hasFragment = true
      case UInt8(ascii: "%"):
        for _ in 0..<2 { guard let digit = rest.popFirst(), isDigit(digit) || isLetter(digit, to: UInt8(ascii: "f")) else { return false } }
      case 0x21...0x7E: if "\"<>[\\]^`{|}".utf8.contains(byte) { return false }
      default: return false
      }
    }
    return true
  }

  public var urlText: String { absoluteString }
  public static var urlKind: String { "a URL of the web" }
}

nonisolated extension Foundation.Date: NavGraph.URLValue {
  public static var urlKind: String { "a date or a time of ISO 8601" }

  /// ISO 8601: a day, taken as UTC, or a time with its zone.
  public init?(urlText text: String) {
    var rest = Array(text.utf8)[...]
    func number(_ digits: Int) -> Int? {
      let head = rest.prefix(digits)
      guard head.count == digits, head.allSatisfy({ (48...57).contains($0) }) else { return nil }
      rest = rest.dropFirst(digits)
      return head.reduce(0) { $0 * 10 + Int($1 - 48) }
    }
    func skip(_ mark: Swift.Character) -> Bool {
      guard rest.first == mark.asciiValue else { return false }
      rest = rest.dropFirst()
      return true
    }
    guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2), (1...12).contains(month),
      (1...Foundation.Date.days(in: month, of: year)).contains(day)
    else { return nil }
    var seconds = Double(Foundation.Date.days(before: year, month, day)) * 86_400
    if !rest.isEmpty {
      guard skip("T"), let hour = number(2), hour < 24, skip(":"), let minute = number(2), minute < 60 else { return nil }
      seconds += Double(hour * 3_600 + minute * 60)
      if skip(":") {
        guard let second = number(2), second < 60 else { return nil }
        seconds += Double(second)
        if skip(".") {
          guard let tenth = number(1) else { return nil }
          var (digits, scale) = (Double(tenth), 10.0)
          while let digit = number(1) {
            // What lies further behind says nothing.
            guard scale < 1e15 else { continue }
            digits = digits * 10 + Double(digit)
            scale *= 10
          }
          seconds += digits / scale
        }
      }
      if !skip("Z") {
        let sign = skip("+") ? -1.0 : skip("-") ? 1.0 : 0
        guard sign != 0, let hours = number(2), hours < 24, skip(":"), let minutes = number(2), minutes < 60 else { return nil }
        seconds += sign * Double(hours * 3_600 + minutes * 60)
      }
    }
    guard rest.isEmpty else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }

  /// A day where it is one, otherwise a time in UTC.
  public var urlText: String {
    func padded(_ number: Int, _ count: Int = 2) -> String {
      String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
    }
    let clamped = min(max(timeIntervalSince1970, -62_167_219_200), 253_402_300_799)
    let whole = clamped.rounded(.down)
    let days = Int((whole / 86_400).rounded(.down))
    let (year, month, day) = Foundation.Date.civil(days)
    let date = padded(year, 4) + "-" + padded(month) + "-" + padded(day)
    let rest = Int(whole) - days * 86_400
    if rest == 0, whole == clamped { return date }
    let time = padded(rest / 3_600) + ":" + padded(rest / 60 % 60) + ":" + padded(rest % 60)
    let fraction = whole == clamped ? "" : "." + padded(Int((clamped - whole) * 1_000_000), 6)
    return date + "T" + time + fraction + "Z"
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The days from 1970 to a date of the Gregorian calendar.
  private static func days(before year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

"""##),
  RuntimeSource(
    .runtime, "Scheduler/Effect.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Scheduler {
  /// What a scheduler wants done, in order. The driver carries that out, and reports the result.
  package nonisolated enum Effect: Sendable {
    /// When nothing moves and the screen shows the tree: `next()`.
    case begin
    #if OUTCOMES
    /// In a later turn, after those who await outcomes have gone on: `next()`.
    case goOn
    #endif
    /// Now: `plan(_:where:)`, and `carryOut(_:of:)` with the result.
    indirect case plan(Intent)
    /// Take away what the app itself has shown there, with the next `show`.
    case clear(NavGraph.Clearing)
    /// Bring the tree to the screen, and when it is there: `finishTurn()`.
    case show
    #if GUARDS
    /// Ask the app that guard, and when nothing moves: `takeQuestion(_:)` and `answer(_:with:)`.
    case ask(G.Guard, question: Int)
    #endif
    #if CONFIRMATION
    /// Ask the screens of that modal whether it may go, and answer as a guard is answered.
    case confirm(NavGraph.NodeID, question: Int)
    #endif
    #if OUTCOMES
    /// Tell the task of that number how what it awaits has ended, and when it has gone on: `heard(_:)`.
    case resume(Int, NavGraph.Outcome<G.Result>)
    #endif
    #if ANCHORS
    /// What that node points at, or comes out of.
    case anchor(NavGraph.NodeID, NavGraph.Anchor)
    #endif
    #if BROWSING
    /// Leave the app for that URL.
    case browse(Foundation.URL)
    #endif
    #if WINDOWS
    /// Have another scene show that root.
    case openWindow(G.Root)
    #endif
    /// The screen has come to rest and shows that: say so, if it is new.
    case rest(NavGraph.Tree<G>)
    /// Tell that, with file and line of the event in the graph.
    case report(NavGraph.Report<G>, at: String? = nil)
    case log(String)
  }
}

"""##),
  RuntimeSource(
    .runtime, "Scheduler/Intent.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Scheduler {
  /// A change that somebody wants: an event, a link, a tab, or what is left of one of them.
  package nonisolated struct Intent: Sendable {
    package internal(set) var work: Work
    #if OUTCOMES
    /// The number of the task that awaits its outcome.
    package internal(set) var waiter: Int?
    #endif
    #if ANCHORS
    var anchor: NavGraph.Anchor?
    #endif
    #if GUARDS
    /// The guards that said yes.
    var granted: Set<G.Guard> = []
    /// The guards whose flow has been shown: a second no is a refusal.
    var flowsShown: Set<G.Guard> = []
    /// What goes on after the `present` that a guard has refused, and where.
    var refused: Refused?
    /// The guard that said no just now, then the guards of its flow that did, each the guard of the flow of the one before.
    var denied: [G.Guard] = []
    #endif
    #if LINKS
    /// The modal that has held a link up: it is no newer than what has come meanwhile.
    package internal(set) var waitedFor: NavGraph.NodeID?
    #endif
    #if EXPIRY
    /// When the link came.
    var arrived: Double?
    #endif
    #if LINKS && GUARDS
    /// The link that waited for the root when an event of the flow in its place began: what that event opens is newer.
    var older: NavGraph.Target<G>?
    #endif
    #if CONFIRMATION
    /// The modals whose screens agreed to go.
    var confirmed: Set<NavGraph.NodeID> = []
    #endif
    #if GUARDS
    /// The guards for which what comes back was cut back.
    var cutting: Set<G.Guard> = []
    #endif

    package init(_ work: Work) { self.work = work }

    package var name: String {
      switch work {
      case .restore: "restoration"
      case .event(let event, _): event.name
      #if APPEVENTS
      case .strike(let event): event.name
      #endif
      #if TABS
      case .action(let event, _): event.name
      #endif
      #if GUARDS
      case .start: "start"
      #endif
      #if GUARDS || CONTINUATIONS
      case .rest(_, _, let name): name
      #endif
      #if CONTINUATIONS
      case .continuation: "continuation"
      #endif
      #if LINKS
      case .open: "link"
      #endif
      #if TABS || PAGES && GUARDS
      case .select: "tab or page"
      #endif
      #if CONFIRMATION
      case .dismissal: "swipe"
      #endif
      }
    }

    #if GUARDS
    var isStart: Bool {
      switch work {
      case .start, .restore: true
      default: false
      }
    }
    #endif

    /// File and line of its event in the graph.
    var source: String? {
      #if APPEVENTS
      if case .strike(let event) = work { return event.source }
      #endif
      #if TABS
      if case .action(let event, _) = work { return event.source }
      #endif
      if case .event(let event, _) = work { return event.source }
      return nil
    }

    /// What is to come back.
    var saved: NavGraph.Snapshot? {
      if case .restore(let saved) = work { saved } else { nil }
    }

    #if GUARDS
    /// Nobody asked to go there: a no cuts back what is restored, without a flow. Only the root's own guards have theirs, as at any start.
    func cutsBack(from question: G.Guard) -> Bool {
      guard let saved, let root = G.root(from: saved.root) else { return false }
      return !G.guards(of: root).contains(question)
    }
    #endif

    #if CONTINUATIONS
    var isContinuation: Bool {
      if case .continuation = work { true } else { false }
    }
    #endif

    #if LINKS
    package var link: NavGraph.Target<G>? {
      if case .open(let target) = work { target } else { nil }
    }
    #endif

    #if LINKS && GUARDS
    /// Whether it begins with steps of the app's own, which may open a link.
    var mayOpenByItself: Bool {
      switch work {
      case .event: true
      #if APPEVENTS
      case .strike: true
      #endif
      #if TABS
      case .action: true
      #endif
      #if CONTINUATIONS
      case .continuation: true
      #endif
      default: false
      }
    }
    #endif

    #if GUARDS
    /// Whether it may put a root where there is none: the scene's first, or what has waited for the flow of a root's guard.
    var canMakeRoot: Bool {
      switch work {
      case .start, .restore, .rest: return true
      #if LINKS
      case .open(let target):
        return !flowsShown.isEmpty && target.mayEnterRoot
      #endif
      default: return false
      }
    }
    #endif

    #if GUARDS || CONFIRMATION
    /// Whether the user asked for it just now.
    var isUserWish: Bool {
      switch work {
      #if LINKS
      case .open: waitedFor == nil
      #endif
      #if TABS
      case .action: true
      #endif
      #if TABS || PAGES && GUARDS
      case .select: true
      #endif
      #if CONFIRMATION
      case .dismissal: true
      #endif
      case .event: true
      #if APPEVENTS
      case .strike: true
      #endif
      default: false
      }
    }
    #endif

    #if LINKS || CONFIRMATION
    /// Whether modals that it takes down are asked first: the app's own events have decided already.
    func asks(about step: NavGraph.Action<G>) -> Bool {
      switch (work, step) {
      #if LINKS
      case (.open, _), (_, .open): true
      #endif
      #if CONFIRMATION
      case (.dismissal, _): true
      #endif
      case (_, .switchTo), (_, .restart): true
      default: false
      }
    }
    #endif
  }

  /// What an intent is about.
  package nonisolated indirect enum Work: Hashable, Sendable {
    /// What the scene showed when it was last seen.
    case restore(NavGraph.Snapshot)
    /// nil: from the screen in front, whichever that is. What comes from an accessory comes from its bar, and happens there.
    case event(NavGraph.Event<G>, from: NavGraph.NodeID?)
    #if APPEVENTS
    /// An event of the app: from whatever is in front then.
    case strike(NavGraph.Event<G>)
    #endif
    #if TABS
    /// A tab that only acts: it happens on the screen that its bar shows by then.
    case action(NavGraph.Event<G>, ofTabIn: NavGraph.NodeID)
    #endif
    #if GUARDS
    /// The scene's first root.
    case start(G.Root)
    #endif
    #if GUARDS || CONTINUATIONS
    /// What is left of a sequence that a guard or the end of a flow has interrupted.
    case rest([Remainder], at: NavGraph.NodeID?, of: String)
    #endif
    #if CONTINUATIONS
    /// What goes on at the presenter, and then what is left of the sequence that ended the flow.
    case continuation(G.Continuation, NavGraph.Outcome<G.Result>, at: NavGraph.NodeID, then: [Remainder])
    #endif
    #if LINKS
    case open(NavGraph.Target<G>)
    #endif
    #if TABS || PAGES && GUARDS
    case select(Int, in: NavGraph.NodeID)
    #endif
    #if CONFIRMATION
    case dismissal(of: NavGraph.NodeID)
    #endif
  }

  /// Steps that belong together: one that can't be done drops those after it, but not the next remainder.
  package nonisolated struct Remainder: Hashable, Sendable {
    package internal(set) var actions: [NavGraph.Action<G>]
    #if CONTINUATIONS
    /// Where it begins, if not where the steps before have led: at the presenter's spot after a `dismiss`, in the root after `dismiss all`.
    var spot: NavGraph.Spot?
    #endif

    package init(_ actions: [NavGraph.Action<G>]) { self.actions = actions }
  }
  #if GUARDS
  /// A continuation that hears of a refusal.
  package nonisolated struct Refused: Sendable {
    let continuation: G.Continuation
    let place: NavGraph.NodeID
  }
  #endif
}

"""##),
  RuntimeSource(
    .runtime, "Scheduler/Plan.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Scheduler {
  /// What comes of an intent as things are now. Nothing has changed yet.
  package nonisolated struct Plan: Sendable {
    package let decision: Decision
    /// Why steps on the way were left out.
    package let skipped: [String]

    init(_ decision: Decision, skipped: [String] = []) { (self.decision, self.skipped) = (decision, skipped) }
  }

  /// How far an intent gets.
  package nonisolated indirect enum Decision: Sendable {
    /// All of it is done.
    case finish(NavGraph.Reducer<G>)
    /// The steps before are kept, the rest is dropped.
    case drop(String, NavGraph.Reducer<G>)
    #if GUARDS
    /// A guard is asked first; the guard of another guard's flow says so.
    case ask(G.Guard, isOfFlow: Bool)
    /// A guard said no: the steps before are kept, and the rest waits for the guard's flow, in the root's place or on top. Where that is
    /// refused, `telling` hears of it.
    case refuse(G.Guard, NavGraph.Reducer<G>, rest: Work, atRoot: Bool, telling: Refused?)
    #endif
    #if CONFIRMATION
    /// The screens of that modal are asked first whether it may go.
    case confirm(NavGraph.NodeID)
    #endif
    #if LINKS
    /// A modal is in the way that only the app may take down: the steps before are kept, the link waits.
    case wait(NavGraph.Reducer<G>, for: NavGraph.NodeID, opening: NavGraph.Target<G>)
    #endif
    #if CONTINUATIONS
    /// That flow has ended, and its continuation comes before what is left of the sequence.
    case divide(NavGraph.Reducer<G>, after: NavGraph.NodeID, rest: Work)
    #endif
    #if GUARDS
    /// Nothing of what was saved may come back.
    case startAfresh
    #endif

    #if GUARDS || CONFIRMATION
    /// Whether the app is asked first.
    var isQuestion: Bool {
      switch self {
      #if GUARDS
      case .ask: true
      #endif
      #if CONFIRMATION
      case .confirm: true
      #endif
      default: false
      }
    }
    #endif
  }
}

"""##),
  RuntimeSource(
    .runtime, "Scheduler/Question.swift",
    ##"""
import Foundation

#if GUARDS || CONFIRMATION
nonisolated extension NavGraph.Scheduler {
  /// A question to the app that is out.
  package nonisolated struct Question: Sendable {
    package nonisolated enum Subject: Hashable, Sendable {
      #if GUARDS
      case `guard`(G.Guard, isOfFlow: Bool)
      #endif
      #if CONFIRMATION
      case dismissal(of: NavGraph.NodeID)
      #endif
    }

    package let id: Int
    package let subject: Subject
    /// What goes on after the answer; nil if that has been dropped while an answer was on its way.
    package internal(set) var intent: Intent?
    let holdsQueue: Bool
    #if LINKS
    /// Another link has taken the place of the one for which it is asked.
    var isForAnother = false
    #endif
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Scheduler/Scheduler+Choosing.swift",
    ##"""
import Foundation

#if TABS || PAGES && GUARDS
// Tabs and pages that the user wants.
nonisolated extension NavGraph.Scheduler {
  /// The user wants that tab or that page, which UIKit was not allowed to show by itself.
  package mutating func select(_ index: Int, in container: NavGraph.NodeID) { enqueue(Intent(.select(index, in: container))) }

  /// Whether no guard asks when that tab is selected, or that page turned to.
  package func entersFreely(_ index: Int, in container: NavGraph.NodeID) -> Bool {
    #if GUARDS
    var reducer = NavGraph.Reducer(tree)
    reducer.choose(index, in: container)
    return reducer.tree.guardsEntered(from: tree).isEmpty
    #else
    return true
    #endif
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Scheduler/Scheduler+Endings.swift",
    ##"""
import Foundation

// The ends of flows: who hears of them, and in which order.
nonisolated extension NavGraph.Scheduler {
  /// Answers for the flows that have left the screen: the continuation and the rest of the sequence first, then who waits, then what was parked.
  mutating func settleEndings() {
    let over = endings
    endings = []
    #if GUARDS || CONTINUATIONS || LINKS
    var next: [Intent] = []
    #endif
    for ended in over {
      #if FIELDS
      effects.append(.report(.ended(ended.modal, ended.outcome.reported(for: ended.modal, of: G.self))))
      #else
      effects.append(.report(.ended(ended.modal, ended.outcome)))
      #endif
      #if GUARDS
      var refusal: Intent?
      if let intent = parked.removeValue(forKey: ended.id)?.intent {
        switch ended.outcome {
        case .finished: next.append(intent)
        case .dismissed(let cause):
          if intent.isStart {
            // Another root may have come meanwhile, or another flow in its place: then nothing is to begin.
            if tree.rootName == nil, tree.rootFlow == nil { next.append(Intent(intent.work)) }
          } else {
            drop(intent, "the flow of its guard was dismissed", goesOn: true)
            if cause.runsContinuation { refusal = intent } else { answerDropped(intent) }
          }
        }
      }
      #endif
      #if OUTCOMES
      if let waiter = waiterOf.removeValue(forKey: ended.id) {
        if waiters.contains(waiter) { unheard.insert(waiter) }
        resume(waiter, ended.outcome)
      }
      #endif
      #if CONTINUATIONS
      let rest = remaining.removeValue(forKey: ended.id)
      #if GUARDS
      if let refusal {
        if let continuing = continuation(of: refusal, then: rest) ?? rest { next.append(continuing) }
        continue
      }
      #endif
      if let continuing = continuation(of: ended, then: rest) ?? rest { next.append(continuing) }
      #endif
    }
    #if LINKS
    if !over.isEmpty, let link = waitingLink {
      waitingLink = nil
      next.append(link)
    }
    #endif
    #if GUARDS || CONTINUATIONS || LINKS
    queue.insert(contentsOf: next, at: 0)
    #endif
  }

  /// Says that an intent, or a part of it, is not carried out. Who waits for it is answered, unless the rest goes on.
  mutating func drop(_ intent: Intent, _ why: String, goesOn: Bool = false) {
    effects.append(.log("\(intent.name)\(intent.source.map { " (\($0))" } ?? ""): \(why)"))
    effects.append(.report(.dropped(intent.name, because: why), at: intent.source))
    #if OUTCOMES
    if !goesOn { answerDropped(intent) }
    #endif
  }
}

"""##),
  RuntimeSource(
    .runtime, "Scheduler/Scheduler+Facts.swift",
    ##"""
import Foundation

// What the user and the system have done to the screen: facts, taken over at once.
nonisolated extension NavGraph.Scheduler {
  /// That stack now shows only these of its screens.
  package mutating func hostShows(_ screens: Set<NavGraph.NodeID>, in stack: NavGraph.NodeID) {
    _ = tree.update(stack) { node in
      guard case .stack(let name, let nodes) = node.content, let lowest = nodes.first, screens.contains(lowest.id) else { return }
      node.content = .stack(name, nodes.filter { screens.contains($0.id) })
    }
    factTaken()
  }

  #if TABS || PAGES
  /// The user selected that tab, or turned to that page.
  package mutating func hostSelected(_ index: Int, in container: NavGraph.NodeID) {
    var reducer = NavGraph.Reducer(tree)
    reducer.choose(index, in: container)
    tree = reducer.tree
    factTaken()
  }
  #endif

  /// That modal has left the screen, or is to leave it.
  package mutating func hostDismissed(_ modal: NavGraph.NodeID, _ outcome: NavGraph.Outcome<G.Result> = .dismissed(by: .user)) {
    guard let index = tree.modals.firstIndex(where: { $0.id == modal }) else { return }
    var reducer = NavGraph.Reducer(tree)
    reducer.end(from: index, outcome)
    accept(reducer)
    factTaken()
  }

  #if CONFIRMATION
  /// The user tried to take down a modal whose screens want to be asked.
  package mutating func hostAttemptedDismissal(of modal: NavGraph.NodeID) { enqueue(Intent(.dismissal(of: modal))) }
  #endif

  mutating func factTaken() {
    #if GUARDS
    tree.markEntered()
    #endif
    if !isBusy { show() }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Scheduler/Scheduler+Pending.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Scheduler {
  /// Every intent that waits: for its turn, for an answer, for the flow of a guard, for a modal to go.
  var pending: [Intent] {
    #if GUARDS || CONFIRMATION || CONTINUATIONS || LINKS
    var all = queue
    #if CONTINUATIONS
    all += remaining.values
    #endif
    #if GUARDS || CONFIRMATION
    all += [question?.intent].compactMap { $0 }
    #endif
    #if GUARDS
    all += parked.values.compactMap { $0.intent }
    #endif
    #if LINKS
    all += [waitingLink].compactMap { $0 }
    #endif
    return all
    #else
    return queue
    #endif
  }

  /// Whether that is asked for already, and has not begun.
  func isPending(_ work: Work) -> Bool {
    #if GUARDS || CONFIRMATION
    if question?.intent?.work == work { return true }
    #endif
    return queue.contains { $0.work == work }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Scheduler/Scheduler+Planning.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Scheduler {
  /// Carries out the steps of an intent on a copy of the tree, until something must be asked or has to wait. Nothing changes, so that a
  /// condition may look at anything, and send anything, while it is asked.
  package func plan(_ intent: Intent, where holds: (G.Condition) -> Bool) -> Plan {
    var reducer = NavGraph.Reducer(tree)
    reducer.isCovered = cover != nil
    let remainders: [Remainder]
    #if GUARDS
    var guards: [G.Guard] = []
    #endif
    switch intent.work {
    #if GUARDS
    case .start(let root):
      remainders = [Remainder([.switchTo(root)])]
    #endif
    case .restore(let saved):
      return Plan(restoring(saved, intent, holds))
    case .event(let event, let place):
      if let place {
        guard tree.node(place) != nil else { return Plan(.drop("its place is gone", reducer)) }
        guard tree.isInFront(place) else { return Plan(.drop("its place is covered", reducer)) }
        reducer.place = place
      }
      remainders = [Remainder(event.actions)]
      #if GUARDS
      guards = event.guards
      #endif
    #if APPEVENTS
    case .strike(let event):
      reducer.isStriking = true
      remainders = [Remainder(event.actions)]
      #if GUARDS
      guards = event.guards
      #endif
    #endif
    #if TABS
    case .action(let action, let bar):
      guard tree.isInFront(bar) else { return Plan(.drop("the tab bar is covered", reducer)) }
      reducer.place = tree.node(bar)?.leaf.id
      remainders = [Remainder(action.actions)]
      #if GUARDS
      guards = action.guards
      #endif
    #endif
    #if GUARDS || CONTINUATIONS
    case .rest(let parts, let place, _):
      if let place, !tree.isInFront(place) { return Plan(.drop("the user went elsewhere", reducer)) }
      reducer.place = place ?? tree.leaf.id
      remainders = parts
    #endif
    #if CONTINUATIONS
    case .continuation(let continuation, let outcome, let place, let parts):
      guard tree.node(place) != nil else { return Plan(.drop("the presenter is gone", reducer)) }
      guard tree.isInFront(place) else { return Plan(.drop("the presenter is covered", reducer)) }
      reducer.place = place
      remainders = [Remainder(G.actions(for: continuation, after: outcome))] + parts
    #endif
    #if LINKS
    case .open(let target):
      remainders = [Remainder([.open(target)])]
    #endif
    #if TABS || PAGES && GUARDS
    case .select(let index, let container):
      guard tree.isInFront(container) else { return Plan(.drop("the tab bar or the pages are covered", reducer)) }
      reducer.choose(index, in: container)
      #if GUARDS
      if let question = missingGuard(.stay, reducer, from: NavGraph.Reducer(tree), intent, rest: intent.work) {
        return Plan(question.decision)
      }
      #endif
      return Plan(.finish(reducer))
    #endif
    #if CONFIRMATION
    case .dismissal(let modal):
      guard let index = tree.modals.firstIndex(where: { $0.id == modal }) else { return Plan(.finish(reducer)) }
      if index == tree.modals.count - 1, !intent.confirmed.contains(modal) { return Plan(.confirm(modal)) }
      reducer.end(from: index, .dismissed(by: .user))
      return Plan(.finish(reducer))
    #endif
    }
    #if GUARDS
    if let missing = guards.first(where: { !intent.granted.contains($0) }) {
      #if APPEVENTS
      if reducer.isStriking { reducer.uncover() }
      #endif
      return Plan(asked(missing, reducer, intent, rest: intent.work, telling: last(of: remainders, at: reducer.place, holds)))
    }
    #endif
    return plan(remainders, from: reducer, intent, holds)
  }

  private func plan(_ all: [Remainder], from start: NavGraph.Reducer<G>, _ intent: Intent, _ holds: (G.Condition) -> Bool) -> Plan {
    var reducer = start
    var parts = all[...]
    var skipped: [String] = []
    func decided(_ decision: Decision) -> Plan { Plan(decision, skipped: skipped) }
    while var part = parts.first {
      guard let first = part.actions.first else {
        parts.removeFirst()
        continue
      }
      #if CONTINUATIONS
      if let spot = part.spot {
        guard let place = reducer.tree.leaf(at: spot) else {
          let why = "its place is not in front any more"
          parts.removeFirst()
          if parts.isEmpty { return decided(.drop(why, reducer)) }
          skipped.append(why)
          continue
        }
        reducer.place = place
        part.spot = nil
        parts[parts.startIndex] = part
      }
      #endif
      #if CONDITIONS
      if case .branch(let branches) = first {
        let chosen = branches.first { $0.test?.evaluate(holds, opensWindows: opensWindows) ?? true }
        part.actions.replaceSubrange(0..<1, with: chosen?.actions ?? [])
        parts[parts.startIndex] = part
        continue
      }
      #endif
      #if LINKS && CONDITIONS
      var step = first
      // The link stays as it is in what is left, so that its conditions are read again after a wait.
      if let target = step.link, !target.branches.isEmpty {
        if target.policy == .wait, let top = reducer.tree.modals.last { return decided(.wait(reducer, for: top.id, opening: target)) }
        if let chosen = target.chosen(where: holds) { step = .open(chosen) }
      }
      #else
      let step = first
      #endif
      #if APPEVENTS
      reducer.uncover(for: step)
      #endif
      var next = reducer
      #if SPLITS
      next.isLastStep = part.actions.count == 1
      #endif
      next.run(step)
      if let why = next.dropped {
        parts.removeFirst()
        if parts.isEmpty { return decided(.drop(why, reducer)) }
        skipped.append(why)
        continue
      }
      #if GUARDS
      let question = missingGuard(step, next, from: reducer, intent, rest: rest(parts, part, at: reducer, intent))
      #endif
      #if LINKS && GUARDS
      // A flow that is up for the same question stays up.
      if let question, goesBehindFlow(step, question.guard) { return decided(question.decision) }
      #endif
      #if CONTINUATIONS || LINKS || CONFIRMATION
      let over = next.ended.dropFirst(reducer.ended.count)
      #endif
      #if LINKS || CONFIRMATION
      if let held = held(step, over, reducer, intent, waitingFor: first) { return decided(held) }
      #endif
      #if GUARDS
      if let question { return decided(question.decision) }
      #endif
      reducer = next
      #if GUARDS
      // What one step shows and the next one leaves has been entered.
      reducer.tree.markEntered()
      #endif
      part.actions.removeFirst()
      parts[parts.startIndex] = part
      #if CONTINUATIONS
      if parts.contains(where: { !$0.actions.isEmpty }), let ended = over.first(where: { goesOn(after: $0, in: reducer.tree) }) {
        part.spot = ended.presenter.flatMap { reducer.tree.spot(of: $0) }
        #if DISMISSALL
        if case .dismissAll = step { part.spot = .root(entry: reducer.tree.entry) }
        #endif
        return decided(.divide(reducer, after: ended.id, rest: rest(parts, part, at: reducer, intent)))
      }
      #endif
    }
    return decided(.finish(reducer))
  }

  #if GUARDS || CONTINUATIONS
  private func rest(_ parts: Swift.ArraySlice<Remainder>, _ first: Remainder, at reducer: NavGraph.Reducer<G>, _ intent: Intent) -> Work {
    #if LINKS
    // Links stay links, so that a later one can replace them.
    if case .open = intent.work { return intent.work }
    #endif
    #if GUARDS
    if case .start = intent.work { return intent.work }
    #endif
    return .rest([first] + parts.dropFirst(), at: reducer.place, of: intent.name)
  }
  #endif

  #if GUARDS
  /// The first guard on the way that has not said yes, and what that means for the step.
  private func missingGuard(
    _ step: NavGraph.Action<G>, _ next: NavGraph.Reducer<G>, from reducer: NavGraph.Reducer<G>, _ intent: Intent, rest: Work
  ) -> (guard: G.Guard, decision: Decision)? {
    func isMissing(_ question: G.Guard) -> Bool { !intent.granted.contains(question) }
    #if LINKS
    // The guards of a link protect the last place that it shows.
    if case .open(let target) = step, next.tree.showsNewPlace(since: reducer.tree),
      let missing = target.resolved(on: tree.idiom).guards.first(where: isMissing)
    {
      return (missing, asked(missing, reducer, intent, rest: rest, telling: nil))
    }
    #endif
    guard let missing = next.tree.guardsEntered(from: reducer.tree).first(where: isMissing) else { return nil }
    let entersRoot = next.tree.entry != reducer.tree.entry
    let isOnRoot = entersRoot && next.tree.rootName.map { isAsked(missing, entering: $0) } == true
    let hearing = hearing(of: step, at: reducer.place)
    return (missing, asked(missing, reducer, intent, rest: rest, atRoot: isOnRoot, telling: hearing))
  }

  /// What goes on after what that step presents.
  private func hearing(of step: NavGraph.Action<G>?, at place: NavGraph.NodeID?) -> Refused? {
    guard case .present(_, _, let continuation?)? = step, let place else { return nil }
    return Refused(continuation: continuation, place: place)
  }

  /// A guard on an event refuses all of it, what it presents at last included.
  private func last(of parts: [Remainder], at place: NavGraph.NodeID?, _ holds: (G.Condition) -> Bool) -> Refused? {
    let actions = parts.last?.actions ?? []
    #if CONDITIONS
    if case .branch(let branches)? = actions.last {
      let chosen = branches.first { $0.test?.evaluate(holds, opensWindows: opensWindows) ?? true }
      return hearing(of: presentation(in: chosen?.actions ?? []), at: place)
    }
    #endif
    return hearing(of: presentation(in: actions), at: place)
  }

  /// What is presented at last, whatever it opens with.
  private func presentation(in actions: [NavGraph.Action<G>]) -> NavGraph.Action<G>? {
    actions.last { if case .present = $0 { true } else { false } }
  }

  /// Whether that guard is on the root, or on something that the root shows first: that is guarded with the root.
  private func isAsked(_ question: G.Guard, entering root: G.Root) -> Bool {
    var fresh = NavGraph.Reducer(tree)
    fresh.enter(root)
    return fresh.tree.guardsEntered(from: tree).contains(question)
  }

  /// A guard that has said neither yes nor no is asked; after a no comes its flow, once the guards of that flow have said yes.
  func asked(
    _ question: G.Guard, _ reducer: NavGraph.Reducer<G>, _ intent: Intent, rest: Work, atRoot: Bool = false, telling hearing: Refused?
  ) -> Decision {
    guard intent.denied.first == question, let last = intent.denied.last else { return .ask(question, isOfFlow: false) }
    if let missing = missingGuard(ofFlowFor: last, reducer, intent, atRoot: atRoot) { return .ask(missing, isOfFlow: true) }
    return .refuse(last, reducer, rest: rest, atRoot: atRoot, telling: hearing)
  }

  #if LINKS
  /// Whether a link that needs `question` is to wait for a flow that is up already, instead of taking it down.
  private func goesBehindFlow(_ step: NavGraph.Action<G>, _ question: G.Guard) -> Bool {
    guard case .open(let target) = step, flow(for: question) != nil else { return false }
    let policy = target.resolved(on: tree.idiom).policy
    return policy == .dismiss || policy.leavesModals
  }
  #endif
  #endif

  #if LINKS || CONFIRMATION
  /// Modals that somebody else than their own screens takes down: some are asked, some hold a link up.
  private func held(
    _ step: NavGraph.Action<G>, _ ended: Swift.ArraySlice<NavGraph.Ended<G>>, _ reducer: NavGraph.Reducer<G>, _ intent: Intent,
    waitingFor whole: NavGraph.Action<G>
  ) -> Decision? {
    guard intent.asks(about: step) else { return nil }
    #if LINKS
    if case .open(let target) = whole, target.resolved(on: tree.idiom).policy == .wait, let top = reducer.tree.modals.last {
      return .wait(reducer, for: top.id, opening: target)
    }
    #endif
    let inTheWay = ended.filter { over in tree.modals.contains { $0.id == over.id } }
    func isDismissal(_ wanted: NavGraph.Dismissal, of over: NavGraph.Ended<G>) -> Bool {
      if case .flow(_, let sheet) = G.presentation(of: over.modal) { sheet.dismissal == wanted } else { false }
    }
    #if LINKS
    // Where the link has to wait, nobody need be asked.
    if case .open(let target) = whole, let blocked = inTheWay.last(where: { isDismissal(.blocked, of: $0) }) {
      return .wait(reducer, for: blocked.id, opening: target)
    }
    #endif
    #if CONFIRMATION
    if let over = inTheWay.first(where: { isDismissal(.confirm, of: $0) && !intent.confirmed.contains($0.id) }) { return .confirm(over.id) }
    #endif
    return nil
  }
  #endif
}

"""##),
  RuntimeSource(
    .runtime, "Scheduler/Scheduler+Questions.swift",
    ##"""
import Foundation

#if GUARDS || CONFIRMATION
// Questions to the app: a guard, or whether a modal may go.
nonisolated extension NavGraph.Scheduler {
  /// Whether the answer to that question is still waited for.
  package func isWaiting(for id: Int) -> Bool { question?.id == id }

  /// The screen is quiet, and the answer is there: the question, unless it has been cancelled meanwhile.
  package mutating func takeQuestion(_ id: Int) -> Question? {
    guard let asked = question, asked.id == id else { return nil }
    question = nil
    isBusy = true
    return asked
  }

  /// Goes on from the tree as it is now.
  package mutating func answer(_ asked: Question, with isYes: Bool) {
    switch asked.subject {
    #if GUARDS
    case .guard(let question, let isOfFlow):
      effects.append(.report(.asked(question, isGranted: isYes)))
      guard var intent = asked.intent else { return show() }
      if isYes {
        intent.granted.insert(question)
      } else if isOfFlow {
        intent.denied.append(question)
      } else if intent.cutsBack(from: question) {
        intent.cutting.insert(question)
      } else {
        intent.denied = [question]
      }
      effects.append(.plan(intent))
    #endif
    #if CONFIRMATION
    case .dismissal(let modal):
      guard var intent = asked.intent else { return show() }
      if isYes {
        intent.confirmed.insert(modal)
        return effects.append(.plan(intent))
      }
      #if LINKS
      if asked.isForAnother, let policy = intent.link?.resolved(on: tree.idiom).policy, policy != .dismiss {
        return effects.append(.plan(intent))
      }
      #endif
      drop(intent, "what is up stays up")
      show()
    #endif
    }
  }

  /// Asks without holding the queue, unless it must.
  mutating func ask(_ subject: Question.Subject, _ intent: Intent, holdsQueue: Bool) {
    lastQuestion += 1
    question = Question(id: lastQuestion, subject: subject, intent: intent, holdsQueue: holdsQueue)
    isBusy = false
    switch subject {
    #if GUARDS
    case .guard(let question, _): effects.append(.ask(question, question: lastQuestion))
    #endif
    #if CONFIRMATION
    case .dismissal(let modal): effects.append(.confirm(modal, question: lastQuestion))
    #endif
    }
    // What was queued behind a question that doesn't hold the queue cancels it.
    if !holdsQueue, let newer = queue.first(where: { endsQuestions($0) }) {
      cancelQuestion(for: newer)
      pump()
    }
  }

  /// A newer wish of the user cancels a question that is still out, unless it has to wait itself; the scene's start is no wish.
  mutating func cancelQuestion(for intent: Intent) {
    guard let asked = question, !asked.holdsQueue, endsQuestions(intent) else { return }
    question = nil
    if let dropped = asked.intent { drop(dropped, "the user went elsewhere while its guard was asked") }
  }

  /// Whether what is asked for something else is not wanted any more. A link that is shown over the flow of a guard ends nothing there.
  private func endsQuestions(_ intent: Intent) -> Bool {
    #if LINKS && GUARDS
    if tree.rootName == nil, let link = intent.link, isShownAtOnce(link) { return false }
    #endif
    return intent.isUserWish && mayBegin(intent) && mayBegin(intent, under: cover)
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Scheduler/Scheduler+Restoring.swift",
    ##"""
import Foundation

// What a saved scene showed comes back: without animation, after the guards on it have been asked, and never against a link.
nonisolated extension NavGraph.Scheduler {
  /// What is to be kept; nil while the scene has shown nothing yet.
  package var snapshot: NavGraph.Snapshot? {
    // What hasn't come back yet is kept as it is.
    if let saved = pending.lazy.compactMap({ $0.saved }).first { return saved }
    #if GUARDS
    return NavGraph.Snapshot(tree, without: Set(parked.keys))
    #else
    return NavGraph.Snapshot(tree)
    #endif
  }

  /// Brings the root back at once if nobody has to be asked; the rest waits until the scene is connected. False if it is none of this graph's.
  mutating func restore(_ saved: NavGraph.Snapshot) -> Bool {
    var reducer = NavGraph.Reducer(tree)
    guard reducer.tree.restore(saved, inWindow: true) else { return false }
    #if GUARDS
    guard reducer.tree.guardsEntered(from: tree).isEmpty else {
      queue.append(Intent(.restore(saved)))
      return true
    }
    #endif
    restored = reducer.tree.root
    accept(reducer)
    if !saved.modals.isEmpty { queue.append(Intent(.restore(saved))) }
    return true
  }

  /// The guards on what comes back are asked one after the other; what they refuse is cut, with everything on top of it.
  func restoring(_ saved: NavGraph.Snapshot, _ intent: Intent, _ holds: (G.Condition) -> Bool) -> Decision {
    var reducer = NavGraph.Reducer(tree)
    #if LINKS
    #if CONDITIONS
    let link = queue.lazy.compactMap { $0.link }.first?.chosen(where: holds)
    #else
    let link = queue.lazy.compactMap { $0.link }.first
    #endif
    if link != nil, restored != nil { return .drop("something else is shown by now", reducer) }
    #endif
    // A split may have collapsed since: that is the window's affair.
    if let restored, tree.root.id != restored.id || tree.root.shape != restored.shape || !tree.modals.isEmpty {
      return .drop("something else is shown by now", reducer)
    }
    #if GUARDS
    if restored == nil {
      guard reducer.tree.restore(saved, inWindow: true) else { return .startAfresh }
    }
    #endif
    reducer.tree.restoreModals(of: saved)
    #if LINKS && GUARDS
    if let link {
      guard let rest = reducer.tree.yielding(to: link) else { return .startAfresh }
      reducer.tree = rest
    }
    #endif
    #if GUARDS
    guard let allowed = reducer.tree.cut({ intent.cutting.contains($0) }) else { return .startAfresh }
    reducer.tree = allowed
    #endif
    reducer.place = reducer.tree.leaf.id
    #if GUARDS
    let questions = reducer.tree.guardsEntered(from: tree)
    if let next = questions.first(where: { !intent.granted.contains($0) }) {
      return asked(next, NavGraph.Reducer(tree), intent, rest: intent.work, atRoot: true, telling: nil)
    }
    #endif
    return .finish(reducer)
  }
}

"""##),
  RuntimeSource(
    .runtime, "Scheduler/Scheduler+Running.swift",
    ##"""
import Foundation

// Without a screen everything happens at once, and the questions are answered by plain functions.
nonisolated extension NavGraph.Scheduler {
  /// Carries out everything that can be, at most so many effects, and says each before. A guard without an answer stays asked.
  /// False if the graph goes round in circles with these answers.
  @discardableResult
  package mutating func run(
    where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool? = { _ in true },
    mayGo: (NavGraph.NodeID) -> Bool? = { _ in true }, atMost limit: Int = 4_096, saying say: (Effect) -> Void = { _ in }
  ) -> Bool {
    var left = limit
    while let effect = takeEffect() {
      left -= 1
      if left < 0 {
        stop()
        effects = []
        return false
      }
      say(effect)
      switch effect {
      case .begin: next()
      case .plan(let intent): carryOut(plan(intent, where: holds), of: intent)
      case .show: finishTurn()
      case .clear, .rest, .report, .log: break
      #if ANCHORS
      case .anchor: break
      #endif
      #if OUTCOMES
      case .goOn: next()
      case .resume(let waiter, _): heard(waiter)
      #endif
      #if GUARDS
      case .ask(let question, let id): answer(id, isWaiting(for: id) ? grants(question) : nil)
      #endif
      #if CONFIRMATION
      case .confirm(let modal, let id): answer(id, isWaiting(for: id) ? mayGo(modal) : nil)
      #endif
      #if BROWSING
      case .browse: break
      #endif
      #if WINDOWS
      case .openWindow: break
      #endif
      }
    }
    return true
  }

  #if GUARDS || CONFIRMATION
  private mutating func answer(_ id: Int, _ isYes: Bool?) {
    guard let isYes, let question = takeQuestion(id) else { return }
    answer(question, with: isYes)
  }
  #endif
}

"""##),
  RuntimeSource(
    .runtime, "Scheduler/Scheduler+Turns.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Scheduler {
  package mutating func enqueue(_ intent: Intent) {
    #if OUTCOMES
    guard !hasStopped else { return answerDropped(intent) }
    #else
    guard !hasStopped else { return }
    #endif
    if isPending(intent.work) { return drop(intent, "asked for twice") }
    queue.append(intent)
    #if GUARDS || CONFIRMATION
    cancelQuestion(for: intent)
    #endif
    pump()
  }

  mutating func pump() {
    guard isReady, isFree, !hasStopped, hasScreen, nextIndex != nil || !endings.isEmpty else { return }
    isBusy = true
    effects.append(.begin)
  }

  var nextIndex: Int? { queue.firstIndex { mayBegin($0) && mayBegin($0, under: cover) } }

  /// Links and events of the app wait until the scene has a root; a link that is shown at once, until there is anything.
  func mayBegin(_ intent: Intent) -> Bool {
    switch intent.work {
    #if LINKS
    case .open(let target): isShownAtOnce(target) ? isAnythingThere : isRootThere
    #endif
    #if APPEVENTS
    case .strike: isRootThere && isConnected
    #endif
    // What a link names need not come back: the options that the scene is connected with are opened first.
    case .restore: isConnected
    default: true
    }
  }

  /// The screen is quiet: the next intent begins.
  package mutating func next() {
    guard !hasStopped else { return }
    settleEndings()
    #if EXPIRY
    dropExpired()
    #endif
    #if GUARDS
    guard !bringsRootBack() else { return show() }
    #endif
    guard let index = nextIndex else { return finishTurn() }
    #if OUTCOMES
    #if CONTINUATIONS
    // A continuation runs before those who await the same outcome go on.
    let mustWait = !unheard.isEmpty && !queue[index].isContinuation
    #else
    let mustWait = !unheard.isEmpty
    #endif
    if mustWait {
      waitsForUnheard = true
      return
    }
    #endif
    effects.append(.report(.began(queue[index].name), at: queue[index].source))
    #if LINKS && GUARDS
    var intent = queue.remove(at: index)
    if intent.mayOpenByItself, tree.rootFlow != nil {
      intent.older = queue.lazy.compactMap { $0.link }.first { !isShownAtOnce($0) }
    }
    effects.append(.plan(intent))
    #else
    effects.append(.plan(queue.remove(at: index)))
    #endif
  }

  /// Does what has been decided about an intent.
  package mutating func carryOut(_ plan: Plan, of intent: Intent) {
    if let saved = intent.saved, saved.graph != G.fingerprint {
      effects.append(.log("restoration: another version of the graph has saved it"))
    }
    #if GUARDS || CONFIRMATION
    // The answer to a question has it planned again.
    if !plan.decision.isQuestion { for why in plan.skipped { drop(intent, why, goesOn: true) } }
    #else
    for why in plan.skipped { drop(intent, why, goesOn: true) }
    #endif
    switch plan.decision {
    case .finish(let reducer):
      finish(intent, with: reducer)
    case .drop(let why, let reducer):
      accept(reducer, of: intent)
      #if OUTCOMES
      drop(answered(intent, after: reducer), why)
      #else
      drop(intent, why)
      #endif
      show()
    #if GUARDS
    case .ask(let question, let isOfFlow):
      ask(.guard(question, isOfFlow: isOfFlow), intent, holdsQueue: intent.isStart && tree.rootName == nil)
    case .refuse(let question, let reducer, let rest, let atRoot, let hearing):
      var intent = intent
      #if OUTCOMES
      intent = answered(intent, after: reducer, rest)
      #endif
      intent.refused = hearing
      refused(question, intent, after: reducer, rest: rest, atRoot: atRoot)
    #endif
    #if CONFIRMATION
    case .confirm(let modal):
      ask(.dismissal(of: modal), intent, holdsQueue: true)
    #endif
    #if LINKS
    case .wait(let reducer, let modal, let target):
      var waiting = intent
      waiting.work = .open(target)
      accept(reducer, of: intent)
      wait(waiting, for: modal)
      show()
    #endif
    #if CONTINUATIONS
    case .divide(let reducer, let flow, let rest):
      var later = intent
      later.work = rest
      #if GUARDS
      later.denied = []
      #endif
      accept(reducer, of: intent)
      remaining[flow] = later
      show()
    #endif
    #if GUARDS
    case .startAfresh:
      effects.append(.log("restoration: nothing of what was shown may come back"))
      queue.insert(Intent(.start(G.root(on: tree.idiom))), at: 0)
      drop(intent, "the scene starts afresh")
      show()
    #endif
    }
  }

  #if OUTCOMES
  /// The intent without whoever awaits it, if what it has presented is up and only what it was to open with is missing: the answer is how
  /// that ends.
  private mutating func answered(_ intent: Intent, after reducer: NavGraph.Reducer<G>, _ rest: Work? = nil) -> Intent {
    guard let waiter = intent.waiter, let modal = reducer.presented else { return intent }
    #if GUARDS || CONTINUATIONS
    if case .rest(let parts, _, _)? = rest {
      let presents = parts.contains { $0.actions.contains { if case .present = $0 { true } else { false } } }
      if presents { return intent }
    }
    #endif
    waiterOf[modal] = waiter
    var intent = intent
    intent.waiter = nil
    return intent
  }
  #endif

  private mutating func finish(_ intent: Intent, with reducer: NavGraph.Reducer<G>) {
    isRestoring = intent.saved != nil
    accept(reducer, of: intent)
    #if OUTCOMES
    if let waiter = intent.waiter {
      if let modal = reducer.presented { waiterOf[modal] = waiter } else { resume(waiter, .dismissed(by: .app)) }
    }
    #endif
    #if ANCHORS
    if let anchor = intent.anchor { effects.append(.anchor(reducer.anchored ?? reducer.tree.leaf.id, anchor)) }
    #endif
    show()
  }

  mutating func accept(_ reducer: NavGraph.Reducer<G>, of intent: Intent? = nil) {
    tree = reducer.tree
    #if KEYS
    if reducer.hasTold { tellings += 1 }
    #endif
    #if GUARDS
    tree.markEntered()
    #endif
    #if LINKS
    if reducer.hasLeftRoot { dropParkedLinks("the app left its root") }
    #endif
    #if LINKS && GUARDS
    if reducer.hasOpenedRoot, let older = intent?.older, let index = queue.firstIndex(where: { $0.link == older }) {
      drop(queue.remove(at: index), "a newer one came")
    }
    #endif
    #if LINKS
    hasStarted = hasStarted || tree.rootName != nil
    #endif
    endings += reducer.ended
    if !reducer.clearing.isEmpty { effects.append(.clear(reducer.clearing)) }
    #if BROWSING
    for url in reducer.browsed { effects.append(.browse(url)) }
    #endif
    #if WINDOWS
    for root in reducer.windows { effects.append(.openWindow(root)) }
    #endif
  }

  /// Brings the tree to the screen, and goes on when it is there.
  mutating func show() {
    isBusy = true
    effects.append(.show)
  }

  /// The screen shows the tree: the next intent may begin.
  package mutating func finishTurn() {
    isRestoring = false
    effects.append(.rest(tree))
    settleEndings()
    #if GUARDS
    guard !bringsRootBack() else { return show() }
    #endif
    isBusy = false
    pump()
  }
}

"""##),
  RuntimeSource(
    .runtime, "Scheduler/Scheduler.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// What the navigation of one scene decides: a tree, one serial queue of intents that change it, and what waits for answers. It is a
  /// value without a screen, tasks or answers of its own: it is told what happens, and says what is to be done (`effects`); `Navigator`
  /// does that with a screen, `run` at once.
  package nonisolated struct Scheduler<G: Graph>: Sendable {
    package internal(set) var tree: Tree<G> { didSet { changes += 1 } }
    /// Counts the changes of the tree.
    package private(set) var changes = 0
    /// What is to be done, the oldest first.
    package internal(set) var effects: [Effect] = []
    /// What waits for its turn, the next first.
    package internal(set) var queue: [Intent] = []
    #if GUARDS || CONFIRMATION
    /// The question that is out, with the intent that waits for its answer.
    package internal(set) var question: Question?
    #endif
    #if GUARDS
    /// Intents that wait for a guard's flow, by the flow.
    package internal(set) var parked: [NodeID: Parked] = [:]
    #endif
    #if LINKS
    /// The link that waits for a modal to go that nobody but the app may take down.
    package internal(set) var waitingLink: Intent?
    #endif
    /// The flows that have ended, and are still on the screen.
    package internal(set) var endings: [Ended<G>] = []
    #if CONTINUATIONS
    /// What is left of sequences that have ended those flows, by the flow whose continuation comes first.
    var remaining: [NodeID: Intent] = [:]
    #endif
    #if OUTCOMES
    /// The tasks that await an outcome.
    package internal(set) var waiters: Set<Int> = []
    var waiterOf: [NodeID: Int] = [:]
    var lastWaiter = 0
    /// Those whose flow has ended and who have not gone on yet. The next intent lets them go first.
    var unheard: Set<Int> = []
    var waitsForUnheard = false
    #endif
    #if GUARDS || CONFIRMATION
    var lastQuestion = 0
    #endif
    /// The root that was brought back at once, while its modals wait to know whether a link has come.
    var restored: Node<G>?

    /// There is a screen that can say when it is quiet.
    package var hasScreen = true
    /// What the app itself has presented over everything.
    package var cover: Cover?
    #if CONDITIONS || WINDOWS
    /// Another window of the app can open.
    package var opensWindows = false
    #endif
    #if GUARDS
    /// A guard without a flow keeps the scene from its first root, and there is nothing else to show: it is asked again once a link comes.
    var startIsRefused = false
    /// The flow of a guard comes up when the guard has said no. Otherwise the intent ends there.
    package var showsFlowsOfGuards = true
    #endif
    #if KEYS
    /// Counts the changes that have told screens which stay of other values: a host tells its controllers when this has changed.
    package internal(set) var tellings = 0
    #endif
    /// An intent is being carried out, or its result is being shown.
    package internal(set) var isBusy = false
    package internal(set) var hasStopped = false
    /// `start` has been called: what a saved scene showed is back.
    var isReady = false
    #if LINKS
    /// The scene has shown its root once; links wait for that.
    var hasStarted = false
    #endif
    #if EXPIRY
    /// What time it is, in seconds.
    package var time = 0.0
    #endif
    /// What came with the scene's connection has been taken.
    var isConnected = false
    /// What a saved scene showed is being brought back: nothing of that is animated.
    package internal(set) var isRestoring = false

    /// `saved` is what the scene showed when it was last seen: as much of it as this graph and its guards allow comes back.
    package init(idiom: Idiom, restoring saved: Snapshot? = nil) {
      tree = Tree(idiom: idiom)
      if let saved, restore(saved) { return }
      let root = G.root(on: idiom)
      var reducer = Reducer(tree)
      reducer.enter(root)
      #if GUARDS
      guard reducer.tree.guardsEntered(from: tree).isEmpty else {
        queue.append(Intent(.start(root)))
        return
      }
      #endif
      accept(reducer)
    }

    /// A scene that shows that tree, and in which nothing is under way.
    package init(showing tree: Tree<G>) {
      self.tree = tree
      isReady = true
      #if LINKS
      hasStarted = tree.rootName != nil
      #endif
      isConnected = true
    }

    /// Nothing is under way, and nothing could be; a link may still wait for the scene's root.
    package var isIdle: Bool {
      isFree && nextIndex == nil && endings.isEmpty && !queue.contains { $0.saved != nil }
    }

    #if LINKS
    /// No flow of a guard has the place of the root.
    var isRootThere: Bool {
      #if GUARDS
      if tree.rootFlow != nil { return false }
      #endif
      return hasStarted
    }

    /// A root, or the flow of a guard in its place. While a guard is asked after its flow, there is neither.
    var isAnythingThere: Bool {
      #if GUARDS
      if tree.rootFlow != nil { return true }
      #endif
      return tree.rootName != nil
    }

    /// Whether a link waits for nobody to sign in.
    func isShownAtOnce(_ target: Target<G>) -> Bool { target.resolved(on: tree.idiom).isShownAtOnce }

    /// The user has a place. Before, a link is what starts the app: nobody is anywhere.
    var hasUser: Bool { hasStarted && isConnected }
    #endif

    /// Nothing is under way, and the app is not asked anything.
    var isFree: Bool {
      #if GUARDS || CONFIRMATION
      if question != nil { return false }
      #endif
      return !isBusy
    }

    /// Removes the oldest effect, for the caller to carry out.
    package mutating func takeEffect() -> Effect? { effects.isEmpty ? nil : effects.removeFirst() }

    /// Begins to work, once the screen is there and what a saved scene showed is back. Links that come before wait.
    package mutating func start() {
      isReady = true
      pump()
    }

    /// What the scene was connected with has been handed over.
    package mutating func connected() {
      isConnected = true
      pump()
    }

    /// Ends everything: those who wait are answered, what is queued is forgotten. For a scene that disconnects.
    package mutating func stop() {
      hasStopped = true
      queue = []
      #if GUARDS
      parked = [:]
      #endif
      #if CONTINUATIONS
      remaining = [:]
      #endif
      #if GUARDS || CONFIRMATION
      question = nil
      #endif
      #if LINKS
      waitingLink = nil
      #endif
      #if OUTCOMES
      waiterOf = [:]
      for waiter in waiters.sorted() { resume(waiter, .dismissed(by: .parent)) }
      #endif
    }

    /// nil: from the screen in front, whichever that is then.
    package mutating func send(_ event: Event<G>, from place: NodeID?) { enqueue(Intent(.event(event, from: place))) }

    #if TABS
    package mutating func send(_ action: Event<G>, ofTabIn bar: NodeID) { enqueue(Intent(.action(action, ofTabIn: bar))) }
    #endif
  }
}

"""##),
  RuntimeSource(
    .runtime, "Segments/Link+Segments.swift",
    ##"""
// What the values of placeholders that share a segment are read with.
nonisolated extension NavGraph.Link {
  /// Where the values in a segment are. Each placeholder but the last takes the shortest value with which the rest can still be read.
  ///
  /// `name` is the first placeholder, and `form` the segment as the pattern writes it: what a fault says.
  public func pieces(
    _ index: Int, _ name: String, form: String, _ pieces: [NavGraph.LinkPiece], before suffix: StaticString = ""
  ) throws(NavGraph.LinkFault) -> [Swift.Range<Int>] {
    let whole = segments[index]
    let end = whole.upperBound - suffix.utf8CodeUnitCount
    var found: [Swift.Range<Int>] = []
    var start = whole.lowerBound + (pieces.first?.before.count ?? 0)
    var last = start
    /// By placeholder and beginning: the rest can't be read from there.
    var failed: Set<[Int]> = []
    // A longer segment doesn't match: trying all ways to divide it takes long, and URLs come from strangers.
    var isOver = whole.count > (pieces.count > 2 ? 256 : 1_024)
    while !isOver {
      let place = found.count
      if !failed.contains([place, start]), let value = self.end(of: pieces, place, start, after: last, end) {
        found.append(start..<value)
        if place == pieces.count - 1 { return found }
        start = value + pieces[place + 1].before.count
        last = start
      } else {
        failed.insert([place, start])
        guard let back = found.popLast() else {
          isOver = true
          continue
        }
        (start, last) = (back.lowerBound, back.upperBound)
      }
    }
    throw NavGraph.LinkFault(name: name, text: whole, type: String.self, form: form)
  }

  /// The next place at which a value may end: what follows it is the text before the next, or the end.
  private func end(of pieces: [NavGraph.LinkPiece], _ index: Int, _ start: Int, after last: Int, _ end: Int) -> Int? {
    guard index < pieces.count else { return nil }
    if index == pieces.count - 1 { return last == start && start < end && pieces[index].fits(bytes[start..<end]) ? end : nil }
    let next = pieces[index + 1].before
    var place = last + 1
    while place + next.count < end {
      if bytes[place...].starts(with: next), pieces[index].fits(bytes[start..<place]) { return place }
      place += 1
    }
    return nil
  }

  /// The value of one of them.
  public func piece<Value: NavGraph.URLValue>(
    _ range: Swift.Range<Int>, _ name: String, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    guard let value = Value(urlText: text(range)) else { throw NavGraph.LinkFault(name: name, text: range, type: type) }
    return value
  }

  public func piece<Value: NavGraph.URLValue>(
    _ range: Swift.Range<Int>, _ name: String, form: NavGraph.LinkForm, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    guard let value = form.value(bytes[range], as: type) else {
      throw NavGraph.LinkFault(name: name, text: range, type: type, form: form.description)
    }
    return value
  }
}

"""##),
  RuntimeSource(
    .runtime, "Segments/LinkPiece.swift",
    ##"""
nonisolated extension NavGraph {
  /// A placeholder of a segment that has several: the text before it, and what its own text must be.
  public nonisolated struct LinkPiece: Sendable {
    let before: [UInt8]
    let fits: @Sendable (Swift.ArraySlice<UInt8>) -> Swift.Bool

    public init<Value: URLValue>(after before: StaticString = "", as type: Value.Type) {
      self.before = Array(before.description.utf8)
      fits = { type is Swift.String.Type || type.init(urlText: Swift.String(decoding: $0, as: UTF8.self)) != nil }
    }

    public init<Value: URLValue>(after before: StaticString = "", form: LinkForm, as type: Value.Type) {
      self.before = Array(before.description.utf8)
      fits = { form.value($0, as: type) != nil }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Splits/Column.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// The columns of a split, from the leading edge.
  public nonisolated enum Column: String, Hashable, Sendable, CaseIterable {
    case sidebar, content, detail, inspector
  }
}

nonisolated extension NavGraph.Column {
  /// Counted from the leading edge.
  package var order: Int {
    switch self {
    case .sidebar: 0
    case .content: 1
    case .detail: 2
    case .inspector: 3
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Splits/Columns.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// What the columns of a split show, for the rows that lead to them. A column with a stack shows its lowest screen: what is pushed on that
  /// belongs to the same row. nil: there is no such column, or in a narrow window the user hasn't gone there, or has gone back.
  public nonisolated struct Columns<G: Graph>: Hashable, Sendable {
    public var sidebar: G.Screen?
    public var content: G.Screen?
    public var detail: G.Screen?
    public var inspector: G.Screen?

    public init(sidebar: G.Screen? = nil, content: G.Screen? = nil, detail: G.Screen? = nil, inspector: G.Screen? = nil) {
      (self.sidebar, self.content, self.detail, self.inspector) = (sidebar, content, detail, inspector)
    }
  }

  /// What the columns of a split show, of whichever graph: `columns.of(Mail.self).detail`.
  public nonisolated struct AnyColumns: Hashable, Sendable {
    // Columns that aren't there yet are those of no graph.
    private let columns: (any Hashable & Sendable)?

    public init() { columns = nil }

    /// For previews and tests of a screen alone.
    public init<G: Graph>(_ columns: Columns<G>) { self.columns = columns }

    /// The columns, if they are of that graph: otherwise they show nothing.
    public func of<G: Graph>(_ graph: G.Type) -> Columns<G> { columns as? Columns<G> ?? Columns() }

    public static func == (one: AnyColumns, other: AnyColumns) -> Bool { one.hashable == other.hashable }

    public func hash(into hasher: inout Swift.Hasher) { hasher.combine(hashable) }

    private var hashable: AnyHashable? { columns.map { AnyHashable($0) } }
  }
}

nonisolated extension NavGraph.Node {
  /// What the columns show, if this is a split: those that can be seen, and those to which Back leads.
  package var shownColumns: NavGraph.Columns<G>? {
    guard case .split(_, let nodes, let focus) = content else { return nil }
    let shown = focus.shown(of: Set(nodes.keys))
    func screen(_ column: NavGraph.Column) -> G.Screen? { shown.contains(column) ? nodes[column]?.lowestScreen : nil }
    return NavGraph.Columns(
      sidebar: screen(.sidebar), content: screen(.content), detail: screen(.detail), inspector: screen(.inspector))
  }

  /// The screen itself, the lowest of a stack, or that of the tab or page that is selected.
  private var lowestScreen: G.Screen? {
    switch content {
    case .screen(let screen): screen
    case .stack(_, let nodes): nodes.first?.screen
    default: visible.last?.lowestScreen
    }
  }
}

extension NavGraph.Navigator {
  /// What the columns of that split show; nothing while it isn't there.
  public func columns(of split: G.Container) -> NavGraph.Columns<G> {
    tree.layers.lazy.compactMap { $0.container(split)?.shownColumns }.last ?? NavGraph.Columns()
  }
}

"""##),
  RuntimeSource(
    .runtime, "Splits/Focus.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// Which of a split's columns are seen.
  public nonisolated struct Focus: Hashable, Sendable {
    /// The one that was asked for last; a collapsed split shows it alone. At rest side by side there is none.
    public internal(set) var column: Column?
    /// The columns stand behind each other.
    public internal(set) var isCollapsed = false
    /// An inspector is hidden until it is asked for.
    public internal(set) var showsInspector = false

    /// The columns that can be seen, of those that there are.
    package func visible(of columns: Set<Column>) -> [Column] {
      if isCollapsed, showsInspector, columns.contains(.inspector) { return [.inspector] }
      return Column.allCases.filter { column in
        guard columns.contains(column) else { return false }
        if column == .inspector { return showsInspector }
        return !isCollapsed || column == front
      }
    }

    /// Those, and the ones to which Back leads.
    func shown(of columns: Set<Column>) -> [Column] {
      guard isCollapsed else { return visible(of: columns) }
      return Column.allCases.filter { columns.contains($0) && ($0 == .inspector ? showsInspector : $0.order <= front.order) }
    }

    /// The column of a collapsed split that is on top.
    package var front: Column { column ?? .sidebar }

    mutating func bring(_ wanted: Column) {
      if wanted == .inspector {
        showsInspector = true
      } else {
        column = wanted
        // There, it covers what is asked for.
        if isCollapsed { showsInspector = false }
      }
    }

    mutating func leave(_ left: Column, for neighbour: Column) {
      if left == .inspector {
        showsInspector = false
      } else if column == left {
        column = neighbour
      }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Splits/Navigator+Splits.swift",
    ##"""
import Foundation

// From the host: what the user and the system do to splits.
extension NavGraph.Navigator {
  /// The split has collapsed and shows that column, or stands side by side again.
  public func hostCollapsed(_ split: NavGraph.NodeID, onto column: NavGraph.Column?) { take { $0.hostCollapsed(split, onto: column) } }

  /// The user went back to that column of a collapsed split.
  public func hostWentBack(to column: NavGraph.Column, in split: NavGraph.NodeID) { take { $0.hostWentBack(to: column, in: split) } }

  /// The user closed the inspector. What it showed is kept, as with any column that is hidden.
  public func hostHidInspector(of split: NavGraph.NodeID) { take { $0.hostHidInspector(of: split) } }
}

"""##),
  RuntimeSource(
    .runtime, "Splits/Node+Collapsing.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Node {
  /// The column that is on top where this split is collapsed, or would be if it collapsed now.
  ///
  /// What has been asked for and is yet to be seen side by side counts first, then the author's word, then what has been opened.
  package var columnOnTop: NavGraph.Column {
    guard case .split(let name, let nodes, let focus) = content else { return .sidebar }
    if focus.isCollapsed { return focus.front }
    if let column = focus.column { return column }
    if let column = G.options(of: name).collapsesTo { return column }
    let declared = G.columns(of: name)
    return [.detail, .content].first { nodes[$0] != nil && nodes[$0]?.shape != declared[$0] } ?? .sidebar
  }
}

"""##),
  RuntimeSource(
    .runtime, "Splits/Reducer+Showing.swift",
    ##"""
import Foundation

// What a column shows already.
nonisolated extension NavGraph.Reducer {
  /// The node that is there, if it is the place of what is to be shown: as it is where that is the same in all, else told and with nothing
  /// on top of it. nil for another place.
  mutating func kept(_ old: NavGraph.Node<G>, for shape: NavGraph.Shape<G>) -> NavGraph.Node<G>? {
    var node = old
    switch (old.content, shape) {
    case (.screen, .screen(let screen)): return kept(old, for: screen)
    case (.stack(let name, let nodes), .stack(let wanted, let screens)):
      guard name == wanted, let lowest = nodes.first, screens.count == 1, let same = kept(lowest, for: screens[0]) else { return nil }
      if same != lowest || !isLastStep { node.content = .stack(name, [same]) }
    #if TABS
    case (.tabs(let name, _, _), .tabs(let wanted, _, _)): guard name == wanted, isLastStep else { return nil }
    #endif
    #if PAGES
    case (.pages(let name, var nodes, let selected), .pages(let wanted, let screens, let first)):
      guard name == wanted, nodes.count == screens.count, isLastStep else { return nil }
      var isTold = false
      for (index, screen) in screens.enumerated() {
        guard let same = kept(nodes[index], for: screen) else { return nil }
        isTold = isTold || same != nodes[index]
        nodes[index] = same
      }
      node.content = .pages(name, nodes, selected: isTold ? first : selected)
    #endif
    default: return nil
    }
    return node
  }
}

"""##),
  RuntimeSource(
    .runtime, "Splits/Reducer+Splits.swift",
    ##"""
import Foundation

// Steps inside splits: columns get a new root, come to the front, and go back to what is declared.
nonisolated extension NavGraph.Reducer {
  /// The split around a place, and the column that the place is in.
  func split(around place: NavGraph.NodeID) -> (NavGraph.Node<G>, NavGraph.Column)? {
    guard let path = tree.path(to: place), let index = path.lastIndex(where: { $0.splitColumns != nil }),
      path.indices.contains(index + 1), let columns = path[index].splitColumns
    else { return nil }
    let inside = path[index + 1].id
    return NavGraph.Column.allCases.first { columns[$0]?.id == inside }.map { (path[index], $0) }
  }

  mutating func show(_ column: NavGraph.Column, _ shape: NavGraph.Shape<G>?) {
    guard let place, let (split, _) = split(around: place) else { return drop("there is no split here") }
    var wanted = shape
    if let name = split.container, case .stack(let stack, _)? = G.columns(of: name)[column], case .screen(let root)? = shape {
      // The column is declared as a stack: the screen becomes its root.
      wanted = .stack(stack, [root])
    }
    let fresh = wanted.map { shape in split.splitColumns?[column].flatMap { kept($0, for: shape) } ?? tree.make(shape) }
    change(split.id) { columns, focus in
      if let fresh { columns[column] = fresh }
      focus.bring(column)
    }
    self.place = (fresh ?? split.splitColumns?[column])?.leaf.id ?? place
  }

  mutating func clear(_ column: NavGraph.Column) {
    guard let place, let (split, own) = split(around: place), let name = split.container else {
      return drop("there is no split here")
    }
    let declared = G.columns(of: name)
    let fresh = declared[column].map { tree.make($0) }
    let neighbour = NavGraph.Column.allCases.last { other in
      split.splitColumns?[other] != nil && other.order < column.order
    }
    change(split.id) { columns, focus in
      columns[column] = fresh
      focus.leave(column, for: neighbour ?? .sidebar)
    }
    if own == column { self.place = tree.node(split.id)?.leaf.id }
  }

  private mutating func change(
    _ split: NavGraph.NodeID,
    _ change: (inout [NavGraph.Column: NavGraph.Node<G>], inout NavGraph.Focus) -> Void
  ) {
    _ = tree.update(split) { node in
      guard case .split(let name, var columns, var focus) = node.content else { return }
      change(&columns, &focus)
      node.content = .split(name, columns, focus)
    }
  }
}

nonisolated extension NavGraph.Tree {
  /// The user went back to `column` of a collapsed split: what was chosen in the columns above it is no longer.
  mutating func goBack(to column: NavGraph.Column, in split: NavGraph.NodeID) {
    guard case .split(let name, var columns, var focus)? = node(split)?.content else { return }
    let declared = G.columns(of: name)
    for left in NavGraph.Column.allCases where column.order < left.order && left.order <= focus.front.order {
      if columns[left]?.shape != declared[left] { columns[left] = declared[left].map { make($0) } }
    }
    // Side by side, nothing is brought: the column isn't one that has been asked for.
    if focus.isCollapsed { focus.bring(column) }
    _ = update(split) { $0.content = .split(name, columns, focus) }
  }
}

nonisolated extension NavGraph.Node {
  package var splitColumns: [NavGraph.Column: NavGraph.Node<G>]? {
    if case .split(_, let columns, _) = content { columns } else { nil }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Splits/Scheduler+Splits.swift",
    ##"""
import Foundation

// What the user and the system do to splits.
nonisolated extension NavGraph.Scheduler {
  /// The split has collapsed and shows that column, or stands side by side again.
  package mutating func hostCollapsed(_ split: NavGraph.NodeID, onto column: NavGraph.Column?) {
    focus(split) { focus in
      focus.isCollapsed = column != nil
      focus.column = column
    }
  }

  /// The user went back to that column of a collapsed split.
  package mutating func hostWentBack(to column: NavGraph.Column, in split: NavGraph.NodeID) {
    tree.goBack(to: column, in: split)
    factTaken()
  }

  /// The user closed the inspector. What it showed is kept, as with any column that is hidden.
  package mutating func hostHidInspector(of split: NavGraph.NodeID) { focus(split) { $0.showsInspector = false } }

  private mutating func focus(_ split: NavGraph.NodeID, _ change: (inout NavGraph.Focus) -> Void) {
    _ = tree.update(split) { node in
      guard case .split(let name, let columns, var focus) = node.content else { return }
      change(&focus)
      node.content = .split(name, columns, focus)
    }
    factTaken()
  }
}

"""##),
  RuntimeSource(
    .runtime, "Splits/SplitOptions.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// How a split likes to show its columns.
  public nonisolated struct SplitOptions: Hashable, Sendable {
    public nonisolated enum Display: Hashable, Sendable {
      case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
        twoDisplaceSecondary
    }
    public nonisolated enum Behavior: Hashable, Sendable {
      case automatic, tile, overlay, displace
    }

    public var display: Display
    public var behavior: Behavior
    /// The column that a collapsed split shows; nil: the deepest that shows something else than declared.
    public var collapsesTo: Column?

    public init(display: Display = .automatic, behavior: Behavior = .automatic, collapsesTo: Column? = nil) {
      self.display = display
      self.behavior = behavior
      self.collapsesTo = collapsesTo
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "State/Graph+Places.swift",
    ##"""
import Foundation

#if KEYS || LINKS || SPLITS || WINDOWS
// Which entries are one place. Everything that compares what is there with what is wanted asks here.
nonisolated extension NavGraph.Graph {
  #if KEYS
  /// Whether two entries of a screen are the same place: their keys are equal, or all of their values where none is a key.
  static func isPlace(_ one: Screen, of other: Screen) -> Bool { one == other || isSamePlace(one, other) }

  #if LINKS
  /// Whether one is what the other presents: what is up stays up.
  static func isPlace(_ one: Modal, of other: Modal) -> Bool { one == other || isSamePlace(one, other) }
  #endif

  #if LINKS || WINDOWS
  static func isPlace(_ one: Root, of other: Root) -> Bool { one == other || isSamePlace(one, other) }
  #endif
  #else
  #if LINKS || SPLITS || WINDOWS
  /// Whether two entries are the same place: all of their values are equal, since none is a key.
  static func isPlace<Entry: Equatable>(_ one: Entry, of other: Entry) -> Bool { one == other }
  #endif
  #endif
}
#endif

#if KEYS || LINKS || SPLITS
nonisolated extension NavGraph.Reducer {
  /// The node that is there, if it is the place of `screen`: it is told of the values, and stays. nil for another place.
  mutating func kept(_ node: NavGraph.Node<G>, for screen: G.Screen) -> NavGraph.Node<G>? {
    guard let there = node.screen, G.isPlace(there, of: screen) else { return nil }
    #if KEYS
    return there == screen ? node : told(node, of: screen, insteadOf: there)
    #else
    return node
    #endif
  }

  #if KEYS || LINKS
  /// The node of the place of `screen`: the one that is there, or a new one.
  mutating func node(for screen: G.Screen, inPlaceOf old: NavGraph.Node<G>) -> NavGraph.Node<G> {
    kept(old, for: screen) ?? tree.make(.screen(screen))
  }
  #endif

  #if LINKS
  /// The nodes of a path, as far as those that are there are its places; the others are new.
  mutating func nodes(for screens: [G.Screen], inPlaceOf old: [NavGraph.Node<G>]) -> [NavGraph.Node<G>] {
    var nodes: [NavGraph.Node<G>] = []
    for (node, screen) in zip(old, screens) {
      guard let same = kept(node, for: screen) else { break }
      nodes.append(same)
    }
    for screen in screens.dropFirst(nodes.count) { nodes.append(tree.make(.screen(screen))) }
    return nodes
  }
  #endif
}
#endif

"""##),
  RuntimeSource(
    .runtime, "State/Node.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// One screen or container in the tree of what a scene holds.
  public nonisolated struct Node<G: Graph>: Hashable, Sendable, Swift.Identifiable {
    public nonisolated indirect enum Content: Hashable, Sendable {
      case blank
      case screen(G.Screen)
      case stack(G.Container, [Node])
      #if TABS
      case tabs(G.Container, [Node], selected: Int)
      #endif
      #if SPLITS
      case split(G.Container, [Column: Node], Focus)
      #endif
      #if PAGES
      case pages(G.Container, [Node], selected: Int)
      #endif
    }

    public let id: NodeID
    public internal(set) var content: Content

    /// The screen, if this is one.
    public var screen: G.Screen? {
      if case .screen(let screen) = content { screen } else { nil }
    }

    /// The container that this is, if it is one.
    public var container: G.Container? {
      switch content {
      case .blank, .screen: nil
      case .stack(let name, _): name
      #if TABS
      case .tabs(let name, _, _): name
      #endif
      #if SPLITS
      case .split(let name, _, _): name
      #endif
      #if PAGES
      case .pages(let name, _, _): name
      #endif
      }
    }

    public var children: [Node] {
      switch content {
      case .blank, .screen: []
      case .stack(_, let nodes): nodes
      #if TABS
      case .tabs(_, let nodes, _): nodes
      #endif
      #if SPLITS
      case .split(_, let columns, _): Column.allCases.compactMap { columns[$0] }
      #endif
      #if PAGES
      case .pages(_, let nodes, _): nodes
      #endif
      }
    }

    /// The children that can be seen.
    package var visible: [Node] {
      switch content {
      case .blank, .screen: []
      case .stack(_, let nodes): nodes.last.map { [$0] } ?? []
      #if TABS
      case .tabs(_, let nodes, let selected): nodes.indices.contains(selected) ? [nodes[selected]] : []
      #endif
      #if SPLITS
      case .split(_, let columns, let focus): focus.visible(of: Set(columns.keys)).compactMap { columns[$0] }
      #endif
      #if PAGES
      case .pages(_, let nodes, let selected): nodes.indices.contains(selected) ? [nodes[selected]] : []
      #endif
      }
    }

    /// Whether the node `wanted` is this one, or can be seen in it.
    func isSeen(_ wanted: NodeID) -> Bool {
      switch content {
      case .stack(_, let nodes): id == wanted || nodes.last?.isSeen(wanted) ?? false
      default: id == wanted || visible.contains { $0.isSeen(wanted) }
      }
    }

    /// The screen on which the next step of a sequence goes on; in a split the column on top, or the deepest with a stack.
    package var leaf: Node {
      #if SPLITS
      if case .split(_, let columns, let focus) = content {
        let deepest = [Column.detail, .content, .sidebar].compactMap { columns[$0] }
        let next = focus.isCollapsed ? columns[focus.front] : deepest.first { $0.stack != nil }
        return (next ?? deepest.first)?.leaf ?? self
      }
      #endif
      return visible.last?.leaf ?? self
    }

    // Closures instead of key paths, here and below: each use of a generic type's key path builds it anew, and this runs at every step.
    public var shape: Shape<G> {
      switch content {
      case .blank: .blank
      case .screen(let screen): .screen(screen)
      case .stack(let name, let nodes): .stack(name, nodes.compactMap { $0.screen })
      #if TABS
      case .tabs(let name, let nodes, let selected): .tabs(name, nodes.map { $0.shape }, selected: selected)
      #endif
      #if SPLITS
      case .split(let name, let columns, _): .split(name, columns.mapValues { $0.shape })
      #endif
      #if PAGES
      case .pages(let name, let nodes, let selected): .pages(name, nodes.compactMap { $0.screen }, selected: selected)
      #endif
      }
    }

    /// The nodes from this one down to `wanted`, both included.
    func path(to wanted: NodeID) -> [Node]? {
      var path: [Node] = []
      return addPath(to: wanted, &path) ? path : nil
    }

    private func addPath(to wanted: NodeID, _ path: inout [Node]) -> Bool {
      path.append(self)
      if id == wanted || firstChild(where: { $0.addPath(to: wanted, &path) }) != nil { return true }
      path.removeLast()
      return false
    }

    func node(_ wanted: NodeID) -> Node? {
      if id == wanted { return self }
      var found: Node?
      _ = firstChild {
        found = $0.node(wanted)
        return found != nil
      }
      return found
    }

    /// The first child that satisfies the condition. What can be seen is looked at first: most of what is looked for is there, and the
    /// rest of a large tree costs nothing then.
    private func firstChild(where isWanted: (Node) -> Bool) -> Node? {
      switch content {
      case .blank, .screen: return nil
      case .stack(_, let nodes): return nodes.last(where: isWanted)
      #if TABS
      case .tabs(_, let nodes, let selected): return Self.first(of: nodes, selected, isWanted)
      #endif
      #if PAGES
      case .pages(_, let nodes, let selected): return Self.first(of: nodes, selected, isWanted)
      #endif
      #if SPLITS
      case .split(_, let columns, _):
        for column in Column.allCases.reversed() {
          if let node = columns[column], isWanted(node) { return node }
        }
        return nil
      #endif
      }
    }

    #if TABS || PAGES
    private static func first(of nodes: [Node], _ selected: Int, _ isWanted: (Node) -> Bool) -> Node? {
      if nodes.indices.contains(selected), isWanted(nodes[selected]) { return nodes[selected] }
      for (index, node) in nodes.enumerated() where index != selected && isWanted(node) { return node }
      return nil
    }
    #endif

    /// The first container of that name, from the outside in.
    func container(_ name: G.Container) -> Node? {
      if container == name { return self }
      for child in children {
        if let found = child.container(name) { return found }
      }
      return nil
    }

    /// Calls `visit` on this node and all below it, along `step`.
    package func walk(_ step: (Node) -> [Node], _ visit: (Node) -> Void) {
      visit(self)
      for child in step(self) { child.walk(step, visit) }
    }

    /// Changes the node `wanted`; false if it isn't here.
    mutating func update(_ wanted: NodeID, _ change: (inout Node) -> Void) -> Bool {
      if id == wanted {
        change(&self)
        return true
      }
      // Nothing is copied but what is on the way there.
      guard node(wanted) != nil else { return false }
      switch content {
      case .blank, .screen:
        return false
      case .stack(let name, var nodes):
        guard Self.update(wanted, in: &nodes, change) else { return false }
        content = .stack(name, nodes)
      #if TABS
      case .tabs(let name, var nodes, let selected):
        guard Self.update(wanted, in: &nodes, change) else { return false }
        content = .tabs(name, nodes, selected: selected)
      #endif
      #if PAGES
      case .pages(let name, var nodes, let selected):
        guard Self.update(wanted, in: &nodes, change) else { return false }
        content = .pages(name, nodes, selected: selected)
      #endif
      #if SPLITS
      case .split(let name, var columns, let focus):
        for column in Column.allCases {
          guard var node = columns[column], node.node(wanted) != nil else { continue }
          _ = node.update(wanted, change)
          columns[column] = node
          content = .split(name, columns, focus)
          return true
        }
        return false
      #endif
      }
      return true
    }

    private static func update(_ wanted: NodeID, in nodes: inout [Node], _ change: (inout Node) -> Void) -> Bool {
      guard let index = nodes.lastIndex(where: { $0.node(wanted) != nil }) else { return false }
      return nodes[index].update(wanted, change)
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "State/Parts.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// What a root or a modal shows other than declared: by position, in words that restoration keeps and states are written in.
  public nonisolated struct Parts<G: Graph>: Sendable {
    nonisolated struct Part: Sendable {
      /// nil: as declared.
      var lowest: G.Screen?
      var pushed: [G.Screen] = []
      #if TABS || PAGES
      /// The name of a tab or a page.
      var selected: String?
      #endif
      #if SPLITS
      var focus = Focus()
      #endif
    }

    var parts: [String: Part] = [:]

    public init() {}

    #if TABS || PAGES
    public init(selected: String?, _ inner: [String: Parts] = [:]) {
      if selected != nil {
        var part = Part()
        part.selected = selected
        parts[""] = part
      }
      add(inner)
    }
    #endif
    #if SPLITS
    /// `front` is the column that a collapsed split shows; side by side there is none.
    public init(front: Column?, showsInspector: Bool = false, _ inner: [String: Parts] = [:]) {
      let focus = Focus(column: front, isCollapsed: front != nil, showsInspector: showsInspector)
      if focus != Focus() {
        var part = Part()
        part.focus = focus
        parts[""] = part
      }
      add(inner)
    }
    #endif
    #if TABS || PAGES || SPLITS
    private mutating func add(_ inner: [String: Parts]) {
      for (name, own) in inner {
        for (key, part) in own.parts { parts["/" + name + key] = part }
      }
    }
    #endif

    public init(lowest: G.Screen?, _ pushed: [G.Screen] = []) {
      if lowest != nil || !pushed.isEmpty { parts[""] = Part(lowest: lowest, pushed: pushed) }
    }
  }

  /// A screen in a slot that may hold it: made by static functions, one for each screen that the graph puts there.
  public nonisolated protocol Held: Sendable {
    associatedtype G: Graph
    var screen: G.Screen { get }
  }

  /// What a stack shows: the screens on top of its lowest. `[]` is the stack as it is declared.
  public nonisolated struct Path<Step: Held>: Sendable, Swift.ExpressibleByArrayLiteral {
    let lowest: Step.G.Screen?
    let steps: [Step]

    public init(arrayLiteral steps: Step...) { self.init(steps) }
    public init(_ steps: [Step]) {
      lowest = nil
      self.steps = steps
    }

    /// For stacks whose lowest screen is not always the same.
    public init<Lowest: Held>(from lowest: Lowest, _ steps: [Step] = []) where Step: Above, Step.Lowest == Lowest, Lowest.G == Step.G {
      self.lowest = lowest.screen
      self.steps = steps
    }

    public var parts: Parts<Step.G> { Parts(lowest: lowest, steps.map { $0.screen }) }
  }

  /// A step of a stack whose lowest screen is not always the same.
  public nonisolated protocol Above: Held {
    associatedtype Lowest: Held
  }
}

"""##),
  RuntimeSource(
    .runtime, "State/Presented.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// A modal that is up.
  public nonisolated struct Presented<G: Graph>: Hashable, Sendable, Swift.Identifiable {
    public let id: NodeID
    public internal(set) var modal: G.Modal
    /// The style that the event asked for, before the modal's own.
    public let style: Style?
    /// What is in it; an alert has none.
    public internal(set) var content: Node<G>?
    /// The place whose continuation run when it has ended.
    public let presenter: NodeID?
    public let continuation: G.Continuation?
  }
}

"""##),
  RuntimeSource(
    .runtime, "State/Shape.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// What is shown, without identities: what tables are written in and tests compare.
  public nonisolated indirect enum Shape<G: Graph>: Hashable, Sendable {
    /// Nothing yet: a scene whose root is still behind a guard.
    case blank
    case screen(G.Screen)
    /// A stack, its root first.
    case stack(G.Container, [G.Screen])
    #if TABS
    case tabs(G.Container, [Shape], selected: Int)
    #endif
    #if SPLITS
    case split(G.Container, [Column: Shape])
    #endif
    #if PAGES
    case pages(G.Container, [G.Screen], selected: Int)
    #endif
  }

  /// The identity of one node, minted by the reducer: it tells two equal screens apart.
  public nonisolated struct NodeID: Hashable, Sendable {
    public let rawValue: Int
  }
}

"""##),
  RuntimeSource(
    .runtime, "State/Slot.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// A position where screens stand.
  public nonisolated enum Slot<G: Graph>: Hashable, Sendable {
    /// On top of the lowest screen of a stack.
    case path(G.Container)
    case lowest(G.Container)
    #if TABS
    case tab(G.Container, Int)
    #endif
    #if SPLITS
    case column(G.Container, Column)
    #endif
    #if PAGES
    case page(G.Container, Int)
    #endif
    case root(G.Root)
    case modal(G.Modal)
  }
}

nonisolated extension NavGraph.Tree {
  /// Whether the graph puts that screen there. A root and a modal hold what they were declared with, unless their slot is listed.
  static func mayStand(_ screen: G.Screen, in slot: NavGraph.Slot<G>) -> Bool {
    let name = G.noteName(of: screen)
    if let isListed = G.isListed(name, in: slot) { return isListed }
    switch slot {
    case .root(let root):
      guard case .screen(let declared) = G.shape(of: root) else { return false }
      return G.noteName(of: declared) == name
    case .modal(let modal):
      return NavGraph.Idiom.allCases.contains { idiom in
        guard case .screen(let declared)? = G.content(of: modal, on: idiom) else { return false }
        return G.noteName(of: declared) == name
      }
    default: return false
    }
  }

  /// The screen that was made after `last` and stands where the graph doesn't put it.
  package func misplaced(since last: Int) -> G.Screen? {
    #if GUARDS
    let bottom = rootFlow.map { NavGraph.Slot<G>.modal($0.flow) } ?? rootName.map { .root($0) }
    #else
    let bottom = rootName.map { NavGraph.Slot<G>.root($0) }
    #endif
    return Self.misplaced(root, in: bottom, since: last)
      ?? modals.lazy.compactMap { up in up.content.flatMap { Self.misplaced($0, in: .modal(up.modal), since: last) } }.first
  }

  private static func misplaced(
    _ node: NavGraph.Node<G>, in slot: @autoclosure () -> NavGraph.Slot<G>?, since last: Int
  ) -> G.Screen? {
    if let screen = node.screen {
      guard node.id.rawValue > last, let slot = slot() else { return nil }
      return mayStand(screen, in: slot) ? nil : screen
    }
    for (index, child) in node.children.enumerated() {
      if let found = misplaced(child, in: Self.slot(index, of: node), since: last) { return found }
    }
    return nil
  }

  /// The slot of a child.
  private static func slot(_ index: Int, of node: NavGraph.Node<G>) -> NavGraph.Slot<G>? {
    switch node.content {
    case .blank, .screen: nil
    case .stack(let name, _): index == 0 ? .lowest(name) : .path(name)
    #if TABS
    case .tabs(let name, _, _): .tab(name, index)
    #endif
    #if PAGES
    case .pages(let name, _, _): .page(name, index)
    #endif
    #if SPLITS
    case .split(let name, let columns, _):
      NavGraph.Column.allCases.filter { columns[$0] != nil }.dropFirst(index).first.map { .column(name, $0) }
    #endif
    }
  }
}

nonisolated extension String {
  /// Whether this is a list of names with that one in it.
  func isListed(_ name: String) -> Bool { utf8.split { $0 <= UInt8(ascii: " ") }.contains { $0.elementsEqual(name.utf8) } }
}

"""##),
  RuntimeSource(
    .runtime, "State/StateValue.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// What a scene shows, as a value of the app: equal if the same is shown, whatever the identities and the way there.
  public nonisolated protocol StateValue: Hashable, Sendable, Codable, CustomStringConvertible {
    associatedtype G: Graph
    /// With the identities that tell two equal screens in a row apart.
    var tree: Tree<G> { get }
  }
}

nonisolated extension NavGraph.StateValue {
  public static func == (left: Self, right: Self) -> Bool {
    #if GUARDS
    guard left.tree.rootFlow?.flow == right.tree.rootFlow?.flow else { return false }
    #endif
    #if SPLITS
    guard left.columns == right.columns else { return false }
    #endif
    return left.tree.rootName == right.tree.rootName && left.modals == right.modals && left.tree.shape == right.tree.shape
  }

  public func hash(into hasher: inout Swift.Hasher) { hasher.combine(tree.shape) }

  #if SPLITS
  /// Of each split, what a collapsed one shows, and whether its inspector is there.
  private var columns: [String] {
    var all: [String] = []
    for layer in tree.layers {
      layer.walk({ $0.children }) {
        guard case .split(_, _, let focus) = $0.content else { return }
        all.append((focus.isCollapsed ? focus.front.rawValue : "") + (focus.showsInspector ? " and inspector" : ""))
      }
    }
    return all
  }
  #endif

  /// The screens that can be seen, those of the top layer.
  public var screens: [G.Screen] {
    var found: [G.Screen] = []
    let top = tree.modals.isEmpty ? tree.root : tree.modals.last?.content
    top?.walk({ $0.visible }) { if let screen = $0.screen { found.append(screen) } }
    return found
  }

  /// The screens of that stack, the lowest first; empty if it isn't there.
  public func screens(in container: G.Container) -> [G.Screen] {
    tree.layers.lazy.compactMap { $0.container(container) }.first?.stack?.compactMap { $0.screen } ?? []
  }

  #if TABS || PAGES
  /// The name of the tab or the page that is selected there.
  public func selected(in container: G.Container) -> String? {
    switch tree.layers.lazy.compactMap({ $0.container(container) }).first?.content {
    #if TABS
    case .tabs(let name, _, let index): G.tabNames(of: name).dropFirst(index).first
    #endif
    #if PAGES
    case .pages(let name, _, let index): G.pageNames(of: name).dropFirst(index).first
    #endif
    default: nil
    }
  }
  #endif

  /// What is presented, from the bottom up.
  public var modals: [G.Modal] { tree.modals.map { $0.modal } }

  public var description: String {
    var lines: [String] = []
    func line(_ node: NavGraph.Node<G>) -> String {
      switch node.content {
      case .blank: "nothing"
      case .screen(let screen): "\(screen)"
      case .stack(_, let nodes): "[" + nodes.map(line).joined(separator: ", ") + "]"
      #if TABS
      case .tabs(let name, let nodes, let selected): tabs(G.tabNames(of: name), nodes, selected)
      #endif
      #if PAGES
      case .pages(let name, let nodes, let selected): tabs(G.pageNames(of: name), nodes, selected)
      #endif
      #if SPLITS
      case .split(_, let columns, let focus):
        NavGraph.Column.allCases.compactMap { column in
          columns[column].map { (focus.isCollapsed && column == focus.front ? "*" : "") + column.rawValue + ": " + line($0) }
        }.joined(separator: ", ")
      #endif
      }
    }
    #if TABS || PAGES
    func tabs(_ names: [String], _ nodes: [NavGraph.Node<G>], _ selected: Int) -> String {
      zip(names, nodes).enumerated().map { index, tab in
        (index == selected ? "*" : "") + tab.0 + ": " + line(tab.1)
      }.joined(separator: ", ")
    }
    #endif
    lines.append((tree.rootName.map { "\($0)" } ?? "no root") + "(" + line(tree.root) + ")")
    for modal in tree.modals { lines.append("\(modal.modal)" + (modal.content.map { "(" + line($0) + ")" } ?? "")) }
    return lines.joined(separator: " < ")
  }

  /// Restoration keeps what can be written down, up to the first that can't.
  public func encode(to encoder: any Swift.Encoder) throws {
    guard let snapshot = NavGraph.Snapshot(tree) else {
      let context = Swift.EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "there is no root to keep")
      throw Swift.EncodingError.invalidValue(self, context)
    }
    try snapshot.encode(to: encoder)
  }
}

nonisolated extension NavGraph.Tree {
  /// The longest part of what was kept that this graph allows; an error if there is none.
  public init(from decoder: any Swift.Decoder) throws {
    let snapshot = try NavGraph.Snapshot(from: decoder)
    #if CONTENTS
    self.init(idiom: snapshot.modals.lazy.compactMap { $0.idiom.flatMap(NavGraph.Idiom.init(word:)) }.first ?? .phone)
    #else
    self.init(idiom: .phone)
    #endif
    guard snapshot.version == NavGraph.Snapshot.version, restore(snapshot) else {
      throw Swift.DecodingError.dataCorrupted(
        Swift.DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no root of this graph"))
    }
    restoreModals(of: snapshot)
    #if GUARDS
    markEntered()
    #endif
  }
}

"""##),
  RuntimeSource(
    .runtime, "State/Tree+Parts.swift",
    ##"""
import Foundation

// From what is written down, or was kept, to a tree. What the graph doesn't put there is left out, and what stands on it.
nonisolated extension NavGraph.Tree {
  /// A root, and modals from the bottom up, each at the screen that is in front before it comes.
  public init(
    _ root: G.Root, _ parts: NavGraph.Parts<G>, presenting modals: [(G.Modal, NavGraph.Parts<G>)] = [],
    on idiom: NavGraph.Idiom = .phone
  ) {
    self.init(idiom: idiom)
    show(root, parts)
    for (modal, parts) in modals { present(modal, parts, nil, presenter: leaf.id, continuation: nil) }
    #if GUARDS
    markEntered()
    #endif
  }

  mutating func show(_ root: G.Root, _ parts: NavGraph.Parts<G>) {
    rootName = root
    #if GUARDS
    rootFlow = nil
    home = nil
    #endif
    modals = []
    #if CONTINUATIONS || LINKS
    entry = mint()
    #endif
    self.root = make(G.shape(of: root), parts, at: "", in: .root(root))
  }

  mutating func present(
    _ modal: G.Modal, _ parts: NavGraph.Parts<G>, _ style: NavGraph.Style?, presenter: NavGraph.NodeID?, continuation: G.Continuation?
  ) {
    let id = mint()
    var content: NavGraph.Node<G>?
    if let shape = G.content(of: modal, on: idiom) { content = make(shape, parts, at: "", in: .modal(modal)) }
    modals.append(
      NavGraph.Presented(id: id, modal: modal, style: style, content: content, presenter: presenter, continuation: continuation))
  }

  private mutating func make(
    _ shape: NavGraph.Shape<G>, _ parts: NavGraph.Parts<G>, at key: String, in slot: NavGraph.Slot<G>
  ) -> NavGraph.Node<G> {
    let part = parts.parts[key]
    switch shape {
    case .blank: return make(shape)
    case .screen(let declared):
      guard let wanted = part?.lowest, Self.mayStand(wanted, in: slot) else { return make(.screen(declared)) }
      return make(.screen(wanted))
    case .stack(let name, let declared):
      guard let part else { return make(shape) }
      if let lowest = part.lowest, !Self.mayStand(lowest, in: .lowest(name)) { return make(shape) }
      let pushed = part.pushed.prefix { Self.mayStand($0, in: .path(name)) }
      return make(.stack(name, (part.lowest.map { [$0] } ?? declared) + pushed))
    #if TABS
    case .tabs(let name, let shapes, let first):
      let id = mint()
      let names = G.tabNames(of: name)
      let nodes = zip(shapes, names).enumerated().map { index, tab in
        make(tab.0, parts, at: key + "/" + tab.1, in: .tab(name, index))
      }
      let selected = part?.selected.flatMap { names.firstIndex(of: $0) } ?? first
      return NavGraph.Node(id: id, content: .tabs(name, nodes, selected: nodes.indices.contains(selected) ? selected : first))
    #endif
    #if PAGES
    case .pages(let name, let screens, let first):
      let id = mint()
      let names = G.pageNames(of: name)
      let nodes = zip(screens, names).enumerated().map { index, page in
        make(.screen(page.0), parts, at: key + "/" + page.1, in: .page(name, index))
      }
      let selected = part?.selected.flatMap { names.firstIndex(of: $0) } ?? first
      return NavGraph.Node(id: id, content: .pages(name, nodes, selected: nodes.indices.contains(selected) ? selected : first))
    #endif
    #if SPLITS
    case .split(let name, let shapes):
      let id = mint()
      var columns: [NavGraph.Column: NavGraph.Node<G>] = [:]
      for column in NavGraph.Column.allCases {
        guard let shape = shapes[column] else { continue }
        columns[column] = make(shape, parts, at: key + "/" + column.rawValue, in: .column(name, column))
      }
      var focus = part?.focus ?? NavGraph.Focus()
      if let wanted = focus.column, columns[wanted] == nil { focus.column = nil }
      if columns[.inspector] == nil { focus.showsInspector = false }
      return NavGraph.Node(id: id, content: .split(name, columns, focus))
    #endif
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "State/Tree+Shown.swift",
    ##"""
import Foundation

#if GUARDS || LINKS || PAGES || SPLITS || TABS
// In stacks alone every node lies beneath what can be seen.
nonisolated extension NavGraph.Node {
  /// The children that can be seen or lie beneath what can be seen.
  var shown: [NavGraph.Node<G>] {
    switch content {
    case .stack(_, let nodes): nodes
    #if SPLITS
    case .split(_, let columns, let focus): focus.shown(of: Set(columns.keys)).compactMap { columns[$0] }
    #endif
    default: visible
    }
  }
}

nonisolated extension NavGraph.Tree {
  /// All nodes that can be seen or lie beneath what can be seen.
  package var shownIDs: Set<NavGraph.NodeID> {
    var all: Set<NavGraph.NodeID> = []
    for layer in layers { layer.walk({ $0.shown }) { all.insert($0.id) } }
    return all
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "State/Tree.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// Everything that a scene holds: a root, and the modals on top of it. It starts blank and changes only through `Reducer`, so that nothing
  /// can be where the graph doesn't put it.
  public nonisolated struct Tree<G: Graph>: Hashable, Sendable {
    public let idiom: Idiom
    /// Which root this is; nil while there is none, or while a guard's flow has its place.
    public internal(set) var rootName: G.Root?
    public internal(set) var root = Node<G>(id: NodeID(rawValue: 0), content: .blank)
    #if CONTINUATIONS || LINKS
    /// Which entry of a root this is: a bare root screen that is replaced is another node of the same.
    var entry = NodeID(rawValue: 0)
    #endif
    #if GUARDS
    /// The guard's flow that has the root's place.
    public internal(set) var rootFlow: RootFlow<G>?
    /// The root that guards' flows have replaced, to go back to if there will be no other.
    package internal(set) var home: PreviousRoot<G>?
    #endif
    public internal(set) var modals: [Presented<G>] = []
    #if GUARDS
    /// What has been on the screen, or beneath: only the first time counts as a way in.
    var entered: Set<NodeID> = []
    #endif
    private(set) var lastID = 0

    public init(idiom: Idiom) { self.idiom = idiom }

    /// What the app shows, without identities: the root, then the modals from the bottom up; an alert is blank.
    public var shape: [Shape<G>] { [root.shape] + modals.map { $0.content?.shape ?? .blank } }

    /// Everything that stands by itself, from the bottom up.
    package var layers: [Node<G>] { [root] + modals.compactMap { $0.content } }

    public func node(_ id: NodeID) -> Node<G>? {
      for modal in modals.reversed() {
        if let found = modal.content?.node(id) { return found }
      }
      return root.node(id)
    }

    /// The nodes from a layer's own down to `id`.
    package func path(to id: NodeID) -> [Node<G>]? {
      for modal in modals.reversed() {
        if let path = modal.content?.path(to: id) { return path }
      }
      return root.path(to: id)
    }

    /// Whether the node can be seen, and nothing is presented on top of it.
    public func isInFront(_ id: NodeID) -> Bool {
      guard let top = modals.isEmpty ? root : modals.last?.content else { return false }
      return top.isSeen(id)
    }

    /// The screen on which a sequence goes on that has no place of its own.
    package var leaf: Node<G> { (modals.last?.content ?? root).leaf }

    mutating func mint() -> NodeID {
      lastID += 1
      return NodeID(rawValue: lastID)
    }

    /// A node for `shape`, with identities of its own.
    mutating func make(_ shape: Shape<G>) -> Node<G> {
      let id = mint()
      switch shape {
      case .blank:
        return Node(id: id, content: .blank)
      case .screen(let screen):
        return Node(id: id, content: .screen(screen))
      case .stack(let name, let screens):
        return Node(id: id, content: .stack(name, screens.map { make(.screen($0)) }))
      #if TABS
      case .tabs(let name, let shapes, let selected):
        return Node(id: id, content: .tabs(name, shapes.map { make($0) }, selected: selected))
      #endif
      #if PAGES
      case .pages(let name, let screens, let selected):
        return Node(id: id, content: .pages(name, screens.map { make(.screen($0)) }, selected: selected))
      #endif
      #if SPLITS
      case .split(let name, let shapes):
        var columns: [Column: Node<G>] = [:]
        for column in Column.allCases {
          if let shape = shapes[column] { columns[column] = make(shape) }
        }
        return Node(id: id, content: .split(name, columns, Focus()))
      #endif
      }
    }

    mutating func update(_ id: NodeID, _ change: (inout Node<G>) -> Void) -> Bool {
      if root.update(id, change) { return true }
      for index in modals.indices {
        guard var content = modals[index].content, content.update(id, change) else { continue }
        modals[index].content = content
        return true
      }
      return false
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Swipes/Chrome+Swipes.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Chrome {
  /// From where a swipe leads back. `content` is what the system does by itself: from iOS 26 on anywhere on the screen, else the edge.
  public nonisolated enum SwipeBack: Hashable, Sendable {
    case content, edge, none
  }

  /// The same with another swipe back.
  public func swiping(back swipe: SwipeBack) -> NavGraph.Chrome {
    var chrome = self
    chrome.swipeBack = swipe
    return chrome
  }
}

"""##),
  RuntimeSource(
    .runtime, "Tabs/Navigator+Tabs.swift",
    ##"""
import Foundation

// Tabs that the user wants.
extension NavGraph.Navigator {
  /// Whether the user may select that tab without being asked anything.
  public func maySelect(_ index: Int, in tabs: NavGraph.NodeID) -> Bool { isIdle && entersFreely(index, in: tabs) }
}

"""##),
  RuntimeSource(
    .runtime, "Tabs/Reducer+Tabs.swift",
    ##"""
import Foundation

// Steps in tab bars.
nonisolated extension NavGraph.Reducer {
  mutating func select(_ index: Int, of container: G.Container, orInRoot: Bool) {
    let around = place.flatMap { tree.path(to: $0) } ?? []
    guard let tabs = around.last(where: { $0.container == container }) ?? (orInRoot ? tree.root.container(container) : nil) else {
      return drop("that tab bar is not shown")
    }
    choose(index, in: tabs.id)
  }

  mutating func selectInnermost(_ choices: [G.Container: Int]) {
    guard let (id, index) = innermost(choices) else { return drop("none of those tab bars is around the screen") }
    choose(index, in: id)
  }
}

"""##),
  RuntimeSource(
    .runtime, "Tabs/TabBar.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// A tab bar as it is declared.
  public nonisolated struct TabBar<G: Graph>: Sendable {
    public nonisolated enum Style: Hashable, Sendable {
      case automatic, tabBar, tabSidebar, sidebarAdaptable
    }
    public nonisolated enum Minimize: Hashable, Sendable {
      case automatic, never, onScrollDown, onScrollUp
    }

    /// The system keeps what users rearrange under this name.
    public let name: String
    /// Tabs and sections, in the order in which they are declared.
    public let items: [TabItem<G>]
    public let style: Style
    public let minimize: Minimize?
    /// What stands above the bar, and when.
    public let accessory: G.Screen?
    public let accessoryWhen: Test<G>?

    public init(
      _ name: String = "", style: Style = .automatic, minimize: Minimize? = nil, accessory: G.Screen? = nil, when: Test<G>? = nil,
      _ items: [TabItem<G>] = []
    ) {
      self.name = name
      self.items = items
      self.style = style
      self.minimize = minimize
      self.accessory = accessory
      accessoryWhen = when
    }
  }

  /// A tab, or a section of tabs.
  public nonisolated struct TabItem<G: Graph>: Sendable {
    /// What the system tells tabs apart by, from one version of the app to the next.
    public let name: String
    public let title: String?
    /// The name of a system symbol.
    public let icon: String?
    public let isSearch: Bool
    /// Selecting it begins a search, from iOS 26 on.
    public let activatesSearch: Bool
    /// Set apart from the others, from iOS 27 on.
    public let isProminent: Bool
    public let placement: TabPlacement
    public let badge: G.Badge?
    /// When the item is left out of the bar.
    public let hidden: Test<G>?
    public let reselect: Reselect
    /// What tapping does instead of selecting; an item with an action has no content.
    public let action: Event<G>?
    /// What is in a section; nothing in a tab.
    public let tabs: [TabItem]

    public init(
      _ name: String, title: String? = nil, icon: String? = nil, isSearch: Bool = false, activatesSearch: Bool = false,
      isProminent: Bool = false, placement: TabPlacement = .automatic,
      badge: G.Badge? = nil, hidden: Test<G>? = nil, reselect: Reselect = .popToRoot, action: Event<G>? = nil, tabs: [TabItem] = []
    ) {
      self.name = name
      self.title = title
      self.icon = icon
      self.isSearch = isSearch
      self.activatesSearch = activatesSearch
      self.isProminent = isProminent
      self.placement = placement
      self.badge = badge
      self.hidden = hidden
      self.reselect = reselect
      self.action = action
      self.tabs = tabs
    }
  }

  public nonisolated enum TabPlacement: Hashable, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// What tapping the selected tab again does. At the root of its stack there is nothing to pop: then it scrolls.
  public nonisolated enum Reselect: Hashable, Sendable {
    case popToRoot, scrollToTop, none
  }
}

"""##),
  RuntimeSource(
    .runtime, "Tabs/TabSlot.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// A tab where it stands.
  package nonisolated struct TabSlot<G: Graph> {
    package let tab: TabItem<G>
    package let section: TabItem<G>?
    /// Which content of the container it shows; nil for one that only acts.
    package let content: Int?

    package var tapped: Tapped<G>? { content.map { .content($0) } ?? tab.action.map { .action($0) } }
  }

  /// What stands behind a tap on the bar.
  package nonisolated enum Tapped<G: Graph> {
    case action(Event<G>)
    case content(Int)
  }
}

nonisolated extension NavGraph.TabBar {
  /// Every tab, those of sections among them.
  package var slots: [NavGraph.TabSlot<G>] {
    var next = 0
    return items.flatMap { item in
      (item.tabs.isEmpty ? [item] : item.tabs).map { tab in
        if tab.action == nil { next += 1 }
        return NavGraph.TabSlot(tab: tab, section: item.tabs.isEmpty ? nil : item, content: tab.action == nil ? next - 1 : nil)
      }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Titles/Chrome+Titles.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Chrome {
  public nonisolated enum TitleSize: Hashable, Sendable {
    case automatic, large, inline, inlineLarge, hidden
  }
}

"""##),
  RuntimeSource(
    .runtime, "Traces/Trace.swift",
    ##"""
import Foundation

extension NavGraph {
  /// Hears reports, and hands each on as a line of JSON, without line breaks: what `navgraph coverage` and `navgraph watch --follow` read.
  /// It says names, and no values: those are the user's. In release builds it says nothing.
  ///
  ///     report: NavGraph.trace { line in print(line) }
  @MainActor public static func trace<G: Graph>(to write: @escaping @MainActor @Sendable (String) -> Void)
    -> @MainActor @Sendable (Report<G>) -> Void
  {
    #if DEBUG
    write(TraceLine("trace", G.fingerprint).text)
    return { write($0.line.text) }
    #else
    return { _ in }
    #endif
  }

  nonisolated struct TraceLine: Encodable {
    let step: String
    var name: String?
    var why: String?
    var shows: [String]?

    init(_ step: String, _ name: String? = nil, why: String? = nil, shows: [String]? = nil) {
      (self.step, self.name, self.why, self.shows) = (step, name, why, shows)
    }

    var text: String {
      let encoder = Foundation.JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }
}

nonisolated extension NavGraph.Report {
  var line: NavGraph.TraceLine {
    switch self {
    case .began(let name): NavGraph.TraceLine("began", name)
    case .dropped(let name, let why): NavGraph.TraceLine("dropped", name, why: why)
    #if GUARDS
    case .asked(let question, let isGranted):
      NavGraph.TraceLine("asked", String("\(question)".prefix { $0 != "(" }), why: isGranted ? "yes" : "no")
    #endif
    case .shows(let layers): NavGraph.TraceLine("shows", shows: layers.flatMap { $0.seen.map { G.noteName(of: $0) } })
    case .ended(let modal, .finished): NavGraph.TraceLine("ended", G.note(ofModal: modal).name, why: "finished")
    case .ended(let modal, .dismissed(let cause)): NavGraph.TraceLine("ended", G.note(ofModal: modal).name, why: "\(cause)")
    case .isStuck: NavGraph.TraceLine("stuck")
    case .isHeldUp: NavGraph.TraceLine("heldUp")
    case .wentOver(let name): NavGraph.TraceLine("wentOver", name)
    case .leaks(let name): NavGraph.TraceLine("leaks", name)
    #if EMBEDDING || MIXED
    case .nests(let name): NavGraph.TraceLine("nests", name)
    #endif
    }
  }
}

nonisolated extension NavGraph.Shape {
  /// The screens that can be seen there; of a split, those of all columns.
  var seen: [G.Screen] {
    switch self {
    case .blank: []
    case .screen(let screen): [screen]
    case .stack(_, let screens): screens.suffix(1)
    #if TABS
    case .tabs(_, let shapes, let selected): shapes.indices.contains(selected) ? shapes[selected].seen : []
    #endif
    #if SPLITS
    case .split(_, let columns): NavGraph.Column.allCases.flatMap { columns[$0]?.seen ?? [] }
    #endif
    #if PAGES
    case .pages(_, let screens, let selected): screens.indices.contains(selected) ? [screens[selected]] : []
    #endif
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Transitions/Sheet+Transition.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// How a modal comes in.
  public nonisolated enum Transition: Hashable, Sendable {
    case standard, crossDissolve, flip, partialCurl
    #if ZOOMING
    /// Out of what was touched, from iOS 18 on.
    case zoom
    #endif
  }
}

nonisolated extension NavGraph.Sheet {
  /// The same sheet, coming in like that.
  public func coming(by transition: NavGraph.Transition) -> NavGraph.Sheet {
    var sheet = self
    sheet.transition = transition
    return sheet
  }
}

"""##),
  RuntimeSource(
    .runtime, "URLs/URLLiteral.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// The URL that a literal of the graph stands for. The compiler has read it already, so it always is one.
  public static func url(_ literal: String) -> Foundation.URL {
    Foundation.URL(string: literal) ?? Foundation.URL(fileURLWithPath: literal)
  }
}

"""##),
  RuntimeSource(
    .runtime, "Views/Expectation+Arrival.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Expectation {
  /// What tells that `layer` shows another screen in front than `old` did.
  ///
  /// Of columns that stand side by side only the detail is surely seen, and how wide a split is isn't known before it has been seen.
  package static func arrival<G>(of layer: NavGraph.Node<G>?, after old: NavGraph.Node<G>?) -> NavGraph.Expectation {
    guard let layer, layer.leaf.screen != nil, layer.leaf.id != old?.leaf.id else { return .update }
    #if SPLITS
    if let split = layer.openSplit {
      let columns = split.splitColumns ?? [:]
      guard old?.openSplit?.id == split.id else { return .anyAppearance(of: Set(columns.values.map { $0.leaf.id })) }
      return columns[.detail]?.leaf.id == layer.leaf.id ? .appearance(layer.leaf.id) : .update
    }
    #endif
    return .appearance(layer.leaf.id)
  }

  /// Whether it tells that this layer has come.
  package func awaits<G>(_ layer: NavGraph.Node<G>?) -> Bool {
    guard let layer else { return false }
    switch self {
    case .update, .departure: return false
    case .appearance(let screen): return layer.leaf.id == screen
    #if SPLITS
    case .anyAppearance(let screens): return screens.contains(layer.leaf.id)
    case .hiding: return false
    #endif
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Views/Expectation.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// What tells that the screen shows a change.
  package nonisolated enum Expectation: Hashable, Sendable {
    /// The views have been updated, and nothing moves.
    case update
    /// That screen has appeared.
    case appearance(NodeID)
    #if SPLITS
    /// One of those screens has appeared: which of them can be seen isn't known.
    case anyAppearance(of: Set<NodeID>)
    /// The inspector of that split has gone; these screens were to be seen in it.
    case hiding(NodeID, screens: Set<NodeID>)
    #endif
    /// What lay on so many others has gone; these screens were to be seen in it.
    case departure(Int, screens: Set<NodeID>)
  }
}

"""##),
  RuntimeSource(
    .runtime, "Views/Node+Columns.swift",
    ##"""
import Foundation

#if SPLITS
// Splits as views show them.
nonisolated extension NavGraph.Node {
  /// The split on the way to the screen in front whose columns stand side by side, as far as is known.
  package var openSplit: NavGraph.Node<G>? {
    var node = self
    while true {
      if case .split(_, let columns, let focus) = node.content {
        guard focus.isCollapsed, let front = columns[focus.front] else { return focus.isCollapsed ? nil : node }
        node = front
      } else if let next = node.visible.last {
        node = next
      } else {
        return nil
      }
    }
  }

  /// The screens of a column, one on top of the other.
  package var pagesOfColumn: [NavGraph.Node<G>] {
    if case .stack(_, let nodes) = content { nodes } else { [self] }
  }

  /// A split on the way to `wanted`: columns that stand behind each other come to the front once they show what they are to show, since
  /// SwiftUI might lose one of both.
  func step(_ old: [NavGraph.Column: NavGraph.Node<G>], _ focus: NavGraph.Focus, to wanted: NavGraph.Node<G>) -> NavGraph.Node<G> {
    guard case .split(let name, let new, let newFocus) = wanted.content else { return wanted }
    var next = wanted
    guard focus.isCollapsed == newFocus.isCollapsed else {
      next.content = .split(name, old, newFocus)
      return next
    }
    var columns = new
    for (column, node) in new { columns[column] = old[column]?.step(to: node) ?? node }
    next.content = .split(name, columns, focus.isCollapsed && columns != old ? focus : newFocus)
    return next
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Views/Node+Inspectors.swift",
    ##"""
import Foundation

#if SPLITS
// Inspectors as views show them: beside the other columns, or in a sheet on everything that they belong to.
nonisolated extension NavGraph.Node {
  /// The split in front whose inspector is to lie on everything: there is no room beside it, or the system has no such column.
  func splitWithSheet(_ hasColumn: Bool) -> NavGraph.Node<G>? {
    switch content {
    case .split(_, let columns, let focus):
      focus.showsInspector && columns[.inspector] != nil && (focus.isCollapsed || !hasColumn) ? self : nil
    #if TABS
    case .tabs: visible.last?.splitWithSheet(hasColumn)
    #endif
    default: nil
    }
  }

  /// The same without the inspectors that lie on everything: they come and go in steps of their own.
  func withoutSheets(_ hasColumn: Bool) -> NavGraph.Node<G> {
    var node = self
    switch content {
    case .split(let name, let columns, var focus):
      if focus.isCollapsed || !hasColumn { focus.showsInspector = false }
      node.content = .split(name, columns, focus)
    #if TABS
    case .tabs(let name, let contents, let selected):
      node.content = .tabs(name, contents.map { $0.withoutSheets(hasColumn) }, selected: selected)
    #endif
    default: break
    }
    return node
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Views/Node+Step.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Node {
  /// The next thing to show on the way to `wanted`: all of it, except where SwiftUI would lose a part.
  ///
  /// A stack whose root and path change together loses the path, so it shows the new root alone first.
  package func step(to wanted: NavGraph.Node<G>) -> NavGraph.Node<G> {
    guard id == wanted.id else { return wanted }
    var next = wanted
    switch (content, wanted.content) {
    case (.stack(_, let old), .stack(let name, let new)):
      guard let lowest = new.first, let before = old.first, lowest.id != before.id, new.count > 1 else { break }
      next.content = .stack(name, [lowest])
    #if TABS
    case (.tabs(_, let old, _), .tabs(let name, let new, let selected)) where old.count == new.count:
      next.content = .tabs(name, zip(old, new).map { $0.step(to: $1) }, selected: selected)
    #endif
    #if SPLITS
    case (.split(_, let old, let focus), .split): next = step(old, focus, to: wanted)
    #endif
    default: break
    }
    return next
  }
}

"""##),
  RuntimeSource(
    .runtime, "Views/Shown+Containers.swift",
    ##"""
import Foundation

#if SPLITS
nonisolated extension NavGraph.Shown {
  /// The innermost split around a node.
  package func split(around node: NavGraph.NodeID) -> NavGraph.Node<G>? {
    layers.lazy.compactMap { $0.path(to: node) }.first?.dropLast().last { $0.splitColumns != nil }
  }

  /// The user went back to that column of a collapsed split.
  package mutating func goBack(to column: NavGraph.Column, in split: NavGraph.NodeID) {
    update(split) { node in
      guard case .split(let name, let columns, var focus) = node.content else { return }
      if focus.isCollapsed { focus.bring(column) }
      node.content = .split(name, columns, focus)
    }
  }
}
#endif

#if PAGES
nonisolated extension NavGraph.Shown {
  package mutating func turn(to index: Int, in pages: NavGraph.NodeID) {
    update(pages) { node in
      if case .pages(let name, let nodes, _) = node.content { node.content = .pages(name, nodes, selected: index) }
    }
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Views/Shown.swift",
    ##"""
import Foundation

nonisolated extension NavGraph {
  /// What the views of a window show: the navigator's tree, or a step on the way to it.
  package nonisolated struct Shown<G: Graph>: Sendable {
    package private(set) var root: Node<G>
    package private(set) var modals: [Presented<G>] = []
    /// The modal that is leaving, and what lies on it, which the system takes down by itself. All of it is seen as it was until it has gone.
    package private(set) var leaving: [Presented<G>] = []
    #if SPLITS
    /// By what they lie on: the splits whose inspectors lie on everything. One comes and goes only while nothing lies on it.
    package private(set) var sheets: [Int: NodeID] = [:]
    #endif
    /// Counts the changes, so that views can tell which of them they show.
    package private(set) var revision = 0

    package init(_ tree: Tree<G>) {
      #if SPLITS
      root = tree.root.withoutSheets(false)
      #else
      root = tree.root
      #endif
    }

    /// What is in front.
    package var front: Node<G>? {
      #if SPLITS
      if let inspector = inspector(on: modals.count) { return inspector.node }
      #endif
      return layers.last
    }

    /// Everything that stands by itself, from the bottom up.
    package var layers: [Node<G>] { [root] + modals.compactMap { $0.content } }

    /// What lies on so many others; nil if nothing does.
    package func modal(on level: Int) -> Presented<G>? {
      if modals.indices.contains(level) { return modals[level] }
      // What leaves is there no more, but the views are not told of what lies on it.
      let index = level - modals.count
      return index > 0 && leaving.indices.contains(index) ? leaving[index] : nil
    }

    /// A modal that is there, or is leaving.
    package func presented(_ id: NodeID) -> Presented<G>? { (modals + leaving).first { $0.id == id } }

    /// What stands, or what it was when it began to leave.
    package func node(_ id: NodeID) -> Node<G>? {
      (layers + leaving.compactMap { $0.content }).lazy.compactMap { $0.node(id) }.first
    }

    /// The screens of a stack.
    package func screens(of stack: NodeID) -> [Node<G>] {
      if case .stack(_, let nodes)? = node(stack)?.content { nodes } else { [] }
    }

    // MARK: Changes

    /// Leaves so many screens on a stack.
    package mutating func shorten(_ stack: NodeID, to count: Int) {
      update(stack) { node in
        if case .stack(let name, let nodes) = node.content { node.content = .stack(name, Array(nodes.prefix(count))) }
      }
    }

    #if TABS
    package mutating func select(_ index: Int, in tabs: NodeID) {
      update(tabs) { node in
        if case .tabs(let name, let nodes, _) = node.content { node.content = .tabs(name, nodes, selected: index) }
      }
    }
    #endif

    /// Takes away what lies on so many others, and everything on it.
    package mutating func remove(from level: Int) {
      guard modals.indices.contains(level) else { return }
      leaving = Array(modals[level...])
      modals.removeSubrange(level...)
    }

    /// What has been removed has left the screen.
    package mutating func forgetLeaving() {
      leaving = []
      #if SPLITS
      sheets = sheets.filter { $0.key <= modals.count }
      #endif
    }

    #if SPLITS
    /// The inspector that lies on what lies on so many others leaves.
    package mutating func removeInspector(from level: Int) { sheets[level] = nil }
    #endif

    package mutating func hasChanged() { revision += 1 }

    mutating func update(_ id: NodeID, _ change: (inout Node<G>) -> Void) {
      if root.update(id, change) { return }
      for index in modals.indices {
        guard var content = modals[index].content, content.update(id, change) else { continue }
        modals[index].content = content
        return
      }
    }

    // MARK: On the way to a tree

    /// Makes the first difference to `tree` true, and says what will tell that the screen shows it; nil if there is none.
    ///
    /// First what is to go goes, then what stays changes, then the next modal comes: each in a step of its own, since SwiftUI loses
    /// what is presented while something else leaves. `hasInspectors`: the system has a column for an inspector, where there is room.
    package mutating func step(to tree: Tree<G>, hasInspectors: Bool = true) -> Expectation? {
      let wanted = Self.presentable(tree.modals)
      let kept = zip(modals, wanted).prefix { $0.id == $1.id }.count
      if kept < modals.count {
        let expectation = departure(of: kept)
        remove(from: kept)
        return expectation
      }
      #if SPLITS
      // How that will lie there is seen once what it is of stands.
      let covered = (kept == 0 ? tree.root : wanted[kept - 1].content)?.splitWithSheet(hasInspectors)
      if let inspector = inspector(on: kept), inspector.id != covered?.id {
        removeInspector(from: kept)
        return .hiding(inspector.id, screens: [inspector.node.leaf.id])
      }
      #endif
      let before = self
      root = root.step(to: Self.below(tree.root, hasInspectors))
      for index in modals.indices {
        modals[index].modal = wanted[index].modal
        guard let old = modals[index].content, let new = wanted[index].content else { continue }
        modals[index].content = old.step(to: Self.below(new, hasInspectors))
      }
      if root != before.root || modals != before.modals { return .arrival(of: front, after: before.front) }
      #if SPLITS
      if let covered, sheets[kept] == nil {
        sheets[kept] = covered.id
        return .arrival(of: front, after: nil)
      }
      #endif
      guard wanted.indices.contains(kept) else { return nil }
      modals.append(wanted[kept])
      modals[kept].content = wanted[kept].content.map { Self.below($0, hasInspectors) }
      return .arrival(of: modals[kept].content, after: nil)
    }

    /// A layer as it is seen below its inspector.
    private static func below(_ layer: Node<G>, _ hasInspectors: Bool) -> Node<G> {
      #if SPLITS
      layer.withoutSheets(hasInspectors)
      #else
      layer
      #endif
    }

    /// What views can show of these. Nothing can be presented on an alert, so one that something lies on is away meanwhile.
    package static func presentable(_ modals: [Presented<G>]) -> [Presented<G>] {
      modals.enumerated().filter { $0.element.content != nil || $0.offset == modals.count - 1 }.map { $0.element }
    }

    /// What tells that a modal has gone, with everything on it.
    package func departure(of level: Int) -> Expectation {
      guard modals.indices.contains(level), modals[level].content != nil else { return .update }
      return .departure(level, screens: Set(modals[level...].compactMap { $0.content?.leaf.id }))
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Views/ShownInspector.swift",
    ##"""
import Foundation

#if SPLITS
nonisolated extension NavGraph {
  /// An inspector that lies on everything that it belongs to.
  package nonisolated struct ShownInspector<G: Graph>: Swift.Identifiable, Sendable {
    /// The split that it is of.
    package let id: NodeID
    package let node: Node<G>
  }
}

nonisolated extension NavGraph.Shown {
  /// The inspector that lies on what lies on so many others.
  package func inspector(on level: Int) -> NavGraph.ShownInspector<G>? {
    guard let split = sheets[level], let node = node(split)?.splitColumns?[.inspector] else { return nil }
    return NavGraph.ShownInspector(id: split, node: node)
  }

  /// The inspector beside the columns of that split is hidden.
  package mutating func hideInspector(of split: NavGraph.NodeID) {
    update(split) { node in
      guard case .split(let name, let columns, var focus) = node.content else { return }
      focus.showsInspector = false
      node.content = .split(name, columns, focus)
    }
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Windows/Navigator+Windows.swift",
    ##"""
import Foundation

// Windows that events open.
extension NavGraph.Navigator {
  /// Opens a window. One whose root is that place already comes to the front instead, unless that is the one that asks.
  func openWindow(_ root: G.Root) {
    let others = NavGraph.OpenScenes.navigators(of: G.self).filter { $0 !== self && $0.isRoot(root) }
    let equal = others.filter { $0.tree.rootName == root }
    let shown = (equal + others).first { $0.host?.comeForward() ?? false }
    #if KEYS && LINKS
    if let shown, shown.tree.rootName != root {
      shown.take { $0.open(NavGraph.Target(.root(root, G.shape(of: root).visible), policy: .over)) }
    }
    #endif
    if shown != nil { return }
    guard let saved = NavGraph.Snapshot(window: root, of: G.self) else { return log("windows: what it shows can't be written down") }
    host?.openWindow(saved)
  }

  private func isRoot(_ root: G.Root) -> Bool { tree.rootName.map { G.isPlace($0, of: root) } ?? false }
}

nonisolated extension NavGraph.Snapshot {
  /// What a window keeps that has just opened; nil where its values can't be written down.
  init?<G: NavGraph.Graph>(window root: G.Root, of graph: G.Type) {
    let note = G.note(ofRoot: root)
    guard !note.isTransient else { return nil }
    self.init(graph: G.fingerprint, root: note)
  }
}

nonisolated extension NavGraph.Graph {
  public static var opensWindows: Bool { false }
}

extension NavGraph.Host {
  public var opensWindows: Bool { false }
  public func openWindow(_ saved: NavGraph.Snapshot) {}
  public func comeForward() -> Bool { false }
}

#if LINKS
// Links to what a window shows.
extension NavGraph.Navigator {
  /// Whether another window shows the place of a link, and takes it. A link stays where the root is that it is about.
  func isElsewhere(_ target: NavGraph.Target<G>) -> Bool {
    guard tree.rootName != nil else { return false }
    #if CONDITIONS
    guard let chosen = target.chosen(where: answers.holds) else { return false }
    #else
    let chosen = target
    #endif
    let wanted = chosen.resolved(on: tree.idiom)
    let scenes = NavGraph.OpenScenes.navigators(of: G.self)
    // The window is that place: it comes as it is. What guards the link might not guard the window.
    if wanted.modals.isEmpty, wanted.guards.isEmpty, let screen = wanted.place.lastScreen,
      scenes.contains(where: { $0.isWindow(on: screen) && $0.host?.comeForward() ?? false })
    {
      return true
    }
    guard case .root(let root, _) = wanted.place, !isRoot(root),
      let other = scenes.first(where: { $0 !== self && $0.isRoot(root) && $0.host?.comeForward() ?? false })
    else { return false }
    other.take { $0.open(target) }
    return true
  }

  /// Whether this is a window that an event has opened on that screen.
  private func isWindow(on screen: G.Screen) -> Bool {
    guard let root = tree.rootName, root != G.root(on: tree.idiom) else { return false }
    let shape = G.shape(of: root)
    if case .stack(_, let path) = shape { return path == [screen] }
    return shape == .screen(screen)
  }
}

nonisolated extension NavGraph.TargetPlace {
  /// The screen that is on top in the end, where a stack or a bare slot says it.
  fileprivate var lastScreen: G.Screen? {
    switch self {
    case .root(_, let visible): visible.lastScreen
    case .here(let screens, _, _): screens.last
    case .anywhere: nil
    }
  }
}

nonisolated extension NavGraph.Visible {
  fileprivate var lastScreen: G.Screen? {
    switch self {
    case .path(let screens): screens.last
    #if TABS
    case .tab(_, let visible): visible.lastScreen
    #endif
    #if SPLITS
    case .columns: nil
    #endif
    #if PAGES
    case .page: nil
    #endif
    case .made(_, let visible): visible.lastScreen
    }
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Windows/OpenScenes.swift",
    ##"""
import Foundation

extension NavGraph {
  /// The scenes of the app that run: what a window shows already need not open twice.
  @MainActor enum OpenScenes {
    private struct Entry {
      weak var navigator: AnyObject?
    }

    private static var entries: [Entry] = []

    static func add(_ navigator: AnyObject) {
      remove(navigator)
      entries.append(Entry(navigator: navigator))
    }

    static func remove(_ navigator: AnyObject) {
      entries.removeAll { $0.navigator == nil || $0.navigator === navigator }
    }

    /// Those of one graph, the oldest first.
    static func navigators<G: Graph>(of graph: G.Type) -> [Navigator<G>] {
      entries.compactMap { $0.navigator as? Navigator<G> }
    }
  }
}

"""##),
  RuntimeSource(
    .runtime, "Windows/WindowRoot.swift",
    ##"""
#if VIEWS
nonisolated extension NavGraph {
  /// The value of a window of SwiftUI: its root, with that root's values. SwiftUI keeps it, and finds the window by it.
  public nonisolated struct WindowRoot: Hashable, Sendable, Codable {
    private let root: Note

    /// The root of a scene's snapshot, without what the user has done since.
    public init(_ saved: Snapshot) { root = saved.root }

    /// What a window shows when it has just been opened.
    public func snapshot<G: Graph>(of graph: G.Type) -> Snapshot { Snapshot(graph: G.fingerprint, root: root) }
  }
}
#endif

"""##),
  RuntimeSource(
    .runtime, "Zooming/Chrome+Zooming.swift",
    ##"""
import Foundation

nonisolated extension NavGraph.Chrome {
  /// The same for a screen that grows out of what was touched, from iOS 18 on.
  public var zooming: NavGraph.Chrome {
    var chrome = self
    chrome.zooms = true
    return chrome
  }
}

"""##),
  RuntimeSource(
    .hosting, "Anchors/AnchorItem+UIKit.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension UIKit.UIView: NavGraph.AnchorView {}
extension UIBarButtonItem: NavGraph.AnchorItem {}

"""##),
  RuntimeSource(
    .hosting, "Appearances/BarAppearance.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Appearance {
  package var titleColor: UIColor? { title.flatMap { UIColor(named: $0) } }
  package var tintColor: UIColor? { tint.flatMap { UIColor(named: $0) } }

  /// Whether bars keep the system's background, be it asked for or because bars are glass.
  @MainActor package var keepsSystemBackground: Bool {
    if #available(iOS 26.0, *) { return true }
    return background == .system
  }

  @MainActor package func configure(_ bar: UIBarAppearance) {
    guard !keepsSystemBackground else { return }
    switch background {
    case .system: break
    case .opaque: bar.configureWithOpaqueBackground()
    case .transparent: bar.configureWithTransparentBackground()
    case .color(let name):
      bar.configureWithOpaqueBackground()
      bar.backgroundColor = UIColor(named: name)
    }
  }
}

#if TABS
extension UITabBar {
  /// Its two slots. Without the second, the bar is clear wherever content ends above it.
  package func apply(_ appearance: NavGraph.Appearance) {
    tintColor = appearance.tintColor
    unselectedItemTintColor = appearance.titleColor
    guard !appearance.keepsSystemBackground else { return }
    let bar = UITabBarAppearance()
    appearance.configure(bar)
    standardAppearance = bar
    scrollEdgeAppearance = bar
  }
}
#endif

extension UINavigationItem {
  /// All four slots, for this screen alone: a slot left out is clear or somebody else's.
  package func apply(_ appearance: NavGraph.Appearance) {
    guard !appearance.keepsSystemBackground || appearance.titleColor != nil else { return }
    let bar = UINavigationBarAppearance()
    appearance.configure(bar)
    if let color = appearance.titleColor {
      bar.titleTextAttributes[.foregroundColor] = color
      bar.largeTitleTextAttributes[.foregroundColor] = color
      if #available(iOS 26.0, *) { bar.subtitleTextAttributes[.foregroundColor] = color }
    }
    let edge = UINavigationBarAppearance(barAppearance: bar)
    if appearance.keepsSystemBackground { edge.configureWithTransparentBackground() }
    standardAppearance = bar
    compactAppearance = bar
    scrollEdgeAppearance = edge
    compactScrollEdgeAppearance = edge
  }
}

"""##),
  RuntimeSource(
    .hosting, "Appearances/BarTint.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension UINavigationController {
  /// Colours what is in the bar: along with the transition, where one is under way.
  package func takeTint(_ tint: UIColor?) {
    let bar = navigationBar
    let moves = transitionCoordinator.map { !$0.isCancelled && $0.animate(alongsideTransition: { _ in bar.tintColor = tint }) } ?? false
    if !moves { bar.tintColor = tint }
  }
}

"""##),
  RuntimeSource(
    .hosting, "Back/MenulessBackItem.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

#if CONFIRMATION
extension NavGraph {
  /// A Back button that takes no menu: a pick from it would go past a screen that asks first.
  @MainActor package final class MenulessBackItem: UIBarButtonItem {
    /// The app's own button, which this one stands in for.
    fileprivate var original: UIBarButtonItem?

    package override var menu: UIMenu? {
      get { nil }
      set {}
    }

    /// Looks as that one does.
    fileprivate func stand(in original: UIBarButtonItem) {
      self.original = original
      (title, image, style, tintColor) = (original.title, original.image, original.style, original.tintColor)
      accessibilityIdentifier = original.accessibilityIdentifier
      accessibilityLabel = original.accessibilityLabel
    }
  }
}

extension UINavigationItem {
  /// Has the Back button that the next screen shows for this one come without a menu, or as it was. One that the app has set is there again
  /// afterwards.
  package func backHasMenu(_ hasMenu: Bool) {
    let own = backBarButtonItem as? NavGraph.MenulessBackItem
    guard !hasMenu else {
      if let own { backBarButtonItem = own.original }
      return
    }
    let item = own ?? NavGraph.MenulessBackItem()
    if let original = own == nil ? backBarButtonItem : own?.original {
      item.stand(in: original)
    } else {
      // A button without a title is the chevron alone. What a generic one says is the system's secret.
      item.title = backButtonDisplayMode == .default ? backButtonTitle ?? title : ""
    }
    if own == nil { backBarButtonItem = item }
  }
}
#endif

"""##),
  RuntimeSource(
    .hosting, "Back/UINavigationItem+Back.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension UINavigationItem {
  /// What the Back button of the next screen says, and whether there is one here.
  package func applyBack(_ chrome: NavGraph.Chrome) {
    if let title = chrome.backTitle { backButtonTitle = title }
    switch chrome.back {
    case .standard, .confirm: break
    case .generic: backButtonDisplayMode = .generic
    case .minimal: backButtonDisplayMode = .minimal
    case .hidden: hidesBackButton = true
    }
  }
}

"""##),
  RuntimeSource(
    .hosting, "Entries/SystemScene+UIScene.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Register.SystemScene {
  /// What the register has to know of a scene of UIKit's; nil if there is none.
  @MainActor package init?(_ scene: UIScene?) {
    guard let scene else { return nil }
    self.init(scene, isInFront: scene.activationState == .foregroundActive, isYetToCome: scene.activationState == .unattached)
  }
}

"""##),
  RuntimeSource(
    .hosting, "Host/Ending.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Does something when the object that holds it has gone.
  @MainActor package final class Ending {
    private let work: @MainActor @Sendable () -> Void

    package init(_ work: @escaping @MainActor @Sendable () -> Void) { self.work = work }

    deinit {
      let work = work
      _Concurrency.Task { @MainActor in work() }
    }
  }
}

"""##),
  RuntimeSource(
    .hosting, "Host/Idiom+UIKit.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Idiom {
  /// Whatever is none of the others is as narrow as a phone may be.
  @MainActor package init(_ idiom: UIUserInterfaceIdiom) {
    switch idiom {
    case .pad: self = .pad
    case .mac: self = .mac
    case let other:
      if #available(iOS 17.0, *), other == .vision { self = .vision } else { self = .phone }
    }
  }
}

"""##),
  RuntimeSource(
    .hosting, "Host/Names.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension UIView {
  /// The name in tests of the interface: what the app has named itself keeps its name; `old` is one that this gave.
  package func takeName(_ name: String, insteadOf old: String? = nil) {
    if accessibilityIdentifier == nil || accessibilityIdentifier == old { accessibilityIdentifier = name }
  }
}

"""##),
  RuntimeSource(
    .hosting, "Host/PanPriority.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension UIGestureRecognizer: NavGraph.PanRecognizer {}

extension NavGraph {
  /// Has pans of screens go before the swipe on the content that leads back. Apple's recognisers are there for failure requirements alone, so
  /// that is all that is asked of them.
  @MainActor package final class PanPriority {
    private struct Pair {
      weak var pan: UIGestureRecognizer?
      weak var swipe: UIGestureRecognizer?
    }

    private var known: [Pair] = []

    package init() {}

    /// The swipe of `navigation` waits for the pans that `controller` names, if it does: each is named once.
    package func follow(_ controller: UIViewController, on navigation: UINavigationController) {
      guard let screen = controller as? any PanningScreen, #available(iOS 26.0, *) else { return }
      let pans = screen.pansBeforeSwipeBack.compactMap { $0 as? UIGestureRecognizer }
      guard !pans.isEmpty, let swipe = navigation.interactiveContentPopGestureRecognizer else { return }
      known.removeAll { $0.pan == nil || $0.swipe == nil }
      for pan in pans where !known.contains(where: { $0.pan === pan && $0.swipe === swipe }) {
        known.append(Pair(pan: pan, swipe: swipe))
        swipe.require(toFail: pan)
      }
    }
  }
}

"""##),
  RuntimeSource(
    .hosting, "Host/RootDissolve.swift",
    ##"""
import NavGraphRuntime

extension NavGraph {
  /// How many seconds one root takes to fade into the next.
  package nonisolated static let rootDissolveDuration = 0.3
}

"""##),
  RuntimeSource(
    .hosting, "Host/ScreenChanges.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Tells VoiceOver of another root, and of another screen in a column beside others. UIKit tells it of what is pushed or presented.
  @MainActor package final class ScreenChanges<G: Graph> {
    /// Where something is exchanged without a transition of UIKit's.
    private enum Place: Hashable {
      case root
      #if SPLITS
      case column(Column, of: NodeID)
      #endif
    }

    /// What each place showed when all was at rest; nil: VoiceOver was off.
    private var known: [Place: NodeID]?

    package init() {}

    /// Compares what is at rest with what was; `view` finds what shows a screen.
    package func follow(_ tree: Tree<G>, _ view: (NodeID) -> UIView?) {
      guard UIAccessibility.isVoiceOverRunning else { return known = nil }
      var now: [Place: NodeID] = [:]
      // The first one that changed in front, from the leading edge: what follows depends on it. What something covers is not announced.
      var changed: Node<G>?
      let layers = [tree.root] + tree.modals.compactMap { $0.content }
      for (level, layer) in layers.enumerated() {
        for (place, shown) in places(in: layer, isRoot: level == 0) {
          let mark = place == .root ? shown.id : shown.bottom
          now[place] = mark
          if let before = known?[place], before != mark, level == tree.modals.count { changed = changed ?? shown }
        }
      }
      known = now
      if let changed { UIAccessibility.post(notification: .screenChanged, argument: view(changed.leaf.id)) }
    }

    private func places(in layer: Node<G>, isRoot: Bool) -> [(Place, Node<G>)] {
      (isRoot ? [(.root, layer)] : []) + columns(in: layer)
    }

    private func columns(in layer: Node<G>) -> [(Place, Node<G>)] {
      #if SPLITS
      var found: [(Place, Node<G>)] = []
      layer.walk({ $0.visible }) { node in
        guard case .split(_, let columns, let focus) = node.content, !focus.isCollapsed else { return }
        for column in Column.allCases {
          if let content = columns[column] { found.append((.column(column, of: node.id), content)) }
        }
      }
      return found
      #else
      return []
      #endif
    }
  }
}

nonisolated extension NavGraph.Node {
  /// What stays while something is pushed on it.
  fileprivate var bottom: NavGraph.NodeID {
    if case .stack(_, let screens) = content { screens.first?.id ?? id } else { id }
  }
}

"""##),
  RuntimeSource(
    .hosting, "Host/StandIn.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A delegate of UIKit's in the place of one that the app or SwiftUI has set. What it has no method for goes to that one by itself, so
  /// methods of systems to come are heard by who has them. It belongs to no actor, since Objective-C may ask it anywhere what it has.
  nonisolated open class StandIn: NSObject {
    package final weak var forwards: AnyObject?

    #if canImport(ObjectiveC)
    private func forwards(_ selector: Selector!) -> Bool { (forwards as? any NSObjectProtocol)?.responds(to: selector) ?? false }

    open override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) || forwards(selector) }

    open override func forwardingTarget(for selector: Selector!) -> Any? {
      forwards(selector) ? forwards : super.forwardingTarget(for: selector)
    }
    #endif
  }
}

"""##),
  RuntimeSource(
    .hosting, "Links/ConnectionContents.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What a scene of the system is connected for. UIKit gives sets; here they are in the order of their texts.
  @MainActor package struct ConnectionContents {
    /// Links, those of the web among them.
    package let links: [Foundation.URL]
    /// The activities that are no links.
    package let activities: [NSUserActivity]

    package init(_ options: UIScene.ConnectionOptions) {
      let web = options.userActivities.filter { $0.activityType == NSUserActivityTypeBrowsingWeb }
      links = (options.urlContexts.map { $0.url } + web.compactMap { $0.webpageURL })
        .sorted { $0.absoluteString.utf8.lexicographicallyPrecedes($1.absoluteString.utf8) }
      activities = options.userActivities.subtracting(web)
        .sorted { $0.activityType.utf8.lexicographicallyPrecedes($1.activityType.utf8) }
    }
  }
}

"""##),
  RuntimeSource(
    .hosting, "Swipes/BackSwipes.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The swipes back that are off because the graph says so. What the app has turned off itself stays off.
  @MainActor package final class BackSwipes {
    private var off: [UIGestureRecognizer] = []

    package init() {}

    /// Turns off what the screens on top of their stacks don't have, and gives back the rest. A recognizer that is turned off lets go of
    /// the finger that it follows, so nothing may move meanwhile.
    package func follow(_ screens: [(controller: UIViewController, swipe: Chrome.SwipeBack)]) {
      let unwanted = screens.flatMap { $0.swipe == .content ? [] : Self.recognizers(around: $0.controller, without: $0.swipe) }
      giveBack(but: unwanted)
      turnOff(unwanted)
    }

    /// Turns off both swipes of a stack that shows a screen which asks first: no finger gets in before everything is at rest.
    package func hold(_ navigation: UINavigationController) { turnOff(Self.recognizers(of: navigation, without: .none)) }

    private func turnOff(_ recognizers: [UIGestureRecognizer]) {
      for recognizer in recognizers where recognizer.isEnabled {
        recognizer.isEnabled = false
        off.append(recognizer)
      }
    }

    /// Turns on again what was turned off here.
    package func giveBack(but kept: [UIGestureRecognizer] = []) {
      for recognizer in off where !kept.contains(where: { $0 === recognizer }) { recognizer.isEnabled = true }
      off.removeAll { recognizer in !kept.contains { $0 === recognizer } }
    }

    /// Those of the stack that screen is on top of, and, if it is the lowest there, of the one around that: in a collapsed split the stacks
    /// of the columns lie on each other.
    private static func recognizers(around screen: UIViewController, without swipe: Chrome.SwipeBack) -> [UIGestureRecognizer] {
      var result: [UIGestureRecognizer] = []
      var page = screen
      while let parent = page.parent {
        if let navigation = parent as? UINavigationController {
          guard navigation.topViewController === page else { break }
          result += recognizers(of: navigation, without: swipe)
          guard navigation.viewControllers.first === page else { break }
        }
        page = parent
      }
      return result
    }

    private static func recognizers(of navigation: UINavigationController, without swipe: Chrome.SwipeBack) -> [UIGestureRecognizer] {
      var result: [UIGestureRecognizer] = []
      if swipe == .none, let edge = navigation.interactivePopGestureRecognizer { result.append(edge) }
      if #available(iOS 26.0, *), let content = navigation.interactiveContentPopGestureRecognizer { result.append(content) }
      return result
    }
  }
}

"""##),
  RuntimeSource(
    .hosting, "Swipes/Chrome+Swipes.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Chrome {
  /// From where a swipe may lead back: from a screen that Back asks first, none does. The lowest of a stack has no Back.
  @MainActor package func swipeBack(of page: UIViewController) -> SwipeBack {
    #if BACK && CONFIRMATION
    if back == .confirm, page.navigationController?.viewControllers.first !== page { return .none }
    #endif
    return swipeBack
  }
}

"""##),
  RuntimeSource(
    .hosting, "Tabs/UIScrollView+Top.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Scrolls to the top as a tap on the status bar does: only up and down.
  @MainActor package static func scrollToTop(_ scroll: UIScrollView) {
    scroll.setContentOffset(Foundation.CGPoint(x: scroll.contentOffset.x, y: -scroll.adjustedContentInset.top), animated: true)
  }
}

"""##),
  RuntimeSource(
    .hosting, "Windows/SceneRequests.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Asks the system for the scene of that session, or for a new one that is made for `activity`.
  @MainActor package static func activate(_ session: UISceneSession?, for activity: NSUserActivity?, failed: @escaping (any Error) -> Void)
  {
    if #available(iOS 17.0, *) {
      let request =
        session.map { UISceneSessionActivationRequest(session: $0, userActivity: activity) }
        ?? UISceneSessionActivationRequest(role: .windowApplication, userActivity: activity)
      UIApplication.shared.activateSceneSession(for: request, errorHandler: failed)
    } else {
      UIApplication.shared.requestSceneSessionActivation(session, userActivity: activity, options: nil, errorHandler: failed)
    }
  }

  /// Logs that the system has refused a request.
  @MainActor package static func logged<G: Graph>(in navigator: Navigator<G>) -> (any Error) -> Void {
    { [navigator] error in
      let text = "windows: \(error)"
      _Concurrency.Task { @MainActor in navigator.log(text) }
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Alerts/Alert.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Alert {
  /// The alert, without its buttons.
  @MainActor var controller: UIAlertController {
    UIAlertController(title: title, message: message, preferredStyle: isActionSheet ? .actionSheet : .alert)
  }
}

extension NavGraph.AlertButton {
  /// What a tap on it in that alert finishes with.
  @MainActor func result(in alert: UIAlertController?) -> G.Result {
    #if FIELDS
    result(typing: alert?.textFields?.first?.text ?? "")
    #else
    result
    #endif
  }
}

extension NavGraph.AlertButton.Role {
  var style: UIAlertAction.Style {
    switch self {
    case .plain: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Anchors/ActionSheetEnd.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

#if ALERTS
extension NavGraph {
  /// Hears that a tap beside it has taken down an action sheet which is shown as a popover. It says nothing of how it adapts: on a phone an
  /// action sheet that stays a popover would be none.
  @MainActor final class ActionSheetEnd: NSObject, UIAdaptivePresentationControllerDelegate {
    private let isGoing: @MainActor () -> Void
    private let hasGone: @MainActor () -> Void

    init(isGoing: @escaping @MainActor () -> Void, hasGone: @escaping @MainActor () -> Void) {
      self.isGoing = isGoing
      self.hasGone = hasGone
      super.init()
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { isGoing() }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { hasGone() }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  }
}

extension NavGraph.ModalCoordinator {
  /// What it points at, and who hears of a tap beside it: that is its cancel button, if it has one.
  func dress(actionSheetWith buttons: [NavGraph.AlertButton<G>]) {
    let cancel = buttons.first { $0.role == .cancel }
    let outcome = cancel.map { NavGraph.Outcome<G.Result>.finished($0.result(in: nil)) } ?? .dismissed(by: .user)
    point(at: host?.anchors[id])
    let ending = NavGraph.ActionSheetEnd { [weak host] in
      host?.lookAgain()
    } hasGone: { [weak host, id] in
      host?.modalIsGone(id, outcome)
    }
    self.ending = ending
    controller.presentationController?.delegate = ending
  }
}
#endif

"""##),
  RuntimeSource(
    .uikit, "Anchors/Anchor+Pointing.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Anchor {
  /// A popover that points at a view which has gone would end the app.
  var isOnScreen: Bool {
    let item = current
    if let view = item as? UIKit.UIView { return view.window != nil }
    return item is UIBarButtonItem
  }
}

extension NavGraph.ModalCoordinator {
  func point(at anchor: NavGraph.Anchor?) {
    guard let popover = controller.popoverPresentationController else { return }
    if let anchor, anchor.isOnScreen {
      let item = anchor.current
      if let rectangle = anchor.rectangle {
        popover.sourceView = item as? UIKit.UIView
        popover.sourceRect = rectangle
      } else if #available(iOS 16.0, *), let item = item as? any UIPopoverPresentationControllerSourceItem {
        popover.sourceItem = item
      } else if let view = item as? UIKit.UIView {
        popover.sourceView = view
      } else {
        popover.barButtonItem = item as? UIBarButtonItem
      }
    } else if let view = host?.holder?.presenter?.view {
      // In the middle of the window, pointing at nothing. The window itself would be held by what it shows.
      popover.sourceView = view
      popover.permittedArrowDirections = []
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Bars/ShownBars.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

#if APPEARANCES || BACK && CONFIRMATION || HIDING
extension NavGraph {
  /// The bars of one navigation controller: hidden and coloured as the screen wants it that is about to be seen.
  @MainActor final class ShownBars<G: Graph> {
    #if HIDING
    /// The bars that are hidden because the graph says so. What the app hides itself stays hidden.
    private var hidden: Chrome.Bars = []
    #endif
    #if APPEARANCES
    /// The bar has the tint of a screen.
    private var isTinted = false
    #endif

    func show(
      around shown: UIViewController, among screens: [ControllerOwner], of navigation: UINavigationController, by host: UIKitHost<G>?,
      animated: Bool
    ) {
      guard let host else { return }
      #if APPEARANCES || HIDING
      // Around what the app has pushed itself, bars are as the app has them.
      let screen = screens.last { $0.controller === shown }
      #endif
      #if HIDING
      let chrome = screen?.chrome ?? Chrome()
      #endif
      let transition = navigation.transitionCoordinator
      #if HIDING
      if follow(.navigationBar, chrome, isHidden: navigation.isNavigationBarHidden) {
        navigation.setNavigationBarHidden(chrome.hides.contains(.navigationBar), animated: animated)
      }
      if follow(.toolbar, chrome, isHidden: navigation.isToolbarHidden) {
        navigation.setToolbarHidden(chrome.hides.contains(.toolbar), animated: animated)
      }
      #endif
      #if APPEARANCES
      let tint = screen.flatMap { host.appearance(around: $0) }?.tintColor
      if tint != nil || isTinted {
        isTinted = tint != nil
        navigation.takeTint(tint)
      }
      #endif
      #if BACK && CONFIRMATION
      holdBack(from: shown, among: screens, of: navigation, by: host, isFollowingFinger: transition?.isInteractive ?? false)
      #endif
      #if SYSTEMBARS
      host.updateSystemBars()
      #endif
      // A swipe back that is cancelled tells nobody.
      transition?.animate(alongsideTransition: nil) { [weak self, weak navigation, weak host] context in
        guard let host, let navigation, let top = navigation.topViewController else { return }
        #if BACK && CONFIRMATION
        self?.holdBack(from: top, among: screens, of: navigation, by: host, isFollowingFinger: false)
        #endif
        if context.isCancelled { self?.show(around: top, among: screens, of: navigation, by: host, animated: false) }
      }
    }

    #if HIDING
    /// Whether the bar has to change.
    private func follow(_ bar: Chrome.Bars, _ chrome: Chrome, isHidden: Bool) -> Bool {
      guard chrome.hides.contains(bar) else { return hidden.remove(bar) != nil }
      if !isHidden { hidden.insert(bar) }
      return !isHidden
    }
    #endif
  }
}
#endif

"""##),
  RuntimeSource(
    .uikit, "Confirmation/DismissalConfirming.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A screen of a modal with `dismissal confirm` may conform; one that doesn't agrees.
  @MainActor public protocol DismissalConfirming: UIViewController {
    /// The answer to a finger, which can't wait.
    var mayDismiss: Bool { get }
    /// The answer to everything that can wait.
    func confirmDismissal() async -> Bool
  }
}

"""##),
  RuntimeSource(
    .uikit, "Confirmation/StackCoordinator+Back.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

#if BACK
extension NavGraph.StackCoordinator {
  /// Whether a screen above that many controllers wants to be asked before it goes; then it is.
  func holdsBack(_ kept: Int) -> Bool {
    let leaving = navigationController.viewControllers.dropFirst(kept)
    let asking = owners.dropFirst().last { screen in
      guard screen.chrome?.back == .confirm, let asked = screen.screen as? any NavGraph.DismissalConfirming,
        leaving.contains(where: { $0 === screen.controller })
      else {
        return false
      }
      return !asked.mayDismiss
    }
    guard let asking else { return false }
    host?.askBeforeBack(from: asking.id)
    return true
  }
}

extension NavGraph.ShownBars {
  /// Takes over the ways back from `shown` that would pass a screen by which asks first.
  func holdBack(
    from shown: UIViewController, among screens: [NavGraph.ControllerOwner], of navigation: UINavigationController,
    by host: NavGraph.UIKitHost<G>, isFollowingFinger: Bool
  ) {
    let asking = screens.dropFirst().filter { $0.chrome?.back == .confirm }
    let stack = navigation.viewControllers
    let below = stack.prefix { $0 !== shown }
    let passesBy = asking.contains { screen in screen.controller === shown || below.contains { $0 === screen.controller } }
    below.last?.navigationItem.backHasMenu(!passesBy)
    guard let screen = asking.first(where: { $0.controller === shown }) else { return }
    shown.interceptBack { [weak host, id = screen.id] in host?.askBeforeBack(from: id) }
    #if SWIPES
    // A recogniser that is turned off lets go of the finger that it follows.
    if !isFollowingFinger { host.swipes.hold(navigation) }
    #endif
  }
}
#endif

"""##),
  RuntimeSource(
    .uikit, "Confirmation/UIViewController+Back.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

#if BACK
extension UIViewController {
  /// Puts `back` where Back would pop. Before iOS 16 a button that looks like Back stands in its place.
  func interceptBack(_ back: @escaping @MainActor () -> Void) {
    let action = UIAction(image: UIImage(systemName: "chevron.backward")) { _ in back() }
    if #available(iOS 16.0, *) {
      navigationItem.backAction = action
    } else if navigationItem.leftBarButtonItem == nil {
      navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: action)
    }
  }
}
#endif

"""##),
  RuntimeSource(
    .uikit, "Contexts/UIKitHost+Contexts.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

// What the detail of a split presents in its context covers that column alone, while columns stand side by side. One behind the other
// there is one column, and it covers the split. When the split collapses or expands, it goes from one to the other.
extension NavGraph.UIKitHost {
  /// The column from which a modal is to be presented; nil: whatever is on top presents it.
  func column(of modal: NavGraph.ModalCoordinator<G>, over below: NavGraph.Coordinator<G>?) -> UIViewController? {
    guard modal.coversColumn, let split = below as? NavGraph.SplitCoordinator<G>, !split.splitViewController.isCollapsed else { return nil }
    return split.detail?.controller
  }

  /// Whether the place that asked for it is in the detail of what is below it.
  private func isAskedInDetail(_ presented: NavGraph.Presented<G>, over below: NavGraph.Coordinator<G>?) -> Bool {
    let detail = (below as? NavGraph.SplitCoordinator<G>)?.detail?.content
    return presented.presenter.flatMap { detail?.coordinator(of: $0) } != nil
  }

  /// The modal that presents it, and from where: what had to leave its place comes back as it was.
  func modal(for presented: NavGraph.Presented<G>) -> (modal: NavGraph.ModalCoordinator<G>, presenter: UIViewController?, isMoved: Bool) {
    let below = modals.isEmpty ? root : modals.last?.content
    let moved = displaced.first { $0.id == presented.id }
    displaced.removeAll { $0.id == presented.id }
    let modal = moved ?? NavGraph.ModalCoordinator(host: self, presented)
    if moved == nil {
      modal.coversColumn = modal.wantsContext && isAskedInDetail(presented, over: below)
    } else {
      modal.dressAgain(presented)
    }
    let column = column(of: modal, over: below)
    // Tabs don't define a context by themselves, as stacks do.
    column?.definesPresentationContext = true
    modal.column = column
    return (modal, column ?? topOfAll, moved != nil)
  }

  /// The lowest modal that has to be presented from somewhere else: its split has collapsed or expanded, or the column shows another
  /// controller. What the app itself has presented on it would be lost, so that stays where it is.
  var lowestOutOfPlace: Int? {
    let index = modals.indices.first { index in
      let (modal, below) = (modals[index], index == 0 ? root : modals[index - 1].content)
      let isSeen = [topOfAll, below?.controller].contains { $0?.viewIfLoaded?.window != nil }
      guard modal.coversColumn, isSeen else { return false }
      return column(of: modal, over: below) !== modal.column
    }
    return cover == nil ? index : nil
  }

  /// Takes these down unseen; they come back with the next step.
  func moveAway(from lowest: Int) -> Bool {
    displaced.insert(contentsOf: modals[lowest...], at: 0)
    let presenter = modals[lowest].controller.presentingViewController
    modals.removeSubrange(lowest...)
    if let presenter { return dismiss(from: presenter, animated: false) }
    mustStepAgain = true
    return false
  }

  /// UIKit takes along what lies in one chain with a controller; a modal that covers a column may not be in one with those above it, and
  /// these go first. The lowest with which all above it go.
  func lowestOfLastChain(from index: Int) -> Int {
    var lowest = index
    while let other = modals.indices.dropFirst(lowest + 1).first(where: { !isInChain(modals[$0], on: modals[lowest]) }) { lowest = other }
    return lowest
  }

  private func isInChain(_ modal: NavGraph.ModalCoordinator<G>, on lower: NavGraph.ModalCoordinator<G>) -> Bool {
    lower.controller.everythingPresented.contains { $0 === modal.controller }
  }
}

extension NavGraph.ModalCoordinator {
  var wantsContext: Bool { [.currentContext, .overCurrentContext].contains(controller.modalPresentationStyle) }

  /// UIKit makes a new presentation controller for each presentation.
  func dressAgain(_ presented: NavGraph.Presented<G>) {
    guard let host else { return }
    switch G.presentation(of: presented.modal) {
    case .flow(_, let sheet): dress(sheet, as: presented.style, on: host.navigator.tree.idiom)
    #if ALERTS
    case .alert:
      #if ANCHORS
      if let ending {
        point(at: host.anchors[id])
        controller.presentationController?.delegate = ending
      }
      #endif
      break
    #endif
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Detents/Detent+Identifier.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

#if DIMMING || HEIGHTS
extension NavGraph.Detent {
  #if HEIGHTS
  /// Heights of one's own are of iOS 16; before that a sheet is large.
  var identifier: UISheetPresentationController.Detent.Identifier {
    if self == .medium { return .medium }
    guard #available(iOS 16.0, *) else { return .large }
    switch self {
    case .medium: return .medium
    case .large: return .large
    case .fraction(let part): return UISheetPresentationController.Detent.Identifier("fraction \(part)")
    case .height(let points): return UISheetPresentationController.Detent.Identifier("height \(points)")
    case .named(let name): return UISheetPresentationController.Detent.Identifier(name)
    }
  }
  #else
  var identifier: UISheetPresentationController.Detent.Identifier { self == .medium ? .medium : .large }
  #endif
}
#endif

"""##),
  RuntimeSource(
    .uikit, "Detents/ModalCoordinator+Detents.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.ModalCoordinator {
  /// Sets the heights at which a sheet rests, and what goes with them.
  func rest(_ sheet: NavGraph.Sheet) {
    let popover = controller.popoverPresentationController
    guard let presentation = popover?.adaptiveSheetPresentationController ?? controller.sheetPresentationController else { return }
    let wanted = sheet.detents.isEmpty ? [.large] : sheet.detents
    // The system wants the smallest first.
    #if HEIGHTS
    let heights = sorted(wanted)
    presentation.detents = heights.map(detent)
    #else
    let heights = [NavGraph.Detent.medium, .large].filter(wanted.contains)
    presentation.detents = heights.map { $0 == .medium ? .medium() : .large() }
    #endif
    presentation.prefersGrabberVisible = sheet.hasGrabber
    #if DIMMING
    switch sheet.dimming {
    case .always: break
    case .above(let detent): presentation.largestUndimmedDetentIdentifier = detent.identifier
    case .never: presentation.largestUndimmedDetentIdentifier = heights.last?.identifier
    }
    #endif
    #if PLACEMENT
    if #available(iOS 27.0, *) {
      switch sheet.placement {
      case .automatic: break
      case .leading: presentation.preferredPlacement = .leading
      case .center: presentation.preferredPlacement = .center
      case .trailing: presentation.preferredPlacement = .trailing
      }
    }
    #endif
  }
}

"""##),
  RuntimeSource(
    .uikit, "Embedding/PartController.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The place of a scene among controllers of the app's own: a tab, a column, a child. What the graph shows fills it.
  @MainActor public final class PartController: SingleChildController, RootHolder {
    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    var presenter: UIViewController? { self }
    var shownIn: UIWindow? { viewIfLoaded?.window }
    var rootStage: UIView? { shownIn == nil ? nil : viewIfLoaded }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Embedding/UIKitHost+Embedding.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// Shows what the graph shows in a container of the app's.
  public convenience init(
    in part: NavGraph.PartController, navigator: NavGraph.Navigator<G>, containers: NavGraph.Containers<G> = NavGraph.Containers(),
    make: @escaping @MainActor (G.Screen, NavGraph.Place<G>) -> UIViewController
  ) {
    self.init(on: part, navigator: navigator, containers: containers, make: make)
  }

  /// What has bars of its own must not be on a stack of the app's.
  func lookForOuterStack() {
    guard !isNested, rootHasBars, let part = holder as? NavGraph.PartController, part.navigationController != nil,
      let root
    else { return }
    isNested = true
    navigator.log("\(root.name): it has bars of its own, and is on a stack of the app's; embed it elsewhere, or present it")
    navigator.pass(.nests(root.name))
  }

  private var rootHasBars: Bool {
    switch navigator.tree.root.content {
    case .blank, .screen: false
    #if PAGES
    case .pages: false
    #endif
    default: true
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Entries/Register+Windows.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

// Scenes of the app that have a window each.
extension NavGraph.Register {
  public func connect(_ scene: Scene, in window: UIWindow) {
    // A window knows from the start where it is shown, and one that is shown nowhere waits for nothing.
    connect(scene) { [weak window] in
      SystemScene(window?.windowScene) ?? SystemScene(nil, isInFront: false, isYetToCome: false)
    }
  }

  #if EMBEDDING || EXTERNAL
  /// Scenes that stand in what the app shows itself: which window that is in may come later.
  public func connect(_ scene: Scene, in controller: UIViewController) {
    connect(scene) { [weak controller] in
      guard let controller else { return SystemScene(nil, isInFront: false, isYetToCome: false) }
      return SystemScene(controller.viewIfLoaded?.window?.windowScene)
    }
  }
  #endif

  /// Opens something in the scene that it is for, otherwise in the one in front; before there is one, in the next that connects.
  public func open(in target: UIScene?, _ work: @escaping @MainActor (Scene) -> Bool) -> Bool {
    open(for: SystemScene(target), work)
  }
}

"""##),
  RuntimeSource(
    .uikit, "External/ExternalScreen.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A screen that the app shows itself, and holds.
  @MainActor final class ExternalScreen: RootHolder {
    private(set) weak var controller: UIViewController?

    init(_ controller: UIViewController) { self.controller = controller }

    var presenter: UIViewController? { controller }
    var shownIn: UIWindow? { controller?.viewIfLoaded?.window }
    var rootStage: UIView? { nil }
    /// It is shown already.
    func show(_ root: UIViewController) {}

    /// The app's stack in which it is, if it is in one.
    var navigationController: UINavigationController? { controller?.navigationController }

    /// That screen, if the app has pushed it in `entry`; otherwise nil.
    func screen(in entry: UIViewController) -> UIViewController? { floor?.last === entry ? controller : nil }

    /// What the app's stack has from its root up to that screen; nil while that isn't on a stack.
    var floor: ArraySlice<UIViewController>? {
      guard let controller, let navigation = navigationController else { return nil }
      // The screen may be a child of what the app has pushed.
      var entry = controller
      while let parent = entry.parent, parent !== navigation { entry = parent }
      let stack = navigation.viewControllers
      return stack.firstIndex { $0 === entry }.map { stack[...$0] }
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "External/OrientingStackRelay.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A `StackRelay` that says how a stack of the app's may be turned, too. UIKit asks who has these methods, and takes any answer; so this
  /// stands in only for a delegate that has them.
  @MainActor final class OrientingStackRelay: Relay<any UINavigationControllerDelegate>, UINavigationControllerDelegate {
    nonisolated override init() { super.init() }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
      tell(both, { $0.navigationController(_:willShow:animated:) }) { $0(navigationController, viewController, animated) }
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
      tell(both, { $0.navigationController(_:didShow:animated:) }) { $0(navigationController, viewController, animated) }
    }
    func navigationController(
      _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      ask({ $0.navigationController(_:animationControllerFor:from:to:) }) { $0(navigationController, operation, fromVC, toVC) } ?? nil
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      ask({ $0.navigationController(_:interactionControllerFor:) }) { $0(navigationController, animationController) } ?? nil
    }

    func navigationControllerSupportedInterfaceOrientations(_ navigation: UINavigationController) -> UIInterfaceOrientationMask {
      ask({ $0.navigationControllerSupportedInterfaceOrientations(_:) }) { $0(navigation) }
        ?? (navigation.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigation: UINavigationController) -> UIInterfaceOrientation {
      ask({ $0.navigationControllerPreferredInterfaceOrientationForPresentation(_:) }) { $0(navigation) } ?? .portrait
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "External/StackCoordinator+External.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

// A stack of the app's, on which the graph builds. What it has up to the app's own screen stays as it is, what the app itself has pushed
// since then stays where it is, and what the graph shows next comes on top.
extension NavGraph.StackCoordinator {
  func update(on external: NavGraph.ExternalScreen, to path: [NavGraph.Node<G>], animated: Bool) -> Bool {
    guard let host else { return false }
    func coordinators() -> [NavGraph.Coordinator<G>] {
      path.map { node in screens.first { $0.id == node.id } ?? host.coordinator(for: node) }
    }
    guard let navigation = external.navigationController, let floor = external.floor else {
      guard let base = path.first else { return false }
      screens = Array(coordinators().prefix(1))
      guard path.count > 1 else { return false }
      let reason = "\(screens.first?.name ?? name) is on no navigation stack"
      host.navigator.log("push: \(reason)")
      host.navigator.pass(.dropped("push", because: reason))
      host.navigator.hostShows([base.id], in: id)
      return true
    }
    let above = navigation.viewControllers[floor.endIndex...]
    let ours = above.filter(isOurs)
    if path.elementsEqual(screens, by: { $0.id == $1.id }), ours.elementsEqual(screens.dropFirst().map { $0.controller }, by: ===) {
      return false
    }
    let others = above.filter { !isOurs($0) }
    screens = coordinators()
    let wanted = screens.dropFirst().map { $0.controller }
    let kept = above.filter { shown in !ours.contains { $0 === shown } || wanted.contains { $0 === shown } }
    var next = floor + kept + wanted.filter { new in !kept.contains { $0 === new } }
    if !next.filter(isOurs).suffix(wanted.count).elementsEqual(wanted, by: ===) { next = floor + wanted + others }
    guard !next.elementsEqual(navigation.viewControllers, by: ===) else { return false }
    listen(to: navigation)
    navigation.setViewControllers(Array(next), animated: animated)
    return true
  }

  func absorb(on external: NavGraph.ExternalScreen) {
    let shown = navigationController.viewControllers
    let left = screens.prefix(1) + screens.dropFirst().filter { screen in shown.contains { $0 === screen.controller } }
    stopListeningIfBare()
    guard left.count < screens.count else { return }
    screens = Array(left)
    host?.navigator.hostShows(Set(left.map { $0.id }), in: id)
  }

  private func isOurs(_ controller: UIViewController) -> Bool { screens.contains { $0.controller === controller } }

  // MARK: The app's delegate

  private func listen(to navigation: UINavigationController) {
    let app = delegate(of: navigation)
    guard app !== relay else { return }
    stackOfApp = navigation
    let supports = app?.navigationControllerSupportedInterfaceOrientations(_:) != nil
    let prefers = app?.navigationControllerPreferredInterfaceOrientationForPresentation(_:) != nil
    relay = supports || prefers ? NavGraph.OrientingStackRelay() : NavGraph.StackRelay()
    relay.delegate(for: self, isOwner: true)
    relay.delegate(for: app, isOwner: false)
    navigation.delegate = relay as? any UINavigationControllerDelegate
  }

  /// A stack of another graph's keeps its own coordinator beside what is set here.
  private func delegate(of navigation: UINavigationController) -> (any UINavigationControllerDelegate)? {
    guard let other = navigation as? NavGraph.StackController else { return navigation.delegate }
    return other.ownDelegate
  }

  /// Gives the app's stack back once nothing of the graph's is on it.
  func stopListeningIfBare() {
    guard let stack = stackOfApp else { return }
    let above = screens.dropFirst().map { $0.controller }
    if !stack.viewControllers.contains(where: { shown in above.contains { $0 === shown } }) { stopListening() }
  }

  func stopListening() {
    guard let stack = stackOfApp else { return }
    #if SWIPES
    host?.swipes.giveBack()
    #endif
    if delegate(of: stack) === relay { stack.delegate = relay.app }
    relay.delegate(for: nil, isOwner: true)
    stackOfApp = nil
  }
}

"""##),
  RuntimeSource(
    .uikit, "External/UIKitHost+External.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// Shows what the graph shows around a screen that the app shows itself.
  public convenience init(
    around controller: UIViewController, navigator: NavGraph.Navigator<G>, containers: NavGraph.Containers<G> = NavGraph.Containers(),
    make: @escaping @MainActor (G.Screen, NavGraph.Place<G>) -> UIViewController
  ) {
    self.init(on: NavGraph.ExternalScreen(controller), navigator: navigator, containers: containers, make: make)
  }

  /// The place of the app's screen.
  public var externalPlace: NavGraph.Place<G> { NavGraph.Place(navigator, externalNode.id) }

  private var externalNode: NavGraph.Node<G> {
    let root = navigator.tree.root
    if case .stack(_, let path) = root.content, let first = path.first { return first }
    return root
  }

  /// The app's screen, if the stack `node` is to build on it.
  func external(under node: NavGraph.Node<G>) -> NavGraph.ExternalScreen? {
    guard let external = holder as? NavGraph.ExternalScreen, node.id == navigator.tree.root.id else { return nil }
    return external
  }

  /// The coordinator of the app's screen, if `node` is that.
  func externalCoordinator(for node: NavGraph.Node<G>) -> NavGraph.Coordinator<G>? {
    guard let external = holder as? NavGraph.ExternalScreen, let screen = node.screen, node.id == externalNode.id else { return nil }
    if let controller = external.controller { dress(controller, as: screen, node.id) }
    return NavGraph.Coordinator(host: self, node: node, lent: external.controller)
  }
}

"""##),
  RuntimeSource(
    .uikit, "Fields/AlertTyping.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The text field of an alert: it disables the buttons that need a text while there is none.
  @MainActor final class AlertTyping: NSObject, UITextFieldDelegate {
    private let isRequired: Bool
    private let takers: [UIAlertAction]

    init(_ field: AlertField, in alert: UIAlertController, disabling takers: [UIAlertAction]) {
      isRequired = field.isRequired
      self.takers = takers
      super.init()
      alert.addTextField { [weak self] view in self?.dress(view, field) }
    }

    private func dress(_ view: UITextField, _ field: AlertField) {
      view.placeholder = field.placeholder.isEmpty ? nil : field.placeholder
      view.text = field.text
      view.keyboardType = field.keyboard.type
      view.isSecureTextEntry = field.isSecure
      if field.keyboard == .email || field.keyboard == .url {
        view.autocapitalizationType = .none
        view.autocorrectionType = .no
      }
      guard isRequired else { return }
      view.delegate = self
      view.addAction(UIAction { [weak self, weak view] _ in self?.hasChanged(to: view?.text) }, for: .editingChanged)
      hasChanged(to: view.text)
    }

    private func hasChanged(to text: String?) {
      let isEmpty = text?.isEmpty ?? true
      for taker in takers { taker.isEnabled = !isEmpty }
    }

    /// Return would take the alert down without its button, which is disabled.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.text?.isEmpty == false }
  }
}

extension NavGraph.AlertField.Keyboard {
  var type: UIKeyboardType {
    switch self {
    case .standard: .default
    case .email: .emailAddress
    case .number: .numberPad
    case .decimal: .decimalPad
    case .phone: .phonePad
    case .url: .URL
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Heights/ModalCoordinator+Heights.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

// Heights of the app's own.
extension NavGraph.ModalCoordinator {
  /// The heights, the smallest first, and each once. What that is depends on the room, so it is measured for the window of now.
  func sorted(_ heights: [NavGraph.Detent]) -> [NavGraph.Detent] {
    let window = host?.window?.frame.height ?? 0
    let room = window > 0 ? window : 800
    var seen: Set<UISheetPresentationController.Detent.Identifier> = []
    return
      heights
      .sorted { $0.height(in: room, of: host) < $1.height(in: room, of: host) }
      .filter { seen.insert($0.identifier).inserted }
  }

  func detent(_ height: NavGraph.Detent) -> UISheetPresentationController.Detent {
    let identifier = height.identifier
    if identifier == .medium { return .medium() }
    guard #available(iOS 16.0, *), identifier != .large else { return .large() }
    return .custom(identifier: identifier) { [weak host] context in
      // A height that the app doesn't give leaves its detent out.
      if case .named(let name) = height { return host?.height(of: name, within: context.maximumDetentValue) }
      return height.height(in: context.maximumDetentValue, of: host)
    }
  }
}

extension NavGraph.Detent {
  @MainActor fileprivate func height<G: NavGraph.Graph>(
    in room: Foundation.CGFloat, of host: NavGraph.UIKitHost<G>?
  ) -> Foundation.CGFloat {
    if identifier == .large { return room }
    return switch self {
    case .medium: room / 2
    case .large: room
    case .fraction(let part): room * part
    case .height(let points): min(points, room)
    case .named(let name): host?.height(of: name, within: room) ?? room
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Host/Containers.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The classes that the containers of the graph are made of. An app may supply subclasses, a new controller each time.
  public nonisolated struct Containers<G: Graph> {
    /// The navigation controller of that stack; nil: of a column that shows a screen without a stack.
    public var navigation: @MainActor (G.Container?) -> StackController = { _ in StackController() }
    #if TABS
    public var tabs: @MainActor (G.Container) -> TabsController = { _ in TabsController() }
    #endif
    #if SPLITS
    public var split: @MainActor (G.Container, UISplitViewController.Style) -> SplitController = { SplitController(style: $1) }
    #endif
    #if PAGES
    public typealias PageOptions = [UIPageViewController.OptionsKey: Any]
    public var pages: @MainActor (G.Container, UIPageViewController.TransitionStyle, PageOptions) -> PagesController = {
      PagesController(transitionStyle: $1, navigationOrientation: .horizontal, options: $2)
    }
    #endif

    public init() {}
  }
}

"""##),
  RuntimeSource(
    .uikit, "Host/ControllerOwner.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Owns the controller of one node, whatever the graph is.
  ///
  /// A step looks through these several times. They are not generic, since generic classes look up their types at run time: that was most
  /// of what a step cost.
  @MainActor public class ControllerOwner: NSObject, ContainerOwner {
    public private(set) final var id: NodeID
    /// The name of its screen or container in the graph.
    public final let name: String
    #if EXTERNAL
    public var controller: UIViewController { held ?? lent ?? UIViewController() }
    private final let held: UIViewController?
    /// A controller that the app shows itself is the app's to hold.
    private final weak var lent: UIViewController?
    /// The app shows that controller itself.
    final var isLent: Bool { held == nil }
    #else
    public final let controller: UIViewController
    #endif
    /// What the graph says about the bars around its screen; nil for a container.
    final var chrome: Chrome? {
      didSet {
        #if APPEARANCES
        appearance = nil
        #endif
      }
    }
    #if APPEARANCES
    /// How the bars look around it, once that has been asked for.
    final var appearance: Appearance??
    #endif

    #if SPLITS
    /// What its controller was told last about the columns around it.
    final var readColumns: AnyColumns?
    #endif

    init(_ id: NodeID, name: String, _ controller: UIViewController) {
      (self.id, self.name) = (id, name)
      #if EXTERNAL
      held = controller
      #else
      self.controller = controller
      #endif
      super.init()
    }

    #if EXTERNAL
    /// Owns nothing: the app shows that screen itself.
    init(_ id: NodeID, name: String, lent controller: UIViewController?) {
      (self.id, self.name) = (id, name)
      held = nil
      lent = controller
      super.init()
    }

    #endif
    /// The children that may have children: a stack and pages hold screens alone.
    var containers: [ControllerOwner] { [] }
    /// The children that can be seen.
    var visible: [ControllerOwner] { containers }

    /// What `find` returns first, of this one and the containers below it.
    final func first<Found>(_ find: (ControllerOwner) -> Found?) -> Found? {
      if let found = find(self) { return found }
      for container in containers {
        if let found = container.first(find) { return found }
      }
      return nil
    }

    /// Calls `visit` with this one and the containers below it.
    final func visitContainers(_ visit: (ControllerOwner) -> Void) {
      visit(self)
      for container in containers { container.visitContainers(visit) }
    }

    /// Calls `visit` with this one and those below it that can be seen.
    final func visitVisible(_ visit: (ControllerOwner) -> Void) {
      visit(self)
      for child in visible { child.visitVisible(visit) }
    }

    #if SWIPES
    /// Calls `visit` with the screens that are on top of their stacks, or in none.
    final func visitTops(_ visit: (ControllerOwner) -> Void) {
      let next = containers.isEmpty ? visible : containers
      if next.isEmpty { visit(self) }
      for child in next { child.visitTops(visit) }
    }

    #endif
    /// Whether UIKit shows in it what it did when the tree and the screen were compared last, as far as that can be seen at a glance.
    var isAsAgreed: Bool { true }

    /// What the app has put into its container itself.
    var opaque: [UIViewController] { [] }

    #if PAGES
    /// Something moves that no transition coordinator reports; the code that sets it looks again afterwards.
    var isMoving: Bool { false }

    /// Forgets what it waits for: only what can be seen to move still does.
    func forgetTurn() {}

    #endif
    #if SPLITS
    /// Stands for another node from now on, with the same controller.
    final func take(_ id: NodeID) { self.id = id }

    #endif
    /// Reports what UIKit shows and the tree doesn't know.
    func absorb() {
      for container in containers { container.absorb() }
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Host/Coordinator+Screen.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.ControllerOwner {
  /// The app's own controller, where this one owns a screen.
  var screen: UIViewController {
    #if SYSTEMBARS
    if let bare = controller as? NavGraph.BareController { return bare.screen }
    #endif
    return controller
  }
}

"""##),
  RuntimeSource(
    .uikit, "Host/Coordinator.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Makes UIKit show one node. This class is enough for a screen; containers have classes of their own.
  @MainActor public class Coordinator<G: Graph>: ControllerOwner {
    private(set) weak var host: UIKitHost<G>?
    #if KEYS
    /// The screen that its controller was made for, or told of last; nil for a container.
    var value: G.Screen?
    #endif

    public init(host: UIKitHost<G>, node: Node<G>, controller: UIViewController) {
      self.host = host
      #if KEYS
      value = node.screen
      #endif
      super.init(node.id, name: Self.name(of: node), controller)
      chrome = node.screen.map { G.chrome(of: $0) }
      #if SYSTEMBARS
      (controller as? any SystemBarHiding)?.hidden = { [weak host, id] in host?.hiddenBars(in: id) ?? [] }
      #endif
    }

    #if EXTERNAL
    /// Owns nothing: the app shows that screen itself.
    init(host: UIKitHost<G>, node: Node<G>, lent controller: UIViewController?) {
      self.host = host
      super.init(node.id, name: Self.name(of: node), lent: controller)
      chrome = node.screen.map { G.chrome(of: $0) }
    }

    #endif
    private static func name(of node: Node<G>) -> String {
      node.container.map { "\($0)" } ?? node.screen.map { G.noteName(of: $0) } ?? ""
    }

    public var children: [Coordinator] { [] }

    /// This coordinator and all below it. No step asks for them: what they cost grows with everything that the scene holds.
    final var subtree: [Coordinator] { [self] + children.flatMap { $0.subtree } }

    /// The coordinator of that node, if it is this one or below it.
    final func coordinator(of wanted: NodeID) -> Coordinator? {
      if id == wanted { return self }
      for child in children.reversed() {
        if let found = child.coordinator(of: wanted) { return found }
      }
      return nil
    }

    /// Makes UIKit show `node`; true if something changed.
    func update(to node: Node<G>, animated: Bool) -> Bool { false }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Host/Idiom+Controllers.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Idiom {
  /// The idiom of that window.
  @MainActor public init(_ window: UIWindow) {
    self.init(window.traitCollection.userInterfaceIdiom)
  }

  #if EMBEDDING || EXTERNAL
  /// The idiom of that controller.
  @MainActor public init(_ controller: UIViewController) {
    self.init(controller.traitCollection.userInterfaceIdiom)
  }
  #endif
}

"""##),
  RuntimeSource(
    .uikit, "Host/Relay.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Takes the place of two delegates: the owner's, who makes or presents something, and the app's. Subclasses pass UIKit's calls on.
  nonisolated class Relay<Delegate>: StandIn {
    private weak var first: AnyObject?

    final var owner: Delegate? { first as? Delegate }
    final var app: Delegate? { forwards as? Delegate }
    final var both: [Delegate?] { [owner, app] }

    /// Who is to be the delegate when somebody sets `new`: the owner, or this one, which keeps the app's beside it.
    @discardableResult final func delegate(for new: AnyObject?, isOwner: Bool) -> Delegate? {
      if isOwner { first = new }
      forwards = new === first || new === self ? nil : new
      return forwards == nil ? owner : self as? Delegate
    }

    /// Calls a method of these in turn. UIKit's delegates need not have it.
    final func tell<Method>(_ delegates: [Delegate?], _ method: (Delegate) -> Method?, _ call: (Method) -> Void) {
      for delegate in delegates { delegate.flatMap(method).map(call) }
    }

    /// What the app's answers, if it has the method.
    final func ask<Method, Answer>(_ method: (Delegate) -> Method?, _ call: (Method) -> Answer) -> Answer? { app.flatMap(method).map(call) }

    /// Whether all of these agree; one that isn't there, or doesn't have the method, does.
    final func agree<Method>(_ delegates: [Delegate?], _ method: (Delegate) -> Method?, _ ask: (Method) -> Bool) -> Bool {
      delegates.allSatisfy { $0.flatMap(method).map(ask) ?? true }
    }
  }

  /// Whoever makes a container stays its delegate: what the app sets is kept beside it.
  @MainActor protocol ContainerOwner: AnyObject {}
}

"""##),
  RuntimeSource(
    .uikit, "Host/RootHolder.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

#if EMBEDDING || EXTERNAL
extension NavGraph {
  /// Where the root of a scene stands.
  @MainActor protocol RootHolder: AnyObject {
    /// What modals are presented from.
    var presenter: UIViewController? { get }
    var shownIn: UIWindow? { get }
    /// Where one root can fade into the next; nil where it can't.
    var rootStage: UIView? { get }
    func show(_ root: UIViewController)
  }

  typealias Holder = any RootHolder
}

extension UIWindow: NavGraph.RootHolder {}
#else
extension NavGraph {
  typealias Holder = UIWindow
}
#endif

extension UIWindow {
  var presenter: UIViewController? { rootViewController }
  var shownIn: UIWindow? { self }
  var rootStage: UIView? { isHidden ? nil : self }
  func show(_ root: UIViewController) { rootViewController = root }
}

"""##),
  RuntimeSource(
    .uikit, "Host/SingleChildController.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

#if EMBEDDING || SYSTEMBARS || TABS
extension NavGraph {
  /// Shows one controller, which fills it and answers the system in its place.
  @MainActor public class SingleChildController: UIViewController {
    private(set) var shown: UIViewController?

    func show(_ content: UIViewController) {
      guard shown !== content || content.parent !== self else { return }
      let old = shown
      if let old, old.parent === self {
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      shown = content
      addChild(content)
      if isViewLoaded { embed(content) }
      content.didMove(toParent: self)
      let size = content.preferredContentSize
      // A size that somebody else has given this stays until a screen wants one.
      if size != .zero || old?.preferredContentSize == preferredContentSize { preferredContentSize = size }
      askAgain()
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      if let shown { embed(shown) }
    }

    private func embed(_ content: UIViewController) {
      content.view.frame = view.bounds
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content.view)
    }

    // MARK: What the system asks

    public override var childForStatusBarHidden: UIViewController? { shown }
    public override var childForStatusBarStyle: UIViewController? { shown }
    public override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
    public override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shown }
    public override var childViewControllerForPointerLock: UIViewController? { shown }
    public override var childForInterfaceOrientationLock: UIViewController? { shown }

    public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      shown?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    public override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      shown?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
    }

    public override var isModalInPresentation: Bool {
      get { super.isModalInPresentation || shown?.isModalInPresentation ?? false }
      set { super.isModalInPresentation = newValue }
    }

    public override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      super.contentScrollView(for: edge) ?? shown?.contentScrollView(for: edge)
    }

    public override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      if container === shown { preferredContentSize = container.preferredContentSize }
    }

    // The commands of a keyboard go up from what responds first: from the screen, so that what it names is found there.
    public override var canBecomeFirstResponder: Bool { shown?.canBecomeFirstResponder ?? false }

    @discardableResult public override func becomeFirstResponder() -> Bool { shown?.becomeFirstResponder() ?? false }

    /// Another screen has other answers.
    private func askAgain() {
      setNeedsStatusBarAppearanceUpdate()
      setNeedsUpdateOfHomeIndicatorAutoHidden()
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      setNeedsUpdateOfPrefersPointerLocked()
      if #available(iOS 16.0, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
      if #available(iOS 26.0, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    }
  }
}
#endif

"""##),
  RuntimeSource(
    .uikit, "Host/UIKitHost+Bars.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

#if APPEARANCES || BACK && CONFIRMATION || HEIGHTS || HIDING || SWIPES || ZOOMING
extension NavGraph.UIKitHost {
  #if APPEARANCES
  /// The look of the bars there: what the nearest container around that place says, else the app.
  func appearance(at id: NavGraph.NodeID) -> NavGraph.Appearance? {
    let around = navigator.tree.path(to: id) ?? []
    return around.reversed().lazy.compactMap { $0.container.flatMap { G.appearance(of: $0) } }.first ?? G.appearance
  }
  #endif

  #if APPEARANCES
  /// The look of the bars around that screen.
  func appearance(around owner: NavGraph.ControllerOwner) -> NavGraph.Appearance? {
    if let known = owner.appearance { return known }
    let found = owner.chrome?.appearance ?? appearance(at: owner.id)
    owner.appearance = .some(found)
    return found
  }
  #endif

  #if APPEARANCES || BACK && CONFIRMATION || HIDING || SWIPES || ZOOMING
  func chrome(of id: NavGraph.NodeID) -> NavGraph.Chrome {
    navigator.tree.node(id)?.screen.map { G.chrome(of: $0) } ?? NavGraph.Chrome()
  }
  #endif

  #if SYSTEMBARS
  /// What the screen hides that can be seen in that container.
  func hiddenBars(in id: NavGraph.NodeID) -> NavGraph.Chrome.Bars {
    navigator.tree.node(id).map { chrome(of: $0.leaf.id).hides } ?? []
  }
  #endif

  #if HEIGHTS
  /// The height of a sheet that the app has named.
  func height(of name: String, within room: Foundation.CGFloat) -> Foundation.CGFloat? { navigator.answers.height(name, room) }
  #endif

  #if SYSTEMBARS
  /// Has the system ask again whether the status bar and the home indicator are hidden, if that has changed.
  func updateSystemBars() {
    guard !hiddenSystemBars.isEmpty || layers.last?.hidesSystemBars ?? false else { return }
    let hidden = (navigator.tree.leaf.screen.map { G.chrome(of: $0).hides } ?? []).intersection([.statusBar, .homeIndicator])
    guard hidden != hiddenSystemBars, let top = presentedControllers.last ?? holder?.presenter else { return }
    hiddenSystemBars = hidden
    top.setNeedsStatusBarAppearanceUpdate()
    top.setNeedsUpdateOfHomeIndicatorAutoHidden()
  }
  #endif

  #if BACK && CONFIRMATION
  /// The user wants to leave a screen that asks first, by Back or by a tap on its tab. It is asked once, however often that is tapped.
  func askBeforeBack(from id: NavGraph.NodeID, _ leave: NavGraph.Event<G> = NavGraph.Event("back", .close)) {
    let screen = coordinator(of: id)?.screen as? any NavGraph.DismissalConfirming
    guard let screen, !screen.mayDismiss else { return navigator.send(leave, from: id) }
    guard placesAsked.insert(id).inserted else { return }
    _Concurrency.Task { @MainActor [weak self, weak screen] in
      let mayLeave = await screen?.confirmDismissal() ?? false
      self?.placesAsked.remove(id)
      if mayLeave { self?.navigator.send(leave, from: id) }
    }
  }
  #endif
}

#if SYSTEMBARS
extension NavGraph.ControllerOwner {
  /// A screen that can be seen hides bars of the system.
  fileprivate var hidesSystemBars: Bool {
    chrome.map { !$0.hides.isDisjoint(with: [.statusBar, .homeIndicator]) } ?? false || visible.contains { $0.hidesSystemBars }
  }
}
#endif
#endif

"""##),
  RuntimeSource(
    .uikit, "Host/UIKitHost+Layers.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

// What stands by itself: the root, and what is presented.
extension NavGraph.UIKitHost {
  /// Every coordinator on the screen, from the root up. No step asks for them: what they cost grows with everything that the scene holds.
  public var coordinators: [NavGraph.Coordinator<G>] { ([root] + modals.map { $0.content }).flatMap { $0?.subtree ?? [] } }

  #if GUARDS
  /// Those, and the ones of the root that may come back.
  package var keptCoordinators: [NavGraph.Coordinator<G>] { coordinators + (away?.subtree ?? []) }
  #endif

  /// The first coordinator of that class.
  public func coordinator<Wanted>(of type: Wanted.Type) -> Wanted? { coordinators.lazy.compactMap { $0 as? Wanted }.first }

  /// The coordinator of that node, if it is on the screen.
  func coordinator(of id: NavGraph.NodeID) -> NavGraph.Coordinator<G>? {
    for modal in modals.reversed() {
      if let found = modal.content?.coordinator(of: id) { return found }
    }
    return root?.coordinator(of: id)
  }

  /// Counts again what stands by itself, since that has changed.
  func updateLayers() {
    layers = []
    if let root { layers.append(root) }
    presentedControllers = []
    for modal in modals {
      presentedControllers.append(modal.controller)
      if let content = modal.content { layers.append(content) }
    }
    #if GUARDS
    keptLayers = layers
    if let away { keptLayers.append(away) }
    #endif
  }

  /// The tree has not changed since everything came to rest, nor has what UIKit shows: there is nothing to report, and nothing to make true.
  var isAsItRested: Bool {
    guard restedAt == navigator.changes, opaque.isBare, opaque.clearing.isEmpty, !opaque.watch.isLooking else { return false }
    let chain = presentedChain
    guard chain.count == modals.count else { return false }
    for index in chain.indices where chain[index] !== presentedControllers[index] { return false }
    return layers.firstFound { $0.isAsAgreed ? nil : true } == nil
  }

  /// How many of what is presented may stay.
  func keptModals(of tree: NavGraph.Tree<G>) -> Int {
    var kept = 0
    while kept < modals.count, kept < tree.modals.count, modals[kept].id == tree.modals[kept].id,
      modals[kept].content?.id == tree.modals[kept].content?.id
    {
      kept += 1
    }
    return kept
  }
}

extension [NavGraph.ControllerOwner] {
  /// What `find` returns first, from the bottom up.
  @MainActor func firstFound<Found>(_ find: (NavGraph.ControllerOwner) -> Found?) -> Found? {
    for layer in self {
      if let found = layer.first(find) { return found }
    }
    return nil
  }
}

"""##),
  RuntimeSource(
    .uikit, "Host/UIKitHost+Leaks.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What was on the screen, held weakly.
  @MainActor struct Trace {
    let id: NodeID
    let name: String
    weak var coordinator: AnyObject?
    weak var controller: UIViewController?
  }
}

extension NavGraph.UIKitHost {
  /// Looks a while after something has left the screen whether it has left the memory too.
  func lookForLeaks() {
    guard let leakPatience else { return }
    #if GUARDS
    let kept = keptCoordinators
    #else
    let kept = coordinators
    #endif
    let here = Set(kept.map { $0.id })
    let gone = traces.filter { !here.contains($0.id) }
    traces = kept.map { NavGraph.Trace(id: $0.id, name: $0.name, coordinator: $0, controller: $0.controller) }
    guard !gone.isEmpty else { return }
    after(leakPatience) { [weak self] in
      for trace in gone { self?.reportIfKept(trace) }
    }
  }

  private func reportIfKept(_ trace: NavGraph.Trace) {
    // A factory may give out a controller again.
    let isBack = traces.contains { $0.controller != nil && $0.controller === trace.controller }
    guard leakPatience != nil, !isBack, trace.controller != nil || trace.coordinator != nil else { return }
    let what = trace.controller == nil ? "coordinator" : "controller"
    navigator.log("\(trace.name): its \(what) is still in memory; who holds it?")
    navigator.pass(.leaks(trace.name))
  }
}

"""##),
  RuntimeSource(
    .uikit, "Host/UIKitHost+Names.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// Gives the views of screens, containers and alerts that can be seen the names that they have in the graph, for tests of the interface.
  func nameViews() {
    for layer in layers { layer.visitVisible { $0.controller.viewIfLoaded?.takeName($0.name) } }
    #if ALERTS
    for (controller, modal) in zip(presentedControllers, navigator.tree.modals) where modal.content == nil {
      controller.viewIfLoaded?.takeName(G.note(ofModal: modal.modal).name)
    }
    #endif
  }
}

"""##),
  RuntimeSource(
    .uikit, "Host/UIKitHost+Roots.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What a scene shows while a guard keeps it from its root, where the app has nothing for that: what launch screens show.
  @MainActor final class PlaceholderController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }
}

// One root takes the place of another, or of what is shown until the first one is there.
extension NavGraph.UIKitHost {
  func makePlaceholder() -> UIViewController { placeholder?() ?? NavGraph.PlaceholderController(nibName: nil, bundle: nil) }

  /// The app has said what it shows while there is no root: that takes the place of what is shown already.
  func showPlaceholder() {
    guard let root, case .blank = navigator.tree.root.content, root.id == navigator.tree.root.id else { return }
    let next = coordinator(for: navigator.tree.root)
    self.root = next
    holder?.show(next.controller)
  }

  /// Fades into another root. The new one is there from the beginning; what waits goes on when the old one can't be seen any more.
  func exchangeRoot(for next: UIViewController) {
    guard G.dissolvesRoots, !navigator.isRestoring, UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled,
      let holder, let stage = holder.rootStage
    else {
      holder?.show(next)
      return
    }
    let wait = beginWait()
    isDissolving = true
    UIView.transition(with: stage, duration: NavGraph.rootDissolveDuration, options: .transitionCrossDissolve) { [holder] in
      // What is laid out for the first time doesn't move into its place.
      UIView.performWithoutAnimation { holder.show(next) }
    } completion: { [weak self] _ in
      self?.isDissolving = false
      self?.resume(wait)
    }
    navigator.hostMoves()
  }
}

"""##),
  RuntimeSource(
    .uikit, "Host/UIKitHost+Waiting.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

// What UIKit says of the end of something is a hint to look, and nothing else: what has come of it is read from the controllers. So a hint
// may come twice, late or never; `Navigator.hostMoves` bounds how long it is waited for.
extension NavGraph.UIKitHost {
  /// Waits from now on, and no longer for anything else.
  func beginWait() -> Int {
    waits += 1
    awaited = waits
    return waits
  }

  /// That wait is over. What is said of an earlier one changes nothing about the one that is under way.
  func resume(_ ended: Int) {
    guard awaited == nil || awaited == ended else { return }
    awaited = nil
    step()
  }

  func watch(_ transition: any UIViewControllerTransitionCoordinator) {
    let wait = beginWait()
    navigator.hostMoves()
    let willTell = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.resumeOneTurnLater(wait) }
    if !willTell { resumeOneTurnLater(wait) }
  }

  /// Delegates and the handlers of alerts speak before anything is read.
  private func resumeOneTurnLater(_ ended: Int) {
    guard awaited == nil || awaited == ended else { return }
    let turn = beginWait()
    _Concurrency.Task { @MainActor [weak self] in self?.resume(turn) }
  }

  /// Something moves, or has moved, that was not asked for here: looks again when it has come to rest.
  func lookAgain() {
    guard let transition else { return resumeOneTurnLater(awaited ?? waits) }
    if awaited == nil { watch(transition) }
  }

  #if PAGES
  var isMoving: Bool { layers.firstFound { $0.isMoving ? true : nil } ?? false }
  #endif

  public var movementDuration: Double {
    #if PAGES
    if isMoving { return NavGraph.pageTurnDuration }
    #endif
    return transition?.transitionDuration ?? (isDissolving ? NavGraph.rootDissolveDuration : 0)
  }

  public func lookAfresh() -> NavGraph.Movement {
    // An alert of the app's may stay as long as the user likes.
    if opaque.watch.isLooking { return .finger }
    (awaited, isDissolving) = (nil, false)
    defer { step() }
    #if PAGES
    for layer in layers { layer.visitContainers { $0.forgetTurn() } }
    if isMoving, transition == nil { return .finger }
    #endif
    return transition.map { $0.isInteractive ? .finger : .animation } ?? NavGraph.Movement.none
  }
}

"""##),
  RuntimeSource(
    .uikit, "Host/UIKitHost.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Makes what a window shows equal to a navigator's tree. It keeps no account of what UIKit is doing: it reads the controllers as they
  /// are, makes the first difference true, waits until nothing moves, and looks again.
  @MainActor public final class UIKitHost<G: Graph>: Host {
    public let navigator: Navigator<G>
    /// What shows the root; nil when the scene has stopped.
    private(set) var holder: Holder?
    /// The app's own classes for containers.
    private(set) var containers: Containers<G>
    /// What the app itself pushes and presents.
    let opaque = OpaqueEntries<G>()
    /// Makes the app's controller for a screen; nil when the scene has stopped.
    private var make: (@MainActor (G.Screen, Place<G>) -> UIViewController)?
    #if KEYS
    /// Tells the app's controller of the values that are new for its screen.
    public var tell: (@MainActor (UIViewController, G.Screen, Place<G>) -> Void)?
    /// What the controllers have been told of, as the navigator counts it.
    var heardTellings = 0
    #endif
    var root: Coordinator<G>? { didSet { updateLayers() } }
    #if GUARDS
    /// The root that may come back when a guard's flow has left its place.
    private(set) var away: Coordinator<G>? { didSet { updateLayers() } }
    #endif
    var modals: [ModalCoordinator<G>] = [] { didSet { updateLayers() } }
    #if CONTEXTS
    /// What has been taken down to be presented from somewhere else.
    var displaced: [ModalCoordinator<G>] = []
    #endif
    #if ANCHORS
    private(set) var anchors: [NodeID: Anchor] = [:]
    #endif
    private var waiting: [@MainActor () -> Void] = []
    #if SYSTEMBARS
    /// What the system was told last.
    var hiddenSystemBars: Chrome.Bars = []
    #endif
    #if SWIPES
    let swipes = BackSwipes()
    #endif
    #if CONFIRMATION
    /// Screens that are asked whether Back may leave them.
    var placesAsked: Set<NodeID> = []
    #endif
    /// What is under way, by number, whose end will wake this up.
    var awaited: Int?
    var waits = 0
    /// What is being taken down from here.
    private weak var leaving: ModalCoordinator<G>?
    /// One root fades into another.
    var isDissolving = false
    private var isStepping = false
    /// The tree that the screen showed when it came to rest last, as the navigator counts them; nil where it is to be looked at in any case.
    var restedAt: Int?
    var mustStepAgain = false
    /// Makes what is shown while a guard keeps the scene from its root; nil: an empty screen. Set it in the turn in which the scene is made.
    public var placeholder: (@MainActor () -> UIViewController)? { didSet { showPlaceholder() } }
    /// In debug builds: how many seconds what has left the screen may stay in memory before that is reported; nil switches the check off.
    public var leakPatience: Double? = 5
    #if MIXED
    /// The screens that have brought a stack of their own, of which that has been said.
    var nesting: Set<NodeID> = []
    #endif
    #if EMBEDDING
    /// That has been said.
    var isNested = false
    #endif
    /// Ends the scene where the app has let go of it without saying so.
    private var ending: Ending?
    /// What was on the screen when it came to rest last.
    var traces: [Trace] = []
    private let screenChanges = ScreenChanges<G>()

    /// Shows what the graph shows in a window.
    public convenience init(
      window: UIWindow, navigator: Navigator<G>, containers: Containers<G> = Containers(),
      make: @escaping @MainActor (G.Screen, Place<G>) -> UIViewController
    ) {
      self.init(on: window, navigator: navigator, containers: containers, make: make)
    }

    init(
      on holder: Holder, navigator: Navigator<G>, containers: Containers<G>,
      make: @escaping @MainActor (G.Screen, Place<G>) -> UIViewController
    ) {
      self.holder = holder
      self.containers = containers
      ending = Ending { [navigator] in navigator.stop() }
      self.navigator = navigator
      self.make = make
      navigator.host = self
      updateRoot()
    }

    // MARK: Reading

    /// The window that shows this, if one does.
    public var window: UIWindow? { holder?.shownIn }

    /// What stands by itself, from the bottom up: the root, and what is presented.
    var layers: [ControllerOwner] = []
    #if GUARDS
    /// Those, and the root that may come back.
    var keptLayers: [ControllerOwner] = []
    #endif
    /// The controllers of what is presented, from the bottom up.
    public internal(set) var presentedControllers: [UIViewController] = []

    /// The one live transition: ours, the user's, or that of something else that the app presents.
    var transition: (any UIViewControllerTransitionCoordinator)? {
      for controller in presentedChain {
        if let transition = controller.transitionCoordinator { return transition }
      }
      return layers.firstFound { $0.controller.transitionCoordinator }
    }

    public var isQuiet: Bool {
      #if PAGES
      if isMoving { return false }
      #endif
      return awaited == nil && transition == nil
    }

    // MARK: Host

    public func reconcile() {
      // What depends on answers of the app's is read again.
      restedAt = nil
      step()
    }

    public func whenQuiet(_ work: @escaping @MainActor () -> Void) {
      waiting.append(work)
      step()
    }

    public func absorb() {
      guard isQuiet else { return }
      root?.absorb()
      if let gone = modals.first(where: { $0.controller.presentingViewController == nil }) {
        modals.removeAll { $0.controller.presentingViewController == nil }
        if gone !== leaving { navigator.hostDismissed(gone.id) }
      }
      for modal in modals { modal.content?.absorb() }
    }

    #if CONFIRMATION
    public func confirmDismissal(of modal: NodeID) async -> Bool {
      guard let coordinator = modals.first(where: { $0.id == modal }) else { return true }
      for screen in coordinator.confirming where !screen.mayDismiss {
        guard await screen.confirmDismissal() else { return false }
      }
      return true
    }
    #endif

    #if ANCHORS
    public func anchor(_ id: NodeID, at anchor: Anchor) { anchors[id] = anchor }
    #endif

    public func after(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
      UIKit.Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in _Concurrency.Task { @MainActor in work() } }
    }

    public func release() {
      (make, holder, containers, placeholder) = (nil, nil, Containers(), nil)
      #if KEYS
      tell = nil
      #endif
      #if ANCHORS
      anchors = [:]
      #endif
      #if CONTEXTS
      displaced = []
      #endif
      #if GUARDS
      away = nil
      #endif
      (root, modals, waiting, traces) = (nil, [], [], [])
    }

    // MARK: Steps

    func step() {
      if holder == nil { return }
      guard !isStepping else {
        mustStepAgain = true
        return
      }
      isStepping = true
      var isSettled: Bool
      repeat {
        mustStepAgain = false
        isSettled = isSettledAfterOneStep()
      } while mustStepAgain
      isStepping = false
      guard isSettled else { return }
      settle()
      guard !waiting.isEmpty else { return }
      let due = waiting
      waiting = []
      for work in due { work() }
    }

    /// The screen has come to rest.
    private func settle() {
      for modal in modals { modal.keepDelegate() }
      nameViews()
      screenChanges.follow(navigator.tree) { coordinator(of: $0)?.screen.viewIfLoaded }
      #if SPLITS
      tellReaders()
      #endif
      #if SWIPES
      followSwipes()
      #endif
      #if DEBUG
      lookForLeaks()
      #if MIXED
      lookForInnerStacks()
      #endif
      #if EMBEDDING
      lookForOuterStack()
      #endif
      #endif
    }

    /// Makes the first difference true; false if that is under way.
    private func isSettledAfterOneStep() -> Bool {
      guard awaited == nil else { return false }
      if let transition {
        watch(transition)
        return false
      }
      #if PAGES
      if isMoving { return false }
      #endif
      if isAsItRested { return true }
      absorb()
      #if KEYS
      tellScreens()
      #endif
      reportWhatIsGone()
      // The app may have ended the scene meanwhile.
      guard holder != nil else { return false }
      let tree = navigator.tree
      let kept = keptModals(of: tree)
      if let presenter = clearedPresenter(above: kept) {
        opaque.clearing.dismissed()
        return dismiss(from: presenter)
      }
      if modals.count > kept { return dismiss(from: kept) }
      #if CONTEXTS
      if let lowest = lowestOutOfPlace { return moveAway(from: lowestOfLastChain(from: lowest)) }
      #endif
      if waitsForAlert(above: kept) { return false }
      if updateRoot() { return wait() }
      for (modal, presented) in zip(modals, tree.modals) {
        if let node = presented.content, modal.content?.update(to: node, animated: true) == true { return wait() }
      }
      if tree.modals.indices.contains(kept) { return present(tree.modals[kept]) }
      #if ANCHORS
      if !anchors.isEmpty { anchors = anchors.filter { id, _ in tree.modals.contains { $0.id == id } || tree.node(id) != nil } }
      #endif
      #if SYSTEMBARS
      updateSystemBars()
      #endif
      #if CONTEXTS
      displaced = []
      #endif
      opaque.clearing = Clearing()
      restedAt = navigator.changes
      return true
    }

    /// True if something began to move.
    @discardableResult private func updateRoot() -> Bool {
      let node = navigator.tree.root
      if let root, root.id == node.id { return root.update(to: node, animated: modals.isEmpty) }
      #if GUARDS
      let returning = away?.id == node.id ? away : nil
      _ = returning?.update(to: node, animated: false)
      let next = returning ?? coordinator(for: node)
      away = root?.id == navigator.tree.home?.root.id ? root : nil
      #else
      let next = coordinator(for: node)
      #endif
      let isFirst = root == nil
      root = next
      if isFirst { holder?.show(next.controller) } else { exchangeRoot(for: next.controller) }
      return true
    }

    private func dismiss(from kept: Int) -> Bool {
      #if CONTEXTS
      let kept = lowestOfLastChain(from: kept)
      #endif
      guard let presenter = modals[kept].controller.presentingViewController else {
        modals.removeSubrange(kept...)
        mustStepAgain = true
        return false
      }
      leaving = modals[kept]
      return dismiss(from: presenter)
    }

    /// That what is presented there has gone is read when everything has come to rest: UIKit may say so late, or never.
    func dismiss(from presenter: UIViewController, animated: Bool = true) -> Bool {
      opaque.mayHaveGone = true
      let wait = beginWait()
      presenter.dismiss(animated: animated) { [weak self] in self?.resume(wait) }
      navigator.hostMoves()
      return false
    }

    private func present(_ presented: Presented<G>) -> Bool {
      #if CONTEXTS
      let (modal, presenter, isMoved) = self.modal(for: presented)
      #else
      let (modal, presenter, isMoved) = (ModalCoordinator(host: self, presented), topOfAll, false)
      #endif
      modals.append(modal)
      let wait = beginWait()
      presenter?.present(modal.controller, animated: !navigator.isRestoring && !isMoved) { [weak self] in self?.resume(wait) }
      navigator.hostMoves()
      if modal.controller.presentingViewController == nil {
        // UIKit refuses without a word, for example while the scene has no window on the screen.
        awaited = nil
        modals.removeLast()
        navigator.hostDismissed(presented.id, .dismissed(by: .parent))
        mustStepAgain = true
      }
      return false
    }

    /// Something changed: goes on when it has come to rest, at once if it didn't move.
    private func wait() -> Bool {
      opaque.mayHaveGone = true
      if let transition { watch(transition) } else if awaited == nil { mustStepAgain = true }
      return false
    }

    // MARK: From the coordinators

    func coordinator(for node: Node<G>) -> Coordinator<G> {
      #if EXTERNAL
      if let external = externalCoordinator(for: node) { return external }
      #endif
      let coordinator: Coordinator<G> =
        switch node.content {
        case .blank: Coordinator(host: self, node: node, controller: makePlaceholder())
        case .screen(let screen):
          #if SYSTEMBARS
          Coordinator(host: self, node: node, controller: outermost(controller(for: screen, node.id), node, screen))
          #else
          Coordinator(host: self, node: node, controller: controller(for: screen, node.id))
          #endif
        case .stack: StackCoordinator(host: self, node: node)
        #if TABS
        case .tabs: TabsCoordinator(host: self, node: node)
        #endif
        #if SPLITS
        case .split: SplitCoordinator(host: self, node: node)
        #endif
        #if PAGES
        case .pages: PagesCoordinator(host: self, node: node)
        #endif
        }
      _ = coordinator.update(to: node, animated: false)
      return coordinator
    }

    func controller(for screen: G.Screen, _ id: NodeID) -> UIViewController {
      let controller = make?(screen, Place(navigator, id)) ?? UIViewController()
      dress(controller, as: screen, id)
      return controller
    }

    /// Says to the controller of a screen what the graph says about its bars.
    func dress(_ controller: UIViewController, as screen: G.Screen, _ id: NodeID) {
      let chrome = G.chrome(of: screen)
      controller.apply(chrome)
      #if APPEARANCES
      if let appearance = chrome.appearance ?? appearance(at: id) { controller.navigationItem.apply(appearance) }
      #endif
      #if ZOOMING
      if chrome.zooms { controller.zoom(from: anchors[id]) { [weak self] in self?.mayZoomBack(from: id) ?? true } }
      #endif
    }

    /// UIKit has taken a modal down by itself.
    func modalIsGone(_ id: NodeID, _ outcome: Outcome<G.Result>) {
      if let index = modals.firstIndex(where: { $0.id == id }) { modals.removeSubrange(index...) }
      navigator.hostDismissed(id, outcome)
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Host/UIViewController+Chrome.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension UIViewController {
  /// Sets what the graph says about the bars around this screen.
  func apply(_ chrome: NavGraph.Chrome) {
    if let title = chrome.title { navigationItem.title = title }
    #if TITLES
    navigationItem.applyTitles(chrome)
    #endif
    #if BACK
    navigationItem.applyBack(chrome)
    #endif
    #if HIDING
    if chrome.hides.contains(.tabBar) { hidesBottomBarWhenPushed = true }
    #endif
  }
}

"""##),
  RuntimeSource(
    .uikit, "Keys/UIKitHost+Telling.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

// Controllers that stay, and are told of other values.
extension NavGraph {
  /// Tells a controller of the app, if it is one of that class: a factory tells those that it has made.
  @MainActor public static func tell<Controller>(_ controller: UIViewController, _ update: (Controller) -> Void) {
    if let controller = controller as? Controller { update(controller) }
  }
}

extension NavGraph.UIKitHost {
  /// Tells the controllers on the screen of the values that they were not made with, nor told yet.
  func tellScreens() {
    guard let tell, heardTellings != navigator.tellings else { return }
    heardTellings = navigator.tellings
    var screens: [NavGraph.NodeID: G.Screen] = [:]
    for layer in navigator.tree.layers { layer.walk({ $0.children }) { screens[$0.id] = $0.screen } }
    for coordinator in coordinators {
      #if EXTERNAL
      if coordinator.isLent { continue }
      #endif
      guard let old = coordinator.value, let screen = screens[coordinator.id], screen != old else { continue }
      coordinator.value = screen
      tell(coordinator.screen, screen, NavGraph.Place(navigator, coordinator.id))
      coordinator.chrome = G.chrome(of: screen)
      dress(coordinator.screen, as: screen, coordinator.id)
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Links/Connection.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What a connecting scene is to open: links, those of the web among them, in the order of their texts.
  @MainActor public static func links(in options: UIScene.ConnectionOptions) -> [Foundation.URL] { ConnectionContents(options).links }

  /// The activities of a connecting scene that are no links, in the order of their types.
  @MainActor public static func activities(in options: UIScene.ConnectionOptions) -> [NSUserActivity] {
    #if WINDOWS
    // What opens a window is nothing to be opened in it.
    return ConnectionContents(options).activities.filter { Snapshot($0) == nil }
    #else
    return ConnectionContents(options).activities
    #endif
  }
}

"""##),
  RuntimeSource(
    .uikit, "Mixed/UIKitHost+Nesting.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// A screen on a stack must not bring a stack of its own: most often a view whose body still begins with a `NavigationStack`.
  func lookForInnerStacks() {
    for case let stack as NavGraph.StackCoordinator<G> in coordinators {
      for child in stack.children where child.controller.bringsStack && nesting.insert(child.id).inserted {
        navigator.log("\(child.name): it stands on a stack, and brings a stack of its own; leave that out of the screen")
        navigator.pass(.nests(child.name))
      }
    }
  }
}

extension UIViewController {
  /// Whether a navigation controller is part of this one.
  fileprivate var bringsStack: Bool { children.contains { $0 is UINavigationController || $0.bringsStack } }
}

"""##),
  RuntimeSource(
    .uikit, "Modals/ModalCoordinator+Look.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.ModalCoordinator {
  /// Style first, then delegate: asking for the presentation controller makes one for the style of that moment.
  func dress(_ sheet: NavGraph.Sheet, as wanted: NavGraph.Style?, on idiom: NavGraph.Idiom) {
    #if ANCHORS
    let anchor = host?.anchors[id]
    let isAnchored = anchor?.isOnScreen ?? false
    let style = wanted.flatMap { $0 == .popover && !isAnchored ? nil : $0 } ?? sheet.style(on: idiom, isAnchored: isAnchored)
    #else
    let style = wanted ?? sheet.style(on: idiom)
    #endif
    controller.modalPresentationStyle = style.modalPresentationStyle
    if style == .overFullScreen { controller.modalPresentationCapturesStatusBarAppearance = true }
    if sheet.dismissal == .blocked { controller.isModalInPresentation = true }
    #if ANCHORS
    // The first of its other styles, or a sheet.
    if style == .popover { compactStyle = sheet.style(on: idiom).compactStyle }
    #endif
    #if COMPACT
    if let compact = sheet.compact { compactStyle = compact.compactStyle }
    #endif
    #if TRANSITIONS
    switch sheet.transition {
    case .standard: break
    case .crossDissolve: controller.modalTransitionStyle = .crossDissolve
    case .flip where UIAccessibility.isReduceMotionEnabled, .partialCurl where UIAccessibility.isReduceMotionEnabled:
      controller.modalTransitionStyle = .crossDissolve
    case .flip: controller.modalTransitionStyle = .flipHorizontal
    case .partialCurl: controller.modalTransitionStyle = .partialCurl
    #if ZOOMING
    case .zoom: zoom(from: anchor)
    #endif
    }
    #endif
    #if ZOOMING
    if let content, host?.chrome(of: content.id).zooms ?? false { zoom(from: anchor) }
    #endif
    #if DETENTS
    rest(sheet)
    #endif
    #if ANCHORS
    point(at: anchor)
    #endif
    keepDelegate()
  }
}

extension NavGraph.Style {
  fileprivate var modalPresentationStyle: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .fullScreen: .fullScreen
    case .currentContext: .currentContext
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    }
  }

  #if ANCHORS || COMPACT
  /// What UIKit is told where there is little room: a popover that stays one doesn't adapt.
  fileprivate var compactStyle: UIModalPresentationStyle {
    switch self {
    case .popover: .none
    case .automatic: .formSheet
    default: modalPresentationStyle
    }
  }
  #endif
}

"""##),
  RuntimeSource(
    .uikit, "Modals/ModalCoordinator.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Owns what is presented: a flow in its container, or an alert.
  @MainActor final class ModalCoordinator<G: Graph>: NSObject, UIAdaptivePresentationControllerDelegate {
    let id: NodeID
    let controller: UIViewController
    let content: Coordinator<G>?
    #if CONFIRMATION
    private let dismissal: Dismissal
    #endif
    private(set) weak var host: UIKitHost<G>?
    #if ANCHORS || COMPACT
    /// What it becomes where there is little room; nil: the graph doesn't say.
    var compactStyle: UIModalPresentationStyle?
    #endif
    #if FIELDS
    /// Follows what is typed into an alert.
    private var typing: AlertTyping?
    #endif
    #if ALERTS && ANCHORS
    /// Hears of a tap beside an action sheet.
    var ending: ActionSheetEnd?
    #endif
    #if CONTEXTS
    /// It covers a column where columns stand side by side, and that is the controller that presents it there. It is held, since the
    /// column may show another one by now.
    var coversColumn = false
    var column: UIViewController?
    #endif
    /// Hears UIKit.
    var relay = ModalRelay()

    init(host: UIKitHost<G>, _ presented: Presented<G>) {
      self.host = host
      id = presented.id
      switch G.presentation(of: presented.modal) {
      case .flow(_, let sheet):
        let content = presented.content.map { host.coordinator(for: $0) }
        self.content = content
        controller = content?.controller ?? UIViewController()
        #if CONFIRMATION
        dismissal = sheet.dismissal
        #endif
        super.init()
        dress(sheet, as: presented.style, on: host.navigator.tree.idiom)
      #if ALERTS
      case .alert(let alert):
        let controller = alert.controller
        content = nil
        self.controller = controller
        #if CONFIRMATION
        dismissal = .blocked
        #endif
        super.init()
        #if CONDITIONS
        let buttons = alert.buttons(where: host.navigator.answers.holds)
        #else
        let buttons = alert.buttons
        #endif
        for button in buttons {
          let action = UIAlertAction(title: button.title, style: button.role.style) { [weak host, weak controller, id] _ in
            // UIKit has taken the alert down already.
            host?.modalIsGone(id, .finished(button.result(in: controller)))
          }
          controller.addAction(action)
        }
        #if FIELDS
        typing = alert.field.map { field in
          AlertTyping(field, in: controller, disabling: zip(buttons, controller.actions).filter { $0.0.takesText }.map { $0.1 })
        }
        #endif
        #if ANCHORS
        if alert.isActionSheet { dress(actionSheetWith: buttons) }
        #endif
      #endif
      }
    }

    #if CONFIRMATION
    /// The screens in it that want to be asked.
    var confirming: [any DismissalConfirming] {
      (content?.subtree ?? []).compactMap { $0.screen as? any DismissalConfirming }
    }
    #endif

    /// What the app has set as a delegate is kept, beside this one. UIKit asks a delegate which methods it has when it is set.
    func keepDelegate() {
      guard content != nil, let presentation = controller.presentationController, presentation.delegate !== relay else { return }
      let app = presentation.delegate
      let adapts = app?.adaptivePresentationStyle(for:traitCollection:) != nil || app?.adaptivePresentationStyle(for:) != nil
      #if ANCHORS || COMPACT
      relay = adapts || compactStyle != nil ? ModalStyleRelay() : ModalRelay()
      (relay as? ModalStyleRelay)?.compactStyle = compactStyle
      #else
      relay = adapts ? ModalStyleRelay() : ModalRelay()
      #endif
      relay.delegate(for: self, isOwner: true)
      relay.delegate(for: app, isOwner: false)
      presentation.delegate = relay
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { host?.lookAgain() }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      host?.modalIsGone(id, .dismissed(by: .user))
    }

    #if CONFIRMATION
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      dismissal != .confirm || confirming.allSatisfy { $0.mayDismiss }
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      if dismissal == .confirm { host?.navigator.hostAttemptedDismissal(of: id) }
    }
    #endif
  }
}

"""##),
  RuntimeSource(
    .uikit, "Modals/ModalRelay.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Tells a coordinator of a finger's dismissal, which goes through if the app's delegate agrees, and that delegate of everything.
  @MainActor class ModalRelay: Relay<any UIAdaptivePresentationControllerDelegate>, UISheetPresentationControllerDelegate {
    nonisolated override init() { super.init() }

    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      agree(both, { $0.presentationControllerShouldDismiss(_:) }) { $0(presentation) }
    }
    func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
      tell(both, { $0.presentationControllerWillDismiss(_:) }) { $0(presentation) }
    }
    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      tell(both, { $0.presentationControllerDidDismiss(_:) }) { $0(presentation) }
    }
    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
      #if CONFIRMATION
      // Where only the app has refused, the screens are not asked.
      let hasRefused = !agree([owner], { $0.presentationControllerShouldDismiss(_:) }) { $0(presentation) }
      if hasRefused { tell([owner], { $0.presentationControllerDidAttemptToDismiss(_:) }) { $0(presentation) } }
      #endif
      tell([app], { $0.presentationControllerDidAttemptToDismiss(_:) }) { $0(presentation) }
    }
    func presentationController(
      _ presentation: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      let tell = app?.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
      tell?(presentation, style, transitionCoordinator)
    }
    func presentationController(_ presentation: UIPresentationController, prepare adaptive: UIPresentationController) {
      tell([app], { $0.presentationController(_:prepare:) }) { $0(presentation, adaptive) }
    }
    func presentationController(
      _ presentation: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      ask({ $0.presentationController(_:viewControllerForAdaptivePresentationStyle:) }) { $0(presentation, style) } ?? nil
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      let tell = (app as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
      tell?(sheet)
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Modals/ModalStyleRelay.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Says what a modal becomes where there is little room, too: of every popover, and of a sheet about which somebody has something to say.
  @MainActor final class ModalStyleRelay: ModalRelay, UIPopoverPresentationControllerDelegate {
    nonisolated override init() { super.init() }

    #if ANCHORS || COMPACT
    /// What the graph says, if it does.
    var compactStyle: UIModalPresentationStyle?
    #endif
    func adaptivePresentationStyle(for shown: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
      #if ANCHORS || COMPACT
      if let compactStyle { return traitCollection.horizontalSizeClass == .compact ? compactStyle : .none }
      #endif
      let (ask, askOlder) = (app?.adaptivePresentationStyle(for:traitCollection:), app?.adaptivePresentationStyle(for:))
      return ask?(shown, traitCollection) ?? askOlder?(shown) ?? .none
    }
    #if ANCHORS
    private var popovers: (any UIPopoverPresentationControllerDelegate)? { app as? any UIPopoverPresentationControllerDelegate }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      let tell = popovers?.prepareForPopoverPresentation(_:)
      tell?(popover)
    }
    func popoverPresentationController(
      _ popover: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<Foundation.CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      #if compiler(>=6.2)
      let tell = unsafe popovers?.popoverPresentationController(_:willRepositionPopoverTo:in:)
      unsafe tell?(popover, rect, view)
      #else
      let tell = popovers?.popoverPresentationController(_:willRepositionPopoverTo:in:)
      tell?(popover, rect, view)
      #endif
    }
    #endif
  }
}

"""##),
  RuntimeSource(
    .uikit, "Opaque/OpaqueEntries.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What the app itself has shown among the controllers of the graph, as it was when nothing moved last. Nothing of it is held.
  @MainActor final class OpaqueEntries<G: Graph> {
    private struct Entry {
      weak var controller: UIViewController?
      let name: String
    }

    private var seen: [Entry] = []
    /// Nothing of the app's was there, and nothing can have gone since.
    var isBare: Bool { seen.isEmpty && !mayHaveGone }
    /// The graph has changed the screen since.
    var mayHaveGone = false
    /// What is to go with the next change of the screen.
    var clearing = Clearing()
    /// Looks whether an alert has gone that something waits for.
    let watch = CoverWatch<G>()

    /// What has gone because of the graph since this was asked last, now that only `found` is left.
    func gone(leaving found: [UIViewController]) -> [String] {
      if seen.isEmpty, found.isEmpty {
        mayHaveGone = false
        return []
      }
      let left = seen.filter { old in !found.contains { $0 === old.controller } }
      seen = found.map { Entry(controller: $0, name: "\(type(of: $0))") }
      defer { mayHaveGone = false }
      return mayHaveGone ? left.map { $0.name } : []
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Opaque/SharedStack.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The stack of a navigation controller of the graph's, on which the app may have put its own controllers.
  @MainActor struct SharedStack {
    private struct Former {
      weak var controller: UIViewController?
    }

    /// What the graph has taken away. If UIKit has refused that, it is still no controller of the app's.
    private var former: [Former] = []

    mutating func takeAway(_ controllers: [UIViewController]) {
      former.removeAll { $0.controller == nil }
      former += controllers.map { Former(controller: $0) }
    }

    /// What the app has put there itself. The columns that a collapsed split pushes are neither its nor the stack's.
    func opaque(on navigation: UINavigationController, beside own: [UIViewController]) -> [UIViewController] {
      let known = Set((own + former.compactMap { $0.controller }).map { ObjectIdentifier($0) })
      return navigation.viewControllers.filter { !known.contains(ObjectIdentifier($0)) && !isColumn($0, on: navigation) }
    }

    func isColumn(_ controller: UIViewController, on navigation: UINavigationController) -> Bool {
      controller is UINavigationController || controller is UITabBarController && navigation.splitViewController != nil
    }

    /// What the app has put there itself, by the controller of the graph's on which it lies. What has come below all of them, or in their
    /// place, lies on the lowest.
    func opaqueEntries(
      on navigation: UINavigationController, beside own: [UIViewController]
    ) -> [(controller: UIViewController, base: UIViewController?)] {
      let opaque = opaque(on: navigation, beside: own)
      guard !opaque.isEmpty else { return [] }
      let (graphs, apps) = (Set(own.map { ObjectIdentifier($0) }), Set(opaque.map { ObjectIdentifier($0) }))
      var base = own.first
      var entries: [(controller: UIViewController, base: UIViewController?)] = []
      for shown in navigation.viewControllers {
        if graphs.contains(ObjectIdentifier(shown)) { base = shown }
        if apps.contains(ObjectIdentifier(shown)) { entries.append((shown, base)) }
      }
      return entries
    }
  }
}

extension UINavigationController {
  /// Takes those off the stack, and nothing else; false if UIKit refuses.
  func drop(_ controllers: [UIViewController], animated: Bool) -> Bool {
    let dropped = Set(controllers.map { ObjectIdentifier($0) })
    let left = viewControllers.filter { !dropped.contains(ObjectIdentifier($0)) }
    setViewControllers(left, animated: animated)
    return transitionCoordinator != nil || viewControllers.count == left.count
  }
}

"""##),
  RuntimeSource(
    .uikit, "Opaque/StackCoordinator+Opaque.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

// What the app itself has pushed onto a stack of the graph's.
extension NavGraph.StackCoordinator {
  /// What the app has pushed there itself, from the bottom up. On the app's own stack nobody counts that.
  var pushedByApp: [UIViewController] {
    #if EXTERNAL
    if isOnAppsStack { return [] }
    #endif
    return shows(navigationController.viewControllers)
      ? [] : shared.opaque(on: navigationController, beside: owners.map { $0.controller })
  }

  /// Those of the graph's screens, in the order in which they are there.
  func ours(of shown: [UIViewController]) -> [UIViewController] {
    let own = Set(owners.map { ObjectIdentifier($0.controller) })
    return shown.filter { own.contains(ObjectIdentifier($0)) }
  }

  /// What the navigation controller is to hold to show these screens. Everything of the app's stays on the screen on which it lies: with that
  /// it goes, or where an intent clears the way.
  func arranged(_ next: [NavGraph.Coordinator<G>]) -> [UIViewController] {
    let entries = shared.opaqueEntries(on: navigationController, beside: screens.map { $0.controller })
    let clearing = host?.opaque.clearing ?? NavGraph.Clearing()
    let isBare = clearing.stacks.contains(id)
    let lying = Dictionary(grouping: entries) { $0.base.map { ObjectIdentifier($0) } }
    return next.flatMap { screen in
      let isCleared = isBare || clearing.screens.contains(screen.id)
      return [screen.controller] + (isCleared ? [] : (lying[ObjectIdentifier(screen.controller)] ?? []).map { $0.controller })
    }
  }

  /// Takes away what the app has pushed where an intent clears the way, and nothing else; true if there was anything.
  func clearsTheWay(animated: Bool) -> Bool {
    guard let clearing = host?.opaque.clearing, !clearing.isEmpty else { return false }
    let isBare = clearing.stacks.contains(id)
    let entries = shared.opaqueEntries(on: navigationController, beside: screens.map { $0.controller })
    let goes = entries.filter { entry in
      isBare || screens.contains { $0.controller === entry.base && clearing.screens.contains($0.id) }
    }
    guard !goes.isEmpty else { return false }
    return navigationController.drop(goes.map { $0.controller }, animated: animated)
  }

  /// The screens that are left, if some have gone. The lowest can't go: the app has put something in its place.
  var left: [NavGraph.Coordinator<G>]? {
    let shown = navigationController.viewControllers
    if shows(shown) { return nil }
    let there = Set(shown.map { ObjectIdentifier($0) })
    let left = screens.filter { there.contains(ObjectIdentifier($0.controller)) }
    guard left.count < screens.count, !shown.isEmpty else { return nil }
    if !left.isEmpty { return left }
    return screens.count > 1 ? Array(screens.prefix(1)) : nil
  }
}

"""##),
  RuntimeSource(
    .uikit, "Opaque/UIKitHost+Opaque.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

// What the app itself pushes and presents is in no tree. It stays where it is until something goes below it.
extension NavGraph.UIKitHost {
  /// What is presented, by the graph or the app, from the bottom up.
  private var chain: [UIViewController] {
    #if EMBEDDING || EXTERNAL
    // What the app presents over a part that can't be seen doesn't concern the graph.
    guard holder?.shownIn != nil || !modals.isEmpty || isInWindow else { return [] }
    #endif
    return presentedChain.filter { !$0.isBeingDismissed }
  }

  #if EMBEDDING || EXTERNAL
  private var isInWindow: Bool { layers.contains { $0.isInWindow } }

  #endif
  /// What is presented, or still seen to leave, from the bottom up.
  var presentedChain: [UIViewController] {
    #if CONTEXTS
    var chain = holder?.presenter?.everythingPresented ?? []
    // What covers a column isn't presented by what is around that.
    var place = 0
    for controller in presentedControllers where controller.presentingViewController != nil {
      if let index = chain.firstIndex(where: { $0 === controller }) {
        place = index + 1
      } else {
        let above = controller.everythingPresented.filter { shown in !chain.contains { $0 === shown } }
        chain.insert(contentsOf: [controller] + above, at: place)
        place += 1
      }
    }
    return chain
    #else
    return holder?.presenter?.everythingPresented ?? []
    #endif
  }

  /// What presents what comes next.
  var topOfAll: UIViewController? { presentedChain.last { !$0.isBeingDismissed } ?? holder?.presenter }

  private func isOpaque(_ controller: UIViewController) -> Bool { !presentedControllers.contains { $0 === controller } }

  public var cover: NavGraph.Cover? {
    let onTop = chain.reversed().prefix(while: isOpaque)
    if onTop.isEmpty { return nil }
    if onTop.contains(where: { $0 is UIAlertController }) { return .alert }
    return onTop.contains(where: { $0.isModalInPresentation }) ? .held : .screen
  }

  public func clear(_ clearing: NavGraph.Clearing) { opaque.clearing.formUnion(clearing) }

  // MARK: Reports

  /// Everything of the app's own that is there.
  private var opaqueControllers: [UIViewController] {
    var found: [UIViewController] = []
    #if GUARDS
    let layers = keptLayers
    #endif
    for layer in layers { layer.visitContainers { found += $0.opaque } }
    return found + chain.filter(isOpaque)
  }

  /// Says what the graph has gone over since nothing moved last.
  func reportWhatIsGone() {
    for name in opaque.gone(leaving: opaqueControllers) { navigator.hostWentOver(name) }
  }

  // MARK: Steps

  /// The controller on which the app has presented something that is to go, with everything on it: right above the graph's modals that
  /// stay. What lies on those that go goes with them.
  func clearedPresenter(above kept: Int) -> UIViewController? {
    #if EMBEDDING || EXTERNAL
    let isOtherRoot = holder is UIWindow && root.map { $0.id != navigator.tree.root.id } ?? false
    #else
    let isOtherRoot = root.map { $0.id != navigator.tree.root.id } ?? false
    #endif
    let wanted = isOtherRoot && kept == 0 && cover != .alert ? .everything : opaque.clearing.presented
    guard wanted != .nothing else { return nil }
    let (chain, modals) = (chain, presentedControllers)
    let base = kept == 0 ? nil : chain.firstIndex { $0 === modals[kept - 1] }
    let above = base.map { chain[($0 + 1)...] } ?? chain[...]
    let goes = above.prefix { shown in !modals.dropFirst(kept).contains { $0 === shown } }.first {
      isOpaque($0) && (wanted == .everything || $0 is UIAlertController)
    }
    return goes?.presentingViewController
  }

  /// Whether what is to come has to wait for an alert of the app's: it has come up while something else was under way.
  func waitsForAlert(above kept: Int) -> Bool {
    let tree = navigator.tree
    guard tree.modals.count > kept || root?.id != tree.root.id, cover == .alert else {
      opaque.watch.nothingWaits()
      return false
    }
    opaque.watch.somethingWaits(navigator, "an alert that isn't the graph's is up; what is to come waits") { [weak self] in
      self?.reconcile()
    }
    return true
  }
}

#if EMBEDDING || EXTERNAL
extension NavGraph.ControllerOwner {
  /// Its controller is in a window, or one below it that can be seen.
  fileprivate var isInWindow: Bool { controller.viewIfLoaded?.window != nil || visible.contains { $0.isInWindow } }
}
#endif

extension UIViewController {
  /// What is presented on this one, from the bottom up.
  var everythingPresented: [UIViewController] { Array(sequence(first: self) { $0.presentedViewController }.dropFirst()) }
}

"""##),
  RuntimeSource(
    .uikit, "Pages/PagesController.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The page view controller of pages. An app may supply a subclass (`Containers`).
  @MainActor open class PagesController: UIPageViewController {
    private let relay = PagesRelay()
    /// A delegate that the app sets is kept beside the coordinator.
    open override var delegate: (any UIPageViewControllerDelegate)? {
      get { super.delegate }
      set {
        // UIKit asks a delegate which methods it has when it is set.
        super.delegate = nil
        super.delegate = relay.delegate(for: newValue, isOwner: newValue is any ContainerOwner)
      }
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      relay.ask({ $0.pageViewControllerSupportedInterfaceOrientations(_:) }) { $0(self) } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      let ask = relay.app?.pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
      return ask?(self) ?? super.preferredInterfaceOrientationForPresentation
    }

    #if SYSTEMBARS
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    open override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : super.childForStatusBarHidden }
    open override var prefersStatusBarHidden: Bool { hides(.statusBar) || super.prefersStatusBarHidden }
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
      hides(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    open override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
    #endif
  }
}

"""##),
  RuntimeSource(
    .uikit, "Pages/PagesCoordinator.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// How many seconds a page takes to turn, about: UIKit doesn't say.
  nonisolated static let pageTurnDuration = 0.5

  /// Owns a page view controller, and which page it shows.
  @MainActor
  public final class PagesCoordinator<G: Graph>: Coordinator<G>, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    public let pageViewController: UIPageViewController
    /// By place: nil until it is first seen, or UIKit asks for the neighbour of one that is.
    private var pages: [Coordinator<G>?] = []
    private var nodes: [Node<G>] = []
    private let turn: PageStyle

    init(host: UIKitHost<G>, node: Node<G>) {
      turn = node.container.map { G.pageStyle(of: $0) } ?? .scroll
      var options: [UIPageViewController.OptionsKey: Any] = [:]
      if turn == .curl, host.isRightToLeft {
        options[.spineLocation] = UIPageViewController.SpineLocation.max.rawValue
      }
      let style: UIPageViewController.TransitionStyle = turn == .curl ? .pageCurl : .scroll
      pageViewController =
        node.container.map { host.containers.pages($0, style, options) }
        ?? PagesController(transitionStyle: style, navigationOrientation: .horizontal, options: options)
      super.init(host: host, node: node, controller: pageViewController)
      pageViewController.dataSource = self
      pageViewController.delegate = self
    }

    public override var children: [Coordinator<G>] { pages.compactMap { $0 } }
    override var visible: [ControllerOwner] { children }
    override var isAsAgreed: Bool { false }

    // MARK: Writing

    /// A page turns, by itself or under a finger. UIKit has no transition coordinator for that, and refuses or mixes up other turns.
    override var isMoving: Bool { (turning != nil || isUnderFinger) && pageViewController.viewIfLoaded?.window != nil }

    /// The turn that is under way, by number, whose end will wake the host up.
    private var turning: Int?
    private var turns = 0
    /// How often UIKit has refused a turn in a row.
    private var refusals = 0

    private func beginTurn() -> Int {
      turns += 1
      turning = turns
      return turns
    }

    override func forgetTurn() { turning = nil }

    /// What is seen of a finger: pages that scroll say what they do, and those that curl, who curls them.
    private var isUnderFinger: Bool {
      guard turn == .scroll else { return pageViewController.gestureRecognizers.contains { $0.state == .began || $0.state == .changed } }
      let scroll = pageViewController.viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
      return scroll.map { $0.isDragging || $0.isDecelerating } ?? false
    }

    override func update(to node: Node<G>, animated: Bool) -> Bool {
      guard case .pages(_, let nodes, let selected) = node.content, nodes.indices.contains(selected) else { return false }
      let old = shownIndex
      pages = nodes.map { node in pages.first { $0?.id == node.id } ?? nil }
      self.nodes = nodes
      guard let wanted = page(selected)?.controller else { return false }
      guard pageViewController.viewControllers?.first !== wanted else { return false }
      // A page that takes the place of another doesn't turn.
      let turns = animated && old != nil && old != selected && pageViewController.viewIfLoaded?.window != nil
      show(wanted, forward: (old ?? -1) < selected, turns: turns, isJump: abs((old ?? selected) - selected) > 1)
      if !turns { agreed = shownIndex }
      return true
    }

    private func page(_ index: Int) -> Coordinator<G>? {
      if pages[index] == nil { pages[index] = host?.coordinator(for: nodes[index]) }
      return pages[index]
    }

    private func show(_ page: UIViewController, forward: Bool, turns: Bool, isJump: Bool) {
      // Fingers follow the reading direction by themselves. What the code turns doesn't, unless it curls around the spine.
      let isMirrored = turn == .scroll && host?.isRightToLeft == true
      let direction: UIPageViewController.NavigationDirection = forward != isMirrored ? .forward : .reverse
      guard turns else { return pageViewController.setViewControllers([page], direction: direction, animated: false, completion: nil) }
      let number = beginTurn()
      pageViewController.setViewControllers([page], direction: direction, animated: true) { [weak self] hasTurned in
        guard let self else { return }
        refusals = hasTurned ? 0 : refusals + 1
        // A turn that is refused again and again waits for what is in its way.
        if turning == number, refusals < 2 { turning = nil }
        // Pages that a jump passes over stay in UIKit's cache as neighbours until the page is set again.
        if isJump, turn == .scroll, !isMoving, pageViewController.viewControllers?.first === page {
          pageViewController.setViewControllers([page], direction: direction, animated: false, completion: nil)
        }
        host?.lookAgain()
      }
      host?.navigator.hostMoves()
    }

    // MARK: Reading

    /// The page on which the screen and the tree have agreed: another one that is shown is where a finger has turned to.
    private var agreed: Int?

    override func absorb() {
      guard let index = shownIndex, index != agreed else { return }
      agreed = index
      if case .pages(_, _, let selected)? = host?.navigator.tree.node(id)?.content, selected != index { follow(index) }
    }

    /// A finger has turned to a page. One that asks first is left again until the answer is there.
    private func follow(_ index: Int) {
      guard let navigator = host?.navigator else { return }
      #if GUARDS
      if !navigator.entersFreely(index, in: id) { return navigator.select(index, in: id) }
      #endif
      navigator.hostSelected(index, in: id)
    }

    private var shownIndex: Int? { pageViewController.viewControllers?.first.flatMap(index) }

    private func index(_ controller: UIViewController) -> Int? {
      #if GUARDS
      if let index = standIns.first(where: { $0.value === controller })?.key { return index }
      #endif
      return pages.firstIndex { $0?.controller === controller }
    }

    #if GUARDS
    /// What a finger turns to in place of a page that asks first: nothing of that may be seen, nor made, before the answer.
    private var standIns: [Int: UIViewController] = [:]

    private func standIn(for index: Int) -> UIViewController {
      let controller = standIns[index] ?? UIViewController()
      standIns[index] = controller
      return controller
    }
    #endif

    private func neighbour(of controller: UIViewController, by distance: Int) -> UIViewController? {
      guard let next = index(controller).map({ $0 + distance }), pages.indices.contains(next) else { return nil }
      #if GUARDS
      if let navigator = host?.navigator, !navigator.entersFreely(next, in: id) { return standIn(for: next) }
      #endif
      return page(next)?.controller
    }

    public func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      neighbour(of: viewController, by: -1)
    }

    public func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      neighbour(of: viewController, by: 1)
    }

    public func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      _ = beginTurn()
      host?.navigator.hostMoves()
    }

    public func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      turning = nil
      host?.lookAgain()
    }
  }
}

extension NavGraph.UIKitHost {
  /// Whether what is read there begins on the right.
  fileprivate var isRightToLeft: Bool {
    (window?.traitCollection ?? holder?.presenter?.traitCollection)?.layoutDirection == .rightToLeft
  }
}

"""##),
  RuntimeSource(
    .uikit, "Pages/PagesRelay.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Tells a coordinator and the delegate that the app has set.
  @MainActor final class PagesRelay: Relay<any UIPageViewControllerDelegate>, UIPageViewControllerDelegate {
    nonisolated override init() { super.init() }

    func pageViewController(_ pages: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
      tell(both, { $0.pageViewController(_:willTransitionTo:) }) { $0(pages, pendingViewControllers) }
    }

    func pageViewController(
      _ pages: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      tell(both, { $0.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) }) {
        $0(pages, finished, previousViewControllers, completed)
      }
    }

    /// Asked of pages that curl.
    func pageViewController(
      _ pages: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      ask({ $0.pageViewController(_:spineLocationFor:) }) { $0(pages, orientation) } ?? pages.spineLocation
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Scene/Snapshot+Activity.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Snapshot {
  private static var activityType: String { (Foundation.Bundle.main.bundleIdentifier ?? "app") + ".navigation" }
  private static var key: String { "snapshot" }

  /// What an activity of a scene's session carries; nil if that is something else.
  @MainActor public init?(_ activity: NSUserActivity?) {
    guard let activity, activity.activityType == Self.activityType, let data = activity.userInfo?[AnyHashable(Self.key)] as? Foundation.Data
    else {
      return nil
    }
    self.init(data)
  }

  @MainActor public var activity: NSUserActivity? {
    guard let data else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.userInfo = [AnyHashable(Self.key): data]
    return activity
  }
}

"""##),
  RuntimeSource(
    .uikit, "Splits/ColumnReader.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A controller whose rows lead to other columns may conform: it says which row is selected.
  @MainActor public protocol ColumnReader: UIViewController {
    /// What the columns of the split around it show now. Called when everything is at rest: once the controller can be seen, and again
    /// whenever that has changed, after a tap, a link, Back, or a restored session.
    func read(_ columns: AnyColumns)
  }
}

extension NavGraph.UIKitHost {
  /// Tells the controllers that can be seen in the columns of splits what these show.
  func tellReaders() {
    for layer in layers { layer.visitVisible { ($0 as? NavGraph.SplitCoordinator<G>)?.tellReaders() } }
  }
}

extension NavGraph.SplitCoordinator {
  fileprivate func tellReaders() {
    guard let shown = host?.navigator.tree.node(id)?.shownColumns else { return }
    let columns = NavGraph.AnyColumns(shown)
    for child in visible { child.tell(columns) }
  }
}

extension NavGraph.ControllerOwner {
  /// A split further inside tells its own.
  fileprivate func tell(_ columns: NavGraph.AnyColumns) {
    if controller is UISplitViewController { return }
    for child in visible { child.tell(columns) }
    guard readColumns != columns, controller.viewIfLoaded != nil, let reader = screen as? any NavGraph.ColumnReader else { return }
    readColumns = columns
    reader.read(columns)
  }
}

"""##),
  RuntimeSource(
    .uikit, "Splits/SplitColumn.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What stands in one column. Its controller stays while what it shows changes, so that UIKit has nothing to exchange.
  @MainActor final class SplitColumn<G: Graph>: NSObject, ContainerOwner, UINavigationControllerDelegate {
    let controller: UIViewController
    private(set) var content: Coordinator<G>
    private let container: G.Container?
    /// The bar around content that brings none.
    private let wrapper: UINavigationController?
    /// What the app pushes there itself.
    private var shared = SharedStack()
    private weak var host: UIKitHost<G>?
    #if APPEARANCES || BACK && CONFIRMATION || HIDING
    private let bars = ShownBars<G>()
    #endif

    init(_ node: Node<G>, host: UIKitHost<G>) {
      self.host = host
      container = node.container
      content = host.coordinator(for: node)
      if content.bringsItsBar {
        wrapper = nil
        controller = content.controller
      } else {
        let wrapper = host.containers.navigation(nil)
        wrapper.setViewControllers([content.controller], animated: false)
        #if TITLES
        wrapper.navigationBar.prefersLargeTitles = G.hasLargeTitles
        #endif
        self.wrapper = wrapper
        controller = wrapper
      }
      super.init()
      wrapper?.delegate = self
      #if APPEARANCES || BACK && CONFIRMATION || HIDING
      if let wrapper { bars.show(around: content.controller, among: [content], of: wrapper, by: host, animated: false) }
      #endif
    }

    /// Whether something changed; nil if the column needs another controller for this node.
    func update(to node: Node<G>, host: UIKitHost<G>, animated: Bool) -> Bool? {
      if content.id == node.id { return clearsTheWay(animated: animated) || content.update(to: node, animated: animated) }
      if let wrapper {
        let old = content.controller
        switch node.content {
        case .stack: return nil
        #if TABS
        case .tabs: return nil
        #endif
        default: content = host.coordinator(for: node)
        }
        shared.takeAway([old])
        wrapper.setViewControllers([content.controller], animated: false)
        #if APPEARANCES || BACK && CONFIRMATION || HIDING
        bars.show(around: content.controller, among: [content], of: wrapper, by: host, animated: false)
        #endif
        return true
      }
      guard content is StackCoordinator<G>, node.stack != nil, node.container == container else { return nil }
      content.take(node.id)
      return content.update(to: node, animated: false)
    }

    /// Whether showing `node` would change the stack itself.
    func differs(from node: Node<G>) -> Bool {
      guard let path = node.stack else { return content.id != node.id }
      return !path.elementsEqual(content.children) { $0.id == $1.id }
    }

    /// Other columns have been pushed on top.
    var isCovered: Bool {
      guard let navigation = controller as? UINavigationController else { return false }
      return navigation.viewControllers.contains { shared.isColumn($0, on: navigation) }
    }

    /// What the app has pushed around content without a stack.
    var opaque: [UIViewController] { wrapper.map { shared.opaque(on: $0, beside: [content.controller]) } ?? [] }

    /// Takes that away where an intent clears the way; true if there was anything.
    private func clearsTheWay(animated: Bool) -> Bool {
      guard let wrapper, let host, host.opaque.clearing.screens.contains(content.id), !opaque.isEmpty else { return false }
      return wrapper.drop(opaque, animated: animated)
    }

    /// Something of this column can be seen.
    var isSeen: Bool { content.isSeen || !isCovered && opaque.contains { $0.viewIfLoaded?.window != nil } }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      #if APPEARANCES || BACK && CONFIRMATION || HIDING
      bars.show(around: viewController, among: [content], of: navigationController, by: host, animated: animated)
      #endif
      host?.lookAgain()
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      host?.lookAgain()
    }
  }
}

extension NavGraph.ControllerOwner {
  /// A screen of this one is in the window, or what the app has pushed on that.
  fileprivate var isSeen: Bool {
    if visible.isEmpty { return controller.viewIfLoaded?.window != nil }
    // What lies on the columns that a collapsed split has pushed there lies on them.
    let isCovered = (controller as? UINavigationController)?.viewControllers.contains { $0 is UINavigationController } ?? false
    return visible.contains(where: { $0.isSeen }) || !isCovered && opaque.contains { $0.viewIfLoaded?.window != nil }
  }
}

extension NavGraph.Coordinator {
  /// Whether its controller has a navigation bar, or bars inside it.
  fileprivate var bringsItsBar: Bool {
    #if TABS
    if self is NavGraph.TabsCoordinator<G> { return true }
    #endif
    return self is NavGraph.StackCoordinator<G>
  }
}

"""##),
  RuntimeSource(
    .uikit, "Splits/SplitController.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The split view controller of a split. An app may supply a subclass (`Containers`).
  @MainActor open class SplitController: UISplitViewController {
    private let relay = SplitRelay()
    /// A delegate that the app sets is kept beside the coordinator.
    open override var delegate: (any UISplitViewControllerDelegate)? {
      get { super.delegate }
      set {
        // UIKit asks a delegate which methods it has when it is set.
        super.delegate = nil
        super.delegate = relay.delegate(for: newValue, isOwner: newValue is any ContainerOwner)
      }
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      relay.ask({ $0.splitViewControllerSupportedInterfaceOrientations(_:) }) { $0(self) } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      let ask = relay.app?.splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
      return ask?(self) ?? super.preferredInterfaceOrientationForPresentation
    }

    #if SYSTEMBARS
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    open override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : super.childForStatusBarHidden }
    open override var prefersStatusBarHidden: Bool { hides(.statusBar) || super.prefersStatusBarHidden }
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
      hides(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    open override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
    #endif
  }
}

"""##),
  RuntimeSource(
    .uikit, "Splits/SplitCoordinator.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Owns a split view controller in column style, and the content of its columns.
  ///
  /// A collapsed one is read by what is in the window: UIKit pushes the columns' navigation controllers onto the one of the first,
  /// so the stacks themselves say nothing about which column is on top.
  @MainActor public final class SplitCoordinator<G: Graph>: Coordinator<G>, UISplitViewControllerDelegate {
    public let splitViewController: UISplitViewController
    private var columns: [Column: SplitColumn<G>] = [:]
    /// It has been on the screen, side by side or collapsed as the window wants it.
    private var hasBeenSeen = false
    /// The column on which the screen and the tree have agreed: only from there can the user have gone back.
    private var agreed: Column?
    /// The column that UIKit was asked to show, and how often.
    private var asked: (column: Column, times: Int)?
    private var inspectorWasUp = false
    private var inspectorAsked: Bool?
    private var isUncovering = false
    /// How often UIKit has refused a column in a row.
    private var refusals = 0

    init(host: UIKitHost<G>, node: Node<G>) {
      let hasContent = node.splitColumns?[.content] != nil
      let style: UISplitViewController.Style = hasContent ? .tripleColumn : .doubleColumn
      splitViewController = node.container.map { host.containers.split($0, style) } ?? SplitController(style: style)
      super.init(host: host, node: node, controller: splitViewController)
      splitViewController.delegate = self
      let options = node.container.map { G.options(of: $0) } ?? SplitOptions()
      splitViewController.preferredDisplayMode = options.display.mode
      splitViewController.preferredSplitBehavior = options.behavior.behavior
    }

    public override var children: [Coordinator<G>] { Column.allCases.compactMap { columns[$0]?.content } }
    override var containers: [ControllerOwner] { children }
    override var isAsAgreed: Bool { false }

    #if CONTEXTS
    var detail: SplitColumn<G>? { columns[.detail] }

    #endif
    /// What the app has pushed around columns without a stack.
    override var opaque: [UIViewController] { Column.allCases.flatMap { columns[$0]?.opaque ?? [] } }

    private var isCoveredByApp: Bool {
      first { $0.opaque.contains { $0.viewIfLoaded?.window != nil } ? true : nil } ?? false
    }

    // MARK: Writing

    override func update(to node: Node<G>, animated: Bool) -> Bool {
      guard let host, case .split(_, let nodes, let focus) = node.content else { return false }
      if uncovers(nodes) { return true }
      var hasChanged = false
      for column in Column.allCases {
        // Changes behind another column are invisible.
        let isAnimated = animated && (!focus.isCollapsed || column == focus.front)
        guard change(column, to: nodes[column], host, animated: isAnimated) else { continue }
        hasChanged = true
        guard splitViewController.isCollapsed else { continue }
        // One behind the other, the columns are one stack: UIKit refuses a second change while it moves.
        if seenColumn != focus.front { agreed = nil }
        return true
      }
      return bring(focus) || showInspector(focus) || hasChanged
    }

    /// Makes a column show `node`, or nothing; whether something changed.
    private func change(_ column: Column, to node: Node<G>?, _ host: UIKitHost<G>, animated: Bool) -> Bool {
      guard let name = column.name else { return false }
      guard let node else {
        if columns.removeValue(forKey: column) != nil { splitViewController.setViewController(nil, for: name) }
        return false
      }
      if let shown = columns[column], let change = shown.update(to: node, host: host, animated: animated) { return change }
      let fresh = SplitColumn(node, host: host)
      splitViewController.setViewController(fresh.controller, for: name)
      // What UIKit has refused is not there.
      guard splitViewController.viewController(for: name) === fresh.controller else { return triesAgain() }
      columns[column] = fresh
      refusals = 0
      return true
    }

    /// UIKit has refused a column: that is tried once more, and then again whenever something happens.
    private func triesAgain() -> Bool {
      refusals += 1
      guard refusals == 1 else { return false }
      host?.lookAgain()
      return true
    }

    /// A stack with other columns on top of it is left alone until they have gone; they come back afterwards.
    private func uncovers(_ nodes: [Column: Node<G>]) -> Bool {
      func isCovered(_ column: Column) -> Bool {
        guard let node = nodes[column], let shown = columns[column] else { return false }
        return shown.differs(from: node) && shown.isCovered
      }
      guard splitViewController.isCollapsed, !isUncovering, let name = Column.allCases.first(where: isCovered)?.name else {
        isUncovering = false
        return false
      }
      isUncovering = true
      agreed = nil
      splitViewController.show(name)
      return true
    }

    /// Shows the column that is to be on top: collapsed, a new controller does not show itself.
    private func bring(_ focus: Focus) -> Bool {
      // Collapsed, one is always in front, also if none was asked for.
      guard let column = focus.isCollapsed ? focus.front : focus.column, let name = column.name else { return false }
      let seen = seenColumn
      // Over all columns there may be something of the app's own.
      if seen == column || seen == nil && isCoveredByApp { return false }
      let times = asked?.column == column ? asked?.times ?? 0 : 0
      // Whether it worked can be seen only where columns stand behind each other, and on the screen.
      guard times == 0 || times == 1 && seen != nil else {
        if let seen { host?.navigator.hostCollapsed(id, onto: seen) }
        return false
      }
      asked = (column, times + 1)
      splitViewController.show(name)
      return true
    }

    private func showInspector(_ focus: Focus) -> Bool {
      guard #available(iOS 26.0, *), columns[.inspector] != nil else { return false }
      let isUp = splitViewController.isShowing(.inspector)
      guard focus.showsInspector != isUp, focus.showsInspector != inspectorAsked else { return false }
      inspectorAsked = focus.showsInspector
      if focus.showsInspector { splitViewController.show(.inspector) } else { splitViewController.hide(.inspector) }
      return true
    }

    // MARK: Reading

    override func absorb() {
      super.absorb()
      // A window in the background is resized for its pictures: nobody has gone anywhere.
      guard splitViewController.viewIfLoaded?.window?.windowScene?.activationState != .background,
        let host, case .split(_, _, let focus)? = host.navigator.tree.node(id)?.content
      else { return }
      hasBeenSeen = hasBeenSeen || splitViewController.viewIfLoaded?.window != nil
      if focus.isCollapsed != splitViewController.isCollapsed {
        // What is seen is what the tree is told: from there the user can go back at once.
        (inspectorWasUp, inspectorAsked, asked, agreed) = (false, nil, nil, seenColumn)
        let column = splitViewController.isCollapsed ? seenColumn ?? topColumn : nil
        return host.navigator.hostCollapsed(id, onto: column)
      }
      absorbInspector(focus)
      guard focus.isCollapsed else {
        // Side by side, what was asked for is there.
        if hasBeenSeen, let column = focus.column, asked?.column == column {
          asked = nil
          host.navigator.hostCollapsed(id, onto: nil)
        }
        return
      }
      guard let seen = seenColumn else { return }
      if seen == focus.front {
        (agreed, asked) = (seen, nil)
      } else if agreed == focus.front, seen.order < focus.front.order {
        agreed = seen
        host.navigator.hostWentBack(to: seen, in: id)
      }
    }

    private func absorbInspector(_ focus: Focus) {
      guard #available(iOS 26.0, *) else {
        // There is none to show.
        if focus.showsInspector { host?.navigator.hostHidInspector(of: id) }
        return
      }
      guard columns[.inspector] != nil, splitViewController.viewIfLoaded?.window != nil else { return }
      let isUp = splitViewController.isShowing(.inspector)
      if inspectorWasUp, !isUp, focus.showsInspector { host?.navigator.hostHidInspector(of: id) }
      inspectorWasUp = isUp
      if isUp == focus.showsInspector { inspectorAsked = nil }
    }

    /// The column on top of a collapsed split; nil while something else covers it.
    private var seenColumn: Column? {
      guard splitViewController.isCollapsed else { return nil }
      return [.detail, .content, .sidebar].first { columns[$0]?.isSeen ?? false }
    }

    /// The column that is on top when the split collapses.
    private var topColumn: Column { host?.navigator.tree.node(id)?.columnOnTop ?? .sidebar }

    public func splitViewController(
      _ splitViewController: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { topColumn.name ?? proposedTopColumn }

    public func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController) { host?.lookAgain() }

    public func splitViewControllerDidExpand(_ splitViewController: UISplitViewController) { host?.lookAgain() }

    public func splitViewController(_ splitViewController: UISplitViewController, didHide column: UISplitViewController.Column) {
      // Also where it went before anybody has looked whether it is up.
      if #available(iOS 26.0, *), column == .inspector { inspectorWasUp = true }
      host?.lookAgain()
    }
  }
}

extension NavGraph.Column {
  /// UIKit's name for the column; the inspector has none before iOS 26.
  fileprivate var name: UISplitViewController.Column? {
    switch self {
    case .sidebar: .primary
    case .content: .supplementary
    case .detail: .secondary
    case .inspector: if #available(iOS 26.0, *) { .inspector } else { nil }
    }
  }
}

extension NavGraph.SplitOptions.Display {
  fileprivate var mode: UISplitViewController.DisplayMode {
    switch self {
    case .automatic: .automatic
    case .secondaryOnly: .secondaryOnly
    case .oneBesideSecondary: .oneBesideSecondary
    case .oneOverSecondary: .oneOverSecondary
    case .twoBesideSecondary: .twoBesideSecondary
    case .twoOverSecondary: .twoOverSecondary
    case .twoDisplaceSecondary: .twoDisplaceSecondary
    }
  }
}

extension NavGraph.SplitOptions.Behavior {
  fileprivate var behavior: UISplitViewController.SplitBehavior {
    switch self {
    case .automatic: .automatic
    case .tile: .tile
    case .overlay: .overlay
    case .displace: .displace
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Splits/SplitRelay.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Tells a coordinator and the delegate that the app has set. Which column a collapsing split shows is the coordinator's affair.
  /// What Apple asks of splits without columns alone is left out.
  @MainActor final class SplitRelay: Relay<any UISplitViewControllerDelegate>, UISplitViewControllerDelegate {
    nonisolated override init() { super.init() }

    func splitViewController(
      _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      let tell = app?.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      let ask = owner?.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      let wanted = tell?(svc, proposedTopColumn)
      return ask?(svc, proposedTopColumn) ?? wanted ?? proposedTopColumn
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      tell(both, { $0.splitViewControllerDidCollapse(_:) }) { $0(svc) }
    }

    func splitViewController(
      _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      var mode = proposedDisplayMode
      tell(both, { $0.splitViewController(_:displayModeForExpandingToProposedDisplayMode:) }) { mode = $0(svc, mode) }
      return mode
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      tell(both, { $0.splitViewControllerDidExpand(_:) }) { $0(svc) }
    }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      tell(both, { $0.splitViewController(_:willShow:) }) { $0(svc, column) }
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      tell(both, { $0.splitViewController(_:willHide:) }) { $0(svc, column) }
    }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
      tell([app], { $0.splitViewController(_:willChangeTo:) }) { $0(svc, displayMode) }
    }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      tell([app], { $0.splitViewControllerInteractivePresentationGestureWillBegin(_:) }) { $0(svc) }
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      tell([app], { $0.splitViewControllerInteractivePresentationGestureDidEnd(_:) }) { $0(svc) }
    }

    @available(iOS 26.0, *)
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
      tell(both, { $0.splitViewController(_:didShow:) }) { $0(svc, column) }
    }

    @available(iOS 26.0, *)
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
      tell(both, { $0.splitViewController(_:didHide:) }) { $0(svc, column) }
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Stacks/StackController.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The navigation controller of a stack. An app may supply a subclass (`Containers`).
  @MainActor open class StackController: UINavigationController {
    private let relay = StackRelay()
    /// A delegate that the app sets is kept beside the coordinator.
    open override var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set {
        // UIKit asks a delegate which methods it has when it is set.
        super.delegate = nil
        super.delegate = relay.delegate(for: newValue, isOwner: newValue is any ContainerOwner)
      }
    }

    #if EXTERNAL
    /// The delegate that somebody else has set.
    var ownDelegate: (any UINavigationControllerDelegate)? { relay.app }
    #endif

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      relay.ask({ $0.navigationControllerSupportedInterfaceOrientations(_:) }) { $0(self) } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      let ask = relay.app?.navigationControllerPreferredInterfaceOrientationForPresentation(_:)
      return ask?(self) ?? super.preferredInterfaceOrientationForPresentation
    }

    #if BACK && CONFIRMATION
    /// Whether a screen above that many has to be asked first; then that has begun. A coordinator answers.
    var holdsBack: @MainActor (Int) -> Bool = { _ in false }

    /// VoiceOver's escape.
    open override func accessibilityPerformEscape() -> Bool {
      holdsBack(max(1, viewControllers.count - 1)) || super.accessibilityPerformEscape()
    }

    @discardableResult open override func popViewController(animated: Bool) -> UIViewController? {
      holdsBack(max(1, viewControllers.count - 1)) ? nil : super.popViewController(animated: animated)
    }

    @discardableResult open override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
      let kept = viewControllers.firstIndex { $0 === viewController }.map { $0 + 1 }
      return kept.map(holdsBack) ?? false ? nil : super.popToViewController(viewController, animated: animated)
    }

    @discardableResult open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      holdsBack(1) ? nil : super.popToRootViewController(animated: animated)
    }
    #endif

    #if SYSTEMBARS
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    open override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : super.childForStatusBarHidden }
    open override var prefersStatusBarHidden: Bool { hides(.statusBar) || super.prefersStatusBarHidden }
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
      hides(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    open override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
    #endif
  }
}

"""##),
  RuntimeSource(
    .uikit, "Stacks/StackCoordinator.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Owns a navigation controller, and keeps its stack equal to a path.
  @MainActor public final class StackCoordinator<G: Graph>: Coordinator<G>, UINavigationControllerDelegate {
    #if EXTERNAL
    public var navigationController: UINavigationController { external?.navigationController ?? own }
    public override var controller: UIViewController { navigationController }
    private let own: StackController
    /// The app's screen on which this stack builds, if it does: then the stack is the app's, too.
    private let external: ExternalScreen?
    /// Stands in the app's stack while something of the graph's is on it.
    var relay: Relay<any UINavigationControllerDelegate> = StackRelay()
    /// That stack.
    weak var stackOfApp: UINavigationController?
    #else
    public let navigationController: UINavigationController
    #endif
    var screens: [Coordinator<G>] = [] { didSet { owners = screens } }
    /// The same.
    private(set) var owners: [ControllerOwner] = []
    /// What the app pushes there itself.
    var shared = SharedStack()
    #if APPEARANCES || BACK && CONFIRMATION || HIDING
    private let bars = ShownBars<G>()
    #endif
    private let pans = PanPriority()

    init(host: UIKitHost<G>, node: Node<G>) {
      #if EXTERNAL
      external = host.external(under: node)
      own = external == nil ? host.containers.navigation(node.container) : StackController()
      super.init(host: host, node: node, controller: own)
      if external != nil { return }
      #else
      navigationController = host.containers.navigation(node.container)
      super.init(host: host, node: node, controller: navigationController)
      #endif
      navigationController.delegate = self
      #if BACK && CONFIRMATION
      (navigationController as? StackController)?.holdsBack = { [weak self] in self?.holdsBack($0) ?? false }
      #endif
      #if TITLES
      navigationController.navigationBar.prefersLargeTitles = G.hasLargeTitles
      #endif
    }

    public override var children: [Coordinator<G>] { screens }
    override var visible: [ControllerOwner] { owners.last.map { [$0] } ?? [] }

    /// Whether the navigation controller holds these screens and nothing else. Of a stack that can't be seen only the ends are compared, so
    /// that it costs nothing as long as others change: it is compared in full when it is seen again.
    func shows(_ shown: [UIViewController], inFull: Bool = false) -> Bool {
      guard shown.count == owners.count, shown.first === owners.first?.controller, shown.last === owners.last?.controller else {
        return false
      }
      guard inFull || navigationController.viewIfLoaded?.window != nil else { return true }
      for index in shown.indices where shown[index] !== owners[index].controller { return false }
      return true
    }

    #if EXTERNAL
    /// What the app pushes there doesn't concern the graph.
    var isOnAppsStack: Bool { external != nil }
    #endif

    override func update(to node: Node<G>, animated: Bool) -> Bool {
      guard let host, case .stack(_, let path) = node.content else { return false }
      #if EXTERNAL
      if let external { return update(on: external, to: path, animated: animated) }
      #endif
      let shown = navigationController.viewControllers
      let kept = kept(of: path)
      if kept == path.count, kept == owners.count, shows(shown) || ours(of: shown).elementsEqual(owners, by: { $0 === $1.controller }) {
        return clearsTheWay(animated: animated)
      }
      var others = Dictionary(screens[kept...].map { ($0.id, $0) }) { first, _ in first }
      let next = screens[..<kept] + path[kept...].map { node in others.removeValue(forKey: node.id) ?? host.coordinator(for: node) }
      let isOurs = shows(shown, inFull: true)
      shared.takeAway(others.values.map { $0.controller })
      let controllers = isOurs ? next.map { $0.controller } : arranged(Array(next))
      screens = Array(next)
      navigationController.setViewControllers(controllers, animated: animated && !shown.isEmpty)
      #if APPEARANCES || BACK && CONFIRMATION || HIDING
      if !animated || shown.isEmpty, let top = controllers.last {
        bars.show(around: top, among: owners, of: navigationController, by: host, animated: false)
      }
      #endif
      return true
    }

    /// How many of the screens at the bottom stay. A path changes at its end, or loses screens, and later nodes have higher identities: what
    /// is at the same place in both has the same below it.
    private func kept(of path: [Node<G>]) -> Int {
      var kept = min(path.count, owners.count)
      while kept > 0, path[kept - 1].id != owners[kept - 1].id { kept -= 1 }
      return kept
    }

    override var opaque: [UIViewController] { pushedByApp }
    override var isAsAgreed: Bool {
      #if EXTERNAL
      if isOnAppsStack { return false }
      #endif
      return shows(navigationController.viewControllers)
    }

    override func absorb() {
      #if EXTERNAL
      if let external { return absorb(on: external) }
      #endif
      guard let left else { return }
      screens = left
      host?.navigator.hostShows(Set(left.map { $0.id }), in: id)
    }

    public func navigationController(_ navigation: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
      #if EXTERNAL
      // The app has gone back beyond its own screen, and everything goes with that.
      if let external, external.floor == nil { stopListening() }
      #endif
      #if APPEARANCES || BACK && CONFIRMATION || HIDING
      #if EXTERNAL
      let shown = external?.screen(in: viewController) ?? viewController
      bars.show(around: shown, among: owners, of: navigation, by: host, animated: animated)
      #else
      bars.show(around: viewController, among: owners, of: navigation, by: host, animated: animated)
      #endif
      #endif
      host?.lookAgain()
    }

    public func navigationController(_ navigation: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
      if let screen = owners.last(where: { $0.controller === viewController })?.screen { pans.follow(screen, on: navigation) }
      #if EXTERNAL
      stopListeningIfBare()
      #endif
      host?.lookAgain()
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Stacks/StackRelay.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Tells a coordinator, then the delegate that the app has set; what only the latter answers is left to it.
  @MainActor final class StackRelay: Relay<any UINavigationControllerDelegate>, UINavigationControllerDelegate {
    nonisolated override init() { super.init() }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
      tell(both, { $0.navigationController(_:willShow:animated:) }) { $0(navigationController, viewController, animated) }
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
      tell(both, { $0.navigationController(_:didShow:animated:) }) { $0(navigationController, viewController, animated) }
    }
    func navigationController(
      _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      ask({ $0.navigationController(_:animationControllerFor:from:to:) }) { $0(navigationController, operation, fromVC, toVC) } ?? nil
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      ask({ $0.navigationController(_:interactionControllerFor:) }) { $0(navigationController, animationController) } ?? nil
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Swipes/UIKitHost+Swipes.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// What the screens say about the swipes that lead back from them, now that nothing moves.
  func followSwipes() {
    // Below the top of a stack there is no swipe.
    var tops: [(controller: UIViewController, swipe: NavGraph.Chrome.SwipeBack)] = []
    for layer in layers {
      layer.visitTops { if let chrome = $0.chrome { tops.append(($0.controller, chrome.swipeBack(of: $0.controller))) } }
    }
    swipes.follow(tops)
  }
}

"""##),
  RuntimeSource(
    .uikit, "SystemBars/BareController.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Stands around a screen without a container that hides them.
  @MainActor package final class BareController: SingleChildController, SystemBarHiding {
    package let screen: UIViewController
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    package override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : screen }
    package override var prefersStatusBarHidden: Bool { hides(.statusBar) }
    package override var childForHomeIndicatorAutoHidden: UIViewController? { hides(.homeIndicator) ? nil : screen }
    package override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) }

    init(_ screen: UIViewController) {
      self.screen = screen
      super.init(nibName: nil, bundle: nil)
      show(screen)
    }

    required init?(coder: NSCoder) { nil }
  }
}

"""##),
  RuntimeSource(
    .uikit, "SystemBars/SystemBarHiding.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A controller that answers for the status bar and the home indicator in the place of the app's screen in it.
  ///
  /// Each overrides the same four properties: Swift has no way to override them once for all four classes of UIKit.
  @MainActor protocol SystemBarHiding: UIViewController {
    /// What the screen hides that can be seen in it.
    var hidden: @MainActor () -> Chrome.Bars { get set }
  }
}

extension NavGraph.SystemBarHiding {
  func hides(_ bar: NavGraph.Chrome.Bars) -> Bool { hidden().contains(bar) }
}

extension NavGraph.StackController: NavGraph.SystemBarHiding {}
#if TABS
extension NavGraph.TabsController: NavGraph.SystemBarHiding {}
#endif
#if SPLITS
extension NavGraph.SplitController: NavGraph.SystemBarHiding {}
#endif
#if PAGES
extension NavGraph.PagesController: NavGraph.SystemBarHiding {}
#endif

"""##),
  RuntimeSource(
    .uikit, "SystemBars/UIKitHost+SystemBars.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// A screen without a container around it that hides the status bar needs one: the screen's own class is the app's.
  func outermost(_ controller: UIViewController, _ node: NavGraph.Node<G>, _ screen: G.Screen) -> UIViewController {
    let isBare = navigator.tree.layers.contains { $0.id == node.id }
    return isBare && !G.chrome(of: screen).hides.isDisjoint(with: [.statusBar, .homeIndicator])
      ? NavGraph.BareController(controller) : controller
  }
}

"""##),
  RuntimeSource(
    .uikit, "Tabs/ControllerTabs.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A tab bar of view controllers, for systems before iOS 18: sections lie open, and everything stands where it is declared.
  @MainActor final class ControllerTabs<G: Graph>: ShownTabs<G> {
    private let controller: UITabBarController
    private let slots: [TabSlot<G>]
    /// By slot: what stands in the bar.
    private var pages: [UIViewController?]
    /// Placeholders for what has not been seen yet.
    private var standIns: [UIViewController?]

    init(_ controller: UITabBarController, _ bar: TabBar<G>) {
      self.controller = controller
      slots = bar.slots
      pages = slots.map { slot in
        guard slot.content == nil else { return nil }
        let button = UIViewController()
        button.tabBarItem = Self.barItem(slot.tab)
        return button
      }
      standIns = slots.map { _ in nil }
    }

    override func show(_ state: TabState<G>) {
      var visible: [UIViewController] = []
      for (index, slot) in slots.enumerated() {
        if let content = slot.content, state.contents.indices.contains(content) {
          standIns[index] = state.contents[content] == nil ? standIns[index] ?? UIViewController() : nil
          let shown = state.contents[content] ?? standIns[index]
          if pages[index] !== shown { shown?.tabBarItem = Self.barItem(slot.tab) }
          pages[index] = shown
        }
        guard let page = pages[index] else { continue }
        if slot.tab.badge != nil { page.tabBarItem.badgeValue = state.badge(of: slot) }
        if !state.hides(slot) { visible.append(page) }
      }
      if controller.viewControllers?.elementsEqual(visible, by: ===) != true {
        controller.setViewControllers(visible, animated: controller.viewIfLoaded?.window != nil)
      }
      if mustSelect(state.selected) { controller.selectedViewController = state.contents[state.selected] }
    }

    override func canSelect(_ content: Int) -> Bool {
      !slots.indices.contains { slots[$0].content == content && standIns[$0] != nil }
    }

    override var selected: Int? {
      slots.indices.first { pages[$0] != nil && pages[$0] === controller.selectedViewController }.flatMap { slots[$0].content }
    }

    func tapped(_ page: UIViewController) -> Tapped<G>? {
      slots.indices.first { pages[$0] === page }.flatMap { slots[$0].tapped }
    }

    private static func barItem(_ tab: TabItem<G>) -> UITabBarItem {
      if tab.isSearch, tab.title == nil, tab.icon == nil { return UITabBarItem(tabBarSystemItem: .search, tag: 0) }
      let icon = tab.icon ?? (tab.isSearch ? "magnifyingglass" : nil)
      return UITabBarItem(title: tab.title, image: icon.flatMap { UIImage(systemName: $0) }, selectedImage: nil)
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Tabs/ScrollingToTop.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A screen may say what it does when its tab is tapped again and there is nothing to pop; otherwise its scroll view is found.
  @MainActor public protocol ScrollingToTop: UIViewController {
    func scrollToTop()
  }
}

extension UIViewController {
  /// Scrolls what a tab shows to its top.
  func scrollToTopOfTab() {
    if let screen = self as? any NavGraph.ScrollingToTop { return screen.scrollToTop() }
    guard let view = viewIfLoaded, let scroll = view as? UIScrollView ?? view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first
    else { return }
    NavGraph.scrollToTop(scroll)
  }
}

"""##),
  RuntimeSource(
    .uikit, "Tabs/SectionController.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The controller of a section: it shows what the selected one of its tabs shows, since UIKit itself exchanges root tabs only.
  @MainActor package final class SectionController: SingleChildController {}
}

"""##),
  RuntimeSource(
    .uikit, "Tabs/ShownTabs.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What UIKit's tab bar is made of: `UITab` where there is one, view controllers elsewhere.
  @MainActor class ShownTabs<G: Graph> {
    private var last: Int?

    init() {}

    /// Makes the bar show what is visible now, and selects.
    func show(_ state: TabState<G>) {}
    /// The content that is selected; nil while that is none of the app's, as behind More.
    var selected: Int? { nil }
    /// Whether what UIKit shows when it selects that by itself is there, or is made then.
    func canSelect(_ content: Int) -> Bool { true }

    /// Whether UIKit has to be told. Behind More nothing of the app's is selected: the user stays there until something else is wanted.
    final func mustSelect(_ wanted: Int) -> Bool {
      defer { last = wanted }
      return selected != wanted && (selected != nil || last != wanted)
    }
  }

  /// What a tab bar is to show.
  @MainActor struct TabState<G: Graph> {
    /// A controller for each tab that doesn't just act; nil until it is first seen.
    let contents: [UIViewController?]
    let selected: Int
    let answers: Answers<G>

    /// A selected tab stays until it is left, hidden or not.
    func hides(_ slot: TabSlot<G>) -> Bool {
      guard slot.content != selected else { return false }
      return [slot.tab.hidden, slot.section?.hidden].contains { $0?.evaluate(answers.holds) ?? false }
    }

    func badge(of slot: TabSlot<G>) -> String? { slot.tab.badge.flatMap(answers.badge) }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Tabs/SystemTabs.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A tab bar of `UITab`, which can also be a sidebar. Tabs are told apart by their identifiers.
  @available(iOS 18.0, *) @MainActor final class SystemTabs<G: Graph>: ShownTabs<G> {
    private let controller: UITabBarController
    private let slots: [TabSlot<G>]
    /// By slot, together with the content for which it was made.
    private var made: [Int: (tab: UITab, content: UIViewController?)] = [:]
    private var sections: [String: UITabGroup] = [:]
    /// The user chose that content from a menu.
    private let choose: @MainActor (Int) -> Void
    /// Makes a content, or gives the one that is there.
    private let content: @MainActor (Int) -> UIViewController?

    init(
      _ controller: UITabBarController, _ bar: TabBar<G>, content: @escaping @MainActor (Int) -> UIViewController?,
      choose: @escaping @MainActor (Int) -> Void
    ) {
      self.controller = controller
      self.content = content
      self.choose = choose
      slots = bar.slots
      let hasSidebar = bar.style != .tabBar && (bar.items + slots.map { $0.tab }).contains { $0.placement == .sidebarOnly }
      switch bar.style {
      case .automatic: controller.mode = hasSidebar ? .tabSidebar : .automatic
      case .tabBar: controller.mode = .tabBar
      case .tabSidebar, .sidebarAdaptable: controller.mode = .tabSidebar
      }
      if bar.style == .tabSidebar { controller.sidebar.isHidden = false }
      if controller.mode != .tabBar { controller.customizationIdentifier = bar.name }
      if #available(iOS 26.0, *), let minimize = bar.minimize {
        switch minimize {
        case .automatic: controller.tabBarMinimizeBehavior = .automatic
        case .never: controller.tabBarMinimizeBehavior = .never
        case .onScrollDown: controller.tabBarMinimizeBehavior = .onScrollDown
        case .onScrollUp: controller.tabBarMinimizeBehavior = .onScrollUp
        }
      }
    }

    override func show(_ state: TabState<G>) {
      var children: [String: [UITab]] = [:]
      var roots: [UITab] = []
      var hasHidden = false
      for (index, slot) in slots.enumerated() {
        guard let tab = tab(index, state) else { continue }
        // What the user has hidden stays so: it is no affair of the graph.
        if slot.tab.hidden != nil || slot.section?.hidden != nil {
          let isHidden = state.hides(slot)
          if tab.isHidden != isHidden {
            tab.isHidden = isHidden
            hasHidden = true
          }
        }
        if slot.tab.badge != nil { tab.badgeValue = state.badge(of: slot) }
        guard let section = slot.section else {
          roots.append(tab)
          continue
        }
        if children[section.name] == nil { roots.append(group(section)) }
        children[section.name, default: []].append(tab)
      }
      for (name, tabs) in children { fill(name, with: tabs) }
      if !controller.tabs.elementsEqual(roots, by: ===) {
        // UIKit selects the first one by itself, and has it made.
        if controller.tabs.isEmpty, let first = slots.firstIndex(where: { $0.content == state.selected }), let wanted = made[first]?.tab {
          controller.tabs = [slots[first].section.map(group) ?? wanted]
        }
        controller.tabs = roots
      } else if hasHidden, controller.viewIfLoaded?.window != nil {
        // That some come or go is animated where all are handed over again.
        controller.setTabs(roots, animated: true)
      }
      if #available(iOS 27.0, *), let prominent = slots.indices.first(where: { slots[$0].tab.isProminent }) {
        let identifier = made[prominent]?.tab.identifier
        if controller.prominentTabIdentifier != identifier { controller.prominentTabIdentifier = identifier }
      }
      select(state)
    }

    override var selected: Int? { controller.selectedTab.flatMap(index).flatMap { slots[$0].content } }

    func tapped(_ tab: UITab) -> Tapped<G>? {
      index(of: tab).flatMap { slots[$0].tapped }
    }

    private func select(_ state: TabState<G>) {
      guard let index = slots.firstIndex(where: { $0.content == state.selected }), let wanted = made[index] else { return }
      if let group = wanted.tab.parent {
        if group.selectedChild !== wanted.tab { group.selectedChild = wanted.tab }
        if let content = wanted.content {
          (group.viewController as? SectionController)?.show(content)
          addMenu(of: group, to: content)
        }
      }
      if mustSelect(state.selected) { controller.selectedTab = wanted.tab }
    }

    /// The tab of a slot; a new one if its content is another.
    private func tab(_ index: Int, _ state: TabState<G>) -> UITab? {
      let slot = slots[index]
      let known = made[index]
      let content = content(of: slot, state)
      // UIKit exchanges the controllers of root tabs only, and keeps each for good: what is in a section is shown by its group.
      if let known, known.content === content || known.content == nil || slot.content == nil || slot.section != nil {
        made[index] = (known.tab, content)
        return known.tab
      }
      let provide: (UITab) -> UIViewController = { [weak self] _ in self?.provide(index) ?? UIViewController() }
      let provider = slot.section == nil ? provide : nil
      let title = slot.tab.title
      let image = slot.tab.icon.flatMap { UIImage(systemName: $0) }
      let tab: UITab
      if slot.tab.isSearch {
        let search = UISearchTab(viewControllerProvider: provider)
        if #available(iOS 26.0, *), slot.tab.activatesSearch { search.automaticallyActivatesSearch = true }
        tab = search
        if let title { tab.title = title }
        if let image { tab.image = image }
      } else {
        tab = UITab(title: title ?? "", image: image, identifier: slot.tab.name, viewControllerProvider: provider)
      }
      tab.preferredPlacement = slot.tab.placement.system
      made[index] = (tab, content)
      return tab
    }

    /// A root tab is about to be seen.
    private func provide(_ index: Int) -> UIViewController? {
      let content = slots[index].content.flatMap(content)
      made[index]?.content = content
      return content
    }

    private func content(of slot: TabSlot<G>, _ state: TabState<G>) -> UIViewController? {
      slot.content.flatMap { state.contents.indices.contains($0) ? state.contents[$0] : nil }
    }

    private func group(_ section: TabItem<G>) -> UITabGroup {
      if let known = sections[section.name] { return known }
      let made = UITabGroup(
        title: section.title ?? "", image: section.icon.flatMap { UIImage(systemName: $0) }, identifier: section.name, children: []
      ) { _ in SectionController() }
      made.preferredPlacement = section.placement.system
      sections[section.name] = made
      return made
    }

    private func fill(_ section: String, with tabs: [UITab]) {
      guard let group = sections[section] else { return }
      if !group.children.elementsEqual(tabs, by: ===) { group.children = tabs }
      let first = tabs.first { !$0.isHidden }
      if group.defaultChildIdentifier != first?.identifier { group.defaultChildIdentifier = first?.identifier }
      if group.isHidden != (first == nil) { group.isHidden = first == nil }
    }

    /// A section is one item of a bar: where there is no sidebar, the title of what it shows leads to the others.
    private func addMenu(of group: UITabGroup, to content: UIViewController) {
      guard let item = (content as? UINavigationController)?.viewControllers.first?.navigationItem, item.titleMenuProvider == nil else {
        return
      }
      item.titleMenuProvider = { [weak self, weak group] _ in group.flatMap { self?.menu(of: $0) } }
    }

    private func menu(of group: UITabGroup) -> UIMenu? {
      guard controller.mode == .tabBar || controller.traitCollection.horizontalSizeClass != .regular else { return nil }
      let choices = group.children.compactMap { tab -> UIAction? in
        guard !tab.isHidden, let content = index(of: tab).flatMap({ slots[$0].content }) else { return nil }
        let action = UIAction(title: tab.title, image: tab.image) { [weak self] _ in self?.choose(content) }
        action.state = tab === group.selectedChild ? .on : .off
        return action
      }
      return choices.count > 1 ? UIMenu(children: choices) : nil
    }

    /// The slot of a tab; for a section, of the tab that is selected in it or would be.
    private func index(of tab: UITab) -> Int? {
      if let group = tab as? UITabGroup {
        let child = group.selectedChild ?? group.children.first { $0.identifier == group.defaultChildIdentifier }
        return child.flatMap(index)
      }
      return slots.indices.first { made[$0]?.tab.identifier == tab.identifier }
    }
  }
}

@available(iOS 18.0, *) extension NavGraph.TabPlacement {
  fileprivate var system: UITab.Placement {
    switch self {
    case .automatic: .automatic
    case .default: .default
    case .optional: .optional
    case .movable: .movable
    case .pinned: .pinned
    case .fixed: .fixed
    case .sidebarOnly: .sidebarOnly
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Tabs/TabBarRelay.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Tells a coordinator and the delegate that the app has set; a tap goes through if both agree.
  @MainActor final class TabBarRelay: Relay<any UITabBarControllerDelegate>, UITabBarControllerDelegate {
    nonisolated override init() { super.init() }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      // The app first: what it refuses is no intent.
      agree([app, owner], { $0.tabBarController(_:shouldSelect:) }) { $0(tabBarController, viewController) }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      tell(both, { $0.tabBarController(_:didSelect:) }) { $0(tabBarController, viewController) }
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      agree([app, owner], { $0.tabBarController(_:shouldSelectTab:) }) { $0(tabBarController, tab) }
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
      tell(both, { $0.tabBarController(_:didSelectTab:previousTab:) }) { $0(tabBarController, selectedTab, previousTab) }
    }

    // MARK: The app's alone

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      ask({ $0.tabBarController(_:animationControllerForTransitionFrom:to:) }) { $0(tabBarController, fromVC, toVC) } ?? nil
    }

    func tabBarController(
      _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      ask({ $0.tabBarController(_:interactionControllerFor:) }) { $0(tabBarController, animationController) } ?? nil
    }

    func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
      tell([app], { $0.tabBarController(_:willBeginCustomizing:) }) { $0(tabBarController, viewControllers) }
    }

    func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) {
      tell([app], { $0.tabBarController(_:willEndCustomizing:changed:) }) { $0(tabBarController, viewControllers, changed) }
    }

    func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) {
      tell([app], { $0.tabBarController(_:didEndCustomizing:changed:) }) { $0(tabBarController, viewControllers, changed) }
    }

    @available(iOS 18.0, *)
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
      tell([app], { $0.tabBarControllerWillBeginEditing(_:) }) { $0(tabBarController) }
    }

    @available(iOS 18.0, *)
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
      tell([app], { $0.tabBarControllerDidEndEditing(_:) }) { $0(tabBarController) }
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
      tell([app], { $0.tabBarController(_:visibilityDidChangeFor:) }) { $0(tabBarController, tabs) }
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
      tell([app], { $0.tabBarController(_:displayOrderDidChangeFor:) }) { $0(tabBarController, group) }
    }

    @available(iOS 18.0, *)
    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
      ask({ $0.tabBarController(_:displayedViewControllersFor:proposedViewControllers:) }) {
        $0(tabBarController, tab, proposedViewControllers)
      } ?? proposedViewControllers
    }

    @available(iOS 18.0, *)
    func tabBarController(
      _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation {
      ask({ $0.tabBarController(_:tab:operationForAcceptingItemsFrom:) }) { $0(tabBarController, tab, session) } ?? .cancel
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession) {
      tell([app], { $0.tabBarController(_:tab:acceptItemsFrom:) }) { $0(tabBarController, tab, session) }
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Tabs/TabsController.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The tab bar controller of tabs. An app may supply a subclass (`Containers`).
  @MainActor open class TabsController: UITabBarController {
    private let relay = TabBarRelay()
    /// A delegate that the app sets is kept beside the coordinator.
    open override var delegate: (any UITabBarControllerDelegate)? {
      get { super.delegate }
      set {
        // UIKit asks a delegate which methods it has when it is set.
        super.delegate = nil
        super.delegate = relay.delegate(for: newValue, isOwner: newValue is any ContainerOwner)
      }
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      relay.ask({ $0.tabBarControllerSupportedInterfaceOrientations(_:) }) { $0(self) } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      let ask = relay.app?.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
      return ask?(self) ?? super.preferredInterfaceOrientationForPresentation
    }

    #if SYSTEMBARS
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    open override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : super.childForStatusBarHidden }
    open override var prefersStatusBarHidden: Bool { hides(.statusBar) || super.prefersStatusBarHidden }
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
      hides(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    open override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
    #endif
  }
}

"""##),
  RuntimeSource(
    .uikit, "Tabs/TabsCoordinator.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Owns a tab bar controller: its tabs, which is selected, which are left out, and what stands above the bar.
  @MainActor public final class TabsCoordinator<G: Graph>: Coordinator<G>, UITabBarControllerDelegate {
    public let tabBarController: UITabBarController
    private let bar: TabBar<G>
    private let slots: [TabSlot<G>]
    /// Nothing about the bar depends on answers of the app's.
    private let isFixed: Bool
    private let hasAccessory: Bool
    /// By tab: nil until it is first seen.
    private var contents: [Coordinator<G>?] = [] { didSet { updateOwners() } }
    /// Those that are there, and what stands above the bar.
    private var owners: [ControllerOwner] = []
    /// What the tabs are to show, as far as it is known.
    private var nodes: [Node<G>] = []
    private var accessory: Coordinator<G>? { didSet { updateOwners() } }
    private lazy var tabs: ShownTabs<G> = makeTabs()
    /// What UIKit shows, as far as it has been heard of.
    private var selected: Int?

    init(host: UIKitHost<G>, node: Node<G>) {
      tabBarController = node.container.map { host.containers.tabs($0) } ?? TabsController()
      bar = node.container.map { G.tabBar(of: $0) } ?? TabBar()
      slots = bar.slots
      isFixed = !slots.contains { $0.tab.hidden != nil || $0.section?.hidden != nil || $0.tab.badge != nil }
      hasAccessory = bar.accessory != nil
      super.init(host: host, node: node, controller: tabBarController)
      tabBarController.delegate = self
      #if APPEARANCES
      if let appearance = host.appearance(at: id) { tabBarController.tabBar.apply(appearance) }
      #endif
    }

    public override var children: [Coordinator<G>] { (contents + [accessory]).compactMap { $0 } }
    override var containers: [ControllerOwner] { owners }
    override var visible: [ControllerOwner] {
      var seen: [ControllerOwner] = []
      if let selected, contents.indices.contains(selected), let shown = contents[selected] { seen.append(shown) }
      if let accessory { seen.append(accessory) }
      return seen
    }

    override var isAsAgreed: Bool { tabs.selected == selected }

    private func updateOwners() {
      owners = []
      for content in contents {
        if let content { owners.append(content) }
      }
      if let accessory { owners.append(accessory) }
    }

    private func makeTabs() -> ShownTabs<G> {
      guard #available(iOS 18.0, *) else { return ControllerTabs(tabBarController, bar) }
      return SystemTabs(tabBarController, bar) { [weak self] in
        self?.content($0)?.controller
      } choose: { [weak self] content in
        guard let self else { return }
        self.host?.navigator.select(content, in: self.id)
      }
    }

    /// What a tab shows: it is made when it is about to be seen.
    private func content(_ index: Int) -> Coordinator<G>? {
      guard contents.indices.contains(index) else { return nil }
      if contents[index] == nil { contents[index] = host?.coordinator(for: nodes[index]) }
      return contents[index]
    }

    /// Before iOS 18 nobody asks for the tabs behind More when they are seen.
    private func isMadeInAdvance(_ index: Int) -> Bool {
      guard tabs is ControllerTabs<G> else { return false }
      return slots.count > 5 && (slots.firstIndex { $0.content == index } ?? 0) > 3
    }

    override func update(to node: Node<G>, animated: Bool) -> Bool {
      guard let host, case .tabs(_, let nodes, let wanted) = node.content, nodes.indices.contains(wanted) else { return false }
      self.nodes = nodes
      var isOther = dropsOthers(than: nodes)
      for index in nodes.indices where contents[index] == nil && (index == wanted || isMadeInAdvance(index)) {
        isOther = true
        _ = content(index)
      }
      var hasChanged = selected != wanted
      selected = wanted
      if isOther || hasChanged || !isFixed || tabs.selected != wanted {
        tabs.show(TabState(contents: contents.map { $0?.controller }, selected: wanted, answers: host.navigator.answers))
      }
      if hasAccessory { showAccessory(host, node) }
      for index in nodes.indices {
        guard let content = contents[index] else { continue }
        if content.update(to: nodes[index], animated: animated && index == wanted) { hasChanged = true }
      }
      return hasChanged
    }

    /// Forgets what was made for other nodes; whether there was anything.
    private func dropsOthers(than nodes: [Node<G>]) -> Bool {
      if contents.count == nodes.count, !nodes.indices.contains(where: { contents[$0] != nil && contents[$0]?.id != nodes[$0].id }) {
        return false
      }
      contents = nodes.indices.map { contents.indices.contains($0) && contents[$0]?.id == nodes[$0].id ? contents[$0] : nil }
      return true
    }

    /// A search that is cancelled goes back to the tab before without a tap, and an app may select by itself.
    override func absorb() {
      if let now = tabs.selected, selected != nil, now != selected { follow(now) }
      super.absorb()
    }

    /// UIKit shows another tab. One that asks first is left again until the answer is there.
    private func follow(_ content: Int) {
      selected = content
      guard let navigator = host?.navigator else { return }
      if navigator.entersFreely(content, in: id) { navigator.hostSelected(content, in: id) } else { navigator.select(content, in: id) }
    }

    private func showAccessory(_ host: UIKitHost<G>, _ node: Node<G>) {
      guard #available(iOS 26.0, *), let wanted = bar.accessory else { return }
      let isShown = bar.accessoryWhen?.evaluate(host.navigator.answers.holds) ?? true
      guard isShown != (tabBarController.bottomAccessory != nil) else { return }
      // Its events happen at the bar, which is there as long as this is; it keeps its state while it is away.
      let screen = accessory ?? Coordinator(host: host, node: node, controller: host.controller(for: wanted, id))
      accessory = screen
      let strip = isShown ? UITabAccessory(contentView: screen.controller.view) : nil
      tabBarController.setBottomAccessory(strip, animated: tabBarController.viewIfLoaded?.window != nil)
    }

    // MARK: Taps

    /// Whether UIKit may select by itself: it would pass guards by, and would not wait for what moves. Then the tap becomes an intent.
    private func allows(_ tapped: Tapped<G>?) -> Bool {
      guard let host, let tapped else { return true }
      switch tapped {
      case .action(let event):
        host.navigator.send(event, ofTabIn: id)
        return false
      case .content(let content) where content == tabs.selected:
        tapAgain(content)
        return false
      case .content(let content):
        if host.isQuiet, host.navigator.maySelect(content, in: id), tabs.canSelect(content) {
          // What comes of it is seen, whether anybody says so or not.
          host.lookAgain()
          return true
        }
        host.navigator.select(content, in: id)
        return false
      }
    }

    /// The app has pushed its own controllers on the stack of that tab.
    private func isCoveredByApp(_ content: Int) -> Bool { contents[content]?.opaque.isEmpty == false }

    private func tapAgain(_ content: Int) {
      guard let host, contents.indices.contains(content), let node = contents[content].flatMap({ host.navigator.tree.node($0.id) })
      else { return }
      switch slots.first(where: { $0.content == content })?.tab.reselect ?? .popToRoot {
      case .none: break
      case .popToRoot where (node.stack?.count ?? 0) > 1 || isCoveredByApp(content):
        let leave = Event<G>(bar.name + " tapped again", .popToRoot)
        #if BACK && CONFIRMATION
        if (node.stack?.count ?? 0) > 1, host.chrome(of: node.leaf.id).back == .confirm {
          return host.askBeforeBack(from: node.leaf.id, leave)
        }
        #endif
        host.navigator.send(leave, from: node.leaf.id)
      case .popToRoot, .scrollToTop:
        guard host.isQuiet else { return }
        host.coordinator(of: node.leaf.id)?.screen.scrollToTopOfTab()
      }
    }

    /// The user's tap has selected: said once, whichever callbacks UIKit uses.
    private func hasSelected(_ tapped: Tapped<G>?) {
      guard case .content(let content)? = tapped, content != selected else { return }
      follow(content)
      host?.lookAgain()
    }

    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      guard let tabs = tabs as? ControllerTabs<G> else { return true }
      return allows(tabs.tapped(viewController))
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      hasSelected((tabs as? ControllerTabs<G>)?.tapped(viewController))
    }

    @available(iOS 18.0, *)
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      guard let tabs = tabs as? SystemTabs<G> else { return true }
      return allows(tabs.tapped(tab))
    }

    @available(iOS 18.0, *)
    public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
      hasSelected((tabs as? SystemTabs<G>)?.tapped(selectedTab))
    }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Titles/UINavigationItem+Titles.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension UINavigationItem {
  /// Sets the size of the title, and the subtitle.
  func applyTitles(_ chrome: NavGraph.Chrome) {
    switch chrome.titleSize {
    case .automatic: break
    case .large: largeTitleDisplayMode = .always
    case .inline: largeTitleDisplayMode = .never
    case .inlineLarge:
      largeTitleDisplayMode = .always
      if #available(iOS 17.0, *) { largeTitleDisplayMode = .inline }
    case .hidden:
      // The title stays what Back buttons and VoiceOver read.
      titleView = UIKit.UIView(frame: .zero)
      largeTitleDisplayMode = .never
    }
    if #available(iOS 26.0, *), let text = chrome.subtitle { subtitle = text }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Windows/UIKitHost+Windows.swift",
    ##"""
import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

// Windows that events open: scenes of the system.
extension NavGraph.UIKitHost {
  /// What a phone doesn't, nor an app whose Info.plist doesn't say so.
  public var opensWindows: Bool { UIApplication.shared.supportsMultipleScenes }

  public func openWindow(_ saved: NavGraph.Snapshot) { NavGraph.activate(nil, for: saved.activity, failed: NavGraph.logged(in: navigator)) }

  public func comeForward() -> Bool {
    guard let session = window?.windowScene?.session else { return false }
    NavGraph.activate(session, for: nil, failed: NavGraph.logged(in: navigator))
    return true
  }
}

extension NavGraph {
  /// What a scene is to show that an event has opened, if that is what it is connected for.
  @MainActor public static func window(in options: UIScene.ConnectionOptions) -> NSUserActivity? {
    options.userActivities.first { Snapshot($0) != nil }
  }
}

"""##),
  RuntimeSource(
    .uikit, "Zooming/UIKitHost+Zooming.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// Whether a finger may send a screen of a stack back into what it has grown out of. A screen that asks first is asked.
  func mayZoomBack(from id: NavGraph.NodeID) -> Bool {
    #if SWIPES
    if chrome(of: id).swipeBack == .none { return false }
    #endif
    #if BACK
    if chrome(of: id).back == .hidden { return false }
    #if CONFIRMATION
    let asked = coordinator(of: id)?.screen as? any NavGraph.DismissalConfirming
    if chrome(of: id).back == .confirm, asked?.mayDismiss == false {
      askBeforeBack(from: id)
      return false
    }
    #endif
    #endif
    return true
  }
}

extension NavGraph.ModalCoordinator {
  func zoom(from anchor: NavGraph.Anchor?) {
    controller.zoom(from: anchor) { [weak self] in self?.mayZoomBack() ?? true }
  }

  /// Whether a finger may send this back into what it has grown out of: as for a finger that drags a sheet.
  func mayZoomBack() -> Bool {
    guard let presentation = controller.presentationController else { return true }
    guard !controller.isModalInPresentation, relay.presentationControllerShouldDismiss(presentation) else {
      relay.presentationControllerDidAttemptToDismiss(presentation)
      return false
    }
    // Perhaps nobody tells that it has gone.
    _Concurrency.Task { @MainActor [weak host] in host?.lookAgain() }
    return true
  }
}

"""##),
  RuntimeSource(
    .uikit, "Zooming/UIViewController+Zoom.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension UIViewController {
  /// Comes out of `anchor`, and goes back into it: into what it is by then, if that is still there. Older systems have no such transition,
  /// and where the user wants less motion, or a part of a view is meant, it is the usual one.
  ///
  /// A finger that drags it back or pinches it is let if `mayGo` says so: no word of Apple's says who else would be asked.
  func zoom(from anchor: NavGraph.Anchor?, mayGo: @escaping @MainActor () -> Bool) {
    guard #available(iOS 18.0, *), !UIAccessibility.isReduceMotionEnabled, let anchor, anchor.rectangle == nil, anchor.isOnScreen
    else { return }
    let options = Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { $0.willBegin && mayGo() }
    if anchor.current is UIKit.UIView {
      preferredTransition = .zoom(options: options, sourceViewProvider: { _ in anchor.current as? UIKit.UIView })
    } else if #available(iOS 26.0, *) {
      preferredTransition = .zoom(options: options, sourceBarButtonItemProvider: { _ in anchor.current as? UIBarButtonItem })
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Alerts/AlertsOfLayer.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The alerts on a layer.
  @MainActor struct AlertsOfLayer<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let ground: Ground
    #if FIELDS
    @State private var typed = TypedText()
    #endif

    func body(content: Self.Content) -> some View {
      content
        .alert(title, isPresented: $host[asks: ground, .alert], presenting: host[modal: ground, .alert]) { alert in
          #if FIELDS
          if let field = alert.alert?.field {
            let text = $typed[in: alert.id, beginningWith: field.text]
            FieldOfAlert(field: field, text: text)
            AlertButtons(host: host, presented: alert, text: text)
          } else {
            AlertButtons(host: host, presented: alert)
          }
          #else
          AlertButtons(host: host, presented: alert)
          #endif
        } message: { alert in
          AlertMessage(presented: alert)
        }
    }

    private var title: Text { Text(verbatim: host[modal: ground, .alert]?.alert?.title ?? "") }
  }

  @MainActor struct AlertButtons<G: Graph>: View {
    let host: SwiftUIHost<G>
    let presented: Presented<G>
    #if FIELDS
    /// What was typed.
    var text = Binding.constant("")
    #endif

    var body: some View {
      let buttons = host.buttons(of: presented)
      ForEach(Array(buttons.indices), id: \.self) { index in
        Button(buttons[index].title, role: buttons[index].role.buttonRole) { [weak host] in
          #if FIELDS
          host?.systemEnds(presented.id, .finished(buttons[index].result(typing: text.wrappedValue)))
          #else
          host?.systemEnds(presented.id, .finished(buttons[index].result))
          #endif
        }
        #if FIELDS
        .disabled(!(presented.alert.map { buttons[index].isEnabled(in: $0, typing: text.wrappedValue) } ?? true))
        #endif
      }
    }
  }

  @MainActor struct AlertMessage<G: Graph>: View {
    let presented: Presented<G>

    var body: some View {
      if let message = presented.alert?.message { Text(verbatim: message) }
    }
  }
}

nonisolated extension NavGraph.Presented {
  /// Its words, if it is an alert.
  var alert: NavGraph.Alert<G>? {
    if case .alert(let alert) = G.presentation(of: modal) { alert } else { nil }
  }
}

@available(iOS 16.0, *)
nonisolated extension NavGraph.AlertButton.Role {
  var buttonRole: ButtonRole? {
    switch self {
    case .plain: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Alerts/SwiftUIHost+Alerts.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// What alerts show, and how they end.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  #if CONDITIONS
  /// The buttons that an alert has come up with.
  func buttons(of alert: NavGraph.Presented<G>) -> [NavGraph.AlertButton<G>] {
    if let decided, decided.alert == alert.id { return decided.buttons }
    let buttons = alert.alert?.buttons(where: navigator.answers.holds) ?? []
    decided = (alert.id, buttons)
    return buttons
  }
  #else
  /// The buttons of an alert.
  func buttons(of alert: NavGraph.Presented<G>) -> [NavGraph.AlertButton<G>] { alert.alert?.buttons ?? [] }
  #endif

  /// A button of an alert, or the end of it without one: SwiftUI says both, and in which order is open.
  func systemEnds(_ alert: NavGraph.NodeID, _ outcome: NavGraph.Outcome<G.Result>) {
    if case .finished? = answered?.outcome, answered?.alert == alert { return }
    let isFirst = answered == nil
    guard !isFirst || shown.modals.last?.id == alert else { return }
    answered = (alert, outcome)
    guard isFirst else { return }
    write { $0.remove(from: $0.modals.count - 1) }
    _Concurrency.Task { @MainActor [weak self] in
      guard let self, let over = self.answered else { return }
      self.answered = nil
      self.navigator.hostDismissed(over.alert, self.outcome(of: over.alert, ending: over.outcome))
      self.step()
    }
  }

  /// A tap beside an action sheet is its cancel button, if it has one.
  private func outcome(
    of alert: NavGraph.NodeID, ending outcome: NavGraph.Outcome<G.Result>
  ) -> NavGraph.Outcome<G.Result> {
    guard case .dismissed(by: .user) = outcome, let presented = navigator.tree.modals.first(where: { $0.id == alert }),
      presented.alert?.isActionSheet ?? false, let cancel = buttons(of: presented).first(where: { $0.role == .cancel })
    else { return outcome }
    return .finished(cancel.result)
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Anchors/Anchored.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Marks where an event comes from, which popovers point at and screens grow out of:
  ///
  ///     NavGraph.Anchored { anchor in Button("Group") { events.group(anchor) } }
  ///
  /// A row of a list may have been made afresh when a screen shrinks back into it. With an `id`, of which there is one in the window, it is
  /// found again:
  ///
  ///     NavGraph.Anchored(id: photo.id) { anchor in Button("Photo") { events.photo(anchor, photo.id) } }
  @MainActor public struct Anchored<Content: View>: View {
    @State private var source = AnchorSource()
    private let name: AnyHashable?
    private let content: @MainActor (Anchor) -> Content

    public init(@ViewBuilder content: @escaping @MainActor (Anchor) -> Content) {
      name = nil
      self.content = content
    }

    public init(id: some Hashable, @ViewBuilder content: @escaping @MainActor (Anchor) -> Content) {
      name = AnyHashable(id)
      self.content = content
    }

    // swift-format-ignore
    public var body: some View {
      content(anchor)
        #if ZOOMING
        .modifier(ZoomSource(name: name ?? AnyHashable(ObjectIdentifier(source))))
        #endif
        .probed { SourceProbe(source: source) }
    }

    private var anchor: Anchor {
      var anchor = Anchor(source: .item(Anchor.Weak(source)))
      anchor.name = name
      return anchor
    }
  }

  /// What is marked: it is there as long as its view, and stands for the rectangle of that.
  @MainActor final class AnchorSource {
    weak var view: UIKit.UIView?

    nonisolated init() {}
  }

  /// The view behind what is marked, of the same size.
  @MainActor struct SourceProbe: UIViewControllerRepresentable {
    let source: AnchorSource

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> UIViewController {
      let controller = Probe(nibName: nil, bundle: nil)
      source.view = controller.view
      return controller
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: UIViewControllerRepresentableContext<Self>) {}
  }
}

extension NavGraph.Anchor {
  /// The rectangle that it stands for, as a view; nil once that has gone.
  @MainActor var marked: UIKit.UIView? {
    let item = current
    return item as? UIKit.UIView ?? (item as? NavGraph.AnchorSource)?.view
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Anchors/DialogOfLayer.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

#if ALERTS
@available(iOS 16.0, *)
extension NavGraph {
  /// The action sheets on a layer.
  @MainActor struct DialogOfLayer<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let ground: Ground

    func body(content: Self.Content) -> some View {
      content.confirmationDialog(
        title, isPresented: $host[asks: ground, .dialog], titleVisibility: titleVisibility, presenting: host[modal: ground, .dialog]
      ) { alert in
        AlertButtons(host: host, presented: alert)
      } message: { alert in
        AlertMessage(presented: alert)
      }
    }

    private var title: Text { Text(verbatim: host[modal: ground, .dialog]?.alert?.title ?? "") }
    private var titleVisibility: Visibility { host[modal: ground, .dialog]?.alert?.title == nil ? .hidden : .visible }
  }
}
#endif

"""##),
  RuntimeSource(
    .swiftui, "Anchors/SpotOfLayer.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Behind a layer: a clear spot where the event came from. Popovers and action sheets of the layer point at it.
  @MainActor struct SpotOfLayer<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let ground: Ground

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content.background(alignment: .topLeading) {
        LayerProbe { [weak host, ground] in host?.spots[ground, default: SpotOfEvents()].layer = $0 }
          .allowsHitTesting(false)
          .accessibilityHidden(true)
        spot
          .popover(item: $host[modal: ground, .popover]) { presented in
            LayerView(host: host, level: ground.level + 1, presented: presented).modifier(SheetLook(host: host, presented: presented))
          }
          #if ALERTS
          .modifier(DialogOfLayer(host: host, ground: ground))
          #endif
          .offset(x: place?.origin.x ?? 0, y: place?.origin.y ?? 0)
      }
    }

    /// Without a place, it is as large as the layer: what points at it stands in the middle.
    private var spot: some View { Color.clear.frame(width: place?.width, height: place?.height) }

    private var place: Foundation.CGRect? { host.place(on: ground) }
  }

  /// Where the events of a layer come from.
  @MainActor struct SpotOfEvents {
    /// What the place is measured in.
    weak var layer: UIKit.UIView?
    /// As it was seen last.
    var place: Foundation.CGRect?

    nonisolated init() {}
  }

  /// The view behind a layer, of the same size.
  @MainActor struct LayerProbe: UIViewControllerRepresentable {
    let isThere: @MainActor (UIKit.UIView) -> Void

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> UIViewController {
      let controller = Probe(nibName: nil, bundle: nil)
      isThere(controller.view)
      return controller
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: UIViewControllerRepresentableContext<Self>) {}
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Anchors/SwiftUIHost+Anchors.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Where events come from.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  public func anchor(_ id: NavGraph.NodeID, at anchor: NavGraph.Anchor) {
    // What is not on the screen can't be pointed at.
    guard anchor.marked?.window != nil else { return }
    anchors = anchors.filter { id, _ in isKnown(id) }
    anchors[id] = anchor
  }

  /// It is in the tree, or leaving the screen.
  private func isKnown(_ id: NavGraph.NodeID) -> Bool {
    navigator.tree.node(id) != nil || navigator.tree.modals.contains { $0.id == id } || shown.presented(id) != nil
  }

  /// Where the event came from that has presented what lies on so many others.
  func place(on ground: NavGraph.Ground) -> Foundation.CGRect? {
    guard ground.isInspector == hasInspector(on: ground.level), let presented = shown.modal(on: ground.level) else {
      return spots[ground]?.place
    }
    guard let anchor = anchors[presented.id] else { return nil }
    // A marked view that has left the screen is remembered where it was.
    guard let view = anchor.marked, view.window != nil, let layer = spots[ground]?.layer else { return spots[ground]?.place }
    let place = view.convert(anchor.rectangle ?? view.bounds, to: layer)
    spots[ground]?.place = place
    return place
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Appearances/SwiftUIHost+Appearances.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Bars have four slots, and colours of titles: SwiftUI has no words for most of that, so all of it is said to UIKit.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// The look of the bars there: what the nearest container around that place says, else the app.
  func appearance(at id: NavGraph.NodeID) -> NavGraph.Appearance? {
    let around = navigator.tree.path(to: id) ?? []
    return around.reversed().lazy.compactMap { $0.container.flatMap { G.appearance(of: $0) } }.first ?? G.appearance
  }

  func dress(_ navigation: UINavigationController, _ item: UINavigationItem, in appearance: NavGraph.Appearance?) {
    if let appearance { item.apply(appearance) }
    let tint = appearance?.tintColor
    let bar = navigation.navigationBar
    if tint != nil || tinted.contains(ObjectIdentifier(bar)) {
      if tint == nil { tinted.remove(ObjectIdentifier(bar)) } else { tinted.insert(ObjectIdentifier(bar)) }
      navigation.takeTint(tint)
    }
  }

  func dressTabBar(_ tabs: UITabBarController?, around id: NavGraph.NodeID) {
    #if TABS
    let bars = (navigator.tree.path(to: id) ?? []).filter { if case .tabs = $0.content { true } else { false } }
    guard let tabs, let bar = bars.last, let appearance = appearance(at: bar.id) else { return }
    tabs.tabBar.apply(appearance)
    #endif
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Back/BackLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen without a Back button. What else the graph says about Back, SwiftUI has no words for: `BarProbe`.
  @MainActor struct BackLook: ViewModifier {
    let back: Chrome.Back

    func body(content: Self.Content) -> some View {
      if back == .hidden { content.navigationBarBackButtonHidden(true) } else { content }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Confirmation/AdaptingAttemptRelay.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

extension NavGraph {
  /// Stands in for a delegate that says what a sheet becomes where there is little room. The system decides only if nobody has that method.
  @MainActor final class AdaptingAttemptRelay: AttemptRelay, UIPopoverPresentationControllerDelegate {
    nonisolated override init() { super.init() }

    private var ofPopover: (any UIPopoverPresentationControllerDelegate)? { own as? any UIPopoverPresentationControllerDelegate }

    func adaptivePresentationStyle(
      for presentation: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      let (ask, askOlder) = (own?.adaptivePresentationStyle(for:traitCollection:), own?.adaptivePresentationStyle(for:))
      return ask?(presentation, traitCollection) ?? askOlder?(presentation) ?? .none
    }

    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      let tell = ofPopover?.prepareForPopoverPresentation(_:)
      tell?(popover)
    }

    func popoverPresentationController(
      _ popover: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<Foundation.CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      #if compiler(>=6.2)
      let tell = unsafe ofPopover?.popoverPresentationController(_:willRepositionPopoverTo:in:)
      unsafe tell?(popover, rect, view)
      #else
      let tell = ofPopover?.popoverPresentationController(_:willRepositionPopoverTo:in:)
      tell?(popover, rect, view)
      #endif
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Confirmation/AttemptProbe.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible view behind a sheet that asks before it goes: SwiftUI holds the sheet, and tells nobody that a finger has tried.
  @MainActor struct AttemptProbe: UIViewControllerRepresentable {
    final class Controller: Probe {
      private var relay: AttemptRelay?
      var isAsked = false
      var hasTried: @MainActor () -> Void = {} { didSet { relay?.hasTried = hasTried } }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        listen()
      }

      /// SwiftUI may set its own delegate again, so this looks whenever the views are updated.
      func listen() {
        guard isAsked, let presentation = presentationOfSheet else { return }
        let own = presentation.delegate
        guard own != nil, own !== relay else { return }
        let (ask, askOlder) = (own?.adaptivePresentationStyle(for:traitCollection:), own?.adaptivePresentationStyle(for:))
        let made = ask == nil && askOlder == nil ? AttemptRelay() : AdaptingAttemptRelay()
        (made.own, made.hasTried) = (own, hasTried)
        presentation.delegate = made
        relay = made
      }

      func stopListening() {
        guard let presentation = presentationOfSheet, let relay, presentation.delegate === relay else { return }
        presentation.delegate = relay.own
      }

      private var presentationOfSheet: UIPresentationController? {
        var outermost: UIViewController = self
        while let next = outermost.parent { outermost = next }
        return outermost.presentingViewController == nil ? nil : outermost.presentationController
      }
    }

    let isAsked: Bool
    let hasTried: @MainActor () -> Void

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller { Controller(nibName: nil, bundle: nil) }

    func updateUIViewController(_ uiViewController: Controller, context: UIViewControllerRepresentableContext<Self>) {
      uiViewController.isAsked = isAsked
      uiViewController.hasTried = hasTried
      uiViewController.listen()
    }

    static func dismantleUIViewController(_ uiViewController: Controller, coordinator: ()) { uiViewController.stopListening() }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Confirmation/AttemptRelay.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

extension NavGraph {
  /// Hears of a finger that tries to take down a sheet which is held. Everything, this too, goes on to the delegate that it stands in for:
  /// SwiftUI's own, or one that the app has set.
  @MainActor class AttemptRelay: StandIn, UISheetPresentationControllerDelegate {
    nonisolated override init() { super.init() }

    final var own: (any UIAdaptivePresentationControllerDelegate)? {
      get { forwards as? any UIAdaptivePresentationControllerDelegate }
      set { forwards = newValue }
    }
    var hasTried: @MainActor () -> Void = {}

    private var ofSheet: (any UISheetPresentationControllerDelegate)? { own as? any UISheetPresentationControllerDelegate }

    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
      let tell = own?.presentationControllerDidAttemptToDismiss(_:)
      tell?(presentation)
      hasTried()
    }

    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      let ask = own?.presentationControllerShouldDismiss(_:)
      return ask?(presentation) ?? true
    }

    func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
      let tell = own?.presentationControllerWillDismiss(_:)
      tell?(presentation)
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      let tell = own?.presentationControllerDidDismiss(_:)
      tell?(presentation)
    }

    func presentationController(
      _ presentation: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      let tell = own?.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
      tell?(presentation, style, transitionCoordinator)
    }

    func presentationController(_ presentation: UIPresentationController, prepare adaptive: UIPresentationController) {
      let tell = own?.presentationController(_:prepare:)
      tell?(presentation, adaptive)
    }

    func presentationController(
      _ presentation: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      let ask = own?.presentationController(_:viewControllerForAdaptivePresentationStyle:)
      return ask?(presentation, style)
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      let tell = ofSheet?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
      tell?(sheet)
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Confirmation/Questions.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What one screen wants to ask before it is left. A question is there as long as the view that asks it.
  @MainActor final class Questions {
    nonisolated struct Key: EnvironmentKey {
      static let defaultValue: Questions? = nil
    }

    final class Question: Probe {
      var isNeeded = false
      var ask: @MainActor () async -> Bool = { true }
    }

    private struct Held {
      weak var question: Question?
    }

    private var held: [Held] = []

    /// Those to which there is something to answer.
    var needed: [Question] { held.compactMap { $0.question }.filter { $0.isNeeded } }

    func add(_ question: Question) {
      held.removeAll { $0.question == nil }
      held.append(Held(question: question))
    }
  }

  /// A view that asks.
  @MainActor struct Asking: ViewModifier {
    @Environment(\.navGraphQuestions) private var questions
    let isNeeded: Bool
    let ask: @MainActor () async -> Bool

    func body(content: Self.Content) -> some View {
      content.probed { QuestionProbe(questions: questions, isNeeded: isNeeded, ask: ask) }
    }
  }

  /// Keeps a question for as long as its view is there.
  @MainActor struct QuestionProbe: UIViewControllerRepresentable {
    let questions: Questions?
    let isNeeded: Bool
    let ask: @MainActor () async -> Bool

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Questions.Question {
      let question = Questions.Question(nibName: nil, bundle: nil)
      questions?.add(question)
      return question
    }

    func updateUIViewController(_ uiViewController: Questions.Question, context: UIViewControllerRepresentableContext<Self>) {
      uiViewController.isNeeded = isNeeded
      uiViewController.ask = ask
    }
  }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  nonisolated var navGraphQuestions: NavGraph.Questions? {
    get { self[NavGraph.Questions.Key.self] }
    set { self[NavGraph.Questions.Key.self] = newValue }
  }
}

@available(iOS 16.0, *)
extension View {
  /// Asks before this screen is left by a Back with `back confirm`, or before a modal with `dismissal confirm` is taken down around it.
  ///
  /// `isNeeded` says whether there is anything to ask about, for example a draft with changes. If `ask` answers false, everything stays.
  @MainActor public func confirmsLeaving(
    when isNeeded: Bool = true, _ ask: @escaping @MainActor () async -> Bool
  ) -> some View {
    modifier(NavGraph.Asking(isNeeded: isNeeded, ask: ask))
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Confirmation/SwiftUIHost+Back.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

#if BACK
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Takes over the ways back from a page that would pass a screen by which asks first. The lowest of a stack has no Back.
  func holdBack(from page: UIViewController, _ id: NavGraph.NodeID, asks: Bool) {
    guard let navigation = page.navigationController else { return }
    let below = navigation.viewControllers.prefix { $0 !== page }
    below.last?.navigationItem.backHasMenu(!passesScreenThatAsks(under: id))
    guard asks, navigation.viewControllers.first !== page else { return }
    if page.navigationItem.backAction == nil {
      page.navigationItem.backAction = UIAction { [weak self] _ in self?.askBeforeBack(from: id) }
    }
    #if SWIPES
    // A recogniser that is turned off lets go of the finger that it follows.
    if navigation.transitionCoordinator?.isInteractive != true { swipes.hold(navigation) }
    #endif
  }

  /// Whether that screen, or one below it on its stack, asks before Back leaves it.
  private func passesScreenThatAsks(under id: NavGraph.NodeID) -> Bool {
    guard let stack = navigator.tree.path(to: id)?.dropLast().last, case .stack(_, let path) = stack.content,
      let place = path.firstIndex(where: { $0.id == id })
    else { return false }
    return path[...place].dropFirst().contains { node in node.screen.map { G.chrome(of: $0).back == .confirm } ?? false }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen that asks first is asked at VoiceOver's escape, too.
  @MainActor struct EscapeLook<G: Graph>: ViewModifier {
    let host: SwiftUIHost<G>
    let id: NodeID
    let asks: Bool

    func body(content: Self.Content) -> some View {
      if asks, !isLowest {
        content.accessibilityAction(.escape) { [weak host, id] in host?.askBeforeBack(from: id) }
      } else {
        content
      }
    }

    private var isLowest: Bool { host.navigator.tree.path(to: id)?.dropLast().last?.children.first?.id == id }
  }
}
#endif

"""##),
  RuntimeSource(
    .swiftui, "Confirmation/SwiftUIHost+Confirmation.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Screens that are asked whether they may go.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// What a screen asks is found around it.
  func questions(of screen: NavGraph.NodeID) -> NavGraph.Questions {
    if let known = questions[screen] { return known }
    questions = questions.filter { id, _ in navigator.tree.node(id) != nil }
    let made = NavGraph.Questions()
    questions[screen] = made
    return made
  }

  public func confirmDismissal(of modal: NavGraph.NodeID) async -> Bool {
    var screens: [NavGraph.NodeID] = []
    navigator.tree.modals.first { $0.id == modal }?.content?.walk({ $0.children }) { screens.append($0.id) }
    for screen in screens {
      for question in questions[screen]?.needed ?? [] {
        guard await question.ask() else { return false }
      }
    }
    return true
  }

  #if BACK
  /// The user wants to leave a screen that asks first, by Back or by a tap on its tab. It is asked once, however often that is tapped.
  func askBeforeBack(from id: NavGraph.NodeID, _ leave: NavGraph.Event<G> = NavGraph.Event("back", .close)) {
    let asked = questions[id]?.needed ?? []
    guard !asked.isEmpty else { return navigator.send(leave, from: id) }
    guard placesAsked.insert(id).inserted else { return }
    _Concurrency.Task { @MainActor [weak self] in
      var mayLeave = true
      for question in asked where mayLeave { mayLeave = await question.ask() }
      self?.placesAsked.remove(id)
      if mayLeave { self?.navigator.send(leave, from: id) }
    }
  }
  #endif
}

"""##),
  RuntimeSource(
    .swiftui, "Detents/DetentsLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The heights at which a sheet rests, and what goes with them.
  @MainActor struct DetentsLook<G: Graph>: ViewModifier {
    let sheet: Sheet
    let host: SwiftUIHost<G>

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content
        .presentationDetents(Set(sheet.detents.isEmpty ? [.large] : sheet.detents.map(host.height)))
        .presentationDragIndicator(sheet.hasGrabber ? .visible : .hidden)
        #if DIMMING
        .modifier(DimmingLook(dimming: sheet.dimming, host: host))
        #endif
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// A height, as SwiftUI knows it.
  func height(_ detent: NavGraph.Detent) -> PresentationDetent {
    switch detent {
    case .medium: return .medium
    case .large: return .large
    #if HEIGHTS
    case .fraction(let part): return .fraction(part)
    case .height(let points): return .height(points)
    case .named(let name): return detents[name] ?? .large
    #endif
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Dimming/DimmingLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Whether what is behind a sheet is dimmed and out of reach. Before iOS 16.4 it always is.
  @MainActor struct DimmingLook<G: Graph>: ViewModifier {
    let dimming: Dimming
    let host: SwiftUIHost<G>

    func body(content: Self.Content) -> some View {
      if #available(iOS 16.4, *) {
        content.presentationBackgroundInteraction(interaction)
      } else {
        content
      }
    }

    @available(iOS 16.4, *) private var interaction: PresentationBackgroundInteraction {
      switch dimming {
      case .always: .automatic
      case .never: .enabled
      case .above(let detent): .enabled(upThrough: host.height(detent))
      }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Embedding/SwiftUIHost+Embedding.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// A part among views of the app's own.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// It was on the screen and isn't now, as in a tab of the app's that was left: nothing appears there, so nothing is waited for.
  var isOutOfSight: Bool { isPart && probes.hasBeenSeen && !probes.isInAnyWindow }

  /// What has bars of its own must not be on a stack of the app's.
  func lookForOuterStack() {
    let root = navigator.tree.root
    guard isPart, !isNested, let probe = probes.probe(behind: root.leaf.id), let container = root.container else { return }
    var above = probe.parent
    while let next = above, !next.isContainer(of: root) { above = next.parent }
    var outer = above?.parent
    // A split puts its columns into stacks.
    while let next = outer, !(next is UINavigationController), !(next is UISplitViewController) { outer = next.parent }
    guard outer is UINavigationController else { return }
    isNested = true
    navigator.log("\(container): it has bars of its own, and is in a NavigationStack of the app's; leave that out, or present the part")
    navigator.pass(.nests("\(container)"))
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Entries/Connection.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What a scene of the system is connected for, in the order of the texts.
  @MainActor public struct Connection {
    private let contents: ConnectionContents

    public init(_ options: UIScene.ConnectionOptions) { contents = ConnectionContents(options) }

    /// Links, those of the web among them.
    public var links: [Foundation.URL] { contents.links }
    /// The activities that are no links.
    public var activities: [NSUserActivity] { contents.activities }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Entries/Register+Views.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Scenes of the app that are views: SwiftUI tells nobody which window is theirs, their screens do.
@available(iOS 16.0, *)
extension NavGraph.Register {
  public func connect<G: NavGraph.Graph>(_ scene: Scene, of host: NavGraph.SwiftUIHost<G>) {
    connect(scene) { [weak host] in
      guard let host else { return nil }
      // What has left its window is shown nowhere; what has never had one may be shown in any.
      let nowhere = host.probes.hasBeenSeen ? SystemScene(host, isInFront: false, isYetToCome: false) : nil
      return SystemScene(host.probes.windowScene) ?? nowhere
    }
  }

  /// Opens something in the scene that it is for, otherwise in the one in front; before there is one, in the next that is made.
  public func open(at target: UIScene?, _ work: @escaping @MainActor (Scene) -> Bool) -> Bool {
    open(for: SystemScene(target), work)
  }

  /// The same for a scene of the system that is being connected. Its views may have been made before, or are made after that.
  public func open(connecting target: UIScene, _ work: @escaping @MainActor (Scene) -> Bool) -> Bool {
    open(for: SystemScene(target, isInFront: false, isYetToCome: true), work)
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Fields/FieldOfAlert.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The text field of an alert.
  @MainActor struct FieldOfAlert: View {
    let field: AlertField
    let text: Binding<String>

    var body: some View {
      if field.isSecure {
        SecureField(field.placeholder, text: text).keyboardType(field.keyboard.kind)
      } else if field.keyboard == .email || field.keyboard == .url {
        TextField(field.placeholder, text: text).keyboardType(field.keyboard.kind).textInputAutocapitalization(.never)
          .autocorrectionDisabled()
      } else {
        TextField(field.placeholder, text: text).keyboardType(field.keyboard.kind)
      }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.AlertField.Keyboard {
  var kind: UIKeyboardType {
    switch self {
    case .standard: .default
    case .email: .emailAddress
    case .number: .numberPad
    case .decimal: .decimalPad
    case .phone: .phonePad
    case .url: .URL
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Fields/TypedText.swift",
    ##"""
import NavGraphRuntime

extension NavGraph {
  /// What is in the field of the alert on a layer; the next alert begins with its own text.
  struct TypedText {
    private var alert: NodeID?
    private var text = ""

    subscript(in id: NodeID, beginningWith initial: String) -> String {
      get { alert == id ? text : initial }
      set {
        alert = id
        text = newValue
      }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Heights/NamedHeights.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// How high sheets are at the detents that the app has named. A detent of one's own is a type without a value, so it finds this around it.
  public nonisolated struct NamedHeights: Sendable {
    nonisolated struct Key: EnvironmentKey {
      static let defaultValue = NamedHeights { _, _ in nil }
    }

    private let height: @MainActor @Sendable (String, Foundation.CGFloat) -> Foundation.CGFloat?

    init(_ height: @escaping @MainActor @Sendable (String, Foundation.CGFloat) -> Foundation.CGFloat?) { self.height = height }

    /// SwiftUI measures sheets where it shows them: on the main thread, though its declaration doesn't say so.
    public func callAsFunction(_ name: String, within room: Foundation.CGFloat) -> Foundation.CGFloat? {
      MainActor.assumeIsolated { height(name, room) }
    }
  }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  public nonisolated var navGraphHeights: NavGraph.NamedHeights {
    get { self[NavGraph.NamedHeights.Key.self] }
    set { self[NavGraph.NamedHeights.Key.self] = newValue }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// What the app answers about heights.
  var namedHeights: NavGraph.NamedHeights {
    NavGraph.NamedHeights { [weak navigator] name, room in navigator?.answers.height(name, room) }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Hiding/HidingLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The bars that a screen hides. About the others nothing is said: the screen itself may hide them.
  @MainActor struct HidingLook: ViewModifier {
    let hides: Chrome.Bars
    let hidesTabBar: Bool

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content
        .modifier(HiddenBar(isHidden: hidesTabBar, bar: .tabBar))
        .modifier(HiddenBar(isHidden: hides.contains(.navigationBar), bar: .navigationBar))
        .modifier(HiddenBar(isHidden: hides.contains(.toolbar), bar: .bottomBar))
        #if SYSTEMBARS
        .modifier(SystemBarsLook(hides: hides))
        #endif
    }
  }

  @MainActor struct HiddenBar: ViewModifier {
    let isHidden: Bool
    let bar: ToolbarPlacement

    func body(content: Self.Content) -> some View {
      if isHidden { content.toolbar(.hidden, for: bar) } else { content }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// A pushed screen that hides the tab bar hides it also under what is pushed on it.
  func hidesTabBar(at id: NavGraph.NodeID) -> Bool {
    guard let stack = navigator.tree.path(to: id)?.dropLast().last, case .stack(_, let screens) = stack.content,
      let index = screens.firstIndex(where: { $0.id == id })
    else { return false }
    return screens[...index].dropFirst().contains { $0.screen.map { G.chrome(of: $0).hides.contains(.tabBar) } ?? false }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Host/Idiom+Current.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.Idiom {
  /// The idiom of this device.
  @MainActor public static var current: NavGraph.Idiom { NavGraph.Idiom(UIDevice.current.userInterfaceIdiom) }
}

"""##),
  RuntimeSource(
    .swiftui, "Host/Probes.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The controllers behind the screens: they know what has appeared, and whether anything moves.
  @MainActor final class Probes {
    private struct Held {
      weak var controller: UIViewController?
      let screen: NodeID
      var hasAppeared = false
    }

    /// That screen has appeared; nil if one has gone.
    var hasChanged: @MainActor (NodeID?) -> Void = { _ in }
    /// The screens that are to be seen. One may come at one place before it has gone from another, as where a split collapses.
    var appeared: Set<NodeID> { Set(held.lazy.filter { $0.hasAppeared && $0.controller != nil }.map { $0.screen }) }
    private var held: [Held] = []

    func add(_ controller: UIViewController, behind screen: NodeID) {
      held.removeAll { $0.controller == nil }
      held.append(Held(controller: controller, screen: screen))
    }

    /// The controllers that are there, with the screens that they are behind.
    var all: [(screen: NodeID, controller: UIViewController)] { held.compactMap { held in held.controller.map { (held.screen, $0) } } }

    /// The controller behind that screen.
    func probe(behind screen: NodeID) -> UIViewController? { held.last { $0.screen == screen }?.controller }

    func has(_ controller: UIViewController, appeared: Bool) {
      var screen: NodeID?
      for index in held.indices where held[index].controller === controller {
        held[index].hasAppeared = appeared
        if appeared { screen = held[index].screen }
      }
      #if EMBEDDING || ENTRIES
      if appeared { hasBeenSeen = true }
      #endif
      hasChanged(screen)
    }

    #if EMBEDDING || ENTRIES
    private(set) var hasBeenSeen = false
    #endif
    #if EMBEDDING
    var isInAnyWindow: Bool { held.contains { $0.controller?.viewIfLoaded?.window != nil } }
    #endif
    #if ENTRIES || WINDOWS
    /// The scene of the system whose window shows this.
    var windowScene: UIWindowScene? { held.lazy.compactMap { $0.controller?.viewIfLoaded?.window?.windowScene }.first }
    #endif

    /// Whether a screen is there, even if nobody has said that it has appeared.
    func isInWindow(_ screen: NodeID) -> Bool { held.contains { $0.screen == screen && $0.controller?.viewIfLoaded?.window != nil } }

    /// Whether that screen is what comes where it stands, for certain. In columns side by side, others may move at the same time.
    func isComing(_ screen: NodeID) -> Bool {
      held.contains { probe in
        guard probe.screen == screen, var controller = probe.controller, let transition = controller.transitionCoordinator,
          !transition.isInteractive, !transition.isCancelled, let coming = transition.viewController(forKey: .to)
        else { return false }
        while controller !== coming, let parent = controller.parent { controller = parent }
        return controller === coming
      }
    }

    /// Whether that screen was on a stack, and is on none any more.
    func hasLeftItsStack(_ screen: NodeID) -> Bool { probe(behind: screen).map { $0.navigationController == nil } ?? false }

    /// The one live transition: ours, the user's, or that of something else that the app presents.
    var transition: (any UIViewControllerTransitionCoordinator)? {
      let controllers = held.lazy.compactMap { $0.controller }
      return controllers.compactMap { $0.transitionCoordinator }.first ?? controllers.first.flatMap { Self.transition(above: $0) }
    }

    /// The transition of anything that is presented.
    private static func transition(above controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
      presented(above: controller).lazy.compactMap { $0.transitionCoordinator }.first
    }

    /// Everything that is presented, from the bottom up.
    private static func presented(above controller: UIViewController) -> [UIViewController] {
      var lowest = controller
      while let next = lowest.parent ?? lowest.presentingViewController { lowest = next }
      var all: [UIViewController] = []
      while let next = (all.last ?? lowest).presentedViewController { all.append(next) }
      return all
    }

    /// What is presented on top of everything.
    var top: UIViewController? {
      // The newest are in front, as a rule.
      let controller = held.reversed().lazy.compactMap { $0.controller }.first { $0.viewIfLoaded?.window != nil }
      return controller.flatMap { Self.presented(above: $0).last }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Host/SwiftUIHost+Bindings.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// What views bind to, as `$host[path: id]`: a key path, so that nothing that was read before is kept.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// What a stack shows on top of its lowest screen.
  subscript(path stack: NavGraph.NodeID) -> [NavGraph.PathStep<G>] {
    get {
      guard case .stack(_, let screens)? = shown.node(stack)?.content else { return [] }
      #if SPLITS
      return screens.prefix { $0.id != leftEarly[stack] }.dropFirst().map { NavGraph.PathStep(node: $0) }
      #else
      return screens.dropFirst().map { NavGraph.PathStep(node: $0) }
      #endif
    }
    set { systemShows(newValue.count + 1, of: stack) }
  }

  /// What is presented there in that way.
  subscript(modal ground: NavGraph.Ground, way: NavGraph.PresentationWay) -> NavGraph.Presented<G>? {
    get {
      guard ground.isInspector == hasInspector(on: ground.level) else { return nil }
      return shown.modal(on: ground.level).flatMap { self.way(of: $0) == way ? $0 : nil }
    }
    set {
      if newValue == nil, self[modal: ground, way] != nil { systemTakesDown(ground.level) }
    }
  }

  /// Whether an inspector lies on that layer. What is presented lies on the inspector then.
  func hasInspector(on level: Int) -> Bool {
    #if SPLITS
    shown.inspector(on: level) != nil
    #else
    false
    #endif
  }

  #if ALERTS
  /// Whether an alert is up there.
  subscript(asks ground: NavGraph.Ground, way: NavGraph.PresentationWay) -> Bool {
    get { self[modal: ground, way] != nil }
    set {
      if !newValue, let alert = self[modal: ground, way] { systemEnds(alert.id, .dismissed(by: .user)) }
    }
  }
  #endif

  #if TABS
  /// The tab of that bar which is selected, by its place in the bar.
  subscript(tab tabs: NavGraph.NodeID) -> Int {
    get {
      guard case .tabs(let name, _, let selected)? = shown.node(tabs)?.content else { return 0 }
      return G.tabBar(of: name).slots.firstIndex { $0.content == selected } ?? 0
    }
    set {
      guard case .tabs(let name, _, _)? = shown.node(tabs)?.content else { return }
      let slots = G.tabBar(of: name).slots
      guard slots.indices.contains(newValue) else { return }
      switch slots[newValue].tapped {
      case .content(let content)?: systemSelects(content, in: tabs)
      case .action(let action)?: systemActs(action, in: tabs)
      case nil: break
      }
    }
  }
  #endif

  private func way(of presented: NavGraph.Presented<G>) -> NavGraph.PresentationWay {
    switch G.presentation(of: presented.modal) {
    #if ALERTS
    case .alert(let alert): return alert.isActionSheet ? .dialog : .alert
    #endif
    case .flow(_, let sheet):
      switch style(of: presented, sheet) {
      case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return .cover
      case .automatic, .pageSheet, .formSheet: return .sheet
      #if ANCHORS
      case .popover: return .popover
      #else
      case .popover: return .sheet
      #endif
      }
    }
  }
}

nonisolated extension NavGraph {
  /// What something can be presented on: a layer, or the inspector that lies on it.
  nonisolated struct Ground: Hashable {
    /// How many lie below.
    let level: Int
    var isInspector = false
  }
}

@available(iOS 16.0, *)
nonisolated extension NavGraph {
  /// What SwiftUI has a modifier for.
  nonisolated enum PresentationWay: Hashable {
    case sheet, cover
    #if ANCHORS
    case popover
    #endif
    #if ALERTS
    case alert, dialog
    #endif
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Host/SwiftUIHost+Leaks.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen that was there, and what must not outlive it, held weakly.
  @MainActor struct ViewTrace {
    struct Watched {
      let what: String
      weak var object: AnyObject?
    }

    let id: NodeID
    let name: String
    let watched: [Watched]
  }

  /// Names an object that must go with the screen around it.
  @MainActor struct ReleaseProbe: UIViewControllerRepresentable {
    final class Controller: Probe {
      weak var object: AnyObject?
    }

    let object: AnyObject

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller { Controller(nibName: nil, bundle: nil) }

    func updateUIViewController(_ uiViewController: Controller, context: UIViewControllerRepresentableContext<Self>) {
      uiViewController.object = object
    }
  }
}

@available(iOS 16.0, *)
extension View {
  /// Has it reported, in debug builds, if `object` is still in memory some seconds after this screen has left: a model that is kept by a
  /// closure or a task, for example.
  @MainActor public func expectsRelease(of object: AnyObject) -> some View {
    #if DEBUG
    probed { NavGraph.ReleaseProbe(object: object) }
    #else
    self
    #endif
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Looks a while after screens have left whether what they were shown with has left the memory, too.
  func lookForLeaks() {
    guard let leakPatience else { return }
    var here: [NavGraph.NodeID: G.Screen] = [:]
    for layer in [navigator.tree.root] + navigator.tree.modals.compactMap({ $0.content }) {
      layer.walk({ $0.children }) { node in
        if let screen = node.screen { here[node.id] = screen }
      }
    }
    let gone = traces.filter { here[$0.id] == nil }
    let names = Dictionary(traces.map { ($0.id, $0.name) }) { first, _ in first }
    traces = probes.all.compactMap { id, probe in
      guard let screen = here[id] else { return nil }
      return NavGraph.ViewTrace(id: id, name: names[id] ?? G.noteName(of: screen), watched: watched(behind: probe))
    }
    guard !gone.isEmpty else { return }
    after(leakPatience) { [weak self] in
      for trace in gone { self?.reportIfKept(trace) }
    }
  }

  /// Its views, controllers that the app has made for it, and what it has named itself.
  private func watched(behind probe: UIViewController) -> [NavGraph.ViewTrace.Watched] {
    var all = [NavGraph.ViewTrace.Watched(what: "view", object: probe)]
    for child in probe.parent?.children ?? [] {
      if let release = child as? NavGraph.ReleaseProbe.Controller {
        if let object = release.object { all.append(NavGraph.ViewTrace.Watched(what: "\(type(of: object))", object: object)) }
      } else if !(child is NavGraph.Probe), !child.isSystemContainer {
        all.append(NavGraph.ViewTrace.Watched(what: "controller", object: child))
      }
    }
    return all
  }

  private func reportIfKept(_ trace: NavGraph.ViewTrace) {
    guard leakPatience != nil, let kept = trace.watched.first(where: { $0.object != nil }) else { return }
    navigator.log("\(trace.name): its \(kept.what) is still in memory; who holds it?")
    navigator.pass(.leaks(trace.name))
  }
}

extension UIViewController {
  /// What SwiftUI makes of containers. They stay for what they show next.
  fileprivate var isSystemContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController || self is UIPageViewController
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Host/SwiftUIHost+Names.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// For tests of the interface, what SwiftUI shows screens and containers in has the names that they have in the graph. It's UIKit's views that
// are named: a name that is said in SwiftUI would be that of everything on the screen.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  func nameViews() {
    named.removeAll { $0.view == nil }
    for layer in shown.layers {
      var seen: [[NavGraph.Node<G>]] = []
      walk(layer, [], &seen)
      for path in seen { nameViews(along: path) }
    }
    #if ALERTS
    guard let alert = shown.modals.last, alert.content == nil, let below = shown.layers.last?.leaf.id else { return }
    var top = probes.probe(behind: below)?.viewIfLoaded?.window?.rootViewController
    while let next = top?.presentedViewController { top = next }
    if top is UIAlertController { name(top, G.note(ofModal: alert.modal).name) }
    #endif
  }

  /// The ways to the screens that can be seen, from the outside in.
  private func walk(_ node: NavGraph.Node<G>, _ above: [NavGraph.Node<G>], _ seen: inout [[NavGraph.Node<G>]]) {
    if node.screen != nil { seen.append(above + [node]) }
    for child in node.visible { walk(child, above + [node], &seen) }
  }

  /// Names what a screen is in, from the inside out.
  private func nameViews(along path: [NavGraph.Node<G>]) {
    guard let screen = path.last, let value = screen.screen, let page = probes.probe(behind: screen.id)?.parent else { return }
    name(page, G.noteName(of: value))
    var inner = page
    for node in path.dropLast().reversed() {
      var outer = inner.parent
      while let next = outer, !next.isContainer(of: node) { outer = next.parent }
      guard let found = outer, let container = node.container else { continue }
      name(found, "\(container)")
      inner = found
    }
  }

  private func name(_ controller: UIViewController?, _ name: String) {
    guard let view = controller?.viewIfLoaded else { return }
    let known = named.firstIndex { $0.view === view }
    view.takeName(name, insteadOf: known.map { named[$0].name })
    if let known { named.remove(at: known) }
    if view.accessibilityIdentifier == name { named.append(NavGraph.NamedView(view: view, name: name)) }
  }
}

extension NavGraph {
  /// A view, and the name that it was given.
  struct NamedView {
    weak var view: UIKit.UIView?
    let name: String
  }
}

extension UIViewController {
  /// Whether that is what SwiftUI makes of the container.
  func isContainer<G: NavGraph.Graph>(of node: NavGraph.Node<G>) -> Bool {
    switch node.content {
    case .stack: self is UINavigationController
    #if TABS
    case .tabs: self is UITabBarController
    #endif
    #if SPLITS
    case .split: self is UISplitViewController
    #endif
    #if PAGES
    case .pages: self is UIPageViewController
    #endif
    default: false
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Host/SwiftUIHost+Paths.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// What the system writes into paths: facts, if it has done already what it says.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// The system has shortened a path. Nobody but the graph adds to one.
  func systemShows(_ count: Int, of stack: NavGraph.NodeID) {
    let screens = shown.screens(of: stack)
    guard count > 0, count < screens.count else { return refuse(in: stack) }
    #if SPLITS
    if let split = shown.split(around: stack), isChangingWidth(split) { return keepUntilRest(screens[count].id, of: stack, in: split.id) }
    #endif
    guard isFact(screens[count].id, revealing: screens[count - 1].id) else {
      let leaving = screens[count].id
      return later { host in
        if let index = host.shown.screens(of: stack).firstIndex(where: { $0.id == leaving }) { host.systemShows(index, of: stack) }
      }
    }
    shorten(stack, to: count)
  }

  private func refuse(in stack: NavGraph.NodeID) {
    #if SPLITS
    if let split = shown.split(around: stack), isChangingWidth(split) { return insistLater(in: split.id) }
    #endif
    insist()
  }

  /// Whether a screen has left, or is about to, as a path says that was written. One that leaves by itself while something else moves has not:
  /// a path that changed now would not be what is shown. What a finger has sent back has, whatever moves since.
  func isFact(_ leaving: NavGraph.NodeID, revealing top: NavGraph.NodeID) -> Bool {
    probes.transition == nil ? unseen == nil : probes.isComing(top) || probes.hasLeftItsStack(leaving)
  }

  /// Takes that in.
  func shorten(_ stack: NavGraph.NodeID, to count: Int) {
    let screens = shown.screens(of: stack)
    guard let top = screens.prefix(count).last else { return }
    let isInFront = shown.front?.leaf.id == screens.last?.id && !probes.appeared.contains(top.id)
    expectation = isInFront ? .appearance(top.id) : .update
    write { $0.shorten(stack, to: count) }
    navigator.hostShows(Set(screens.prefix(count).map { $0.id }), in: stack)
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Host/SwiftUIHost+Seen.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

#if TABS || PAGES
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Remembers which tabs and pages are seen from now on.
  func look(at shown: NavGraph.Shown<G>) {
    var there: Set<NavGraph.NodeID> = []
    for layer in shown.layers {
      layer.walk({ $0.children }) { node in
        let (contents, selected): ([NavGraph.Node<G>], Int)
        switch node.content {
        #if TABS
        case .tabs(_, let nodes, let index): (contents, selected) = (nodes, index)
        #endif
        #if PAGES
        case .pages(_, let nodes, let index): (contents, selected) = (nodes, index)
        #endif
        default: return
        }
        there.formUnion(contents.map { $0.id })
        if contents.indices.contains(selected) { seen.insert(contents[selected].id) }
      }
    }
    seen.formIntersection(there)
  }
}
#endif

"""##),
  RuntimeSource(
    .swiftui, "Host/SwiftUIHost+Waiting.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// What the system says of the end of something is a hint to look; `Navigator.hostMoves` bounds how long it is waited for.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  func watch(_ transition: any UIViewControllerTransitionCoordinator) {
    isWatching = true
    navigator.hostMoves()
    let willTell = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.stepOneTurnLater() }
    if !willTell { stepOneTurnLater() }
  }

  /// Everybody else who hears of it speaks first.
  func stepOneTurnLater() {
    isWatching = true
    _Concurrency.Task { @MainActor [weak self] in
      self?.isWatching = false
      self?.step()
    }
  }

  public var movementDuration: Double { probes.transition?.transitionDuration ?? 0 }

  public func lookAfresh() -> NavGraph.Movement {
    isWatching = false
    // A finger may rest as long as it likes, and what still moves wakes this up when it ends.
    if let transition = probes.transition {
      watch(transition)
      return transition.isInteractive ? .finger : .animation
    }
    // So may an alert of the app's.
    if alertWatch.isLooking { return .finger }
    if let top = shown.modals.last, expectation?.awaits(top.content) == true, let id = top.content?.leaf.id, !probes.isInWindow(id) {
      // The system hasn't presented it, without a word.
      write { $0.remove(from: $0.modals.count - 1) }
      navigator.hostDismissed(top.id, .dismissed(by: .parent))
    }
    #if SPLITS
    giveUpInspector()
    #endif
    (unseen, expectation) = (nil, nil)
    step()
    return .none
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Host/SwiftUIHost.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Makes what a window's views show equal to a navigator's tree.
  ///
  /// Views read `shown`. Each step changes it once; the next one begins when what tells of the end of this one has spoken, and
  /// nothing moves any more. What the system writes into the views' bindings is a fact, which the navigator hears.
  @MainActor public final class SwiftUIHost<G: Graph>: ObservableObject, Host {
    public let navigator: Navigator<G>
    /// Makes the app's view for a screen; nil when the scene has stopped.
    private var make: (@MainActor (G.Screen, Place<G>) -> AnyView)?
    private(set) var containers: ContainerViews<G>
    // Not `@Published` itself: in a generic class, that would build its key paths anew at each access, and views read this all the time.
    private(set) var shown: Shown<G> { willSet { changes += 1 } }
    @Published private var changes = 0
    let pathScreens = PathScreens<G>()
    let probes = Probes()
    let pans = PanPriority()
    private let screenChanges = ScreenChanges<G>()
    /// In debug builds: how many seconds what has left the screen may stay in memory before that is reported; nil switches the check off.
    public var leakPatience: Double? = 5
    /// What was on the screen when it came to rest last.
    var traces: [ViewTrace] = []
    /// What must happen before the next step.
    var expectation: Expectation?
    /// The modal that is to come next, or the split whose inspector is, until it has come.
    var arriving: NodeID?
    /// The modal that the user is taking down. The navigator hears of it when it has gone.
    private var leaving: NodeID?
    #if ALERTS
    /// The alert that the system has taken down, and what is known of how it ended.
    var answered: (alert: NodeID, outcome: Outcome<G.Result>)?
    #if CONDITIONS
    /// The buttons of the alert that came up last: they are decided once, though views are read again.
    var decided: (alert: NodeID, buttons: [AlertButton<G>])?
    #endif
    #endif
    #if SPLITS
    /// What the screen says about each split.
    var splits: [NodeID: SplitSight] = [:]
    /// Whether SwiftUI can be told which column of a collapsed split is on top. Before iOS 17 a stack takes the place of such a split.
    lazy var bringsColumns = Self.systemBringsColumns
    /// By stack, or by split in the place of which there is one: the lowest screen that the system has taken away while the width changed.
    var leftEarly: [NodeID: NodeID] = [:]
    /// The split whose inspector the user is taking down. The navigator hears of it when it has gone.
    var leavingInspector: NodeID?
    #endif
    #if HEIGHTS
    /// The detents that the app has named.
    public var detents: [String: PresentationDetent] = [:]
    #endif
    #if CONFIRMATION
    /// What screens want to ask before they are left.
    var questions: [NodeID: Questions] = [:]
    /// Screens that are asked whether Back may leave them.
    var placesAsked: Set<NodeID> = []
    #endif
    #if ANCHORS
    /// Where what is shown has come from.
    var anchors: [NodeID: Anchor] = [:]
    var spots: [Ground: SpotOfEvents] = [:]
    #endif
    #if SWIPES
    let swipes = BackSwipes()
    #endif
    #if APPEARANCES
    /// Bars that have the tint of a screen.
    var tinted: Set<ObjectIdentifier> = []
    #endif
    #if WINDOWS
    /// The window, and what it knows of others; nil for what the app shows in one of its own making.
    var sight: WindowSight?
    #endif
    #if EMBEDDING
    /// It stands among views of the app's own, which may take it off the screen and show it again.
    public var isPart = false
    /// That it is on a stack of the app's has been said.
    var isNested = false
    #endif
    #if TABS || PAGES
    /// The tabs and pages that have been seen: the others aren't made yet.
    var seen: Set<NodeID> = []
    #endif
    /// Views that have been given a name.
    var named: [NamedView] = []
    /// The change that the views have not been updated for.
    var unseen: Int?
    private var waiting: [@MainActor () -> Void] = []
    /// Takes what is to be brought back with the window; called when everything is at rest.
    var store: (@MainActor (Foundation.Data?) -> Void)?
    private var stored: Snapshot?
    /// A transition is under way, whose end will wake this up, or the next turn will.
    var isWatching = false
    /// Looks whether an alert of the app's own has gone that something waits for.
    let alertWatch = CoverWatch<G>()
    private var isStepping = false
    /// The tree and the change of the views that were found to be equal last, as the navigator and the views count them.
    private var agreed: (tree: Int, views: Int)?
    /// Ends the scene where the app has let go of it without saying so.
    private var ending: Ending?
    private var mustStepAgain = false

    public init(
      _ navigator: Navigator<G>, containers: ContainerViews<G> = ContainerViews(),
      make: @escaping @MainActor (G.Screen, Place<G>) -> AnyView
    ) {
      self.navigator = navigator
      ending = Ending { [navigator] in navigator.stop() }
      self.containers = containers
      self.make = make
      shown = Shown(navigator.tree)
      #if TABS || PAGES
      look(at: shown)
      #endif
      navigator.host = self
      probes.hasChanged = { [weak self] in self?.hasAppeared($0) }
    }

    /// The app's view for a screen.
    func view(of screen: G.Screen, _ id: NodeID) -> AnyView { make?(screen, Place(navigator, id)) ?? AnyView(AnyView?.none) }

    public func release() {
      (make, store, waiting, containers) = (nil, nil, [], ContainerViews())
      #if HEIGHTS
      detents = [:]
      #endif
      #if CONFIRMATION
      questions = [:]
      #endif
      #if ANCHORS
      (anchors, spots) = ([:], [:])
      #endif
      #if WINDOWS
      sight = nil
      #endif
    }

    /// Nothing moves, and nothing is expected.
    public var isQuiet: Bool { !isWatching && unseen == nil && expectation == nil && probes.transition == nil }

    // MARK: Host

    public func reconcile() { step() }

    public func whenQuiet(_ work: @escaping @MainActor () -> Void) {
      waiting.append(work)
      step()
    }

    /// Facts come by themselves.
    public func absorb() {}

    public func after(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
      UIKit.Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in _Concurrency.Task { @MainActor in work() } }
    }

    // MARK: Steps

    func step() {
      guard !isStepping else {
        mustStepAgain = true
        return
      }
      isStepping = true
      var isSettled: Bool
      repeat {
        mustStepAgain = false
        isSettled = isSettledAfterOneStep()
      } while mustStepAgain
      isStepping = false
      if isSettled {
        storeSnapshot()
        nameViews()
        followPans()
        screenChanges.follow(navigator.tree) { probes.probe(behind: $0)?.parent?.viewIfLoaded }
        #if SWIPES
        followSwipes()
        #endif
        #if DEBUG
        lookForLeaks()
        #if EMBEDDING
        lookForOuterStack()
        #endif
        #endif
      }
      guard isSettled, !waiting.isEmpty else { return }
      let due = waiting
      waiting = []
      for work in due { work() }
    }

    /// SwiftUI saves a window when it likes: what is at rest is always there.
    private func storeSnapshot() {
      guard let store else { return }
      let snapshot = navigator.snapshot
      guard snapshot != stored else { return }
      stored = snapshot
      store(snapshot?.data)
      #if WINDOWS
      keepRoot(snapshot)
      #endif
    }

    /// Makes the first difference true; false if that is under way.
    private func isSettledAfterOneStep() -> Bool {
      guard !isWatching, unseen == nil else { return false }
      if let transition = probes.transition {
        watch(transition)
        return false
      }
      #if ALERTS
      if answered != nil { return false }
      #endif
      #if EMBEDDING
      guard isOutOfSight || isOver(expectation) else { return false }
      #else
      guard isOver(expectation) else { return false }
      #endif
      (expectation, arriving) = (nil, nil)
      if let gone = leaving {
        leaving = nil
        navigator.hostDismissed(gone)
      }
      #if SPLITS
      if let gone = leavingInspector {
        leavingInspector = nil
        navigator.hostHidInspector(of: gone)
      }
      guard absorbSplits(), unseen == nil else { return false }
      #endif
      // What was equal is looked at again only when one of them has changed: that costs as much as all that the scene holds.
      if let agreed, agreed == (navigator.changes, shown.revision), shown.leaving.isEmpty { return true }
      var next = shown
      next.forgetLeaving()
      guard let expected = nextStep(&next) else {
        if shown.leaving.isEmpty { agreed = (navigator.changes, shown.revision) }
        if !shown.leaving.isEmpty { write { $0.forgetLeaving() } }
        return unseen == nil
      }
      if next.modals.count > shown.modals.count, waitsForAlert() { return false }
      expectation = expected
      if next.modals.count > shown.modals.count { arriving = next.modals.last?.id }
      #if SPLITS
      if let inspector = next.inspector(on: next.modals.count), shown.inspector(on: next.modals.count) == nil { arriving = inspector.id }
      reveal(next)
      #endif
      var transaction = Transaction()
      transaction.disablesAnimations = navigator.isRestoring
      withTransaction(transaction) { write { $0 = next } }
      return false
    }

    private func nextStep(_ next: inout Shown<G>) -> Expectation? {
      #if SPLITS
      next.step(to: navigator.tree, hasInspectors: bringsColumns)
      #else
      next.step(to: navigator.tree)
      #endif
    }

    /// That screen has appeared, if one has; else one has gone. What has arrived has arrived, even if a finger takes it away again before
    /// everything has come to rest.
    private func hasAppeared(_ screen: NodeID?) {
      if let screen {
        switch expectation {
        case .appearance(screen)?: expectation = .update
        #if SPLITS
        case .anyAppearance(let screens)? where screens.contains(screen): expectation = .update
        #endif
        default: break
        }
      }
      #if SPLITS
      agreeWithScreen()
      #endif
      step()
    }

    private func isOver(_ expectation: Expectation?) -> Bool {
      switch expectation {
      case nil, .update: true
      #if SPLITS
      case .appearance(let screen): probes.appeared.contains(screen) || hasGoneBack(from: screen)
      case .anyAppearance(let screens): !probes.appeared.isDisjoint(with: screens)
      case .hiding(_, let screens): probes.appeared.isDisjoint(with: screens)
      #else
      case .appearance(let screen): probes.appeared.contains(screen)
      #endif
      // Should nobody say that it has gone, its screens do.
      case .departure(_, let screens): probes.appeared.isDisjoint(with: screens)
      }
    }

    /// One write. The views hear of it once, and the next step waits until they have been updated.
    func write(_ change: (inout Shown<G>) -> Void) {
      var next = shown
      change(&next)
      next.hasChanged()
      unseen = next.revision
      #if TABS || PAGES
      look(at: next)
      #endif
      pathScreens.update(to: next.layers)
      shown = next
      navigator.hostMoves()
    }

    /// The views show that change. What it moves begins within this turn.
    func hasUpdated(to revision: Int) {
      guard let unseen, revision >= unseen else { return }
      _Concurrency.Task { @MainActor [weak self] in
        guard let self, let latest = self.unseen, revision >= latest else { return }
        self.unseen = nil
        #if SPLITS
        self.agreeWithScreen()
        #endif
        self.step()
      }
    }

    // MARK: Facts

    /// What stands is shown again: the system has written something that the graph doesn't allow, or not yet.
    func insist() { write { _ in } }

    /// What the screens themselves write while something moves is taken when that has come to rest.
    func later(_ work: @escaping @MainActor (SwiftUIHost<G>) -> Void) {
      insist()
      whenQuiet { [weak self] in self.map { work($0) } }
    }

    #if TABS
    /// The user has tapped a tab. One that asks first stays unselected until the answer is there.
    func systemSelects(_ content: Int, in tabs: NodeID) {
      guard case .tabs(let name, let nodes, let selected)? = shown.node(tabs)?.content, nodes.indices.contains(content) else { return }
      let bar = G.tabBar(of: name)
      if content == selected {
        insist()
        let tab = bar.slots.first { $0.content == content }?.tab
        return tappedAgain(nodes[content], bar.name, tab?.reselect ?? .popToRoot)
      }
      guard isQuiet, navigator.maySelect(content, in: tabs) else {
        insist()
        return navigator.select(content, in: tabs)
      }
      expectation = .arrival(of: nodes[content], after: nil)
      write { $0.select(content, in: tabs) }
      navigator.hostSelected(content, in: tabs)
    }

    /// The user has tapped a tab that only acts.
    func systemActs(_ action: Event<G>, in tabs: NodeID) {
      insist()
      navigator.send(action, ofTabIn: tabs)
    }
    #endif

    /// The system takes down what lies on so many others. The navigator hears of it when it has gone.
    func systemTakesDown(_ level: Int) {
      guard shown.modals.indices.contains(level) else { return }
      let screen = shown.modals[level].content?.leaf.id
      if isComing(level) || !isQuiet && screen.map({ probes.appeared.contains($0) }) ?? false {
        let modal = shown.modals[level].id
        return later { host in
          if let index = host.shown.modals.firstIndex(where: { $0.id == modal }) { host.systemTakesDown(index) }
        }
      }
      leaving = shown.modals[level].id
      expectation = shown.departure(of: level)
      write { $0.remove(from: level) }
    }

    /// What lay on so many others has left the screen, for any reason. SwiftUI may say so before it writes the binding, and late.
    func hasGone(from level: Int) {
      if shown.modals.indices.contains(level) {
        guard let screen = shown.modals[level].content?.leaf.id, !isComing(level), !probes.appeared.contains(screen) else { return }
        systemTakesDown(level)
      }
      if case .departure(level, _)? = expectation { expectation = .update }
      step()
    }

    /// It has been written, and has not appeared yet.
    private func isComing(_ level: Int) -> Bool {
      arriving == shown.modals[level].id && expectation?.awaits(shown.modals[level].content) ?? false
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Mixed/ControllerView.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen that the app makes as a controller of UIKit. It is made once, when the screen is shown for the first time.
  @MainActor public struct ControllerView<Controller: UIViewController>: UIViewControllerRepresentable {
    private let make: @MainActor () -> Controller
    #if KEYS
    private let news: News?
    #endif

    public init(_ make: @escaping @MainActor () -> Controller) {
      self.make = make
      #if KEYS
      news = nil
      #endif
    }

    #if KEYS
    /// `tell` is called where a controller stays that was made with other values.
    public init(_ make: @escaping @MainActor () -> Controller, telling tell: @escaping @MainActor (Controller) -> Void) {
      self.make = make
      news = News(tell)
    }
    #endif

    public func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller {
      #if KEYS
      news?.isOld = true
      #endif
      return make()
    }

    public func updateUIViewController(_ uiViewController: Controller, context: UIViewControllerRepresentableContext<Self>) {
      #if KEYS
      guard let news, !news.isOld else { return }
      news.isOld = true
      news.tell(uiViewController)
      #endif
    }

    #if KEYS
    /// What a view has to say to the controller that it finds; SwiftUI may ask for that more than once.
    @MainActor private final class News {
      let tell: @MainActor (Controller) -> Void
      var isOld = false

      init(_ tell: @escaping @MainActor (Controller) -> Void) { self.tell = tell }
    }
    #endif
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Opaque/SwiftUIHost+Opaque.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// An alert that the app shows itself, by UIKit or with its own modifier, is in no tree. SwiftUI presents nothing on it.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// The alert on top, if the graph hasn't shown it.
  private var opaqueAlert: UIViewController? {
    guard let alert = probes.top as? UIAlertController, !alert.isBeingDismissed else { return nil }
    #if ALERTS
    if answered != nil || shown.modals.last.map({ $0.content == nil }) ?? false { return nil }
    #endif
    return alert
  }

  public var cover: NavGraph.Cover? { opaqueAlert == nil ? nil : .alert }

  public func clear(_ clearing: NavGraph.Clearing) {
    guard clearing.presented != .nothing, let alert = opaqueAlert else { return }
    navigator.hostWentOver("\(type(of: alert))")
    alert.presentingViewController?.dismiss(animated: true)
  }

  /// Whether what is to come has to wait for an alert of the app's: it has come up while something else was under way.
  func waitsForAlert() -> Bool {
    guard cover == .alert else {
      alertWatch.nothingWaits()
      return false
    }
    alertWatch.somethingWaits(navigator, "an alert that isn't the graph's is up; what is to come waits") { [weak self] in self?.step() }
    return true
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Pages/PagesView.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Pages that a finger turns.
  @MainActor struct PagesView<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let id: NodeID
    let pages: [Node<G>]
    let selected: Int

    var body: some View {
      TabView(selection: $host[page: id]) {
        ForEach(Array(pages.indices), id: \.self) { index in
          PageView(host: host, node: isVeiled(index) ? nil : pages[index]).tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }

    /// A page is made when it is first seen, or beside one that is. Nothing of one that asks first is made before the answer.
    private func isVeiled(_ index: Int) -> Bool {
      guard index != selected else { return false }
      if abs(index - selected) > 1, !host.seen.contains(pages[index].id) { return true }
      #if GUARDS
      return !host.navigator.entersFreely(index, in: id)
      #else
      return false
      #endif
    }
  }

  /// A page, or an empty one in its place.
  @MainActor struct PageView<G: Graph>: View {
    let host: SwiftUIHost<G>
    let node: Node<G>?

    var body: some View {
      if let node { NodeView(host: host, node: node) } else { Text(verbatim: "") }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Pages/SwiftUIHost+Pages.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// The page that is shown, by its place.
  subscript(page pages: NavGraph.NodeID) -> Int {
    get { if case .pages(_, _, let selected)? = shown.node(pages)?.content { selected } else { 0 } }
    set { systemTurns(to: newValue, in: pages) }
  }

  /// A finger has turned to a page. One that asks first is left again until the answer is there.
  private func systemTurns(to index: Int, in pages: NavGraph.NodeID) {
    guard case .pages(_, let nodes, let selected)? = shown.node(pages)?.content, nodes.indices.contains(index), index != selected else {
      return
    }
    #if GUARDS
    guard navigator.entersFreely(index, in: pages) else {
      insist()
      return navigator.select(index, in: pages)
    }
    #endif
    expectation = .update
    write { $0.turn(to: index, in: pages) }
    navigator.hostSelected(index, in: pages)
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Pans/PanProbe.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible view behind one with pans: it finds the recognisers of what lies on it.
  @MainActor struct PanProbe: UIViewControllerRepresentable {
    final class Controller: Probe, PanningScreen {
      /// The pans of UIKit's views within the rectangle of this one: maps, scroll views and what the app wraps are such views.
      var pansBeforeSwipeBack: [UIGestureRecognizer] {
        guard let mark = viewIfLoaded, let page = parent?.viewIfLoaded else { return [] }
        let area = mark.convert(mark.bounds, to: page)
        return page.firstViews.filter { area.surrounds($0.convert($0.bounds, to: page)) }.flatMap { view in
          (view.gestureRecognizers ?? []).filter { $0 is UIPanGestureRecognizer }
        }
      }
    }

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller { Controller(nibName: nil, bundle: nil) }

    func updateUIViewController(_ uiViewController: Controller, context: UIViewControllerRepresentableContext<Self>) {}
  }
}

extension Foundation.CGRect {
  /// Whether all of the other one is in it, as far as roundings allow.
  fileprivate func surrounds(_ other: Foundation.CGRect) -> Bool {
    let (right, bottom) = (origin.x + size.width + 1, origin.y + size.height + 1)
    return other.origin.x >= origin.x - 1 && other.origin.y >= origin.y - 1 && other.origin.x + other.size.width <= right
      && other.origin.y + other.size.height <= bottom
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Has the pans that screens name go first, now that nothing moves.
  func followPans() {
    for id in probes.appeared {
      guard let page = probes.probe(behind: id)?.parent, let navigation = page.navigationController else { continue }
      for controller in page.children { pans.follow(controller, on: navigation) }
    }
  }
}

@available(iOS 16.0, *)
extension View {
  /// Has the pans in this view go before the swipe anywhere on the screen that leads back, from iOS 26 on: those of maps, of lists that scroll
  /// sideways, of views of UIKit. The swipe from the edge is left as it is.
  @MainActor public func pansBeforeSwipeBack() -> some View { probed { NavGraph.PanProbe() } }
}

"""##),
  RuntimeSource(
    .swiftui, "Placement/PlacementLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Where a sheet stands in a wide window, from iOS 27 on.
  @MainActor struct PlacementLook: ViewModifier {
    let placement: Placement

    func body(content: Self.Content) -> some View {
      if #available(iOS 27.0, *) {
        content.presentationPlacement(wanted)
      } else {
        content
      }
    }

    @available(iOS 27.0, *) private var wanted: PresentationPlacement {
      switch placement {
      case .automatic: .automatic
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Scene/SceneKeeper.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Holds a window's scene, stores what it shows, and ends it with the window: SwiftUI tells of that by letting go of this.
  @MainActor final class SceneKeeper<Scene: ViewScene>: ObservableObject {
    let scene: Scene
    private let ending: Ending

    init(_ saved: Binding<Foundation.Data?>, _ make: (Snapshot?) -> Scene) {
      let scene = make(saved.wrappedValue.flatMap { Snapshot($0) })
      self.scene = scene
      ending = Ending { scene.stop() }
      scene.host.store = { saved.wrappedValue = $0 }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Scene/ViewScene.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The scene of an app, as its window holds it.
  @MainActor public protocol ViewScene: ObservableObject, Sendable {
    associatedtype G: Graph
    var host: SwiftUIHost<G> { get }
    /// Ends the scene and answers everyone who waits for an outcome.
    func stop()
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Scene/WindowView.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A window: what it showed when it was last seen, and the scene that is made from that.
  @MainActor public struct WindowView<Scene: ViewScene, Content: View>: View {
    @SceneStorage private var saved: Foundation.Data?
    private let name: String
    private let make: (Snapshot?) -> Scene
    private let content: @MainActor (Scene) -> Content

    /// `name` is that of the app: a window may hold several.
    public init(
      _ name: String, make: @escaping (Snapshot?) -> Scene, @ViewBuilder content: @escaping @MainActor (Scene) -> Content
    ) {
      _saved = SceneStorage(name + ".navigation")
      self.name = name
      self.make = make
      self.content = content
    }

    #if WINDOWS
    private var root: Binding<WindowRoot?>?

    /// `root` is for what an event has opened the window; nil for one that the system or the user has.
    public init(
      _ name: String, root: Binding<WindowRoot?>?, make: @escaping (Snapshot?) -> Scene,
      @ViewBuilder content: @escaping @MainActor (Scene) -> Content
    ) {
      self.init(name, make: make, content: content)
      self.root = root
    }

    /// What is stored can be read only here, where SwiftUI has found the window's storage: so the scene belongs to a view further inside.
    public var body: some View {
      // What was stored is younger than that for which the window was opened.
      KeptScene(saved: $saved) { saved in
        make(saved ?? root?.wrappedValue?.snapshot(of: Scene.G.self))
      } content: { scene in
        content(scene).modifier(WindowLook(host: scene.host, group: name + ".window", root: root))
      }
    }
    #else
    /// What is stored can be read only here, where SwiftUI has found the window's storage: so the scene belongs to a view further inside.
    public var body: some View { KeptScene(saved: $saved, make: make, content: content) }
    #endif
  }

  /// Makes the scene once, and holds it for as long as SwiftUI keeps the window.
  @MainActor struct KeptScene<Scene: ViewScene, Content: View>: View {
    @StateObject private var keeper: SceneKeeper<Scene>
    private let content: @MainActor (Scene) -> Content

    init(
      saved: Binding<Foundation.Data?>, make: @escaping (Snapshot?) -> Scene, content: @escaping @MainActor (Scene) -> Content
    ) {
      _keeper = StateObject(wrappedValue: SceneKeeper(saved, make))
      self.content = content
    }

    var body: some View { content(keeper.scene) }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Splits/ColumnsLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Has the views in a split read what its columns show.
  @MainActor struct ColumnsLook<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let split: NodeID

    func body(content: Self.Content) -> some View {
      content.environment(\.navGraphColumns, host.shown.node(split)?.shownColumns.map { AnyColumns($0) } ?? AnyColumns())
    }
  }

  nonisolated struct ColumnsKey: EnvironmentKey {
    static let defaultValue = AnyColumns()
  }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  /// What the columns of the split around a view show: the value of `List(selection:)`.
  public nonisolated var navGraphColumns: NavGraph.AnyColumns {
    get { self[NavGraph.ColumnsKey.self] }
    set { self[NavGraph.ColumnsKey.self] = newValue }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Splits/ColumnsStack.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A narrow split before iOS 17, which can't be told there which column is on top: its columns' screens on one stack.
  @MainActor struct ColumnsStack<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let id: NodeID
    let lowest: Node<G>?

    var body: some View {
      NavigationStack(path: $host[columns: id]) {
        NodeView(host: host, node: lowest)
          .navigationDestination(for: PathStep<G>.self) { StepView(host: host, step: $0).equatable() }
      }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Splits/InspectorLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The inspector beside a split's columns. In a narrow window SwiftUI would make a sheet of it that knows nothing of others: that is
  /// ours, as is the one before iOS 17.
  @MainActor struct InspectorLook<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let split: NodeID
    let node: Node<G>?
    let isNarrow: Bool

    func body(content: Self.Content) -> some View {
      if #available(iOS 17.0, *), let node, host.bringsColumns {
        content.inspector(isPresented: $host[inspectorOf: split, isNarrow]) { InspectorContent(host: host, node: node) }
      } else {
        content
      }
    }
  }

  /// What an inspector shows, with a bar.
  @MainActor struct InspectorContent<G: Graph>: View {
    let host: SwiftUIHost<G>
    let node: Node<G>

    var body: some View {
      if bringsItsBar {
        NodeView(host: host, node: node)
      } else {
        NavigationStack { NodeView(host: host, node: node) }
      }
    }

    private var bringsItsBar: Bool {
      switch node.content {
      case .stack: return true
      #if TABS
      case .tabs: return true
      #endif
      default: return false
      }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Splits/InspectorOfLayer.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The inspector that lies on a layer, as a sheet.
  @MainActor struct InspectorOfLayer<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let level: Int

    func body(content: Self.Content) -> some View {
      content.sheet(item: $host[inspectorOn: level], onDismiss: hasGone) { InspectorSheet(host: host, level: level, inspector: $0) }
    }

    private var hasGone: () -> Void { { [weak host, level] in host?.inspectorHasGone(from: level) } }
  }

  /// The inspector in that sheet, and what is presented on it.
  @MainActor struct InspectorSheet<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let level: Int
    /// What this is, as it was seen last.
    let inspector: ShownInspector<G>

    var body: some View {
      InspectorContent(host: host, node: host.shown.node(inspector.id)?.splitColumns?[.inspector] ?? inspector.node)
        .modifier(LayersAbove(host: host, ground: Ground(level: level, isInspector: true)))
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Splits/SplitLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// How the columns of a split share the width.
  @MainActor struct SplitLook: ViewModifier {
    let options: SplitOptions

    func body(content: Self.Content) -> some View {
      if options.lies == true {
        content.navigationSplitViewStyle(.prominentDetail)
      } else if options.lies == false {
        content.navigationSplitViewStyle(.balanced)
      } else {
        content.navigationSplitViewStyle(.automatic)
      }
    }
  }
}

@available(iOS 16.0, *)
nonisolated extension NavGraph.SplitOptions {
  /// Whether the leading columns lie on the detail; nil: as the device likes it. SwiftUI doesn't push a detail aside.
  var lies: Bool? {
    switch behavior {
    case .tile: return false
    case .overlay: return true
    case .automatic, .displace: break
    }
    switch display {
    case .oneOverSecondary, .twoOverSecondary: return true
    case .oneBesideSecondary, .twoBesideSecondary: return false
    case .automatic, .secondaryOnly, .twoDisplaceSecondary: return nil
    }
  }

  /// The columns that are seen at first.
  var visibility: NavigationSplitViewVisibility {
    switch display {
    case .automatic: .automatic
    case .secondaryOnly: .detailOnly
    case .oneBesideSecondary, .oneOverSecondary: .doubleColumn
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .all
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Splits/SplitProbe.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible view behind a split that reports its width.
  @MainActor struct SplitProbe<G: Graph>: UIViewControllerRepresentable {
    let host: SwiftUIHost<G>
    let id: NodeID
    let isNarrow: Bool

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> UIViewController {
      Probe(nibName: nil, bundle: nil)
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: UIViewControllerRepresentableContext<Self>) {
      host.split(id, isNarrow: isNarrow, behind: uiViewController)
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Splits/SplitSight.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What the screen says about a split.
  @MainActor struct SplitSight {
    /// The view behind the split.
    weak var controller: UIViewController?
    /// The split is too narrow for columns side by side, as its views have been told.
    var isNarrow = false
    /// It has been on the screen, side by side or collapsed as the window wants it.
    var hasBeenSeen = false
    /// The column on which the screen and the tree have agreed, and the screen in it: only from there can the user have gone back.
    var agreed: (column: Column, screen: NodeID)?
    /// The columns that the user, or the graph in the meantime, wants to see side by side; nil: those that are declared.
    var visibility: NavigationSplitViewVisibility?
    /// The column to which the user has gone back while the width changed: what views bind to until nothing moves.
    var broughtEarly: Column?
    /// The system has written what isn't so: what stands is to be shown again, once nothing moves.
    var mustInsist = false

    init() {}

    var isOnScreen: Bool { controller?.viewIfLoaded?.window != nil }

    /// A window in the background is resized for its pictures: nobody has gone anywhere.
    var isInBackground: Bool { controller?.viewIfLoaded?.window?.windowScene?.activationState == .background }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Splits/SplitView.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A split, as wide or narrow as its place.
  @MainActor struct SplitView<G: Graph>: View {
    let host: SwiftUIHost<G>
    let id: NodeID
    let options: SplitOptions
    let columns: [Column: Node<G>]
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      content
        .modifier(SplitLook(options: options))
        .modifier(ColumnsLook(host: host, split: id))
        .probed { SplitProbe(host: host, id: id, isNarrow: width == .compact) }
    }

    @ViewBuilder private var content: some View {
      if width == .compact, !host.bringsColumns {
        // With another root it is another stack: one whose root and path change together loses the path.
        let lowest = columns[.sidebar]?.pagesOfColumn.first
        ColumnsStack(host: host, id: id, lowest: lowest).id(lowest?.id)
      } else {
        SplitColumns(host: host, id: id, columns: columns, isNarrow: width == .compact)
      }
    }
  }

  /// The columns of a split. Where they stand behind each other, one of them is on top.
  @MainActor struct SplitColumns<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let id: NodeID
    let columns: [Column: Node<G>]
    let isNarrow: Bool

    var body: some View {
      if #available(iOS 17.0, *), host.bringsColumns {
        if columns[.content] == nil {
          NavigationSplitView(columnVisibility: $host[visibility: id], preferredCompactColumn: $host[onTop: id]) {
            column(.sidebar)
          } detail: {
            detail
          }
        } else {
          NavigationSplitView(columnVisibility: $host[visibility: id], preferredCompactColumn: $host[onTop: id]) {
            column(.sidebar)
          } content: {
            column(.content)
          } detail: {
            detail
          }
        }
      } else if columns[.content] == nil {
        NavigationSplitView(columnVisibility: $host[visibility: id]) {
          column(.sidebar)
        } detail: {
          detail
        }
      } else {
        NavigationSplitView(columnVisibility: $host[visibility: id]) {
          column(.sidebar)
        } content: {
          column(.content)
        } detail: {
          detail
        }
      }
    }

    private var detail: some View {
      column(.detail).modifier(InspectorLook(host: host, split: id, node: columns[.inspector], isNarrow: isNarrow))
    }

    private func column(_ column: Column) -> NodeView<G> { NodeView(host: host, node: columns[column]) }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Splits/SwiftUIHost+Inspectors.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  // MARK: What views bind to

  /// Whether the inspector stands beside the columns of that split.
  subscript(inspectorOf split: NavGraph.NodeID, isNarrow: Bool) -> Bool {
    get {
      guard !isNarrow, case .split(_, _, let focus)? = shown.node(split)?.content else { return false }
      return focus.showsInspector
    }
    set {
      guard newValue != self[inspectorOf: split, isNarrow] else { return }
      // The system brings one back by itself with a window: what is there is the graph's affair.
      guard !newValue, let node = shown.node(split), !isChangingWidth(node) else { return insistLater(in: split) }
      write { $0.hideInspector(of: split) }
      navigator.hostHidInspector(of: split)
    }
  }

  /// The inspector that lies on that layer.
  subscript(inspectorOn level: Int) -> NavGraph.ShownInspector<G>? {
    get { shown.inspector(on: level) }
    set {
      if newValue == nil, shown.inspector(on: level) != nil { systemTakesInspector(from: level) }
    }
  }

  // MARK: Facts

  /// The system takes down the inspector that lies on a layer. The navigator hears of it when it has gone.
  private func systemTakesInspector(from level: Int) {
    guard let inspector = shown.inspector(on: level) else { return }
    let screen = inspector.node.leaf.id
    if isComing(inspector) || !isQuiet && probes.appeared.contains(screen) {
      return later { host in
        if host.shown.inspector(on: level)?.id == inspector.id { host.systemTakesInspector(from: level) }
      }
    }
    leavingInspector = inspector.id
    expectation = .hiding(inspector.id, screens: [screen])
    write { $0.removeInspector(from: level) }
  }

  /// The inspector that lay on a layer has left the screen, for any reason. SwiftUI may say so before it writes the binding, and late.
  func inspectorHasGone(from level: Int) {
    if let inspector = shown.inspector(on: level) {
      guard !isComing(inspector), !probes.appeared.contains(inspector.node.leaf.id) else { return }
      systemTakesInspector(from: level)
    }
    if case .hiding? = expectation { expectation = .update }
    step()
  }

  /// It has been written, and has not appeared yet.
  private func isComing(_ inspector: NavGraph.ShownInspector<G>) -> Bool {
    arriving == inspector.id && expectation?.awaits(inspector.node) ?? false
  }

  /// An inspector that the system hasn't presented, without a word, is not there.
  func giveUpInspector() {
    let level = shown.modals.count
    guard let inspector = shown.inspector(on: level), isComing(inspector), !probes.isInWindow(inspector.node.leaf.id) else { return }
    write { $0.removeInspector(from: level) }
    navigator.hostHidInspector(of: inspector.id)
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Splits/SwiftUIHost+Splits.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  static var systemBringsColumns: Bool { if #available(iOS 17.0, *) { true } else { false } }

  /// Whether the views of that split have been told another width than the tree knows of, or are about to be.
  func isChangingWidth(_ split: NavGraph.Node<G>) -> Bool {
    guard case .split(_, _, let focus) = split.content, let sight = splits[split.id], let controller = sight.controller else {
      return false
    }
    return sight.mustInsist || sight.isNarrow != focus.isCollapsed
      || (controller.traitCollection.horizontalSizeClass == .compact) != focus.isCollapsed
  }

  /// The column on top of a collapsed split, or the one that would be.
  func columnOnTop(_ split: NavGraph.NodeID) -> NavGraph.Column {
    shown.node(split)?.columnOnTop ?? .sidebar
  }

  // MARK: What views bind to

  @available(iOS 17.0, *) subscript(onTop split: NavGraph.NodeID) -> NavigationSplitViewColumn {
    get { (splits[split]?.broughtEarly ?? columnOnTop(split)).name }
    set { systemBrings(NavGraph.Column(newValue), in: split) }
  }

  subscript(visibility split: NavGraph.NodeID) -> NavigationSplitViewVisibility {
    get { splits[split]?.visibility ?? options(of: split).visibility }
    set {
      splits[split, default: NavGraph.SplitSight()].visibility = newValue
      insist()
    }
  }

  /// What the one stack in the place of a collapsed split shows on top of its lowest screen.
  subscript(columns split: NavGraph.NodeID) -> [NavGraph.PathStep<G>] {
    get {
      let screens = pages(of: split).flatMap { $0.pages }
      return screens.prefix { $0.id != leftEarly[split] }.dropFirst().map { NavGraph.PathStep(node: $0) }
    }
    set { systemShows(newValue.count + 1, ofColumnsIn: split) }
  }

  /// The screens of each column, up to the one on top.
  private func pages(of split: NavGraph.NodeID) -> [(column: NavGraph.Column, pages: [NavGraph.Node<G>])] {
    guard let columns = shown.node(split)?.splitColumns else { return [] }
    let top = columnOnTop(split)
    let below = NavGraph.Column.allCases.prefix { $0 != top } + [top]
    return below.compactMap { column in columns[column].map { (column, $0.pagesOfColumn) } }
  }

  private func options(of split: NavGraph.NodeID) -> NavGraph.SplitOptions {
    shown.node(split)?.container.map { G.options(of: $0) } ?? NavGraph.SplitOptions()
  }

  // MARK: Facts

  /// The views of that split have been told how wide it is.
  func split(_ id: NavGraph.NodeID, isNarrow: Bool, behind controller: UIViewController) {
    var sight = splits[id] ?? NavGraph.SplitSight()
    let isNews = sight.isNarrow != isNarrow || sight.controller !== controller
    (sight.controller, sight.isNarrow) = (controller, isNarrow)
    splits[id] = sight
    // Columns that stand otherwise than they did may hide what was to appear.
    if isNews, case .appearance(let screen)? = expectation, shown.split(around: screen)?.id == id { expectation = .update }
    if isNews { _Concurrency.Task { @MainActor [weak self] in self?.step() } }
  }

  /// What stands is shown again, once nothing moves: what has been written is not what the user wanted.
  func insistLater(in split: NavGraph.NodeID) {
    splits[split]?.mustInsist = true
    _Concurrency.Task { @MainActor [weak self] in self?.step() }
  }

  /// The system has brought a column to the front: nobody but the graph does that, except on the way back.
  private func systemBrings(_ column: NavGraph.Column, in split: NavGraph.NodeID) {
    guard let node = shown.node(split), case .split(_, let nodes, let focus) = node.content, let wanted = nodes[column]?.leaf.id,
      focus.isCollapsed, column.order < focus.front.order
    else {
      if column != columnOnTop(split) { insistLater(in: split) }
      return
    }
    guard isChangingWidth(node) else { return goBack(to: column, in: split) }
    // What moves has led there, so nothing else is wanted before it has come to rest.
    if probes.appeared.contains(wanted) || probes.isComing(wanted) { splits[split]?.broughtEarly = column }
    insistLater(in: split)
  }

  /// The user has gone back to that column.
  private func goBack(to column: NavGraph.Column, in split: NavGraph.NodeID) {
    guard let node = shown.node(split), let seen = node.splitColumns?[column]?.leaf else { return }
    expectation = shown.front?.leaf.id == node.leaf.id && seen.screen != nil ? .appearance(seen.id) : .update
    splits[split]?.agreed = (column, seen.id)
    write { $0.goBack(to: column, in: split) }
    navigator.hostWentBack(to: column, in: split)
  }

  /// The one stack in the place of a collapsed split has become shorter.
  private func systemShows(_ count: Int, ofColumnsIn split: NavGraph.NodeID) {
    guard let node = shown.node(split), case .split(_, _, let focus) = node.content else { return }
    let screens = pages(of: split).flatMap { $0.pages }
    guard focus.isCollapsed, count > 0, count < screens.count else { return insistLater(in: split) }
    if isChangingWidth(node) { return keepUntilRest(screens[count].id, of: split, in: split) }
    guard isFact(screens[count].id, revealing: screens[count - 1].id) else {
      let leaving = screens[count].id
      return later { host in
        let left = host.pages(of: split).flatMap { $0.pages }.firstIndex { $0.id == leaving }
        if let left { host.systemShows(left, ofColumnsIn: split) }
      }
    }
    shorten(columnsOf: split, to: count)
  }

  /// Leaves so many screens of the columns that are one stack.
  private func shorten(columnsOf split: NavGraph.NodeID, to count: Int) {
    guard let node = shown.node(split), case .split(_, _, let focus) = node.content else { return }
    var left = count
    for (column, pages) in pages(of: split) {
      guard left > pages.count else {
        if column != focus.front { goBack(to: column, in: split) }
        if left < pages.count, let stack = node.splitColumns?[column]?.id { shorten(stack, to: left) }
        return
      }
      left -= pages.count
    }
  }

  /// The system has written a shorter path while the width changes. If its screen has left its stack, the views go on with that path until
  /// nothing moves; else what stands is shown again then.
  func keepUntilRest(_ leaving: NavGraph.NodeID, of stack: NavGraph.NodeID, in split: NavGraph.NodeID) {
    if probes.hasLeftItsStack(leaving) { leftEarly[stack] = leaving }
    insistLater(in: split)
  }

  /// Nothing moves: what has left meanwhile has left.
  private func takeWhatLeftEarly() {
    let left = leftEarly.sorted { $0.key.rawValue < $1.key.rawValue }
    leftEarly = [:]
    for id in splits.keys { splits[id]?.broughtEarly = nil }
    for (stack, screen) in left where probes.hasLeftItsStack(screen) {
      if splits[stack] != nil {
        if let index = pages(of: stack).flatMap({ $0.pages }).firstIndex(where: { $0.id == screen }) {
          shorten(columnsOf: stack, to: index)
        }
      } else if let index = shown.screens(of: stack).firstIndex(where: { $0.id == screen }), index > 0 {
        shorten(stack, to: index)
      }
    }
  }

  // MARK: Steps

  /// Tells the navigator what the screen says about splits, now that nothing moves; false if something is about to.
  func absorbSplits() -> Bool {
    splits = splits.filter { shown.node($0.key) != nil }
    var hasAnotherWidth = false
    for id in splits.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      let wasCollapsed = isCollapsed(id)
      absorb(id)
      if isCollapsed(id) != wasCollapsed { hasAnotherWidth = true }
    }
    guard splits.values.contains(where: { $0.mustInsist }) else { return true }
    // The columns have been told, and move next: what stands is shown again when they have arrived.
    if hasAnotherWidth {
      stepOneTurnLater()
      return false
    }
    takeWhatLeftEarly()
    for id in splits.keys { splits[id]?.mustInsist = false }
    insist()
    return true
  }

  private func isCollapsed(_ split: NavGraph.NodeID) -> Bool? {
    if case .split(_, _, let focus)? = navigator.tree.node(split)?.content { focus.isCollapsed } else { nil }
  }

  private func absorb(_ id: NavGraph.NodeID) {
    guard var sight = splits[id], sight.isOnScreen || sight.hasBeenSeen, !sight.isInBackground, let node = navigator.tree.node(id),
      case .split(_, _, let focus) = node.content
    else { return }
    let column = node.columnOnTop
    sight.hasBeenSeen = true
    // Once it has collapsed, what the user has hidden is forgotten, as UIKit does.
    if focus.isCollapsed != sight.isNarrow { (sight.agreed, sight.visibility) = (nil, nil) }
    splits[id] = sight
    if focus.isCollapsed != sight.isNarrow { return navigator.hostCollapsed(id, onto: sight.isNarrow ? sight.broughtEarly ?? column : nil) }
    guard case .split(_, let nodes, let seenFocus)? = shown.node(id)?.content else { return }
    guard focus.isCollapsed else {
      // Side by side, what was asked for is there.
      if focus.column != nil, focus.column == seenFocus.column { navigator.hostCollapsed(id, onto: nil) }
      return
    }
    absorb(nodes, seenFocus, id, sight, isAsked: focus.front != seenFocus.front)
  }

  /// Columns that stand behind each other show what they are to show: from here on, another one on top is where the user went back to.
  func agreeWithScreen() {
    for id in splits.keys {
      guard case .split(_, let nodes, let focus)? = shown.node(id)?.content, focus.isCollapsed, let front = nodes[focus.front]?.leaf.id,
        probes.appeared.contains(front)
      else { continue }
      splits[id]?.agreed = (focus.front, front)
    }
  }

  /// Where columns stand behind each other, the screens say which of them is on top, should nobody else.
  private func absorb(
    _ nodes: [NavGraph.Column: NavGraph.Node<G>], _ focus: NavGraph.Focus, _ id: NavGraph.NodeID, _ sight: NavGraph.SplitSight,
    isAsked: Bool
  ) {
    let columns: [NavGraph.Column] = [.detail, .content, .sidebar]
    guard let seen = columns.first(where: { column in nodes[column].map { probes.appeared.contains($0.leaf.id) } ?? false }),
      let front = nodes[focus.front]?.leaf.id
    else { return }
    if seen == focus.front {
      splits[id]?.agreed = (seen, front)
    } else if !isAsked, sight.agreed?.column == focus.front, seen.order < focus.front.order {
      goBack(to: seen, in: id)
    }
  }

  /// Whether the user has gone back from a column that was to appear again, as with its tab, and nobody has said so.
  func hasGoneBack(from screen: NavGraph.NodeID) -> Bool {
    guard let split = shown.split(around: screen), case .split(_, let nodes, let focus) = split.content, focus.isCollapsed,
      splits[split.id]?.agreed?.column == focus.front
    else { return false }
    // What the column shows may have been replaced meanwhile.
    return nodes.contains { column, node in column.order < focus.front.order && probes.appeared.contains(node.leaf.id) }
  }

  /// Side by side, a column that is asked for is seen.
  func reveal(_ next: NavGraph.Shown<G>) {
    for id in splits.keys {
      guard case .split(_, _, let focus)? = next.node(id)?.content, !focus.isCollapsed, let column = focus.column,
        case .split(_, _, let before)? = shown.node(id)?.content, before.column != column
      else { continue }
      let visibility = self[visibility: id]
      switch column {
      case .sidebar: splits[id]?.visibility = .all
      case .content: if visibility == .detailOnly { splits[id]?.visibility = .doubleColumn }
      case .detail: if options(of: id).lies == true { splits[id]?.visibility = .detailOnly }
      case .inspector: break
      }
    }
  }
}

@available(iOS 17.0, *)
nonisolated extension NavGraph.Column {
  /// SwiftUI's name for it. The inspector is none of its columns.
  fileprivate var name: NavigationSplitViewColumn {
    switch self {
    case .sidebar: .sidebar
    case .content: .content
    case .detail, .inspector: .detail
    }
  }

  fileprivate init(_ name: NavigationSplitViewColumn) { self = name == .sidebar ? .sidebar : name == .content ? .content : .detail }
}

"""##),
  RuntimeSource(
    .swiftui, "Swipes/SwiftUIHost+Swipes.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// What the screens say about the swipes that lead back from them, now that nothing moves. SwiftUI has no API for that; its stacks are
  /// navigation controllers.
  func followSwipes() {
    swipes.follow(
      probes.appeared.compactMap { id in
        guard let probe = probes.probe(behind: id), let screen = navigator.tree.node(id)?.screen else { return nil }
        return (probe, G.chrome(of: screen).swipeBack(of: page(around: probe) ?? probe))
      })
  }

  /// The page of the stack that this is on.
  private func page(around probe: UIViewController) -> UIViewController? {
    var page: UIViewController? = probe
    while let next = page, !(next.parent is UINavigationController) { page = next.parent }
    return page
  }
}

"""##),
  RuntimeSource(
    .swiftui, "SystemBars/SystemBarsLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The status bar and the home indicator, where a screen hides them.
  @MainActor struct SystemBarsLook: ViewModifier {
    let hides: Chrome.Bars

    func body(content: Self.Content) -> some View {
      content
        .modifier(HiddenStatusBar(isHidden: hides.contains(.statusBar)))
        .modifier(HiddenHomeIndicator(isHidden: hides.contains(.homeIndicator)))
    }
  }

  @MainActor struct HiddenStatusBar: ViewModifier {
    let isHidden: Bool

    func body(content: Self.Content) -> some View {
      if isHidden { content.statusBarHidden(true) } else { content }
    }
  }

  @MainActor struct HiddenHomeIndicator: ViewModifier {
    let isHidden: Bool

    func body(content: Self.Content) -> some View {
      if isHidden { content.persistentSystemOverlays(.hidden) } else { content }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Tabs/AccessoryLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What stands above the bar, from iOS 26 on. With a condition, iOS 26.0 can't take it away.
  @MainActor struct AccessoryLook<G: Graph>: ViewModifier {
    let host: SwiftUIHost<G>
    let id: NodeID
    let bar: TabBar<G>

    func body(content: Self.Content) -> some View {
      if #available(iOS 26.0, *), let screen = bar.accessory {
        shown(content, AccessoryView(host: host, id: id, screen: screen))
      } else {
        content
      }
    }

    @available(iOS 26.0, *) @ViewBuilder private func shown(_ content: Self.Content, _ accessory: AccessoryView<G>) -> some View {
      if #available(iOS 26.1, *), let test = bar.accessoryWhen {
        content.tabViewBottomAccessory(isEnabled: test.evaluate(host.navigator.answers.holds)) { accessory }
      } else {
        content.tabViewBottomAccessory { accessory }
      }
    }
  }

  /// The screen above a bar. Its events happen at the bar, which is there as long as this is.
  @MainActor struct AccessoryView<G: Graph>: View, Equatable {
    let host: SwiftUIHost<G>
    nonisolated let id: NodeID
    nonisolated let screen: G.Screen

    nonisolated static func == (one: AccessoryView, other: AccessoryView) -> Bool { one.id == other.id && one.screen == other.screen }

    var body: some View { host.view(of: screen, id) }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Tabs/BarStyleLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A bar alone, or a bar that can be a sidebar; when it gets small; what users have rearranged.
  @available(iOS 18.0, *) @MainActor struct BarStyleLook<G: Graph>: ViewModifier {
    let bar: TabBar<G>

    func body(content: Self.Content) -> some View {
      styled(content)
        .modifier(MinimizeLook(minimize: bar.minimize))
        .modifier(SearchLook(activates: bar.slots.contains { $0.tab.activatesSearch }))
    }

    @ViewBuilder private func styled(_ content: Self.Content) -> some View {
      switch bar.style {
      case .tabBar: content.tabViewStyle(.tabBarOnly)
      case .tabSidebar: adaptable(content).defaultAdaptableTabBarPlacement(.sidebar)
      case .sidebarAdaptable: adaptable(content)
      case .automatic: if needsSidebar { adaptable(content) } else { content }
      }
    }

    private func adaptable(_ content: Self.Content) -> some View {
      content.tabViewStyle(.sidebarAdaptable).modifier(Rearranging(name: bar.name))
    }

    /// Something is nowhere else to be seen.
    private var needsSidebar: Bool { (bar.items + bar.slots.map { $0.tab }).contains { $0.placement == .sidebarOnly } }
  }

  /// Keeps what users rearrange, under the name of the bar.
  @available(iOS 18.0, *) @MainActor struct Rearranging: ViewModifier {
    @AppStorage private var customization: TabViewCustomization

    init(name: String) { _customization = AppStorage(wrappedValue: TabViewCustomization(), "navgraph." + name) }

    func body(content: Self.Content) -> some View { content.tabViewCustomization($customization) }
  }

  /// Has a search begin when its tab is selected, from iOS 26 on.
  @MainActor struct SearchLook: ViewModifier {
    let activates: Bool

    func body(content: Self.Content) -> some View {
      if #available(iOS 26.0, *), activates {
        content.tabViewSearchActivation(.searchTabSelection)
      } else {
        content
      }
    }
  }

  /// Has tabs come and go with an animation, unless the user wants less motion.
  @MainActor struct VisibilityLook: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    /// The places of the tabs that are left out.
    let hidden: [Int]

    func body(content: Self.Content) -> some View { content.animation(reducesMotion ? nil : .default, value: hidden) }
  }

  @MainActor struct MinimizeLook<G: Graph>: ViewModifier {
    let minimize: TabBar<G>.Minimize?

    func body(content: Self.Content) -> some View {
      if #available(iOS 26.0, *), let minimize {
        content.tabBarMinimizeBehavior(behavior(minimize))
      } else {
        content
      }
    }

    @available(iOS 26.0, *) private func behavior(_ minimize: TabBar<G>.Minimize) -> TabBarMinimizeBehavior {
      switch minimize {
      case .automatic: .automatic
      case .never: .never
      case .onScrollDown: .onScrollDown
      case .onScrollUp: .onScrollUp
      }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Tabs/OlderTabs.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.TabsView {
  /// The tabs before iOS 18: sections lie open, everything stands where it is declared, and what is hidden is left out.
  ///
  /// No view of its own: `TabView` finds them where they are written into it.
  func olderTabs(_ state: NavGraph.BarState<G>) -> some View {
    ForEach(state.slots.indices.filter { !state.hides($0) }, id: \.self) { index in
      state.content(index)
        .tabItem { Label(state.slots[index].tab.title ?? "", systemImage: state.olderIcon(index)) }
        .badge(state.badge(index))
        .tag(index)
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.BarState {
  fileprivate func olderIcon(_ index: Int) -> String {
    let tab = slots[index].tab
    return tab.icon ?? (tab.isSearch ? "magnifyingglass" : "")
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Tabs/SwiftUIHost+Tabs.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// What is done with tabs besides selecting them.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// An answer of the app has changed that bars depend on: the views read it again.
  public func refresh() { insist() }

  /// The user has tapped the tab that is selected.
  func tappedAgain(_ content: NavGraph.Node<G>, _ bar: String, _ reselect: NavGraph.Reselect) {
    switch reselect {
    case .none: break
    case .popToRoot where content.children.count > 1 && content.isStack:
      let leave = NavGraph.Event<G>(bar + " tapped again", .popToRoot)
      #if BACK && CONFIRMATION
      if content.leaf.screen.map({ G.chrome(of: $0).back == .confirm }) ?? false { return askBeforeBack(from: content.leaf.id, leave) }
      #endif
      navigator.send(leave, from: content.leaf.id)
    case .popToRoot, .scrollToTop:
      guard isQuiet else { return }
      probes.probe(behind: content.leaf.id)?.scrollScreenToTop()
    }
  }
}

extension UIViewController {
  /// Scrolls the screen that this stands behind to its top: lists of SwiftUI scroll as UIKit's do.
  fileprivate func scrollScreenToTop() {
    if let scroll = parent?.viewIfLoaded?.firstViews.lazy.compactMap({ $0 as? UIScrollView }).first { NavGraph.scrollToTop(scroll) }
  }
}

nonisolated extension NavGraph.Node {
  fileprivate var isStack: Bool {
    if case .stack = content { true } else { false }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Tabs/TabItems.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The tabs and sections of a bar.
  @available(iOS 18.0, *) @MainActor struct TabItems<G: Graph>: TabContent {
    let state: BarState<G>

    var body: some TabContent<Int> {
      ForEach(Array(state.bar.items.indices), id: \.self) { item in
        if state.bar.items[item].tabs.isEmpty {
          TabOfBar(state: state, index: state.places(of: item).lowerBound)
        } else {
          SectionOfBar(state: state, item: item)
        }
      }
    }
  }

  /// A section: where there is no sidebar, its tabs stand behind one item of the bar.
  @available(iOS 18.0, *) @MainActor struct SectionOfBar<G: Graph>: TabContent {
    let state: BarState<G>
    let item: Int

    var body: some TabContent<Int> {
      TabSection(state.bar.items[item].title ?? "") {
        ForEach(Array(state.places(of: item)), id: \.self) { TabOfBar(state: state, index: $0) }
      }
      .customizationID(state.bar.items[item].name)
      .placed(state.bar.items[item].placement)
    }
  }

  /// A tab.
  @available(iOS 18.0, *) @MainActor struct TabOfBar<G: Graph>: TabContent {
    let state: BarState<G>
    let index: Int

    var body: some TabContent<Int> {
      named
        .badge(state.badge(index))
        .hidden(state.hides(index))
        .customizationID(tab.name)
        .placed(tab.placement)
        .customizationBehavior(tab.placement.behavior, for: .tabBar, .sidebar)
        .defaultVisibility(tab.placement == .optional ? .hidden : .automatic, for: .tabBar)
    }

    private var tab: TabItem<G> { state.slots[index].tab }

    @TabContentBuilder<Int> private var named: some TabContent<Int> {
      if tab.isSearch, tab.title == nil, tab.icon == nil {
        // The system's own title and picture.
        Tab(value: index, role: .search) { state.content(index) }
      } else {
        Tab(tab.title ?? "", systemImage: tab.icon ?? (tab.isSearch ? "magnifyingglass" : ""), value: index, role: role) {
          state.content(index)
        }
      }
    }

    private var role: TabRole? {
      if tab.isSearch { return .search }
      if #available(iOS 27.0, *), tab.isProminent { return .prominent }
      return nil
    }
  }
}

@available(iOS 18.0, *)
extension TabContent {
  /// Where it stands, of which there are three ways.
  fileprivate func placed(_ placement: NavGraph.TabPlacement) -> some TabContent<TabValue> {
    tabPlacement(placement == .pinned ? .pinned : placement == .sidebarOnly ? .sidebarOnly : .automatic)
  }
}

nonisolated extension NavGraph.TabPlacement {
  /// What the user may do with it.
  @available(iOS 18.0, *) fileprivate var behavior: TabCustomizationBehavior {
    switch self {
    case .movable: .reorderable
    case .fixed: .disabled
    case .automatic, .default, .optional, .pinned, .sidebarOnly: .automatic
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Tabs/TabsView.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A tab bar. Its selection is a place in the bar, since tabs that only act have no content.
  @MainActor struct TabsView<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let id: NodeID
    let bar: TabBar<G>
    let contents: [Node<G>]

    var body: some View {
      let state = BarState(host: host, bar: bar, slots: bar.slots, contents: contents, selected: host[tab: id])
      if #available(iOS 18.0, *) {
        TabView(selection: $host[tab: id]) { TabItems(state: state) }
          .modifier(BarStyleLook(bar: bar))
          .modifier(AccessoryLook(host: host, id: id, bar: bar))
          .modifier(VisibilityLook(hidden: state.hidden))
      } else {
        TabView(selection: $host[tab: id]) { olderTabs(state) }
          .modifier(VisibilityLook(hidden: state.hidden))
      }
    }
  }

  /// What a tab bar shows now.
  @MainActor struct BarState<G: Graph> {
    let host: SwiftUIHost<G>
    let bar: TabBar<G>
    /// The tabs of the bar, each where it stands.
    let slots: [TabSlot<G>]
    let contents: [Node<G>]
    /// A place in the bar.
    let selected: Int

    /// The places of the tabs that are left out.
    var hidden: [Int] { slots.indices.filter { hides($0) } }

    /// A selected tab stays until it is left, hidden or not.
    func hides(_ index: Int) -> Bool {
      guard index != selected else { return false }
      let slot = slots[index]
      return [slot.tab.hidden, slot.section?.hidden].contains { $0?.evaluate(host.navigator.answers.holds) ?? false }
    }

    func badge(_ index: Int) -> Text? {
      slots[index].tab.badge.flatMap { host.navigator.answers.badge($0) }.map { Text(verbatim: $0) }
    }

    /// What a tab shows; nothing until it is first seen.
    func content(_ index: Int) -> NodeView<G> {
      let node = slots[index].content.flatMap { contents.indices.contains($0) ? contents[$0] : nil }
      return NodeView(host: host, node: node.flatMap { host.seen.contains($0.id) ? $0 : nil })
    }

    /// The places of the tabs of an item of the bar: one of its own, or those of a section.
    func places(of item: Int) -> Swift.Range<Int> {
      let before = bar.items[..<item].reduce(0) { $0 + max(1, $1.tabs.count) }
      return before..<(before + max(1, bar.items[item].tabs.count))
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Titles/TitleSizeLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// How large a title is. One that is hidden stays what Back buttons and VoiceOver read.
  @MainActor struct TitleSizeLook: ViewModifier {
    let size: Chrome.TitleSize
    let hasLargeTitles: Bool

    func body(content: Self.Content) -> some View {
      switch size {
      case .hidden: content.navigationBarTitleDisplayMode(.inline).modifier(HiddenTitle())
      case .inlineLarge: content.modifier(InlineLargeTitle())
      case .automatic: content.navigationBarTitleDisplayMode(hasLargeTitles ? .automatic : .inline)
      case .large: content.navigationBarTitleDisplayMode(.large)
      case .inline: content.navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  @MainActor struct HiddenTitle: ViewModifier {
    func body(content: Self.Content) -> some View {
      if #available(iOS 18.0, *) {
        content.toolbar(removing: .title)
      } else {
        // An invisible view takes its place.
        content.toolbar { ToolbarItem(placement: .principal) { Text(verbatim: "") } }
      }
    }
  }

  /// Before iOS 17 it is a large one.
  @MainActor struct InlineLargeTitle: ViewModifier {
    func body(content: Self.Content) -> some View {
      if #available(iOS 17.0, *) {
        content.toolbarTitleDisplayMode(.inlineLarge)
      } else {
        content.navigationBarTitleDisplayMode(.large)
      }
    }
  }

  /// The line below the title, from iOS 26 on.
  @MainActor struct SubtitleLook: ViewModifier {
    let subtitle: String?

    func body(content: Self.Content) -> some View {
      if #available(iOS 26.0, *), let subtitle {
        content.navigationSubtitle(subtitle)
      } else {
        content
      }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Transitions/FadeLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A modal that fades in, from iOS 27 on. SwiftUI turns and curls nothing.
  @MainActor struct FadeLook: ViewModifier {
    let transition: Transition

    func body(content: Self.Content) -> some View {
      if #available(iOS 27.0, *), transition == .crossDissolve {
        content.navigationTransition(.crossFade)
      } else {
        content
      }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/AppearanceProbe.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible view behind a screen that reports when the screen has come to rest: `onAppear` is called when it begins to move.
  @MainActor struct AppearanceProbe: UIViewControllerRepresentable {
    final class Controller: Probe {
      weak var probes: Probes?

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        probes?.has(self, appeared: true)
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        probes?.has(self, appeared: false)
      }
    }

    let probes: Probes
    let id: NodeID

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller {
      let controller = Controller(nibName: nil, bundle: nil)
      controller.probes = probes
      probes.add(controller, behind: id)
      return controller
    }

    func updateUIViewController(_ uiViewController: Controller, context: UIViewControllerRepresentableContext<Self>) {}
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/BarProbe.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

#if BACK || APPEARANCES
@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible view behind a screen that reaches the bars around it, for what SwiftUI has no API for.
  @MainActor struct BarProbe: UIViewControllerRepresentable {
    final class Controller: Probe {
      var dress: @MainActor (UIViewController) -> Void = { _ in }

      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent != nil { dress(self) }
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        dress(self)
      }

      /// A swipe that was let go has coloured the bar for another screen.
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dress(self)
      }
    }

    let dress: @MainActor (UIViewController) -> Void

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller {
      let controller = Controller(nibName: nil, bundle: nil)
      controller.dress = dress
      return controller
    }

    func updateUIViewController(_ uiViewController: Controller, context: UIViewControllerRepresentableContext<Self>) {}
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Sets what the graph says about the bars around that screen; `probe` stands behind it.
  func dress(_ probe: UIViewController, _ id: NavGraph.NodeID) {
    guard let screen = navigator.tree.node(id)?.screen else { return }
    let chrome = G.chrome(of: screen)
    #if APPEARANCES
    dressTabBar(probe.tabBarController, around: id)
    #endif
    // The page of the stack in which the screen is.
    var page = probe
    while let next = page.parent, !(next is UINavigationController) { page = next }
    guard page.parent is UINavigationController else { return }
    #if BACK
    page.navigationItem.applyBack(chrome)
    #if CONFIRMATION
    holdBack(from: page, id, asks: chrome.back == .confirm)
    #endif
    #endif
    #if APPEARANCES
    guard let navigation = page.navigationController else { return }
    dress(navigation, page.navigationItem, in: chrome.appearance ?? appearance(at: id))
    #endif
  }
}
#endif

"""##),
  RuntimeSource(
    .swiftui, "Views/CompactLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

#if COMPACT || ANCHORS
@available(iOS 16.0, *)
extension NavGraph {
  /// What a presentation becomes where there is little room. Before iOS 16.4 the system decides: a sheet.
  @MainActor struct CompactLook: ViewModifier {
    let style: Style?

    func body(content: Self.Content) -> some View {
      if #available(iOS 16.4, *), let style {
        content
          .presentationCompactAdaptation(adaptation(to: style))
          .modifier(ClearCover(isClear: style == .overFullScreen))
      } else {
        content
      }
    }

    @available(iOS 16.4, *) private func adaptation(to style: Style) -> PresentationAdaptation {
      switch style {
      case .popover: .popover
      case .automatic, .pageSheet, .formSheet: .sheet
      case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: .fullScreenCover
      }
    }
  }
}
#endif

"""##),
  RuntimeSource(
    .swiftui, "Views/ContainerViews.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What the app shows around the containers of the graph: its own views, each with the stack, tabs, split or pages in it.
  @MainActor public struct ContainerViews<G: Graph> {
    private(set) var around: (@MainActor (G.Container, AnyView) -> AnyView)?

    public nonisolated init() {}

    public init(@ViewBuilder around: @escaping @MainActor (G.Container, AnyView) -> some View) {
      self.around = { container, content in AnyView(around(container, content)) }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/LayerView.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The root, or what is presented on so many others, with what is presented on it: a layer again.
  @MainActor struct LayerView<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    /// How many lie below.
    let level: Int
    /// What this is, as it was seen last: it stays on the screen while it leaves.
    let presented: Presented<G>?

    // swift-format-ignore
    var body: some View {
      layer
        .probed { UpdateProbe(revision: host.shown.revision) { [weak host] in host?.hasUpdated(to: $0) } }
        .modifier(LayersAbove(host: host, ground: Ground(level: level)))
        #if SPLITS
        .modifier(InspectorOfLayer(host: host, level: level))
        #endif
    }

    @ViewBuilder private var layer: some View {
      if presented == nil {
        RootFade(root: node?.id, fades: G.dissolvesRoots && !host.navigator.isRestoring) { NodeView(host: host, node: node) }
      } else {
        NodeView(host: host, node: node)
      }
    }

    private var node: Node<G>? {
      guard let presented else { return host.shown.root }
      return (host.shown.presented(presented.id) ?? presented).content
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/LayersAbove.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What is presented on a layer, or on the inspector that lies on it.
  @MainActor struct LayersAbove<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let ground: Ground

    func body(content: Self.Content) -> some View {
      #if ALERTS
      sheets(content)
        .modifier(AlertsOfLayer(host: host, ground: ground))
      #else
      sheets(content)
      #endif
    }

    // swift-format-ignore
    private func sheets(_ content: Self.Content) -> some View {
      content
        .sheet(item: $host[modal: ground, .sheet], onDismiss: hasGone) { layer($0) }
        .fullScreenCover(item: $host[modal: ground, .cover], onDismiss: hasGone) { layer($0) }
        #if ANCHORS
        .modifier(SpotOfLayer(host: host, ground: ground))
        #endif
    }

    private func layer(_ presented: Presented<G>) -> some View {
      LayerView(host: host, level: ground.level + 1, presented: presented).modifier(SheetLook(host: host, presented: presented))
    }

    private var hasGone: () -> Void { { [weak host, ground] in host?.hasGone(from: ground.level) } }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/NodeView.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen, or a container with what is in it and what the app shows around that.
  @MainActor struct NodeView<G: Graph>: View {
    let host: SwiftUIHost<G>
    let node: Node<G>?

    var body: some View {
      if let node {
        if let around = host.containers.around, let container = node.container {
          around(container, AnyView(BareNodeView(host: host, node: node))).id(node.id)
        } else {
          BareNodeView(host: host, node: node)
        }
      }
    }
  }

  /// A screen, or a container with what is in it.
  @MainActor struct BareNodeView<G: Graph>: View {
    let host: SwiftUIHost<G>
    let node: Node<G>

    var body: some View {
      switch node.content {
      case .blank: PlaceholderView(probes: host.probes, id: node.id).id(node.id)
      case .screen(let screen): ScreenView(host: host, id: node.id, screen: screen).equatable().id(node.id)
      case .stack(_, let screens): StackView(host: host, id: node.id, lowest: screens.first).id(node.id)
      #if TABS
      case .tabs(let name, let contents, _): TabsView(host: host, id: node.id, bar: G.tabBar(of: name), contents: contents).id(node.id)
      #endif
      #if SPLITS
      case .split(let name, let columns, _):
        SplitView(host: host, id: node.id, options: G.options(of: name), columns: columns).id(node.id)
      #endif
      #if PAGES
      case .pages(_, let pages, let selected): PagesView(host: host, id: node.id, pages: pages, selected: selected).id(node.id)
      #endif
      }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/PathScreens.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen of a path, as it is now: SwiftUI may keep the element of the path that it was pushed with.
  @MainActor final class PathScreen<G: Graph>: ObservableObject {
    fileprivate(set) var node: Node<G> { willSet { changes += 1 } }
    @Published private var changes = 0

    fileprivate init(_ node: Node<G>) { self.node = node }
  }

  /// The screens of paths that views show. Each is an object of its own, so that a view hears only of changes of its own screen.
  @MainActor final class PathScreens<G: Graph> {
    private struct Held {
      weak var screen: PathScreen<G>?
    }

    /// By node. The views own the objects.
    private var held: [NodeID: Held] = [:]

    /// The object that a view of this screen has, or a new one.
    func screen(of step: PathStep<G>, in shown: Shown<G>) -> PathScreen<G> {
      let id = step.node.id
      if let known = held[id]?.screen { return known }
      let screen = PathScreen(shown.node(id) ?? step.node)
      held[id] = Held(screen: screen)
      return screen
    }

    /// Tells the views whose screens are different in `layers`.
    func update(to layers: [Node<G>]) {
      held = held.filter { $0.value.screen != nil }
      guard !held.isEmpty else { return }
      for layer in layers {
        layer.walk({ $0.children }) { node in
          if let screen = held[node.id]?.screen, screen.node != node { screen.node = node }
        }
      }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/PlaceholderView.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What the app shows while a guard keeps a window from its root. Without that, it is an empty screen in the system's background colour.
  @MainActor struct PlaceholderView: View {
    @Environment(\.navGraphPlaceholder) private var placeholder
    let probes: Probes
    let id: NodeID

    var body: some View {
      if let placeholder {
        placeholder().probed { AppearanceProbe(probes: probes, id: id) }
      } else {
        AppearanceProbe(probes: probes, id: id)
      }
    }
  }

  nonisolated struct PlaceholderKey: EnvironmentKey {
    static let defaultValue: (@MainActor @Sendable () -> AnyView)? = nil
  }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  nonisolated var navGraphPlaceholder: (@MainActor @Sendable () -> AnyView)? {
    get { self[NavGraph.PlaceholderKey.self] }
    set { self[NavGraph.PlaceholderKey.self] = newValue }
  }
}

@available(iOS 16.0, *)
extension View {
  /// Says what a window shows while a guard keeps it from its root: a modifier of `Window`, or of any view around the graph's.
  public func navGraphPlaceholder<Placeholder: View>(
    @ViewBuilder _ placeholder: @escaping @MainActor @Sendable () -> Placeholder
  ) -> some View {
    environment(\.navGraphPlaceholder) { AnyView(placeholder()) }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/Probe.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The controller of an invisible view behind others. Nobody touches it, and VoiceOver passes it by.
  @MainActor class Probe: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      view.accessibilityElementsHidden = true
    }
  }
}

@available(iOS 16.0, *)
extension View {
  /// Puts an invisible view behind this one. What SwiftUI itself makes of it can't be touched or read out either.
  func probed(@ViewBuilder by probe: () -> some View) -> some View {
    background { probe().allowsHitTesting(false).accessibilityHidden(true) }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/RootFade.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// One root fades into the next, where the graph and the user want that.
  @MainActor struct RootFade<Content: View>: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    let root: NodeID?
    let fades: Bool
    @ViewBuilder let content: Content

    var body: some View {
      ZStack { content.id(root).transition(.opacity) }
        .animation(fades && !reducesMotion ? .easeInOut(duration: NavGraph.rootDissolveDuration) : nil, value: root)
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/RootView.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Everything that a window shows.
  @MainActor public struct RootView<G: Graph>: View {
    private let host: SwiftUIHost<G>

    public init(_ host: SwiftUIHost<G>) { self.host = host }

    // swift-format-ignore
    public var body: some View {
      LayerView(host: host, level: 0, presented: nil)
        #if ZOOMING
        .modifier(NamespaceLook())
        #endif
        #if HEIGHTS
        .environment(\.navGraphHeights, host.namedHeights)
        #endif
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/ScreenLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What the graph says about the bars around a screen. What the screen itself says is further inside, and counts.
  @MainActor struct ScreenLook<G: Graph>: ViewModifier {
    let host: SwiftUIHost<G>
    let id: NodeID
    let chrome: Chrome

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content
        .modifier(TitleLook(chrome: chrome, hasLargeTitles: hasLargeTitles))
        #if HIDING
        .modifier(HidingLook(hides: chrome.hides, hidesTabBar: host.hidesTabBar(at: id)))
        #endif
        #if BACK
        .modifier(BackLook(back: chrome.back))
        #endif
        #if BACK && CONFIRMATION
        .modifier(EscapeLook(host: host, id: id, asks: chrome.back == .confirm))
        #endif
        #if BACK || APPEARANCES
        .probed { BarProbe { [weak host, id] in host?.dress($0, id) } }
        #endif
        #if ZOOMING
        .modifier(ZoomLook(source: chrome.zooms && !chrome.isHeld ? host.zoomSource(of: id) : nil))
        #endif
        #if CONFIRMATION
        .environment(\.navGraphQuestions, host.questions(of: id))
        #endif
    }

    /// Titles are large at all in this app.
    private var hasLargeTitles: Bool {
      #if TITLES
      return G.hasLargeTitles
      #else
      return false
      #endif
    }
  }

  /// The title, and its size.
  @MainActor struct TitleLook: ViewModifier {
    let chrome: Chrome
    let hasLargeTitles: Bool

    func body(content: Self.Content) -> some View {
      if let title = chrome.title { sized(content).navigationTitle(title) } else { sized(content) }
    }

    private func sized(_ content: Self.Content) -> some View {
      #if TITLES
      content
        .modifier(TitleSizeLook(size: chrome.titleSize, hasLargeTitles: hasLargeTitles))
        .modifier(SubtitleLook(subtitle: chrome.subtitle))
      #else
      // Left to itself, SwiftUI has large titles where nobody has asked for them.
      content.navigationBarTitleDisplayMode(.inline)
      #endif
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/ScreenView.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen of the app, with what the graph says around it. It is made again only if it is another one: navigation elsewhere
  /// doesn't touch the app's view.
  @MainActor struct ScreenView<G: Graph>: View, Equatable {
    let host: SwiftUIHost<G>
    nonisolated let id: NodeID
    nonisolated let screen: G.Screen

    nonisolated static func == (one: ScreenView, other: ScreenView) -> Bool { one.id == other.id && one.screen == other.screen }

    var body: some View {
      host.view(of: screen, id)
        .modifier(ScreenLook(host: host, id: id, chrome: G.chrome(of: screen)))
        .probed { AppearanceProbe(probes: host.probes, id: id) }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/SheetLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What the graph says about a sheet or a cover.
  @MainActor struct SheetLook<G: Graph>: ViewModifier {
    let host: SwiftUIHost<G>
    let presented: Presented<G>

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content
        .interactiveDismissDisabled(sheet.dismissal != .free)
        .modifier(ClearCover(isClear: isClear))
        .modifier(SizingLook(style: host.style(of: presented, sheet)))
        #if CONFIRMATION
        .probed { AttemptProbe(isAsked: sheet.dismissal == .confirm, hasTried: hasTried) }
        #endif
        #if DETENTS
        .modifier(DetentsLook(sheet: sheet, host: host))
        #endif
        #if COMPACT || ANCHORS
        .modifier(CompactLook(style: compact))
        #endif
        #if PLACEMENT
        .modifier(PlacementLook(placement: sheet.placement))
        #endif
        #if TRANSITIONS
        .modifier(FadeLook(transition: sheet.transition))
        #endif
        #if ZOOMING
        .modifier(ZoomLook(source: zooms && sheet.dismissal == .free ? host.zoomSource(of: presented.id) : nil))
        #endif
    }

    private var sheet: Sheet {
      if case .flow(_, let sheet) = G.presentation(of: presented.modal) { sheet } else { Sheet() }
    }

    /// What lies below is seen through it.
    private var isClear: Bool { [.overFullScreen, .overCurrentContext].contains(host.style(of: presented, sheet)) }

    #if COMPACT || ANCHORS
    /// What it becomes where there is little room; nil: what the system makes of it.
    private var compact: Style? {
      #if COMPACT
      if let compact = sheet.compact { return compact }
      #endif
      // Without a word, a popover becomes what the modal is elsewhere.
      return host.style(of: presented, sheet) == .popover ? sheet.style(on: host.navigator.tree.idiom) : nil
    }
    #endif

    #if ZOOMING
    /// The modal says so, or the screen in it, where that has no modal of its own.
    private var zooms: Bool {
      #if TRANSITIONS
      if sheet.transition == .zoom { return true }
      #endif
      return presented.content?.screen.map { G.chrome(of: $0).zooms } ?? false
    }
    #endif

    #if CONFIRMATION
    private var hasTried: @MainActor () -> Void {
      { [weak navigator = host.navigator, id = presented.id] in navigator?.hostAttemptedDismissal(of: id) }
    }
    #endif
  }

  /// A cover through which is seen what lies below.
  @MainActor struct ClearCover: ViewModifier {
    let isClear: Bool

    func body(content: Self.Content) -> some View {
      if #available(iOS 16.4, *), isClear {
        content.presentationBackground(Color.clear)
      } else {
        content
      }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// How a modal is shown: as the event has asked, or else as the modal says.
  func style(of presented: NavGraph.Presented<G>, _ sheet: NavGraph.Sheet) -> NavGraph.Style {
    #if ANCHORS
    // A popover needs something to point at.
    let isAnchored = anchors[presented.id] != nil
    if let wanted = presented.style, wanted != .popover || isAnchored { return wanted }
    return sheet.style(on: navigator.tree.idiom, isAnchored: isAnchored)
    #else
    return presented.style ?? sheet.style(on: navigator.tree.idiom)
    #endif
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/SizingLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// How large a sheet is in a wide window, where the graph says so. Before iOS 18 every sheet is as large as the system likes.
  @MainActor struct SizingLook: ViewModifier {
    let style: Style

    func body(content: Self.Content) -> some View {
      if #available(iOS 18.0, *), style == .pageSheet {
        content.presentationSizing(.page)
      } else if #available(iOS 18.0, *), style == .formSheet {
        content.presentationSizing(.form)
      } else {
        content
      }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/StackView.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A stack: one path of screens with their identities, and one destination, at its root.
  @MainActor struct StackView<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let id: NodeID
    let lowest: Node<G>?

    var body: some View {
      NavigationStack(path: $host[path: id]) {
        NodeView(host: host, node: lowest)
          .navigationDestination(for: PathStep<G>.self) { StepView(host: host, step: $0).equatable() }
      }
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/StepView.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

nonisolated extension NavGraph {
  /// A screen of a path: the same one whatever it is told, so that SwiftUI keeps its view.
  nonisolated struct PathStep<G: Graph>: Hashable, Sendable {
    let node: Node<G>

    static func == (one: PathStep, other: PathStep) -> Bool { one.node.id == other.node.id }

    func hash(into hasher: inout Swift.Hasher) { hasher.combine(node.id) }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen that was pushed, as it is now. It is made again only if that screen has changed: a push on top of a hundred others touches none
  /// of them.
  @MainActor struct StepView<G: Graph>: View, Equatable {
    private let host: SwiftUIHost<G>
    @ObservedObject private var screen: PathScreen<G>
    private nonisolated let identity: ObjectIdentifier

    init(host: SwiftUIHost<G>, step: PathStep<G>) {
      self.host = host
      let screen = host.pathScreens.screen(of: step, in: host.shown)
      self.screen = screen
      identity = ObjectIdentifier(screen)
    }

    nonisolated static func == (one: StepView, other: StepView) -> Bool { one.identity == other.identity }

    var body: some View { NodeView(host: host, node: screen.node) }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/UIView+First.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

extension UIKit.UIView {
  /// This view and what is in it, from the outside in. What screens are made of is found in the first few hundred views.
  var firstViews: [UIKit.UIView] {
    var found = [self]
    for index in 0..<500 where found.indices.contains(index) { found += found[index].subviews }
    return found
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Views/UpdateProbe.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Tells which change the views around it show.
  @MainActor struct UpdateProbe: UIViewControllerRepresentable {
    let revision: Int
    let hasUpdated: @MainActor (Int) -> Void

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> UIViewController {
      Probe(nibName: nil, bundle: nil)
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: UIViewControllerRepresentableContext<Self>) {
      hasUpdated(revision)
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Windows/SwiftUIHost+Windows.swift",
    ##"""
import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Windows that events open: SwiftUI makes them, and brings them back.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// False on a phone, where the Info.plist doesn't allow several scenes, and for a scene that isn't in the app's `Windows`.
  public var opensWindows: Bool { sight?.opensOthers ?? false }

  public func openWindow(_ saved: NavGraph.Snapshot) {
    guard let sight else { return }
    sight.openWindow(id: sight.group, value: NavGraph.WindowRoot(saved))
  }

  /// UIKit is asked: SwiftUI can't name a window without a value.
  public func comeForward() -> Bool {
    guard let session = probes.windowScene?.session else { return false }
    NavGraph.activate(session, for: nil, failed: NavGraph.logged(in: navigator))
    return true
  }

  /// Keeps the window's value equal to the root that it shows, so that it is found by that; nil stands for the app's own root.
  func keepRoot(_ snapshot: NavGraph.Snapshot?) {
    guard let root = sight?.root, let snapshot, let shown = navigator.tree.rootName else { return }
    let value = shown == G.root(on: navigator.tree.idiom) ? nil : NavGraph.WindowRoot(snapshot)
    if root.wrappedValue != value { root.wrappedValue = value }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Windows/WindowSight.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What a window's views are told about it and about others: SwiftUI tells nobody else.
  @MainActor struct WindowSight {
    /// The name of the group of windows that events open.
    let group: String
    let openWindow: OpenWindowAction
    let opensOthers: Bool
    /// The value by which the system finds this window and with which it brings it back; nil for a window that no event has opened.
    let root: Binding<WindowRoot?>?
  }

  /// Hands that to the window's host.
  @MainActor struct WindowLook<G: Graph>: ViewModifier {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var opensOthers
    private let host: SwiftUIHost<G>
    private let group: String
    private let root: Binding<WindowRoot?>?

    init(host: SwiftUIHost<G>, group: String, root: Binding<WindowRoot?>?) { (self.host, self.group, self.root) = (host, group, root) }

    func body(content: Self.Content) -> some View {
      host.sight = WindowSight(group: group, openWindow: openWindow, opensOthers: opensOthers, root: root)
      return content
    }
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Zooming/Chrome+Held.swift",
    ##"""
import NavGraphRuntime

nonisolated extension NavGraph.Chrome {
  /// No finger may send the screen back: it would be let where the screen zooms, since SwiftUI can't be told otherwise.
  var isHeld: Bool {
    #if SWIPES
    if swipeBack == .none { return true }
    #endif
    #if BACK
    return back == .confirm || back == .hidden
    #else
    return false
    #endif
  }
}

"""##),
  RuntimeSource(
    .swiftui, "Zooming/ZoomLook.swift",
    ##"""
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What a screen grows out of, from iOS 18 on.
  @MainActor struct ZoomSource: ViewModifier {
    @Environment(\.navGraphNamespace) private var namespace
    let name: AnyHashable

    func body(content: Self.Content) -> some View {
      if #available(iOS 18.0, *), let namespace {
        content.matchedTransitionSource(id: name, in: namespace)
      } else {
        content
      }
    }
  }

  /// A screen or a modal that grows out of what was touched, if that is known. Before iOS 18, and where the user wants less motion, it
  /// comes as others do.
  @MainActor struct ZoomLook: ViewModifier {
    @Environment(\.navGraphNamespace) private var namespace
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    let source: AnyHashable?

    func body(content: Self.Content) -> some View {
      if #available(iOS 18.0, *), let namespace, let source, !reducesMotion {
        content.navigationTransition(.zoom(sourceID: source, in: namespace))
      } else {
        content
      }
    }
  }

  /// Sources and screens find each other in one namespace a window.
  nonisolated struct NamespaceKey: EnvironmentKey {
    static let defaultValue: Namespace.ID? = nil
  }

  /// Has a namespace made for what is in the window.
  @MainActor struct NamespaceLook: ViewModifier {
    @Namespace private var namespace

    func body(content: Self.Content) -> some View { content.environment(\.navGraphNamespace, namespace) }
  }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  nonisolated var navGraphNamespace: Namespace.ID? {
    get { self[NavGraph.NamespaceKey.self] }
    set { self[NavGraph.NamespaceKey.self] = newValue }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// What that screen or that modal grows out of.
  func zoomSource(of id: NavGraph.NodeID) -> AnyHashable? {
    guard let anchor = anchors[id] else { return nil }
    return anchor.name ?? (anchor.current as? NavGraph.AnchorSource).map { AnyHashable(ObjectIdentifier($0)) }
  }
}

"""##),
  RuntimeSource(
    .testing, "Controllers/ControllerStage.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime
import NavGraphSwiftUIPlatform
import NavGraphUIKit

extension NavGraph {
  /// What a window shows of an app whose screens are controllers.
  @MainActor final class ControllerStage<G: Graph>: RehearsalStage<G> {
    private let host: UIKitHost<G>

    init(_ host: UIKitHost<G>) { self.host = host }

    override func look() { host.reconcile() }

    // MARK: What is there

    /// Of a root that may come back too.
    private var coordinators: [Coordinator<G>] {
      #if GUARDS
      host.keptCoordinators
      #else
      host.coordinators
      #endif
    }

    override var held: [(object: AnyObject, name: String)] {
      coordinators.map { (object: $0, name: "\(type(of: $0)) \($0.id.rawValue)") }
    }

    override func holds(_ controller: UIViewController) -> Bool {
      coordinators.contains { coordinator in
        let shown = coordinator.controller
        // A page that is hosted is no child before it has been seen.
        return shown === controller || shown.children.contains { $0 === controller } || page(of: shown) === controller
      }
    }

    /// The blank page that this is, or that it hosts.
    private func page(of controller: UIViewController?) -> RehearsalPage? {
      #if MIXED
      if let page = (controller as? UIHostingController<RehearsalView>)?.rootView.page { return page }
      #endif
      return controller as? RehearsalPage
    }

    // MARK: The screen and the state

    /// What the window shows of the graph's root.
    private func root(in window: UIWindow) -> UIViewController? {
      #if EMBEDDING
      if let part = window.rootViewController as? PartController { return part.children.first }
      #endif
      return window.rootViewController
    }

    override func differences(from tree: Tree<G>, in window: UIWindow) -> [String] {
      var found: [String] = []
      compare(tree.root, root(in: window), &found)
      // The app's own code may present something between.
      let shown = (window.rootViewController?.layers ?? []).filter { !isOpaque($0) }
      for (index, modal) in tree.modals.enumerated() {
        let top = shown.indices.contains(index) ? shown[index] : nil
        if let content = modal.content {
          compare(content, top, &found)
          #if TRANSITIONS
          if let wrong = wrongTransition(of: modal.modal, on: top) { found.append(wrong) }
          #endif
        } else if !(top is UIAlertController) {
          found.append("an alert is not up")
        }
      }
      for more in shown.dropFirst(tree.modals.count) { found.append("\(type(of: more)) is up") }
      return found
    }

    /// Whether the app's own code shows that: it is neither held for a place nor a page or a container that was.
    private func isOpaque(_ controller: UIViewController) -> Bool {
      !host.presentedControllers.contains { $0 === controller } && !coordinators.contains { $0.controller === controller }
        && page(of: controller) == nil && !controller.isContainer
    }

    private func compare(_ node: Node<G>, _ controller: UIViewController?, _ found: inout [String]) {
      func miss() { found.append("\(node.shape) is not what \(controller.map { "\($0)" } ?? "nobody") shows") }
      switch node.content {
      case .blank: break
      case .screen(let screen):
        // A column without a bar of its own has been given one.
        let shown = controller is UINavigationController ? pages(of: controller) : [controller]
        let first = shown.first ?? nil
        #if SYSTEMBARS
        let page = (first as? BareController)?.screen ?? first
        #else
        let page = first
        #endif
        if shown.count != 1 || self.page(of: page)?.screen != AnyHashable(screen) { miss() }
      case .stack(_, let nodes):
        let pages = pages(of: controller)
        guard pages.count == nodes.count else { return miss() }
        for (node, controller) in zip(nodes, pages) { compare(node, controller, &found) }
      #if TABS
      case .tabs(_, let nodes, let selected):
        guard let bar = controller as? UITabBarController else { return miss() }
        let shown = bar.selectedViewController
        for (index, node) in nodes.enumerated() {
          let isShown = index == selected
          // What nobody has seen yet is not there.
          if !isShown, self.controller(of: node) == nil { continue }
          compare(node, isShown ? (shown as? SectionController)?.children.first ?? shown : self.controller(of: node), &found)
        }
      #endif
      #if PAGES
      case .pages(_, let nodes, let selected):
        guard let pages = controller as? UIPageViewController, nodes.indices.contains(selected) else { return miss() }
        compare(nodes[selected], pages.viewControllers?.first, &found)
      #endif
      #if SPLITS
      case .split(_, let columns, let focus):
        guard let split = controller as? UISplitViewController, split.isCollapsed == focus.isCollapsed else { return miss() }
        for (column, node) in columns {
          guard let name = name(of: column) else { continue }
          compare(node, split.viewController(for: name), &found)
        }
        guard focus.isCollapsed, split.viewIfLoaded?.window != nil, let front = focus.visible(of: Set(columns.keys)).first else { return }
        let leaf = columns[front]?.leaf
        let shown = leaf.flatMap(self.controller)
        #if CONTEXTS
        // What covered the column stays there as long as something of the app's lies on it.
        if let inside = shown?.presentedViewController, inside !== split.presentedViewController { return }
        #endif
        if shown?.viewIfLoaded?.window == nil, !isCovered(shown) { found.append("the column \(front) is not on top") }
      #endif
      }
    }

    /// What a stack holds itself: a collapsed split pushes the stacks and tab bars of other columns onto it, and the app what it likes.
    private func pages(of controller: UIViewController?) -> [UIViewController?] {
      (controller as? UINavigationController)?.viewControllers.filter {
        !($0 is UINavigationController || $0 is UITabBarController || isOpaque($0))
      } ?? []
    }

    /// Whether the app's own code has pushed something on that screen.
    private func isCovered(_ screen: UIViewController?) -> Bool {
      screen?.navigationController?.topViewController.map { $0.viewIfLoaded?.window != nil && isOpaque($0) } ?? false
    }

    private func controller(of node: Node<G>) -> UIViewController? {
      coordinators.first { $0.id == node.id }?.controller
    }

    #if SPLITS
    private func name(of column: Column) -> UISplitViewController.Column? {
      switch column {
      case .sidebar: .primary
      case .content: .supplementary
      case .detail: .secondary
      case .inspector: if #available(iOS 26.0, *) { .inspector } else { nil }
      }
    }
    #endif
  }
}

extension NavGraph.RehearsalScene where G: NavGraph.Graph {
  /// The scene of an app whose screens are controllers.
  public init(_ navigator: NavGraph.Navigator<G>, _ host: NavGraph.UIKitHost<G>, stop: @escaping @MainActor () -> Void) {
    self.init(navigator, on: NavGraph.ControllerStage(host), stop: stop)
  }
}

"""##),
  RuntimeSource(
    .testing, "Controllers/RehearsalPage+Confirmation.swift",
    ##"""
import NavGraphRuntime
import NavGraphUIKit

#if CONFIRMATION
extension NavGraph.RehearsalPage: NavGraph.DismissalConfirming {}
#endif

"""##),
  RuntimeSource(
    .testing, "Controllers/UIViewController+Containers.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime
import NavGraphUIKit

extension UIViewController {
  /// Whether that is made for a container of a graph.
  var isContainer: Bool {
    #if TABS
    if self is NavGraph.TabsController { return true }
    #endif
    #if SPLITS
    if self is NavGraph.SplitController { return true }
    #endif
    #if PAGES
    if self is NavGraph.PagesController { return true }
    #endif
    return self is NavGraph.StackController
  }
}

"""##),
  RuntimeSource(
    .testing, "Links/Golden.swift",
    ##"""
import Foundation
import NavGraphRuntime

nonisolated extension NavGraph.LinkTests {
  /// Where one way in leads, written out.
  public nonisolated struct Golden: Sendable, CustomStringConvertible {
    /// The pattern of a route, or the kind and the identifier of an entry.
    public var name: String
    /// URLs that are this route.
    public var links: [String] = []
    public var idiom: NavGraph.Idiom
    public var target: NavGraph.Target<G>
    /// What is shown once the app has been started by it.
    public var cold: Shown
    /// What it asks then, besides what the start of the app asks.
    public var asks: [G.Guard]
    /// What is shown when it is opened after the walk, and what is asked then.
    public var warm: After
    public var warmAsks: [G.Guard]
    /// The same, with a modal up.
    public var covered: After?
    public var coveredAsks: [G.Guard]
    /// Whether a URL is this route.
    public var reads: @Sendable (Foundation.URL) -> Bool = { _ in true }
    /// The URL that the route prints, if it prints one.
    public var printed: Foundation.URL?

    /// The name, and the kind of device unless it is a phone.
    public var description: String { idiom == .phone ? name : "\(name) on \(idiom)" }
  }

  /// Where warm links start.
  public nonisolated struct Start: Sendable {
    /// What the start of the app asks.
    public var asks: [G.Guard]
    /// How a user comes to where warm links start.
    public var walk: [NavGraph.Action<G>]
    /// Presents a modal that anyone may dismiss.
    public var cover: NavGraph.Action<G>?

    public init(asks: [G.Guard], walk: [NavGraph.Action<G>], cover: NavGraph.Action<G>?) {
      self.asks = asks
      self.walk = walk
      self.cover = cover
    }
  }

  /// What a link does to a state other than the first.
  public nonisolated enum After: Hashable, Sendable {
    /// The same is shown as from the start.
    case same
    case shows(Shown)
    /// It waits until the modal has gone, and leads where it leads without.
    case waits
    /// It is not for states like this.
    case unchanged
  }

  /// What can be seen, or lies beneath what can be seen.
  public nonisolated struct Shown: Hashable, Sendable {
    public var root: Seen
    /// From the bottom up.
    public var modals: [Up] = []

    public static func at(_ root: Seen, _ modals: [Up] = []) -> Shown { Shown(root: root, modals: modals) }

    public static func of(_ tree: NavGraph.Tree<G>) -> Shown {
      Shown(root: .of(tree.root), modals: tree.modals.map { Up(modal: $0.modal, content: $0.content.map(Seen.of) ?? .nothing) })
    }
  }

  /// Something presented, and what it holds.
  public nonisolated struct Up: Hashable, Sendable {
    public var modal: G.Modal
    public var content: Seen

    public static func up(_ modal: G.Modal, _ content: Seen = .nothing) -> Up { Up(modal: modal, content: content) }
  }

  /// A container as far as it can be seen.
  public nonisolated indirect enum Seen: Hashable, Sendable {
    case nothing
    case screen(G.Screen)
    /// The root first.
    case stack(G.Container, [G.Screen])
    #if TABS
    /// The selected tab, counted from 0, and what it holds.
    case tab(G.Container, Int, Seen)
    #endif
    #if SPLITS
    case columns(G.Container, [NavGraph.Column: Seen])
    #endif
    #if PAGES
    case page(G.Container, Int, Seen)
    #endif

    public static func of(_ node: NavGraph.Node<G>) -> Seen {
      switch node.content {
      case .blank: .nothing
      case .screen(let screen): .screen(screen)
      case .stack(let name, let nodes): .stack(name, nodes.compactMap(\.screen))
      #if TABS
      case .tabs(let name, let nodes, let selected): .tab(name, selected, of(nodes[selected]))
      #endif
      #if SPLITS
      case .split(let name, let columns, _): .columns(name, columns.mapValues(of))
      #endif
      #if PAGES
      case .pages(let name, let nodes, let selected): .page(name, selected, of(nodes[selected]))
      #endif
      }
    }
  }
}

"""##),
  RuntimeSource(
    .testing, "Links/LinkTests.swift",
    ##"""
import Foundation
import NavGraphRuntime

extension NavGraph {
  /// What tests of links are made of: where each leads, written out, and a scene without a screen to try it in.
  ///
  /// `navgraph generate --tests` writes the goldens of an app, and a suite that tries each of them.
  public nonisolated enum LinkTests<G: Graph> {}
}

nonisolated extension NavGraph.LinkTests.Golden {
  #if ROUTES
  /// Where a route leads.
  public static func route<Route: NavGraph.LinkRoute>(
    _ name: String, _ links: [String], _ route: Route, on idiom: NavGraph.Idiom = .phone, cold: NavGraph.LinkTests<G>.Shown,
    asks: [G.Guard] = [], warm: NavGraph.LinkTests<G>.After, warmAsks: [G.Guard]? = nil, covered: NavGraph.LinkTests<G>.After? = nil,
    coveredAsks: [G.Guard]? = nil
  ) -> Self where Route.G == G {
    Self(
      name: name, links: links, idiom: idiom, target: route.target, cold: cold, asks: asks, warm: warm, warmAsks: warmAsks ?? asks,
      covered: covered, coveredAsks: coveredAsks ?? asks, reads: { (try? Route.parse($0).get()) == route }, printed: route.url)
  }
  #endif

  #if ENTRIES
  /// Where an entry leads.
  public static func entry<Entry: NavGraph.LinkEntry>(
    _ name: String, _ entry: Entry, on idiom: NavGraph.Idiom = .phone, cold: NavGraph.LinkTests<G>.Shown, asks: [G.Guard] = [],
    warm: NavGraph.LinkTests<G>.After, warmAsks: [G.Guard]? = nil, covered: NavGraph.LinkTests<G>.After? = nil,
    coveredAsks: [G.Guard]? = nil
  ) -> Self where Entry.G == G {
    Self(
      name: name, idiom: idiom, target: entry.target, cold: cold, asks: asks, warm: warm, warmAsks: warmAsks ?? asks, covered: covered,
      coveredAsks: coveredAsks ?? asks)
  }
  #endif

  /// The URLs of the golden that are not its route, the one that the route prints among them.
  public var misread: [String] {
    links.filter { Foundation.URL(string: $0).map(reads) != true } + [printed].compactMap { $0 }.filter { !reads($0) }.map(\.absoluteString)
  }
}

"""##),
  RuntimeSource(
    .testing, "Links/Scene.swift",
    ##"""
import Foundation
import NavGraphRuntime

extension NavGraph.LinkTests {
  /// One scene without a screen: a navigator, and an app that says yes to all questions but one.
  @MainActor public final class Scene {
    public let navigator: NavGraph.Navigator<G>
    public let app = Answers()
    public let host = Host()
    /// What the navigator did, in order.
    public private(set) var reports: [NavGraph.Report<G>] = []

    public init(on idiom: NavGraph.Idiom) {
      #if GUARDS
      var answers = NavGraph.Answers<G>()
      answers.grants = { [app] question in app.grants(question) }
      #else
      let answers = NavGraph.Answers<G>()
      #endif
      navigator = NavGraph.Navigator(idiom: idiom, answers: answers)
      navigator.host = host
      navigator.report = { [weak self] in self?.reports.append($0) }
    }

    public var shown: Shown { .of(navigator.tree) }

    /// Starts the scene and waits until nothing is under way, and what the start itself leaves behind is done.
    public func start() async {
      navigator.start()
      for _ in 0..<3 { await _Concurrency.Task.yield() }
      await settle()
    }

    public func settle() async {
      for _ in 0..<1_000 where !navigator.isIdle { await _Concurrency.Task.yield() }
    }

    /// Opens a link; what is asked is counted from here.
    public func open(_ golden: Golden) async {
      app.asked = []
      navigator.open(golden.target)
      await settle()
    }

    /// Does one step where the user is.
    public func take(_ step: NavGraph.Action<G>) async {
      let tree = navigator.tree
      navigator.send(NavGraph.Event("walk", step), from: NavGraph.Reducer(tree).place ?? tree.root.id)
      await settle()
    }

    /// The user takes down what is on top.
    public func dismissTop() async {
      if let up = navigator.tree.modals.last { navigator.hostDismissed(up.id) }
      await settle()
    }
  }

  /// Answers questions, and remembers them.
  @MainActor public final class Answers {
    public var asked: [G.Guard] = []
    /// The one question that is answered with no.
    public var refused: G.Guard?

    public func grants(_ question: G.Guard) -> Bool {
      asked.append(question)
      return question != refused
    }
  }

  /// A screen without a simulator: it shows at once what it is to show, or takes as long as the test says. On it nobody does anything.
  @MainActor public final class Host: NavGraph.Host {
    /// Whether what begins to move goes on until `comeToRest`.
    public var takesItsTime = false
    private var waiting: [@MainActor () -> Void] = []
    private var timers: [(seconds: Double, work: @MainActor () -> Void)] = []

    public func reconcile() {}
    public func absorb() {}
    public func whenQuiet(_ work: @escaping @MainActor () -> Void) {
      if takesItsTime { waiting.append(work) } else { work() }
    }
    public func confirmDismissal(of modal: NavGraph.NodeID) async -> Bool { true }
    #if ANCHORS
    public func anchor(_ modal: NavGraph.NodeID, at anchor: NavGraph.Anchor) {}
    #endif
    public func after(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) { timers.append((seconds, work)) }
    public func lookAfresh() -> NavGraph.Movement {
      comeToRest()
      return .none
    }

    /// Ends what moves now.
    public func comeToRest() {
      let due = waiting
      waiting = []
      for work in due { work() }
    }

    /// Lets time pass.
    public func pass(_ seconds: Double) {
      let due = timers.filter { $0.seconds <= seconds }
      timers = timers.filter { $0.seconds > seconds }.map { ($0.seconds - seconds, $0.work) }
      for timer in due { timer.work() }
    }
  }
}

"""##),
  RuntimeSource(
    .testing, "Links/Trial.swift",
    ##"""
import Foundation
import NavGraphRuntime

extension NavGraph.LinkTests {
  /// One golden, tried out.
  @MainActor public final class Trial {
    private let golden: Golden
    private let start: Start
    private var mismatches: [String] = []

    public init(_ golden: Golden, from start: Start) {
      self.golden = golden
      self.start = start
    }

    private var name: String { golden.description }

    /// The app is started by the link. Returns what is not as the golden says; nothing if all of it holds.
    public func cold() async -> [String] {
      await found { await runCold() }
    }

    /// The user has been about: there is something on top in every tab.
    public func warm() async -> [String] {
      await found { await runWarm() }
    }

    /// A modal is up as well.
    public func covered() async -> [String] {
      await found { await runCovered() }
    }

    /// Each of its questions is answered with no: nothing is entered, and what was shown stays beneath the flow that could turn it into a yes.
    public func refused() async -> [String] {
      await found { await runRefused() }
    }

    private func found(_ run: () async -> Void) async -> [String] {
      mismatches = []
      await run()
      return mismatches
    }

    private func check(_ holds: Bool, _ what: @autoclosure () -> String) {
      if !holds { mismatches.append(what()) }
    }

    private func compare<Value: Equatable>(_ found: Value, _ expected: Value, _ what: @autoclosure () -> String) {
      if found != expected { mismatches.append("\(what()): expected \(expected), found \(found)") }
    }

    private func runCold() async {
      let scene = Scene(on: golden.idiom)
      scene.navigator.open(golden.target)
      await scene.start()
      compare(scene.shown, golden.cold, "\(name)")
      compare(scene.app.asked, start.asks + golden.asks, "\(name): what is asked")
      check(scene.navigator.isIdle, "\(name): the queue does not come to an end")
      await expectTwice(scene)
      expectBack(scene.navigator.tree)
    }

    private func runWarm() async {
      let scene = await walked()
      await expect(scene, golden.warm, golden.warmAsks)
    }

    private func runCovered() async {
      guard let covered = golden.covered, let cover = start.cover else { return }
      let scene = await walked()
      await scene.take(cover)
      compare(scene.navigator.tree.modals.count, 1, "\(name): a modal is up")
      await expect(scene, covered, golden.coveredAsks)
    }

    private func runRefused() async {
      #if GUARDS
      let plain = Scene(on: golden.idiom)
      await plain.start()
      let before = plain.navigator.tree
      for question in golden.asks where !start.asks.contains(question) {
        let scene = Scene(on: golden.idiom)
        scene.app.refused = question
        scene.navigator.open(golden.target)
        await scene.start()
        let after = scene.navigator.tree
        let name = "\(name), \(question) refused"
        guard let flow = G.flow(for: question) else {
          compare(after.shape, before.shape, "\(name)")
          continue
        }
        if let rootFlow = after.rootFlow {
          compare(rootFlow.flow, flow, "\(name): the flow takes the place of the root")
          continue
        }
        compare(after.root.shape, before.root.shape, "\(name)")
        compare(after.modals.map(\.modal), [flow], "\(name): the flow is up")
        await scene.dismissTop()
        compare(scene.navigator.tree.shape, before.shape, "\(name), and its flow dismissed")
      }
      await runOverFlows()
      #endif
    }

    #if GUARDS
    /// With `links now` it doesn't wait for what the start asks: it lies on the flow in the root's place, and the flow is there afterwards.
    private func runOverFlows() async {
      guard golden.target.resolved(on: golden.idiom).isShownAtOnce else { return }
      for question in start.asks {
        let scene = Scene(on: golden.idiom)
        scene.app.refused = question
        scene.navigator.open(golden.target)
        await scene.start()
        let name = "\(name), \(question) refused at the start"
        // Without a flow there is nothing to lie on.
        guard let rootFlow = scene.navigator.tree.rootFlow else { continue }
        compare(scene.shown.modals, golden.cold.modals, "\(name): it lies on the flow")
        for _ in golden.cold.modals { await scene.dismissTop() }
        compare(scene.navigator.tree.rootFlow, rootFlow, "\(name), and dismissed: the flow is there")
        compare(scene.navigator.tree.modals.count, 0, "\(name), and dismissed")
      }
    }
    #endif

    private func walked() async -> Scene {
      let scene = Scene(on: golden.idiom)
      await scene.start()
      for step in start.walk { await scene.take(step) }
      return scene
    }

    private func expect(_ scene: Scene, _ after: After, _ asks: [G.Guard]) async {
      let before = scene.navigator.tree
      await scene.open(golden)
      var expected = after
      switch after {
      case .same, .shows: break
      case .unchanged:
        compare(scene.navigator.tree.shape, before.shape, "\(name): nothing happens")
        return
      case .waits:
        compare(scene.navigator.tree.shape, before.shape, "\(name): it waits")
        await scene.dismissTop()
        expected = golden.warm
      }
      let shown = if case .shows(let shown) = expected { shown } else { golden.cold }
      compare(scene.shown, shown, "\(name)")
      compare(scene.app.asked, asks, "\(name): what is asked")
      let tree = scene.navigator.tree
      if tree.rootName == before.rootName {
        check(keeps(before.root.shape, tree.root.shape), "\(name): what is not visible is kept")
      }
      await expectTwice(scene)
    }

    /// Opened a second time nothing changes, not even an identity, and nothing is asked.
    private func expectTwice(_ scene: Scene) async {
      let first = scene.navigator.tree
      await scene.open(golden)
      let second = scene.navigator.tree
      compare(second.root, first.root, "\(name): opened twice")
      compare(second.modals.map(\.id), first.modals.map(\.id), "\(name): opened twice, the same modals")
      compare(scene.app.asked, [], "\(name): opened twice, nothing is asked")
    }

    /// Back takes away one modal or one screen at a time, down to what containers show at first.
    private func expectBack(_ tree: NavGraph.Tree<G>) {
      var reducer = NavGraph.Reducer(tree)
      var expected = golden.cold
      while let top = reducer.tree.modals.last, !expected.modals.isEmpty {
        if let content = top.content { expectBack(in: content, of: reducer.tree) }
        reducer.end(from: expected.modals.count - 1, .dismissed(by: .user))
        expected.modals.removeLast()
        compare(Shown.of(reducer.tree), expected, "\(name): a modal dismissed")
      }
      expectBack(in: reducer.tree.root, of: reducer.tree)
    }

    /// Back takes away one screen at a time of each stack that can be seen in a root or a modal.
    private func expectBack(in layer: NavGraph.Node<G>, of tree: NavGraph.Tree<G>) {
      var stacks: [NavGraph.Node<G>] = []
      layer.walk({ $0.visible }) { if $0.stack != nil { stacks.append($0) } }
      for stack in stacks {
        guard case .stack(let container, let nodes) = stack.content, let top = nodes.last else { continue }
        var back = NavGraph.Reducer(tree, at: top.id)
        for level in stride(from: nodes.count - 1, to: 0, by: -1) {
          back.run(.pop)
          let left = back.tree.node(stack.id)?.shape
          compare(left, .stack(container, nodes.prefix(level).compactMap(\.screen)), "\(name): Back to level \(level)")
        }
      }
    }

    /// Whether tabs that are not selected hold what they held.
    private func keeps(_ before: NavGraph.Shape<G>, _ after: NavGraph.Shape<G>) -> Bool {
      #if TABS
      guard case .tabs(let name, let old, _) = before, case .tabs(name, let new, let selected) = after, old.count == new.count else {
        return true
      }
      return old.indices.allSatisfy { $0 == selected ? keeps(old[$0], new[$0]) : old[$0] == new[$0] }
      #else
      return true
      #endif
    }
  }
}

"""##),
  RuntimeSource(
    .testing, "Rehearsals/Rehearsal+Predictions.swift",
    ##"""
import NavGraphRuntime

// What a scene has to show after a link or a restoration, worked out without a screen.
extension NavGraph.Rehearsal {
  /// There are links to open.
  public var hasLinks: Bool { !targets.isEmpty }

  /// The user is in the app: no guard's flow has the place of its root.
  public var isInside: Bool { scene?.navigator.tree.rootName != nil }

  /// The screens that can be seen, from the root up; alerts are named so.
  public var shown: [String] { scene.map { Self.shown(in: $0.navigator.tree) } ?? [] }

  #if LINKS
  /// The screens that can be seen when that link starts the app and every guard says yes. A link that is opened while nothing is presented
  /// shows the same. nil where it goes on from whatever is shown.
  public func shownAtStart(by number: Int) -> [String]? {
    guard let navigator = scene?.navigator, hasLinks else { return nil }
    #if CONDITIONS
    guard let target = targets[number % targets.count].chosen(where: navigator.answers.holds) else { return nil }
    #else
    let target = targets[number % targets.count]
    #endif
    let idiom = navigator.tree.idiom
    guard case .root = target.resolved(on: idiom).place else { return nil }
    var scheduler = NavGraph.Scheduler<G>(idiom: idiom)
    scheduler.start()
    scheduler.open(target)
    scheduler.connected()
    run(&scheduler, for: navigator)
    collapse(&scheduler)
    return Self.shown(in: scheduler.tree)
  }
  #endif

  /// The state of a scene that begins with what this one has saved, if every guard says yes.
  public var stateWhenRestored: [String] {
    guard let navigator = scene?.navigator else { return [] }
    var scheduler = NavGraph.Scheduler<G>(idiom: navigator.tree.idiom, restoring: navigator.snapshot)
    scheduler.start()
    scheduler.connected()
    run(&scheduler, for: navigator)
    return scheduler.tree.shape.map(\.line)
  }

  private func run(_ scheduler: inout NavGraph.Scheduler<G>, for navigator: NavGraph.Navigator<G>) {
    #if CONDITIONS
    scheduler.run(where: navigator.answers.holds)
    #else
    scheduler.run()
    #endif
  }

  /// Splits stand as the window has them.
  private func collapse(_ scheduler: inout NavGraph.Scheduler<G>) {
    #if SPLITS
    guard window.traitCollection.horizontalSizeClass != .regular else { return }
    var splits: [(NavGraph.NodeID, NavGraph.Column)] = []
    for layer in scheduler.tree.layers {
      layer.walk({ $0.children }) { node in
        if case .split(_, _, let focus) = node.content { splits.append((node.id, focus.front)) }
      }
    }
    for (split, front) in splits { scheduler.hostCollapsed(split, onto: front) }
    #endif
  }

  private static func shown(in tree: NavGraph.Tree<G>) -> [String] {
    func screens(of node: NavGraph.Node<G>) -> [String] {
      node.screen.map { ["\($0)"] } ?? node.visible.flatMap { screens(of: $0) }
    }
    return screens(of: tree.root) + tree.modals.flatMap { modal in modal.content.map { screens(of: $0) } ?? ["alert"] }
  }
}

"""##),
  RuntimeSource(
    .testing, "Rehearsals/Rehearsal.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A scene of an app in a window, with blank pages in place of its screens: for tests that tap and read.
  ///
  /// `navgraph generate --tests` writes a function of the app that makes one.
  @MainActor public final class Rehearsal<G: Graph> {
    #if LINKS
    public typealias Links = [Target<G>]
    #else
    public typealias Links = [Never]
    #endif

    public let window: UIWindow
    public let answers = RehearsalAnswers()
    public private(set) var scene: RehearsalScene<G>?
    public private(set) var log: [String] = []
    let targets: Links
    private let makeScene: @MainActor (UIWindow, Snapshot?, RehearsalAnswers) -> RehearsalScene<G>
    private var seen: [Seen] = []

    /// What was in memory for a place.
    private struct Seen {
      weak var object: AnyObject?
      let name: String
    }

    /// A rehearsal in `window`. `grants` and `holds` answer guards and conditions by their names; `targets` are where links lead on a phone.
    public init(
      _ window: UIWindow, targets: Links = [], grants: @escaping @MainActor (String) async -> Bool = { _ in true },
      holds: @escaping @MainActor (String) -> Bool = { _ in false },
      scene makeScene: @escaping @MainActor (UIWindow, Snapshot?, RehearsalAnswers) -> RehearsalScene<G>
    ) {
      self.window = window
      self.targets = targets
      self.makeScene = makeScene
      (answers.grants, answers.holds) = (grants, holds)
    }

    /// Starts the scene; `saved` is what an earlier one showed.
    public func start(restoring saved: Snapshot? = nil) {
      let scene = makeScene(window, saved, answers)
      scene.navigator.log = { [weak self] in self?.log.append($0) }
      self.scene = scene
    }

    /// What the scene shows, to be restored by the next one.
    public var saved: Snapshot? { scene?.navigator.snapshot }

    /// Ends the scene as the system does, whatever is under way: its window is seen no longer.
    public func stop() {
      scene?.stop()
      scene = nil
      window.isHidden = true
      // A root that presents something goes together with its window.
      if window.rootViewController?.presentedViewController == nil { window.rootViewController = nil }
    }

    /// Nothing is under way, and nothing could be.
    public var isIdle: Bool { scene?.navigator.isIdle ?? true }

    /// Looks whether somebody else has changed the screen.
    public func look() { scene?.stage.look() }

    #if INSPECTION
    /// How many wait for an outcome.
    public var waiting: Int { scene?.navigator.pendingOutcomes ?? 0 }

    /// How many wait for an outcome that nothing on the screen can bring; at rest nobody does.
    public var forgotten: Int { scene?.navigator.forgottenOutcomes ?? 0 }
    #endif

    #if LINKS
    /// Opens a link: the next of `targets`, and after the last the first again.
    public func open(_ number: Int) {
      if !targets.isEmpty { scene?.navigator.open(targets[number % targets.count]) }
    }
    #endif

    /// The pages that can be seen, from the root up.
    public var pages: [RehearsalPage] { Sight(of: window).pages }

    /// What the state says, from the root up.
    public var state: [String] { scene?.navigator.tree.shape.map(\.line) ?? [] }

    // MARK: The screen and the state

    /// Where the screen differs from the state; nothing if they agree.
    public var differences: [String] { scene.map { $0.stage.differences(from: $0.navigator.tree, in: window) } ?? [] }

    /// Whether a controller belongs to a place of the scene: a page that belongs to none should be in memory no longer.
    public func holds(_ controller: UIViewController) -> Bool { scene?.stage.holds(controller) ?? false }

    /// What was met here before, is in memory for no place any longer, and is still there.
    public func leftovers() -> [String] {
      let held = scene?.stage.held ?? []
      seen.removeAll { $0.object == nil }
      let left = seen.filter { old in !held.contains { $0.object === old.object } }
      seen += held.filter { new in !seen.contains { $0.object === new.object } }.map { Seen(object: $0.object, name: $0.name) }
      return left.map(\.name)
    }
  }
}

"""##),
  RuntimeSource(
    .testing, "Rehearsals/RehearsalAnswers.swift",
    ##"""
import Foundation
import NavGraphRuntime

extension NavGraph {
  /// What a test answers in place of the app.
  @MainActor public final class RehearsalAnswers {
    /// The answer to the guard of that name.
    public var grants: @MainActor (String) async -> Bool = { _ in true }
    /// The answer to the condition of that name.
    public var holds: @MainActor (String) -> Bool = { _ in false }
    /// The text of every badge.
    public var badge: String?
    /// What was to be opened out of the app.
    public var browsed: [Foundation.URL] = []

    public init() {}
  }
}

"""##),
  RuntimeSource(
    .testing, "Rehearsals/RehearsalPage.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A blank page in place of a screen, which knows what can be asked for on it.
  @MainActor public final class RehearsalPage: UIViewController {
    /// Something to ask for, with a value to try made of a number.
    public struct Event {
      /// What an event may point at.
      #if ANCHORS
      public typealias Spot = Anchor
      #else
      public typealias Spot = UIView
      #endif

      public let name: String
      public let isWaiting: Bool
      public let run: @MainActor (Int, Spot) async -> Void
      public let send: @MainActor (Int, Spot) -> Void

      public static func sending(_ name: String, _ send: @escaping @MainActor (Int, Spot) -> Void) -> Event {
        Event(name: name, isWaiting: false, run: { value, anchor in send(value, anchor) }, send: send)
      }

      /// Waits until what it presents has ended.
      public static func waiting(_ name: String, _ run: @escaping @MainActor (Int, Spot) async -> Void) -> Event {
        Event(name: name, isWaiting: true, run: run, send: { _, _ in })
      }
    }

    public private(set) var screen: AnyHashable
    /// What it was made for, whatever it was told since: its name.
    private nonisolated let text: String
    /// For a page that the app shows itself, they come with the scene.
    public var events: [Event]
    public var mayDismiss = true
    public var isDismissalConfirmed = true
    /// What passes before it says whether it may be dismissed.
    public var deliberation: @MainActor () async -> Void = {}

    public init(_ screen: some Hashable & Sendable, _ events: [Event] = []) {
      self.screen = AnyHashable(screen)
      text = "\(screen)"
      self.events = events
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    #if KEYS
    /// Shows what another page would show.
    public func take(_ page: UIViewController) {
      guard let page = page as? RehearsalPage else { return }
      (screen, events) = (page.screen, page.events)
    }
    #endif

    nonisolated override public var description: String { text }

    public func confirmDismissal() async -> Bool {
      await deliberation()
      return isDismissalConfirmed
    }

    public var eventNames: [String] { events.map(\.name) }

    /// The same by name; false if there is no event of that name.
    @discardableResult public func ask(_ event: String, trying value: Int = 1) -> Bool {
      guard let index = events.firstIndex(where: { $0.name == event }) else { return false }
      ask(for: index, trying: value)
      return true
    }

    /// Asks for something; whether the caller has to wait for what comes of it, and `answered` will be called.
    @discardableResult public func ask(for event: Int, trying value: Int, answered: @escaping @MainActor () -> Void = {}) -> Bool {
      guard events.indices.contains(event) else { return false }
      #if ANCHORS
      let (event, anchor) = (events[event], Anchor(view))
      #else
      let (event, anchor) = (events[event], view as UIView)
      #endif
      guard event.isWaiting else {
        event.send(value, anchor)
        return false
      }
      _Concurrency.Task { @MainActor in
        await event.run(value, anchor)
        answered()
      }
      return true
    }
  }
}

"""##),
  RuntimeSource(
    .testing, "Rehearsals/RehearsalScene.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The scene that a rehearsal drives: the parts that every generated scene has.
  @MainActor public struct RehearsalScene<G: Graph> {
    public let navigator: Navigator<G>
    let stage: RehearsalStage<G>
    let stop: @MainActor () -> Void

    init(_ navigator: Navigator<G>, on stage: RehearsalStage<G>, stop: @escaping @MainActor () -> Void) {
      self.navigator = navigator
      self.stage = stage
      self.stop = stop
    }
  }
}

"""##),
  RuntimeSource(
    .testing, "Rehearsals/RehearsalStage.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// How a rehearsal looks at what a scene shows: each output has one.
  @MainActor class RehearsalStage<G: Graph> {
    /// Looks whether somebody else has changed the screen.
    func look() {}

    /// What is in memory for the places of the scene: it has to go when they do.
    var held: [(object: AnyObject, name: String)] { [] }

    /// Whether that controller belongs to a place of the scene.
    func holds(_ controller: UIViewController) -> Bool { false }

    /// Where the window differs from the tree; nothing if they agree.
    func differences(from tree: Tree<G>, in window: UIWindow) -> [String] { [] }
  }
}

"""##),
  RuntimeSource(
    .testing, "Rehearsals/RehearsalView.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime
import NavGraphSwiftUI
import NavGraphSwiftUIPlatform

#if MIXED || VIEWS
extension NavGraph {
  /// A blank page in place of a screen that is a view.
  @MainActor public struct RehearsalView: View {
    private let kept: KeptPage

    /// The page is made when it is shown for the first time: SwiftUI asks for views oftener than it shows them.
    public init(_ page: @autoclosure @escaping @MainActor () -> RehearsalPage) { kept = KeptPage(page) }

    public var page: RehearsalPage { kept.page }

    // swift-format-ignore
    public var body: some View {
      PageView(kept: kept)
        #if CONFIRMATION && VIEWS
        .modifier(PageQuestion(kept: kept))
        #endif
    }

    /// The page of a view, once there is one.
    @MainActor fileprivate final class KeptPage {
      private let make: @MainActor () -> RehearsalPage
      lazy var page = make()

      init(_ make: @escaping @MainActor () -> RehearsalPage) { self.make = make }
    }

    fileprivate struct PageView: UIViewControllerRepresentable {
      let kept: KeptPage

      func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> RehearsalPage { kept.page }

      func updateUIViewController(_ uiViewController: RehearsalPage, context: UIViewControllerRepresentableContext<Self>) {
        #if KEYS
        guard kept.page !== uiViewController else { return }
        uiViewController.take(kept.page)
        kept.page = uiViewController
        #endif
      }
    }

    #if CONFIRMATION && VIEWS
    /// A page has an answer where one is asked for.
    fileprivate struct PageQuestion: ViewModifier {
      let kept: KeptPage

      func body(content: Self.Content) -> some View {
        if #available(iOS 16.0, *) {
          content.confirmsLeaving { await kept.page.confirmDismissal() }
        } else {
          content
        }
      }
    }
    #endif
  }
}
#endif

"""##),
  RuntimeSource(
    .testing, "Rehearsals/Shape+Description.swift",
    ##"""
import NavGraphRuntime

extension NavGraph.Shape {
  /// The same text for the same shape, on one line; what is selected has a star.
  var line: String {
    switch self {
    case .blank: "blank"
    case .screen(let screen): "\(screen)"
    case .stack(let name, let screens): "\(name)[\(screens.map { "\($0)" }.joined(separator: ", "))]"
    #if TABS
    case .tabs(let name, let shapes, let selected): "\(name)[\(Self.list(shapes.map(\.line), selected))]"
    #endif
    #if PAGES
    case .pages(let name, let screens, let selected): "\(name)[\(Self.list(screens.map { "\($0)" }, selected))]"
    #endif
    #if SPLITS
    case .split(let name, let shapes):
      "\(name)[\(NavGraph.Column.allCases.compactMap { column in shapes[column].map { "\(column): \($0.line)" } }.joined(separator: ", "))]"
    #endif
    }
  }

  private static func list(_ texts: [String], _ selected: Int) -> String {
    texts.enumerated().map { ($0 == selected ? "*" : "") + $1 }.joined(separator: ", ")
  }
}

"""##),
  RuntimeSource(
    .testing, "Rehearsals/Sight.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What can be seen of a window.
  @MainActor struct Sight {
    /// The blank pages, from the root up.
    private(set) var pages: [RehearsalPage] = []
    private(set) var alerts = 0
    /// How many screens each stack has that is seen.
    private(set) var depths: [Int] = []

    init(of window: UIWindow) {
      guard let root = window.rootViewController else { return }
      for layer in [root] + root.layers { look(at: layer) }
    }

    private mutating func look(at controller: UIViewController) {
      switch controller {
      case is UIAlertController: alerts += 1
      case let page as RehearsalPage: pages.append(page)
      case let stack as UINavigationController:
        depths.append(stack.viewControllers.count)
        if let top = stack.topViewController { look(at: top) }
      case let bar as UITabBarController:
        if let selected = bar.selectedViewController { look(at: selected) }
      case let pages as UIPageViewController:
        for page in pages.viewControllers ?? [] { look(at: page) }
      #if SPLITS
      case let split as UISplitViewController: look(at: split)
      #endif
      default:
        for child in controller.children { look(at: child) }
      }
    }

    #if SPLITS
    private mutating func look(at split: UISplitViewController) {
      var columns: [UISplitViewController.Column] = split.isCollapsed ? [.primary] : [.primary, .supplementary, .secondary]
      if #available(iOS 26.0, *), split.isShowing(.inspector) { columns.append(.inspector) }
      for column in columns {
        if let controller = split.viewController(for: column) { look(at: controller) }
      }
    }
    #endif
  }
}

"""##),
  RuntimeSource(
    .testing, "Rehearsals/UIViewController+Layers.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime

extension UIViewController {
  /// What is presented on this one, and in a column of it, from the bottom up.
  var layers: [UIViewController] {
    let shown = presentedViewController
    let above = shown.map { [$0] + $0.layers } ?? []
    #if CONTEXTS
    // What covers a column is presented by that.
    let column = (self as? UISplitViewController)?.viewController(for: .secondary)
    if let inside = column?.presentedViewController, inside !== shown { return [inside] + inside.layers + above }
    #endif
    return above
  }
}

"""##),
  RuntimeSource(
    .testing, "SampleValue.swift",
    ##"""
import Foundation
import NavGraphRuntime

nonisolated extension NavGraph {
  /// Values that tests try.
  public nonisolated enum SampleValue {
    /// The identifier that `text` stands for; another one each time if it stands for none.
    public static func uuid(_ text: String) -> Foundation.UUID { Foundation.UUID(uuidString: text) ?? Foundation.UUID() }
    /// The identifier that ends with the lowest byte of `number`.
    public static func uuid(_ number: Int) -> Foundation.UUID {
      Foundation.UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: number)))
    }
    /// The URL of a file named after `number`.
    public static func url(_ number: Int) -> Foundation.URL { Foundation.URL(fileURLWithPath: "/\(number)") }
  }
}

"""##),
  RuntimeSource(
    .testing, "Transitions/ControllerStage+Transitions.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime
import NavGraphUIKit

extension NavGraph.ControllerStage {
  /// What is wrong with how a modal comes in; nil if it is as the graph says, or if that leaves it to the system.
  func wrongTransition(of modal: G.Modal, on controller: UIViewController?) -> String? {
    guard case .flow(_, let sheet) = G.presentation(of: modal), let controller else { return nil }
    let wanted: UIModalTransitionStyle
    switch sheet.transition {
    case .crossDissolve: wanted = .crossDissolve
    case .flip: wanted = .flipHorizontal
    case .partialCurl: wanted = .partialCurl
    default: return nil
    }
    return controller.modalTransitionStyle == wanted ? nil : "\(modal) doesn't come in as \(sheet.transition)"
  }
}

"""##),
  RuntimeSource(
    .testing, "Views/ViewStage.swift",
    ##"""
import NavGraphPlatform
import NavGraphRuntime
import NavGraphSwiftUI
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What a window shows of an app whose screens are views.
  ///
  /// SwiftUI shows them through controllers of UIKit. Of these only the pages count, and how many screens are on a stack.
  @MainActor final class ViewStage<G: Graph>: RehearsalStage<G> {
    private let host: SwiftUIHost<G>

    init(_ host: SwiftUIHost<G>) { self.host = host }

    override func holds(_ controller: UIViewController) -> Bool {
      guard let page = controller as? RehearsalPage else { return false }
      var isHeld = false
      for layer in kept {
        layer.walk({ $0.children }) { node in
          if node.asking.map({ AnyHashable($0) }) == page.screen { isHeld = true }
        }
      }
      return isHeld
    }

    /// Everything that stands, and a root that may come back.
    private var kept: [Node<G>] {
      let tree = host.navigator.tree
      #if GUARDS
      return tree.layers + (tree.home.map { [$0.root] } ?? [])
      #else
      return tree.layers
      #endif
    }

    override func differences(from tree: Tree<G>, in window: UIWindow) -> [String] {
      let sight = Sight(of: window)
      let shown = sight.pages.reduce(into: [:]) { $0[$1.screen, default: 0] += 1 }
      var wanted = Wanted()
      for layer in tree.layers { wanted.look(at: layer) }
      let alerts = tree.modals.count { $0.content == nil }
      var found: [String] = []
      if shown != wanted.screens { found.append("\(Self.list(shown)) is seen, and the state says \(Self.list(wanted.screens))") }
      // One on top may be the app's own.
      let shownAlerts = sight.alerts - (host.cover == .alert ? 1 : 0)
      if shownAlerts != alerts { found.append("\(shownAlerts) alerts are up, and the state says \(alerts)") }
      if !wanted.hasColumns, sight.depths.sorted() != wanted.depths.sorted() {
        found.append("stacks are \(sight.depths) deep, and the state says \(wanted.depths)")
      }
      return found
    }

    private static func list(_ screens: [AnyHashable: Int]) -> [String] {
      screens.map { "\($0.key)" + ($0.value == 1 ? "" : ", \($0.value) times") }.sorted()
    }
  }

  /// What a tree says that can be seen.
  @MainActor private struct Wanted {
    /// How often each screen is seen.
    private(set) var screens: [AnyHashable: Int] = [:]
    private(set) var depths: [Int] = []
    /// Each column is on a stack, whether it has more than one screen or not.
    private(set) var hasColumns = false

    mutating func look<G: Graph>(at node: Node<G>) {
      switch node.content {
      case .screen(let screen): screens[AnyHashable(screen), default: 0] += 1
      case .stack(_, let nodes): depths.append(nodes.count)
      #if SPLITS
      case .split(_, let columns, let focus):
        hasColumns = true
        var seen: [Column] = focus.isCollapsed ? [focus.front] : [.sidebar, .content, .detail]
        if focus.showsInspector { seen.append(.inspector) }
        for column in seen { columns[column].map { look(at: $0) } }
        return
      #endif
      default: break
      }
      for child in node.visible { look(at: child) }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.RehearsalScene {
  /// The scene of an app whose screens are views, shown in `window`.
  public init(
    _ navigator: NavGraph.Navigator<G>, _ host: NavGraph.SwiftUIHost<G>, in window: UIWindow, stop: @escaping @MainActor () -> Void
  ) {
    window.rootViewController = UIHostingController(rootView: NavGraph.RootView(host))
    window.makeKeyAndVisible()
    self.init(navigator, on: NavGraph.ViewStage(host), stop: stop)
  }
}

"""##),
]
