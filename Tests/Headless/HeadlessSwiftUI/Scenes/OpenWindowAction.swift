import HeadlessUIKit

/// An action that opens a window, or activates the one that has an equal value (SwiftUI-W2).
@available(iOS 16.0, *) @MainActor @preconcurrency public struct OpenWindowAction {
  weak var app: HeadlessApp?

  nonisolated init(_ app: HeadlessApp?) { self.app = app }

  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { open(nil, value) }

  public func callAsFunction(id: String) { open(id, nil as Int?) }

  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) { open(id, value) }

  private func open<D: Hashable>(_ id: String?, _ value: D?) {
    guard let app else { return Headless.world.violate("SwiftUI-W2", "a window is asked for by a view that is in none: nothing happens") }
    app.open(id, value.map { AnyHashable($0) }, value == nil ? nil : TypeIdentity(D.self))
  }
}

@available(iOS 16.0, *) extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction(app) }

  /// Whether the app supports several windows. False by default, and outside of SwiftUI scenes.
  public var supportsMultipleWindows: Bool {
    let isInApp = app != nil
    return MainActor.assumeIsolated { isInApp && Headless.world.supportsMultipleScenes }
  }
}
