import Foundation
import NavGraphCompiler
import NavGraphSwift
import Testing

/// Names that mean something in Swift, and text that tries to leave its literal.
///
/// What this app gives is committed as the target `HostileNames`: that it compiles is half of the test.
@Suite struct HostileNamesTests {
  static let source = #"""
    /// Doc with `code`, */ and \(interpolation)
    app Type {
      platform iOS 15
      scheme   hostile
      hosts    "hostile.example"
      root     Tabs requires open(case: "x\"y")
      output   uikit
      access   public
    }

    type String_ = String
    type Result  = Int
    type Event   = UUID
    enum Optional { none, some, default, self, case = "a \"quoted\" \\ value", init = "\\(1 + 1)" }
    extern type Node: Codable

    guard open(case: String) -> Self(protocol: case)
    condition is

    tabs Tabs {
      tab class   "\\(secret)" icon "bolt" stack Screen
      tab default "New\nLine"              stack Type_(enum: .none)
      tab init    "Act"        -> present Action then { finished(self) -> select default; dismissed -> stay }
    }

    screen Screen {
      title "quote \" backslash \\ dollar $ hash # \u{202e}reversed\u{0}"
      on init               -> push Event_(var: 1, place: "p", events: nil)
      on self(in: String)   -> push Chat(func: in)
      on default(case: Int) -> push Event_(var: case, place: "place", events: [])
      on Events             -> push chat
      on let anchored       -> present Navigation
    }
    screen chat
    screen Chat(func: String)
    screen Event_(var: Int, place: String, events: [String]?, link: String = "l", factory: Bool = true) {
      on place(screen: Int) -> push Event_(var: screen, place, events, link)
      on events             -> present Alert then { self -> pop; init -> push Event_(var, place, events) }
      on where {
        when not is or is -> replace Type_(enum: .self)
        otherwise         -> pop to Screen
      }
    }
    screen Type_(enum: Optional, node: Node? = nil) transient { on close -> select class }
    screen Self(protocol: String)                            { on done -> finish }
    screen Modal                                             { on return(value: Result) -> finish(value) }

    modal Action returns Result { content stack Modal }
    modal Navigation            { content Place; style popover }
    screen Place                { on dismiss -> dismiss }

    alert Alert {
      title   "\\(title) \"\""
      button  self "self" destructive
      button  init "init" cancel
    }

    route "/{case}/{default}"    -> class / Event_(var: default, place: case, events: nil)
    route "/a\"b/{self}"         -> class / Chat(func: self)
    route "/é?func=x#{where}"  -> default / Chat(func: where)
    entry shortcut "com.\"x\"\\" -> class
    """#

  @Test func compilesAndIsFresh() throws {
    let (checked, output) = Samples.generate(HostileNamesTests.source)
    let errors = checked.findings.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [])
    let folder = Samples.package.appendingPathComponent("Tests/HostileNames")
    for file in output.files {
      let target = folder.appendingPathComponent(file.name)
      if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" { try Data(file.text.utf8).write(to: target) }
      let committed = try? String(contentsOf: target, encoding: .utf8)
      #expect(committed == file.text, "\(file.name)")
    }
    // So do the tests of its links; they run, too.
    for file in Compiler.tests(checked, module: "HostileNames", support: .module) {
      let target = folder.appendingPathComponent("LinkTests/" + file.name)
      if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" { try Data(file.text.utf8).write(to: target) }
      let committed = try? String(contentsOf: target, encoding: .utf8)
      #expect(committed == file.text, "\(file.name)")
    }
    #expect(Set(output.files.map { $0.name.lowercased() }).count == output.files.count, "no two files differ by capitals only")
  }
}
