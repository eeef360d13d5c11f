import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// A server of the model context protocol: a value that converts a message to its response.
///
/// It has no state between calls: each call of a tool reads the files again.
struct ModelContextServer {
  /// The supported protocol versions, which begin with `initialize`, in ascending order.
  static let versions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]

  private let tools: [ModelContextTool]
  private let access: ToolAccess
  private var isInitialized = false

  /// - Parameter access: The files that tools can read.
  init(access: ToolAccess) {
    self.access = access
    tools = ModelContextTool.all
  }

  /// Handles a message, or several in an array. Returns nil if it needs no answer.
  mutating func handle(_ content: [UInt8]) -> JSON? {
    let message: JSON
    do throws(JSONReader.Mistake) {
      message = try JSONReader.value(of: content)
    } catch {
      return .response(to: .null, error: .parseError, message: "the message isn't JSON: \(error.message)")
    }
    guard let batch = message.array else { return answer(to: message) }
    if batch.isEmpty { return .response(to: .null, error: .invalidRequest, message: "the batch is empty") }
    var answers: [JSON] = []
    for message in batch { if let answer = answer(to: message) { answers.append(answer) } }
    return answers.isEmpty ? nil : .array(answers)
  }

  private mutating func answer(to message: JSON) -> JSON? {
    guard let method = message["method"]?.string else {
      // A response needs no answer, and this server sends no requests.
      if message["result"] != nil || message["error"] != nil { return nil }
      return .response(to: message["id"] ?? .null, error: .invalidRequest, message: "the message has no method")
    }
    guard let id = message["id"] else { return nil }
    do throws(RequestError) {
      return .response(to: id, result: try request(method: method, with: message["params"] ?? .null))
    } catch {
      return .response(to: id, error: error.code, message: error.message)
    }
  }

  // MARK: Requests

  private mutating func request(method: String, with parameters: JSON) throws(RequestError) -> JSON {
    switch method {
    case "initialize":
      isInitialized = true
      return ModelContextServer.initialized(with: parameters)
    case "ping": return .object([])
    default: break
    }
    guard isInitialized else {
      // A client of a newer version first sends a request that this version doesn't have, and then initializes.
      throw RequestError(
        code: method == "server/discover" ? .methodNotFound : .invalidRequest, message: "the first request must be initialize")
    }
    switch method {
    case "tools/list": return .object([("tools", .array(tools.map(\.json)))])
    case "tools/call": return try call(with: parameters)
    case "resources/list": return .object([("resources", .array(EmbeddedPage.all.map(\.json)))])
    case "resources/templates/list": return .object([("resourceTemplates", .array([]))])
    case "resources/read": return try read(with: parameters)
    default: throw RequestError(code: .methodNotFound, message: "\(method) isn't supported")
    }
  }

  private static func initialized(with parameters: JSON) -> JSON {
    let wanted = parameters["protocolVersion"]?.string ?? ""
    let version = versions.first { $0.isExactly(wanted) } ?? versions.last ?? ""
    return .object([
      ("protocolVersion", .string(version)),
      ("capabilities", .object([("tools", .object([])), ("resources", .object([]))])),
      ("serverInfo", .object([("name", .string(Executable.name)), ("version", .string(Version.text))])),
      (
        "instructions",
        .string(
          """
          navgraph describes the navigation of an iOS app in .navgraph files. Before you write or change one, read the resources: the \
          grammar, and the page of each construct that you use. After each change, call `check`, and correct what it reports.
          """)
      ),
    ])
  }

  private func call(with parameters: JSON) throws(RequestError) -> JSON {
    guard let name = parameters["name"]?.string else { throw RequestError(code: .invalidParams, message: "no tool is named") }
    guard let tool = tools.first(where: { $0.name.rawValue.isExactly(name) }) else {
      let near = Spelling.nearest(to: name, among: tools.map(\.name.rawValue))
      throw RequestError(code: .invalidParams, message: "there is no tool \(name)" + (near.map { ": did you mean \($0)?" } ?? ""))
    }
    do throws(Failure) {
      let arguments = try ToolArguments(json: parameters["arguments"] ?? .object([]), of: tool)
      return try tool.run(arguments, access).json
    } catch {
      let text = error.message + (error.help.isEmpty ? "" : "\nhelp: \(error.help)")
      return .object([("content", .array([ToolResult.text(text)])), ("isError", .bool(true))])
    }
  }

  private func read(with parameters: JSON) throws(RequestError) -> JSON {
    guard let uri = parameters["uri"]?.string else { throw RequestError(code: .invalidParams, message: "no resource is named") }
    guard let page = EmbeddedPage.all.first(where: { $0.uri.isExactly(uri) }) else {
      throw RequestError(code: .invalidParams, message: "there is no resource \(uri)")
    }
    return .object([
      (
        "contents",
        .array([.object([("uri", .string(page.uri)), ("mimeType", .string(page.mimeType)), ("text", .string(page.linkedText))])])
      )
    ])
  }
}

/// The loop that reads messages from standard input and writes the server's responses to standard output, until the input ends.
struct ModelContextLoop {
  let server: ModelContextServer

  func run() -> ExitCode {
    var server = server
    var lines = InputLines()
    while let line = lines.next() {
      guard let answer = server.handle(line) else { continue }
      if Console.write(Array((answer.line + "\n").utf8), to: 1) != 0 { return .io }
    }
    return lines.isBroken ? .io : .clean
  }
}
