import Foundation
import LensApp
import Testing

@MainActor
@Suite("Lens app: controls and a sheet by tags")
struct ControlFlows {
  @Test("Pickers, steppers and sliders are set by a test, and their tags follow")
  func values() async throws {
    let order = Order()
    let sut = LensWorkBench { _ in
      OrderScreen(order: order)
    }
    let day = Date(timeIntervalSinceReferenceDate: 86_400)

    sut.interactor.picker(withID: "order.size", to: Order.Size.large)
    sut.interactor.picker(withID: "order.day", to: day)
    sut.interactor.stepper(withID: "order.cups", to: 9)
    sut.interactor.slider(withID: "order.sugar", to: 0.5)

    #expect(order.size == .large)
    #expect(order.day == day)
    #expect(order.cups == 9)  // not held within the bounds
    #expect(order.sugar == 0.5)
    try await sut.observer.waitForValue(forViewID: "order.size", equals: Order.Size.large)
    try await sut.observer.waitForValue(forViewID: "order.day", equals: day)
    try await sut.observer.waitForValue(forViewID: "order.cups", equals: 9)
    try await sut.observer.waitForValue(forViewID: "order.sugar", equals: 0.5)
  }

  @Test("A value of another type changes nothing")
  func otherType() {
    let order = Order()
    let sut = LensWorkBench { _ in
      OrderScreen(order: order)
    }
    sut.interactor.picker(withID: "order.size", to: "large")
    sut.interactor.stepper(withID: "order.cups", to: 2.5)
    #expect(order.size == .small)
    #expect(order.cups == 1)
  }

  @Test("The tags of a sheet are below one of its own, as long as it is shown")
  func sheet() async throws {
    let sut = LensWorkBench { _ in
      OrderScreen(order: Order())
    }
    #expect(sut.observer.containsNotView(withID: "order.help.sheet"))

    sut.interactor.tapButton(withID: "order.help")

    try await sut.observer.waitForViewVisible(withID: "order.help.text")
    #expect(
      sut.observer.view(withID: "order.help.sheet")?.children.map(\.identifier)
        == ["order.help.text", "order.help.close"])

    sut.interactor.tapButton(withID: "order.help.close")
    try await sut.observer.waitForViewHidden(withID: "order.help.sheet")
  }
}
