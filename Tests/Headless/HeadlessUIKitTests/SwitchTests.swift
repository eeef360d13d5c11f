import Testing
import UIKit

/// The questions about the platform, and the effect of each answer.
@MainActor @Suite(.headless) struct SwitchTests {
  @Test func eachQuestionIsAskedOnce() {
    let all = HeadlessSwitch.allCases
    #expect(all.allSatisfy { $0.question.hasSuffix("?") && !$0.output.isEmpty && !$0.output.hasSuffix(".") })
    #expect(Set(all.map(\.question)).count == all.count)
    #expect(Set(HeadlessSwitch.ofViews).union(HeadlessSwitch.ofControllers) == Set(all))
  }

  /// Each question has its own option.
  @Test func eachAnswerIsASetting() {
    for question in HeadlessSwitch.allCases {
      var options = HeadlessOptions()
      let before = HeadlessSwitch.allCases.map { options[$0] }
      options[question].toggle()
      let changed = zip(HeadlessSwitch.allCases, before).filter { options[$0] != $1 }.map(\.0)
      #expect(changed == [question])
    }
  }

  /// Retains the windows of a test.
  private final class Kept { var rigs: [Rig] = [] }
  private let kept = Kept()

  private func show(_ stack: UINavigationController, _ pages: [Page]) {
    kept.rigs.append(Rig(stack))
    stack.setViewControllers(pages, animated: false)
    Headless.clock.drain()
  }

  private func stack(_ item: (UINavigationItem) -> Void = { _ in }) -> UINavigationController {
    let pages = [Page("a"), Page("b"), Page("c")]
    item(pages[2].navigationItem)
    let stack = UINavigationController(rootViewController: pages[0])
    show(stack, pages)
    return stack
  }

  @Test(arguments: [false, true]) func uikit_n24_aSwipeAndABackAction(pops: Bool) {
    Headless.options.swipesPastBackAction = pops
    let stack = self.stack { $0.backAction = UIAction { _ in } }
    #expect(stack.swipeBack() == pops)
    Headless.clock.drain()
    #expect(stack.viewControllers.count == (pops ? 2 : 3))
  }

  @Test(arguments: [false, true]) func uikit_n24_anEscapeAndABackAction(pops: Bool) {
    Headless.options.escapesPastBackAction = pops
    var taps = 0
    let stack = self.stack { $0.backAction = UIAction { _ in taps += 1 } }
    #expect(stack.performEscape())
    Headless.clock.drain()
    #expect(stack.viewControllers.count == (pops ? 2 : 3) && taps == (pops ? 0 : 1))
  }

  private final class Stubborn: UINavigationController {
    var asked = 0

    override func accessibilityPerformEscape() -> Bool {
      asked += 1
      return true
    }
  }

  @Test(arguments: [false, true]) func anEscapeAndASubclass(popsFirst: Bool) {
    Headless.options.escapePopsFirst = popsFirst
    let stack = Stubborn(rootViewController: Page("a"))
    show(stack, [Page("a"), Page("b")])
    #expect(stack.performEscape())
    Headless.clock.drain()
    #expect(stack.viewControllers.count == (popsFirst ? 1 : 2) && stack.asked == (popsFirst ? 0 : 1))
  }

  private final class Bare: UIBarButtonItem {
    override var menu: UIMenu? {
      get { nil }
      set {}
    }
  }

  @Test(arguments: [false, true]) func uikit_n24_theMenuAndABackAction(keeps: Bool) {
    Headless.options.backActionKeepsMenu = keeps
    let stack = self.stack { $0.backAction = UIAction { _ in } }
    #expect(stack.backMenu.count == (keeps ? 2 : 0))
    stack.viewControllers[1].navigationItem.backBarButtonItem = Bare(title: "b")
    #expect(stack.backMenu.isEmpty, "a button that takes no menu has none")
    stack.viewControllers[1].navigationItem.backBarButtonItem = UIBarButtonItem(title: "b")
    #expect(stack.backMenu.count == (keeps ? 2 : 0))
  }

  private final class Counting: UINavigationController {
    var pops = 0

    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
      pops += 1
      return super.popToViewController(viewController, animated: animated)
    }
  }

  @Test(arguments: [false, true]) func theMenuAndASubclass(unseen: Bool) {
    Headless.options.menuPopsUnseen = unseen
    let stack = Counting(rootViewController: Page("a"))
    show(stack, [Page("a"), Page("b"), Page("c")])
    #expect(stack.longPressBack(to: stack.viewControllers[0]))
    Headless.clock.drain()
    #expect(stack.viewControllers.count == 1 && stack.pops == (unseen ? 0 : 1))
  }

  @Test(arguments: [false, true]) func aSheetInCompactHeight(isHeld: Bool) {
    Headless.options.holdsSheetsInCompactHeight = isHeld
    let rig = Rig(Page("a"))
    Headless.clock.drain()
    let sheet = Page("sheet")
    sheet.modalPresentationStyle = .pageSheet
    rig.window.rootViewController?.present(sheet, animated: true)
    Headless.clock.drain()
    rig.window.changeSize(horizontal: .compact, vertical: .compact)
    #expect(sheet.dragSheetDown(complete: false) == !isHeld)
    Headless.clock.drain()
    sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    #expect(sheet.dragSheetDown())
    Headless.clock.drain()
    #expect(rig.window.rootViewController?.presentedViewController == nil)
  }

  @Test(arguments: [false, true], [false, true]) func aFingerOnAZoomedModal(asks: Bool, tells: Bool) {
    Headless.options.zoomAsksPresentation = asks
    Headless.options.zoomTellsPresentation = tells
    let rig = Rig(Page("a"))
    Headless.clock.drain()
    let modal = Page("zoomed")
    modal.modalPresentationStyle = .fullScreen
    var mayBegin = false
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { $0.willBegin && mayBegin }
    modal.preferredTransition = .zoom(options: options, sourceViewProvider: { _ in nil })
    let listener = SheetListener()
    modal.presentationController?.delegate = listener
    rig.window.rootViewController?.present(modal, animated: true)
    Headless.clock.drain()
    #expect(!modal.dragZoomBack())
    mayBegin = true
    modal.isModalInPresentation = true
    #expect(modal.dragZoomBack(complete: false) == !asks)
    Headless.clock.drain()
    modal.isModalInPresentation = false
    #expect(modal.dragZoomBack())
    Headless.clock.drain()
    #expect(rig.window.rootViewController?.presentedViewController == nil)
    #expect(listener.heard.contains { $0.hasPrefix("did") } == tells, "\(listener.heard)")
    #expect(Headless.violations == [])
  }

  private final class Ear: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    let note: () -> String

    init(_ note: @escaping () -> String) { self.note = note }

    func textFieldDidEndEditing(_ textField: UITextField) { heard.append(note()) }
  }

  @Test(arguments: [false, true]) func aFieldEndsEditing(late: Bool) {
    Headless.options.editingEndsWithTransition = late
    let stack = self.stack()
    let field = UITextField()
    stack.topViewController?.view.addSubview(field)
    let ear = Ear { stack.transitionCoordinator == nil ? "afterwards" : "meanwhile" }
    field.delegate = ear
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    stack.popViewController(animated: true)
    Headless.clock.drain()
    #expect(ear.heard == [late ? "afterwards" : "meanwhile"])
    #expect(!field.isFirstResponder)
  }
}
