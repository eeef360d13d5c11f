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
