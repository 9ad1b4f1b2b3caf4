import Testing

@testable import UnderstudyTime

@MainActor
@Suite("Retained tasks")
struct RetainedTaskTests {
  @MainActor private final class Box {
    var retained: RetainedTask?

    func retainTask(until end: AsyncStream<Void>) async {
      retained = RetainedTask.current
      for await _ in end {}
    }
  }

  @Test("It is seen whether a task has finished")
  func finished() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let box = Box()
    await withTaskGroup { group in
      group.addTask { await box.retainTask(until: stream) }
      while box.retained == nil { await Task.yield() }
      #expect(box.retained?.hasFinished == false)
      continuation.finish()
      await group.next()
      #expect(box.retained?.hasFinished == true)
    }
  }

  @Test("A task whose memory belongs to another one is not retained")
  func asyncLet() async {
    async let isRetained = RetainedTask.current != nil
    #expect(await !isRetained)
  }
}
