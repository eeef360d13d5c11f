import NavGraphChecks
import NavGraphSyntax

/// Rules about what stands beside the program: files that a command line names, and what is written.
package enum EdgeRules {
  package static let all: [Rule] = [.staleBaseline, .notWritten, .moduleOfApp]
}
