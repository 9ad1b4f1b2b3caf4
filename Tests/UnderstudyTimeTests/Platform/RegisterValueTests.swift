import Testing

@testable import UnderstudyTime

@Suite("Values that cross replaced functions in registers")
struct RegisterValueTests {
  @Test("Each type arrives as it is declared")
  func all() {
    #expect(RegisterValue.sentence(RegisterValue.all) == nil)
  }

  @Test("What arrives otherwise, or has another size, is named with the toolchain's version and what to do")
  func garbled() throws {
    struct Kettle { var words = (1, 2, 3) }
    let isPassed = Guarded(false)
    let values = [
      RegisterValue(7 as UInt, passing: { $0 }),
      RegisterValue("tea", expecting: 3 as UInt, size: 16, passing: { _ in 4 }),
      RegisterValue(Kettle(), expecting: 3 as UInt) { _ in
        isPassed.withLock { $0 = true }
        return 3
      },
    ]
    let sentence = try #require(RegisterValue.sentence(values))
    #expect(sentence.contains(/toolchain \(Swift 6\.[0-9]+, Clang .*\)\./))
    #expect(
      sentence.contains("would be garbled: String, Kettle. Build with Swift 6.3, or take a version of Understudy"))
    // Its words would not be where C looks for them.
    #expect(!isPassed.withLock { $0 })
  }

  @Test("A program in which values would be garbled does not start")
  func ends() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        RegisterValue.require([RegisterValue("tea", expecting: 3 as UInt, passing: { _ in 3 })])
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Understudy cannot run with this toolchain"))
  }
}
