import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// A tool that clients call: a subcommand with its options as arguments, and its JSON as the result.
struct ModelContextTool: Sendable {
  enum Name: String, Sendable { case check, open, path, query, routes, explain }

  let name: Name
  let description: String
  let parameters: [ToolParameter]
  let run: @Sendable (ToolArguments, ToolAccess) throws(Failure) -> ToolResult

  /// The entry in the list of tools.
  var json: JSON {
    let required = parameters.filter(\.isRequired).map(\.name.rawValue)
    var schema: [(String, JSON)] = [("type", .string("object"))]
    schema.append(("properties", .object(parameters.map { ($0.name.rawValue, $0.schema) })))
    if !required.isEmpty { schema.append(("required", JSON(required))) }
    schema.append(("additionalProperties", .bool(false)))
    let hints: [(String, JSON)] = [("readOnlyHint", .bool(true)), ("openWorldHint", .bool(false))]
    return .object([
      ("name", .string(name.rawValue)), ("description", .string(description)), ("inputSchema", .object(schema)),
      ("annotations", .object(hints)),
    ])
  }

  static let all = [check, open, path, query, routes, explain]

  private static let check = ModelContextTool(
    name: .check, description: "Check .navgraph files for errors and warnings. Each diagnostic has its location, notes, help, and fixes.",
    parameters: [.paths, .source]
  ) { arguments, access throws(Failure) in
    ToolResult(JSONReport.json(of: try access.workspace(for: arguments).report))
  }

  private static let open = ModelContextTool(
    name: .open,
    description: "Show what a URL opens: the route that wins, its values, and the state that it leads to. For a URL that opens nothing, "
      + "the reason and the nearest patterns.",
    parameters: [
      ToolParameter(name: .url, kind: .text, description: "The URL", isRequired: true),
      ToolParameter(name: .from, kind: .text, description: "A URL that is opened first, to set the starting state"), .on, .paths, .source,
    ]
  ) { arguments, access throws(Failure) in
    let url = Array(try arguments.required(.url).utf8)
    guard url.count <= URLLines.longest else {
      throw .usage("the URL has \(url.count) bytes", help: "the limit is \(URLLines.longest) bytes")
    }
    let (program, report) = try access.app(for: arguments)
    var opening = OpeningReport(of: program, on: try arguments.idiom())
    if let from = try arguments.text(for: .from), !opening.begin(at: Array(from.utf8)) { throw .usage("from: \(from) leads nowhere") }
    return ToolResult(opening.json(for: url), besides: report)
  }

  private static let path = ModelContextTool(
    name: .path,
    description: "Find the shortest path from one screen, container, modal, or alert to another, with each tap. "
      + "For a path from the start, `from` is the name of the app.",
    parameters: [
      ToolParameter(name: .from, kind: .text, description: "Where the path begins", isRequired: true),
      ToolParameter(name: .to, kind: .text, description: "Where the path leads", isRequired: true), .on, .paths, .source,
    ]
  ) { arguments, access throws(Failure) in
    let (program, report) = try access.app(for: arguments)
    let path = try PathReport(
      in: program, from: try arguments.required(.from), to: try arguments.required(.to), on: try arguments.idiom())
    return ToolResult(path.json(), besides: report)
  }

  private static let query = ModelContextTool(
    name: .query,
    description: "Answer a question about an app: what leads `to` or `from` something, which screens are shown `without-guard`, "
      + "which are `without-link`, and `dead-ends`.",
    parameters: [
      ToolParameter(
        name: .question, kind: .choice(Question.Word.allCases.map(\.rawValue)), description: "The question", isRequired: true),
      ToolParameter(
        name: .name, kind: .text, description: "For `to` and `from`, a screen, container, modal, or alert; for `without-guard`, a guard"),
      .paths, .source,
    ]
  ) { arguments, access throws(Failure) in
    var words = [try arguments.required(.question), try arguments.text(for: .name)].compactMap { $0 }[...]
    let question = try Question(parsing: &words)
    let (program, report) = try access.app(for: arguments)
    return ToolResult(try QueryReport(on: program, answering: question).json(), besides: report)
  }

  private static let routes = ModelContextTool(
    name: .routes, description: "List deep links and entry points, with their targets, guards, and example URLs.",
    parameters: [.on, .paths, .source]
  ) { arguments, access throws(Failure) in
    let (program, report) = try access.app(for: arguments)
    return ToolResult(RoutesReport(of: program, on: try arguments.idiom()).json(), besides: report)
  }

  private static let explain = ModelContextTool(
    name: .explain, description: "Explain diagnostics by their codes, with an example that has each and a corrected one.",
    parameters: [
      ToolParameter(
        name: .codes, kind: .texts, description: "Codes, such as NAV0602, or families, such as NAV06", isRequired: true)
    ]
  ) { arguments, _ throws(Failure) in
    var texts: [String] = []
    for word in try arguments.texts(for: .codes) ?? [] {
      if let family = Family(named: word) {
        texts.append(family.rules.map { "- \($0.code): \($0.summary)\n" }.joined())
        continue
      }
      texts.append(ReferencePage.page(about: try Compiler.rule(named: word)))
    }
    return ToolResult(text: texts.joined(separator: "\n"))
  }
}
