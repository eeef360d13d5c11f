import Testing

@testable import NavGraphChecks

/// Tests that links and steps that show a place with other values evaluate its guards again, and that assertions know that (NAV1103).
@Suite struct OtherValuesTests {
  private static let hotel = """
    app Hotel { platform iOS 16; scheme hotel; root stack Lobby }
    guard mayEnter(room: Int) -> Doorman
    guard open -> Doorman
    screen Lobby { title "Lobby"; on up -> switch to Floor }
    screen Plan { title "Plan"; on back -> stay }
    screen Doorman { on tip -> finish; on leave -> dismiss }
    assert never Doorman after Room

    """

  private func codes(_ rest: String) -> [Int] { Checked(Self.hotel + rest).codes.filter { $0 == 1103 || $0 == 1105 } }

  private static let room = "screen Room(number: Int) requires mayEnter(room: number) { title }\n"
  private static let tabs = """
    tabs Floor { tab rooms "Rooms" icon "bed.double" stack Room(number: 1); tab map "Map" icon "map" stack Plan }

    """

  @Test func ofTheScreenItself() {
    #expect(codes(Self.tabs + Self.room + "route \"/room/{number}\" -> Floor / rooms / Room(number)") == [1103])
    #expect(codes("stack Floor { root Room(number: 1) }\n" + Self.room + "route \"/room/{number}\" -> Floor / Room(number)") == [1103])
    #expect(
      codes("pages Floor { page Room(number: 1); page Plan }\n" + Self.room + "route \"/room/{number}\" -> Floor / page Room(number)") == [
        1103
      ])
    // With the values that are shown anyway, no guard is evaluated again.
    #expect(codes(Self.tabs + Self.room + "route \"/room\" -> Floor / rooms / Room(number: 1)") == [])
  }

  @Test func ofAnEventsOpen() {
    let room =
      "screen Room(number: Int) requires mayEnter(room: number) { title; on next(number: Int) -> open \"/room/{number}\"(number) }\n"
    #expect(codes("stack Floor { root Room(number: 1) }\n" + room + "route \"/room/{number}\" -> Floor / Room(number)") == [1103])
  }

  @Test func ofTheContainer() {
    let room = "screen Room(number: Int) { title; on other(number: Int) -> replace Room(number) }\n"
    let plain = "screen Room(number: Int) { title }\n"
    let tabs = "tabs Floor { tab map \"Map\" icon \"map\" stack Plan; tab rooms \"Rooms\" icon \"bed.double\" Wing(room: 1) }\n"
    let wing = "stack Wing(room: Int) requires mayEnter(room) { root Room(number: room) }\n"
    #expect(codes(tabs + wing + plain + "route \"/room/{room}\" -> Floor / rooms / Wing(room)") == [1103])
    #expect(codes(tabs + wing + plain + "route \"/room/{number}\" -> Floor / rooms / Room(number)") == [1103])
    #expect(codes(tabs + wing + room) == [1103], "a step shows another room in the place of the first")
    #expect(codes(tabs + wing + plain) == [])
    // The guard reads no value, so it has been evaluated.
    let other = "stack Wing(room: Int) requires open { root Room(number: room) }\n"
    #expect(codes(tabs + other + plain + "route \"/room/{room}\" -> Floor / rooms / Wing(room)") == [])
  }
}
