/// The kinds of nodes: the productions of `Grammar/navgraph.ebnf`, and errors.
///
/// A node covers the tokens of its production. The nodes of inner productions are its children, in the order of the text. A missing part
/// has no child, so `child(.name)` returns nil for it. Keywords, marks, and the words and strings that a production names directly are the
/// node's own tokens (`SyntaxNode.ownTokens`), never nodes:
///
/// - The first own token of a declaration, item, or action is its keyword, which distinguishes variants: `setting`, `column`, `show`,
///   `alert` (or `confirm`), `paint`, `routeOption`, `entry` (after `entry`: the kind), `branch` and `linkBranch` (`when` or `otherwise`),
///   `oneTest` (`not`). The token of a misspelled keyword keeps its spelling; the parser has reported it.
/// - `import`, `allow`, `title`, `back`, `message`, `field`, `button`, `hosts`, `scheme`, `platform`, `strings`, `setting`, `style`,
///   `detent`, `routeOption`, `expiry`: their content is own tokens. `event`: so is `anchored`.
/// - `comparison`: its mark or words are own tokens. The operand of `==` and `!=` is a `value`.
/// - `name` is one word (or a string if the author quoted it, which is reported). `reference` is words joined by dots.
/// - `verbatim` is that word before a text.
/// - `instance`: the optional kind word is the own token; `reference` and `arguments` follow.
/// - `argument`: `name` if there is a label, then `value`. `value`: own tokens (the last word for `.case`), or `value` children in a list.
/// - `event`, `arm`, `branch`: the outcome is a `sequence` or `branches`. `arm`: a second `name` is the result's.
/// - `sequence`: actions, `arms` last. `target`: `here`, steps (`present`, `stepColumn`, `stepPage`, `instance`), `arms` last.
/// - `push`: an `instance` for each screen, the lowest first. `present`: the first `instance` is the presented screen or modal. The rest
///   are the steps in it, as in a `target`. `switchRoot`: the same; its first `instance` is the root.
/// - `route`, `entry`: `targets` or `linkBranches`. `linkBranch`: `test`, then `targets` or `stay`.
/// - `column`: an `instance`; in the content of a modal, `onIdioms` may follow.
/// - `targets`: a `target`, then an `onIdioms` and a `target` for each further one.
/// - `tab`: `name`, then attributes, `requires`, and an `instance` or a `sequence`.
/// - `needs`: a `screen`, `modal`, `guardDecl`, or `condition` without a body; or a `type`, `enum`, or `extern`, then the `name` of its
///   module; or a `setting`.
/// - `alias`: `pattern`s; the one after the arrow is the pattern that the alias is another spelling of.
/// - `modal`: its `content` is a `column`.
/// - `error` contains tokens that fit nowhere. A declaration inside a body is a complete declaration in an `error`.
public enum SyntaxKind: UInt8, CaseIterable, Sendable {
  case file
  /// Tokens that fit nowhere; a diagnostic covers them.
  case error
  case importDecl, module, needs, allow
  // Declarations
  case app, type, `enum`, extern, guardDecl, condition, screen, events, stack, tabs, split, pages, modal, alert, appearance
  case route, alias, entry, assert
  // Items of bodies
  case platform, scheme, hosts, strings, root, rootPlace, onIdioms, setting, enumCase, external, transient, repeats, madeAs
  case title, subtitle, back
  case barUse, uses, event
  case stackRoot, returns, tab, tabAttribute, section, accessory, column, collapse, page
  case styles, style, detents, detent, grabber, undimmed, message, field, initial, button, returned, paint
  // Types and questions
  case typeUse, requires, guardUse, test, allTest, oneTest, comparison
  // Actions
  case branches, branch, sequence, push, replace, present, select, show, clear, turn, pop, dismiss, close, finish, switchRoot, restart
  case open, openWindow, browse, stay, arms, arm
  // Parts of actions
  case name, verbatim, instance, reference, arguments, argument, value, parameters, parameter, key
  // Parts of routes and entries
  case pattern, routeOption, expiry, linkBranches, linkBranch, targets, target, here, stepColumn, stepPage
}

extension SyntaxKind {
  /// Compares the raw values. Swift's derived comparison of enums with raw values is a function call, and nodes are compared very often.
  @inlinable public static func == (a: SyntaxKind, b: SyntaxKind) -> Bool {
    unsafeBitCast(a, to: UInt8.self) == unsafeBitCast(b, to: UInt8.self)
  }
}
