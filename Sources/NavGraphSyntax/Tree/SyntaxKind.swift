/// The kinds of nodes: the productions of `Grammar/navgraph.ebnf`, and errors.
package enum SyntaxKind: UInt8, CaseIterable, Sendable {
  case file
  /// Tokens that fit nowhere; a finding names them.
  case error
  case importDecl, allow
  // declarations
  case app, type, `enum`, extern, guardDecl, condition, screen, events, stack, tabs, split, pages, modal, alert, appearance
  case route, alias, entry, assert
  // items of bodies
  case platform, scheme, hosts, root, onIdioms, setting, enumCase, external, transient, title, back, barUse, uses, event
  case stackRoot, returns, tab, tabAttribute, section, accessory, column, collapse, page
  case styles, style, detents, detent, grabber, undimmed, message, button, paint
  // types, questions
  case typeUse, requires, guardUse, test, allTest, oneTest
  // actions
  case branches, branch, sequence, push, replace, present, select, show, clear, turn, pop, dismiss, close, finish, switchRoot, restart
  case open, browse, stay, arms, arm
  // what actions name
  case name, instance, reference, arguments, argument, value, parameters, parameter
  // ways in
  case pattern, routeOption, targets, target, here, stepColumn, stepPage
}
