import NavGraphCompiler

/// The reason why a request has no result.
struct RequestError: Error {
  /// The error codes of JSON-RPC and of the language server protocol.
  enum Code: Int {
    case parseError = -32_700
    case invalidRequest = -32_600
    case methodNotFound = -32_601
    case invalidParams = -32_602
    case notInitialized = -32_002
    /// The request is valid, but failed.
    case requestFailed = -32_803
  }

  let code: Code
  let message: String

  init(code: Code, message: String) {
    self.code = code
    self.message = message
  }
}

extension JSON {
  static func response(to id: JSON, result: JSON) -> JSON {
    .object([("jsonrpc", .string("2.0")), ("id", id), ("result", result)])
  }

  static func response(to id: JSON, error code: RequestError.Code, message: String) -> JSON {
    .object([
      ("jsonrpc", .string("2.0")), ("id", id),
      ("error", .object([("code", .number(code.rawValue)), ("message", .string(message))])),
    ])
  }

  static func notification(method: String, parameters: JSON) -> JSON {
    .object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", parameters)])
  }
}
