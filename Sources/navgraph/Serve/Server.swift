import NavGraphCommandLine

/// Serves one page and the news of it to this machine: a table of two paths, no files.
///
/// It has no thread: `watch` lets it work while it waits for a save. Nothing here waits for a client, so none can keep another from its
/// answer, or a save from being seen.
final class Server {
  /// How many connections there may be at once.
  private static let mostConnections = 32

  private let listener: Listener
  private let admission: Admission
  /// What the paths begin with; it can't be guessed.
  private let root: String
  private var connections: [Connection] = []
  /// In milliseconds of serving: time in which nothing is served counts for no client.
  private var time = 0
  private var page = Response.text("503 Service Unavailable", "there is no page yet")
  private var version = 0

  init(port: UInt16) throws(Failure) {
    listener = try Listener(port: port)
    admission = Admission(port: listener.port)
    root = "/\(Secret.word())/"
  }

  /// Where the page is: `http://127.0.0.1:49152/4f…/`
  var address: String { "http://127.0.0.1:\(listener.port)\(root)" }

  /// Serves `page` from now on, and tells those that are open.
  func publish(_ page: Response, version: Int) {
    (self.page, self.version) = (page, version)
    for index in connections.indices { connections[index].push(news, at: time) }
  }

  /// Serves for so long.
  func serve(milliseconds: Int) {
    let (start, before) = (ContinuousClock.now, time)
    var isOpen = true
    repeat {
      var waiting = connections.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
      waiting.append(pollfd(fd: isOpen ? listener.descriptor : -1, events: Int16(POLLIN), revents: 0))
      // A client may run out of time before this call does.
      let ready = poll(&waiting, nfds_t(waiting.count), Int32(max(0, min(before + milliseconds - time, 100))))
      time = before + start.duration(to: .now).milliseconds
      for index in connections.indices {
        connections[index].advance(ready > 0 ? waiting[index].revents : 0, at: time) { head in answer(head) }
      }
      if ready > 0, waiting.last?.revents != 0 { isOpen = admit() }
      sweep()
    } while time < before + milliseconds
  }

  /// Ends every connection, and gives the port back.
  func end() {
    for connection in connections { close(connection.descriptor) }
    connections = []
    close(listener.descriptor)
  }

  /// Takes a connection in; false if none can be had, and it isn't worth asking at once again.
  private func admit() -> Bool {
    guard let descriptor = listener.next() else { return false }
    connections.append(Connection(descriptor, at: time))
    guard connections.count > Server.mostConnections else { return true }
    // The oldest of those that have sent no request yet is closed; if there is none, the new one.
    let index = connections.firstIndex { $0.stage == .reading || $0.stage == .draining } ?? connections.count - 1
    close(connections.remove(at: index).descriptor)
    return true
  }

  private func sweep() {
    for connection in connections where connection.stage == .ended { close(connection.descriptor) }
    connections.removeAll { $0.stage == .ended }
  }

  private func answer(_ head: RequestHead?) -> (Response, isHead: Bool) {
    guard let head else { return (.text("400 Bad Request", "malformed request"), false) }
    let isHead = head.method == "HEAD"
    if let refusal = admission.refusal(of: head) { return (refusal, isHead) }
    switch head.target {
    case root: return (page, isHead)
    case root + "events": return (Response("200 OK", type: "text/event-stream", news, isStream: true), isHead)
    default: return (.text("404 Not Found", "not found; navgraph prints the address of the page"), isHead)
    }
  }

  /// Names the last page. A client is told as soon as it listens, since the page may have changed after it was sent.
  private var news: [UInt8] { Array("data: \(version)\n\n".utf8) }
}
