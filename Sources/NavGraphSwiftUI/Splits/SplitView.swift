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
