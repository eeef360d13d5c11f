import Foundation
import Testing

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import TypesGenerated

/// Tests that values of all parameter types are saved. A value that can't be encoded ends the stack.
@Suite struct TypeStateTests {
  typealias State = Museum.NavigationState

  @Test func p4_parametersOfAllTypesAreKept() throws {
    var numbers = SeededNumbers(3)
    for _ in 0..<200 {
      let text = String((0..<numbers.next(12)).map { _ in Character(Unicode.Scalar(UInt8(32 + numbers.next(95)))) }) + "é\u{0}\"\\🙂"
      let steps: [Museum.NavigationState.HallsStep] = [
        .hall(id: Museum.HallID(rawValue: numbers.next(2) == 0 ? .min : .max)),
        .hall(id: 1, since: Date(timeIntervalSinceReferenceDate: Double(numbers.next(1 << 30)) / 7), tags: [text, ""]),
        .object(id: Museum.ObjectID(rawValue: UUID()), zoom: Double(numbers.next(1 << 30)) / 3, captions: numbers.next(2) == 0),
        .comparison(selection: Selection(name: text)),
      ]
      let path = (0..<numbers.next(6)).map { _ in steps[numbers.next(steps.count)] }
      let floors = Museum.Floor.allCases
      try expectKept(State.halls(.init(from: .hallList(floor: floors[numbers.next(floors.count)], language: .german), path)))
    }
  }

  /// An identifier is encoded as its raw value of any type, as servers send it.
  @Test func identifiersAreCodedAsTheirValues() throws {
    let uuid = UUID()
    let text = String(decoding: try JSONEncoder().encode([Museum.ObjectID(rawValue: uuid)]), as: UTF8.self)
    #expect(text == "[\"\(uuid.uuidString)\"]")
    #expect(try JSONDecoder().decode([Museum.ObjectID].self, from: Data(text.utf8)) == [Museum.ObjectID(rawValue: uuid)])
    #expect(String(decoding: try JSONEncoder().encode([Museum.HallID(rawValue: 7)]), as: UTF8.self) == "[7]")
  }

  @Test func p3_transientScreensAreNotKept() throws {
    let below: [Museum.NavigationState.HallsStep] = [.hall(id: 1)]
    try expectKept(
      State.halls(NavGraph.Path(below + [.drawing(sketch: Sketch(lines: 3)), .hall(id: 2)])), as: State.halls(NavGraph.Path(below)))
  }

  /// A value that isn't a number can't be encoded, and the rest of the state is saved.
  @Test func p1_whatHasNoTextEndsTheStack() throws {
    try expectKept(
      State.halls([.hall(id: 1), .object(id: Museum.ObjectID(rawValue: UUID()), zoom: .nan)]), as: State.halls([.hall(id: 1)]))
    try expectKept(State.halls([.object(id: Museum.ObjectID(rawValue: UUID()), zoom: .infinity)]), as: State.halls())
  }
}
