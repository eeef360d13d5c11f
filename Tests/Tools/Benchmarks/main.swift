#if canImport(Darwin)
@preconcurrency import Darwin
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Glibc
#endif

/// An app of fifty lines without diagnostics.
let smallApp = """
  app Small {
    platform iOS 17
    scheme   small
    root     Main
    output   uikit
  }

  tabs Main {
    tab home  "Home"  icon "house"  stack Home
    tab inbox "Inbox" icon "tray"   stack Inbox
    tab me    "Me"    icon "person" stack Me
  }

  type ItemID = String

  screen Home {
    title "Home" large
    on open(id: ItemID) -> push Item(id)
    on new              -> present NewItem then { finished(id) -> push Item(id) }
  }

  screen Item(id: ItemID) {
    title
    on edit  -> present Editor(id)
    on close -> pop
  }

  screen Inbox {
    title "Inbox" large
    on open(id: ItemID) -> push Item(id)
  }

  screen Me { title "Me" large }

  modal NewItem returns ItemID {
    content NewItemForm
    style   pageSheet
  }

  screen NewItemForm {
    on save(id: ItemID) -> finish(id)
    on cancel           -> dismiss
  }

  modal Editor(id: ItemID) { content EditItem(id) }
  screen EditItem(id: ItemID) { on done -> finish }

  route "/items/{id}" -> home / Item(id)
  route "/inbox"      -> inbox
  alias "/in"         -> "/inbox"

  """

let words = Array(CommandLine.arguments.dropFirst())
let program = CommandLine.arguments.first ?? ""
setvbuf(stdout, nil, _IOLBF, 0)
switch words.first {
case "write-app" where words.count == 3:
  exit(writeFile(words[2], SyntheticApp(screens: Int(words[1]) ?? 0).write) ? 0 : 1)
case "write-schema" where words.count == 3:
  exit(writeFile(words[2], SyntheticSchema(tables: Int(words[1]) ?? 1).write) ? 0 : 1)
case "write-small" where words.count == 2:
  exit(writeFile(words[1]) { $0(smallApp) } ? 0 : 1)
case "write-links" where words.count == 4:
  guard let kind = LinkTable.Kind(rawValue: words[1]) else { exit(64) }
  exit(writeFile(words[3], LinkTable(kind: kind, count: Int(words[2]) ?? 0).write) ? 0 : 1)
case "write-urls" where words.count == 4:
  exit(writeFile(words[3]) { LinkTable(kind: .realistic, count: Int(words[1]) ?? 0).writeURLs(Int(words[2]) ?? 0, $0) } ? 0 : 1)
case "write-matcher" where words.count == 3:
  exit(MatcherSources(count: Int(words[1]) ?? 0).write(to: words[2]) ? 0 : 1)
case "write-swift" where words.count == 3:
  exit(SwiftSources(screens: Int(words[1]) ?? 0).write(to: words[2]) ? 0 : 1)
case "time-links" where words.count == 2:
  print(LinkTimes(path: words[1], bytes: readFile(words[1])).line)
case "time-stages" where words.count == 2:
  print(Stages(path: words[1], bytes: readFile(words[1])).line)
case "record" where words.count >= 2:
  let named = words.dropFirst(2).compactMap(Measurement.init(rawValue:))
  guard named.count == words.count - 2, let benchmarks = Benchmarks(program: program, isSmoke: false) else { exit(64) }
  let record = Record(folder: words[1], program: benchmarks.own, temporary: benchmarks.folder)
  exit(record.write(named.isEmpty ? Measurement.allCases : named) ? 0 : 1)
case nil, "--smoke":
  guard let benchmarks = Benchmarks(program: program, isSmoke: !words.isEmpty) else { exit(1) }
  exit(benchmarks.run() ? 0 : 1)
case let name?:
  guard let measurement = Measurement(rawValue: name), let benchmarks = Benchmarks(program: program, isSmoke: false) else {
    print("usage: Benchmarks [--smoke | MEASUREMENT | growth SHAPE... | record FOLDER [MEASUREMENT...]]")
    print("measurements: \(Measurement.allCases.map(\.rawValue).joined(separator: ", "))")
    exit(64)
  }
  exit(benchmarks.run(measurement, Array(words.dropFirst())) ? 0 : 1)
}
