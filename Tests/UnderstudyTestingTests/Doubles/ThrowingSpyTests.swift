import Foundation
import Testing

private enum Refusal: Error, Equatable { case closed, full }

@Suite("Spies of functions that throw")
struct ThrowingSpyTests {
  @Test("It succeeds or throws as it was made")
  func making() throws {
    let success = ThrowingSpy<Int, String, Refusal>(success: "a", "b")
    #expect(try [success(1), success(2), success(3)] == ["a", "b", "b"])
    #expect(success.wasCalled(with: [1, 2, 3]))

    let failure = ThrowingSpy<Void, String, Refusal>(failure: .closed)
    #expect(throws: Refusal.closed) { try failure() as String }
    #expect(throws: EmptyError()) { try ThrowingSpy<Void, Int, any Error>()() as Int }
    try ThrowingSpy<Void, Void, Refusal>()()
  }

  @Test("It can be changed later")
  func stubbing() throws {
    let subject = ThrowingSpy<Int, Int, Refusal>(success: 0)
    subject.stub(failure: .full)
    #expect(throws: Refusal.full) { try subject(1) as Int }
    subject.stub(success: 1, 2)
    #expect(try [subject(1), subject(2)] == [1, 2])
    subject.stub { (argument: Int) throws(Refusal) -> Int in
      if argument > 9 { throw .full }
      return argument * 2
    }
    #expect(try subject(4) == 8)
    #expect(throws: Refusal.full) { try subject(10) as Int }
    let void = ThrowingSpy<Void, Void, Refusal>(failure: .closed)
    void.stub()
    try void()
  }

  @Test("It throws the error's own type")
  func typedThrows() {
    let subject = ThrowingSpy<Void, Int, Refusal>(failure: .closed)
    do {
      _ = try subject() as Int
    } catch {
      let refusal: Refusal = error
      #expect(refusal == .closed)
    }
  }
}
