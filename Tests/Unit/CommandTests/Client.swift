import Foundation

/// A TCP connection to a server on this machine.
final class Client {
  private let descriptor: Int32
  private(set) var received = ""

  /// Connects to the port on the loopback interface; nil if no server listens there.
  init?(port: UInt16) {
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    #if canImport(Darwin)
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return nil }
  }

  deinit { close(descriptor) }

  /// Sends the text. Returns false if the server has closed the connection.
  @discardableResult
  func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent) }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Reads until the received text contains `text`. Returns false if the connection ends before, or nothing arrives for `seconds`.
  func read(until text: String, seconds: Int32 = 30) -> Bool {
    while !received.contains(text) { guard receive(seconds) == true else { return false } }
    return true
  }

  /// Reads to the end of the connection. Returns false if nothing arrives for `seconds`.
  func readToEnd(seconds: Int32 = 30) -> Bool {
    while let isOpen = receive(seconds) { if !isOpen { return true } }
    return false
  }

  /// Receives a part of the text. Returns false at the end of the connection, and nil if nothing arrives.
  private func receive(_ seconds: Int32) -> Bool? {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, seconds * 1000) == 1 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { return false }
    received += String(decoding: buffer[..<count], as: UTF8.self)
    return true
  }
}
