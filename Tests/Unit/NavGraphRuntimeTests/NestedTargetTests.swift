@testable import NavGraphRuntime
import Testing

/// Tests of `present M / A / B` and `push A / B`, which show several screens at once.
@Suite struct NestedTargetTests {
  private func changes(_ scene: Scene) -> Int {
    scene.driver.reports.filter { if case .shows = $0 { true } else { false } }.count
  }

  @Test func itIsOneChange() {
    var scene = Scene()
    let before = changes(scene)
    scene.send(.present(.editor), .push(.tips))
    #expect(scene.modals == [.editor])
    #expect(scene.screens(in: .editorStack) == [.form, .tips])
    #expect(changes(scene) == before + 1)
    scene.end()
    scene.send(.push(.early), .push(.late))
    #expect(scene.path == [.home, .early, .late])
    #expect(scene.dropped.isEmpty)
  }

  /// A task that awaits the event gets the outcome of the presentation, also if more screens were pushed.
  @Test func whoeverAwaitsHearsOfIt() {
    var scene = Scene()
    let waiter = scene.perform(.present(.editor, then: .pushNote), .push(.tips))
    #expect(scene.driver.outcomes.isEmpty)
    scene.send(.finish(.number(7)))
    #expect(scene.path == [.home, .note(7)])
    #expect(scene.driver.outcomes == [waiter: .finished(.number(7))])
  }

  @Test func theLastOfSeveralCounts() {
    var scene = Scene()
    let waiter = scene.perform(.present(.editor), .push(.tips), .present(.survey))
    #expect(scene.modals == [.editor, .survey])
    scene.end()
    #expect(scene.modals == [.editor])
    #expect(scene.driver.outcomes == [waiter: .dismissed(by: .user)])
  }

  /// Steps after the guard wait for its flow. Presented modals stay, and a waiting task gets their outcome.
  @Test func aGuardInsideIsAskedThere() {
    var scene = Scene(refused: [.unlocked])
    let waiter = scene.perform(.present(.editor, then: .pushNote), .push(.secret))
    #expect(scene.modals == [.editor, .pin])
    #expect(scene.screens(in: .editorStack) == [.form])
    scene.refused = []
    scene.end(.finished(.done))
    #expect(scene.screens(in: .editorStack) == [.form, .secret])
    #expect(scene.driver.outcomes.isEmpty)
    scene.send(.finish(.number(1)))
    #expect(scene.path == [.home, .note(1)])
    #expect(scene.driver.outcomes == [waiter: .finished(.number(1))])
  }
}
