/// A result builder for scenes.
@available(iOS 14.0, *) @resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var all: [any Scene] = []
    repeat all.append(each content)
    return SeveralScenes(scenes: all)
  }
}

nonisolated struct SeveralScenes: Scene, PrimitiveScene {
  typealias Body = Never
  let scenes: [any Scene]

  @MainActor var groups: [HeadlessWindowGroup] { scenes.flatMap { $0.allGroups } }
}
