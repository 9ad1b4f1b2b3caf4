/// A list of limited length: once it is full, a new element replaces the oldest one.
///
/// The elements lie in blocks, so that none moves while the list grows, and no piece of memory is as large as a kilobyte: the
/// allocator tidies up before it gives out larger ones, which costs thousands of instructions.
package struct RingBuffer<Element>: RandomAccessCollection {
  /// How many elements there can be.
  package let capacity: Int
  /// How many elements there are.
  package private(set) var count = 0
  private var blocks: ContiguousArray<ContiguousArray<Element>> = []
  /// Where the oldest element is.
  private var first = 0

  /// How many elements a block has, a power of two.
  @inline(__always)
  private static var blockLength: Int { 32 }

  init(capacity: Int) {
    precondition(capacity > 0, "A ring buffer has room for at least one element, not for \(capacity).")
    self.capacity = capacity
  }

  /// Adds an element behind the newest one.
  ///
  /// - Returns: The oldest element, if it had to go.
  @inline(__always)
  mutating func append(_ element: consuming Element) -> Element? {
    guard count == capacity else {
      if count % Self.blockLength == 0 { addBlock() }
      blocks[count / Self.blockLength].append(element)
      count += 1
      return nil
    }
    swap(&blocks[first / Self.blockLength][first % Self.blockLength], &element)
    first = first + 1 == capacity ? 0 : first + 1
    return element
  }

  @inline(never)
  private mutating func addBlock() {
    var block: ContiguousArray<Element> = []
    block.reserveCapacity(Self.blockLength)
    blocks.append(block)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  /// The element at a position.
  ///
  /// - Parameter position: Counted from the oldest element.
  package subscript(position: Int) -> Element {
    precondition(position < count, "There is no element at \(position) of \(count).")
    let place = first + position < count ? first + position : first + position - count
    return blocks[place / Self.blockLength][place % Self.blockLength]
  }
}
