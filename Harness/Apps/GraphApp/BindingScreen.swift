import SwiftUI

/// Passing a binding on is not reading it: only the view that shows the value depends on it.
public struct BindingScreen: View {
  @State private var count = 0
  let counter: BodyCounter

  public init(counter: BodyCounter) {
    self.counter = counter
  }

  public var body: some View {
    let _ = counter.count("Owner")
    MiddleView(count: $count, counter: counter)
  }
}

struct MiddleView: View {
  @Binding var count: Int
  let counter: BodyCounter

  var body: some View {
    let _ = counter.count("Middle")
    LeafView(count: $count, counter: counter)
  }
}

struct LeafView: View {
  @Binding var count: Int
  let counter: BodyCounter

  var body: some View {
    let _ = counter.count("Leaf")
    Button("Leaf: \(count)") { count += 1 }
      .accessibilityIdentifier("leaf")
  }
}
