/// The words that have a meaning in the grammar. All except the reserved ones can also be names.
///
/// The raw values are the first numbers of every `NameTable`. `none` is the empty string.
public enum Keyword: UInt8, CaseIterable, Sendable {
  case none = 0
  // Reserved words
  case then, when, otherwise, and, or, not, `nil`, `true`, `false`
  // Declarations
  case `import`, module, needs, app, type, `enum`, extern, `guard`, condition, events, screen, stack, tabs, split, pages, modal, alert
  case confirm, appearance, route, alias, entry, assert, allow
  // The app
  case platform, scheme, hosts, root, output, access, links, expire, precedence, strings, embedded
  // Heads of declarations
  case requires, external, transient, repeats, view, controller, returns, anchored, host, on, uses, key, from
  // Screens
  case title, subtitle, back, swipeBack, hides, bar, verbatim
  // Containers
  case tab, section, icon, search, activates, hidden, placement, badge, reselect, prominent, first, minimize, accessory, style
  case sidebar, content, detail, inspector, display, collapses, page
  // Modals, alerts, appearances
  case detents, grabber, dismissal, undimmed, compact, transition, message, field, button, background, tint, large, medium, fraction
  case height
  // Actions
  case push, replace, present, `as`, select, show, clear, next, previous, pop, to, dismiss, all, close, finish, `switch`, restart
  case open, browse, stay, window, `else`
  // Targets and assertions
  case here, within, of, only, after, never, reaches
  // Tests
  case `is`
  // Entries
  case shortcut, notification, activity, intent, file
  // Outcomes
  case finished, dismissed

  public var text: String { Keyword.texts[Int(number)] }

  /// The keywords, indexed by number. Swift gets the name of a case by reflection, which is too slow to repeat for each use.
  private static let texts = allCases.map { $0 == .none ? "" : "\($0)" }

  /// The keyword with the highest number.
  @inlinable public static var last: Keyword { .dismissed }

  /// The raw value, without the function call of Swift's derived `rawValue`.
  @inlinable public var number: UInt32 { UInt32(unsafeBitCast(self, to: UInt8.self)) }

  @inlinable public static func == (a: Keyword, b: Keyword) -> Bool { a.number == b.number }

  /// Whether a declaration may begin with the keyword.
  @inlinable public var isDeclaration: Bool { number >= Keyword.import.number && number <= Keyword.allow.number }

  /// Whether the keyword is a value: `nil`, `true`, or `false`.
  @inlinable public var isLiteral: Bool { number >= Keyword.nil.number && number <= Keyword.false.number }

  /// Whether the keyword is reserved and can't be a name.
  @inlinable public var isReserved: Bool { number >= Keyword.then.number && number <= Keyword.false.number }
}
