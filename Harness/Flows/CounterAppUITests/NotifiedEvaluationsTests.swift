// The bodies notify the test by `assert`, which optimised builds leave out.
#if DEBUG
  import SwiftUI
  import ViewInspector
  import XCTest

  // Evaluations without any help of the framework: bodies post a notification, and a test awaits the publisher of these.
  extension View {
    private static var evaluation: Notification.Name { Notification.Name("evaluation") }

    fileprivate var bodyAssertion: Bool {
      NotificationCenter.default.post(name: Self.evaluation, object: self)
      return true
    }

    fileprivate static func bodyEvaluations() -> AsyncPublisher<AnyPublisher<(Int, Self), Never>> {
      NotificationCenter.default.publisher(for: evaluation)
        .compactMap { $0.object as? Self }
        .scan(nil as (Int, Self)?) { last, view in ((last?.0 ?? -1) + 1, view) }
        .compactMap { $0 }
        .eraseToAnyPublisher()
        .values
    }
  }

  private struct AssertingModel: View {
    @State var sheetShown = false
    @State var counter = 0

    var body: some View {
      let _ = assert(bodyAssertion)
      VStack {
        Text("The counter value is \(counter)")
        Button("Increase") { counter += 1 }
        Button("Show sheet") { sheetShown.toggle() }
      }
      .sheet(isPresented: $sheetShown) {
        AssertingSheet()
      }
    }
  }

  private struct AssertingSheet: View {
    var body: some View {
      let _ = assert(bodyAssertion)
      Text("This is sheet")
    }
  }

  @MainActor
  final class NotifiedEvaluationsTests: XCTestCase {
    func testEachEvaluationIsAwaitedWithItsView() async throws {
      let app = XCUIApplication(TestApp.self)
      TestApp.shared.view = AssertingModel()
      var indices: [Int] = []
      for await (index, view) in AssertingModel.bodyEvaluations().prefix(2) {
        indices.append(index)
        switch index {
        case 0:
          XCTAssertEqual(view.counter, 0)
          view.counter += 1
        case 1:
          XCTAssertEqual(view.counter, 1)
          view.sheetShown.toggle()
          for await _ in AssertingSheet.bodyEvaluations().prefix(1) {}
        default: break
        }
      }
      XCTAssertEqual(indices, [0, 1])
      XCTAssertTrue(app.staticTexts["This is sheet"].exists)
    }

    func testEachEvaluationIsAwaitedAfterATap() async throws {
      let app = XCUIApplication(TestApp.self)
      TestApp.shared.view = AssertingModel()
      for await (index, view) in AssertingModel.bodyEvaluations().prefix(2) {
        switch index {
        case 0:
          _ = try view.inspect().find(text: "The counter value is 0")
          try view.inspect().find(button: "Increase").tap()
        case 1:
          _ = try view.inspect().find(text: "The counter value is 1")
          try view.inspect().find(button: "Show sheet").tap()
          for await (_, sheet) in AssertingSheet.bodyEvaluations().prefix(1) {
            _ = try sheet.inspect().find(text: "This is sheet")
          }
        default: break
        }
      }
      XCTAssertTrue(app.staticTexts["This is sheet"].exists)
    }
  }
#endif
