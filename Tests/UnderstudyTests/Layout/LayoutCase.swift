import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// A case of the table of layouts: views with marks, the size of their room, and the frames of the marks in it.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  let id: String
  let width: CGFloat
  let height: CGFloat
  /// The room is the whole screen, whose safe area applies.
  let fillsScreen: Bool
  let expected: String
  let view: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ id: String, _ width: CGFloat, _ height: CGFloat, fillsScreen: Bool = false, _ expected: String,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.fillsScreen = fillsScreen
    self.expected = expected
    self.view = { AnyView(view()) }
  }

  var testDescription: String { id }

  /// Lays the views out in an app and compares the frames of the marks.
  @MainActor func check() {
    let marks = Marks()
    let app = XCUIApplication {
      if fillsScreen {
        view().environment(\.marks, marks)
      } else {
        view().frame(width: width, height: height).coordinateSpace(name: Marks.room).environment(\.marks, marks)
      }
    }
    #expect(app.exists)
    for part in expected.components(separatedBy: "; ") {
      let name = String(part.prefix { $0 != "=" })
      let numbers = part.drop { $0 != "=" }.dropFirst().split(separator: ",").compactMap { Double($0) }
      guard let frame = marks.frames[name] else {
        Issue.record("\(id): the mark \(name) was not laid out")
        continue
      }
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      let isEqual = zip(found, numbers).allSatisfy { abs($0 - $1) < 0.001 }
      #expect(isEqual, "\(id): \(name) is \(found), not \(numbers)")
    }
  }
}

/// What the marks of a case have been given.
@MainActor final class Marks {
  static let room = "room"
  var frames: [String: CGRect] = [:]
  nonisolated init() {}
}

extension EnvironmentValues {
  @Entry var marks = Marks()
}

extension View {
  /// Records the view's frame under a name.
  func mark(_ name: String) -> some View { background(Mark(name: name)) }
}

private struct Mark: View {
  let name: String
  @Environment(\.marks) private var marks

  var body: some View {
    GeometryReader { place in
      let _ = marks.frames[name] = place.frame(in: .named(Marks.room))
    }
  }
}
