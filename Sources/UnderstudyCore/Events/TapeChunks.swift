import Foundation
import Synchronization

/// The memory of a log's tape: words in chunks of a kilobyte, each of which knows the next one.
///
/// No word moves when the tape grows, and a log begins with the memory of one that has ended.
struct TapeChunks: ~Copyable {
  /// How many words a chunk has, without the one that says where the next chunk is.
  static let size = 127

  private typealias Chunk = UnsafeMutablePointer<UInt>

  /// The chunks of a log that has ended, for the next one: the address of the first of them, which knows the others, or 0.
  private static let spare = Atomic<UInt>(0)

  /// The chunks, of which those behind the last one in use are empty.
  private var first: Chunk?
  private var last: Chunk?
  /// How many chunks are in use.
  private(set) var count = 0
  /// The place after the last word, and the one after the last chunk in use.
  private var (end, limit): (UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>)

  init() {
    end = Chunk(bitPattern: MemoryLayout<UInt>.alignment).unsafelyUnwrapped
    limit = end
  }

  deinit {
    guard let first else { return }
    var next = Chunk(bitPattern: Self.spare.exchange(UInt(bitPattern: first), ordering: .acquiringAndReleasing))
    while let chunk = next {
      next = Self.successor(of: chunk)
      free(chunk)
    }
  }

  private static func successor(of chunk: Chunk) -> Chunk? { Chunk(bitPattern: chunk.pointee) }

  /// How many words there is room for in the last chunk.
  var room: Int { limit - end }

  @inline(__always)
  func hasRoom(for count: Int) -> Bool { end + count <= limit }

  /// Makes room for an entry's words in the chunk that is the last one.
  ///
  /// - Parameter added: How many, at most ``room``.
  /// - Returns: Where the caller must put them at once.
  @inline(__always)
  mutating func append(_ added: Int) -> UnsafeMutablePointer<UInt> {
    let place = end
    end += added
    return place
  }

  /// Has the next words in a chunk that is empty.
  mutating func addChunk() {
    count += 1
    if let last {
      if let next = Self.successor(of: last) { return begin(next) }
      let chunk = Self.allocated()
      last.pointee = UInt(bitPattern: chunk)
      begin(chunk)
    } else {
      let spare = first ?? Chunk(bitPattern: Self.spare.exchange(0, ordering: .acquiringAndReleasing))
      let chunk = spare ?? Self.allocated()
      first = chunk
      begin(chunk)
    }
  }

  /// Gives up the words of the first chunk, which is empty then; called where there is one in use.
  mutating func removeFirst() {
    guard let chunk = first, let last, count > 0 else { return }
    count -= 1
    guard chunk != last else {
      self.last = nil
      limit = end
      return
    }
    first = Self.successor(of: chunk)
    chunk.pointee = last.pointee
    last.pointee = UInt(bitPattern: chunk)
  }

  private mutating func begin(_ chunk: Chunk) {
    last = chunk
    end = chunk + 1
    limit = end + Self.size
  }

  private static func allocated() -> Chunk {
    guard let memory = malloc((size + 1) * MemoryLayout<UInt>.stride) else {
      preconditionFailure("There is no memory left for the event log.")
    }
    let chunk = memory.bindMemory(to: UInt.self, capacity: size + 1)
    chunk.initialize(to: 0)
    return chunk
  }

  /// Calls a function for the words of the first chunk.
  ///
  /// - Parameter body: Gets where they begin and end.
  @inline(__always)
  func withFirst(_ body: (UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>) -> Void) {
    if count > 0, let first { body(first + 1, end(of: first)) }
  }

  /// Calls a function for the words of each chunk in order.
  ///
  /// - Parameter body: Gets where they begin and end.
  @inline(__always)
  func forEach(_ body: (UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>) -> Void) {
    var next = count > 0 ? first : nil
    while let chunk = next {
      body(chunk + 1, end(of: chunk))
      next = chunk == last ? nil : Self.successor(of: chunk)
    }
  }

  @inline(__always)
  private func end(of chunk: Chunk) -> UnsafeMutablePointer<UInt> { chunk == last ? end : chunk + 1 + Self.size }
}
