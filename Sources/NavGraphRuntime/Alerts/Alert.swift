import Foundation

nonisolated extension NavGraph {
  /// A system alert or action sheet; its buttons are its outcomes.
  public nonisolated struct Alert<G: Graph>: Hashable, Sendable {
    public var title: String?
    public var message: String?
    public var isActionSheet: Bool
    public var buttons: [AlertButton<G>]
    #if FIELDS
    public internal(set) var field: AlertField?
    #endif

    public init(title: String?, message: String? = nil, isActionSheet: Bool = false, buttons: [AlertButton<G>]) {
      self.title = title
      self.message = message
      self.isActionSheet = isActionSheet
      self.buttons = buttons
    }

    #if CONDITIONS
    /// Its buttons where the app answers so.
    package func buttons(where holds: (G.Condition) -> Bool) -> [AlertButton<G>] {
      buttons.filter { $0.test?.evaluate(holds) ?? true }
    }
    #endif
  }

  public nonisolated struct AlertButton<G: Graph>: Hashable, Sendable {
    public nonisolated enum Role: Hashable, Sendable {
      case plain, cancel, destructive
    }

    public var title: String
    public var role: Role
    public var result: G.Result
    #if CONDITIONS
    /// What must hold when the alert comes up; without a test the button is always there.
    public private(set) var test: Test<G>?
    #endif
    #if FIELDS
    /// Whether it takes along what was typed.
    public internal(set) var takesText = false
    #endif

    public init(_ title: String, role: Role = .plain, result: G.Result) {
      self.title = title
      self.role = role
      self.result = result
    }

    #if CONDITIONS
    /// The same button, shown only where `test` holds when the alert comes up.
    public func shown(when test: Test<G>) -> AlertButton {
      var button = self
      button.test = test
      return button
    }
    #endif
  }
}
