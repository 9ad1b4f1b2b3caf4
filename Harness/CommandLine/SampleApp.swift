import CoordinatorApp
import CounterApp
import GraphApp
import ItemApp
import LensApp
import LifecycleApp
import RefresherApp
import StoreApp
import UnderstudyTesting

/// The applications of `Harness/Apps`, by the names of their modules.
enum SampleApp: String, CaseIterable, Sendable {
  case item = "ItemApp"
  case coordinator = "CoordinatorApp"
  case lifecycle = "LifecycleApp"
  case graph = "GraphApp"
  case store = "StoreApp"
  case refresher = "RefresherApp"
  case counter = "CounterApp"
  case lens = "LensApp"
  case delegate = "DelegateApp"

  /// - Parameter name: The module's name, in any case of letters.
  init?(named name: String) {
    guard let app = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else { return nil }
    self = app
  }

  /// The app, launched from scratch.
  @MainActor
  func launch() -> XCUIApplication {
    switch self {
    case .item: XCUIApplication(ItemsApplication.self)
    case .coordinator: XCUIApplication(CoordinatorApplication.self)
    case .lifecycle: XCUIApplication(LifecycleApplication.self)
    case .graph: XCUIApplication(GraphApplication.self)
    case .store: XCUIApplication(StoreApplication.self)
    case .refresher: XCUIApplication(RefresherApplication.self)
    case .counter: XCUIApplication(CounterApplication.self)
    case .lens: XCUIApplication(LensApplication.self)
    case .delegate: DelegateAppFlows.launchedApp()
    }
  }

  /// What the `harness` command runs.
  @MainActor
  var flows: [Flow] {
    switch self {
    case .item: ItemAppFlows.all
    case .coordinator: CoordinatorAppFlows.all
    case .lifecycle: LifecycleAppFlows.all
    case .graph: GraphAppFlows.all
    case .store: StoreAppFlows.all
    case .refresher: RefresherAppFlows.all
    case .counter: CounterAppFlows.all
    case .lens: LensAppFlows.all
    case .delegate: DelegateAppFlows.all
    }
  }
}
