/// A part of an app's interface that the system makes and takes away (SwiftUI-W1).
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, *) extension Scene where Body == Never {
  public var body: Never { fatalError("a scene of the system has no body") }
}

@available(iOS 14.0, *) extension Never: Scene {}

/// A scene of the system, which has no body.
protocol PrimitiveScene {
  /// The groups of windows that it declares, in the order of the source.
  @MainActor var groups: [HeadlessWindowGroup] { get }
}

@available(iOS 14.0, *) extension Scene {
  var allGroups: [HeadlessWindowGroup] { (self as? any PrimitiveScene)?.groups ?? body.allGroups }
}
