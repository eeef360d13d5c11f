/// The reason why a run stops: the message for standard error, and the exit code.
package struct Failure: Error, Equatable {
  package let code: ExitCode
  package let message: String
  /// A way to resolve the failure; may be empty.
  package let help: String

  package static func usage(_ message: String, help: String = "") -> Failure { Failure(code: .usage, message: message, help: help) }
  package static func io(_ message: String, help: String = "") -> Failure { Failure(code: .io, message: message, help: help) }
  /// Returns a failure in the sources that is detected only when files are written. The message contains the location.
  package static func diagnostics(_ message: String, help: String = "") -> Failure { Failure(code: .errors, message: message, help: help) }
  /// The failure after a signal, if the run ends itself.
  package static let interrupted = Failure(code: .io, message: "interrupted", help: "")
  package static func bug(_ message: String) -> Failure {
    Failure(code: .bug, message: "internal error in navgraph: \(message)", help: "please report this, together with your files")
  }

  /// Returns a failure for the last failed call of the C library on `path`.
  package static func system(at path: String, doing: String = "read") -> Failure {
    .io("can't \(doing) \(path): \(reason(for: errno))")
  }

  package static func reason(for number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }
}
