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

/// Reads messages from standard input, and writes the answers of a server to standard output, until the input ends.
struct ModelContextLoop {
  private static let input: Int32 = 0
  private static let output: Int32 = 1
  let server: ModelContextServer

  func run() -> ExitCode {
    var server = server
    var reader = LineReader()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { Platform.read(ModelContextLoop.input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return .io }
      let isEnd = count == 0
      reader.add(buffer[..<count])
      for line in isEnd ? reader.rest() : reader.next() {
        guard let answer = server.handle(line) else { continue }
        if Console.write(Array((answer.line + "\n").utf8), to: ModelContextLoop.output) != 0 { return .io }
      }
      if isEnd { return .clean }
    }
  }
}
