import Testing

@testable import UnderstudyTime

@MainActor @Suite("Facts of the runtime's layout")
struct LayoutFactTests {
  @Test("Tasks, tasks of async let and yields differ in their flags")
  func jobFlags() async {
    PlatformBackend.install()
    #expect(await JobFlags.measure() == .known)
  }

  @Test("What a job's flags do not say is named with its fallback")
  func unknownJobFlags() {
    #expect(JobFlags.gaps(in: .known).isEmpty)
    let gaps = JobFlags.gaps(in: .init(hasTasks: false, hasAsyncLet: false, kindOfYields: nil))
    #expect(gaps.map(\.fact) == ["the kind of a task", "the mark of a task of async let", "the job of a yield"])
    // A kind that is another one than in Swift 6.3 is taken over.
    #expect(JobFlags.gaps(in: .init(hasTasks: true, hasAsyncLet: true, kindOfYields: 200)).isEmpty)
  }

  @Test("References of an object are counted")
  func retainCount() {
    final class Sample {}
    let sample = Unmanaged.passRetained(Sample())
    defer { sample.release() }
    let before = RetainCount.of(sample.toOpaque())
    _ = sample.retain()
    let after = RetainCount.of(sample.toOpaque())
    sample.release()
    #expect(before == 1)
    #expect(after == 2)
  }

  @Test("The runtime's functions bind what task locals read")
  func taskLocals() {
    #expect(TaskLocalCheck.passes)
  }
}
