import NavGraphDiagrams
import Testing

/// Tests of the assignment of pictures to screens.
@Suite struct ScreenshotTests {
  private let diagram = Drawing(
    """
    app Shop { platform iOS 16; root Main }
    stack Main { root ChatList }
    screen ChatList { on chat -> push Chat; on dark -> push Dark; on go -> push go; on pass -> push PassCode; on ask -> present Ask }
    screen Chat
    screen Dark
    screen go
    screen PassCode
    screen ChatListScreen
    alert Ask { title "Ask?"; button ok "OK" }
    """
  ).diagram

  private func file(_ name: String, _ change: (inout ScreenshotMatching.File) -> Void = { _ in }) -> ScreenshotMatching.File {
    var file = ScreenshotMatching.File(
      Screenshot(file: name + ".png", width: 1179, height: 2556, look: Screenshot.Look()), name: name)
    change(&file)
    return file
  }

  private func screen(_ name: String) -> String {
    let matching = ScreenshotMatching(for: diagram, files: [file(name)])
    return matching.pictures.map { "\($0): \($1[0].look.words)" }.first ?? "none"
  }

  @Test(arguments: [
    ("Chat", "Chat: light"), ("chat", "Chat: light"), ("Chat~dark", "Chat: dark"), ("chat-dark@3x", "Chat: dark"),
    ("ChatView_Previews", "Chat: light"), ("02Chat", "Chat: light"), ("iPhone 17 Pro-02Chat", "Chat: phone"),
    ("iPad Pro (12.9-inch)-Chat_de", "Chat: pad, de"), ("ChatView-iPad_de", "Chat: pad, de"), ("chat pt-BR", "Chat: pt-BR"),
    ("Dark", "Dark: light"), ("dark_dark", "Dark: dark"), ("go", "go: light"), ("pass_code", "PassCode: light"), ("Ask", "Ask: light"),
    ("Nothing", "none"), ("", "none"), ("~~--", "none"), ("chat_list", "none"), ("日本", "none"),
  ]) func namesAreRead(_ name: String, _ expected: String) { #expect(screen(name) == expected) }

  @Test func tagsAndPreviewsComeBeforeNames() {
    let matching = ScreenshotMatching(
      for: diagram,
      files: [
        file("a") { $0.tag = "ChatList" }, file("b") { $0.titles = ["Chat – dark", "Previews"] }, file("Chat") { $0.tag = "Caht" },
        file("Dark") { $0.isSensitive = true }, file("x") { $0.tag = "Dark" }, file("else"),
      ], map: [("PassCode", []), ("go", ["else.png"])])
    #expect(matching.pictures.mapValues { $0.map(\.file) } == ["ChatList": ["a.png"], "Chat": ["b.png"], "go": ["else.png"]])
    #expect(matching.strays.map(\.file) == ["Chat.png"] && matching.strays[0].help.hasSuffix("did you mean Chat?"))
    #expect(matching.hidden == ["Dark", "PassCode"] && matching.bare == ["ChatListScreen", "Ask"])
  }

  @Test func cardsShowWhatSuits() {
    let dark = file("Chat") { $0.screenshot.look.isDark = true }
    let pad = file("Chat") { $0.screenshot.look.device = .pad }
    var diagram = diagram
    diagram.add(ScreenshotMatching(for: diagram, files: [dark, pad]))
    let card = diagram.cards.first { $0.title == "Chat" }
    #expect(
      card?.screenshot(for: .dark)?.look.isDark == true && card?.screenshot(for: .light)?.look.device == .pad
        && card?.screenshot(for: nil)?.look.isDark == false)
    let dot = DotRenderer.text(of: diagram.showing(in: .light) { _ in "a\"b<c>.png" }, in: .light)
    #expect(
      dot.contains(
        "<td align=\"center\" colspan=\"2\" fixedsize=\"true\" width=\"92\" height=\"200\" cellpadding=\"0\"><img src=\"a&quot;b&lt;c&gt;.png\" scale=\"true\"/></td>"
      ))
    #expect(dot.components(separatedBy: "<img").count == 2)
  }

  /// A wireframe shows the tab bar, the title, the rows, and the sheet.
  @Test func wireframes() {
    let drawing = Drawing(
      """
      app Shop { platform iOS 16; root Main }
      tabs Main { tab a "A" icon "a" stack Home; tab b "B" icon "b" stack Other; tab c "C" icon "c" stack Third }
      screen Home { title "Items" large; on item(id: Int) -> push Item(id) }
      screen Item(id: Int) { on more -> present Sheet }
      screen Other
      screen Third
      modal Sheet { content Inner; detents medium, large }
      screen Inner { on cancel -> dismiss }
      """)
    var diagram = drawing.diagram
    #expect(!DotRenderer.text(of: diagram, in: .light).contains("<table fixedsize"))
    diagram.addWireframes()
    let dot = DotRenderer.text(of: diagram, in: .light)
    #expect(dot == DotRenderer.text(of: diagram, in: .light))
    func label(_ title: String) -> String { dot.split(separator: "\n").first { $0.contains("<b>\(title)</b>") }.map(String.init) ?? "" }
    func count(_ text: String, in label: String) -> Int { label.components(separatedBy: text).count - 1 }
    #expect(dot.components(separatedBy: "<table fixedsize").count - 1 == 5)
    let home = label("Home")
    #expect(count("bgcolor=\"#2563c9\"", in: home) == 1 && home.contains("<b>Items</b>") && count("height=\"13\"", in: home) == 6)
    #expect(count("height=\"13\"", in: label("Item")) == 0 && count("height=\"54\" bgcolor", in: label("Inner")) == 1)
    #expect(count("bgcolor=\"#2563c9\"", in: label("Inner")) == 0)
  }
}
