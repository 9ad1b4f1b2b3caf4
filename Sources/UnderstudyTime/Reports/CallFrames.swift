/// Where a call is on the stack, to find out later whether an assertion of a test framework has made it.
///
/// An assertion calls the expression that it checks, and then the function that takes the failure. Both have the place in
/// common where the assertion returns to.
///
/// An object, so that the memory for a copy is used again: a test may read an element a million times.
package final class CallFrames {
  /// What a function belongs to: the cases of `UnderstudyImage` in C, in the same order.
  private enum Image: UInt32 {
    case other, program, xctest, testing, swiftCore, concurrency, dispatch, foundation, networking

    /// The image of the code to which a call returns; that address can be the first one of the next function.
    init(ofReturnAddress address: UInt) {
      self = Image(rawValue: understudy_image(UnsafeRawPointer(bitPattern: address &- 1))) ?? .other
    }

    var isTestFramework: Bool { self == .xctest || self == .testing }

    /// Whether it runs jobs and blocks: a caller beyond it has not made the call.
    var isScheduler: Bool { self == .concurrency || self == .dispatch || self == .foundation }
  }

  /// The innermost first: the address of a frame, and where it returns to.
  private let frames: UnsafeMutableBufferPointer<UInt>
  private var frameCount = 0
  /// The words of the stack from the first frame on: the test frameworks have no frame pointers, so their frames are not
  /// among ``frames``.
  private let words: UnsafeMutableBufferPointer<UInt>
  private var wordCount = 0

  private static let frameLimit = 40
  /// A sanitizer's frames are several times as large.
  private static let wordLimit = PlatformGaps.isSanitized ? 8192 : 1024

  package init() {
    frames = .allocate(capacity: 2 * Self.frameLimit)
    words = .allocate(capacity: Self.wordLimit)
  }

  deinit {
    frames.deallocate()
    words.deallocate()
  }

  /// Takes the frames of the calling function and of its callers.
  @inline(never) package func takeCallers() {
    guard let first = frames.baseAddress, let start = words.baseAddress else { return }
    frameCount = 2 * understudy_frames(first, Self.frameLimit)
    wordCount = frameCount > 0 ? understudy_copy_stack(first.pointee, start, Self.wordLimit) : 0
  }

  /// Whether a test framework has made the call for the test, as an assertion does.
  ///
  /// - Parameters:
  ///   - begin: a place on the stack where the test begins; what is further out has called the test.
  ///   - later: an assertion of the same test, whose callers are known.
  package func isOfAssertion(within begin: UInt?, before later: Assertion) -> Bool {
    for index in stride(from: 0, to: frameCount, by: 2) {
      if let begin, frames[index] >= begin { return false }
      let image = Image(ofReturnAddress: frames[index + 1])
      if image.isScheduler { return false }
      // XCTest also calls the test itself.
      if image.isTestFramework { return !later.isCallOfTest(frames[index]) }
    }
    return false
  }

  /// Whether the call, or one that led to it, is on a line of the program.
  package func areFrom(_ place: CallPlace) -> Bool {
    let calls = stride(from: 1, to: frameCount, by: 2).map { frames[$0] }
    // A call is in front of the address to which it returns.
    let places = CallPlace.find(calls.filter { Image(ofReturnAddress: $0) == .program }.map { $0 &- 1 })
    return places.contains { $0?.text == place.text }
  }

  /// Whether an assertion has made the call.
  package func isOf(_ assertion: Assertion) -> Bool {
    guard frameCount > 0 else { return false }
    let start = frames[0]
    return (0..<wordCount).contains { index in
      words[index] == assertion.returnAddress
        && assertion.hasNotReturned(to: start + UInt(index * MemoryLayout<UInt>.size))
    }
  }

  /// An assertion of a test framework that is under way.
  package struct Assertion {
    /// Where it returns to: a place in the code of the test, or of a function that the test has called.
    fileprivate let returnAddress: UInt
    /// The end of the frame from which it was called.
    fileprivate let end: UInt
    /// The ends of the frames of the test that a framework has called: the test's own, and those of assertions around it.
    fileprivate let calledEnds: [UInt]

    /// Whether a frame is one of these: it lies at the end of its function's part of the stack.
    fileprivate func isCallOfTest(_ frame: UInt) -> Bool {
      calledEnds.contains { $0 > frame && $0 - frame <= 160 }
    }

    /// Whether the stack still holds the address at a place where it was, so that the assertion has not returned in between.
    fileprivate func hasNotReturned(to place: UInt) -> Bool {
      var word: UInt = 0
      return place < end && understudy_copy_stack(place, &word, 1) == 1 && word == returnAddress
    }

    private static let limit = 64

    /// The assertion that has called the code that calls this; nil where none has.
    ///
    /// - Parameter begin: a place on the stack where the test begins; what is further out has called the test.
    @inline(never) package static func ofCaller(within begin: UInt?) -> Assertion? {
      let calls = [UInt](unsafeUninitializedCapacity: 2 * limit) { words, count in
        count = words.baseAddress.map { 2 * understudy_unwind($0, limit) } ?? 0
      }
      var isInFramework = false
      var found: (returnAddress: UInt, end: UInt)?
      var calledEnds: [UInt] = []
      for index in stride(from: 0, to: calls.count, by: 2) {
        if let begin, calls[index] > begin { break }
        let image = Image(ofReturnAddress: calls[index + 1])
        if image.isScheduler { break }
        if found != nil, image.isTestFramework, index > 0 { calledEnds.append(calls[index - 2]) }
        if image == .program, isInFramework, found == nil { found = (calls[index + 1], calls[index]) }
        isInFramework = isInFramework || image.isTestFramework
      }
      return found.map { Assertion(returnAddress: $0.returnAddress, end: $0.end, calledEnds: calledEnds) }
    }
  }
}
