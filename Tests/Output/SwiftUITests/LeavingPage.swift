import SwiftUI

/// A screen that leaves as SwiftUI has it.
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
