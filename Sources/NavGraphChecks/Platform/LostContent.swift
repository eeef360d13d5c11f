import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let lostAccessory = Rule(
    number: 0902, severity: .warning, summary: "content that only the accessory of a tab bar leads to, on systems without one",
    rationale: """
      A tab bar has an accessory from iOS \(PlatformOptions.accessory.uikit.release) on. On older systems there is no accessory, and what \
      only it leads to can't be reached. Add another step that leads there, or raise `platform`.
      """,
    failing: """
      app Player {
        platform iOS 18
        root Main
      }
      tabs Main {
        tab home  stack Home
        tab radio stack Radio
        accessory NowPlaying
      }
      screen Home
      screen Radio
      screen NowPlaying {
        on open -> present Playlist
      }
      screen Playlist
      """,
    corrected: """
      app Player {
        platform iOS 18
        root Main
      }
      tabs Main {
        tab home  stack Home
        tab radio stack Radio
        accessory NowPlaying
      }
      screen Home {
        on playing -> present Playlist
      }
      screen Radio
      screen NowPlaying {
        on open -> present Playlist
      }
      screen Playlist
      """)

  static let lostInspector = Rule(
    number: 0903, severity: .error, summary: "content that only an inspector column shows, on systems without one",
    rationale: """
      In UIKit a split has an inspector column from iOS \(PlatformOptions.inspector.uikit.release) on. On older systems there is no such \
      column, so `show inspector` does nothing and its content isn't shown. Show the content in another place as well, or raise \
      `platform`. An app with only `output swiftui` shows it in a sheet there.
      """,
    failing: """
      app Studio {
        platform iOS 18
        root Desk
      }
      split Desk {
        sidebar   Files
        detail    stack Canvas
        inspector Layers
      }
      screen Files
      screen Canvas {
        on layers -> show inspector
      }
      screen Layers
      """,
    corrected: """
      app Studio {
        platform iOS 26
        root Desk
      }
      split Desk {
        sidebar   Files
        detail    stack Canvas
        inspector Layers
      }
      screen Files
      screen Canvas {
        on layers -> show inspector
      }
      screen Layers
      """)
}

extension Checker {
  func checkLostContent() {
    guard graph.tabSets.contains(where: { $0.accessory != nil }) || graph.splits.contains(where: { $0.inspector != nil }) else { return }
    if platform < PlatformOptions.accessory.uikit.release { checkAccessories() }
    // SwiftUI output shows a sheet on systems without an inspector.
    if platform < PlatformOptions.inspector.uikit.release, graph.app?.output != .swiftui { checkInspectors() }
  }

  private func checkAccessories() {
    var isLeftOut = [Bool](repeating: false, count: places.slots.count)
    var starts: [Slot.Kind: [PlaceID]] = [:]
    // The IDs are ordered so that each slot follows its parent.
    for slot in places.slots.ids {
      let value = places.slots[slot]
      guard let parent = value.parent else { continue }
      isLeftOut[slot.index] = value.role == .accessory || isLeftOut[parent.index]
      if value.role == .accessory { starts[places.slots[parent].kind, default: []] += places.places(in: slot) }
    }
    let older = OlderReach(in: places, without: isLeftOut)
    var reach = older
    var told = 0
    let release = PlatformOptions.accessory.uikit.release
    for tabs in graph.tabSets.ids {
      guard let range = graph.tabSets[tabs].accessoryRange else { continue }
      var screens: [ScreenID] = []
      var seen: Set<ScreenID> = []
      for place in reach.beyond(starts[.tabs(tabs)] ?? []) {
        let screen = places.places[place].screen
        if !older.shows(screen), !isOpen(screen), seen.insert(screen).inserted { screens.append(screen) }
      }
      guard !screens.isEmpty else { continue }
      let names = list(of: screens.map { "`\(name(of: $0))`" })
      report(
        Diagnostic(
          .lostAccessory, message: "before iOS \(release) nothing leads to \(names), because there is no accessory", at: range,
          label: "from iOS \(release) on", secondary: platformLabels(),
          further: further(screens.map { .screen($0) }, words: "nothing leads here either"),
          notes: platformNotes() + way(to: places.places(of: screens[0]).first, told: &told),
          help: ["add a step that leads there from another screen, or write \(platformFix(for: "\(release)"))"]))
    }
  }

  private func checkInspectors() {
    let lost = lostScreens { $0 == .column(.inspector) }
    let release = PlatformOptions.inspector.uikit.release
    for split in graph.splits.ids {
      guard let inspector = graph.splits[split].inspector else { continue }
      let screens = lost[.split(split)] ?? []
      guard !screens.isEmpty else { continue }
      report(
        Diagnostic(
          .lostInspector, message: "\(shownNowhere(screens)) before iOS \(release), the first with an inspector column",
          at: graph.instances[inspector].range, label: "no such column before iOS \(release)", secondary: platformLabels(),
          notes: platformNotes(),
          help: ["present it as well for systems without an inspector, or write \(platformFix(for: "\(release)"))"]))
    }
  }

  /// Returns the screens that are shown only in slots with such a role, by the container around the slot, in the order of the slots.
  private func lostScreens(where isNew: (Slot.Role) -> Bool) -> [Slot.Kind: [ScreenID]] {
    var isElsewhere = graph.screens.map { $0.isExternal || $0.declared.isPoisoned }
    var news: [PlaceID] = []
    for place in places.places.ids {
      if let slot = newSlot(around: places.places[place].slot, where: isNew), places.slots[slot].parent != nil {
        news.append(place)
      } else {
        isElsewhere[places.places[place].screen.index] = true
      }
    }
    var result: [Slot.Kind: [ScreenID]] = [:]
    var seen: Set<UInt64> = []
    for place in news where !isElsewhere[places.places[place].screen.index] {
      let screen = places.places[place].screen
      guard let slot = newSlot(around: places.places[place].slot, where: isNew), let parent = places.slots[slot].parent else { continue }
      // A container can have several slots.
      if seen.insert(UInt64(screen.raw) << 32 | number(of: places.slots[parent].kind)).inserted {
        result[places.slots[parent].kind, default: []].append(screen)
      }
    }
    return result
  }

  private func number(of kind: Slot.Kind) -> UInt64 {
    switch kind {
    case .tabs(let id): UInt64(id.raw)
    case .split(let id): UInt64(id.raw)
    default: 0
    }
  }

  /// Returns the nearest slot with such a role, which is the slot itself or contains it.
  private func newSlot(around slot: SlotID, where isNew: (Slot.Role) -> Bool) -> SlotID? {
    var next: SlotID? = slot
    while let id = next {
      if isNew(places.slots[id].role) { return id }
      next = places.slots[id].parent
    }
    return nil
  }

  /// A label for the `platform` line. If there is no such line, `platformNotes` has a note instead.
  private func platformLabels() -> [Label] {
    graph.app?.platformRange.map { [Label(at: $0, text: "iOS \(platform) is the oldest system")] } ?? []
  }

  private func platformNotes() -> [String] {
    graph.app?.platformRange == nil ? ["the app has no `platform` line, so it runs on iOS \(App.Version.oldest)"] : []
  }

  /// Returns a message such as "`A` is shown nowhere".
  private func shownNowhere(_ screens: [ScreenID]) -> String {
    "\(list(of: screens.map { "`\(name(of: $0))`" })) \(screens.count == 1 ? "is" : "are") shown nowhere"
  }
}
