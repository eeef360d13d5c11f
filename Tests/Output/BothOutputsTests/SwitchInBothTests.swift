import NavGraphTesting
import Testing
import UIKit

@testable import MailGenerated
@testable import MessengerGenerated
@testable import NavGraphRuntime

/// Whatever a device answers to the open questions, the same taps come to the same.
@MainActor @Suite struct SwitchInBothTests {
  /// An output in a world with some answers that aren't the usual ones.
  struct World: Sendable, CustomTestStringConvertible {
    let output: Output
    let others: [HeadlessSwitch]

    /// None, all, and mixtures in which any two answers are apart: each question has a number, and a mixture is a bit of it.
    static let all: [World] = Output.allCases.flatMap(worlds)

    private static func worlds(of output: Output) -> [World] {
      // What SwiftUI does with a stack of its own beneath a sheet of its own is its affair.
      let questions = output == .uikit ? HeadlessSwitch.ofControllers : HeadlessSwitch.allCases.filter { $0 != .refusesWhilePresented }
      var worlds = [World(output: output, others: []), World(output: output, others: questions)]
      for bit in 0..<5 {
        for wanted in [0, 1] {
          let mixture = questions.indices.filter { ($0 + 1) >> bit & 1 == wanted }
          worlds.append(World(output: output, others: mixture.map { questions[$0] }))
        }
      }
      return worlds
    }

    var options: HeadlessOptions {
      var options = HeadlessOptions()
      for question in others { options[question].toggle() }
      // The headless SwiftUI tells a tap from a finger by its transition.
      if options.hidesTransitions { options.pathIsWrittenEarly = false }
      return options
    }

    var testDescription: String { "\(output), " + (others.count == 1 ? others[0].rawValue : "\(others.count) answers") }
  }

  private static var usualTaps: [Output: [[String]]] = [:]
  private static var usualColumns: [Output: [[String]]] = [:]

  @Test(arguments: World.all) func q11_theSameTapsComeToTheSame(_ world: World) async {
    if Self.usualTaps[world.output] == nil { Self.usualTaps[world.output] = await taps(World(output: world.output, others: [])) }
    let found = await taps(world)
    #expect(found == Self.usualTaps[world.output] && found.count == 8)
  }

  /// What the state is after each of them.
  private func taps(_ world: World) async -> [[String]] {
    await Headless.isolated(world.options) {
      var states: [[String]] = []
      let stage = Stage.messenger(world.output)
      await stage.start()
      @MainActor func note() {
        states.append(stage.state)
        stage.expectConsistent()
      }
      await stage.tap("profile", on: "chatList")
      await stage.tap("message", on: "profile", 2)
      note()
      await stage.finger { stage.stack?.swipeBack(complete: false) }
      await stage.finger { stage.stack?.tapBack() }
      note()
      await stage.tapTab(2)
      note()
      await stage.tapTab(0)
      let list = stage.stack?.viewControllers.first
      if let list { await stage.finger { stage.stack?.longPressBack(to: list) } }
      note()
      await stage.tap("compose", on: "chatList")
      note()
      await stage.finger { stage.presented.last?.dragSheetDown() }
      _ = await stage.settleAndLook()
      note()
      await stage.tap("profile", on: "chatList", 3)
      await stage.finger { stage.stack?.performEscape() }
      note()
      stage.open(Messenger.Route.chats(id: Messenger.ChatID(rawValue: "link")).target)
      await stage.settle()
      note()
      return states
    }
  }

  /// What no finger takes down in compact height is still there, and goes when the device has been turned.
  @Test(arguments: Output.allCases, [false, true]) func q11_aSheetInCompactHeight(_ output: Output, isHeld: Bool) async {
    var options = HeadlessOptions()
    options.holdsSheetsInCompactHeight = isHeld
    await Headless.isolated(options) {
      let stage = Stage.messenger(output)
      await stage.start()
      await stage.tap("compose", on: "chatList")
      let before = stage.state
      stage.window.changeSize(horizontal: .compact, vertical: .compact)
      await stage.settle()
      #expect(stage.presented.last?.dragSheetDown(complete: false) == !isHeld)
      await stage.settle()
      #expect(stage.state == before)
      stage.expectConsistent()
      stage.window.changeSize(horizontal: .compact)
      await stage.finger { stage.presented.last?.dragSheetDown() }
      _ = await stage.settleAndLook()
      #expect(stage.shown == ["chatList"])
      stage.expectConsistent()
    }
  }

  /// Columns that collapse, and what is chosen in them.
  @Test(arguments: World.all) func q11_columnsToo(_ world: World) async {
    if Self.usualColumns[world.output] == nil { Self.usualColumns[world.output] = await columns(World(output: world.output, others: [])) }
    let found = await columns(world)
    #expect(found == Self.usualColumns[world.output] && found.count == 3)
  }

  private func columns(_ world: World) async -> [[String]] {
    var options = world.options
    options.idiom = .pad
    return await Headless.isolated(options) {
      var states: [[String]] = []
      let stage = Stage.mail(world.output)
      await stage.start()
      for width in [UIUserInterfaceSizeClass.compact, .regular, .compact] {
        stage.window.changeSize(horizontal: width)
        await stage.settle()
        states.append(stage.state)
        stage.expectConsistent()
      }
      return states
    }
  }
}
