import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A blank page in place of a screen, which knows what can be asked for on it.
  @MainActor public final class RehearsalPage: UIViewController {
    /// Something to ask for, with a value to try made of a number.
    public struct Event {
      /// What an event may point at.
      public typealias Spot = Anchor

      public let name: String
      public let isWaiting: Bool
      public let run: @MainActor (Int, Spot) async -> Void
      public let send: @MainActor (Int, Spot) -> Void

      public static func sending(_ name: String, _ send: @escaping @MainActor (Int, Spot) -> Void) -> Event {
        Event(name: name, isWaiting: false, run: { value, anchor in send(value, anchor) }, send: send)
      }

      /// Waits until what it presents has ended.
      public static func waiting(_ name: String, _ run: @escaping @MainActor (Int, Spot) async -> Void) -> Event {
        Event(name: name, isWaiting: true, run: run, send: { _, _ in })
      }
    }

    public private(set) var screen: AnyHashable
    /// What it was made for, whatever it was told since: its name.
    private nonisolated let text: String
    /// For a page that the app shows itself, they come with the scene.
    public var events: [Event]
    public var mayDismiss = true
    public var isDismissalConfirmed = true
    /// What passes before it says whether it may be dismissed.
    public var deliberation: @MainActor () async -> Void = {}

    public init(_ screen: some Hashable & Sendable, _ events: [Event] = []) {
      self.screen = AnyHashable(screen)
      text = "\(screen)"
      self.events = events
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// Shows what another page would show.
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

    /// The same by name; false if there is no event of that name.
    @discardableResult public func ask(_ event: String, trying value: Int = 1) -> Bool {
      guard let index = events.firstIndex(where: { $0.name == event }) else { return false }
      ask(for: index, trying: value)
      return true
    }

    /// Asks for something; whether the caller has to wait for what comes of it, and `answered` will be called.
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
