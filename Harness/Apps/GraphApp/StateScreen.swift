import SwiftUI

/// A state's change reaches the views that read it and the views whose input it changed, and no other view.
public struct StateScreen: View {
  @State private var count = 0
  @State private var unread = 0
  let counter: BodyCounter

  public init(counter: BodyCounter) {
    self.counter = counter
  }

  public var body: some View {
    let _ = counter.count("Parent")
    VStack {
      Button("+1") { count += 1 }
      Button("+1 +1") {
        count += 1
        count += 1
      }
      Button("Unread +1") { unread += 1 }
      DependentChild(count: count, counter: counter)
      IndependentChild(counter: counter)
    }
  }
}

struct DependentChild: View {
  let count: Int
  let counter: BodyCounter

  var body: some View {
    let _ = counter.count("Dependent")
    Text("Count: \(count)")
      .accessibilityIdentifier("state.count")
  }
}

struct IndependentChild: View {
  let counter: BodyCounter

  var body: some View {
    let _ = counter.count("Independent")
    Text("Nothing changes here")
  }
}
