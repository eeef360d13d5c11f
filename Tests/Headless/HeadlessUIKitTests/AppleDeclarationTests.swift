import Foundation
import Repository
import Testing

/// Compares the declarations of the headless frameworks with Apple's, which are in `Tests/Headless/AppleDeclarations`.
@Suite struct AppleDeclarationTests {
  static let table = Repository.url(at: "Tests/Headless/AppleDeclarations/declarations.json")

  private struct Entry: Decodable {
    let framework: String
    let symbol: String
    let declaration: String
    let introduced: String
    let deprecated: String?
    /// Whether the release in the table is only a lower bound, because Apple's page names no release.
    let isLowerBound: Bool?

    func allows(_ release: String) -> Bool {
      release == introduced || isLowerBound == true && Release(introduced) < Release(release)
    }
  }

  /// Returns the declarations in `folders`, without the test interfaces.
  private func declared(in folders: [String]) throws -> [Declaration] {
    try folders.flatMap { folder in
      let base = Repository.url(at: "Tests/Headless/\(folder)")
      let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
      return try files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.filter { file in
        !["Finger", "Headless"].contains(file.deletingLastPathComponent().lastPathComponent)
      }.flatMap { file in
        DeclarationScanner.declarations(in: try String(contentsOf: file, encoding: .utf8), file: file.lastPathComponent)
      }
    }
  }

  private func shape(of declaration: String) -> String? {
    let words = declaration.split(separator: " ").filter { !["optional", "class"].contains($0) || declaration.hasSuffix("class") }
    let text = "public " + words.joined(separator: " ").replacing("static func", with: "func")
    return DeclarationScanner.declarations(in: text, file: "table").first?.shape
  }

