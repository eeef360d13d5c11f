import SwiftUI
import Testing
import UIKit

/// Navigation stacks with paths and user input.
@MainActor @Suite(.headless) struct StackTests {
  private struct Screens: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Text(model.root).id(model.root)
          .navigationDestination(for: Int.self) { number in Page(number: number, model: model) }
      }
    }
  }

  private struct Page: View {
    let number: Int
    let model: Model
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("page \(number)")
        Button("leave") { dismiss() }
        Probe(name: "\(number)", model: model)
      }
    }
  }

  private let model = Model()

  @Test func swiftui_n1_aPathIsShown() {
    let rig = Rig(Screens(model: model))
    #expect(rig.texts == ["root"])
    model.path = [1, 2]
    settle()
    #expect(rig.texts == ["page 2", "leave"])
    #expect(rig.stack?.viewControllers.count == 3)
    model.path = []
    settle()
    #expect(rig.texts == ["root"])
    #expect(rig.violations == [])
  }

  @Test func swiftui_n2_whatStaysIsTheSame() throws {
    let rig = Rig(Screens(model: model))
    model.path = [1]
    settle()
    let page = try #require(rig.stack?.viewControllers.last)
    model.path = [1, 2]
    settle()
    #expect(rig.stack?.viewControllers.dropFirst().first === page)
    model.path = [3, 2]
    settle()
    #expect(rig.stack?.viewControllers.dropFirst().first !== page)
  }

  @Test func swiftui_n3_aWriteWhileItMovesIsLost() {
    let rig = Rig(Screens(model: model))
    model.path = [1]
    Headless.clock.advance(by: 0.1)
    model.path = [1, 2]
    settle()
    #expect(rig.violations == ["SwiftUI-N3"])
    #expect(rig.texts == ["page 1", "leave"], "the path is longer than what is shown")
  }

  @Test func swiftui_n4_aDestinationInALazyContainerIsIgnored() {
    struct Lazy: View {
      @ObservedObject var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          List { Text("root").navigationDestination(for: Int.self) { Text("page \($0)") } }
        }
      }
    }
    let rig = Rig(Lazy(model: model))
    model.path = [1]
    settle()
    #expect(Set(rig.violations) == ["SwiftUI-N4"])
    #expect(rig.texts == [])
  }

  @Test func swiftui_n4_aSecondDestinationForATypeIsReported() {
    struct Twice: View {
      @ObservedObject var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          Text("root")
            .navigationDestination(for: Int.self) { Text("one \($0)") }
            .navigationDestination(for: Int.self) { Text("two \($0)") }
        }
      }
    }
    let rig = Rig(Twice(model: model))
    #expect(rig.violations == ["SwiftUI-N4"])
  }

  @Test func swiftui_n5_rootAndPathChangedTogetherLoseThePath() {
    let rig = Rig(Screens(model: model))
    model.root = "other"
    model.path = [1]
    settle()
    #expect(rig.violations == ["SwiftUI-N5"])
    #expect(rig.texts == ["other"])
    #expect(model.path == [])
    model.path = [1]
    settle()
    #expect(rig.texts == ["page 1", "leave"])
  }

  @Test(arguments: [false, true]) func swiftui_n6_aSwipeWritesThePath(early: Bool) {
    Headless.options.pathIsWrittenEarly = early
    let rig = Rig(Screens(model: model))
    model.path = [1, 2]
    settle()
    #expect(rig.stack?.swipeBack() == true)
    #expect(model.path == [1, 2], "nothing has happened yet")
    settle()
    #expect(model.path == [1])
    #expect(rig.texts == ["page 1", "leave"])
    #expect(rig.stack?.tapBack() == true)
    #expect(model.path == (early ? [] : [1]))
    settle()
    #expect(model.path == [])
    #expect(rig.violations == [])
  }

  @Test func swiftui_n7_aSwipeThatSpringsBackWritesNothing() {
    let rig = Rig(Screens(model: model))
    model.path = [1]
    settle()
    #expect(rig.stack?.swipeBack(complete: false) == true)
    settle()
    #expect(model.path == [1])
    #expect(rig.texts == ["page 1", "leave"])
  }

  @Test func swiftui_n8_theMenuOfBackWritesOnce() throws {
    let rig = Rig(Screens(model: model))
    model.path = [1, 2, 3]
    settle()
    let root = try #require(rig.stack?.viewControllers.first)
    #expect(rig.stack?.longPressBack(to: root) == true)
    settle()
    #expect(model.path == [])
  }

  @Test func swiftui_p7_dismissGoesBack() {
    let rig = Rig(Screens(model: model))
    model.path = [1, 2]
    settle()
    #expect(rig.tap("leave"))
    #expect(model.path == [1])
    #expect(rig.texts == ["page 1", "leave"])
  }

  @Test func swiftui_p8_withoutAnimationItIsThereAtOnce() {
    let rig = Rig(Screens(model: model))
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.path = [1] }
    Headless.clock.step()
    #expect(rig.window.isInTransition == false)
    #expect(rig.texts == ["page 1", "leave"])
  }

  @Test func swiftui_r2_aProbeAppearsWhenTheScreenHasCome() {
    let rig = Rig(Screens(model: model))
    model.path = [1]
    Headless.clock.advance(by: 0.1)
    #expect(model.diary == [])
    #expect(rig.window.isInTransition)
    settle()
    #expect(model.diary == ["1 appeared"])
    _ = rig.stack?.swipeBack(complete: false)
    settle()
    #expect(model.diary == ["1 appeared", "1 appeared"], "a swipe that springs back lets it appear again")
  }
}
