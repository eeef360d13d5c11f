import NavGraphCompiler
import NavGraphSyntax

/// The standard streams: results on standard output, messages on standard error.
///
/// They accept only `TerminalText` and `Document`, so that untrusted text can't act as commands of a terminal or a CI log. Output is
/// buffered. A reader that exits early (`navgraph check | head`) isn't an error.
package final class Console {
  private var results: [UInt8] = []
  private var isResultClosed = false
  package private(set) var failure: Failure?
  /// Whether the run blocks the signals that would end it, as `watch` does. Child processes end at once, and the run ends itself.
  package var isHoldingSignals = false

  package init() {}

  /// Writes to standard output.
  package func print(_ text: TerminalText) {
    results.append(contentsOf: text.bytes)
    if results.count > 1 << 20 { flush() }
  }

  /// Writes a document to standard output. A terminal gets it as `TerminalText`.
  package func print(_ document: Document) {
    if Console.isTerminal(1) { return print(TerminalText(bytes: document.bytes)) }
    results.append(contentsOf: document.bytes)
    if results.count > 1 << 20 { flush() }
  }

  /// Flushes standard output, then writes to standard error.
  package func say(_ text: TerminalText) {
    flush()
    _ = Console.write(text.bytes, to: 2)
  }

  package func say(_ failure: Failure) {
    say("\(Executable.name): \(failure.message)\n")
    if !failure.help.isEmpty { say("\(Executable.name): help: \(failure.help)\n") }
  }

  package func flush() {
    defer { results.removeAll(keepingCapacity: true) }
    guard !results.isEmpty, !isResultClosed else { return }
    let number = Console.write(results, to: 1)
    guard number != 0 else { return }
    isResultClosed = true
    if number != EPIPE { failure = .io("can't write the output: \(Failure.reason(for: number))") }
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes all bytes. Returns 0, or the error number of a failed write.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let written = Platform.write(to: descriptor, from: buffer.baseAddress?.advanced(by: offset), count: buffer.count - offset)
        if written > 0 {
          offset += written
        } else if written < 0, errno == EINTR {
          continue
        } else if written < 0, errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&wait, 1, -1)
        } else {
          return errno
        }
      }
      return 0
    }
  }
}

/// Functions of the C library whose names methods of this module also have.
package enum Platform {
  package static func write(to descriptor: Int32, from bytes: UnsafeRawPointer?, count: Int) -> Int {
    #if canImport(Darwin)
    Darwin.write(descriptor, bytes, count)
    #elseif canImport(Musl)
    Musl.write(descriptor, bytes, count)
    #else
    Glibc.write(descriptor, bytes, count)
    #endif
  }

  /// Reads bytes, and again if a signal interrupts it. Returns their number, or a negative number if `errno` has an error.
  package static func read(from descriptor: Int32, into bytes: UnsafeMutableRawPointer?, count: Int) -> Int {
    while true {
      #if canImport(Darwin)
      let read = Darwin.read(descriptor, bytes, count)
      #elseif canImport(Musl)
      let read = Musl.read(descriptor, bytes, count)
      #else
      let read = Glibc.read(descriptor, bytes, count)
      #endif
      if read >= 0 || errno != EINTR { return read }
    }
  }
}
