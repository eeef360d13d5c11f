import Foundation

nonisolated extension NavGraph {
  /// A system alert or action sheet, whose buttons are its outcomes.
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

    /// Returns the buttons whose tests are true.
    package func buttons(where holds: (G.Condition) -> Bool) -> [AlertButton<G>] {
      buttons.filter { $0.test?.evaluate(holds) ?? true }
    }
  }

  /// A button of an alert or action sheet.
  public nonisolated struct AlertButton<G: Graph>: Hashable, Sendable {
    /// The role of a button.
    public nonisolated enum Role: Hashable, Sendable {
      case plain, cancel, destructive
    }

    public var title: String
    public var role: Role
    public var result: G.Result
    /// The condition for showing the button; nil if it's always shown. It's evaluated when the alert is presented.
    public private(set) var test: Test<G>?
    /// Whether the result of the button includes the text of the field.
    public internal(set) var takesText = false

    public init(_ title: String, role: Role = .plain, result: G.Result) {
      self.title = title
      self.role = role
      self.result = result
    }

    /// Returns a copy that is shown only if `test` is true when the alert is presented.
    public func shown(when test: Test<G>) -> AlertButton {
      var button = self
      button.test = test
      return button
    }
  }
}

nonisolated extension NavGraph.Alert {
  /// Returns a copy with a text field.
  public func asking(for field: NavGraph.AlertField) -> NavGraph.Alert<G> {
    var alert = self
    alert.field = field
    return alert
  }
}

nonisolated extension NavGraph.AlertButton {
  /// A copy whose result includes the text of the field.
  public var takingText: NavGraph.AlertButton<G> {
    var button = self
    button.takesText = true
    return button
  }

  /// Returns the result of a tap on the button when the field contains `text`.
  package func result(typing text: String) -> G.Result { takesText ? G.result(result, with: text) : result }

  /// Returns whether the button is enabled when the field contains `text`, which a required field must.
  package func isEnabled(in alert: NavGraph.Alert<G>, typing text: String) -> Bool {
    !(takesText && alert.field?.isRequired == true && text.isEmpty)
  }
}

nonisolated extension NavGraph.Outcome {
  /// Returns the outcome of `modal` for reports, without the text of a secure field.
  func reported<G: NavGraph.Graph>(for modal: G.Modal, of graph: G.Type) -> NavGraph.Outcome<Value> where Value == G.Result {
    guard case .finished(let result) = self, case .alert(let alert) = G.presentation(of: modal), alert.field?.isSecure == true else {
      return self
    }
    return .finished(G.result(result, with: ""))
  }
}

nonisolated extension NavGraph {
  /// A text field of an alert. Its text is the value of the buttons that take it.
  public nonisolated struct AlertField: Hashable, Sendable {
    /// The keyboard for a text field.
    public nonisolated enum Keyboard: Hashable, Sendable {
      case standard, email, number, decimal, phone, url
    }

    /// The text that is shown while the field is empty.
    public var placeholder: String
    /// The initial text.
    public var text: String
    public var keyboard: Keyboard
    /// Whether the text is hidden on screen and left out of reports.
    public var isSecure: Bool
    /// Whether the buttons that take the text are disabled while the field is empty.
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
