import UIKit

/// A test of one question on a device. The window shows the bench's content before `begin`, and a gesture may follow.
@MainActor class Bench: NSObject {
  let window: UIWindow

  init(in window: UIWindow) {
    self.window = window
    super.init()
    window.rootViewController = makeRoot()
  }

  func makeRoot() -> UIViewController { BenchPage("root") }

  /// Performs the part of the test that needs no gesture.
  func begin() {}

  /// The answer, or nil until it is known.
  var answer: Bool? { nil }
}

/// A screen with a name.
@MainActor final class BenchPage: UIViewController {
  var willAppear: @MainActor () -> Void = {}

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    willAppear()
  }
}

extension Question {
  /// Creates the bench of this question in a window.
  @MainActor func bench(in window: UIWindow) -> Bench {
    switch self {
    case .stackChangesAtEnd: StackBenches.ChangesAtEnd(in: window)
    case .didShowWithoutTransition: StackBenches.DidShowWithoutTransition(in: window)
    case .didShowOffScreen: StackBenches.DidShowOffScreen(in: window)
    case .didShowBeforeCompletions: StackBenches.DidShowBeforeCompletions(in: window)
    case .losesSecondPushInOneTurn: StackBenches.LosesSecondPush(in: window)
    case .refusesWhilePresented: StackBenches.RefusesWhilePresented(in: window)
    case .swipesPastBackAction: BackBenches.SwipesPast(in: window)
    case .escapesPastBackAction: BackBenches.EscapesPast(in: window)
    case .escapePopsFirst: BackBenches.EscapePopsFirst(in: window)
    case .backActionKeepsMenu: BackBenches.KeepsMenu(in: window)
    case .menuPopsUnseen: BackBenches.MenuPopsUnseen(in: window)
    case .completesRefusedPresentation: ModalBenches.CompletesRefused(in: window)
    case .completesEmptyDismissal: ModalBenches.CompletesEmpty(in: window)
    case .holdsSheetsInCompactHeight: ModalBenches.HoldsInCompactHeight(in: window)
    case .zoomAsksPresentation: ModalBenches.ZoomAsks(in: window)
    case .zoomTellsPresentation: ModalBenches.ZoomTells(in: window)
    case .editingEndsWithTransition: StackBenches.EditingEndsLate(in: window)
    case .collapsedSplitShowsNewSecondary: ContainerBenches.ShowsNewSecondary(in: window)
    case .pageTurnsHaveCoordinator: ContainerBenches.PageTurns(in: window)
    case .reportsTapsAsTabsToo: ContainerBenches.TapsAsTabs(in: window)
    default: viewBench(in: window)
    }
  }

  /// Creates the bench of a question about SwiftUI. Before iOS 17, the bench has no answer.
  @MainActor private func viewBench(in window: UIWindow) -> Bench {
    guard #available(iOS 17.0, *) else { return Bench(in: window) }
    return switch self {
    case .pathIsWrittenEarly: ViewBenches.PathEarly(in: window)
    case .onDismissComesFirst: ViewBenches.OnDismissFirst(in: window)
    case .compactColumnIsWrittenEarly: ViewBenches.ColumnEarly(in: window)
    case .losesCompactColumn: ViewBenches.ColumnLost(in: window)
    case .widthEmptiesPaths: ViewBenches.WidthEmptiesPaths(in: window)
    case .alertActionComesFirst: ViewBenches.AlertActionFirst(in: window)
    case .clearCoversLieOver: ViewBenches.ClearCover(in: window)
    case .looksIntoHiddenTabs: ViewBenches.HiddenTabs(in: window)
    case .hidesTransitions: ViewBenches.NoTransitions(in: window)
    default: Bench(in: window)
    }
  }
}
