/// The program's name, as its users type it.
///
/// Other tools are also called navgraph. To rename this program, change the name here and in `Package.swift`. A test checks that both are
/// equal.
package enum Executable {
  package static let name = "navgraph"
}
