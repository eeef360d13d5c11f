import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphLinks
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax

extension Workspace {
  /// Returns the diagram of the program. Throws if there are several programs. Diagnostics about the baseline are left out, because they
  /// aren't about the program.
  func diagram() throws(Failure) -> Diagram {
    let diagnostics = report.diagnostics.filter { $0.primary.range.file.index < sources.count }
    return Compiler.diagram(of: try single(because: "but a picture shows one"), diagnostics: diagnostics)
  }

  /// Returns the tests of every program. Throws if a program consists of modules without their app.
  ///
  /// - Parameter module: The module of the app's Swift, which the tests import, or nil for the default. Only one program can have it.
  func tests(module: String?) throws(Failure) -> [OutputFile] {
    for program in programs { try refuseAlone(what: "tests cover a whole app", program: program) }
    if module != nil, programs.count > 1 {
      throw .usage("there are \(programs.count) apps here, but a module has one", help: "name the files of one app")
    }
    return programs.flatMap { placed(Compiler.tests(for: $0, module: module), of: $0) }
  }

  /// Throws if the files of hosts with different links can't be written to separate folders, which are named after the hosts. File systems
  /// may ignore case.
  private func requireFolders(for files: SystemFiles, of program: CheckedProgram) throws(Failure) {
    let groups = files.hostGroups()
    guard groups.count > 1 else { return }
    var hosts: [String: String] = [:]
    for host in groups.flatMap({ $0 }) {
      let folder = SystemFiles.folder(for: host)
      let location = files.place(ofHost: host).map(program.graph.place) ?? ""
      // 253 bytes is the maximum length of a host name.
      guard Path.isInside(folder), folder.utf8.count <= 253 else {
        throw .diagnostics(
          "\(location): the host \"\(host)\" can't name a folder, and its site association differs from that of other hosts",
          help: "write the host as it appears in a URL, such as www.example.com")
      }
      if let other = hosts.updateValue(host, forKey: folder.lowercased()) {
        throw .diagnostics(
          "\(location): the files of the hosts \"\(other)\" and \"\(host)\" would both be written to the folder \(folder)",
          help: host.hasPrefix("*.") || other.hasPrefix("*.")
            ? "one file serves a host and its subdomains: give both the same links" : "write the hosts as they appear in URLs")
      }
    }
  }

  /// Returns the files that declare the links of every program to the system and to websites. Prints notes about files that are too large
  /// for Apple.
  ///
  /// - Parameter appIDs: The identifiers of the app. They may be empty only if no program has a host.
  func systemFiles(appIDs: [String], console: Console) throws(Failure) -> [OutputFile] {
    var files: [OutputFile] = []
    for program in programs {
      try refuseAlone(what: "links belong to an app", program: program)
      guard !appIDs.isEmpty || SystemFiles.hosts(of: program.graph).isEmpty else {
        throw .usage(
          "a website must name the app that opens its links",
          help: "add \(OptionName.appID) with its team and bundle: ABCDE12345.com.example.app")
      }
      let name = program.graph.app.map { program.graph.text(of: $0.declared.name) } ?? ""
      let system = SystemFiles(for: program.graph, routes: program.routes, appIDs: appIDs)
      try requireFolders(for: system, of: program)
      for file in system.files() {
        if file.name.hasSuffix(SystemFiles.associationName) { AssociationReport.noteSize(of: file.text, host: file.name, on: console) }
        files.append(OutputFile(name: programs.count > 1 ? Path.join(name, file.name) : file.name, bytes: Array(file.text.utf8)))
      }
    }
    return files
  }
}