  /// Apple's declarations that the table lacks: those of every class, and of windows in the environment.
  private static let beyondTheTable: Set<String> = [
    "EnvironmentValues.openWindow", "EnvironmentValues.supportsMultipleWindows",
    "UIApplicationDelegate.main()",
    "NSUserActivity.addUserInfoEntries(from:)", "NSUserActivity.invalidate()", "NSUserActivity.resignCurrent()",
    "UIBarButtonItem.accessibilityIdentifier", "UIBarButtonItem.image", "UIBarButtonItem.isEnabled", "UIBarButtonItem.style",
    "UIBarButtonItem.tintColor", "UIBarButtonItem.title", "UITabBar.items", "UITabBar.selectedItem", "UITabBar.unselectedItemTintColor",
    "UITabBarController.init(nibName:bundle:)", "UITabBarItem.accessibilityIdentifier", "UITabBarItem.image", "UITabBarItem.isEnabled",
    "UITabBarItem.tag", "UITabBarItem.title", "UITraitCollection.horizontalSizeClass", "UITraitCollection.layoutDirection",
    "UITraitCollection.userInterfaceIdiom", "UITraitCollection.verticalSizeClass",
    "UITraitEnvironmentLayoutDirection.leftToRight", "UITraitEnvironmentLayoutDirection.rightToLeft",
    "UITraitEnvironmentLayoutDirection.unspecified", "UIViewController.init(nibName:bundle:)", "UIViewController.isMovingToParent",
    "UIViewController.childForStatusBarStyle", "UIViewController.loadView()", "UIViewController.restorationIdentifier",
    "UIViewController.traitCollection", "UIViewController.view",
    "UIView.convert(_:to:)", "UIViewController.viewIfLoaded", "UIViewController.prefersStatusBarHidden",
    "UIViewController.childForStatusBarHidden",
    "UIViewController.prefersHomeIndicatorAutoHidden", "UIViewController.childForHomeIndicatorAutoHidden",
    "UIViewController.setNeedsStatusBarAppearanceUpdate()", "UINavigationBarAppearance.init(barAppearance:)",
    "UINavigationBarAppearance.init(idiom:)", "UIViewController.Transition.ZoomOptions.init()",
    "UIViewController.childForInterfaceOrientationLock", "UIViewController.childForScreenEdgesDeferringSystemGestures",
    "UIViewController.childViewControllerForPointerLock", "UIViewController.contentScrollView(for:)", "UIViewController.next",
    "UIViewController.preferredContentSize", "UIViewController.preferredContentSizeDidChange(forChildContentContainer:)",
    "UIViewController.preferredInterfaceOrientationForPresentation", "UIViewController.preferredScreenEdgesDeferringSystemGestures",
    "UIViewController.prefersInterfaceOrientationLocked", "UIViewController.prefersPointerLocked",
    "UIViewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()", "UIViewController.setNeedsUpdateOfPrefersPointerLocked()",
    "UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()",
    "UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()", "UIViewController.supportedInterfaceOrientations",
    "UINavigationController.preferredInterfaceOrientationForPresentation", "UINavigationController.supportedInterfaceOrientations",
    "UITabBarController.preferredInterfaceOrientationForPresentation", "UITabBarController.supportedInterfaceOrientations",
    "UISplitViewController.preferredInterfaceOrientationForPresentation", "UISplitViewController.supportedInterfaceOrientations",
    "UIPageViewController.preferredInterfaceOrientationForPresentation", "UIPageViewController.supportedInterfaceOrientations",
    "UINavigationController.accessibilityPerformEscape()",
    "UINavigationController.childForStatusBarHidden", "UINavigationController.childForHomeIndicatorAutoHidden",
    "UITabBarController.childForStatusBarHidden", "UITabBarController.childForHomeIndicatorAutoHidden",
    "UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden()",
    "UIViewController.viewIsAppearing(_:)",
    "UIViewControllerTransitionCoordinatorContext.initiallyInteractive",
    "UIViewControllerTransitionCoordinatorContext.isAnimated", "UIViewControllerTransitionCoordinatorContext.isCancelled",
    "UIViewControllerTransitionCoordinatorContext.isInteractive", "UIViewControllerTransitionCoordinatorContext.transitionDuration",
    "UIViewControllerTransitionCoordinatorContext.viewController(forKey:)",
    "UIView.isUserInteractionEnabled", "UIView.isAccessibilityElement", "UIView.accessibilityElementsHidden",
    "UIView.gestureRecognizers", "UIView.addGestureRecognizer(_:)", "UIAccessibility.isVoiceOverRunning",
    "UIAccessibility.post(notification:argument:)", "UIAccessibility.Notification.screenChanged",
    "View.allowsHitTesting(_:)", "View.accessibilityHidden(_:)", "PresentationSizing.form", "PresentationSizing.page",
    "Animation.default", "UIBarButtonItem.accessibilityLabel", "UIWindow.isHidden", "UIWindow.traitCollection",
    "UIWindow.window", "UIWindow.windowLevel",
    "UNNotification.date", "UNNotificationContent.body", "UNNotificationContent.categoryIdentifier",
    "UNNotificationContent.title", "UNNotificationResponse.actionIdentifier", "UNNotificationResponse.targetScene",
    "UIView.performWithoutAnimation(_:)", "UIView.transition(with:duration:options:animations:completion:)",
    "UIView.AnimationOptions.transitionCrossDissolve", "UIPageViewController.viewDidLoad()", "UIScrollView.isDragging",
    "UIScrollView.isDecelerating", "UIGestureRecognizer.state", "UIAccessibility.isReduceMotionEnabled",
    // Declarations of SwiftUI: those that only some screens use, property wrappers, and those of every view.
    "AppStorage.projectedValue", "AppStorage.wrappedValue", "Bindable.projectedValue", "Bindable.wrappedValue", "Environment.wrappedValue",
    "EnvironmentValues.accessibilityReduceMotion", "EnvironmentValues.horizontalSizeClass", "EnvironmentValues.init()",
    "PresentationDetent.hash(into:)", "SceneStorage.projectedValue",
    "SceneStorage.wrappedValue", "TabContent.body", "TabContent.tabPlacement(_:)", "TabViewStyle.page(indexDisplayMode:)",
    "UIHostingController.rootView", "UIHostingController.viewDidLoad()", "View.accessibilityAction(_:_:)",
    "View.accessibilityIdentifier(_:)",
    "View.alert(_:isPresented:presenting:actions:message:)", "View.animation(_:value:)", "View.autocorrectionDisabled(_:)",
    "View.background(alignment:content:)", "View.badge(_:)", "View.body",
    "View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)", "View.defaultAdaptableTabBarPlacement(_:)",
    "View.disabled(_:)", "View.environment(_:_:)", "View.equatable()", "View.frame(width:height:alignment:)", "View.id(_:)",
    "View.inspector(isPresented:content:)", "View.keyboardType(_:)", "View.modifier(_:)", "View.offset(x:y:)", "View.onAppear(perform:)",
    "View.onDisappear(perform:)", "View.persistentSystemOverlays(_:)", "View.presentationBackground(_:)", "View.statusBarHidden(_:)",
    "View.tag(_:)", "View.textInputAutocapitalization(_:)", "View.toolbar(removing:)", "View.transition(_:)", "withTransaction(_:_:)",
  ]

  /// The declarations that Apple has in several forms, if the table names another form.
  private static let otherForms: Set<String> = [
    "Environment.init(_:)", "Tab.init(_:systemImage:value:role:content:)", "TabContent.badge(_:)", "TabView.init(selection:content:)",
    // Apple's page describes the types of the pointers, but the table doesn't contain them.
    "UIPopoverPresentationControllerDelegate.popoverPresentationController(_:willRepositionPopoverTo:in:)",
  ]

  /// Returns whether `symbol` isn't in the table: `init()` of `NSObject`, a default argument of a requirement, or an initializer that
  /// only the system has.
  private func isBeyondTheTable(_ symbol: String) -> Bool {
    let isType = symbol.split(separator: ".").last?.first { $0 != "_" }?.isUppercase ?? false
    return isType || Self.beyondTheTable.contains(symbol) || symbol.contains(".init(headless:") || symbol.hasSuffix(".init(_:)")
      || symbol.hasSuffix(".init(coder:)") || symbol.hasSuffix(".rawValue") || symbol.hasSuffix(".animate(alongsideTransition:)")
      || symbol == "UIPopoverPresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:)"
  }

