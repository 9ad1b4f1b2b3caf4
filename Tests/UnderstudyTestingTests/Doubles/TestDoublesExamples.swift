import SwiftUI
import Testing
import XCTest

// The code blocks of Docs/TestDoubles.md, in its order: DocumentationTests compares the two.

// example
struct TeaOrder: Equatable {
  var tea: String
  var cups: Int
}

@MainActor
protocol TeaShop {
  var name: String { get }
  var isOpen: Bool { get set }
  func price(of tea: String) -> Int
  func reserve(_ order: TeaOrder) throws
  func openingHours() async -> String
  func send(_ order: TeaOrder) async throws -> Int
}
// end

enum ShopError: Error, Equatable { case soldOut, offline }

// example
final class FakeTeaShop: TeaShop {
  @PropertySpy("Leaf & Cup") var name: String
  @SettablePropertySpy(true) var isOpen: Bool

  let priceSpy = Spy<String, Int>(3)
  func price(of tea: String) -> Int { priceSpy(tea) }

  let reserveSpy = ThrowingSpy<TeaOrder, Void, ShopError>()
  func reserve(_ order: TeaOrder) throws { try reserveSpy(order) }

  let openingHoursSpy = PendableSpy<Void, String>(pendingFallback: "unknown")
  func openingHours() async -> String { await openingHoursSpy() }

  let sendSpy = ThrowingPendableSpy<TeaOrder, Int, ShopError>(pendingFailure: .offline)
  func send(_ order: TeaOrder) async throws -> Int { try await sendSpy(order) }
}
// end

// example
struct CheckoutScreen: View {
  let shop: any TeaShop
  let order: TeaOrder
  @State private var status = "New"

  var body: some View {
    if status == "Sending" {
      ProgressView()
    } else {
      Text(status).accessibilityIdentifier("status")
      Button("Send") {
        status = "Sending"
        Task {
          do {
            status = "Order \(try await shop.send(order))"
          } catch {
            status = "Not sent: \(error)"
          }
        }
      }
    }
  }
}
// end

// example
protocol HTTPClient: Sendable {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

struct TeaList: View {
  let client: any HTTPClient
  let url: URL
  @State private var teas: [String] = []
  @State private var problem = ""

  var body: some View {
    Text(problem).accessibilityIdentifier("problem")
    List(teas, id: \.self) { Text($0) }
      .task {
        do {
          let (data, _) = try await client.data(for: URLRequest(url: url))
          teas = try JSONDecoder().decode([String].self, from: data)
        } catch {
          problem = "No teas today."
        }
      }
  }
}
// end

// example
extension HTTPClientDouble: HTTPClient {}
// end

@MainActor
@Suite("Examples of the documentation: test doubles")
struct TestDoublesExamples {
  @Test func checks() {
    // example
    let shop = FakeTeaShop()
    #expect(shop.priceSpy.wasNotCalled)
    #expect(shop.price(of: "Green") == 3)
    #expect(shop.price(of: "Black") == 3)

    #expect(shop.priceSpy.wasCalled)
    #expect(shop.priceSpy.wasCalled(times: 2))
    #expect(shop.priceSpy.wasCalled(with: "Green"))  // one of the calls
    #expect(shop.priceSpy.wasCalled(with: ["Green", "Black"]))  // all calls, in this order
    #expect(shop.priceSpy.wasMostRecentlyCalled(with: "Black"))
    #expect(shop.priceSpy.wasCalled { $0.hasPrefix("Gr") })  // arguments that satisfy a condition
    #expect(shop.priceSpy.calls == ["Green", "Black"])

    shop.priceSpy.clearCalls()
    #expect(shop.priceSpy.wasNotCalled)
    // end
  }

  @Test func stubbing() {
    // example
    let price = Spy<String, Int>(3, 4)  // the last value is returned again and again
    #expect((1...3).map { _ in price("Green") } == [3, 4, 4])

    price.stub(7)
    #expect(price("Green") == 7)

    price.stub { tea in tea.count }
    #expect(price("Black") == 5)

    price.replace(.value(1), .closure { $0.count * 10 })
    price.append(9)
    #expect((1...3).map { _ in price("Green") } == [1, 50, 9])
    // end
  }

  @Test func throwing() throws {
    // example
    let shop = FakeTeaShop()
    try shop.reserve(TeaOrder(tea: "Green", cups: 2))

    shop.reserveSpy.stub(failure: .soldOut)
    #expect(throws: ShopError.soldOut) { try shop.reserve(TeaOrder(tea: "Black", cups: 1)) }

    #expect(shop.reserveSpy.wasCalled(matching: [{ $0.tea == "Green" }, { $0.tea == "Black" }]))
    // end
  }

  // example
  @Test("While an order is sent, progress is shown; then its number")
  func sending() {
    let shop = FakeTeaShop()
    let app = XCUIApplication { CheckoutScreen(shop: shop, order: TeaOrder(tea: "Green", cups: 2)) }

    app.buttons["Send"].tap()

    #expect(app.activityIndicators.firstMatch.exists)
    #expect(shop.sendSpy.wasCalled(with: TeaOrder(tea: "Green", cups: 2)))

    shop.sendSpy.resolveStub(success: 12)

    #expect(app.staticTexts["status"].label == "Order 12")
  }
  // end

