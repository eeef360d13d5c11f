import Foundation
import Synchronization

/// The number of the current input, for reports of crashes and hangs.
enum Watch {
  static let current = Atomic<UInt64>(0)
  static let hangs = 10.0

  /// Reports the input on a crash, and on an input that takes longer than `hangs` seconds.
  static func start(_ command: String) {
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGFPE, SIGBUS] {
      // A signal handler may only use async-signal-safe functions, so it writes the number digit by digit.
      Foundation.signal(signal) { _ in
        Watch.write("crash at input ")
        Watch.write(Watch.current.load(ordering: .relaxed))
        Watch.write("; again with --only and that number\n")
        _exit(1)
      }
    }
    let watcher = Thread {
      var last: UInt64 = .max
      while true {
        Thread.sleep(forTimeInterval: hangs)
        let now = current.load(ordering: .relaxed)
        if now == last {
          print("hang: input \(now) takes more than \(Int(hangs)) s; again with: \(command) --only \(now)")
          exit(1)
        }
        last = now
      }
    }
    watcher.start()
  }

  private static func write(_ text: StaticString) {
    _ = Foundation.write(2, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func write(_ number: UInt64) {
    var divisor: UInt64 = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      var digit = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10)
      _ = Foundation.write(2, &digit, 1)
      divisor /= 10
    }
  }
}
