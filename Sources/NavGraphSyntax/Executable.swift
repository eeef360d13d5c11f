/// The program's name, as its users type it.
///
/// To rename the program, because other tools have this name, change it here and in `Package.swift`. A test checks that both are equal.
package enum Executable {
  package static let name = "navgraph"
}
