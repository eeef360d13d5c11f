import NavGraphRuntime
import SwiftUI

@testable import LibrarySwiftUI
@testable import NavGraphSwiftUI

/// What a list has read about the columns around it.
@MainActor final class Rows {
  var columns = NavGraph.Columns<Library>()
}

/// A list that says which of its rows is selected.
struct RowsPage: View {
  @Environment(\.navGraphColumns) private var columns
  let rows: Rows
  let page: ViewPage

  var body: some View {
    let _ = rows.columns = columns.of(Library.self)
    page
  }
}
