/// A headless menu element with a closure.
@available(iOS 13.0, *) @MainActor open class UIAction: UIMenuElement {
  @available(iOS 13.0, *) public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: UIAction.Identifier
  open var state = UIMenuElement.State.off
  private let handler: UIActionHandler

  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? UIAction.Identifier("headless")
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Calls the handler, as a tap does.
  func perform() { handler(self) }
}

/// The closure of a `UIAction`.
public typealias UIActionHandler = (_ action: UIAction) -> Void
