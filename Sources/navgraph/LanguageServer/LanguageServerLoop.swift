import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The loop that reads messages from standard input and writes the server's messages to standard output, until the client ends it.
struct LanguageServerLoop {
  private static let input: Int32 = 0
  private static let output: Int32 = 1

  func run() -> ExitCode {
    var server = LanguageServer()
    defer { server.removeShown() }
    var reader = MessageReader()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { Platform.read(from: LanguageServerLoop.input, into: $0.baseAddress, count: $0.count) }
      // The server ends if the client closes the stream.
      guard count > 0 else { return .errors }
      reader.add(buffer[..<count])
      while let content = reader.next() {
        guard write(server.handle(content)) else { return .io }
        if let code = server.exitCode { return code == 0 ? .clean : .errors }
      }
      // Check when no more messages are available, so that a burst of edits is checked once. Editors request completion right after an
      // edit, which shouldn't wait for the check of that edit.
      if server.isStale, !hasInput(within: LanguageServerLoop.pause), !write(server.update()) { return .io }
    }
  }

  /// The time that a check waits for another message, in milliseconds.
  private static let pause: Int32 = 4

  private func hasInput(within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: LanguageServerLoop.input, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) > 0
  }

  /// Writes messages with their headers. Returns false if the client no longer reads.
  private func write(_ messages: [JSON]) -> Bool {
    var bytes: [UInt8] = []
    for message in messages {
      let content = message.line
      bytes += "Content-Length: \(content.utf8.count)\r\n\r\n".utf8
      bytes += content.utf8
    }
    return bytes.isEmpty || Console.write(bytes, to: LanguageServerLoop.output) == 0
  }
}
