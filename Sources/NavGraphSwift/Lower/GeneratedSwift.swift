import NavGraphModel

/// The Swift for a graph, and what it leaves out.
package struct GeneratedSwift: Hashable, Sendable {
  /// One file: its name, and its text as bytes of UTF-8.
  package struct File: Hashable, Sendable {
    package let name: String
    package let bytes: [UInt8]

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    package init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

    /// The file that `.sources` has for the source at `path`, where that has no part in the program.
    package init(emptyForSource path: String, _ reason: String) {
      let source = path.split(separator: "/").last.map(String.init) ?? path
      let file = SwiftFile(
        name: OutputLayout.fileName(forSource: path) + ".swift", header: SwiftFile.origin(source) + [SwiftFile.emptiness(reason)],
        imports: [])
      self.init(name: file.name, bytes: SwiftRenderer().render(file))
    }
  }

  /// In the order of their names.
  package var files: [File]
  /// In reading order.
  package var unsupported: [Unsupported]

  package init(files: [File], unsupported: [Unsupported]) {
    self.files = files
    self.unsupported = unsupported
  }
}

/// What the Swift for a checked graph calls things in traces.
package func traceNames(for graph: NavigationGraph, _ places: Places, _ routes: RouteTable) -> TraceNames {
  var lowering = Lowering(graph, places, routes)
  lowering.files { _ in }
  return lowering.traceNames()
}

/// Writes the Swift for a checked graph: the same bytes for the same graph, nothing without an `app`. With a module, that of the module, which
/// needs no app; its run time is imported.
package func generateSwift(
  for graph: NavigationGraph, _ places: Places, _ routes: RouteTable, layout: OutputLayout = .flows, module: ModuleID? = nil
) -> GeneratedSwift {
  var files: [GeneratedSwift.File] = []
  let unsupported = writeSwift(for: graph, places, routes, layout: layout, module: module) { files.append($0) }
  files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  return GeneratedSwift(files: files, unsupported: unsupported)
}

/// Hands out the same files, each as soon as it is rendered, so that the text of a large app need not be in memory as a whole. Returns what
/// is left out, in reading order.
package func writeSwift(
  for graph: NavigationGraph, _ places: Places, _ routes: RouteTable, layout: OutputLayout, module: ModuleID?,
  _ take: (GeneratedSwift.File) -> Void
) -> [Unsupported] {
  guard graph.app != nil || module != nil else { return [] }
  var lowering = Lowering(graph, places, routes, layout: layout, module: module)
  let renderer = SwiftRenderer(lowering.access)
  lowering.files { take(GeneratedSwift.File(name: $0.name, bytes: renderer.render($0))) }
  return lowering.unsupported.sorted { ($0.range, $0.what) < ($1.range, $1.what) }
}
