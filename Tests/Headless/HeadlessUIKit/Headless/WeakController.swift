/// A weak reference to a controller.
@MainActor struct WeakController {
  weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }
}
