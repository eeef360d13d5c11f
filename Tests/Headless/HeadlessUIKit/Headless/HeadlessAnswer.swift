/// The values that a completion handler was called with.
@MainActor public final class HeadlessAnswer {
  public internal(set) var values: [Bool] = []
}
