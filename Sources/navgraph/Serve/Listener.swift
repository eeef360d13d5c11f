import NavGraphCommandLine

/// A socket that accepts connections from this machine only: it is bound to 127.0.0.1.
struct Listener {
  let descriptor: Int32
  let port: UInt16

  /// Listens on `port`, or on a port that the system chooses if it is 0.
  init(port: UInt16) throws(Failure) {
    #if canImport(Darwin) || canImport(Musl)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw .io("can't make a socket: \(Failure.reason(for: errno))") }
    Listener.prepare(descriptor)
    // Connections of an earlier run that are still closing don't block the port.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    #if canImport(Darwin)
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 16) == 0 && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isListening else {
      let number = errno
      close(descriptor)
      throw .io(
        "can't listen on 127.0.0.1:\(port): \(Failure.reason(for: number))",
        help: "name another port, or none: `\(OptionName.serve)` alone uses a free port")
    }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Returns the descriptor of a new connection; nil if there is none, or if no more can be opened.
  func next() -> Int32? {
    let descriptor = accept(self.descriptor, nil, nil)
    guard descriptor >= 0 else { return nil }
    Listener.prepare(descriptor)
    return descriptor
  }

  /// Sets close-on-exec, and makes the descriptor nonblocking.
  private static func prepare(_ descriptor: Int32) {
    Descriptor.keepToItself(descriptor)
    Descriptor.neverWait(descriptor)
  }
}
