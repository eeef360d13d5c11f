/// The version of navgraph that `--version` and reports contain.
package enum Version {
  package static let text = "0.1.0"
}
