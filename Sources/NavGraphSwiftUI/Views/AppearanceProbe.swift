import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Stands behind a screen, and tells when that has come to rest: `onAppear` comes when it begins to move.
  @MainActor struct AppearanceProbe: UIViewControllerRepresentable {
    final class Controller: UIViewController {
      var hasAppeared: @MainActor () -> Void = {}
      var hasDisappeared: @MainActor () -> Void = {}

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared()
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hasDisappeared()
      }
    }

    let probes: Probes
    let id: NodeID

    func makeUIViewController(context: Context) -> Controller {
      let controller = Controller(nibName: nil, bundle: nil)
      controller.hasAppeared = { [weak probes, id] in probes?.hasAppeared(id) }
      controller.hasDisappeared = { [weak probes, id] in probes?.hasDisappeared(id) }
      probes.add(controller)
      return controller
    }

    func updateUIViewController(_ uiViewController: Controller, context: Context) {}
  }
}
