import SwiftUI

/// Every container of the app, one at a time.
public struct ContentView: View {
  @State private var container = Container.conditional
  let log: LifecycleLog

  public init(log: LifecycleLog) {
    self.log = log
  }

  public var body: some View {
    VStack {
      Picker("Container", selection: $container) {
        ForEach(Container.allCases, id: \.self) { container in
          Text(container.rawValue).tag(container)
        }
      }
      .pickerStyle(.segmented)

      switch container {
      case .conditional: ConditionalScreen(log: log)
      case .tabs: TabScreen(log: log)
      case .stack: StackScreen(log: log)
      case .sheet: SheetScreen(log: log)
      case .list: ListScreen(log: log)
      case .scroll: ScrollScreen(log: log)
      }
    }
  }
}

enum Container: String, CaseIterable {
  case conditional = "Condition"
  case tabs = "Tabs"
  case stack = "Stack"
  case sheet = "Sheet"
  case list = "List"
  case scroll = "Scroll"
}
