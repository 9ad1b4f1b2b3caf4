import Network
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The monitor of the network")
struct PathMonitorTests {
  /// As public apps have it: the handler is called on a queue of its own.
  private final class Connection: ObservableObject, @unchecked Sendable {
    @Published var isConnected = false
    @Published var details = ""
    private let monitor: NWPathMonitor

    init(_ monitor: NWPathMonitor = NWPathMonitor(), on queue: DispatchQueue = DispatchQueue(label: "monitor")) {
      self.monitor = monitor
      monitor.pathUpdateHandler = { [weak self] path in
        DispatchQueue.main.async {
          self?.isConnected = path.status == .satisfied
          self?.details = "\(path)"
        }
      }
      monitor.start(queue: queue)
    }

    func stop() { monitor.cancel() }
  }

  private struct Screen: View {
    @StateObject var connection = Connection()
    var body: some View {
      Text(connection.isConnected ? "Online" : "Offline")
      Text(connection.details).accessibilityIdentifier("details")
      Button("Stop") { connection.stop() }
    }
  }

  @Test("The handler gets the present path first, and each other one before the test continues")
  func changes() {
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Online"].exists)
    app.world.network.isReachable = false
    #expect(app.staticTexts["Offline"].exists)
    app.world.network.isReachable = true
    #expect(app.staticTexts["Online"].exists)
    #expect(app.clock.now == .zero)
  }

  @Test("On the main queue as well")
  func mainQueue() {
    let app = XCUIApplication { Screen(connection: Connection(on: .main)) }
    #expect(app.staticTexts["Online"].exists)
    app.world.network.isReachable = false
    #expect(app.staticTexts["Offline"].exists)
  }

  @Test("What the test says before the launch holds from the start, and for the next launch")
  func beforeLaunch() {
    let app = XCUIApplication { Screen() }
    app.world.network.isReachable = false
    app.launch()
    #expect(app.staticTexts["Offline"].exists)
  }

  @Test("A path says what it goes over")
  func details() {
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["details"].label == "satisfied, interface: en0, ipv4, ipv6, dns")
    app.world.network.interface = .cellular
    #expect(app.staticTexts["details"].label == "satisfied, interface: pdp_ip0, ipv4, ipv6, dns, expensive")
    app.world.network.isExpensive = false
    app.world.network.isConstrained = true
    #expect(app.staticTexts["details"].label == "satisfied, interface: pdp_ip0, ipv4, ipv6, dns, constrained")
  }

  @Test("A monitor of one interface, or of all but one, sees only those")
  func interfaces() {
    let app = XCUIApplication {
      Screen(connection: Connection(NWPathMonitor(requiredInterfaceType: .wifi)))
      Screen(connection: Connection(NWPathMonitor(prohibitedInterfaceTypes: [.cellular])))
      Screen(connection: Connection(NWPathMonitor(requiredInterfaceType: .cellular)))
    }
    #expect(app.staticTexts.matching(identifier: "Online").count == 2)
    app.world.network.interface = .cellular
    #expect(app.staticTexts.matching(identifier: "Online").count == 1)
  }

  @Test("A cancelled monitor calls no more")
  func cancel() {
    let app = XCUIApplication { Screen() }
    app.buttons["Stop"].tap()
    app.world.network.isReachable = false
    #expect(app.staticTexts["Online"].exists)
  }

  @Test("A loop over a monitor gets the present path, and each other one")
  func sequence() {
    struct Loop: View {
      @State private var seen: [String] = []
      var body: some View {
        Text(seen.joined(separator: " ")).task {
          let monitor = NWPathMonitor()
          for await path in monitor {
            seen.append(path.usesInterfaceType(.wifi) ? "wifi" : "\(path.status)")
            if seen.count == 3 { monitor.cancel() }
          }
          seen.append("end")
        }
      }
    }
    let app = XCUIApplication { Loop() }
    #expect(app.staticTexts["wifi"].exists)
    app.world.network.isReachable = false
    app.world.network.isConstrained = true
    #expect(app.staticTexts["wifi unsatisfied"].exists)
    app.world.network.isReachable = true
    #expect(app.staticTexts["wifi unsatisfied wifi end"].exists)
  }

  @Test("A view that writes on the monitor's queue does what SwiftUI warns of")
  func fromBackground() {
    final class Model: ObservableObject, @unchecked Sendable {
      @Published var isConnected = false
      let monitor = NWPathMonitor()
      init() {
        monitor.pathUpdateHandler = { [weak self] in self?.isConnected = $0.status == .satisfied }
        monitor.start(queue: DispatchQueue(label: "monitor"))
      }
    }
    struct Screen: View {
      @StateObject var model = Model()
      var body: some View { Text(model.isConnected ? "Online" : "Offline") }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Online"].exists)
    #expect(app.runtimeIssues.map(\.kind) == [.publishedFromBackground])
  }

  @Test("Without an app a monitor says that there is a network")
  func withoutApp() {
    #expect(NWPathMonitor().currentPath.status == .satisfied)
  }
}
