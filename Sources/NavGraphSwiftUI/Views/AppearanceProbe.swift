import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible view behind a screen that reports when the screen has come to rest: `onAppear` is called when it begins to move.
  @MainActor struct AppearanceProbe: UIViewControllerRepresentable {
    final class Controller: Probe {
      weak var probes: Probes?

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        probes?.has(self, appeared: true)
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        probes?.has(self, appeared: false)
      }
    }

    let probes: Probes
    let id: NodeID

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller {
      let controller = Controller(nibName: nil, bundle: nil)
      controller.probes = probes
      probes.add(controller, behind: id)
      return controller
    }

    func updateUIViewController(_ uiViewController: Controller, context: UIViewControllerRepresentableContext<Self>) {}
  }
}
