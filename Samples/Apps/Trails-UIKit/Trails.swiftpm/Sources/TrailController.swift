import NavGraphRuntime
import UIKit

/// A trail, whose title becomes its rating.
final class TrailController: UIViewController {
  private let id: Int
  private let events: Trails.Trail.Events

  init(id: Int, events: Trails.Trail.Events) {
    self.id = id
    self.events = events
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trail \(id)"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Review") { [weak self] _ in self?.review() })
  }

  private func review() {
    Task { [weak self, events] in
      guard case .finished(let stars) = await events.review.result() else { return }
      self?.title = "\(stars) stars"
    }
  }
}
