import Foundation
import NavGraphLowering
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax
import Repository
import Testing

/// Tests of random paths through every sample, on every kind of device.
@Suite struct SampleTests {
  private static let folder = Repository.url(at: "Samples")

  static var samples: [String] { Repository.samples.map(\.name) }

  private func app(_ sample: String) throws -> App {
    let folder = SampleTests.folder.appending(path: sample)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".navgraph") }.sorted()
    return App(try files.map { SourceFile(path: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) })
  }

  @Test func maxMove() throws {
    let moving = try SampleTests.samples.filter { sample in
      var walk = RandomWalk(try app(sample), on: .phone, seed: 5)
      let start = walk.scene.description
      return (0..<60).contains { _ in
        walk.step()
        return walk.scene.description != start
      }
    }
    #expect(moving.count > 20)
  }

  @Test(arguments: samples) func walks(sample: String) throws {
    let app = try app(sample)
    for idiom in NavGraph.Idiom.allCases {
      var walk = RandomWalk(app, on: idiom, seed: UInt64(sample.utf8.count) &* 7919)
      #expect(walk.scene.tree.rootName != nil, "\(sample) on \(idiom)")
      for _ in 0..<150 {
        walk.step()
        #expect(!walk.scene.driver.isExhausted, "\(sample) on \(idiom): \(walk.scene)")
        #expect(!walk.scene.description.contains("?)"), "a value is missing: \(walk.scene)")
      }
    }
  }

  @Test(arguments: samples) func comesBack(sample: String) throws {
    let app = try app(sample)
    var walk = RandomWalk(app, on: .pad, seed: 11)
    for _ in 0..<60 {
      walk.step()
      // Whether a window is narrow isn't saved.
      walk.scene.expand()
      guard walk.scene.tree.rootFlow == nil, let saved = walk.scene.save() else { continue }
      var again = app.start(on: .pad, restoring: saved)
      again.expand()
      // The restored scene must have the same saved state. The rest can't be saved.
      #expect(again.save() == saved, "\(sample): \(walk.scene) came back as \(again)")
    }
  }
}

/// Random taps, links, and swipes, which are the same in every run.
private struct RandomWalk {
  var scene: Simulator
  private let app: App
  private var state: UInt64

  init(_ app: App, on idiom: NavGraph.Idiom, seed: UInt64) {
    self.app = app
    scene = app.start(on: idiom)
    state = seed | 1
  }

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound < 1 ? 0 : Int((state >> 33) % UInt64(bound))
  }

  mutating func step() {
    let graph = app.graph
    switch next(12) {
    case 0: scene.back()
    case 1: scene.dismiss()
    case 2: scene.turn(by: next(2) == 0 ? 1 : -1)
    case 3 where !graph.tabs.isEmpty: scene.select(graph.text(of: graph.tabs[TabID(next(graph.tabs.count))].declared.name))
    case 4 where !graph.routes.isEmpty:
      let route = RouteID(next(graph.routes.count))
      scene.open(route, with: values(graph.routes[route].parameters))
    case 5 where !graph.entries.isEmpty:
      let entry = EntryID(next(graph.entries.count))
      scene.enter(entry, with: values(graph.entries[entry].parameters))
    case 6: scene.collapse()
    case 7: scene.expand()
    default:
      if case .alert(let alert)? = scene.tree.modals.last?.modal.id {
        let buttons = graph.alerts[alert].buttons
        scene.press(graph.text(of: graph.buttons[buttons[next(buttons.count)]].name))
        return
      }
      let front = scene.front
      guard !front.isEmpty, let screen = front[next(front.count)].screen else { return }
      let events = graph.events(of: screen.id)
      guard !events.isEmpty else { return }
      let event = events[next(events.count)]
      let own = values(graph.events[event].parameters)
      let named = Dictionary(own.map { (graph.text(of: graph.parameters[$0].name), $1) }) { first, _ in first }
      scene.send(graph.text(of: graph.events[event].declared.name), with: named, from: ScreenKind.name(of: screen.id, in: app.tables))
    }
  }

  private mutating func values(_ parameters: IDRange<Parameter>) -> [ParameterID: Value] {
    var all: [ParameterID: Value] = [:]
    for id in parameters { all[id] = value(app.graph.parameters[id].type) }
    return all
  }

  private mutating func value(_ type: TypeID) -> Value {
    switch app.graph.carried(by: type) {
    case .string: .string("s" + String(next(3)))
    case .int: .int(Int64(next(3)))
    case .double: .double(Double(next(3)) / 2)
    case .bool: .bool(next(2) == 0)
    case .uuid: .uuid("00000000-0000-0000-0000-00000000000" + String(next(3)))
    case .date: .date("2026-01-0" + String(1 + next(3)))
    case .url: .url("https://a.example/" + String(next(3)))
    case .enumeration(let id):
      .enumerationCase(app.graph.enumerations[id].cases[next(app.graph.enumerations[id].cases.count)])
    case .external: .external("e" + String(next(3)))
    case .list(let element): .list((0..<next(3)).map { _ in value(element) })
    case .alias, .optional, .unknown: .nil
    }
  }
}
