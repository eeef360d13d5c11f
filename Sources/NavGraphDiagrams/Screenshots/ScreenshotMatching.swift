import NavGraphSyntax

/// Which picture shows which screen, and what is left over on either side.
package struct ScreenshotMatching: Sendable {
  /// A file, and what is known of it before screens are.
  package struct File: Sendable {
    package var screenshot: Screenshot
    /// Its name from the folder of all, without what the kind of file adds.
    package var name: String
    /// The screen that a tag names.
    package var tag: String?
    /// What its preview is called, the likeliest first.
    package var titles: [String] = []
    /// Not to be shown.
    package var isSensitive = false
    package init(_ screenshot: Screenshot, name: String) {
      self.screenshot = screenshot
      self.name = name
    }
  }

  package private(set) var pictures: [String: [Screenshot]] = [:]
  /// Screens without a picture, in the order of the diagram.
  package private(set) var bare: [String] = []
  /// Files without a screen, and what they may have meant.
  package private(set) var strays: [(file: String, help: String)] = []
  /// Screens whose pictures are left out on purpose.
  package private(set) var hidden: [String] = []

  /// `map` says for some screens what their pictures are called; nothing, where they are to have none.
  package init(_ diagram: Diagram, _ files: [File], map: [(screen: String, files: [String])] = []) {
    let screens = diagram.cards.filter(\.hasScreen).map(\.title)
    let known = Set(screens)
    var byKey: [String: String?] = [:]
    // Two screens with one key can only be told apart by a tag or by the map.
    for screen in screens { byKey[ScreenshotName.key(screen), default: screen] = byKey[ScreenshotName.key(screen)] == nil ? screen : nil }
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
          let near = Spelling.nearest(screen, among: known.sorted()).map { "; did you mean \($0)?" } ?? ""
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
  /// Whether it is something that a picture can show.
  var hasScreen: Bool { isScreen || kind == .alert }
}

extension Diagram {
  package mutating func add(_ matching: ScreenshotMatching) {
    for index in cards.indices where cards[index].hasScreen { cards[index].screenshots = matching.pictures[cards[index].title] ?? [] }
  }
}
