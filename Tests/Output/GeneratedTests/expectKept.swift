import Foundation
import Testing

/// Expects that a state is equal to `wanted`, or else to itself, after it was encoded and decoded.
func expectKept<State: Hashable & Codable>(_ state: State, as wanted: State? = nil, at location: SourceLocation = #_sourceLocation) throws {
  let kept = try JSONDecoder().decode(State.self, from: JSONEncoder().encode(state))
  #expect(kept == wanted ?? state, sourceLocation: location)
  let twice = try JSONDecoder().decode(State.self, from: JSONEncoder().encode(kept))
  #expect(twice == kept, sourceLocation: location)
}
