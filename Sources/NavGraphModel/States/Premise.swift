/// What a test must come to for a walk to be possible.
package struct Premise: Hashable, Sendable {
  package var test: TestID
  package var isTrue: Bool
  package init(_ test: TestID, _ isTrue: Bool) {
    self.test = test
    self.isTrue = isTrue
  }
}
