import NavGraphCommandLine

/// One connection to the server: the state machine of one request and its response. The owner closes the descriptor after it has ended.
struct Connection {
  enum Stage {
    /// The request isn't complete.
    case reading
    /// The response is being sent.
    case answering
    /// Events are sent until the client disconnects.
    case streaming
    /// The response is sent. Further input is read and dropped, because closing the connection could discard the response.
    case draining
    /// The connection is to be closed.
    case ended
  }

  /// The time limits of the stages, in milliseconds of serving.
  private static let (requestLimit, answerLimit, drainLimit) = (5_000, 30_000, 1_000)
  /// The maximum number of pending bytes. A client that doesn't read its events is disconnected.
  private static let maxPending = 64 << 10

  let descriptor: Int32
  private(set) var stage = Stage.reading
  /// The time at which the current stage ends the connection. Streaming has no limit.
  private var deadline: Int
  /// The bytes of the request so far.
  private var received: [UInt8] = []
  /// The bytes to send.
  private var pending: ArraySlice<UInt8> = []
  /// Whether the client may send more. A client that has closed its side can still wait for the response.
  private var isOpen = true

  init(descriptor: Int32, at time: Int) {
    self.descriptor = descriptor
    deadline = time + Connection.requestLimit
  }

  /// The events to poll for.
  var events: Int16 { Int16((isOpen ? POLLIN : 0) | (pending.isEmpty ? 0 : POLLOUT)) }

  /// Reads and writes without blocking. `answer` is called once, when the request is complete, with nil if it is malformed. It returns the
  /// response, and whether only its head is sent.
  ///
  /// - Parameters:
  ///   - ready: The events that `poll` has returned.
  ///   - time: The time in milliseconds of serving.
  mutating func advance(ready: Int16, at time: Int, answer: (RequestHead?) -> (Response, isHead: Bool)) {
    if isOpen, ready & ~Int16(POLLOUT) != 0 { receive(at: time, answer: answer) }
    if !pending.isEmpty { send(at: time) }
    if time > deadline, stage != .streaming { stage = .ended }
  }

  /// Sends an event, if the client listens to events.
  mutating func push(_ event: [UInt8], at time: Int) {
    guard stage == .streaming else { return }
    pending += event
    if pending.count > Connection.maxPending { stage = .ended } else { send(at: time) }
  }

  private mutating func receive(at time: Int, answer: (RequestHead?) -> (Response, isHead: Bool)) {
    var buffer = [UInt8](repeating: 0, count: 4 << 10)
    let count = buffer.withUnsafeMutableBytes { Platform.read(from: descriptor, into: $0.baseAddress, count: $0.count) }
    guard count > 0 else {
      if count == 0, stage == .answering {
        isOpen = false
      } else if count == 0 || errno != EAGAIN {
        stage = .ended
      }
      return
    }
    guard stage == .reading else { return }
    let seen = received.count
    received += buffer[..<count]
    if let end = Connection.endOfHead(in: received, from: seen) {
      respond(with: answer(RequestHead(parsing: received[..<end])), at: time)
    } else if received.count > RequestHead.maxBytes {
      respond(with: (.text(status: "431 Request Header Fields Too Large", body: "the request is too large"), isHead: false), at: time)
    }
  }

  private mutating func respond(with answer: (response: Response, isHead: Bool), at time: Int) {
    received = []
    pending = answer.response.bytes(isHead: answer.isHead)[...]
    stage = answer.response.isStream && !answer.isHead ? .streaming : .answering
    deadline = time + Connection.answerLimit
  }

  private mutating func send(at time: Int) {
    let count = pending.withUnsafeBytes { Platform.write(to: descriptor, from: $0.baseAddress, count: $0.count) }
    if count > 0 { pending = pending.dropFirst(count) }
    if count < 0, errno != EAGAIN, errno != EINTR { stage = .ended }
    guard pending.isEmpty else { return }
    pending = []
    guard stage == .answering else { return }
    shutdown(descriptor, Int32(SHUT_WR))
    stage = isOpen ? .draining : .ended
    deadline = time + Connection.drainLimit
  }

  /// Returns the index of the empty line that ends a head. Bytes before `from` were already searched, except for the last three.
  private static func endOfHead(in bytes: [UInt8], from: Int) -> Int? {
    var index = max(0, from - 3)
    while index + 3 < bytes.count {
      if bytes[index] == 0x0D, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x0D, bytes[index + 3] == 0x0A { return index }
      index += 1
    }
    return nil
  }
}
