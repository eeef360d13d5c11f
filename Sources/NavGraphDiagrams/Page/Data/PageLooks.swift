import NavGraphCompiler

/// The screenshots that a page can show instead of the drawn ones: for a dark appearance, another device, or another language.
package struct PageLooks: Sendable {
  let json: JSON

  /// The data of a page on which no screen has more than one screenshot.
  package static let none = PageLooks(json: .null)

  private init(json: JSON) { self.json = json }

  /// Creates the data. `url` returns the URL of a screenshot in reduced size.
  package init(of diagram: Diagram, url: (Screenshot) -> String?) {
    let cards = diagram.cards.filter { !$0.screenshots.isEmpty }
    var looks: [Screenshot.Look] = []
    for shot in cards.flatMap(\.screenshots) where !looks.contains(shot.look) { looks.append(shot.look) }
    looks.sort {
      ($0.isDark ? 1 : 0, $0.device?.rawValue ?? "", $0.language ?? "") < ($1.isDark ? 1 : 0, $1.device?.rawValue ?? "", $1.language ?? "")
    }
    guard looks.count > 1 else {
      json = .null
      return
    }
    var pictures: [JSON] = []
    var numbers: [Screenshot: Int] = [:]
    func number(of shot: Screenshot) -> Int? {
      if let known = numbers[shot] { return known }
      guard let url = url(shot) else { return nil }
      numbers[shot] = pictures.count
      pictures.append(.string(url))
      return pictures.count - 1
    }
    let shown = cards.map { card in
      JSON.object([
        ("id", .string(card.id)),
        ("pictures", .array(looks.map { look in card.screenshot(nearest: look).flatMap(number).map(JSON.number) ?? .null })),
      ])
    }
    json = .object([("names", .array(looks.map { .string($0.words) })), ("cards", .array(shown)), ("pictures", .array(pictures))])
  }
}

extension Card {
  /// Returns the screenshot nearest to a look. The device counts more than the appearance, and that more than the language.
  func screenshot(nearest look: Screenshot.Look) -> Screenshot? {
    func distance(to other: Screenshot.Look) -> Int {
      ((other.device == .pad) == (look.device == .pad) ? 0 : 12) + (other.isDark == look.isDark ? 0 : 6)
        + (other.language == look.language ? 0 : other.language == nil ? 2 : 4) + (other.device == look.device ? 0 : 1)
    }
    return screenshots.min { distance(to: $0.look) < distance(to: $1.look) }
  }
}
