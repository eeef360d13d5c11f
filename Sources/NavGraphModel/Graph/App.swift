import NavGraphSyntax

/// The `app` block.
package struct App: Sendable {
  package enum LinkPolicy: String, CaseIterable, Sendable {
    case dismiss, over, wait, reject
    /// Like `over`, but the link doesn't wait for a guard flow that replaces the root.
    case now

    /// Whether the policy keeps modals presented over what the link changes.
    package var leavesModals: Bool { self == .over || self == .now }
  }
  /// The animation with which one root replaces another.
  package enum Transition: String, CaseIterable, Sendable { case crossDissolve, none }
  package enum Precedence: String, CaseIterable, Sendable { case narrowest, order }
  package enum Access: String, CaseIterable, Sendable { case `internal`, `package`, `public` }
  package struct Output: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let uikit = Output(rawValue: 1)
    package static let swiftui = Output(rawValue: 2)
  }
  /// The string catalog in which the app looks up the texts of the graph.
  package struct Strings: Sendable {
    /// The bundle of the catalog: the app's (`main`), that of a package target with resources (`module`), or that of the code itself
    /// (`framework`).
    package enum Bundle: String, CaseIterable, Sendable { case main, module, framework }
    /// The name of the string catalog; `Localizable` if nil.
    package var table: Name?
    package var bundle: Bundle = .main

    package init() {}
  }
  /// A release of iOS.
  package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var major: Int
    package var minor: Int
    package init(major: Int, minor: Int = 0) {
      self.major = major
      self.minor = minor
    }
    package static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
    /// The version as in `16.4` or `26`.
    package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
  }

  package var declared: Declared
  /// The oldest system that the generated code supports; 15.0 if the file specifies none.
  package var platform = Version(major: 15)
  package var platformRange: SourceRange?
  package var schemes: [Name] = []
  package var hosts: [Name] = []
  /// Whether a scheme or a host couldn't be read, so that it isn't known which URLs reach the app.
  package var areLinksUnsure = false
  /// The range of each scheme, in the order of `schemes`.
  package var schemeRanges: [SourceRange] = []
  package var hostRanges: [SourceRange] = []
  package var output: Output = .uikit
  package var outputRange: SourceRange?
  package var access: Access = .internal
  package var accessRange: SourceRange?
  package var links: LinkPolicy = .dismiss
  package var linksRange: SourceRange?
  /// The number of seconds that a link may wait; unlimited if nil.
  package var expiry: Int?
  package var precedence: Precedence = .narrowest
  package var transition: Transition = .crossDissolve
  package var transitionRange: SourceRange?
  package var strings = Strings()
  package var bar: AppearanceID?
  package var uses: IDRange<EventGroupUse> = .empty
  /// The events that the app block declares.
  package var ownEvents: IDRange<Event> = .empty
  /// The app-level events: those of the app block, then those of its groups, without overridden ones.
  package var events: IDRange<ScreenEvent> = .empty

  package init(declared: Declared) { self.declared = declared }
}

/// A root: the first content of a scene.
package struct Root: Sendable {
  /// The kind of location of a root: a window, one of the app's own containers, or a screen that the app already shows.
  package enum Place: String, CaseIterable, Sendable { case window, embedded, external }

  package var instance: InstanceID
  package var requires: IDRange<GuardUse>
  /// The idioms of the root; empty for all idioms that no other root names.
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
  /// Whether the root is used on some of the devices of a root with `idioms`.
  package func overlaps(_ idioms: Idioms) -> Bool { idioms.isEmpty ? self.idioms.isEmpty : !self.idioms.isDisjoint(with: idioms) }
}

extension NavigationGraph {
  /// The location of the roots, which all roots share if the graph has no errors.
  package var rootPlace: Root.Place { roots.isEmpty ? .window : roots[RootID(raw: 0)].place }

  /// The root with the place `external`, if the app has one.
  package var externalRoot: Root? { roots.first { $0.place == .external } }

  /// The screen that the app shows itself: the external root, or the first screen of the external root's stack.
  package var externalScreen: ScreenID? {
    guard var instance = externalRoot?.instance else { return nil }
    if case .stack(let stack) = instances[instance].content, let first = stacks[stack].root { instance = first }
    guard case .screen(let screen) = instances[instance].content else { return nil }
    return screen
  }

  /// The app-level events.
  package var appEvents: [EventID] { app?.events.map { eventsOfScreens[$0].event } ?? [] }

  /// Returns the link policy of a route or entry: its own one, or the app's default.
  package func linkPolicy(own: App.LinkPolicy?) -> App.LinkPolicy { own ?? app?.links ?? .dismiss }

  /// Returns the number of seconds that a link may wait: its own number, or the app's default.
  package func linkExpiry(own: Int?) -> Int? { own ?? app?.expiry }
}
