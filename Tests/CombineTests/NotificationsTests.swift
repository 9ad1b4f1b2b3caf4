import Combine
import Foundation
import Testing

@MainActor @Suite("Notifications as a sequence")
struct NotificationsTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("happened")

  private func post(_ number: Int, from object: AnyObject? = nil) {
    center.post(name: name, object: object, userInfo: ["number": number])
  }

  private func numbers(
    _ count: Int, of sequence: NotificationCenter.Notifications, after action: () -> Void
  ) async -> [Int] {
    var iterator = sequence.makeAsyncIterator()
    action()
    var numbers: [Int] = []
    while numbers.count < count, let notification = await iterator.next(isolation: MainActor.shared) {
      numbers.append(notification.userInfo?["number"] as? Int ?? 0)
    }
    return numbers
  }

  @Test("they come in the order in which they were posted, from the iterator on")
  func order() async {
    let sequence = center.notifications(named: name)
    post(0)
    let numbers = await numbers(3, of: sequence) { (1...3).forEach { post($0) } }
    #expect(numbers == [1, 2, 3])
  }

  @Test("the newest seven wait for the next turn of the loop")
  func buffer() async {
    let numbers = await numbers(7, of: center.notifications(named: name)) { (1...100).forEach { post($0) } }
    #expect(numbers == Array(94...100))
  }

  @Test("those of one object")
  func object() async {
    final class Sender: Sendable {}
    let (mine, other) = (Sender(), Sender())
    let numbers = await numbers(1, of: center.notifications(named: name, object: mine)) {
      post(1, from: other)
      post(2, from: mine)
    }
    #expect(numbers == [2])
  }

  @Test("a task that is cancelled leaves its loop, whether it waits already or not")
  func cancellation() async {
    let (center, name) = (center, name)
    for waitsFirst in [true, false] {
      let task = Task { @MainActor in
        for await _ in center.notifications(named: name) {}
        return true
      }
      if waitsFirst { await Task.yield() }
      task.cancel()
      #expect(await task.value)
    }
  }
}
