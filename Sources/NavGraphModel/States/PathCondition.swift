/// A condition for a path to be possible: the value that a test must have.
package struct PathCondition: Hashable, Sendable {
  package var test: TestID
  package var isTrue: Bool
  package init(_ test: TestID, isTrue: Bool) {
    self.test = test
    self.isTrue = isTrue
  }
}
