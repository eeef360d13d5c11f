import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// An invisible background view of a sheet that must confirm its dismissal. SwiftUI keeps such a sheet, but doesn't report the user's
  /// attempt.
  @MainActor struct AttemptProbe: UIViewControllerRepresentable {
    final class Controller: Probe {
      private var relay: AttemptRelay?
      var isAsked = false
      var hasTried: @MainActor () -> Void = {} { didSet { relay?.hasTried = hasTried } }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        listen()
      }

      /// Installs the delegate, also after SwiftUI has set its own again. Called whenever the views are updated.
      func listen() {
        guard isAsked, let presentation = presentationOfSheet else { return }
        let own = presentation.delegate
        guard own != nil, own !== relay else { return }
        let (ask, askOlder) = (own?.adaptivePresentationStyle(for:traitCollection:), own?.adaptivePresentationStyle(for:))
        let made = ask == nil && askOlder == nil ? AttemptRelay() : AdaptingAttemptRelay()
        (made.own, made.hasTried) = (own, hasTried)
        presentation.delegate = made
        relay = made
      }

      func stopListening() {
        guard let presentation = presentationOfSheet, let relay, presentation.delegate === relay else { return }
        presentation.delegate = relay.own
      }

      private var presentationOfSheet: UIPresentationController? {
        var outermost: UIViewController = self
        while let next = outermost.parent { outermost = next }
        return outermost.presentingViewController == nil ? nil : outermost.presentationController
      }
    }

    let isAsked: Bool
    let hasTried: @MainActor () -> Void

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller { Controller(nibName: nil, bundle: nil) }

    func updateUIViewController(_ uiViewController: Controller, context: UIViewControllerRepresentableContext<Self>) {
      uiViewController.isAsked = isAsked
      uiViewController.hasTried = hasTried
      uiViewController.listen()
    }

    static func dismantleUIViewController(_ uiViewController: Controller, coordinator: ()) { uiViewController.stopListening() }
  }
}
