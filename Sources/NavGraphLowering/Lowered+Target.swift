import NavGraphModel

extension Lowered {
  /// The target of a route or an entry: everything that is visible after it has been opened.
  package struct Target: Sendable {
    package var place: Place
    /// The modals on top, from the bottom up.
    package var modals: [TargetModal] = []
    /// The effect of opening the target on modals that are presented.
    package var policy: App.LinkPolicy = .dismiss
    /// The number of seconds that the target may wait, or nil if there is no limit.
    package var expiry: Int?
    package var guards: [Made<GuardID>] = []
    /// The targets on idioms that have their own, each idiom once, in the order of the source.
    package var others: [(idiom: Idioms, target: Target)] = []
    /// The conditional targets: the first whose test is true is opened. If there are none, the target has no conditions.
    package var branches: [TargetBranch] = []
  }

  /// A branch of a link. Without a target, it opens nothing.
  package struct TargetBranch: Sendable {
    package let test: TestID?
    package let target: Target?
  }

  /// A modal that a target presents, and its visible content.
  package struct TargetModal: Sendable {
    package let modal: Made<Content>
    package let style: Style?
    package let continuation: ContinuationID?
    /// The visible content, or nil for what the modal shows first.
    package let visible: Visible?
  }

  /// The part of a target under its modals.
  package indirect enum Place: Sendable {
    case root(Made<Content>, Visible)
    /// On top of the innermost visible stack among `in`, or at `otherwise` if there is none. Without screens, on top of whatever is shown.
    case here([Made<ScreenID>], in: [StackID], otherwise: Place?)
    case anywhere
  }

  /// The content of a container after a link has been opened. Parts that it doesn't name are unchanged.
  package indirect enum Visible: Hashable, Sendable {
    /// The whole path of a stack, root first, or the single screen of a position without a stack.
    case path([Made<ScreenID>])
    case tab(TabsID, Int, Visible)
    case columns([ColumnVisible])
    /// The selected page. The listed pages change their screens, and the others keep theirs.
    case page(PagesID, Int, of: [PageScreen])
    /// A container that replaces the declared one.
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
