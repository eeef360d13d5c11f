/// A growing run of plain values that counts no references: the lexer and the parser fill one each, and the tree takes them over.
///
/// Whoever holds it last frees it.
struct FlatBuffer<Element> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = Swift.max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(never) private mutating func grow() {
    let next = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    next.moveInitialize(from: base, count: count)
    base.deallocate()
    base = next
    capacity *= 2
  }

  /// `index` is one that was appended.
  @inline(__always) subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

  func free() { base.deallocate() }
}
