import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// A check of the versions of navgraph in a project: the required one, the resolved one, and the running one.
enum Pins {
  static func troubles(in tree: ProjectTree) throws(Failure) -> [ProjectIssue] {
    var troubles: [ProjectIssue] = []
    for path in tree.pins {
      guard let pinned = try version(in: path) else { continue }
      if let manifest = tree.manifests.first(where: { $0.folder == Path.folder(of: path) }), let wanted = manifest.requirement,
        let requirement = Requirement(wanted), let version = SemanticVersion(pinned), !requirement.allows(version)
      {
        troubles.append(
          ProjectIssue(
            "\(manifest.path) requires navgraph \(wanted), but \(path) has \(pinned)",
            fix: "run `swift package update navgraph`, and commit \(path)"))
      }
      if pinned != Version.text {
        troubles.append(
          ProjectIssue(
            "\(path) has navgraph \(pinned), but this is navgraph \(Version.text): the two can generate different Swift",
            fix: "run the version that builds use, with `swift run \(Executable.name)` in the package, or update the older one"))
      }
    }
    return troubles
  }

  /// Returns the version of navgraph in a `Package.resolved` of any format; nil if it is a branch, or navgraph isn't pinned.
  private static func version(in path: String) throws(Failure) -> String? {
    let bytes = try Files.read(path)
    let document: JSON
    do throws(JSONReader.Mistake) {
      document = try JSONReader.value(of: bytes)
    } catch {
      throw .io("\(path):\(error.line): \(error.message)", help: "SwiftPM writes it: swift package resolve")
    }
    guard case .array(let pins)? = document["pins"] ?? document["object"]?["pins"] else { return nil }
    for pin in pins {
      guard case .string(let name)? = pin["identity"] ?? pin["package"], name.lowercased() == "navgraph" else { continue }
      if case .string(let version)? = pin["state"]?["version"] { return version }
    }
    return nil
  }
}

extension JSON {
  /// Returns a member of an object.
  fileprivate subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }
}
