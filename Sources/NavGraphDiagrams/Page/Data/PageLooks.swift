import NavGraphCompiler

/// The pictures of screens that a page can show instead of those that are drawn: dark ones, those of a pad, of another language.
package struct PageLooks: Sendable {
  let json: JSON

  /// Of screens with at most one picture each, and of none.
  package static let none = PageLooks(json: .null)

  private init(json: JSON) { self.json = json }

  /// `url` says for a picture where the page has it, made small.
  package init(_ diagram: Diagram, _ url: (Screenshot) -> String?) {
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
    func number(_ shot: Screenshot) -> Int? {
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
  /// The one that comes nearest to a look: on the same device rather than as dark, and as dark rather than in the same language.
  func screenshot(nearest look: Screenshot.Look) -> Screenshot? {
    func distance(_ other: Screenshot.Look) -> Int {
      ((other.device == .pad) == (look.device == .pad) ? 0 : 12) + (other.isDark == look.isDark ? 0 : 6)
        + (other.language == look.language ? 0 : other.language == nil ? 2 : 4) + (other.device == look.device ? 0 : 1)
    }
    return screenshots.min { distance($0.look) < distance($1.look) }
  }
}
