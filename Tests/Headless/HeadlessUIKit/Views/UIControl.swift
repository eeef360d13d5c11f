/// A headless control, whose events run actions.
@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editingChanged = UIControl.Event(rawValue: 1 << 17)
  }

  private var actions: [(events: UIControl.Event, action: UIAction)] = []

  @available(iOS 14.0, *) open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((controlEvents, action))
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) { action.perform() }
  }
}
