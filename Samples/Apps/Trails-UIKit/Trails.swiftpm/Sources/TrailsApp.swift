import UIKit

/// Creates the screens of the graph.
final class TrailsApp: Trails.Factory {
  let session = Session()

  func makeTrailList(events: Trails.TrailList.Events) -> UIViewController { ListController(open: events.open) }
  func makeSavedList(events: Trails.SavedList.Events) -> UIViewController { ListController(open: events.open) }
  func makeTrail(id: Int, events: Trails.Trail.Events) -> UIViewController { TrailController(id: id, events: events) }
  func makeReviewForm(trail: Int, events: Trails.ReviewForm.Events) -> UIViewController {
    ReviewController(send: events.send, cancel: events.cancel)
  }
}
