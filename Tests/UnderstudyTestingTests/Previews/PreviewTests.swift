import SwiftUI
import Testing
import UnderstudyCore

@testable import UnderstudyTesting
@testable import XCUIAutomation

private struct Cups: View {
  var isCut = false

  var body: some View {
    Text("A pot of Darjeeling for two").lineLimit(1).frame(width: isCut ? 60 : nil)
  }
}

#Preview("A good one") { Cups() }
#Preview("Cut off", traits: .sizeThatFitsLayout) { Cups(isCut: true) }
#Preview { Cups() }

#Preview("Previewable") {
  @Previewable @State var cups = 1
  let next = cups + 1
  Button {
    cups = next
  } label: {
    Text("Pour cup \(next)").padding(20)
  }
}

#Preview("On its side", traits: .landscapeLeft) { Cups() }
#Preview("Fixed", traits: .fixedLayout(width: 200, height: 100)) { Cups().accessibilityIdentifier("fixed") }
#Preview("Twice") { ForEach([1, 1], id: \.self) { Text("Cup \($0)") } }

#Preview("UIKit") {
  let label = UILabel()
  label.text = "A label"
  return label
}

private struct Kettle: PreviewModifier {
  static func makeSharedContext() async throws -> String { "hot" }
  func body(content: Content, context: String) -> some View {
    content
    Text(context)
  }
}

#Preview("Modified", traits: .modifier(Kettle())) { Text("Kettle") }

struct Sorts_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("Assam")
      Text("Oolong").preferredColorScheme(.dark)
    }
  }
}

struct Single_Previews: PreviewProvider {
  static var previews: some View { Cups(isCut: true) }
}

@MainActor struct PreviewTests {
  private static let own = Previews.all.filter { $0.module == "UnderstudyTestingTests" }

  private func preview(_ name: String) throws -> LinkedPreview {
    try #require(Self.own.first { $0.name == name }, "There are \(Self.own)")
  }

  private func problems(_ name: String) throws -> [String] {
    let preview = try preview(name)
    return PreviewCheck(preview, audits: .all).problems().map { PreviewWording.failure($0, of: preview) }
  }

  @Test("Previews have name, module, file and line, in the order of the file")
  func list() throws {
    let written = Self.own.filter { $0.fileID == #fileID }
    #expect(
      written.map(\.name) == [
        "A good one", "Cut off", nil, "Previewable", "On its side", "Fixed", "Twice", "UIKit", "Modified",
      ])
    #expect(written.map(\.line) == written.map(\.line).sorted { ($0 ?? 0) < ($1 ?? 0) })
    #expect(written.first?.line == 16)
    #expect(written.first?.title == "UnderstudyTestingTests.A good one")
    #expect(written[2].title == "UnderstudyTestingTests.PreviewTests:18")
    let types = Self.own.filter { $0.fileID == nil && $0.title.contains("_Previews") }
    #expect(types.map(\.name) == ["Single_Previews", "Sorts_Previews 1", "Sorts_Previews 2"])
    #expect(Set(Previews.all.map(\.id)).count == Previews.all.count)
  }

  @Test(
    "A preview is found by title, name, file and line",
    arguments: ["UnderstudyTestingTests.Cut off", "cut off", "PreviewTests:17", "previewtests.swift:17"])
  func name(name: String) { #expect(Previews.named(name).map(\.line) == [17]) }

  @Test("A preview is an app: its state, its place, its modifier and its views of UIKit are there")
  func application() throws {
    let app = try preview("Previewable").application()
    app.launch()
    app.buttons["Pour cup 2"].tap()
    #expect(app.buttons["Pour cup 3"].exists)
    let side = try preview("On its side").application()
    side.launch()
    #expect(side.windows.firstMatch.frame.width == 844)
    XCUIDevice.shared.orientation = .portrait
    let modified = try preview("Modified").application()
    modified.launch()
    #expect(modified.staticTexts["hot"].exists)
    let label = try preview("UIKit").application()
    label.launch()
    #expect(label.staticTexts["A label"].exists)
    let second = try preview("Sorts_Previews 2").application()
    second.launch()
    #expect(second.staticTexts.count == 1)
    #expect(second.staticTexts["Oolong"].exists)
  }

  @Test("A good preview passes its check", arguments: ["A good one", "Previewable", "Modified", "Sorts_Previews 1"])
  func good(name: String) throws {
    #expect(try problems(name) == [])
    try preview(name).check()
  }

  @Test("A text that is cut off is one problem, with the variants that have it")
  func cut() throws {
    let problems = try problems("Cut off")
    #expect(problems.count == 1)
    #expect(
      problems.first == """
        Preview UnderstudyTestingTests.Cut off: Text clipped: StaticText, label: 'A pot of Darjeeling for two'
        Try: more room, more lines (lineLimit(_:)) or minimumScaleFactor(_:)
        """)
  }

  @Test("A check fails at the preview's line, and at the caller's for types; the device is as before")
  func place() throws {
    let capture = FailureCapture()
    XCUIDevice.shared.appearance = .dark
    let (cut, type) = (try preview("Cut off"), try preview("Single_Previews"))
    FailureReporter.$capture.withValue(capture) {
      cut.check()
      type.check(for: [])
    }
    #expect(capture.failures.map(\.location?.line) == [17, #line - 2])
    #expect(capture.failures.first?.location?.file == #filePath)
    #expect(XCUIDevice.shared.appearance == .dark)
    #expect(XCUIDevice.shared.orientation == .portrait)
  }

  @Test("A runtime issue is a problem")
  func issue() throws {
    #expect(try problems("Twice").contains { $0.contains("Runtime issue: ") })
  }

  @Test(
    "What variants have in common is said in a few words",
    arguments: [
      (PreviewVariant.all, nil), (PreviewVariant.all.filter(\.isDark), "In dark"),
      (PreviewVariant.all.filter { $0.typeSize != .large }, "In XS and AccessibilityM"),
      (
        PreviewVariant.all.filter { $0.isRightToLeft && !$0.isDark && $0.typeSize == .accessibility1 },
        "In light, AccessibilityM, right to left"
      ),
      (
        [PreviewVariant.all[0], PreviewVariant.all[4]],
        "In light, L, left to right, and in 1 other variants of 12"
      ),
    ])
  func variants(variants: [PreviewVariant], text: String?) { #expect(PreviewWording.variants(variants) == text) }
}
