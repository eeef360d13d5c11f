import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A split, as wide or narrow as its place.
  @MainActor struct SplitView<G: Graph>: View {
    let host: SwiftUIHost<G>
    let id: NodeID
    let options: SplitOptions
    let columns: [Column: Node<G>]
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      content
        .modifier(SplitLook(options: options))
        .modifier(ColumnsLook(host: host, split: id))
        .probed { SplitProbe(host: host, id: id, isNarrow: width == .compact) }
    }

    @ViewBuilder private var content: some View {
      if width == .compact, !host.bringsColumns {
        // With another root it is another stack: one whose root and path change together loses the path.
        let lowest = columns[.sidebar]?.pagesOfColumn.first
        ColumnsStack(host: host, id: id, lowest: lowest).id(lowest?.id)
      } else {
        SplitColumns(host: host, id: id, columns: columns, isNarrow: width == .compact)
      }
    }
  }

  /// The columns of a split. Where they stand behind each other, one of them is on top.
  @MainActor struct SplitColumns<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let id: NodeID
    let columns: [Column: Node<G>]
    let isNarrow: Bool

    var body: some View {
      if #available(iOS 17.0, *), host.bringsColumns {
        if columns[.content] == nil {
          NavigationSplitView(columnVisibility: $host[visibility: id], preferredCompactColumn: $host[onTop: id]) {
            column(.sidebar)
          } detail: {
            detail
          }
        } else {
          NavigationSplitView(columnVisibility: $host[visibility: id], preferredCompactColumn: $host[onTop: id]) {
            column(.sidebar)
          } content: {
            column(.content)
          } detail: {
            detail
          }
        }
      } else if columns[.content] == nil {
        NavigationSplitView(columnVisibility: $host[visibility: id]) {
          column(.sidebar)
        } detail: {
          detail
        }
      } else {
        NavigationSplitView(columnVisibility: $host[visibility: id]) {
          column(.sidebar)
        } content: {
          column(.content)
        } detail: {
          detail
        }
      }
    }

    private var detail: some View {
      column(.detail).modifier(InspectorLook(host: host, split: id, node: columns[.inspector], isNarrow: isNarrow))
    }

    private func column(_ column: Column) -> NodeView<G> { NodeView(host: host, node: columns[column]) }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// How the columns of a split share the width.
  @MainActor struct SplitLook: ViewModifier {
    let options: SplitOptions

    func body(content: Self.Content) -> some View {
      if options.lies == true {
        content.navigationSplitViewStyle(.prominentDetail)
      } else if options.lies == false {
        content.navigationSplitViewStyle(.balanced)
      } else {
        content.navigationSplitViewStyle(.automatic)
      }
    }
  }
}

@available(iOS 16.0, *)
nonisolated extension NavGraph.SplitOptions {
  /// Whether the leading columns lie on the detail; nil: as the device likes it. SwiftUI doesn't push a detail aside.
  var lies: Bool? {
    switch behavior {
    case .tile: return false
    case .overlay: return true
    case .automatic, .displace: break
    }
    switch display {
    case .oneOverSecondary, .twoOverSecondary: return true
    case .oneBesideSecondary, .twoBesideSecondary: return false
    case .automatic, .secondaryOnly, .twoDisplaceSecondary: return nil
    }
  }

  /// The columns that are seen at first.
  var visibility: NavigationSplitViewVisibility {
    switch display {
    case .automatic: .automatic
    case .secondaryOnly: .detailOnly
    case .oneBesideSecondary, .oneOverSecondary: .doubleColumn
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .all
    }
  }
}

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

@available(iOS 16.0, *)
extension NavGraph {
  /// A narrow split before iOS 17, which can't be told there which column is on top: its columns' screens on one stack.
  @MainActor struct ColumnsStack<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let id: NodeID
    let lowest: Node<G>?

    var body: some View {
      NavigationStack(path: $host[columns: id]) {
        NodeView(host: host, node: lowest)
          .navigationDestination(for: PathStep<G>.self) { StepView(host: host, step: $0).equatable() }
      }
    }
  }
}
