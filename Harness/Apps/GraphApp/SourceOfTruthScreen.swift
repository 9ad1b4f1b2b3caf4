import SwiftUI

/// A state that was copied from a parent drifts away from it; a plain value and a binding cannot.
public struct SourceOfTruthScreen: View {
  @State private var count = 0

  public init() {}

  public var body: some View {
    VStack {
      Button("+1") { count += 1 }
      CopiedName(name: "Updated: \(count)")
      GivenName(name: "Updated: \(count)")
      BoundCount(count: $count)
    }
  }
}

/// Has its own state, which takes the parent's value only when the view is first made.
struct CopiedName: View {
  @State var name: String

  var body: some View {
    Text(name)
      .accessibilityIdentifier("copied.name")
  }
}

struct GivenName: View {
  let name: String

  var body: some View {
    Text(name)
      .accessibilityIdentifier("given.name")
  }
}

struct BoundCount: View {
  @Binding var count: Int

  var body: some View {
    Button("Bound: \(count)") { count += 10 }
      .accessibilityIdentifier("bound.count")
  }
}
