import SwiftUI

/// Rows of texts in a stack that scrolls, made at once.
struct PlainRows: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<count) { index in
          HStack {
            Text("Row \(index)").accessibilityIdentifier("row.\(index).label")
            Button("Tap") {}.accessibilityIdentifier("row.\(index).button")
          }
        }
      }
    }
  }
}

/// A row with a state of its own.
struct CountingRow: View {
  let index: Int
  @State private var taps = 0

  var body: some View {
    HStack {
      Text("Row \(index): \(taps)").accessibilityIdentifier("row.\(index).label")
      Button("Tap") { taps += 1 }.accessibilityIdentifier("row.\(index).button")
    }
  }
}

struct CountingRows: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack { ForEach(0..<count) { CountingRow(index: $0) } }
    }
  }
}

/// A row that shows what its parent gives it.
struct MessageRow: View {
  let index: Int
  let message: String

  var body: some View {
    HStack {
      Text(message).accessibilityIdentifier("row.\(index).label")
      Button("Tap") {}.accessibilityIdentifier("row.\(index).button")
    }
  }
}

/// Rows of which one depends on the root's state.
struct DependentRows: View {
  let count: Int
  @State private var ticks = 0

  var body: some View {
    VStack {
      Button("Tick") { ticks += 1 }.accessibilityIdentifier("tick")
      ScrollView {
        VStack {
          ForEach(0..<count) { index in
            MessageRow(index: index, message: index == count / 2 ? "Ticks \(ticks)" : "Row")
          }
        }
      }
    }
  }
}

/// Nested containers, with a leaf that has a counter.
struct NestedContainers: View {
  let depth: Int

  var body: some View {
    (0..<depth).reduce(AnyView(CountingLeaf())) { inner, _ in AnyView(VStack { inner }) }
  }
}

struct CountingLeaf: View {
  @State private var count = 0

  var body: some View {
    Button("Leaf \(count)") { count += 1 }.accessibilityIdentifier("leaf")
  }
}

struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value.append(contentsOf: nextValue()) }
}

/// A row that sends its name up.
struct NamedRow: View {
  let index: Int
  @State private var version = 0

  var body: some View {
    Button("Row \(index)") { version += 1 }
      .accessibilityIdentifier("row.\(index).button")
      .preference(key: NamesKey.self, value: ["row.\(index).\(version)"])
  }
}

struct NamedRows: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack { ForEach(0..<count) { NamedRow(index: $0) } }
    }
  }
}
