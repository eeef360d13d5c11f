import NavGraphSyntax

/// A screen: parameters, options of its bar, and events.
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
    /// The keywords of the options.
    package static let words: [(String, Hides)] = [
      ("tabBar", .tabBar), ("navigationBar", .navigationBar), ("statusBar", .statusBar), ("homeIndicator", .homeIndicator),
      ("toolbar", .toolbar),
    ]
  }
  /// The area from which a swipe leads back. `content` is the system's default: the whole screen from iOS 26 on, otherwise the edge.
  package enum SwipeBack: String, CaseIterable, Sendable { case content, edge, none }
  /// The transition with which the screen is pushed.
  package enum Transition: String, CaseIterable, Sendable { case standard, zoom }
  /// The type that the app creates for the screen.
  package enum MadeAs: String, Sendable { case view, controller }

  package var declared: Declared
  package var parameters: IDRange<Parameter> = .empty
  package var requires: IDRange<GuardUse> = .empty
  /// Whether code outside the graph opens the screen: `external "opened by the share extension"`.
  package var isExternal = false
  package var externalReason: Name = .empty
  package var isTransient = false
  /// The range of `repeats`, which allows the screen on a stack any number of times; nil if it isn't specified.
  package var repeatsRange: SourceRange?
  /// The type that the app creates; if nil, that of the output.
  package var madeAs: MadeAs?
  /// The title; nil if the screen sets it itself.
  package var title: TextID?
  package var titleMode: TitleMode = .automatic
  /// The range of the `title` line, if any.
  package var titleRange: SourceRange?
  /// The subtitle; nil if the screen sets it itself.
  package var subtitle: TextID?
  /// The range of the `subtitle` line, if any.
  package var subtitleRange: SourceRange?
  package var backTitle: TextID?
  package var backMode: BackMode = .standard
  package var backRange: SourceRange?
  package var swipeBack: SwipeBack = .content
  /// The range of a valid `swipeBack` line, if any.
  package var swipeBackRange: SourceRange?
  package var hides: Hides = []
  package var hidesRange: SourceRange?
  package var transition: Transition = .standard
  package var transitionRange: SourceRange?
  package var bar: AppearanceID?
  package var barRange: SourceRange?
  package var uses: IDRange<EventGroupUse> = .empty
  /// The events that the screen declares.
  package var ownEvents: IDRange<Event> = .empty
  /// The own events, then those of the used groups, without overridden ones.
  package var events: IDRange<ScreenEvent> = .empty

  /// Whether the user can go back without an event. If the bar is hidden and the swipe is disabled, the user can't.
  package var hasWayBack: Bool { backMode != .hidden && !(swipeBack == .none && hides.contains(.navigationBar)) }

  /// Whether the user goes back with the system's Back button or swipe, which requires a bar. Otherwise the app's own Back sends an event.
  package var hasSystemBack: Bool { hasWayBack && !hides.contains(.navigationBar) }

  package init(declared: Declared) { self.declared = declared }
}

/// A use of an event group, such as `uses ChatLinks`.
package struct EventGroupUse: Sendable {
  package var group: EventGroupID
  package var range: SourceRange
  package init(group: EventGroupID, range: SourceRange) {
    self.group = group
    self.range = range
  }
}

/// An event that a screen declares or gets from a group.
package struct ScreenEvent: Sendable {
  package var event: EventID
  package init(_ event: EventID) { self.event = event }
}

/// A group of events that screens share.
package struct EventGroup: Sendable {
  package var declared: Declared
  package var events: IDRange<Event>
  package init(declared: Declared, events: IDRange<Event>) {
    self.declared = declared
    self.events = events
  }
}
