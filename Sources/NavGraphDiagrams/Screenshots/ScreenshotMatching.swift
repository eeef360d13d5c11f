import NavGraphSyntax

/// The assignment of screenshots to screens, with unmatched files and screens.
package struct ScreenshotMatching: Sendable {
  /// A file, and its properties that don't depend on screens.
  package struct File: Sendable {
    package var screenshot: Screenshot
    /// The path relative to the screenshot folder, without suffixes of the kind of file.
    package var name: String
    /// The screen that a tag names.
    package var tag: String?
    /// The titles of its preview, the likeliest first.
    package var titles: [String] = []
    /// Whether the screenshot must not be shown.
    package var isSensitive = false
    package init(_ screenshot: Screenshot, name: String) {
      self.screenshot = screenshot
      self.name = name
    }
  }

  package private(set) var pictures: [String: [Screenshot]] = [:]
  /// The screens without a screenshot, in the order of the diagram.
  package private(set) var bare: [String] = []
  /// The files without a screen, and suggestions for them.
  package private(set) var strays: [(file: String, help: String)] = []
  /// The screens whose screenshots are left out intentionally.
  package private(set) var hidden: [String] = []

  /// Creates the assignment. `map` lists the files of some screens. A screen with an empty list shows none.
  package init(for diagram: Diagram, files: [File], map: [(screen: String, files: [String])] = []) {
    let screens = diagram.cards.filter(\.hasScreen).map(\.title)
    let known = Set(screens)
    var byKey: [String: String?] = [:]
    // Two screens with the same key can be distinguished only by a tag or by the map.
    for screen in screens {
      byKey[ScreenshotName.key(of: screen), default: screen] = byKey[ScreenshotName.key(of: screen)] == nil ? screen : nil
    }
    var mapped: [String: String] = [:]
    for (screen, files) in map { for file in files { mapped[file] = screen } }
    var sensitive = Set(map.filter { $0.files.isEmpty }.map(\.screen))
    var found: [(screen: String, Screenshot)] = []
    for file in files {
      let written = Screenshot.Look.of(file.name)
      if let screen = mapped[file.screenshot.file] ?? file.tag {
        var shot = file.screenshot
        shot.look = shot.look.completed(by: written)
        if file.isSensitive {
          sensitive.insert(screen)
        } else if known.contains(screen) {
          found.append((screen, shot))
        } else {
          let near = Spelling.nearest(to: screen, among: known.sorted()).map { "; did you mean \($0)?" } ?? ""
          strays.append((file.screenshot.file, "its tag names \(screen), which isn't a screen" + near))
        }
        continue
      }
      let match = (file.titles + [file.name]).lazy.flatMap { ScreenshotName($0).candidates }.first { byKey[$0.key, default: nil] != nil }
      guard let match, let screen = byKey[match.key, default: nil] else {
        strays.append((file.screenshot.file, ""))
        continue
      }
      if file.isSensitive {
        sensitive.insert(screen)
      } else {
        var shot = file.screenshot
        shot.look = shot.look.completed(by: match.look)
        found.append((screen, shot))
      }
    }
    for (screen, shot) in found where !sensitive.contains(screen) { pictures[screen, default: []].append(shot) }
    var seen: Set<String> = []
    for screen in screens where seen.insert(screen).inserted {
      if sensitive.contains(screen) { hidden.append(screen) } else if pictures[screen] == nil { bare.append(screen) }
    }
  }
}

extension Card {
  /// Whether a screenshot can show the card.
  var hasScreen: Bool { isScreen || kind == .alert }
}

extension Diagram {
  package mutating func add(_ matching: ScreenshotMatching) {
    for index in cards.indices where cards[index].hasScreen { cards[index].screenshots = matching.pictures[cards[index].title] ?? [] }
  }
}
