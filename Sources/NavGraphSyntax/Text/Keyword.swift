/// Every word with a meaning in the grammar. All but the reserved ones are ordinary names elsewhere.
///
/// The raw values are the first numbers of every `NameTable`; `none` is the empty string.
public enum Keyword: UInt8, CaseIterable, Sendable {
  case none = 0
  // reserved
  case then, when, otherwise, and, or, not, `nil`, `true`, `false`
  // declarations
  case `import`, module, needs, app, type, `enum`, extern, `guard`, condition, events, screen, stack, tabs, split, pages, modal, alert
  case confirm, appearance, route, alias, entry, assert, allow
  // the app
  case platform, scheme, hosts, root, output, access, links, expire, precedence, strings, embedded
  // heads
  case requires, external, transient, repeats, view, controller, returns, anchored, host, on, uses, key, from
  // screens
  case title, subtitle, back, swipeBack, hides, bar, verbatim
  // containers
  case tab, section, icon, search, activates, hidden, placement, badge, reselect, prominent, first, minimize, accessory, style
  case sidebar, content, detail, inspector, display, collapses, page
  // modals, alerts, appearances
  case detents, grabber, dismissal, undimmed, compact, transition, message, field, button, background, tint, large, medium, fraction
  case height
  // actions
  case push, replace, present, `as`, select, show, clear, next, previous, pop, to, dismiss, all, close, finish, `switch`, restart
  case open, browse, stay, window, `else`
  // targets and assertions
  case here, within, of, only, after, never, reaches
  // tests
  case `is`
  // entries
  case shortcut, notification, activity, intent, file
  // what `then` handles
  case finished, dismissed

  /// The word as it is written.
  public var text: String { Keyword.texts[Int(number)] }

  /// The words, indexed by number. Swift reads the name of a case by reflection, which is too slow for each use.
  private static let texts = allCases.map { $0 == .none ? "" : "\($0)" }

  /// The keyword with the highest number.
  @inlinable public static var last: Keyword { .dismissed }

  /// The raw value, read as what it is: Swift's own way there is a call.
  @inlinable public var number: UInt32 { UInt32(unsafeBitCast(self, to: UInt8.self)) }

  @inlinable public static func == (a: Keyword, b: Keyword) -> Bool { a.number == b.number }

  /// A declaration may begin with it.
  @inlinable public var isDeclaration: Bool { number >= Keyword.import.number && number <= Keyword.allow.number }

  /// `nil`, `true` and `false` are values.
  @inlinable public var isLiteral: Bool { number >= Keyword.nil.number && number <= Keyword.false.number }

  /// Reserved words can't be names.
  @inlinable public var isReserved: Bool { number >= Keyword.then.number && number <= Keyword.false.number }
}
