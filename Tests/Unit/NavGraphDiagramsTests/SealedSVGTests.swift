import Browser
import Foundation
import NavGraphCompiler
import NavGraphSyntax
import Testing

@testable import NavGraphDiagrams

/// Tests that the sealed output of `dot` only contains drawing elements.
@Suite struct SealedSVGTests {
  private func sealed(_ inner: String) -> String? {
    SealedSVG.text(of: Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\(inner)</svg>".utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func expect(_ inner: String, is result: String?, at location: SourceLocation = #_sourceLocation) {
    #expect(
      sealed(inner) == result.map { "<svg xmlns=\"http://www.w3.org/2000/svg\">\($0)</svg>" }, sourceLocation: location)
  }

  @Test func drawingsStay() {
    let drawing =
      "<g id=\"n1\" class=\"node\"><title>a &amp; b</title><a xlink:href=\"./a%20b.navgraph#L3\" xlink:title=\"x\"><path d=\"M0,0\" fill=\"#fff\"/></a></g>"
    expect(drawing, is: drawing)
    expect("<text x='1'>&#45;&#x1F600; é</text>", is: "<text x=\"1\">&#45;&#x1F600; é</text>")
    expect("<!-- a --> <g/>\n", is: " <g/>\n")
  }

  /// With its width, a text has the same size as in the layout, in any font.
  @Test func textsHaveTheWidthsOfTheLayout() {
    func sealed(_ texts: String, _ json: String) -> String {
      let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\">\(texts)</svg>\n\(json)"
      return SealedSVG.text(of: Array(svg.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    let json =
      "{\"objects\": [{\"_ldraw_\": [ {\"op\": \"F\", \"size\": 11.000}, {\n\"op\": \"T\",\n\"pt\": [6.545,97.300],\n\"align\": \"l\",\n"
      + "\"width\": 47.000,\n\"text\": \"\\\"op\\\": \\\"T\\\", \\\"pt\\\": [1,2]\"}]}]}"
    #expect(
      sealed("<text x=\"6.55\" y=\"-97.3\">a</text><text x=\"6.5\" y=\"0\">b</text>", json).hasPrefix(
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><text x=\"6.55\" y=\"-97.3\" xml:space=\"preserve\" textLength=\"47.00\" "
          + "lengthAdjust=\"spacingAndGlyphs\">a</text><text x=\"6.5\" y=\"0\">b</text></svg>"))
    #expect(sealed("<text x=\"6.5\" y=\"-97.3\" textLength=\"3\" xml:space=\"preserve\">a</text>", json).contains("textLength=\"3\" xml"))
    for broken in ["", "{", "{\"op\": \"T\"", "{\"op\": \"T\", \"pt\": [x", "{\"op\": \"T\", \"pt\": [6.5,97.3], \"width\": "] {
      #expect(sealed("<text x=\"6.5\" y=\"-97.3\">a</text>", broken).contains("<text x=\"6.5\" y=\"-97.3\">a</text></svg>"), "\(broken)")
    }
  }

  @Test func marksOfMarkupAreEscaped() {
    expect("<text>a & b &bogus; &#0; &#xFFFF;</text>", is: "<text>a &amp; b &amp;bogus; &amp;#0; &amp;#xFFFF;</text>")
    expect("<a xlink:title=\"a & <b>\"/>", is: "<a xlink:title=\"a &amp; &lt;b&gt;\"/>")
    expect("<a xlink:title='\"'/>", is: "<a xlink:title=\"&quot;\"/>")
  }

  @Test(arguments: [
    "javascript:alert(1)", "&#106;avascript:alert(1)", " javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "//host/x#L1",
    "/\\host#L1",
    "http://host/#L1", "./a\"#L1", "./a#Lx", "#L1", "a.navgraph#L1", "./a&b#L1", "\u{1}./a#L1", "vbscript:x#L1",
  ])
  func otherLinksAreDropped(_ link: String) {
    let result = sealed("<a xlink:href=\"\(link)\"><g/></a>")
    #expect(result == nil || result?.contains("href") == false, "\(result ?? "")")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<foreignObject/>", "<style>a{}</style>", "<use/>", "<animate/>", "<set/>", "<iframe/>", "<image2/>", "<a",
    "<g>",
    "</g>", "<g></a>", "<g a=b/>", "<g id=\"1\" id=\"2\"/>", "<![CDATA[<script>]]>", "<?php ?>", "<SVG/>", "<html:script/>", "<g id=\"1/>",
  ])
  func anythingElseIsRefused(_ inner: String) { expect(inner, is: nil) }

  @Test func otherAttributesAreDropped() {
    for attribute in ["onload", "onclick", "style", "href", "src", "xml:base", "filter", "begin", "externalResourcesRequired"] {
      expect("<g \(attribute)=\"x\" id=\"n\"/>", is: "<g id=\"n\"/>")
    }
    expect("<g fill=\"url(http://host)\"/>", is: "<g/>")
    expect("<g fill=\"u&#114;l(//host)\"/>", is: "<g/>")
    expect("<g fill=\"url(#a)\"/>", is: "<g fill=\"url(#a)\"/>")
    expect("<image xlink:href=\"/etc/x.png\" width=\"1\"/>", is: "<image width=\"1\"/>")
  }

  @Test func onePictureAlone() {
    for text in [
      "", "<g/>", "<svg/><svg/>", "x<svg/>", "<svg/>x", "<svg></svg><script/>", "\u{FEFF}<svg/>",
      "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg/>",
    ] {
      let result = SealedSVG.text(of: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
      #expect(result == nil || result?.replacing("<svg/>", with: "").isEmpty == true, "\(text): \(result ?? "")")
    }
  }

  /// Sealing random bytes is idempotent.
  @Test func anyBytes() {
    let pieces = [
      "<", ">", "/", "svg", "a", "g", " ", "xlink:href=", "\"", "'", "&", "&amp;", "&#60;", "<!--", "-->", "<?xml ", "?>", "script",
      "./x#L1", "é",
    ]
    var state: UInt64 = 9
    for _ in 0..<20_000 {
      var text = "<svg>"
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      guard let once = SealedSVG.text(of: Array((text + "</svg>").utf8)) else { continue }
      #expect(SealedSVG.text(of: once) == once, "\(text)")
      #expect(!String(decoding: once, as: UTF8.self).contains("<script"))
    }
  }

  // MARK: In a browser

  /// Names that would change the document if a browser interpreted them as markup or a script.
  private static let names = [
    "a\"><script>document.documentElement.setAttribute('pwned', 1)</script><a x=\"", "a' onload='document.documentElement.setAttribute(1)",
    "a\"/><image href=\"x\" onerror=\"document.documentElement.setAttribute('pwned', 1)\"/><a x=\"",
    "javascript:document.documentElement.setAttribute('pwned', 1)",
    "</title><script>document.documentElement.setAttribute('pwned', 1)</script>",
    "--><script>document.documentElement.setAttribute('pwned', 1)</script>",
    "]]><script>document.documentElement.setAttribute('pwned', 1)</script>",
    "</script><script>document.documentElement.setAttribute('pwned', 1)</script>", "Q&A",
  ]

  private func checked(_ name: String) -> (checked: CheckedProgram, diagram: Diagram) {
    let checked = Compiler.check(Compiler.parse([SourceFile(path: name + ".navgraph", text: HostileTextTests.app)]))
    return (checked, Compiler.diagram(of: checked))
  }

  @Test(.enabled(if: Graphviz.path != nil || Graphviz.isRequired, "Graphviz is not installed"), arguments: names)
  func namesStayNames(_ name: String) throws {
    let svg = try Graphviz.svg(DotRenderer.text(of: checked(name).diagram), name)
    let text = try #require(SealedSVG.text(of: Array(svg.utf8)).map { String(decoding: $0, as: UTF8.self) })
    #expect(text.contains("xlink:href=\"./") && !text.contains("<script") && !text.contains("onload=") && !text.contains("onerror="))
  }

  /// Chromium opens the SVG and the page without running a script.
  @Test(
    .enabled(
      if: (Browser.path != nil || Browser.isRequired) && (Graphviz.path != nil || Graphviz.isRequired),
      "Chromium or Graphviz is not installed"),
    arguments: names)
  func nothingRunsInABrowser(_ name: String) throws {
    let (program, diagram) = checked(name)
    let svg = try Graphviz.svg(DotRenderer.text(of: diagram), name)
    let sealed = try #require(SealedSVG.text(of: Array(svg.utf8)).map { String(decoding: $0, as: UTF8.self) })
    let diagnostics = [
      PageRenderer.DiagnosticEntry(code: "NAV0000", severity: .error, message: name, place: name, notes: [name], help: [name])
    ]
    let page = PageRenderer(of: diagram, pictures: PagePictures(whole: .svg(sealed)), diagnostics: diagnostics, changes: [name]).text
    _ = program
    for (text, file) in [(sealed, "page.svg"), (page, "page.html")] {
      let document = try Browser.document(of: text, named: file)
      #expect(!document.contains("pwned=\""), "\(file): \(name)")
      #expect(!document.contains("parsererror"), "\(file): \(name)")
    }
    // Without sealing, the script runs.
    let canary = "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>document.documentElement.setAttribute('pwned', 1)</script></svg>"
    #expect(try Browser.document(of: canary, named: "page.svg").contains("pwned=\"1\""))
  }
}
