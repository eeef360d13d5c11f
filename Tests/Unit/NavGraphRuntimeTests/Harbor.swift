import Foundation
import NavGraphRuntime

/// A small app, written by hand in the form that `navgraph` generates.
///
/// It has two tabs, the second with a guard, another root with a guard, several sheets, and guards whose flows have guards.
enum Harbor: NavGraph.Graph {
  enum Screen: Hashable, Sendable {
    case home, vault, early, late, secret, club, login, digits, form, tips, steps
    case note(Int)
  }

  enum Modal: Hashable, Sendable {
    case editor, tips, notice, survey, question
    /// Requires `unlocked`.
    case safe
    /// Requires a guard without a flow.
    case closed
    /// Flows of guards.
    case signIn, pin, key, one, other
  }

  enum Container: Hashable, Sendable {
    case tabs, homeStack, vaultStack, editorStack, clubStack, loginStack
  }

  enum Root: Hashable, Sendable { case main, club }

  enum Guard: Hashable, Sendable, CaseIterable {
    /// The guard of the club.
    case member
    /// The guard of the vault's tab and of the secret.
    case unlocked
    /// A guard without a flow.
    case open
    /// A guard whose flow requires `unlocked`.
    case keyed
    /// Guards whose flows require each other.
    case one, other
  }

  enum Condition: Hashable, Sendable { case isBusy }
  enum Result: Hashable, Sendable { case done, number(Int) }

  /// The outcome handlers of modals.
  enum Continuation: Hashable, Sendable {
    /// `dismissed -> push Early`.
    case pushEarly
    /// `dismissed -> present Tips`.
    case presentTips
    /// `dismissed -> push Secret`, which has a guard.
    case pushSecret
    /// `dismissed -> pop to` a screen that isn't there.
    case popNowhere
    /// `dismissed -> dismiss`.
    case dismissToo
    case replaceHome
    /// `dismissed -> select` the vault.
    case selectVault
    /// `finished(n) -> push Note(n)`.
    case pushNote
    /// `dismissed -> browse`.
    case browse
  }

  enum PopTarget: Hashable, Sendable { case tips }

  static func root(on idiom: NavGraph.Idiom) -> Root { idiom == .pad ? .club : .main }

  static func shape(of root: Root) -> NavGraph.Shape<Harbor> {
    switch root {
    case .main: .tabs(.tabs, [.stack(.homeStack, [.home]), .stack(.vaultStack, [.vault])], selected: 0)
    case .club: .stack(.clubStack, [.club])
    }
  }

  static func presentation(of modal: Modal) -> NavGraph.Presentation<Harbor> {
    switch modal {
    case .editor: .flow(.stack(.editorStack, [.form]), NavGraph.Sheet())
    case .tips, .safe, .closed: .flow(.screen(.tips), NavGraph.Sheet())
    case .notice: .flow(.screen(.tips), NavGraph.Sheet(dismissal: .blocked))
    case .survey: .flow(.screen(.tips), NavGraph.Sheet(dismissal: .confirm))
    case .question: .alert(NavGraph.Alert(title: "Sure?", buttons: [NavGraph.AlertButton("Yes", result: .done)]))
    case .signIn: .flow(.stack(.loginStack, [.login]), NavGraph.Sheet())
    case .pin, .key, .one, .other: .flow(.screen(.digits), NavGraph.Sheet())
    }
  }

  static func actions(for continuation: Continuation, after outcome: NavGraph.Outcome<Result>) -> [NavGraph.Action<Harbor>] {
    switch (continuation, outcome) {
    case (.pushEarly, .dismissed): [.push(.early)]
    case (.presentTips, .dismissed): [.present(.tips)]
    case (.pushSecret, .dismissed): [.push(.secret), .push(.steps)]
    case (.popNowhere, .dismissed): [.popTo(.tips), .push(.early)]
    case (.dismissToo, .dismissed): [.dismiss]
    case (.replaceHome, .dismissed): [.replace(.early)]
    case (.selectVault, .dismissed): [.select(.tabs, 1)]
    case (.pushNote, .finished(.number(let number))): [.push(.note(number))]
    case (.browse, .dismissed): [.browse(URL(fileURLWithPath: "/tips"))]
    default: []
    }
  }

  static func isPopTarget(_ popTarget: PopTarget, _ screen: Screen) -> Bool { screen == .tips }

  static func guards(of root: Root) -> [Guard] { root == .club ? [.member] : [] }
  static func guards(of screen: Screen) -> [Guard] { screen == .secret ? [.unlocked] : [] }
  static func guards(ofTab index: Int, in tabs: Container) -> [Guard] { index == 1 ? [.unlocked] : [] }

  static func guards(of modal: Modal) -> [Guard] {
    switch modal {
    case .safe: [.unlocked]
    case .closed: [.open]
    case .key: [.unlocked]
    case .one: [.other]
    case .other: [.one]
    default: []
    }
  }

  static func flow(for question: Guard) -> Modal? {
    switch question {
    case .member: .signIn
    case .unlocked: .pin
    case .open: nil
    case .keyed: .key
    case .one: .one
    case .other: .other
    }
  }

  static let fingerprint = "harbor"
  static func tabNames(of tabs: Container) -> [String] { tabs == .tabs ? ["home", "vault"] : [] }

  static func screens(in slot: NavGraph.Slot<Harbor>) -> String? {
    switch slot {
    case .path: "early late secret tips steps note home"
    case .lowest(.homeStack): "home early"
    case .lowest(.vaultStack): "vault"
    case .lowest(.editorStack): "form tips"
    case .lowest(.clubStack): "club"
    case .lowest(.loginStack): "login"
    default: nil
    }
  }

  static func record(of screen: Screen) -> NavGraph.Record {
    if case .note(let number) = screen { return NavGraph.Record("note").with("number", number) }
    return NavGraph.Record("\(screen)")
  }
  static func screen(from record: NavGraph.Record) -> Screen? {
    if record.name == "note" { return (try? record.value("number")).map { .note($0) } }
    let all: [Screen] = [.home, .vault, .early, .late, .secret, .club, .login, .digits, .form, .tips, .steps]
    return all.first { "\($0)" == record.name }
  }
  static func record(ofRoot root: Root) -> NavGraph.Record { NavGraph.Record("\(root)") }
  static func root(from record: NavGraph.Record) -> Root? { record.name == "main" ? .main : record.name == "club" ? .club : nil }
  static func record(ofModal modal: Modal) -> NavGraph.Record { NavGraph.Record("\(modal)") }
  static func modal(from record: NavGraph.Record) -> Modal? {
    let all: [Modal] = [.editor, .tips, .notice, .survey, .safe, .closed]
    return all.first { "\($0)" == record.name }
  }
}
