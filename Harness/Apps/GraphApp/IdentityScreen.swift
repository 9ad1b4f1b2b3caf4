import SwiftUI

/// State lives as long as the identity of its view: by its place, by `.id`, or by the element of a `ForEach`.
public struct IdentityScreen: View {
  @State private var showsCounter = true
  @State private var generation = 0
  @State private var names = ["Ann", "Bob", "Cem"]

  public init() {}

  public var body: some View {
    VStack {
      Toggle("Show", isOn: $showsCounter)
      if showsCounter {
        CounterButton(name: "Conditional")
      }

      Button("Reset") { generation += 1 }
      CounterButton(name: "Explicit")
        .id(generation)

      Button("Reverse") { names.reverse() }
      Button("Remove First") { names.removeFirst() }
        .disabled(names.isEmpty)
      ForEach(names, id: \.self) { name in
        CounterButton(name: name)
      }
    }
  }
}

struct CounterButton: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name): \(count)") { count += 1 }
      .accessibilityIdentifier("counter.\(name)")
  }
}
