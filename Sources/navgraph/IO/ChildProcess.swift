import NavGraphCommandLine
import NavGraphSyntax

/// A program that is run for its output.
struct ChildProcess {
  private let program: String
  private let arguments: [String]
  private let input: [UInt8]
  /// The time limit in seconds.
  private let limit: Int
  /// Whether the caller blocks the signals that would end navgraph.
  private let isHolding: Bool
  /// The environment of the program; nil if it inherits navgraph's.
  private let variables: [(name: String, value: String)]?

  /// The outcome of a program.
  struct Result {
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]
    let isTimedOut: Bool
    /// Whether the program was killed because its output was too long.
    let isTooLong: Bool
    /// Whether a signal that navgraph blocked interrupted the program.
    let isInterrupted: Bool
  }

  init(
    _ program: String, arguments: [String] = [], input: [UInt8] = [], seconds: Int, isHolding: Bool = false,
    environment: [(name: String, value: String)]? = nil
  ) {
    (self.program, self.arguments, self.input) = (program, arguments, input)
    (limit, self.isHolding, variables) = (seconds, isHolding, environment)
  }

  /// The maximum output of a program in bytes. It is kept in memory.
  static let maxOutput = 2 * Files.maxBytes

  /// Returns the path of the program `name` on PATH. Skips relative and empty entries, which depend on the current folder and may contain
  /// an untrusted program.
  static func find(named name: String) -> String? {
    guard let value = getenv("PATH") else { return nil }
    for folder in String(cString: value).utf8.split(separator: UInt8(ascii: ":")).map({ Substring($0) }) where Path.isAbsolute(folder) {
      let path = Path.join(String(folder), name)
      if Files.kind(of: path)?.kind == .file, access(path, X_OK) == 0 { return path }
    }
    return nil
  }

  /// Runs the program until it exits, or until its time limit. Its three streams are served together, so that neither side can block
  /// forever. A signal that ends navgraph first kills the program and its children, unless the caller blocks signals.
  func run() throws(Failure) -> Result {
    // A child that stops reading must not end this process.
    signal(SIGPIPE, SIG_IGN)
    let inputPipe = try ChildProcess.pipe()
    let outputPipe = try ChildProcess.pipe()
    let errorPipe = try ChildProcess.pipe()
    // A signal that would end this process stays pending until `signals` is released.
    var signals = BlockedSignals(isInner: isHolding)
    defer { signals.release() }
    let child: pid_t
    do throws(Failure) {
      child = try spawn(streams: [inputPipe.read, outputPipe.write, errorPipe.write], held: signals)
    } catch {
      for end in [inputPipe, outputPipe, errorPipe] { _ = (close(end.read), close(end.write)) }
      throw error
    }
    for descriptor in [inputPipe.read, outputPipe.write, errorPipe.write] { close(descriptor) }

    let end = ContinuousClock.now + .seconds(limit)
    let mayGoOn = { ContinuousClock.now < end && !signals.isPending }
    var streams = Streams(input: inputPipe.write, output: outputPipe.read, errors: errorPipe.read, bytes: input)
    var isDone = streams.serve(while: mayGoOn)
    streams.closeAll()
    var status: Int32 = 0
    // A program may close its streams and continue to run.
    if isDone { isDone = ChildProcess.wait(for: child, status: &status, while: mayGoOn) }
    if !isDone {
      kill(-child, SIGKILL)
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
    }
    let isInterrupted = signals.isPending
    // A pending signal ends this process here, unless the caller blocks it.
    signals.release()
    let isExit = status & 0x7F == 0
    return Result(
      status: isExit ? (status >> 8) & 0xFF : 128 + (status & 0x7F), output: streams.received[0], errors: streams.received[1],
      isTimedOut: !isDone && !isInterrupted && !streams.isTooLong, isTooLong: streams.isTooLong, isInterrupted: isInterrupted)
  }

  /// Waits for `child` to exit; returns false if `mayGoOn` returned false before that.
  private static func wait(for child: pid_t, status: inout Int32, while mayGoOn: () -> Bool) -> Bool {
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child || (ended < 0 && errno != EINTR) { return true }
      guard mayGoOn() else { return false }
      _ = poll(nil, 0, 5)
    }
  }

  private static func pipe() throws(Failure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
    let result = Darwin.pipe(&ends)
    #elseif canImport(Musl)
    let result = Musl.pipe(&ends)
    #else
    let result = Glibc.pipe(&ends)
    #endif
    guard result == 0 else { throw .io("can't make a pipe: \(Failure.reason(for: errno))") }
    for end in ends { Descriptor.keepToItself(end) }
    return (ends[0], ends[1])
  }

  private func spawn(streams: [Int32], held: BlockedSignals) throws(Failure) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, descriptor) in streams.enumerated() { posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number)) }
    // SIGPIPE is ignored in this process, but must have its default effect in the child.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // The signals that this process blocks aren't blocked in the child.
    var mask = held.childMask
    posix_spawnattr_setsigmask(&attributes, &mask)
    // A separate process group, so that the child can be killed together with its children.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var settings: [UnsafeMutablePointer<CChar>?] = (variables ?? []).map { strdup($0.name + "=" + $0.value) }
    settings.append(nil)
    defer { for setting in settings { free(setting) } }
    var child: pid_t = 0
    let number = settings.withUnsafeMutableBufferPointer { settings in
      posix_spawn(&child, program, &actions, &attributes, words, variables == nil ? ChildProcess.environment : settings.baseAddress)
    }
    guard number == 0 else { throw .io("can't run \(program): \(Failure.reason(for: number))") }
    return child
  }

  /// The environment variables of navgraph, without those that aren't UTF-8.
  static var variables: [(name: String, value: String)] {
    var variables: [(name: String, value: String)] = []
    var next = environment
    while let entry = next?.pointee {
      next = next?.advanced(by: 1)
      guard let text = String(validatingCString: entry), let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      variables.append((String(text[..<sign]), String(text[text.utf8.index(after: sign)...])))
    }
    return variables
  }

  private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
    _NSGetEnviron().pointee
    #else
    environ
    #endif
  }
}

