import NavGraphSyntax

/// A leaf: parameters, facts about its bar, and events.
package struct Screen: Sendable {
  package enum TitleMode: String, CaseIterable, Sendable { case automatic, large, inline, inlineLarge, hidden }
  package enum BackMode: String, CaseIterable, Sendable { case standard, generic, minimal, hidden, confirm }
  package struct Hides: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let tabBar = Hides(rawValue: 1)
    package static let navigationBar = Hides(rawValue: 2)
    package static let statusBar = Hides(rawValue: 4)
    package static let homeIndicator = Hides(rawValue: 8)
    package static let toolbar = Hides(rawValue: 16)
    /// The words of the language for them.
    package static let words: [(String, Hides)] = [
      ("tabBar", .tabBar), ("navigationBar", .navigationBar), ("statusBar", .statusBar), ("homeIndicator", .homeIndicator),
      ("toolbar", .toolbar),
    ]
  }
  /// From where a swipe leads back. `content` is what the system does by itself: anywhere on the screen from iOS 26 on, else the edge.
  package enum SwipeBack: String, CaseIterable, Sendable { case content, edge, none }
  /// How it comes in when it is pushed.
  package enum Transition: String, CaseIterable, Sendable { case standard, zoom }
  /// What the app makes it with.
  package enum MadeAs: String, Sendable { case view, controller }

  package var declared: Declared
  package var parameters: IDRange<Parameter> = .none
  package var requires: IDRange<GuardUse> = .none
  /// `external "opened by the share extension"`: an entry that the graph can't see.
  package var isExternal = false
  package var externalReason: Name = .empty
  package var isTransient = false
  /// It may lie on a stack more than once, as often as anyone likes; nil: nothing is said of that.
  package var repeatsRange: SourceRange?
  /// nil: with what the output is made with.
  package var madeAs: MadeAs?
  /// nil: the screen sets it itself.
  package var title: TextID?
  package var titleMode: TitleMode = .automatic
  /// nil: no `title` line.
  package var titleRange: SourceRange?
  /// nil: the screen sets it itself.
  package var subtitle: TextID?
  /// nil: no `subtitle` line.
  package var subtitleRange: SourceRange?
  package var backTitle: TextID?
  package var backMode: BackMode = .standard
  package var backRange: SourceRange?
  package var swipeBack: SwipeBack = .content
  /// nil: no `swipeBack` line that could be understood.
  package var swipeBackRange: SourceRange?
  package var hides: Hides = []
  package var hidesRange: SourceRange?
  package var transition: Transition = .standard
  package var transitionRange: SourceRange?
  package var bar: AppearanceID?
  package var barRange: SourceRange?
  package var uses: IDRange<EventGroupUse> = .none
  /// Declared in this screen.
  package var ownEvents: IDRange<Event> = .none
  /// Own ones first, then those of the groups it uses, without those that it overrides.
  package var events: IDRange<EventOfScreen> = .none

  /// Whether the user can go back without the help of an event. Where the bar is hidden and no swipe leads back, nothing is left.
  package var hasWayBack: Bool { backMode != .hidden && !(swipeBack == .none && hides.contains(.navigationBar)) }

  /// Whether that is the system's own Back. Without a bar it has neither a button nor a swipe, and the app's own Back is an event.
  package var hasSystemBack: Bool { hasWayBack && !hides.contains(.navigationBar) }

  package init(declared: Declared) { self.declared = declared }
}

/// `uses ChatLinks`
package struct EventGroupUse: Sendable {
  package var group: EventGroupID
  package var range: SourceRange
  package init(group: EventGroupID, range: SourceRange) {
    self.group = group
    self.range = range
  }
}

/// An event that a screen has, be it its own or of a group.
package struct EventOfScreen: Sendable {
  package var event: EventID
  package init(_ event: EventID) { self.event = event }
}

/// Events that many screens share.
package struct EventGroup: Sendable {
  package var declared: Declared
  package var events: IDRange<Event>
  package init(declared: Declared, events: IDRange<Event>) {
    self.declared = declared
    self.events = events
  }
}
