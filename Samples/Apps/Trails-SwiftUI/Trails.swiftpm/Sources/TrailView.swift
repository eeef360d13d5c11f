import NavGraphRuntime
import SwiftUI

/// A trail, with its rating.
struct TrailView: View {
  let id: Int
  let events: Trails.Trail.Events
  @State private var stars: Int?

  var body: some View {
    VStack {
      Text(stars.map { "\($0) stars" } ?? "Not rated")
      Button("Review") { review() }
    }
    .navigationTitle("Trail \(id)")
  }

  private func review() {
    Task {
      if case .finished(let stars) = await events.review.result() { self.stars = stars }
    }
  }
}
