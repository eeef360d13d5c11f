/// A reference that counts controllers without keeping them.
@MainActor struct WeakController {
  weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }
}
