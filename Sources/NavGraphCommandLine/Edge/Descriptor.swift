/// How a file descriptor behaves.
package enum Descriptor {
  /// No program that is started gets hold of it.
  package static func keepToItself(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

  /// Nothing that is read from it or written to it waits.
  package static func neverWait(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) }
}
