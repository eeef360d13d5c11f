import UIKit

/// A screen with a name that records its appearance callbacks.
@MainActor final class Page: UIViewController {
  let name: String
  private(set) var diary: [String] = []
  var onLoad: @MainActor () -> Void = {}

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    diary.append("load")
    onLoad()
  }
  override func viewWillAppear(_ animated: Bool) { diary.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { diary.append("appeared") }
  override func viewWillDisappear(_ animated: Bool) { diary.append(isMovingFromParent ? "will leave" : "will disappear") }
  override func viewDidDisappear(_ animated: Bool) { diary.append("disappeared") }

  func tearOutDiary() { diary = [] }
}
