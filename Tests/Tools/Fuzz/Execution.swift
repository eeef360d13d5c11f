import Foundation

/// One run of the program under test.
struct Execution {
  /// A signal that is sent a number of seconds after the start, or after the file at the path `change` has changed.
  struct Kill {
    let signal: Int32
    let seconds: Double
    var change: String?
  }

  /// The exit code, or the signal that ended it.
  let status: Int32
  let isSignal: Bool
  let isTimedOut: Bool
  let seconds: Double
  /// The output on both streams.
  let said: String

  /// The maximum duration of a run in seconds. It allows for a busy machine.
  static let limit = 60.0

  /// Runs the program in a folder. Its streams are files outside of that folder, so no pipe can fill up.
  static func run(_ command: [String], in folder: String, input: String, log: String, kill: Kill? = nil) throws -> Execution {
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle(forReadingAtPath: input)
    let output = FileHandle(forWritingAtPath: log)
    process.standardOutput = output
    process.standardError = output
    let start = ContinuousClock.now
    var elapsed: Double {
      let time = start.duration(to: .now).components
      return Double(time.seconds) + Double(time.attoseconds) / 1e18
    }
    let before = kill?.change.map(fileStamp)
    try process.run()
    var isKilled = false
    var isTimedOut = false
    var moment = kill?.change == nil ? kill?.seconds : nil
    while process.isRunning {
      if let kill, let path = kill.change, moment == nil, fileStamp(path) != before { moment = elapsed + kill.seconds }
      if let kill, let moment, !isKilled, elapsed >= moment {
        isKilled = true
        Foundation.kill(process.processIdentifier, kill.signal)
      }
      if elapsed > limit + (kill?.seconds ?? 0) {
        isTimedOut = true
        Foundation.kill(process.processIdentifier, SIGKILL)
      }
      // The time between two writes is short.
      usleep(isKilled || kill == nil ? 1_000 : 20)
    }
    process.waitUntilExit()
    try? output?.close()
    let said = FileManager.default.contents(atPath: log).map { String(decoding: $0.prefix(4_000), as: UTF8.self) } ?? ""
    return Execution(
      status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal, isTimedOut: isTimedOut, seconds: elapsed,
      said: said)
  }

  /// Returns the identity and the modification time of a file.
  private static func fileStamp(_ path: String) -> [Int] {
    var info = stat()
    guard stat(path, &info) == 0 else { return [] }
    #if canImport(Darwin)
    let time = info.st_mtimespec
    #else
    let time = info.st_mtim
    #endif
    return [Int(truncatingIfNeeded: info.st_ino), Int(time.tv_sec), Int(time.tv_nsec)]
  }
}
