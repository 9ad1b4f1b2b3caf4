import Testing

@testable import UnderstudyTime

@MainActor
@Suite("Tasks that are kept", .enabled(if: ExecutionSession.runsTasks))
struct KeptTaskTests {
  @MainActor private final class Box {
    var kept: KeptTask?

    func keepTask(until end: AsyncStream<Void>) async {
      kept = KeptTask.ofCaller
      for await _ in end {}
    }
  }

  @Test("It is seen whether a task has finished")
  func finished() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let box = Box()
    await withTaskGroup { group in
      group.addTask { await box.keepTask(until: stream) }
      while box.kept == nil { await Task.yield() }
      #expect(box.kept?.hasFinished == false)
      continuation.finish()
      await group.next()
      #expect(box.kept?.hasFinished == true)
    }
  }

  @Test("A task whose memory belongs to another one is not kept")
  func asyncLet() async {
    async let isKept = KeptTask.ofCaller != nil
    #expect(await !isKept)
  }
}
