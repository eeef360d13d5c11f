import UIKit

/// The trails, one button each. Both tabs show it.
final class ListController: UIViewController {
  private let open: (Int) -> Void

  init(open: @escaping (Int) -> Void) {
    self.open = open
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItems = [1, 2, 3].map { trail in
      UIBarButtonItem(primaryAction: UIAction(title: "Trail \(trail)") { [open] _ in open(trail) })
    }
  }
}
