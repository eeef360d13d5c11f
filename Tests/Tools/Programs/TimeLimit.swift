import Foundation
import Synchronization

/// Runs work with a time limit. Work that takes longer is abandoned.
enum TimeLimit {
  /// Returns the result of the work, or nil if it takes longer than `seconds`.
  static func result<Value: Sendable>(of work: @escaping @Sendable () -> Value, within seconds: Double) -> Value? {
    let box = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.value.withLock { $0 = work() }
      done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    return done.wait(timeout: .now() + seconds) == .success ? box.value.withLock { $0 } : nil
  }

  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
