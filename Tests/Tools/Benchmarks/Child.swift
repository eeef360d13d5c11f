#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Glibc
#endif

/// A child process that has ended, and its cost.
///
/// The kernel counts the parent's memory at the start of a child into the child's peak.
/// The parent therefore stays small, and large inputs are processed in children.
struct Child {
  let status: Int32
  let milliseconds: Double
  /// The processor time, which is comparable on a machine that runs other programs.
  let processorMilliseconds: Double
  let peakMiB: Double
  let output: String

  /// Runs a program. Its output goes to a file that is read afterwards, so that no pipe slows it down.
  ///
  /// - Parameter findsPrograms: Whether the program gets `PATH`, which it uses to find other programs.
  init(
    _ program: String, _ arguments: [String], folder: String, input: String? = nil, keepsErrors: Bool = false, findsPrograms: Bool = true
  ) {
    let outputPath = folder + "/output"
    var actions = Child.actions()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if let input { posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0) }
    if keepsErrors {
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let clock = ContinuousClock()
    let start = clock.now
    var environment: [UnsafeMutablePointer<CChar>?] = []
    var next = Child.environment
    while let entry = next?.pointee {
      if findsPrograms || !String(cString: entry).utf8.starts(with: "PATH=".utf8) { environment.append(entry) }
      next = next?.successor()
    }
    environment.append(nil)
    guard posix_spawn(&child, program, &actions, nil, &words, &environment) == 0 else {
      (status, milliseconds, processorMilliseconds, peakMiB, output) = (127, 0, 0, 0, "")
      return
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    milliseconds = start.duration(to: clock.now) / .milliseconds(1)
    let spent = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) * 1000 + Double($0.tv_usec) / 1000 }
    processorMilliseconds = spent.reduce(0, +)
    #if canImport(Darwin)
    peakMiB = Double(usage.ru_maxrss) / 1_048_576
    #else
    peakMiB = Double(usage.ru_maxrss) / 1024
    #endif
    self.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    output = String(decoding: readFile(outputPath), as: UTF8.self)
  }

  #if canImport(Darwin)
  private static func actions() -> posix_spawn_file_actions_t? { nil }
  private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { _NSGetEnviron().pointee }
  #else
  private static func actions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }
  #endif

  /// Runs a program several times and returns the run with the median time.
  static func median(_ runs: Int, _ program: String, _ arguments: [String], folder: String) -> Child {
    let all = (0..<max(1, runs)).map { _ in Child(program, arguments, folder: folder) }
    return all.sorted { $0.milliseconds < $1.milliseconds }[all.count / 2]
  }

  /// Returns the path of a program on `PATH`.
  static func find(_ name: String) -> String? {
    guard let path = getenv("PATH") else { return nil }
    return String(cString: path).split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}

/// Returns the bytes of a file, or an empty array if it can't be read.
func readFile(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 20)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count <= 0 { return bytes }
    bytes += buffer[..<count]
  }
}

/// Writes a file in pieces.
func writeFile(_ path: String, _ body: ((String) -> Void) -> Void) -> Bool {
  guard let file = fopen(path, "w") else { return false }
  body { fputs($0, file) }
  return fclose(file) == 0
}

/// Replaces a file atomically.
func replaceFile(_ path: String, with text: String) -> Bool {
  writeFile(path + ".new") { $0(text) } && rename(path + ".new", path) == 0
}

/// Creates a folder for the output of the benchmarks.
func makeTemporaryFolder() -> String? {
  let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  var template = Array((parent + "/navgraph-benchmarks-XXXXXX").utf8CString)
  guard mkdtemp(&template) != nil else { return nil }
  return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

func removeFolder(_ path: String, _ names: [String]) {
  for name in names { unlink(path + "/" + name) }
  rmdir(path)
}

/// Pads a text on the left.
func column(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }

/// Pads a text on the right.
func left(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }

func logarithm(_ value: Double) -> Double { log(value) }
func fixed(_ value: Double, _ digits: Int = 1) -> String {
  let scale = (0..<digits).reduce(1.0) { result, _ in result * 10 }
  let number = Int((value * scale).rounded())
  guard digits > 0 else { return String(number) }
  let fraction = String(abs(number) % Int(scale))
  return "\(number < 0 ? "-" : "")\(abs(number) / Int(scale)).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
}
