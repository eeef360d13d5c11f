import SwiftUI

/// The form of the sheet, which returns a number of stars.
struct ReviewFormView: View {
  let trail: Int
  let send: (Int) -> Void
  let cancel: () -> Void

  var body: some View {
    List {
      Text("How do you like trail \(trail)?")
      ForEach(1...5, id: \.self) { stars in
        Button("\(stars) stars") { send(stars) }
      }
      Button("Cancel") { cancel() }
    }
  }
}
