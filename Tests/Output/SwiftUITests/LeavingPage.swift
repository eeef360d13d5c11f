import SwiftUI

/// A screen that dismisses itself with SwiftUI's `dismiss`.
struct LeavingPage: View {
  let page: ViewPage
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      page
      Button("leave") { dismiss() }
    }
  }
}
