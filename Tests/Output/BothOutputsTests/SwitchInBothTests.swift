import NavGraphTesting
import Testing
import UIKit

@testable import MailGenerated
@testable import MessengerGenerated
@testable import NavGraphRuntime

/// Tests that the same taps lead to the same states, whatever the answers to the open questions about devices are.
@MainActor @Suite struct SwitchInBothTests {
  /// An output in a world where some open questions have an unusual answer.
  struct World: Sendable, CustomTestStringConvertible {
    let output: Output
    let others: [HeadlessSwitch]

    /// Worlds with no unusual answers, with all, and with mixtures in which any two
    /// questions differ. Each question has a number, and each mixture is a bit of it.
    static let all: [World] = Output.allCases.flatMap(worlds)

    private static func worlds(of output: Output) -> [World] {
      // SwiftUI handles its own stack under its own sheet.
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
      // The headless SwiftUI distinguishes a tap from a gesture by its transition.
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

  /// Returns the state after each tap.
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

  /// A sheet that can't be dragged down in compact height stays, and the user can drag it down after the device has rotated.
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

  /// Tests columns that collapse, and their selection.
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
