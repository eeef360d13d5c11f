/// Why a run can't go on: what is said on the error stream, and the code it exits with.
package struct Failure: Error, Equatable {
  package let code: ExitCode
  package let message: String
  /// A way out; may be empty.
  package let help: String

  package static func usage(_ message: String, help: String = "") -> Failure { Failure(code: .usage, message: message, help: help) }
  package static func io(_ message: String, help: String = "") -> Failure { Failure(code: .io, message: message, help: help) }
  /// Something in the sources that shows only when files are to be written; the message says where.
  package static func findings(_ message: String, help: String = "") -> Failure { Failure(code: .errors, message: message, help: help) }
  /// A signal has come, and the run ends by itself.
  package static let interrupted = Failure(code: .io, message: "interrupted", help: "")
  package static func bug(_ message: String) -> Failure {
    Failure(code: .bug, message: "internal error in navgraph: \(message)", help: "please report this, together with your files")
  }

  /// The last failed call of the C library on `path`.
  package static func system(_ path: String, _ doing: String = "read") -> Failure {
    .io("can't \(doing) \(path): \(reason(errno))")
  }

  package static func reason(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }
}
