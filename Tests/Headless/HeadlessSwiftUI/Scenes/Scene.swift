/// A part of an app's interface whose life cycle the system manages (SwiftUI-W1).
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, *) extension Scene where Body == Never {
  public var body: Never { fatalError("a scene of the system has no body") }
}

@available(iOS 14.0, *) extension Never: Scene {}

/// A system scene, which has no body.
protocol PrimitiveScene {
  /// The declared groups of windows, in source order.
  @MainActor var groups: [HeadlessWindowGroup] { get }
}

@available(iOS 14.0, *) extension Scene {
  var allGroups: [HeadlessWindowGroup] { (self as? any PrimitiveScene)?.groups ?? body.allGroups }
}
