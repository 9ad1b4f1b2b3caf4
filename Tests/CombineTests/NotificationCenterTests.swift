import Combine
import Foundation
import Testing

@Suite struct NotificationCenterTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("happened")

  @Test("notifications arrive in the call that posts them, until the subscription ends")
  func delivery() {
    var numbers: [Int] = []
    let cancellable = center.publisher(for: name).compactMap { $0.userInfo?["number"] as? Int }
      .sink { numbers.append($0) }
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["number": 2])
    #expect(numbers == [1])
    cancellable.cancel()
    center.post(name: name, object: nil, userInfo: ["number": 3])
    #expect(numbers == [1])
  }

  @Test("only an object's notifications, where one is named, and only as many as demanded")
  func objectAndDemand() {
    let (mine, other) = (NSObject(), NSObject())
    let probe = center.publisher(for: name, object: mine).probe(demand: .max(1))
    center.post(name: name, object: other)
    center.post(name: name, object: mine)
    center.post(name: name, object: mine)
    #expect(probe.values.count == 1)
    #expect(center.publisher(for: name, object: mine) == center.publisher(for: name, object: mine))
    #expect(center.publisher(for: name, object: mine) != center.publisher(for: name, object: other))
  }

  @Test("the output type has a name")
  func typeName() {
    let map: (NotificationCenter.Publisher.Output) -> String = { $0.name.rawValue }
    let probe = center.publisher(for: name).map(map).probe()
    center.post(name: name, object: nil)
    #expect(probe.values == ["happened"])
  }
}
