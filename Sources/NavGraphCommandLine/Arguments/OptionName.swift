/// The names of the options of all subcommands and both programs. The description is the spelling on the command line: `--output`.
package enum OptionName: String, CustomStringConvertible, Sendable {
  // Input and output files
  case root, output, target, depfile, diagram, importable, module, package, tests
  case bySource = "by-source"
  case systemFiles = "system-files"
  case testModule = "test-module"
  case verify
  case dryRun = "dry-run"
  case listOutputs = "list-outputs"
  case write, check, diff, fix
  // Reports
  case allow, baseline, color, deny, format, help, max, quiet, warn
  case writeBaseline = "write-baseline"
  case json, language, markdown, xcstrings
  // Links
  case appID = "app-id"
  case siteAssociation = "site-association"
  case checkSiteAssociation = "check-site-association"
  case from, host, on
  // Diagrams, and the page that is served
  case against, depth, detail, feature, focus, follow, highlight, scale, screenshots, serve, theme, wireframes
  case noRoutes = "no-routes"
  case `for`

  package var description: String { "--\(rawValue)" }
}
