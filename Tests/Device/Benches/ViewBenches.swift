import SwiftUI
import UIKit

/// Benches about SwiftUI, from iOS 17 on.
@available(iOS 17.0, *) @MainActor enum ViewBenches {
  /// The state that the views bind to. It reports each write.
  @MainActor final class Model: ObservableObject {
    @Published var path: [Int] = [1, 2] { didSet { hasWritten("path") } }
    @Published var column = NavigationSplitViewColumn.detail { didSet { hasWritten("column") } }
    @Published var columns = NavigationSplitViewVisibility.automatic
    @Published var isUp = true { didSet { hasWritten("isUp") } }
    var hasWritten: @MainActor (String) -> Void = { _ in }
  }

  /// Shows a view and records the writes to its model.
  class ViewBench: Bench {
    let model = Model()
    var notes: [String] = []

    override init(in window: UIWindow) {
      super.init(in: window)
      model.hasWritten = { [weak self] name in self?.hasWritten(name) }
    }

    func hasWritten(_ name: String) { notes.append(name) }

    /// Whether any controller in the window is in a transition.
    var isMoving: Bool {
      var pending = [window.rootViewController].compactMap { $0 }
      while let next = pending.popLast() {
        if next is UINavigationController, next.transitionCoordinator != nil { return true }
        pending += next.children
      }
      return false
    }
  }

  /// A view that shows a controller.
  struct Probe: UIViewControllerRepresentable {
    let page: BenchPage

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> BenchPage { page }

    func updateUIViewController(_ uiViewController: BenchPage, context: UIViewControllerRepresentableContext<Self>) {}
  }

  struct Stack: View {
    @ObservedObject var model: Model
    var page: BenchPage?

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root").navigationTitle("root")
          .navigationDestination(for: Int.self) { number in
            if let page { Probe(page: page).navigationTitle("\(number)") } else { Text("\(number)").navigationTitle("\(number)") }
          }
      }
    }
  }

  final class PathEarly: ViewBench {
    private var found: Bool?

    override func makeRoot() -> UIViewController { UIHostingController(rootView: Stack(model: model)) }
    override func hasWritten(_ name: String) { found = found ?? isMoving }
    override var answer: Bool? { found }
  }

  final class NoTransitions: ViewBench {
    private let page = BenchPage("page")
    private var found: Bool?

    override func makeRoot() -> UIViewController {
      model.path = []
      return UIHostingController(rootView: Stack(model: model, page: page))
    }

    override func begin() {
      page.willAppear = { [weak self] in self?.found = self?.page.transitionCoordinator == nil }
      model.path = [1]
    }

    override var answer: Bool? { found }
  }

  struct Sheet: View {
    @ObservedObject var model: Model
    let onDismiss: @MainActor () -> Void

    var body: some View { Text("root").sheet(isPresented: $model.isUp, onDismiss: { onDismiss() }) { Text("sheet") } }
  }

  final class OnDismissFirst: ViewBench {
    override func makeRoot() -> UIViewController {
      UIHostingController(rootView: Sheet(model: model) { [weak self] in self?.notes.append("onDismiss") })
    }

    override var answer: Bool? { notes.count < 2 ? nil : notes[0] == "onDismiss" }
  }

  struct Question: View {
    @ObservedObject var model: Model
    let action: @MainActor () -> Void

    var body: some View {
      Text("root").alert(Text("Question"), isPresented: $model.isUp, presenting: "", actions: { _ in Button("OK", action: action) }) { _ in
        Text("Answer")
      }
    }
  }

  final class AlertActionFirst: ViewBench {
    override func makeRoot() -> UIViewController {
      UIHostingController(rootView: Question(model: model) { [weak self] in self?.notes.append("action") })
    }

    override var answer: Bool? { notes.count < 2 ? nil : notes[0] == "action" }
  }

  struct Cover: View {
    @ObservedObject var model: Model
    let below: BenchPage

    var body: some View {
      Probe(page: below).fullScreenCover(isPresented: $model.isUp) { Text("cover").presentationBackground(Color.clear) }
    }
  }

  final class ClearCover: ViewBench {
    private let below = BenchPage("below")

    override func makeRoot() -> UIViewController {
      model.isUp = false
      return UIHostingController(rootView: Cover(model: model, below: below))
    }

    override func begin() { model.isUp = true }

    override var answer: Bool? {
      guard window.rootViewController?.presentedViewController?.isBeingPresented == false else { return nil }
      return below.viewIfLoaded?.window != nil
    }
  }

  struct Tabs: View {
    @ObservedObject var model: Model
    let seen: @MainActor () -> Void

    var body: some View {
      TabView(selection: .constant(0)) {
        Text("first").tabItem { Text("first") }.tag(0)
        Hidden(seen: seen).tabItem { Text("second") }.tag(1)
      }
    }
  }

  /// A view that calls `seen` when its body is evaluated.
  struct Hidden: View {
    let seen: @MainActor () -> Void

    var body: some View {
      seen()
      return Text("second")
    }
  }

  final class HiddenTabs: ViewBench {
    private var hasBegun = false

    override func makeRoot() -> UIViewController {
      UIHostingController(rootView: Tabs(model: model) { [weak self] in self?.notes.append("body") })
    }

    override func begin() { hasBegun = true }

    override var answer: Bool? { hasBegun ? notes.contains("body") : nil }
  }

  struct Columns: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationSplitView(columnVisibility: $model.columns, preferredCompactColumn: $model.column) {
        Text("list").navigationTitle("list")
      } detail: {
        NavigationStack(path: $model.path) {
          Text("detail").navigationTitle("detail").navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("\($0)") }
        }
      }
    }
  }

  class ColumnBench: ViewBench {
    override func makeRoot() -> UIViewController {
      model.path = []
      return UIHostingController(rootView: Columns(model: model))
    }
  }

  final class ColumnEarly: ColumnBench {
    private var found: Bool?

    override func hasWritten(_ name: String) { if name == "column", found == nil { found = isMoving } }
    override var answer: Bool? { found }
  }

  final class ColumnLost: ColumnBench {
    /// The answer after the user has navigated back.
    override var answer: Bool? { model.column == .detail }
  }

  final class WidthEmptiesPaths: ColumnBench {
    override func begin() { model.path = [1, 2] }
    override var answer: Bool? { model.path.isEmpty }
  }
}
