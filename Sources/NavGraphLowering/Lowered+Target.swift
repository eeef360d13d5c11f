import NavGraphModel

extension Lowered {
  /// Where a route or an entry leads: everything that is visible once it has been opened.
  package struct Target: Sendable {
    package var place: Place
    /// What is presented on top, from the bottom up.
    package var modals: [TargetModal] = []
    /// What happens to modals that are up.
    package var policy: App.LinkPolicy = .dismiss
    /// How many seconds it may wait; nil: as long as it has to.
    package var expiry: Int?
    package var guards: [Made<GuardID>] = []
    /// Where it leads on some idioms instead: each idiom once, in the order of the source.
    package var others: [(idiom: Idioms, target: Target)] = []
    /// The first whose test holds says where it leads. Empty: it leads there anyway.
    package var branches: [TargetBranch] = []
  }

  /// One way that a link can go; without a target it opens nothing.
  package struct TargetBranch: Sendable {
    package let test: TestID?
    package let target: Target?
  }

  /// A modal that a target presents, and what is visible in it.
  package struct TargetModal: Sendable {
    package let modal: Made<Content>
    package let style: Style?
    package let continuation: ContinuationID?
    /// nil: what the modal shows first.
    package let visible: Visible?
  }

  /// The part of a target below its modals.
  package indirect enum Place: Sendable {
    case root(Made<Content>, Visible)
    /// On top of the innermost visible stack of these, otherwise elsewhere; without screens, on top of whatever is shown.
    case here([Made<ScreenID>], in: [StackID], otherwise: Place?)
    case anywhere
  }

  /// What a container shows when a link has been opened. What it doesn't name is kept.
  package indirect enum Visible: Hashable, Sendable {
    /// The whole path of a stack, its root first; or the one screen of a bare slot.
    case path([Made<ScreenID>])
    case tab(TabsID, Int, Visible)
    case columns([ColumnVisible])
    /// The page at that index. Pages that are listed show that screen from now on, the others what they show.
    case page(PagesID, Int, of: [PageScreen])
    /// Another container than the declared one.
    case made(Shape, Visible)
  }

  package struct PageScreen: Hashable, Sendable {
    package let index: Int
    package let screen: Made<ScreenID>
  }

  package struct ColumnVisible: Hashable, Sendable {
    package let column: Column
    package let visible: Visible
  }
}