  @Test func fallback() {
    // example
    let shop = FakeTeaShop()
    let app = XCUIApplication { CheckoutScreen(shop: shop, order: TeaOrder(tea: "Green", cups: 2)) }
    app.buttons["Send"].tap()

    app.clock.advance(by: .seconds(2))  // without an answer

    #expect(app.staticTexts["status"].label == "Not sent: offline")
    // end
  }

  @Test func finished() async throws {
    // example
    let shop = FakeTeaShop()
    shop.openingHoursSpy.stub(finished: "9 to 5")
    #expect(await shop.openingHours() == "9 to 5")

    shop.sendSpy.stub(success: 1)
    #expect(try await shop.send(TeaOrder(tea: "Green", cups: 2)) == 1)

    shop.sendSpy.stub(failure: .soldOut)
    await #expect(throws: ShopError.soldOut) { try await shop.send(TeaOrder(tea: "Green", cups: 2)) }
    // end
  }

  @Test func pendable() async {
    // example
    let greeting = Pendable<String>.pending(fallback: "…")
    async let early = greeting.call()  // waits
    greeting.resolve(with: "Hello")  // answers it, and every later call
    #expect(await early == "Hello")
    #expect(await greeting.call() == "Hello")

    greeting.reset()  // calls wait again
    #expect(await greeting.call(fallbackDelay: 0) == "…")
    // end
  }

  @Test func properties() {
    // example
    let shop = FakeTeaShop()
    #expect(shop.name == "Leaf & Cup")
    #expect(shop.$name.wasCalled(times: 1))

    shop.isOpen = false
    #expect(shop.$isOpen.setter.wasCalled(with: false))
    #expect(!shop.isOpen)  // reads return what was written

    shop.$isOpen.getter.stub(true)
    #expect(shop.isOpen)
    // end
  }

  @Test func sequences() async {
    // example
    let cups = Spy<Result<Int, any Error>, Void>()
    await cups.record(
      AsyncStream { continuation in
        continuation.yield(1)
        continuation.yield(2)
        continuation.finish()
      })
    #expect(cups.calls.map { try? $0.get() } == [1, 2])
    // end
  }

  // example
  @Test("The list shows what the server sends")
  func list() throws {
    let http = HTTPClientDouble()
    http.stub(.get, "/teas", .json(#"["Green", "Black"]"#))
    let url = try #require(URL(string: "https://shop.test/teas?page=1"))

    let app = XCUIApplication { TeaList(client: http, url: url) }

    #expect(app.cells.count == 2)
    #expect(http.requests(.get, "/teas?page=1").count == 1)
  }
  // end

  @Test func answers() throws {
    // example
    let http = HTTPClientDouble()
    http.stub(.get, "/teas", .jsonFile("Fixtures/products.json"))  // beside the test's source file
    http.stub(.get, "/prices", .json(encoding: ["Green": 3, "Black": 4]))
    http.stub(.delete, "/teas/*", .status(204))  // * is one component of the path
    http.stub(.post, "https://shop.test/orders", .json("{}", status: 201, headers: ["Location": "/orders/12"]))
    http.stub(.any, "/search?q=green", .data(Data([0xFF])))  // the query's items must be in the request
    http.stub(.get, "/status", .failure(URLError(.timedOut)), .json(#""up""#))  // one after the other
    http.stub(where: { $0.value(forHTTPHeaderField: "Authorization") == nil }, .status(401))
    http.stub(
      .put, "/echo",
      .computed { request in
        guard let body = request.httpBody else { throw URLError(.badServerResponse) }
        return .data(body)
      })
    // end
    #expect(http.unusedStubs.count == 8)
  }

  @Test func latency() throws {
    let url = try #require(URL(string: "https://shop.test/teas"))
    // example
    let http = HTTPClientDouble()
    http.stub(.get, "/teas", .json(#"["Green"]"#).after(.seconds(30)))
    let app = XCUIApplication { TeaList(client: http, url: url) }
    #expect(app.cells.count == 0)

    app.clock.advance(by: .seconds(30))

    #expect(app.cells.count == 1)
    // end
  }

  @Test func pendingAnswer() throws {
    let url = try #require(URL(string: "https://shop.test/teas"))
    // example
    let http = HTTPClientDouble()
    let answer = Pendable<HTTPClientDouble.Answer>.pending(fallback: .failure(URLError(.timedOut)))
    http.stub(.get, "/teas", .pending(answer))
    let app = XCUIApplication { TeaList(client: http, url: url) }
    #expect(app.cells.count == 0)

    answer.resolve(with: .json(#"["Green"]"#))

    #expect(app.cells.count == 1)
    // end
  }

  @Test func records() async throws {
    let url = try #require(URL(string: "https://shop.test/teas"))
    // example
    let http = HTTPClientDouble()
    http.stub(.get, "/teas", .json("[]"))
    http.stub(.post, "/teas", .status(201))
    _ = try await http.data(from: url)

    #expect(http.requests.map(\.httpMethod) == ["GET"])
    #expect(http.requests(.post, "/teas").isEmpty)
    #expect(http.unusedStubs == ["POST /teas"])
    // end
  }
}

// example
final class PriceTests: XCTestCase {
  func testThePriceIsAskedForOnce() {
    let price = Spy<String, Int>(3)

    XCTAssertEqual(price("Green"), 3)

    XCTAssert(price.wasCalled(with: ["Green"]), "\(price)")
  }
}
// end
