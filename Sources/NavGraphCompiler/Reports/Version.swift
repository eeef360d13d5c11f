/// The version of navgraph that `--version` and reports state.
package enum Version {
  package static let text = "0.1.0"
}
