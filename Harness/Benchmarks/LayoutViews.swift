import SwiftUI

/// Rows of different heights in a list, with buttons that go to the middle and to both ends.
struct LongList: View {
  let count: Int

  var body: some View {
    ScrollViewReader { list in
      HStack {
        Button("First") { list.scrollTo(0, anchor: .top) }
        Button("Middle") { list.scrollTo(count / 2, anchor: .center) }
        Button("Last") { list.scrollTo(count - 1, anchor: .bottom) }
      }
      List(0..<count, id: \.self) { index in
        Text("Row \(index)").frame(height: 30 + CGFloat(index % 7) * 10).accessibilityIdentifier("row.\(index)")
      }
    }
  }
}

/// Stacks of two children each, one in the other, of alternating axes: twelve levels, and 4,096 leaves.
struct AlternatingStacks: View {
  private struct Column<Content: View>: View {
    let content: Content
    var body: some View {
      VStack(spacing: 0) {
        content
        content
      }
    }
  }

  private struct Row<Content: View>: View {
    let content: Content
    var body: some View {
      HStack(spacing: 0) {
        content
        content
      }
    }
  }

  /// Two levels, with the content four times.
  private func four<Content: View>(_ content: Content) -> some View { Column(content: Row(content: content)) }

  var body: some View {
    four(four(four(four(four(four(Color.red.frame(minWidth: 1, minHeight: 1)))))))
  }
}

/// As many leaves in one level of stacks.
struct FlatStacks: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(minWidth: 1, minHeight: 1) } }
  }
}

struct SizesKey: PreferenceKey {
  static let defaultValue: [CGSize] = []
  static func reduce(value: inout [CGSize], nextValue: () -> [CGSize]) { value += nextValue() }
}

/// A row that sends its size up, and grows with each tap.
struct MeasuredRow: View {
  let index: Int
  @State private var height: CGFloat = 20

  var body: some View {
    Button("Grow") { height = height == 20 ? 21 : 20 }
      .accessibilityIdentifier("row.\(index).button")
      .frame(height: height)
      .background { GeometryReader { Color.clear.preference(key: SizesKey.self, value: [$0.size]) } }
  }
}

struct MeasuredRows: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack { ForEach(0..<count) { MeasuredRow(index: $0) } }
    }
  }
}
