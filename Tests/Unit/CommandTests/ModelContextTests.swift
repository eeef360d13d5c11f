import Foundation
import NavGraphCompiler
import Testing

@testable import navgraph

/// Tests of the messages of `navgraph mcp`. `Tests/Tools/MCP` has a session with a real client.
@Suite struct ModelContextTests {
  private static let app = "app Shop { platform iOS 16; scheme shop; root stack Home }\nscreen Home { on open -> push Item }\nscreen Item\n"

  private static let initialize =
    #"{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}}}"#

  private func server() -> ModelContextServer {
    var server = ModelContextServer(access: ToolAccess(paths: ["."], root: "."))
    _ = server.handle(Array(Self.initialize.utf8))
    return server
  }

  private func call(_ tool: String, _ arguments: String) -> JSON {
    var server = server()
    let message =
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "\#(tool)", "arguments": \#(arguments)}}"#
    return server.handle(Array(message.utf8)) ?? .null
  }

  @Test func theVersionIsTheOneOfTheClientIfItIsKnown() {
    for (wanted, expected) in [("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-11-25")] {
      var server = ModelContextServer(access: ToolAccess(paths: ["."], root: "."))
      let answer = server.handle(Array(Self.initialize.replacingOccurrences(of: "2025-06-18", with: wanted).utf8))
      #expect(answer?["result"]?["protocolVersion"]?.string == expected)
    }
  }

  @Test(arguments: [
    ("{", -32_700), ("", -32_700), ("[]", -32_600), (#"{"id": 1}"#, -32_600), (#"{"id": 1, "method": "tools/fold"}"#, -32_601),
    (#"{"id": 1, "method": "tools/call"}"#, -32_602), (#"{"id": 1, "method": "tools/call", "params": {"name": "chekc"}}"#, -32_602),
    (#"{"id": 1, "method": "resources/read", "params": {"uri": "file:///etc/passwd"}}"#, -32_602),
    (String(repeating: "[", count: 100_000), -32_700),
  ]) func brokenMessagesAreErrors(_ message: String, _ code: Int) {
    var server = server()
    #expect(server.handle(Array(message.utf8))?["error"]?["code"]?.int == code)
  }

  @Test func notificationsAndResponsesHaveNoAnswer() {
    var server = server()
    for message in [#"{"method": "notifications/initialized"}"#, #"{"id": 3, "result": {}}"#, #"[{"method": "notifications/cancelled"}]"#] {
      #expect(server.handle(Array(message.utf8)) == nil)
    }
  }

  @Test func nothingHappensBeforeInitialize() {
    var server = ModelContextServer(access: ToolAccess(paths: ["."], root: "."))
    #expect(server.handle(Array(#"{"id": 1, "method": "tools/list"}"#.utf8))?["error"]?["code"]?.int == -32_600)
    #expect(server.handle(Array(#"{"id": 2, "method": "ping"}"#.utf8))?["result"] != nil)
  }

  @Test func argumentsAreChecked() {
    let source = JSON.string(Self.app).line
    for (tool, arguments, expected) in [
      ("path", #"{"from": "Home"}"#, "needs the argument to"),
      ("path", #"{"from": "Home", "to": "Itme", "source": \#(source)}"#, "did you mean Item?"),
      ("path", #"{"from": "Home", "to": "Item", "on": "watch", "source": \#(source)}"#, "watch isn't a kind of device"),
      ("path", #"{"from": 7, "to": "Item", "source": \#(source)}"#, "from isn't a text"),
      ("check", #"{"paths": []}"#, "paths isn't a list of texts"), ("check", #"{"paths": ["/"]}"#, "outside of --root"),
      ("check", #"[]"#, "the arguments aren't an object"),
      ("open", #"{"url": "shop://x", "source": ""}"#, ""),
      ("query", #"{"question": "to", "source": \#(source)}"#, "needs the name of a screen"),
    ] {
      let result = call(tool, arguments)["result"]
      #expect(
        result?["content"]?.array?.first?["text"]?.string?.contains(expected) ?? false || expected.isEmpty, "\(tool): \(result?.line ?? "")"
      )
      if !expected.isEmpty { #expect(result?["isError"]?.line == "true", "\(tool) \(arguments)") }
    }
  }

  @Test func aDraftIsRead() {
    let result = call("path", #"{"from": "Home", "to": "Item", "source": \#(JSON.string(Self.app).line)}"#)["result"]
    #expect(result?["structuredContent"]?["moves"]?.int == 1)
    #expect(result?["content"]?.array?.count == 1)
  }

  /// Each message and each response is one line, and the last message doesn't need a line break.
  @Test func theProgramAnswersLineByLine() throws {
    let folder = try Folder(["Shop.navgraph": Self.app])
    let messages =
      Self.initialize + "\n\r\n" + #"{"id": "a", "method": "ping"}"# + "\r\n"
      + #"{"id": 2, "method": "tools/call", "params": {"name": "check", "arguments": {}}}"#
    let outcome = try Tool(in: folder, input: messages).run(["mcp"])
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix(#"{"jsonrpc": "2.0""#) })
    #expect(lines.last?.contains("Shop.navgraph") ?? false)
    try Tool(in: folder).expect("mcp", "-", code: 64, errors: nil)
  }
}
