import NavGraphRuntime
import SwiftUI
import UIKit

@testable import DiarySwiftUI
@testable import NavGraphSwiftUI

/// Measures a push and a swipe back in SwiftUI output, on the headless SwiftUI.
@MainActor final class ViewTimes {
  private let screens = DiaryScreens()
  private let scene: Diary.NavigationScene
  private let window: UIWindow

  init() {
    scene = Diary.NavigationScene(factory: screens, guards: screens)
    window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(rootView: NavGraph.RootView(scene.host))
    window.makeKeyAndVisible()
  }

  func measure() async {
    await settle()
    guard let stack = window.rootViewController?.containers(UINavigationController.self).first else { return print("no stack") }
    await report("generated views", stack)
    for depth in [100, 500] {
      while stack.viewControllers.count < depth { await push(on: stack) }
      await report("generated views, on \(depth) screens", stack)
    }
  }

  private func report(_ name: String, _ stack: UINavigationController) async {
    await measureSteps(name) {
      await push(on: stack)
      stack.swipeBack()
      await settle()
    }
  }

  private func push(on stack: UINavigationController) async {
    let number = stack.viewControllers.count
    if number == 1 { screens.list?.day(number) } else { screens.days[number - 1]?.day(number) }
    await settle()
  }

  private func settle() async {
    while Headless.clock.step() || !scene.navigator.isIdle { await Task.yield() }
  }
}

/// The measured stack written by hand, with a path of numbers.
@MainActor final class ViewsByHand {
  private let path = DayPath()
  private let window: UIWindow

  init() {
    window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(rootView: DayStack(path: path))
    window.makeKeyAndVisible()
  }

  func measure() async {
    await settle()
    guard let stack = window.rootViewController?.containers(UINavigationController.self).first else { return print("no stack") }
    await report("views by hand", stack)
    for depth in [100, 500] {
      while stack.viewControllers.count < depth { await push() }
      await report("views by hand, on \(depth) screens", stack)
    }
  }

  private func report(_ name: String, _ stack: UINavigationController) async {
    await measureSteps(name) {
      await push()
      stack.swipeBack()
      await settle()
    }
  }

  private func push() async {
    path.days.append(path.days.count)
    await settle()
  }

  private func settle() async {
    repeat { await Headless.turn() } while Headless.clock.step()
  }
}

private final class DayPath: ObservableObject {
  @Published var days: [Int] = []
}

private struct DayStack: View {
  @ObservedObject var path: DayPath

  var body: some View {
    NavigationStack(path: $path.days) {
      Text("days").navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}
