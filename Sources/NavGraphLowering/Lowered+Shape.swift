import NavGraphModel

extension Lowered {
  /// What a root, a modal, a tab or a column shows when it is made.
  package indirect enum Shape: Hashable, Sendable {
    case blank
    case screen(Made<ScreenID>)
    /// With its root, if that is sound.
    case stack(StackID, [Made<ScreenID>])
    /// The tabs that can be selected.
    case tabs(TabsID, [Shape])
    case split(SplitID)
    case pages(PagesID, [Made<ScreenID>])
  }

  /// How something presented looks, and what is in it.
  package enum Presentation: Sendable {
    case flow(Shape, Sheet)
    case alert(AlertID)
  }

  /// What a modal shows on some idioms.
  package struct IdiomShape: Hashable, Sendable {
    package let idioms: Idioms
    package let shape: Shape
  }

  /// What a split declares for a column.
  package struct ColumnShape: Hashable, Sendable {
    package let column: Column
    package let shape: Shape
  }
}
