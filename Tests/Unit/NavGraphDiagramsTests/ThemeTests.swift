import NavGraphSyntax
import Testing

@testable import NavGraphDiagrams

/// Tests that dark colors have enough contrast, and that themes only differ in their colors.
struct ThemeTests {
  private func parts(_ color: String) -> [Double]? {
    guard color.hasPrefix("#"), color.utf8.count == 7, let number = Int(color.dropFirst(), radix: 16) else { return nil }
    return [number >> 16, number >> 8 & 255, number & 255].map { Double($0) / 255 }
  }

  /// Returns the relative luminance of WCAG 2.
  private func luminance(_ color: String) -> Double? {
    parts(color).map { parts in
      let linear = parts.map { $0 <= 0.03928 ? $0 / 12.92 : Double.pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
  }

  @Test func wordsAndLinesCanBeRead() throws {
    let ground = try #require(luminance(DarkColor.of("white")))
    let inks =
      [DotStyle.ink, DotStyle.grey, DotStyle.amber, DotStyle.red, DotStyle.orange, DotStyle.highlight, "#6d42d8", "#2563c9", "#0b7568"]
      + Change.allCases.map { DotStyle.ink(for: $0) } + DotStyle.legend.map(\.color)
    for ink in inks {
      let light = try #require(luminance(DarkColor.of(ink)))
      #expect((light + 0.05) / (ground + 0.05) > 4.5, "\(ink) is \(DarkColor.of(ink))")
    }
    #expect(DarkColor.of("#ffffff") == DarkColor.of("white") && DarkColor.of("none") == "none" && DarkColor.of("#fff") == "#fff")
  }

  @Test func onlyColoursDiffer() {
    let diagram = Drawing(PictureTests.shop + "\nscreen Lost\n").diagram
    func plain(_ text: String) -> String { text.replacing(/#[0-9a-f]{6}|"white"/, with: "#").replacing("\"#\"", with: "#") }
    let (light, dark) = (DotRenderer.text(of: diagram), DotRenderer.text(of: diagram, in: .dark))
    #expect(plain(light) == plain(dark) && light != dark)
    #expect(!dark.contains("\"white\"") && !dark.contains("\"#ffffff\""), "nothing is left light")
    #expect(DotRenderer.text(of: diagram, in: .print) == light)
  }

  @Test func aPageFollowsTheReadersSystem() {
    let svg = "<svg id=\"one\"><a fill=\"#ffffff\" stroke=\"#1d2330\"/><text>fill=\"} body\"</text></svg>"
    let diagram = Drawing(PictureTests.shop).diagram
    func page(_ theme: Theme?) -> String { PageRenderer(of: diagram, pictures: PagePictures(whole: .svg(svg)), theme: theme).text }
    #expect(
      page(nil).contains("prefers-color-scheme: dark")
        && page(nil).contains("#page-canvas svg [fill=\"#ffffff\"] { fill: \(DarkColor.of("#ffffff")); }"))
    #expect(!page(.light).contains("prefers-color-scheme") && !page(.dark).contains("prefers-color-scheme"))
    #expect(page(.dark).contains("color-scheme: dark") && !page(nil).contains("{ fill: } body"))
  }
}

extension Double {
  /// Computes a power without Foundation, by halving the exponent.
  fileprivate static func pow(_ base: Double, _ exponent: Double) -> Double {
    var (result, root, rest) = (1.0, base, exponent)
    while rest >= 1 {
      result *= base
      rest -= 1
    }
    for _ in 0..<40 {
      root = root.squareRoot()
      rest *= 2
      if rest >= 1 {
        result *= root
        rest -= 1
      }
    }
    return result
  }
}
