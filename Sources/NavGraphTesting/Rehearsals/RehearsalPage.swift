import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A blank page instead of a screen, with the screen's events.
  @MainActor public final class RehearsalPage: UIViewController {
    /// An event of a page. Its arguments are sample values that are derived from a number.
    public struct Event {
      /// The anchor of an event.
      public typealias Spot = Anchor

      public let name: String
      public let isWaiting: Bool
      public let run: @MainActor (Int, Spot) async -> Void
      public let send: @MainActor (Int, Spot) -> Void

      public static func sending(_ name: String, _ send: @escaping @MainActor (Int, Spot) -> Void) -> Event {
        Event(name: name, isWaiting: false, run: { value, anchor in send(value, anchor) }, send: send)
      }

      /// Creates an event that waits until what it presents has ended.
      public static func waiting(_ name: String, _ run: @escaping @MainActor (Int, Spot) async -> Void) -> Event {
        Event(name: name, isWaiting: true, run: run, send: { _, _ in })
      }
    }

    public private(set) var screen: AnyHashable
    /// The description of the screen that the page was created for, even if its values have changed.
    private nonisolated let text: String
    /// The events of the page. For a page that the app shows itself, they are set with the scene.
    public var events: [Event]
    public var mayDismiss = true
    public var isDismissalConfirmed = true
    /// The closure that is called before the page answers whether it may be dismissed, for example to delay the answer.
    public var deliberation: @MainActor () async -> Void = {}

    public init(_ screen: some Hashable & Sendable, _ events: [Event] = []) {
      self.screen = AnyHashable(screen)
      text = "\(screen)"
      self.events = events
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// Takes the screen and events of another page.
    public func take(_ page: UIViewController) {
      guard let page = page as? RehearsalPage else { return }
      (screen, events) = (page.screen, page.events)
    }

    nonisolated override public var description: String { text }

    public func confirmDismissal() async -> Bool {
      await deliberation()
      return isDismissalConfirmed
    }

    public var eventNames: [String] { events.map(\.name) }

    /// Sends the event with this name. Returns false if there is none.
    @discardableResult public func ask(_ event: String, trying value: Int = 1) -> Bool {
      guard let index = events.firstIndex(where: { $0.name == event }) else { return false }
      ask(for: index, trying: value)
      return true
    }

    /// Sends the event at this index. Returns whether the event waits for an outcome, in which case `answered` is called at the end.
    @discardableResult public func ask(for event: Int, trying value: Int, answered: @escaping @MainActor () -> Void = {}) -> Bool {
      guard events.indices.contains(event) else { return false }
      let (event, anchor) = (events[event], Anchor(view))
      guard event.isWaiting else {
        event.send(value, anchor)
        return false
      }
      _Concurrency.Task { @MainActor in
        await event.run(value, anchor)
        answered()
      }
      return true
    }
  }
}
