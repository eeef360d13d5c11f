import NavGraphDiagrams
import NavGraphSyntax
import Testing

/// Tests that names and strings of the source can't become syntax of a diagram.
struct HostileTextTests {
  /// A string as it is written in quotes in a source.
  static let hostile = #"</td><script>alert(1)</script> \"]; x -> y [label=<b>]]> ${a} {{title}} \\N \\l &amp; 日本 🎉 \u{202E}\u{7}\n```"#

  static let app = """
    app Shop {
      platform iOS 16
      root Main
    }
    tabs Main {
      tab home "\(hostile)" icon "house" stack Home
      tab more "\(hostile)" icon "\(hostile)" stack More
    }
    /// \(hostile)
    screen Home { on ask -> present Ask }
    screen More
    alert Ask {
      title "\(hostile)"
      button yes "\(hostile)"
    }
    entry shortcut "\(hostile)" -> more / More
    """

  private var drawing: Drawing { Drawing(HostileTextTests.app) }

  @Test func dotKeepsItsStructure() {
    // On each line, the quotes of strings are balanced, and the text outside of them contains no hostile syntax.
    for line in drawing.dot.split(separator: "\n") {
      var outside = ""
      var isInside = false
      var isEscaped = false
      for character in line {
        if isEscaped {
          isEscaped = false
        } else if isInside, character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInside.toggle()
        } else if !isInside {
          outside.append(character)
        }
      }
      #expect(!isInside, "\(line)")
      #expect(!outside.contains("<script") && !outside.contains("]; x -> y") && !outside.contains("</td><script"), "\(line)")
    }
  }

  @Test(.enabled(if: Graphviz.path != nil || Graphviz.isRequired, "Graphviz is not installed")) func graphvizReadsIt() throws {
    let svg = try Graphviz.svg(drawing.dot, "hostile text")
    #expect(svg.contains("&lt;script&gt;") && !svg.contains("<script"))
    #expect(svg.contains("日本"))
  }

  @Test func mermaidKeepsItsStructure() {
    let text = MermaidRenderer.text(of: drawing.diagram)
    #expect(!text.contains("<script") && !text.contains("```"))
    for line in text.split(separator: "\n") { #expect(line.filter { $0 == "\"" }.count % 2 == 0, "\(line)") }
  }

  @Test func aPageKeepsItsStructure() {
    let diagnostic = PageRenderer.DiagnosticEntry(
      code: "NAV0000", severity: .error, message: "<img src=x onerror=1>", place: "\"a'&.navgraph:1:1")
    var diagram = drawing.diagram
    diagram.title = "{{data}}<b>\"'"
    let page = PageRenderer(
      of: diagram, pictures: PagePictures(whole: .svg("<?xml?><!DOCTYPE svg><svg id=\"one\"></svg>")), diagnostics: [diagnostic]
    ).text
    #expect(!page.contains("<img") && page.contains(#""message": "\u003cimg src=x onerror=1\u003e""#))
    #expect(page.contains("<h1>{{data}}&lt;b&gt;&quot;&#39;</h1>"), "a value is never read as a template")
    #expect(page.components(separatedBy: "<svg>").count == 2 && !page.contains("<?xml"))
    #expect(page.components(separatedBy: "<script").count == 2 + PageRenderer.scriptCount, "no script but its own")
    for word in [" src=\"http", " href=\"http", "url(", "@import", "import("] { #expect(!page.contains(word), "no network") }
  }

  /// If a page has two pictures, the one for later is also escaped.
  @Test func aPictureForLaterKeepsItsStructure() throws {
    let svg = "<svg><text>&lt;/script&gt;</text><title>-- > </script><script>alert(1)</script></title></svg>"
    let page = PageRenderer(of: drawing.diagram, pictures: PagePictures(whole: .svg(svg), overview: .svg("<svg></svg>"))).text
    #expect(!page.contains("alert(1)</script>") && page.contains(#"\u003cscript\u003ealert(1)"#))
    #expect(page.components(separatedBy: "<script").count == 3 + PageRenderer.scriptCount)
  }
}
