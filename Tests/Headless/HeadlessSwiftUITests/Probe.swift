import SwiftUI
import UIKit

/// A represented controller that records its appearance.
struct Probe: UIViewControllerRepresentable {
  let name: String
  let model: Model

  final class Controller: UIViewController {
    var hasAppeared: @MainActor () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hasAppeared()
    }
  }

  func makeUIViewController(context: Context) -> Controller { Controller(nibName: nil, bundle: nil) }

  func updateUIViewController(_ uiViewController: Controller, context: Context) {
    uiViewController.hasAppeared = { [name, model] in model.diary.append(name + " appeared") }
  }
}
