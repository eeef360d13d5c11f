import Foundation
import NavGraphRuntime
import Testing

@testable import IdiomsGenerated

/// Tests the generated code of a modal whose content differs on another idiom.
@Suite struct ContentOnPadTests {
  private let phone = Atlas.NavigationState.pocket(presenting: [.directions(to: "7")])
  private let pad = Atlas.NavigationState.desk(presenting: [.directionsOnPadMac(to: "7", [.guidance(to: "7")])], on: .pad)

  @Test func aStateSaysOnWhichDeviceItIs() {
    #expect(phone.screens == [.guidance(to: "7")])
    #expect(pad.screens == [.guidance(to: "7")])
    #expect(pad.screens(in: .trip) == [.overview(of: "7"), .guidance(to: "7")])
    #expect(phone.modals == pad.modals)
    // Content that is declared for another idiom is ignored.
    let other = Atlas.NavigationState.pocket(presenting: [.directionsOnPadMac(to: "7", [.guidance(to: "7")])])
    #expect(other == phone)
  }

  @Test func aStateComesBackOnItsDevice() throws {
    for state in [phone, pad] {
      let read = try JSONDecoder().decode(Atlas.NavigationState.self, from: JSONEncoder().encode(state))
      #expect(read == state)
    }
  }

  @Test func eachDeviceOpensItsOwn() {
    #expect(phone.opening(.placesDirections(id: "7")).screens == [.guidance(to: "7")])
    #expect(pad.opening(.placesDirections(id: "7")).screens(in: .trip) == [.overview(of: "7"), .guidance(to: "7")])
  }
}
