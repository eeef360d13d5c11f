/// Every word with a meaning in the grammar. All but the reserved ones are ordinary names elsewhere.
///
/// The raw values are the first numbers of every `NameTable`; `none` is the empty string.
package enum Keyword: UInt8, CaseIterable, Sendable {
  case none = 0
  // reserved
  case then, when, otherwise, and, or, not, `nil`, `true`, `false`
  // declarations
  case `import`, app, type, `enum`, extern, `guard`, condition, events, screen, stack, tabs, split, pages, modal, alert, confirm
  case appearance, route, alias, entry, assert, allow
  // the app
  case platform, scheme, hosts, root, output, access, links, precedence
  // heads
  case requires, external, transient, returns, anchored, host, on, uses
  // screens
  case title, back, hides, bar
  // containers
  case tab, section, icon, search, hidden, placement, badge, reselect, prominent, minimize, accessory, style
  case sidebar, content, detail, inspector, display, collapses, page
  // modals, alerts, appearances
  case detents, grabber, dismissal, undimmed, transition, message, button, background, tint, large, medium, fraction, height
  // actions
  case push, replace, present, `as`, select, show, clear, next, previous, pop, to, dismiss, all, close, finish, `switch`, restart
  case open, browse, stay
  // targets and assertions
  case here, within, of, only, after, never, reaches
  // entries
  case shortcut, notification, activity, intent, file
  // what `then` handles
  case finished, dismissed

  /// The word as it is written.
  package var text: String { self == .none ? "" : "\(self)" }

  /// The keyword with the highest number.
  package static var last: Keyword { .dismissed }

  /// A declaration may begin with it.
  @inlinable package var isDeclaration: Bool { rawValue >= Keyword.import.rawValue && rawValue <= Keyword.allow.rawValue }

  /// `nil`, `true` and `false` are values.
  @inlinable package var isLiteral: Bool { rawValue >= Keyword.nil.rawValue && rawValue <= Keyword.false.rawValue }

  /// Reserved words can't be names.
  @inlinable package var isReserved: Bool { rawValue >= Keyword.then.rawValue && rawValue <= Keyword.false.rawValue }
}
