import Fakes
import Testing

// Calls as existing tests of doubles write them, with the import that they have.

private protocol Mailer: Sendable {
  func send(to address: String, text: String) -> Bool
  func count(of folder: String) async throws -> Int
  func sync() async
}

private final class FakeMailer: Mailer {
  let sendSpy = Spy<(to: String, text: String), Bool>(true)
  func send(to address: String, text: String) -> Bool { sendSpy((address, text)) }

  let countSpy = ThrowingPendableSpy<String, Int, any Error>()
  func count(of folder: String) async throws -> Int { try await countSpy(folder) }

  let syncSpy = PendableSpy<Void, Void>()
  func sync() async { await syncSpy().call() }
}

@Suite("Doubles under the name Fakes")
struct FakesTests {
  @Test("A fake of a protocol is made of spies")
  func fake() async throws {
    let mailer = FakeMailer()
    #expect(mailer.send(to: "ada", text: "Hello"))
    #expect(mailer.sendSpy.wasCalled(matching: { $0.to == "ada" && $0.text == "Hello" }))

    mailer.countSpy.stub(success: 3)
    #expect(try await mailer.count(of: "inbox") == 3)
    #expect(mailer.countSpy.wasMostRecentlyCalled(with: "inbox"))
  }

  @Test("A call in progress ends when the test says so")
  func inProgress() async {
    let mailer = FakeMailer()
    let (calls, called) = AsyncStream<Void>.makeStream()
    mailer.syncSpy.stub(.pending())
    let sync = Task {
      called.yield()
      await mailer.sync()
    }
    for await _ in calls.prefix(1) {}
    // Whether the call has come or is to come: a new answer is there for both.
    mailer.syncSpy.stub(Pendable.finished())
    mailer.syncSpy.resolveStub(with: ())
    await sync.value
    #expect(mailer.syncSpy.wasCalled)
  }

  @Test("Results are set by value, by closure, and by kind")
  func shapes() async throws {
    let numbers = Spy<Int, Int>(.value(1), .closure({ $0 * 3 }))
    #expect(numbers(5) == 1)
    #expect(numbers(5) == 15)

    let result = Spy<Void, Result<Int, EmptyError>>(.failure(EmptyError()))
    #expect(throws: EmptyError.self) { try result() as Int }
    #expect(throws: EmptyError.self) { try result(()) as Int }
    result.stub(success: 2)
    #expect(try result() == 2)

    let pending = PendableSpy<Int, Void>(finished: ())
    await pending(3, fallbackDelay: 0)
    #expect(pending.calls == [3])
  }
}
