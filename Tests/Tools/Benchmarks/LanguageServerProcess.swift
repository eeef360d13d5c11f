// This code reads the server's memory from /proc and uses Foundation's pipes.
#if canImport(Glibc)
import Foundation

/// A language server in its own process, and the messages to and from it.
final class LanguageServerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()
  private var lastID = 0
  /// The version of the last diagnostics, by document.
  private var published: [String: Int] = [:]

  init?(_ path: String) {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["lsp"]
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch { return nil }
  }

  /// Ends the server by ending its input.
  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  func notify(_ method: String, _ parameters: String) -> Bool {
    send("{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":\(parameters)}")
  }

  /// Sends a request and returns its response, or nil if the server has ended.
  func request(_ method: String, _ parameters: String) -> String? {
    lastID += 1
    let id = lastID
    guard send("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":\(parameters)}") else { return nil }
    while let message = receive() { if message.contains("\"id\": \(id), \"result\"") { return message } }
    return nil
  }

  /// Waits for the diagnostics of a version of a document.
  func awaitDiagnostics(of uri: String, version: Int) -> Bool {
    while published[uri, default: 0] < version { if receive() == nil { return false } }
    return true
  }

  /// Records the version of the diagnostics in a message, because they may arrive before the response to a request.
  private func note(_ message: String) {
    guard message.contains("publishDiagnostics"), let uri = text("\"uri\": \"", in: message),
      let version = text("\"version\": ", in: message)
    else { return }
    published[uri] = Int(version)
  }

  /// Returns the text between `before` and the next quote, comma, or brace.
  private func text(_ before: String, in message: String) -> String? {
    message.range(of: before).map { String(message[$0.upperBound...].prefix { !"\",}".contains($0) }) }
  }

  /// Returns the server's peak memory, or 0 if the system doesn't report it.
  func peakMiB() -> Double {
    let status = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
  }

  private func send(_ content: String) -> Bool {
    let bytes = Data("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8)
    return (try? input.fileHandleForWriting.write(contentsOf: bytes)) != nil
  }

  private func receive() -> String? {
    let separator = Data("\r\n\r\n".utf8)
    while true {
      if let end = buffer.range(of: separator) {
        let head = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
        let length = head.split(separator: ":").last.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) } ?? 0
        if buffer.count - (end.upperBound - buffer.startIndex) >= length {
          let content = buffer[end.upperBound..<end.upperBound + length]
          buffer = Data(buffer[(end.upperBound + length)...])
          let message = String(decoding: content, as: UTF8.self)
          note(message)
          return message
        }
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      buffer.append(more)
    }
  }
}
#endif
