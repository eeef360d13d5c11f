import Foundation
import NavGraphSyntax

/// Parses the output of a run with real programs: `make` for dependency files, and a YAML parser for the workflow.
struct OutputParsers {
  private let work: String
  private let hasMake: Bool
  private let hasYAML: Bool

  init(in work: String) throws {
    self.work = work
    func works(_ words: [String]) throws -> Bool {
      try Execution.run(["/usr/bin/env"] + words, in: work, input: work + "/input", log: work + "/log").status == 0
    }
    hasMake = try works(["make", "--version"])
    hasYAML = try works(["python3", "-c", "import yaml"])
    if !hasMake { print("dependency files are not parsed: there is no program make") }
    if !hasYAML { print("workflows are not parsed: python3 has no module yaml") }
  }

  /// Returns a description of what is wrong with the files that are new in a folder;
  /// nil if nothing is. A canary in the folder shows that make has run something.
  func complaint(_ folder: String, before: [ExactText: [UInt8]], after: [ExactText: [UInt8]]) throws -> String? {
    for (key, bytes) in after where before[key] != bytes {
      let name = key.text
      let path = folder + "/" + name
      func read(_ words: [String]) throws -> Execution {
        try Execution.run(["/usr/bin/env"] + words, in: folder, input: work + "/input", log: work + "/log")
      }
      if hasMake, name.hasSuffix(".d"), Self.isRule(bytes) {
        // `make` reads the file and builds nothing, since the file has no rule for that goal.
        let run = try read(["make", "-rRn", "-f", path, "no-such-goal"])
        guard run.said.contains("No rule to make target 'no-such-goal'") else { return "make can't read \(name): \(run.said)" }
      }
      if hasYAML, name.hasSuffix(".github/workflows/navgraph.yml") {
        let run = try read([
          "python3", "-c", "import sys, yaml; assert yaml.safe_load(open(sys.argv[1]))['jobs']['navgraph']['steps']", path,
        ])
        if run.status != 0 { return "\(name) is no workflow: \(run.said)" }
      }
    }
    return nil
  }

  /// Whether a file with the extension `.d` is a dependency file. Other outputs may have that extension, too.
  private static func isRule(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(".swift: ")
  }
}
