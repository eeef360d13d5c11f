/// Settings of file descriptors.
package enum Descriptor {
  /// Sets close-on-exec, so that child processes don't inherit the descriptor.
  package static func keepToItself(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

  /// Makes reads and writes non-blocking.
  package static func neverWait(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) }
}
