import SwiftUI

/// `List`: a row is made when it comes near the screen.
public struct ListScreen: View {
  let log: LifecycleLog

  public init(log: LifecycleLog) {
    self.log = log
  }

  public var body: some View {
    List(0..<1000, id: \.self) { index in
      RowView(index: index, log: log)
    }
  }
}

/// `VStack` in a `ScrollView`: every row is made at once.
public struct ScrollScreen: View {
  let log: LifecycleLog

  public init(log: LifecycleLog) {
    self.log = log
  }

  public var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<100) { index in
          RowView(index: index, log: log)
        }
      }
    }
  }
}

struct RowView: View {
  let index: Int
  let log: LifecycleLog

  var body: some View {
    Text("Row \(index)")
      .padding(40)
      .onAppear { log("Row \(index) onAppear") }
      .onDisappear { log("Row \(index) onDisappear") }
  }
}
