import Foundation

/// The namespace of the runtime library. Generated code adds the app's tables.
public nonisolated enum NavGraph {}

nonisolated extension NavGraph {
  /// The tables of an app's graph. Its functions are pure, and the runtime needs nothing else.
  public nonisolated protocol Graph: Sendable {
    /// Every screen, with its parameters.
    associatedtype Screen: Hashable & Sendable
    /// Everything that can be presented: modals, alerts, and screens that are presented without a modal.
    associatedtype Modal: Hashable & Sendable
    /// Every container: stacks, tab bars, splits, and pages.
    associatedtype Container: Hashable & Sendable
    /// The roots that a scene can show.
    associatedtype Root: Hashable & Sendable
    /// The guards, with their arguments. The app evaluates them asynchronously.
    associatedtype Guard: Hashable & Sendable
    /// The conditions, with their arguments. The app evaluates them synchronously.
    associatedtype Condition: Hashable & Sendable
    /// The tabs with badges.
    associatedtype Badge: Hashable & Sendable = Never
    /// The results that flows can finish with.
    associatedtype Result: Hashable & Sendable
    /// The steps that follow the end of a flow, with their values.
    associatedtype Continuation: Hashable & Sendable
    /// The targets of `pop to`: screens without their arguments.
    associatedtype PopTarget: Hashable & Sendable

    /// Whether an event opens a window. If so, the runtime keeps a list of scenes.
    static var opensWindows: Bool { get }

    /// Returns whether different values are the same place, because their keys are equal.
    static func isSamePlace(_ one: Screen, _ other: Screen) -> Bool
    static func isSamePlace(_ one: Modal, _ other: Modal) -> Bool
    static func isSamePlace(_ one: Root, _ other: Root) -> Bool

    static func root(on idiom: Idiom) -> Root
    static func shape(of root: Root) -> Shape<Self>
    static func presentation(of modal: Modal) -> Presentation<Self>
    /// Returns the content of the modal on this idiom; nil if it's that of its presentation.
    static func shape(of modal: Modal, on idiom: Idiom) -> Shape<Self>?
    static func columns(of split: Container) -> [Column: Shape<Self>]
    static func actions(for continuation: Continuation, after outcome: Outcome<Result>) -> [Action<Self>]
    static func isPopTarget(_ popTarget: PopTarget, _ screen: Screen) -> Bool
    /// Returns a copy of the result of a button that takes the text of a field, with this text.
    static func result(_ result: Result, with text: String) -> Result

    static func guards(of root: Root) -> [Guard]
    static func guards(of screen: Screen) -> [Guard]
    static func guards(of modal: Modal) -> [Guard]
    static func guards(ofTab index: Int, in tabs: Container) -> [Guard]
    static func guards(ofContainer container: Container) -> [Guard]
    /// Returns the guards with the values of `screen`: the lowest screen of a stack, the page at `index`, or the only screen of a modal.
    /// Nil if no guard uses such values.
    static func guards(of root: Root, showing screen: Screen, at index: Int) -> [Guard]?
    static func guards(of modal: Modal, showing screen: Screen, at index: Int) -> [Guard]?
    static func guards(ofContainer container: Container, showing screen: Screen, at index: Int) -> [Guard]?
    /// Returns the modal to present if the guard fails; nil to refuse.
    static func flow(for question: Guard) -> Modal?

    static func tabBar(of tabs: Container) -> TabBar<Self>
    static func options(of split: Container) -> SplitOptions
    static func pageStyle(of pages: Container) -> PageStyle
    static func chrome(of screen: Screen) -> Chrome
    /// Whether one root cross-fades into the next.
    static var dissolvesRoots: Bool { get }
    /// Whether any screen can have a large title, for which navigation bars are configured once.
    static var hasLargeTitles: Bool { get }
    /// Returns the appearance that a container declares for all bars in it.
    static func appearance(of container: Container) -> Appearance?
    /// The appearance of bars without another one.
    static var appearance: Appearance? { get }

    /// A value that changes with screens, their parameters, and their positions.
    static var fingerprint: String { get }
    /// Returns the names of the tabs that can be selected.
    static func tabNames(of tabs: Container) -> [String]
    static func pageNames(of pages: Container) -> [String]
    /// Returns the names of the screens that are allowed in this slot, separated by spaces; nil for only the declared ones.
    static func screens(in slot: Slot<Self>) -> String?
    /// Returns whether the named screen is allowed in this slot; nil if only declared ones are.
    static func isListed(_ name: String, in slot: Slot<Self>) -> Bool?
    /// Returns the names of the screens that present the modal, separated by spaces; nil for all.
    static func presenters(of modal: Modal) -> String?

    static func record(of screen: Screen) -> Record
    /// Returns the name in the record of the screen.
    static func recordName(of screen: Screen) -> String
    static func screen(from record: Record) -> Screen?
    static func record(ofModal modal: Modal) -> Record
    static func modal(from record: Record) -> Modal?
    static func record(ofRoot root: Root) -> Record
    static func root(from record: Record) -> Root?
    static func record(ofContinuation continuation: Continuation) -> Record
    static func continuation(from record: Record) -> Continuation?
  }

  /// The kinds of devices.
  public nonisolated enum Idiom: Hashable, Sendable, CaseIterable {
    case phone, pad, mac, vision

    /// Creates the idiom with this name in a snapshot.
    init?(word: String) {
      guard let found = Idiom.allCases.first(where: { "\($0)" == word }) else { return nil }
      self = found
    }
  }
}

// Defaults for the features that an app doesn't use.
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
