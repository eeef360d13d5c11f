import SwiftUI

/// The state that the views of a split view are bound to.
@MainActor final class SplitModel: ObservableObject {
  @Published var visibility = NavigationSplitViewVisibility.automatic
  @Published var top = NavigationSplitViewColumn.sidebar
  @Published var path: [Int] = []
}
