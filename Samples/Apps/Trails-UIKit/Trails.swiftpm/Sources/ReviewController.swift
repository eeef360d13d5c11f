import UIKit

/// The form of the sheet, which returns a number of stars.
final class ReviewController: UIViewController {
  private let send: (Int) -> Void
  private let cancel: () -> Void

  init(send: @escaping (Int) -> Void, cancel: @escaping () -> Void) {
    self.send = send
    self.cancel = cancel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stars = (1...5).map { stars in UIAction(title: "\(stars) stars") { [send] _ in send(stars) } }
    navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Cancel") { [cancel] _ in cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Rate", menu: UIMenu(children: stars))
  }
}
