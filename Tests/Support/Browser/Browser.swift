import Foundation

/// A Chromium browser in headless mode.
public enum Browser {
  public enum Problem: Error { case missing, failed(String) }

  public static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Whether a missing browser fails the tests instead of skipping them.
  public static let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"

  /// Returns the HTML of a page after its scripts have run. `address` is the part of the URL after the file name, such as `#Home`.
  public static func document(
    of page: String, named name: String = "page.html", address: String = "", size: (width: Int, height: Int) = (1400, 900)
  ) throws -> String {
    guard let path else { throw Problem.missing }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(page.utf8).write(to: file)
    let output = folder.appendingPathComponent("out")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
      "--disable-background-networking", "--user-data-dir=\(folder.path)/profile", "--window-size=\(size.width),\(size.height)",
      "--virtual-time-budget=60000", "--dump-dom", file.absoluteString + address,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    let end = Date().addingTimeInterval(120)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    guard text.contains(name.hasSuffix(".svg") ? "</svg>" : "</html>") else {
      throw Problem.failed("exit code \(process.terminationStatus): \(text.prefix(300))")
    }
    return text
  }

  /// Runs a script on a page and returns its value as JSON. The content security
  /// policy of the page is removed, because it allows no other script.
  /// `preparation` is a script that runs before those of the page.
  public static func value(
    of script: String, on page: String, after preparation: String = "", address: String = "", size: (width: Int, height: Int) = (1400, 900)
  ) throws -> String {
    let mark = "<pre id=\"verdict\">"
    let run = """
      <script>addEventListener("load", async () => {
        const out = document.createElement("pre");
        out.id = "verdict";
        // Until the page is loaded, another address takes the place of the one before: there would be no way back.
        await new Promise(resolve => setTimeout(resolve));
        try { out.textContent = btoa(unescape(encodeURIComponent(JSON.stringify(await (async () => { \(script) })())))); }
        catch (error) { out.textContent = "error " + error + " " + (error.stack || ""); }
        document.body.append(out);
      });</script></body>
      """
    let free = page.replacingOccurrences(
      of: "<meta http-equiv=\"Content-Security-Policy\"[^>]*>", with: "", options: .regularExpression)
    guard let body = free.range(of: "</body>", options: .backwards) else { throw Problem.failed("no page") }
    var whole = free.replacingCharacters(in: body, with: run)
    if let head = whole.range(of: "<head>") { whole.replaceSubrange(head, with: "<head><script>\(preparation)</script>") }
    let document = try document(of: whole, address: address, size: size)
    guard let start = document.range(of: mark, options: .backwards), let end = document[start.upperBound...].range(of: "</pre>") else {
      throw Problem.failed("the script didn't end: \(document.suffix(300))")
    }
    let verdict = String(document[start.upperBound..<end.lowerBound])
    guard let bytes = Data(base64Encoded: verdict) else { throw Problem.failed(verdict) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
