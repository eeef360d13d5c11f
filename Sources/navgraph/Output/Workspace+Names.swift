import NavGraphCompiler
import NavGraphLinks
import NavGraphModel
import NavGraphSyntax

// Names of files that differ only in case are one file on most Macs: there one output would overwrite the other.
extension Workspace {
  /// Refuses apps that would write into the same folder.
  func refuseSharedFolders() throws(Failure) {
    guard programs.count > 1 else { return }
    var seen: [String: Checked] = [:]
    for program in programs {
      guard let app = program.graph.app, let other = seen.updateValue(program, forKey: program.graph.text(app.declared.name).lowercased()),
        let otherApp = other.graph.app
      else { continue }
      let names = (other.graph.text(otherApp.declared.name), program.graph.text(app.declared.name))
      throw .findings(
        "\(other.graph.place(app: otherApp)): the app \(names.0) and the app \(names.1) at \(program.graph.place(app: app)) "
          + (names.0 == names.1 ? "have the same name" : "differ only in case") + ", and each would write into a folder of its name",
        help: "give one of them another name, or name the files of one app and a folder of its own")
    }
  }

  /// Every file, each under a name of its own.
  func unique(_ files: [OutputFile]) throws(Failure) -> [OutputFile] {
    var seen: [String: String] = [:]
    for file in files {
      guard let other = seen.updateValue(file.name, forKey: file.name.lowercased()) else { continue }
      throw .findings(
        "\(other) and \(file.name) are one file where case doesn't count", help: "give one of what they are named after another name")
    }
    return files
  }

  /// Refuses hosts whose files can't lie in folders of their own.
  func refuseHosts(_ files: SystemFiles, of program: Checked) throws(Failure) {
    let groups = files.hostGroups()
    guard groups.count > 1 else { return }
    var seen: [String: String] = [:]
    for host in groups.flatMap({ $0 }) {
      let folder = SystemFiles.folder(host)
      let place = files.place(ofHost: host).map(program.graph.place) ?? ""
      guard Path.isInside(folder), folder.utf8.count <= 253 else {
        throw .findings(
          "\(place): the host \"\(host)\" can't name a folder, and its site association differs from that of other hosts",
          help: "write the host as it stands in a URL, such as www.example.com")
      }
      if let other = seen.updateValue(host, forKey: folder.lowercased()) {
        throw .findings(
          "\(place): the files of the hosts \"\(other)\" and \"\(host)\" would both lie in the folder \(folder)",
          help: host.hasPrefix("*.") || other.hasPrefix("*.")
            ? "one file answers for a host and for all below it: give both the same links" : "write the hosts as they stand in URLs")
      }
    }
  }

  /// What tells the system and websites about the links of every program.
  func systemFiles(_ appIDs: [String], _ console: Console) throws(Failure) -> [OutputFile] {
    var files: [OutputFile] = []
    for program in programs {
      try refuseAlone("its links are the app's", program)
      guard !appIDs.isEmpty || SystemFiles.hosts(program.graph).isEmpty else {
        throw .usage(
          "a website has to name the app that opens its links", help: "add --app-id with its team and bundle: ABCDE12345.com.example.app")
      }
      let name = program.graph.app.map { program.graph.text($0.declared.name) } ?? ""
      let system = SystemFiles(program.graph, program.routes, appIDs: appIDs)
      try refuseHosts(system, of: program)
      for file in system.files() {
        if file.name.hasSuffix(SystemFiles.associationName) { AssociationReport.noteSize(file.text, file.name, console) }
        files.append(OutputFile(name: programs.count > 1 ? Path.join(name, file.name) : file.name, bytes: Array(file.text.utf8)))
      }
    }
    return files
  }
}

extension NavigationGraph {
  /// `Shop.navgraph:3:9`
  fileprivate func place(_ range: SourceRange) -> String {
    let index = Int(range.file.index)
    guard files.indices.contains(index) else { return "" }
    let position = LineTable(files[index]).position(at: range.start)
    return "\(files[index].path):\(position.line):\(position.column)"
  }

  fileprivate func place(app: App) -> String { place(app.declared.nameRange) }
}
