import NavGraphCommandLine
import NavGraphCompiler

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