  @Test func declarationsAreApples() throws {
    try compare(["HeadlessFoundation", "HeadlessUIKit", "HeadlessUserNotifications"], atLeast: 450, shapes: 250) { $0 != "SwiftUI" }
  }

  /// Types are compared only in the same form, because names of generic parameters are irrelevant.
  @Test func declarationsOfViewsAreApples() throws {
    try compare(["HeadlessSwiftUI"], atLeast: 100, shapes: 70) { $0 == "SwiftUI" }
  }

  private func compare(_ folders: [String], atLeast least: Int, shapes leastShapes: Int, _ isIncluded: (String) -> Bool) throws {
    let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: Self.table))
    let table = Dictionary(grouping: entries.filter { isIncluded($0.framework) }) { $0.symbol.components(separatedBy: " [")[0] }
    let owners = Set(table.keys.map { $0.prefix { $0 != "(" }.split(separator: ".").dropLast().joined(separator: ".") })
    var compared = 0
    var shapes = 0
    var strangers: [String] = []
    var complaints: [String] = []
    for declaration in try declared(in: folders) {
      if Self.otherForms.contains(declaration.symbol) { continue }
      guard let known = table[declaration.symbol] else {
        let owner = declaration.symbol.split(separator: ".").dropLast().joined(separator: ".")
        if owners.contains(owner), !isBeyondTheTable(declaration.symbol) { strangers.append(declaration.symbol) }
        continue
      }
      compared += 1
      let place = "\(declaration.file):\(declaration.line) \(declaration.symbol)"
      if !known.contains(where: { $0.allows(declaration.introduced) }) {
        complaints.append("\(place): iOS \(declaration.introduced) here, iOS \(known[0].introduced) in the table")
      }
      if let gone = declaration.deprecated, !known.contains(where: { $0.deprecated.map { $0 == gone } ?? false }) {
        complaints.append("\(place): deprecated in iOS \(gone) here only")
      }
      if declaration.deprecated == nil, let gone = known.first?.deprecated, gone != "100000.0" {
        complaints.append("\(place): deprecated in iOS \(gone) in the table only")
      }
      if let own = declaration.shape {
        let theirs = known.compactMap { shape(of: $0.declaration) }
        if !theirs.isEmpty { shapes += 1 }
        if !theirs.isEmpty, !theirs.contains(own) { complaints.append("\(place): \(own) here, \(theirs[0]) in the table") }
      }
    }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    #expect(strangers == [], "declared here, but not in the table: a wrong name, or one to be added to beyondTheTable")
    #expect(compared > least && shapes > leastShapes, "only \(compared) declarations were found in the table")
  }

  @Test func theScanReadsWhatItShould() {
    let text = """
      /// A comment with class Nothing {}
      @available(macOS 10.15, iOS 13.0, *) @MainActor open class UIThing: NSObject {
        @available(iOS 26.0, *) public enum Mode: Int, Sendable {
          case plain = 0, fancy = 1
          @available(iOS 27.0, *) case `default` = -1
        }
        open var title: String?
        public internal(set) weak var parent: UIThing?
        private var hidden = 0
        var alsoHidden: [String] = []
        @available(iOS 16.0, *)
        open func show(
          _ thing: UIThing, animated flag: Bool = true, completion: (([Int: any Sendable]) -> Void)? = nil
        ) -> [UIThing]? { var inner = 1; return nil }
        public init?(title: String) { nil }
        public static func == (one: UIThing, other: UIThing) -> Bool { one === other }
        public init<C>(@Builder<C> _ make: @escaping @isolated(any) @Sendable () -> (), pairs: Pairs<String, C>) where C: Sized {}
      }
      @MainActor public protocol Listening: AnyObject {
        func heard(_ thing: UIThing)
      }
      extension UIThing { @available(iOS, introduced: 14.0, deprecated: 15.0) public class var shared: UIThing { UIThing() } }
      """
    let found = DeclarationScanner.declarations(in: text, file: "x").map {
      [$0.symbol, $0.introduced, $0.shape, $0.deprecated].compactMap { $0 }.joined(separator: " ")
    }
    #expect(
      found == [
        "UIThing 13.0", "UIThing.Mode 26.0", "UIThing.Mode.plain 26.0", "UIThing.Mode.fancy 26.0", "UIThing.Mode.default 27.0",
        "UIThing.title 13.0 String?", "UIThing.parent 13.0 UIThing?",
        "UIThing.show(_:animated:completion:) 16.0 (UIThing,Bool,(([Int:anySendable])->Void)?)->[UIThing]?",
        "UIThing.init(title:) 13.0 (String)", "UIThing.init(_:pairs:) 13.0 (()->Void,Pairs<String,C>)", "Listening 2.0",
        "Listening.heard(_:) 2.0 (UIThing)", "UIThing.shared 14.0 UIThing 15.0",
      ])
  }
}
