/// A screenshot of a screen.
package struct Screenshot: Hashable, Sendable {
  /// The path of the file, relative to the current folder.
  package var file: String
  /// The path in the picture.
  package var spelled: String
  /// The size in pixels.
  package var width: Int
  package var height: Int
  package var look: Look

  /// The properties that distinguish screenshots of the same screen.
  package struct Look: Hashable, Sendable {
    package var isDark = false
    package var device: Device?
    /// The language in the file name: "de", "pt-BR".
    package var language: String?
    package init() {}

    /// Returns the look with missing properties taken from `other`.
    package func completed(by other: Look) -> Look {
      var look = self
      look.isDark = isDark || other.isDark
      look.device = device ?? other.device
      look.language = language ?? other.language
      return look
    }

    /// A description: "dark, pad, de", or "light" for the default look.
    package var words: String {
      let words = [isDark ? "dark" : nil, device?.rawValue, language].compactMap { $0 }
      return words.isEmpty ? "light" : words.joined(separator: ", ")
    }
  }

  package enum Device: String, Hashable, Sendable { case phone, pad }

  package init(file: String, width: Int, height: Int, look: Look) {
    (self.file, self.spelled, self.width, self.height, self.look) = (file, file, width, height, look)
  }

  /// The size on a card, in points. A phone's screen is about as high as ten rows.
  var size: (width: Int, height: Int) {
    let scale = min(110 / Double(max(width, 1)), 200 / Double(max(height, 1)))
    return (max(8, Int((Double(width) * scale).rounded())), max(8, Int((Double(height) * scale).rounded())))
  }
}

/// A screenshot on a card: the file that `dot` reads, and its size in points.
package struct Thumbnail: Hashable, Sendable {
  var file: String
  var width: Int
  var height: Int
}

extension Card {
  /// Returns the screenshot to draw. It prefers the appearance of the theme, then no language, then a phone.
  package func screenshot(for theme: Theme?) -> Screenshot? {
    func rank(of look: Screenshot.Look) -> Int {
      (look.isDark == (theme == .dark) ? 0 : 4) + (look.language == nil ? 0 : 2) + (look.device == .pad ? 1 : 0)
    }
    return screenshots.min { rank(of: $0.look) < rank(of: $1.look) }
  }

  /// Returns the row of a card's label that shows the thumbnail.
  static func cell(for thumbnail: Thumbnail) -> DotLabel.Cell {
    DotLabel.Cell(
      attributes: [
        ("align", "center"), ("colspan", "2"), ("fixedsize", "true"), ("width", "\(thumbnail.width)"), ("height", "\(thumbnail.height)"),
        ("cellpadding", "0"),
      ], content: [.image(thumbnail.file)])
  }
}

extension Diagram {
  /// Returns a graph that consists of a screenshot, with two pixels for each point of its size on a card.
  package static func thumbnail(of file: String, for shot: Screenshot) -> String {
    func inches(from points: Int) -> String { "\(points / 72).\(String(1000 + points % 72 * 1000 / 72).dropFirst())" }
    var graph = DotGraph(name: "thumbnail")
    graph.attributes = [
      DotAttribute("margin", text: "0"), DotAttribute("pad", text: "0"), DotAttribute("bgcolor", text: "transparent"),
      DotAttribute("dpi", text: "144"),
    ]
    graph.body = [
      .node(
        id: "n",
        [
          DotAttribute("shape", text: "none"), DotAttribute("label", text: ""), DotAttribute("margin", text: "0"),
          DotAttribute("fixedsize", text: "true"),
          DotAttribute("imagescale", text: "both"), DotAttribute("width", text: inches(from: shot.size.width)),
          DotAttribute("height", text: inches(from: shot.size.height)), DotAttribute("image", text: file),
        ])
    ]
    return graph.text
  }

  /// Returns the diagram with thumbnails: the file that `file` returns for each card's screenshot, or none.
  package func showing(in theme: Theme?, file: (Screenshot) -> String?) -> Diagram {
    var diagram = self
    for index in diagram.cards.indices {
      guard let shot = diagram.cards[index].screenshot(for: theme), let file = file(shot) else { continue }
      diagram.cards[index].thumbnail = Thumbnail(file: file, width: shot.size.width, height: shot.size.height)
    }
    return diagram
  }
}
