import UIKit

/// Benches about presentations.
@MainActor enum ModalBenches {
  final class CompletesRefused: Bench {
    private var found: Bool?

    override func begin() {
      let root = window.rootViewController
      root?.present(BenchPage("first"), animated: false) { [weak self, weak root] in
        self?.found = false
        root?.present(BenchPage("second"), animated: false) { self?.found = true }
      }
    }

    override var answer: Bool? { found }
  }

  final class CompletesEmpty: Bench {
    private var found: Bool?

    override func begin() {
      found = false
      window.rootViewController?.dismiss(animated: false) { [weak self] in self?.found = true }
    }

    override var answer: Bool? { found }
  }

  /// Presents a sheet that the user can drag down.
  final class HoldsInCompactHeight: Bench {
    private weak var sheet: UIViewController?

    override func begin() {
      let sheet = BenchPage("sheet")
      sheet.modalPresentationStyle = .pageSheet
      self.sheet = sheet
      window.rootViewController?.present(sheet, animated: false)
    }

    /// Nil unless the window has compact height.
    override var answer: Bool? {
      window.traitCollection.verticalSizeClass == .compact ? window.rootViewController?.presentedViewController != nil : nil
    }
  }

  /// Presents a page with a zoom transition from a view.
  class ZoomBench: Bench, UIAdaptivePresentationControllerDelegate {
    let modal = BenchPage("modal")
    private let source = UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 80))
    private(set) var isTold = false

    override func begin() {
      guard #available(iOS 18.0, *), let root = window.rootViewController else { return }
      source.backgroundColor = .systemBlue
      root.view.addSubview(source)
      modal.modalPresentationStyle = .fullScreen
      modal.preferredTransition = .zoom(sourceViewProvider: { [source] _ in source })
      modal.presentationController?.delegate = self
      root.present(modal, animated: true)
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { isTold = true }

    var isUp: Bool { window.rootViewController?.presentedViewController != nil }
  }

  final class ZoomAsks: ZoomBench {
    override func begin() {
      modal.isModalInPresentation = true
      super.begin()
    }

    override var answer: Bool? { isUp }
  }

  final class ZoomTells: ZoomBench {
    override var answer: Bool? { isUp ? nil : isTold }
  }
}
