import UIKit

/// What a test answers in place of the app.
@MainActor final class APPAnswers {
  /// The answer to the guard of that name.
  var grants: @MainActor (String) async -> Bool = { _ in true }
  /// The answer to the condition of that name.
  var holds: @MainActor (String) -> Bool = { _ in false }
  /// What tabs with a badge wear.
  var badge: String?
  /// What was to be opened out of the app.
  var browsed: [URL] = []
}

/// A blank page in place of a screen, which knows what can be asked for on it.
@MainActor final class APPPage: UIViewController, Navigation.DismissalConfirming {
  /// Something to ask for, with a value to try made of a number.
  struct Event {
    let name: String
    let isWaiting: Bool
    let run: @MainActor (Int, Navigation.Anchor) async -> Void
    let send: @MainActor (Int, Navigation.Anchor) -> Void

    static func sending(_ name: String, _ send: @escaping @MainActor (Int, Navigation.Anchor) -> Void) -> Event {
      Event(name: name, isWaiting: false, run: { value, anchor in send(value, anchor) }, send: send)
    }

    /// Waits until what it presents has ended.
    static func waiting(_ name: String, _ run: @escaping @MainActor (Int, Navigation.Anchor) async -> Void) -> Event {
      Event(name: name, isWaiting: true, run: run, send: { _, _ in })
    }
  }

  let screen: APP.Screen
  let events: [Event]
  var mayDismiss = true
  var isDismissalConfirmed = true

  init(_ screen: APP.Screen, _ events: [Event] = []) {
    self.screen = screen
    self.events = events
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var description: String { "\(screen)" }

  func confirmDismissal() async -> Bool { isDismissalConfirmed }

  var eventNames: [String] { events.map(\.name) }

  /// Asks for something; whether the caller has to wait for what comes of it, and `answered` will be called.
  @discardableResult func ask(for event: Int, trying value: Int, answered: @escaping @MainActor () -> Void = {}) -> Bool {
    guard events.indices.contains(event) else { return false }
    let (event, anchor) = (events[event], Navigation.Anchor(view))
    guard event.isWaiting else {
      event.send(value, anchor)
      return false
    }
    Task { @MainActor in
      await event.run(value, anchor)
      answered()
    }
    return true
  }

  static func uuid(_ number: Int) -> UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: number))) }
  static func url(_ number: Int) -> URL { URL(fileURLWithPath: "/\(number)") }
}
