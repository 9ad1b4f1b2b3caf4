import SwiftUI
import Testing
import UnderstudyTesting

/// What bodies and actions did, in order, as the views of a test log it.
@MainActor
final class Trace {
  private(set) var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }

  func count(_ entry: String) -> Int { entries.count { $0 == entry } }

  func counts(_ entries: String...) -> [Int] { entries.map(count) }

  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A button with the number of its taps, which shows whether its state was kept.
struct TapCounter: View {
  private let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

extension XCUIApplication {
  /// What the runtime wrote to its log, of one kind.
  func issues(_ kind: RuntimeIssue.Kind) -> [String] {
    runtimeIssues.filter { $0.kind == kind }.map(\.message)
  }

  /// The labels of all texts but those in buttons and links, in order.
  var texts: [String] {
    var result: [String] = []
    func visit(_ element: any XCUIElementSnapshot) {
      if element.elementType == .staticText { result.append(element.label) }
      if element.elementType != .button, element.elementType != .link { element.children.forEach(visit) }
    }
    if let snapshot = try? snapshot() { visit(snapshot) }
    return result
  }

  /// The labels of all buttons, in order.
  var buttonLabels: [String] { buttons.allElementsBoundByIndex.map(\.label) }
}

/// The messages of the failures that `body` would have recorded.
@MainActor
func failures(_ body: () -> Void) -> [String] {
  let capture = FailureCapture()
  FailureReporter.$capture.withValue(capture) { body() }
  return capture.messages
}

/// What a process that was expected to end wrote.
func errorOutput(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// Names sent up: contributions follow one another, and the default shows where it takes part.
struct NamesKey: PreferenceKey {
  static let defaultValue = ["default"]
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The last contribution is used.
struct LastKey: PreferenceKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "plain"
}

private struct SizeKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }

  var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}
