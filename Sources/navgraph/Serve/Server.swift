import NavGraphCommandLine
import NavGraphSyntax

/// A server for this machine with two paths, the page and its events. It serves no files.
///
/// It has no thread: `watch` calls it while it waits for a change. It never blocks on a client, so that a client can't delay other clients
/// or the detection of a change.
final class Server {
  /// The maximum number of connections.
  private static let maxConnections = 32

  private let listener: Listener
  private let accessPolicy: AccessPolicy
  /// The prefix of the paths, which can't be guessed.
  private let root: String
  private var connections: [Connection] = []
  /// The time in milliseconds of serving. Time without serving doesn't count toward the limits of clients.
  private var time = 0
  private var page = Response.text(status: "503 Service Unavailable", body: "there is no page yet")
  private var version = 0

  init(port: UInt16) throws(Failure) {
    listener = try Listener(port: port)
    accessPolicy = AccessPolicy(port: listener.port)
    root = "/\(Secret.word())/"
  }

  /// The URL of the page: `http://127.0.0.1:49152/4f…/`
  var address: String { "http://127.0.0.1:\(listener.port)\(root)" }

  /// Replaces the page, and notifies the clients that listen to events.
  func publish(_ page: Response, version: Int) {
    (self.page, self.version) = (page, version)
    for index in connections.indices { connections[index].push(versionEvent, at: time) }
  }

  /// Serves for the given time. Blocks the calling thread for that long.
  func serve(milliseconds: Int) {
    let (start, before) = (ContinuousClock.now, time)
    // False after `accept` has failed. If no more descriptors can be opened, polling the listener again would return at once.
    var isAccepting = true
    repeat {
      var waiting = connections.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
      waiting.append(pollfd(fd: isAccepting ? listener.descriptor : -1, events: Int16(POLLIN), revents: 0))
      // A client's limit may expire before this call ends.
      let ready = poll(&waiting, nfds_t(waiting.count), Int32(max(0, min(before + milliseconds - time, 100))))
      time = before + start.duration(to: .now).milliseconds
      for index in connections.indices {
        connections[index].advance(ready: ready > 0 ? waiting[index].revents : 0, at: time) { head in answer(to: head) }
      }
      if ready > 0, waiting.last?.revents != 0 { isAccepting = acceptConnection() }
      removeEndedConnections()
    } while time < before + milliseconds
  }

  /// Closes every connection and the port. The server can't be used after that.
  func end() {
    for connection in connections { close(connection.descriptor) }
    connections = []
    close(listener.descriptor)
  }

  /// Accepts a connection, and closes one if there are too many. Returns false if there is none, or if no more can be opened at present.
  private func acceptConnection() -> Bool {
    guard let descriptor = listener.next() else { return false }
    connections.append(Connection(descriptor: descriptor, at: time))
    guard connections.count > Server.maxConnections else { return true }
    // Close the oldest connection without a request, or else the new one.
    let index = connections.firstIndex { $0.stage == .reading || $0.stage == .draining } ?? connections.count - 1
    close(connections.remove(at: index).descriptor)
    return true
  }

  private func removeEndedConnections() {
    for connection in connections where connection.stage == .ended { close(connection.descriptor) }
    connections.removeAll { $0.stage == .ended }
  }

  /// Returns the response to a request, nil for a malformed one, and whether only its head is sent.
  private func answer(to head: RequestHead?) -> (Response, isHead: Bool) {
    guard let head else { return (.text(status: "400 Bad Request", body: "malformed request"), false) }
    let isHead = head.method == "HEAD"
    if let rejection = accessPolicy.rejection(of: head) { return (rejection, isHead) }
    switch head.target {
    case root: return (page, isHead)
    case root + "events": return (Response(status: "200 OK", type: "text/event-stream", body: versionEvent, isStream: true), isHead)
    default: return (.text(status: "404 Not Found", body: "not found; navgraph prints the address of the page"), isHead)
    }
  }

  /// The event with the current version. A client gets it as soon as it listens, because the page may have changed since it was sent.
  private var versionEvent: [UInt8] { Array("data: \(version)\n\n".utf8) }
}

/// Unguessable words from the system's random number generator.
enum Secret {
  /// Returns 128 random bits in hexadecimal digits.
  static func word() -> String {
    var source = SystemRandomNumberGenerator()
    return (0..<2).map { _ in source.next().hexadecimal(digits: 16) }.joined()
  }
}
