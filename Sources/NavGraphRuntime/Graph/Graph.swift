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
    /// The tabs that show what the app says.
    associatedtype Badge: Hashable & Sendable = Never
    /// What flows can finish with.
    associatedtype Result: Hashable & Sendable
    /// What goes on after a presented flow has ended, with the values that it needs.
    associatedtype Continuation: Hashable & Sendable
    /// The screens that a `pop to` names, whatever their arguments.
    associatedtype PopTarget: Hashable & Sendable

    /// Whether an event opens a window: scenes know each other then.
    static var opensWindows: Bool { get }

    /// Whether two entries with different values are the same place: their keys are equal.
    static func isSamePlace(_ one: Screen, _ other: Screen) -> Bool
    static func isSamePlace(_ one: Modal, _ other: Modal) -> Bool
    static func isSamePlace(_ one: Root, _ other: Root) -> Bool

    static func root(on idiom: Idiom) -> Root
    static func shape(of root: Root) -> Shape<Self>
    static func presentation(of modal: Modal) -> Presentation<Self>
    /// What a modal shows on a kind of device, where that is something else than in its presentation.
    static func shape(of modal: Modal, on idiom: Idiom) -> Shape<Self>?
    static func columns(of split: Container) -> [Column: Shape<Self>]
    static func actions(for continuation: Continuation, after outcome: Outcome<Result>) -> [Action<Self>]
    static func isPopTarget(_ popTarget: PopTarget, _ screen: Screen) -> Bool
    /// The result of a button that takes what was typed, with that text.
    static func result(_ result: Result, with text: String) -> Result

    static func guards(of root: Root) -> [Guard]
    static func guards(of screen: Screen) -> [Guard]
    static func guards(of modal: Modal) -> [Guard]
    static func guards(ofTab index: Int, in tabs: Container) -> [Guard]
    static func guards(ofContainer container: Container) -> [Guard]
    /// The same for the values that one of its screens shows: a stack's lowest, a page, the one screen of a modal. nil: it shows none that a
    /// guard reads.
    static func guards(of root: Root, showing screen: Screen, at index: Int) -> [Guard]?
    static func guards(of modal: Modal, showing screen: Screen, at index: Int) -> [Guard]?
    static func guards(ofContainer container: Container, showing screen: Screen, at index: Int) -> [Guard]?
    /// The flow that can turn a no into a yes; without one, no means refused.
    static func flow(for question: Guard) -> Modal?

    static func tabBar(of tabs: Container) -> TabBar<Self>
    static func options(of split: Container) -> SplitOptions
    static func pageStyle(of pages: Container) -> PageStyle
    static func chrome(of screen: Screen) -> Chrome
    /// Whether one root fades into the next.
    static var dissolvesRoots: Bool { get }
    /// Whether titles may be large anywhere: navigation bars are told once.
    static var hasLargeTitles: Bool { get }
    /// What a container says about the bars in it, its own included.
    static func appearance(of container: Container) -> Appearance?
    /// What the app says about the bars that nothing nearer speaks of.
    static var appearance: Appearance? { get }

    /// Changes when screens, their parameters, or where they stand do.
    static var fingerprint: String { get }
    /// The names of the tabs that can be selected.
    static func tabNames(of tabs: Container) -> [String]
    static func pageNames(of pages: Container) -> [String]
    /// The names of the screens that may stand there, with spaces between them; nil: what is declared.
    static func screens(in slot: Slot<Self>) -> String?
    /// Whether the screen of that name may be there; nil: only what is declared.
    static func isListed(_ name: String, in slot: Slot<Self>) -> Bool?
    /// The names of the screens from which that is presented; nil: from anywhere.
    static func presenters(of modal: Modal) -> String?

    static func record(of screen: Screen) -> Record
    /// The name in its record.
    static func recordName(of screen: Screen) -> String
    static func screen(from record: Record) -> Screen?
    static func record(ofModal modal: Modal) -> Record
    static func modal(from record: Record) -> Modal?
    static func record(ofRoot root: Root) -> Record
    static func root(from record: Record) -> Root?
    static func record(ofContinuation continuation: Continuation) -> Record
    static func continuation(from record: Record) -> Continuation?
  }

  /// The kinds of device that a root or a target may be declared for.
  public nonisolated enum Idiom: Hashable, Sendable, CaseIterable {
    case phone, pad, mac, vision

    /// The one that is kept under that name.
    init?(word: String) {
      guard let found = Idiom.allCases.first(where: { "\($0)" == word }) else { return nil }
      self = found
    }
  }
}

// What an app doesn't use, its tables leave out.
nonisolated extension NavGraph.Graph {
  public static func isListed(_ name: String, in slot: NavGraph.Slot<Self>) -> Bool? { screens(in: slot)?.isListed(name) }
  public static func isSamePlace(_ one: Screen, _ other: Screen) -> Bool { false }
  public static func isSamePlace(_ one: Modal, _ other: Modal) -> Bool { false }
  public static func isSamePlace(_ one: Root, _ other: Root) -> Bool { false }
  public static func shape(of modal: Modal, on idiom: NavGraph.Idiom) -> NavGraph.Shape<Self>? { nil }
  public static func columns(of split: Container) -> [NavGraph.Column: NavGraph.Shape<Self>] { [:] }
  public static func actions(for continuation: Continuation, after outcome: NavGraph.Outcome<Result>) -> [NavGraph.Action<Self>] { [] }
  public static func isPopTarget(_ popTarget: PopTarget, _ screen: Screen) -> Bool { false }
  public static func result(_ result: Result, with text: String) -> Result { result }
  public static func guards(of root: Root) -> [Guard] { [] }
  public static func guards(of screen: Screen) -> [Guard] { [] }
  public static func guards(of modal: Modal) -> [Guard] { [] }
  public static func guards(ofTab index: Int, in tabs: Container) -> [Guard] { [] }
  public static func guards(ofContainer container: Container) -> [Guard] { [] }
  public static func guards(of root: Root, showing screen: Screen, at index: Int) -> [Guard]? { nil }
  public static func guards(of modal: Modal, showing screen: Screen, at index: Int) -> [Guard]? { nil }
  public static func guards(ofContainer container: Container, showing screen: Screen, at index: Int) -> [Guard]? { nil }
  public static func flow(for question: Guard) -> Modal? { nil }
  public static func tabBar(of tabs: Container) -> NavGraph.TabBar<Self> { NavGraph.TabBar() }
  public static func options(of split: Container) -> NavGraph.SplitOptions { NavGraph.SplitOptions() }
  public static func pageStyle(of pages: Container) -> NavGraph.PageStyle { .scroll }
  public static func chrome(of screen: Screen) -> NavGraph.Chrome { NavGraph.Chrome() }
  public static var dissolvesRoots: Bool { true }
  public static var hasLargeTitles: Bool { false }
  public static func appearance(of container: Container) -> NavGraph.Appearance? { nil }
  public static var appearance: NavGraph.Appearance? { nil }
  public static func tabNames(of tabs: Container) -> [String] { [] }
  public static func pageNames(of pages: Container) -> [String] { [] }
  public static func presenters(of modal: Modal) -> String? { nil }
  public static func recordName(of screen: Screen) -> String { record(of: screen).name }
  public static func record(ofModal modal: Modal) -> NavGraph.Record { .transient("") }
  public static func modal(from record: NavGraph.Record) -> Modal? { nil }
  public static func record(ofContinuation continuation: Continuation) -> NavGraph.Record { .transient("") }
  public static func continuation(from record: NavGraph.Record) -> Continuation? { nil }
}
