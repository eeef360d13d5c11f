import NavGraphSyntax
import RandomPrograms
import Testing

@testable import NavGraphChecks
@testable import NavGraphModel

/// Tests that example paths in diagnostics stay on one kind of device and are finite.
@Suite struct DeviceOriginTests {
  /// Returns the places with a device on which their path is endless, or passes a place that the device doesn't show.
  private func broken(_ places: Places) -> [PlaceID] {
    places.deviceOrigins.flatMap { device in
      places.places.ids.filter { start in
        var next: PlaceID? = device.places[start.index] == nil ? nil : start
        for _ in places.places.ids {
          guard let place = next else { return false }
          var origin = device.places[place.index]
          if origin == .unit { origin = device.units[places.unit(of: place).index] }
          guard let origin else { return true }
          next = nil
          if case .event(let source, _) = origin { next = source }
        }
        return next != nil
      }
    }
  }

  private func way(to screen: String, on idiom: Idioms, _ text: String) throws -> String {
    let checked = CheckedText(text)
    #expect(broken(checked.places) == [])
    let device = try #require(checked.places.deviceOrigins.first { $0.idiom == idiom })
    let id = try #require(checked.graph.screens.ids.first { checked.graph.text(of: checked.graph.screens[$0].declared.name) == screen })
    let place = try #require(checked.places.places(of: id).first { device.places[$0.index] != nil })
    return checked.places.way(to: place, in: checked.graph, on: idiom)
  }

  @Test func aPathStaysOnItsDevice() throws {
    let text = """
      app A { scheme a; root stack Home on phone; root stack Desk on pad }
      screen Home { on a -> push Item }
      screen Desk { on b -> push Other }
      screen Other { on c -> push Item }
      screen Item
      """
    #expect(try way(to: "Item", on: .phone, text) == "Home --a--> Item")
    let pad = try way(to: "Item", on: .pad, text)
    #expect(pad == "Desk --b--> Other --c--> Item", "\(pad)")
  }

  /// The flow of a guard contains an event that requires the guard.
  @Test func aFlowThatLeadsToItself() throws {
    let text = """
      app A { scheme a; root stack Home on phone; root stack Desk on pad }
      guard signedIn -> Login
      screen Home { on a -> switch to Inner }
      screen Desk { on b -> switch to Inner }
      stack Inner requires signedIn { root Item }
      screen Item
      modal Login { content stack Name }
      screen Name { on more -> push Help; on done -> finish }
      screen Help { on a -> switch to Inner }
      """
    #expect(try way(to: "Help", on: .phone, text).hasSuffix("Name --more--> Help"))
    #expect(try way(to: "Help", on: .pad, text).hasSuffix("Name --more--> Help"))
  }

  /// A tab and an event of the same modal present the same content.
  @Test func whatATabPresentsToo() throws {
    let text = """
      app A { scheme a; root T on phone; root stack Desk on pad }
      tabs T { tab one "One" stack Home; tab two "Two" -> present Sheet }
      screen Home
      screen Desk
      modal Sheet { content U }
      tabs U { tab three "Three" stack Item; tab four "Four" -> present Sheet }
      screen Item { on again -> present Sheet }
      """
    let found = try way(to: "Item", on: .phone, text)
    #expect(found.hasPrefix("tab two --> ") && found.hasSuffix(" > Item"), "\(found)")
  }

  /// An app-level event presents `Offer`, and its screens lead to the first event that presents it. A search for the path must end.
  @Test func everyPathEnds() {
    let shop = CheckedText(
      """
      app Shop {
        root stack Front
        root Hall on phone
        on offer -> present Offer
      }
      tabs Hall { tab one "One" stack One; tab two "Two" stack Two }
      screen One
      screen Two
      screen Front { on list -> present List }
      modal List { content stack Rows }
      screen Rows { on offer -> present Offer }
      modal Offer { content stack Deal }
      screen Deal repeats { on back -> switch to stack Front }
      """)
    #expect(broken(shop.places) == [])
    for idioms in [Idioms.every, .phone, .pad] {
      for place in shop.places.places.ids {
        let way = shop.places.way(to: place, in: shop.graph, on: idioms)
        #expect(!way.isEmpty && way.utf8.count < 300, "\(way)")
      }
    }
  }

  @Test func everyPathOfRandomProgramsEnds() {
    var devices = 0
    for seed in 0..<60 {
      var names = NameTable()
      var diagnostics: [Diagnostic] = []
      let trees = RandomProgram(seed: UInt64(seed)).files.enumerated().map { number, file in
        parse(SourceFile(path: file.path, text: file.text), file: FileID(number), names: &names, diagnostics: &diagnostics)
      }
      let places = Places(of: resolve(trees, names: names, diagnostics: &diagnostics))
      devices += places.deviceOrigins.count
      #expect(broken(places) == [], "seed \(seed)")
    }
    #expect(devices > 20)
  }
}
