import NavGraphCommandLine

/// One connection to the server, from its first byte to its end.
struct Connection {
  enum Stage {
    /// The request isn't there yet.
    case reading
    /// The answer is being sent.
    case answering
    /// Events follow for as long as the client listens.
    case streaming
    /// The answer is sent. What the client still sends is read and dropped: closing earlier could discard the answer.
    case draining
    case ended
  }

  /// How long each may take, in milliseconds of serving.
  private static let (requestLimit, answerLimit, drainLimit) = (5_000, 30_000, 1_000)
  /// A client that doesn't read its events is disconnected when this many bytes wait for it.
  private static let mostPending = 64 << 10

  let descriptor: Int32
  private(set) var stage = Stage.reading
  private var deadline: Int
  private var received: [UInt8] = []
  private var pending: ArraySlice<UInt8> = []
  /// Whether the client may still send something. One that has closed its side can still wait for its answer.
  private var isOpen = true

  init(_ descriptor: Int32, at time: Int) {
    self.descriptor = descriptor
    deadline = time + Connection.requestLimit
  }

  /// What to wait for.
  var events: Int16 { Int16((isOpen ? POLLIN : 0) | (pending.isEmpty ? 0 : POLLOUT)) }

  /// Reads and writes what can be without waiting. `answer` is asked once, when the request is there.
  mutating func advance(_ ready: Int16, at time: Int, _ answer: (RequestHead?) -> (Response, isHead: Bool)) {
    if isOpen, ready & ~Int16(POLLOUT) != 0 { receive(at: time, answer) }
    if !pending.isEmpty { send(at: time) }
    if time > deadline, stage != .streaming { stage = .ended }
  }

  /// Sends an event, if the client listens to them.
  mutating func push(_ event: [UInt8], at time: Int) {
    guard stage == .streaming else { return }
    pending += event
    if pending.count > Connection.mostPending { stage = .ended } else { send(at: time) }
  }

  private mutating func receive(at time: Int, _ answer: (RequestHead?) -> (Response, isHead: Bool)) {
    var buffer = [UInt8](repeating: 0, count: 4 << 10)
    let count = buffer.withUnsafeMutableBytes { Platform.read(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else {
      if count == 0, stage == .answering {
        isOpen = false
      } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
        stage = .ended
      }
      return
    }
    guard stage == .reading else { return }
    let seen = received.count
    received += buffer[..<count]
    if let end = Connection.endOfHead(received, from: seen) {
      take(answer(RequestHead(received[..<end])), at: time)
    } else if received.count > RequestHead.mostBytes {
      take((.text("431 Request Header Fields Too Large", "the request is too large"), isHead: false), at: time)
    }
  }

  private mutating func take(_ answer: (response: Response, isHead: Bool), at time: Int) {
    received = []
    pending = answer.response.bytes(isHead: answer.isHead)[...]
    stage = answer.response.isStream && !answer.isHead ? .streaming : .answering
    deadline = time + Connection.answerLimit
  }

  private mutating func send(at time: Int) {
    let count = pending.withUnsafeBytes { Platform.write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { pending = pending.dropFirst(count) }
    if count < 0, errno != EAGAIN, errno != EINTR { stage = .ended }
    guard pending.isEmpty else { return }
    pending = []
    guard stage == .answering else { return }
    shutdown(descriptor, Int32(SHUT_WR))
    stage = isOpen ? .draining : .ended
    deadline = time + Connection.drainLimit
  }

  /// Where the empty line begins that ends a head; what lies before `from` was looked at, but for its last bytes.
  private static func endOfHead(_ bytes: [UInt8], from: Int) -> Int? {
    var index = max(0, from - 3)
    while index + 3 < bytes.count {
      if bytes[index] == 0x0D, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x0D, bytes[index + 3] == 0x0A { return index }
      index += 1
    }
    return nil
  }
}