/// The three pipes to a child.
private struct Streams {
  private var descriptors: [pollfd]
  private let bytes: [UInt8]
  private var sent = 0
  var received: [[UInt8]] = [[], []]
  private(set) var isTooLong = false

  init(input: Int32, output: Int32, errors: Int32, bytes: [UInt8]) {
    descriptors = [
      pollfd(fd: input, events: Int16(POLLOUT), revents: 0), pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    self.bytes = bytes
    for descriptor in descriptors { Descriptor.neverWait(descriptor.fd) }
  }

  /// Serves the pipes until the child has closed its outputs; returns false if `mayGoOn` returned false or the output was too long.
  mutating func serve(while mayGoOn: () -> Bool) -> Bool {
    if bytes.isEmpty { close(at: 0) }
    while descriptors[1].fd >= 0 || descriptors[2].fd >= 0 {
      isTooLong = received[0].count + received[1].count > ChildProcess.maxOutput
      guard mayGoOn(), !isTooLong else { return false }
      let ready = poll(&descriptors, nfds_t(descriptors.count), 100)
      if ready < 0, errno != EINTR { return true }
      guard ready > 0 else { continue }
      if descriptors[0].fd >= 0, descriptors[0].revents != 0 { send() }
      for index in 1...2 where descriptors[index].fd >= 0 && descriptors[index].revents != 0 { receive(at: index) }
    }
    return true
  }

  mutating func closeAll() {
    for index in descriptors.indices where descriptors[index].fd >= 0 { close(at: index) }
  }

  private mutating func send() {
    let written = bytes.withUnsafeBytes { buffer in
      Platform.write(to: descriptors[0].fd, from: buffer.baseAddress?.advanced(by: sent), count: buffer.count - sent)
    }
    if written > 0 { sent += written }
    if sent == bytes.count || (written < 0 && errno != EAGAIN && errno != EINTR) { close(at: 0) }
  }

  private mutating func receive(at index: Int) {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = buffer.withUnsafeMutableBytes { Platform.read(from: descriptors[index].fd, into: $0.baseAddress, count: $0.count) }
    if count > 0 {
      received[index - 1].append(contentsOf: buffer[..<count])
    } else if count == 0 || errno != EAGAIN {
      close(at: index)
    }
  }

  private mutating func close(at index: Int) {
    #if canImport(Darwin)
    _ = Darwin.close(descriptors[index].fd)
    #elseif canImport(Musl)
    _ = Musl.close(descriptors[index].fd)
    #else
    _ = Glibc.close(descriptors[index].fd)
    #endif
    descriptors[index].fd = -1
  }
}
