import NavGraphRuntime
import SwiftUI

@testable import LibrarySwiftUI
@testable import NavGraphSwiftUI

/// The columns around a list, as the list has read them.
@MainActor final class Rows {
  var columns = NavGraph.Columns<Library.Graph>()
}

/// A list that reads which of its rows is selected.
struct RowsPage: View {
  @Environment(\.navGraphColumns) private var columns
  let rows: Rows
  let page: ViewPage

  var body: some View {
    let _ = rows.columns = columns.of(Library.Graph.self)
    page
  }
}
