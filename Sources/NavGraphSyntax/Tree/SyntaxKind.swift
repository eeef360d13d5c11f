/// The kinds of nodes: the productions of `Grammar/navgraph.ebnf`, and errors.
///
/// A node covers the tokens of its production; the nodes of the productions inside are its children, in the order of the text. What is
/// missing has no child, so a reader asks `child(.name)` and finds nothing. Keywords, marks, and the words and strings that a production
/// names directly are own tokens (`SyntaxNode.ownTokens`), never nodes:
///
/// - the first own token of a declaration, item or action is its keyword, and tells variants apart: `setting`, `column`, `show`, `alert`
///   (or `confirm`), `paint`, `routeOption`, `entry` (behind `entry`: the kind), `branch` and `linkBranch` (`when` or `otherwise`),
///   `oneTest` (`not`).
///   A misspelt keyword that was understood is kept as it is written, so a reader meets words that it does not know; they are reported.
/// - `import`, `allow`, `title`, `back`, `message`, `field`, `button`, `hosts`, `scheme`, `platform`, `strings`, `setting`, `style`, `detent`, `routeOption`,
///   `expiry`:
///   what they say is own tokens. `event`: `anchored` is one.
/// - `comparison`: its mark or its words are own tokens, what stands behind `==` and `!=` is a `value`.
/// - `name` is one word (a string if the author quoted it, which is reported). `reference` is words with dots between.
/// - `verbatim` is that word before a text.
/// - `instance`: a kind word, if there is one, is the own token; then `reference` and `arguments`.
/// - `argument`: `name` if there is a label, then `value`. `value`: own tokens (the last word for `.case`), or `value` children in a list.
/// - `event`, `arm`, `branch`: the outcome is a `sequence` or `branches`. `arm`: a second `name` is the result's.
/// - `sequence`: actions, `arms` last. `target`: `here`, steps (`present`, `stepColumn`, `stepPage`, `instance`), `arms` last.
/// - `push`: an `instance` for each screen, the lowest first. `present`: its first `instance` is what is presented; what follows are the steps
///   in it, as in a `target`. `switchRoot`: the same, its first `instance` is the root.
/// - `route`, `entry`: `targets` or `linkBranches`. `linkBranch`: `test`, then `targets` or `stay`.
/// - `column`: an `instance`; for the content of a modal `onIdioms` may follow.
/// - `targets`: a `target`, then for each other one `onIdioms` and its `target`.
/// - `tab`: `name`, then attributes, `requires`, and an `instance` or a `sequence`.
/// - `needs`: a `screen`, `modal`, `guardDecl` or `condition` without a body; a `type`, `enum` or `extern`, then the `name` of its module; or a `setting`.
/// - `alias`: `pattern`s; the one behind the arrow is what it stands for.
/// - `modal`: its `content` is a `column`.
/// - `error` stands wherever tokens fit nowhere. A declaration that was written inside of a body is a whole declaration in an `error`.
public enum SyntaxKind: UInt8, CaseIterable, Sendable {
  case file
  /// Tokens that fit nowhere; a finding names them.
  case error
  case importDecl, module, needs, allow
  // declarations
  case app, type, `enum`, extern, guardDecl, condition, screen, events, stack, tabs, split, pages, modal, alert, appearance
  case route, alias, entry, assert
  // items of bodies
  case platform, scheme, hosts, strings, root, rootPlace, onIdioms, setting, enumCase, external, transient, repeats, madeAs
  case title, subtitle, back
  case barUse, uses, event
  case stackRoot, returns, tab, tabAttribute, section, accessory, column, collapse, page
  case styles, style, detents, detent, grabber, undimmed, message, field, initial, button, returned, paint
  // types, questions
  case typeUse, requires, guardUse, test, allTest, oneTest, comparison
  // actions
  case branches, branch, sequence, push, replace, present, select, show, clear, turn, pop, dismiss, close, finish, switchRoot, restart
  case open, openWindow, browse, stay, arms, arm
  // what actions name
  case name, verbatim, instance, reference, arguments, argument, value, parameters, parameter, key
  // ways in
  case pattern, routeOption, expiry, linkBranches, linkBranch, targets, target, here, stepColumn, stepPage
}

extension SyntaxKind {
  /// Compares the numbers; the comparison that Swift derives for enums with raw values is a call, and this happens for every node.
  @inlinable public static func == (a: SyntaxKind, b: SyntaxKind) -> Bool {
    unsafeBitCast(a, to: UInt8.self) == unsafeBitCast(b, to: UInt8.self)
  }
}
