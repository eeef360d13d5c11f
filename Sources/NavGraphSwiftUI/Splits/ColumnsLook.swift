import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Has the views in a split read what its columns show.
  @MainActor struct ColumnsLook<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let split: NodeID

    func body(content: Self.Content) -> some View {
      content.environment(\.navGraphColumns, host.shown.node(split)?.shownColumns.map { AnyColumns($0) } ?? AnyColumns())
    }
  }

  nonisolated struct ColumnsKey: EnvironmentKey {
    static let defaultValue = AnyColumns()
  }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  /// What the columns of the split around a view show: the value of `List(selection:)`.
  public nonisolated var navGraphColumns: NavGraph.AnyColumns {
    get { self[NavGraph.ColumnsKey.self] }
    set { self[NavGraph.ColumnsKey.self] = newValue }
  }
}
