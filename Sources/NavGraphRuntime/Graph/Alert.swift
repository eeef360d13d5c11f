import Foundation

nonisolated extension NavGraph {
  /// A system alert or action sheet; its buttons are its outcomes.
  public nonisolated struct Alert<G: Graph>: Hashable, Sendable {
    public var title: String?
    public var message: String?
    public var isActionSheet: Bool
    public var buttons: [AlertButton<G>]
    public internal(set) var field: AlertField?

    public init(title: String?, message: String? = nil, isActionSheet: Bool = false, buttons: [AlertButton<G>]) {
      self.title = title
      self.message = message
      self.isActionSheet = isActionSheet
      self.buttons = buttons
    }

    /// Its buttons where the app answers so.
    package func buttons(where holds: (G.Condition) -> Bool) -> [AlertButton<G>] {
      buttons.filter { $0.test?.evaluate(holds) ?? true }
    }
  }

  public nonisolated struct AlertButton<G: Graph>: Hashable, Sendable {
    public nonisolated enum Role: Hashable, Sendable {
      case plain, cancel, destructive
    }

    public var title: String
    public var role: Role
    public var result: G.Result
    /// What must hold when the alert comes up; without a test the button is always there.
    public private(set) var test: Test<G>?
    /// Whether it takes along what was typed.
    public internal(set) var takesText = false

    public init(_ title: String, role: Role = .plain, result: G.Result) {
      self.title = title
      self.role = role
      self.result = result
    }

    /// The same button, shown only where `test` holds when the alert comes up.
    public func shown(when test: Test<G>) -> AlertButton {
      var button = self
      button.test = test
      return button
    }
  }
}

nonisolated extension NavGraph.Alert {
  /// The same alert with a text field.
  public func asking(for field: NavGraph.AlertField) -> NavGraph.Alert<G> {
    var alert = self
    alert.field = field
    return alert
  }
}

nonisolated extension NavGraph.AlertButton {
  /// The same button, which takes along what was typed.
  public var takingText: NavGraph.AlertButton<G> {
    var button = self
    button.takesText = true
    return button
  }

  /// What a tap on it finishes with, where that was typed.
  package func result(typing text: String) -> G.Result { takesText ? G.result(result, with: text) : result }

  /// Whether it can be tapped where that was typed.
  package func isEnabled(in alert: NavGraph.Alert<G>, typing text: String) -> Bool {
    !(takesText && alert.field?.isRequired == true && text.isEmpty)
  }
}

nonisolated extension NavGraph.Outcome {
  /// The outcome of `modal` as it is reported: without what was typed where nobody may read it.
  func reported<G: NavGraph.Graph>(for modal: G.Modal, of graph: G.Type) -> NavGraph.Outcome<Value> where Value == G.Result {
    guard case .finished(let result) = self, case .alert(let alert) = G.presentation(of: modal), alert.field?.isSecure == true else {
      return self
    }
    return .finished(G.result(result, with: ""))
  }
}

nonisolated extension NavGraph {
  /// A text field in an alert. What is in it is the value of the buttons that take it.
  public nonisolated struct AlertField: Hashable, Sendable {
    public nonisolated enum Keyboard: Hashable, Sendable {
      case standard, email, number, decimal, phone, url
    }

    /// What it says while it is empty.
    public var placeholder: String
    /// What is in it at first.
    public var text: String
    public var keyboard: Keyboard
    /// What is typed is shown to nobody, and left out of reports.
    public var isSecure: Bool
    /// The buttons that take the text are disabled while there is none.
    public var isRequired: Bool

    public init(
      _ placeholder: String, text: String = "", keyboard: Keyboard = .standard, isSecure: Bool = false, isRequired: Bool = false
    ) {
      self.placeholder = placeholder
      self.text = text
      self.keyboard = keyboard
      self.isSecure = isSecure
      self.isRequired = isRequired
    }
  }
}
