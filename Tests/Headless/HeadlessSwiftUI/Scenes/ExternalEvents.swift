/// A scene modifier that specifies which links open a window of a group (SwiftUI-W4).
nonisolated struct ExternalEvents<Content: Scene>: Scene, PrimitiveScene {
  typealias Body = Never
  let content: Content
  let conditions: Set<String>

  @MainActor var groups: [HeadlessWindowGroup] {
    content.allGroups.map { group in
      var group = group
      group.opensForEvents = !conditions.isEmpty
      return group
    }
  }
}

@available(iOS 14.0, *) extension Scene {
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    ExternalEvents(content: self, conditions: conditions)
  }
}
