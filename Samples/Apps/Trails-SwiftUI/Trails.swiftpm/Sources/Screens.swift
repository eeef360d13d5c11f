import SwiftUI

/// Creates the views of the screens.
struct Screens: Trails.Factory {
  let session: Session

  func makeTrailList(events: Trails.TrailList.Events) -> some View { TrailListView(open: events.open) }
  func makeSavedList(events: Trails.SavedList.Events) -> some View { TrailListView(open: events.open) }
  func makeTrail(id: Int, events: Trails.Trail.Events) -> some View { TrailView(id: id, events: events) }
  func makeReviewForm(trail: Int, events: Trails.ReviewForm.Events) -> some View {
    ReviewFormView(trail: trail, send: events.send, cancel: events.cancel)
  }
  func makeSignIn(events: Trails.SignIn.Events) -> some View { SignInView(session: session, events: events) }
}
