import Foundation

/// Elements in a row, at the end of which others are put and from whose beginning they are taken.
///
/// They are numbered from the first one that was ever in the row. They lie in chunks of at most a kilobyte: no element moves
/// when the row grows, and the allocator has such pieces at hand.
struct ChunkedRow<Element>: ~Copyable {
  private typealias Chunk = UnsafeMutablePointer<Element>

  /// The chunks in use, and behind them those that have been used and are empty.
  private var chunks: UnsafeMutablePointer<Chunk>?
  /// How many chunks there is room for in the list of them.
  private var capacity = 0
  private var allocated = 0
  private var used = 0
  /// The place after the last element.
  private var end: Chunk
  /// How many places are left in the last chunk.
  private(set) var room = 0
  /// How many places of the first chunk are empty again.
  private var first = 0
  private(set) var count = 0
  /// How many elements were taken away: the number of the first that is left.
  private(set) var droppedCount = 0

  init() { end = Chunk(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped }

  deinit {
    forEachPart(of: count) { $0.deinitialize(count: $1) }
    for position in 0..<allocated { free(chunk(at: position)) }
    free(chunks)
  }

  /// How many elements a chunk has, a power of two.
  @inline(__always)
  static var size: Int { 1 << shift }

  @inline(__always)
  private static var shift: Int {
    Int.bitWidth &- 1 &- max(1, 1024 / MemoryLayout<Element>.stride).leadingZeroBitCount
  }

  @inline(__always)
  private func chunk(at position: Int) -> Chunk { chunks.unsafelyUnwrapped[position] }

  /// The number of the element that is put there next.
  @inline(__always)
  var nextNumber: Int { droppedCount &+ count }

  /// Where an element is, until it is taken away.
  ///
  /// - Parameter number: that of an element which is there.
  func place(of number: Int) -> UnsafeMutablePointer<Element> {
    precondition(number >= droppedCount && number < nextNumber, "The row has no element of this number.")
    let place = first + number - droppedCount
    return chunk(at: place >> Self.shift) + (place & (Self.size - 1))
  }

  // MARK: Adding

  /// Makes room for other elements, in the chunk that is the last one.
  ///
  /// - Parameter added: How many, at most ``room``.
  /// - Returns: Where the caller must put them at once.
  @inline(__always)
  mutating func appendPlaces(_ added: Int) -> UnsafeMutablePointer<Element> {
    let place = end
    end += added
    room &-= added
    count &+= added
    return place
  }

  /// Adds an element.
  mutating func append(_ element: Element) {
    if room == 0 { addChunk() }
    appendPlaces(1).initialize(to: element)
  }

  /// Has the next elements in another chunk; called where the last one is full.
  mutating func addChunk() {
    if used == allocated { allocateChunk() }
    end = chunk(at: used)
    used += 1
    room = Self.size
  }

  private mutating func allocateChunk() {
    if allocated == capacity {
      capacity = max(8, 2 * capacity)
      let list = Self.checked(realloc(chunks, capacity * MemoryLayout<Chunk>.stride))
      chunks = list.bindMemory(to: Chunk.self, capacity: capacity)
    }
    let memory = Self.checked(malloc(Self.size * MemoryLayout<Element>.stride))
    chunks.unsafelyUnwrapped[allocated] = memory.bindMemory(to: Element.self, capacity: Self.size)
    allocated += 1
  }

  private static func checked(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
    guard let memory else { preconditionFailure("There is no memory left for the event log.") }
    return memory
  }

  // MARK: Taking away

  /// - Parameter removed: How many elements are taken from the beginning, at most all.
  mutating func removeFirst(_ removed: Int) {
    forEachPart(of: removed) { $0.deinitialize(count: $1) }
    count -= removed
    droppedCount += removed
    first += removed
    let emptied = first >> Self.shift
    guard emptied > 0 else { return }
    first -= emptied << Self.shift
    // The emptied ones go behind those in use, to be used again.
    let list = UnsafeMutableBufferPointer(start: chunks, count: used)
    let empty = Array(list[..<emptied])
    for position in emptied..<used { list[position - emptied] = list[position] }
    used -= emptied
    for (offset, chunk) in empty.enumerated() { list[used + offset] = chunk }
  }

  /// Calls a function for the first elements, by the parts of them that lie in the same chunk.
  @inline(__always)
  func forEachPart(of count: Int, _ body: (UnsafeMutablePointer<Element>, Int) -> Void) {
    var (place, rest) = (first, count)
    while rest > 0 {
      let offset = place & (Self.size - 1)
      let length = min(rest, Self.size - offset)
      body(chunk(at: place >> Self.shift) + offset, length)
      place += length
      rest -= length
    }
  }
}
