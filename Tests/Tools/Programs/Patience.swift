import Foundation
import Synchronization

/// Work with an end: what takes too long is left to itself, and reported.
enum Patience {
  /// What the work gives; nil if it takes longer than that.
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
