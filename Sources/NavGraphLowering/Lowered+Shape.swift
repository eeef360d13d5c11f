import NavGraphModel

extension Lowered {
  /// The initial content of a root, modal, tab, or column.
  package indirect enum Shape: Hashable, Sendable {
    case blank
    case screen(Made<ScreenID>)
    /// A stack with its root, or without one if the root is invalid.
    case stack(StackID, [Made<ScreenID>])
    /// Tabs, with the shapes of those that can be selected.
    case tabs(TabsID, [Shape])
    case split(SplitID)
    case pages(PagesID, [Made<ScreenID>])
  }

  /// The appearance and the content of a presented modal.
  package enum Presentation: Sendable {
    case flow(Shape, Sheet)
    case alert(AlertID)
  }

  /// The content of a modal on some idioms.
  package struct IdiomShape: Hashable, Sendable {
    package let idioms: Idioms
    package let shape: Shape
  }

  /// The declared content of a column of a split.
  package struct ColumnShape: Hashable, Sendable {
    package let column: Column
    package let shape: Shape
  }
}
