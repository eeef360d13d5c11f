/// The program, as its users call it.
///
/// Other tools on the market are called navgraph. Who has one of them renames this one here and in `Package.swift`, and nowhere else: a test
/// holds the two together.
package enum Executable {
  package static let name = "navgraph"
}
