import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A split in its wide or narrow layout.
  @MainActor struct SplitView<G: Graph>: View {
    let host: SwiftUIHost<G>
    let id: NodeID
    let options: SplitOptions
    let columns: [Column: Node<G>]
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      content
        .modifier(SplitModifier(options: options))
        .modifier(ColumnsModifier(host: host, split: id))
        .probed { SplitProbe(host: host, id: id, isNarrow: width == .compact) }
    }

    @ViewBuilder private var content: some View {
      if width == .compact, !host.bringsColumns {
        // Another root creates another stack, because SwiftUI loses the path if the root and the path change together.
        let lowest = columns[.sidebar]?.pagesOfColumn.first
        ColumnsStack(host: host, id: id, lowest: lowest).id(lowest?.id)
      } else {
        SplitColumns(host: host, id: id, columns: columns, isNarrow: width == .compact)
      }
    }
  }

  /// The columns of a split. If the split is collapsed, one of them is on top.
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
      column(.detail).modifier(InspectorModifier(host: host, split: id, node: columns[.inspector], isNarrow: isNarrow))
    }

    private func column(_ column: Column) -> NodeView<G> { NodeView(host: host, node: columns[column]) }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that applies the style in which the columns of a split share the width.
  @MainActor struct SplitModifier: ViewModifier {
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
  /// Whether the leading columns overlay the detail; nil for the default of the device. SwiftUI can't displace a detail.
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

  /// The columns that are visible initially.
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
  /// A modifier that passes the screens that the columns show to the views in a split.
  @MainActor struct ColumnsModifier<G: Graph>: ViewModifier {
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
  /// The screens that the columns of the surrounding split show. Use it as the value of `List(selection:)`.
  public nonisolated var navGraphColumns: NavGraph.AnyColumns {
    get { self[NavGraph.ColumnsKey.self] }
    set { self[NavGraph.ColumnsKey.self] = newValue }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A narrow split before iOS 17, which shows the screens of its columns on one stack. `NavigationSplitView` can't specify there which
  /// column is on top.
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
