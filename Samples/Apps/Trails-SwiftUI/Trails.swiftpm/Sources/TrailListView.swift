import SwiftUI

/// The trails, one button each. Both tabs show it.
struct TrailListView: View {
  let open: (Int) -> Void

  var body: some View {
    List {
      ForEach(1...3, id: \.self) { trail in
        Button("Trail \(trail)") { open(trail) }
      }
    }
  }
}
