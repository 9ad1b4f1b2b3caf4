import Foundation

/// Elements in a row, at the end of which others are put and from whose beginning they are taken.
///
/// They lie in chunks of at most a kilobyte: no element moves when the row grows, and the allocator has such pieces at hand.
struct ChunkedRow<Element>: ~Copyable {
  private var chunks: [UnsafeMutablePointer<Element>] = []
  /// Chunks that have been used and are empty.
  private var spare: [UnsafeMutablePointer<Element>] = []
  /// The place after the last element.
  private var end: UnsafeMutablePointer<Element>
  /// How many places are left in the last chunk.
  private var room = 0
  /// How many places of the first chunk are empty again.
  private var first = 0
  private(set) var count = 0

  init() { end = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped }

  deinit {
    forEachPart(from: first, count) { $0.deinitialize(count: $1) }
    for chunk in chunks { free(chunk) }
    for chunk in spare { free(chunk) }
  }

  /// How many elements a chunk has, a power of two.
  @inline(__always)
  private static var size: Int { 1 << shift }

  @inline(__always)
  private static var shift: Int {
    Int.bitWidth &- 1 &- max(1, 1024 / MemoryLayout<Element>.stride).leadingZeroBitCount
  }

  @inline(__always)
  private func place(of position: Int) -> UnsafeMutablePointer<Element> {
    let place = first &+ position
    return chunks[place >> Self.shift] + (place & (Self.size &- 1))
  }

  /// - Parameter position: Counted from the first element that is left.
  subscript(position: Int) -> Element {
    get { place(of: position).pointee }
    set { place(of: position).pointee = newValue }
  }

  /// Makes room for another element.
  ///
  /// - Returns: Where the caller must put the element at once.
  @inline(__always)
  mutating func appendPlace() -> UnsafeMutablePointer<Element> {
    if room == 0 { addChunk() }
    let place = end
    end += 1
    room &-= 1
    count &+= 1
    return place
  }

  private mutating func addChunk() {
    if let used = spare.popLast() {
      end = used
    } else {
      guard let new = malloc(Self.size * MemoryLayout<Element>.stride) else {
        preconditionFailure("There is no memory left for the event log.")
      }
      end = new.bindMemory(to: Element.self, capacity: Self.size)
    }
    chunks.append(end)
    room = Self.size
  }

  /// - Parameter removed: How many elements are taken from the beginning, at most all.
  mutating func removeFirst(_ removed: Int) {
    forEachPart(from: first, removed) { $0.deinitialize(count: $1) }
    count -= removed
    first += removed
    let emptied = first >> Self.shift
    spare += chunks[..<emptied]
    chunks.removeFirst(emptied)
    first -= emptied << Self.shift
  }

  /// Calls a function for elements in a row, by the parts of them that lie in the same chunk.
  private func forEachPart(
    from start: Int, _ count: Int, _ body: (UnsafeMutablePointer<Element>, Int) -> Void
  ) {
    var (place, rest) = (start, count)
    while rest > 0 {
      let offset = place & (Self.size - 1)
      let length = min(rest, Self.size - offset)
      body(chunks[place >> Self.shift] + offset, length)
      place += length
      rest -= length
    }
  }
}
