import HeadlessUIKit

/// The sheet, cover, or popover of a view.
@MainActor final class PresentingMemory: NodeMemory {
  enum Kind { case sheet, cover, popover }

  weak var surrounding: UIViewController?
  weak var graph: ViewGraph?
  var clear: () -> Void = {}
  var onDismiss: (() -> Void)?
  private let kind: Kind
  private var wanted: AnyHashable?
  private var wantedPage: ScreenController?
  /// The name of the presented or disappearing view.
  private(set) var shownName: AnyHashable?
  private var shownPage: ScreenController?
  private var isLeaving = false
  private lazy var listener = PresentingListener(self)

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Sets the name that the next update presents, and returns the screen for it.
  @discardableResult func want(_ name: AnyHashable?) -> ScreenController? {
    wanted = name
    guard let name else {
      wantedPage = nil
      return nil
    }
    wantedPage = name == shownName && !isLeaving ? shownPage : ScreenController(nibName: nil, bundle: nil)
    return wantedPage
  }

  override func commit() {
    guard let shownPage else { return present() }
    guard wantedPage !== shownPage, !isLeaving else {
      if isLeaving, wanted != nil {
        Headless.world.violate("SwiftUI-P2", "a sheet is wanted while another one is leaving: it doesn't come")
      }
      return
    }
    if wanted != nil { Headless.world.violate("SwiftUI-P4", "one sheet is wanted in the place of another: both may be lost") }
    isLeaving = true
    guard let presenter = shownPage.presentingViewController, !shownPage.isBeingDismissed else { return hasGone() }
    presenter.dismiss(animated: !(graph?.disablesAnimations ?? false)) { [weak self] in self?.hasGone() }
    if !shownPage.isBeingDismissed, shownPage.presentingViewController != nil {
      // UIKit has refused the dismissal.
      isLeaving = false
      Headless.world.violate("SwiftUI-P2", "a sheet can't be taken down while something moves")
    }
  }

  private func present() {
    guard let wanted, let page = wantedPage, let surrounding else { return }
    page.modalPresentationStyle = page.style(of: kind)
    page.readFacts()
    page.presentationController?.delegate = listener
    (page.presentationController as? UIPopoverPresentationController)?.sourceView = surrounding.view
    surrounding.present(page, animated: !(graph?.disablesAnimations ?? false))
    // UIKit may refuse the presentation without an error (SwiftUI-P2).
    guard page.presentingViewController != nil else { return }
    (shownName, shownPage, isLeaving) = (wanted, page, false)
  }

  /// Calls `onDismiss` after a dismissal. A dismissal by the user also clears the binding (SwiftUI-P3).
  func hasGone(byFinger: Bool = false) {
    guard shownPage != nil else { return }
    (shownName, shownPage, isLeaving) = (nil, nil, false)
    let fault = Headless.options.onDismissFault
    let tell = onDismiss.map { work in { Headless.world.call(.onDismiss) { fault.call { work() } } } }
    let isLost = Headless.options.losesOnDismiss
    if Headless.options.onDismissComesFirst, !isLost { tell?() }
    if byFinger { clear() }
    if !Headless.options.onDismissComesFirst, !isLost { tell?() }
  }

  override func leave() {
    guard let shownPage, let presenter = shownPage.presentingViewController, !shownPage.isBeingDismissed else { return }
    presenter.dismiss(animated: true)
  }
}

@MainActor private final class PresentingListener: NSObject, UIPopoverPresentationControllerDelegate {
  private weak var memory: PresentingMemory?

  init(_ memory: PresentingMemory) { self.memory = memory }

  /// Returns the compact style (SwiftUI-P11).
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    return (controller.presentedViewController as? ScreenController)?.compactStyle ?? .none
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { memory?.hasGone(byFinger: true) }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
