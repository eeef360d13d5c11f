import NavGraphSyntax

/// The `app` block.
package struct App: Sendable {
  package enum LinkPolicy: String, CaseIterable, Sendable {
    case dismiss, over, wait, reject
    /// As `over`, and the link doesn't wait for the flow of a guard that has the root's place.
    case now

    /// Whether modals stay up over what the link changes.
    package var leavesModals: Bool { self == .over || self == .now }
  }
  /// How one root takes the place of another.
  package enum Transition: String, CaseIterable, Sendable { case crossDissolve, none }
  package enum Precedence: String, CaseIterable, Sendable { case narrowest, order }
  package enum Access: String, CaseIterable, Sendable { case `internal`, `package`, `public` }
  package struct Output: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let uikit = Output(rawValue: 1)
    package static let swiftui = Output(rawValue: 2)
  }
  /// Where the app looks up the texts of the graph in the user's language.
  package struct Strings: Sendable {
    /// `main` is the app's own bundle, `module` that of a target with resources in a package, `framework` that of the code itself.
    package enum Bundle: String, CaseIterable, Sendable { case main, module, framework }
    /// The name of the string catalogue; nil: `Localizable`.
    package var table: Name?
    package var bundle: Bundle = .main

    package init() {}
  }
  /// A release of iOS.
  package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var major: Int
    package var minor: Int
    package init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }
    package static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
    /// `16.4`, `26`
    package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
  }

  package var declared: Declared
  /// The oldest system on which the generated code must run; 15.0 where the author names none.
  package var platform = Version(15)
  package var platformRange: SourceRange?
  package var schemes: [Name] = []
  package var hosts: [Name] = []
  /// Whether one of them could not be read: which URLs reach the app is not known.
  package var areLinksUnsure = false
  /// Where each of them is written.
  package var schemeRanges: [SourceRange] = []
  package var hostRanges: [SourceRange] = []
  package var output: Output = .uikit
  package var outputRange: SourceRange?
  package var access: Access = .internal
  package var accessRange: SourceRange?
  package var links: LinkPolicy = .dismiss
  package var linksRange: SourceRange?
  /// How many seconds a link may wait; nil: as long as it has to.
  package var expiry: Int?
  package var precedence: Precedence = .narrowest
  package var transition: Transition = .crossDissolve
  package var transitionRange: SourceRange?
  package var strings = Strings()
  package var bar: AppearanceID?
  package var uses: IDRange<EventGroupUse> = .none
  /// Declared in the app block.
  package var ownEvents: IDRange<Event> = .none
  /// What may happen wherever the user is: own ones first, then those of the groups it uses, without those that it overrides.
  package var events: IDRange<EventOfScreen> = .none

  package init(declared: Declared) { self.declared = declared }
}

/// What a scene shows first, on some idioms or on all.
package struct Root: Sendable {
  /// Where it stands: in a window of its own, in a container of the app's, or where the app shows it already.
  package enum Place: String, CaseIterable, Sendable { case window, embedded, external }

  package var instance: InstanceID
  package var requires: IDRange<GuardUse>
  /// Empty: every idiom that has no root of its own.
  package var idioms: Idioms
  package var place: Place
  package var range: SourceRange
  package init(instance: InstanceID, requires: IDRange<GuardUse>, idioms: Idioms, place: Place, range: SourceRange) {
    self.instance = instance
    self.requires = requires
    self.idioms = idioms
    self.place = place
    self.range = range
  }
}

extension Root {
  /// Whether it is for some of the devices that a root with `idioms` is for.
  package func overlaps(_ idioms: Idioms) -> Bool { idioms.isEmpty ? self.idioms.isEmpty : !self.idioms.isDisjoint(with: idioms) }
}

extension NavigationGraph {
  /// Where the roots stand: all in the same place, where there are no errors.
  package var rootPlace: Root.Place { roots.isEmpty ? .window : roots[RootID(raw: 0)].place }

  /// The root that the app shows itself, if it has one.
  package var externalRoot: Root? { roots.first { $0.place == .external } }

  /// The screen that the app shows itself, on which the graph builds: the external root, or the first screen of the stack that is one.
  package var externalScreen: ScreenID? {
    guard var instance = externalRoot?.instance else { return nil }
    if case .stack(let stack) = instances[instance].content, let first = stacks[stack].root { instance = first }
    guard case .screen(let screen) = instances[instance].content else { return nil }
    return screen
  }

  /// The events of the app, which may happen wherever the user is.
  package var appEvents: [EventID] { app?.events.map { eventsOfScreens[$0].event } ?? [] }

  /// What opening a link does to what is presented: its own policy, or else the app's.
  package func linkPolicy(_ own: App.LinkPolicy?) -> App.LinkPolicy { own ?? app?.links ?? .dismiss }

  /// How many seconds a link may wait: its own number, or else the app's.
  package func linkExpiry(_ own: Int?) -> Int? { own ?? app?.expiry }
}
