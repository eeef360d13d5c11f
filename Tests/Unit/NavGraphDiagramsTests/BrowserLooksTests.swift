import Browser
import Foundation
import NavGraphCompiler
import Testing

@testable import NavGraphDiagrams

/// Tests of screens with several pictures, in a browser.
@Suite(.enabled(if: Browser.path != nil && Graphviz.path != nil || Browser.isRequired, "Chromium or Graphviz is not installed"))
struct BrowserLooksTests {
  /// A white PNG of one pixel.
  private static let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC"

  private func page(_ names: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-looks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let drawing = Drawing("app Shop { platform iOS 16; root stack Home }\nscreen Home { on open -> push Item }\nscreen Item\n")
    var diagram = drawing.diagram
    var files: [ScreenshotMatching.File] = []
    for name in names {
      let file = folder.appendingPathComponent(name + ".png")
      try #require(Data(base64Encoded: Self.png)).write(to: file)
      files.append(.init(Screenshot(file: file.path, width: 400, height: 800, look: .init()), name: name))
    }
    diagram.add(ScreenshotMatching(for: diagram, files: files))
    let svg = try Graphviz.svg(DotRenderer.text(of: diagram.showing(in: .light) { $0.file }, in: .light), "looks", [])
    return PageRenderer(
      of: diagram, pictures: PagePictures(whole: .svg(svg)), facts: Compiler.pageFacts(of: drawing.checked),
      looks: PageLooks(of: diagram) { "data:," + ($0.file.split(separator: "/").last ?? "") }
    ).text
  }

  private static let script = """
    const menu = document.getElementById("page-looks"), shown = {};
    const pictures = () => ["Home", "Item"].map(name => {
      const image = document.querySelector(`g.node[data-item*=_${name}_] image`);
      return image ? image.getAttribute("xlink:href").split(/[,/]/).pop() : null;
    });
    for (const name of [...[...menu.options].map(one => one.value), ""]) {
      menu.value = name; menu.dispatchEvent(new Event("change"));
      shown[name + (name in shown ? "again" : "")] = pictures();
    }
    return { isThere: !menu.hidden, shown };
    """

  private struct Answer: Decodable {
    let isThere: Bool
    let shown: [String: [String?]]
  }

  private func answer(_ names: [String]) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: Data(try Browser.value(of: Self.script, on: page(names)).utf8))
  }

  @Test func allCardsChangeTogether() throws {
    let answer = try answer(["Home", "Home~dark", "Home-iPad", "Item", "Item_de"])
    #expect(answer.isThere)
    #expect(
      answer.shown == [
        "": ["Home.png", "Item.png"], "light": ["Home.png", "Item.png"], "de": ["Home.png", "Item_de.png"],
        "pad": ["Home-iPad.png", "Item.png"], "dark": ["Home~dark.png", "Item.png"], "again": ["Home.png", "Item.png"],
      ])
  }

  /// The page has no menu of appearances if every screen has the same ones.
  @Test func oneLookNeedsNoMenu() throws {
    let answer = try answer(["Home", "Item"])
    #expect(!answer.isThere && answer.shown.isEmpty == false)
  }
}
