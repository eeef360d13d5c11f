import NavGraphModel

/// The generated Swift of a graph, and the features that it leaves out.
package struct GeneratedSwift: Hashable, Sendable {
  /// A generated file with its UTF-8 bytes.
  package struct File: Hashable, Sendable {
    package let name: String
    package let bytes: [UInt8]

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    package init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

    /// Creates the file that `.sources` generates for a source at `path` without a part in the program.
    package init(emptyForSource path: String, because reason: String) {
      let source = path.split(separator: "/").last.map(String.init) ?? path
      let file = SwiftFile(
        name: OutputLayout.fileName(forSource: path) + ".swift",
        header: SwiftFile.origin(of: source) + [SwiftFile.emptiness(because: reason)],
        imports: [])
      self.init(name: file.name, bytes: SwiftRenderer().render(file))
    }
  }

  /// The files, sorted by name.
  package var files: [File]
  /// The features that the output leaves out, in the order of the source.
  package var unsupported: [Unsupported]

  package init(files: [File], unsupported: [Unsupported]) {
    self.files = files
    self.unsupported = unsupported
  }
}

/// Returns the names that traces use for the items of a checked graph.
package func traceNames(for graph: NavigationGraph, places: Places, routes: RouteTable) -> TraceNames {
  var lowering = SwiftGenerator(graph, places: places, routes: routes)
  lowering.files { _ in }
  return lowering.traceNames()
}

/// Generates the Swift of a checked graph. Equal graphs produce equal bytes. A graph without an `app`
/// produces no files. With `module`, the result is the code of that module, which doesn't require an app.
package func generateSwift(
  for graph: NavigationGraph, places: Places, routes: RouteTable, layout: OutputLayout = .flows, module: ModuleID? = nil
) -> GeneratedSwift {
  var generator = SwiftGenerator(graph, places: places, routes: routes, layout: layout, module: module)
  var files: [GeneratedSwift.File] = []
  let unsupported = generator.write { files.append($0) }
  files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  return GeneratedSwift(files: files, unsupported: unsupported)
}

extension SwiftGenerator {
  /// Generates the same files, and passes each to `take` when it is rendered, so that the text of a large app
  /// isn't in memory all at once. Returns the features that the output leaves out, in the order of the source.
  package mutating func write(to take: (GeneratedSwift.File) -> Void) -> [Unsupported] {
    guard graph.app != nil || module != nil else { return [] }
    let renderer = SwiftRenderer(access: access)
    files { take(GeneratedSwift.File(name: $0.name, bytes: renderer.render($0))) }
    return unsupported.sorted { ($0.range, $0.what) < ($1.range, $1.what) }
  }
}
