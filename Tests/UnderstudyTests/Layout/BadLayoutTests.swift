import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Lengths and layouts that make no sense")
struct BadLayoutTests {
  /// A counter beside what a test is about: the app stays usable.
  private struct Screen<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }
        content()
      }
    }
  }

  /// Shows the view, uses the app, and returns what was reported.
  private func reports<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String] {
    let app = XCUIApplication { Screen(content: content) }
    app.buttons["Count 0"].tap()
    let frame = app.buttons["Count 1"].frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    #expect(numbers.allSatisfy { $0.isFinite } && app.buttons["Count 1"].isHittable, "\(frame)")
    return app.runtimeIssues.map { "\($0.kind): \($0.message)" }
  }

  @Test("LAY-160: a frame with a negative or infinite length is reported, though nothing asks for a place")
  func frames() {
    let app = XCUIApplication {
      Color.red.frame(width: -1, height: 10)
      Color.red.frame(width: .infinity)
      Color.red.frame(height: .nan)
      Color.red.frame(width: 0, height: nil)
    }
    #expect(app.exists)
    let message = "Invalid frame dimension (negative or non-finite)."
    #expect(app.runtimeIssues.map(\.message) == [message, message, message])
    #expect(app.runtimeIssues.map(\.kind) == [.layout, .layout, .layout])
    #expect(reports { Color.red.frame(width: -1, height: 10) } == ["layout: \(message)"])
  }

  /// A frame that goes wrong later.
  private struct Shrinking: View {
    @State private var width: CGFloat = 5

    var body: some View {
      Button("Shrink") { width -= 10 }
      Text("Content").frame(width: width)
    }
  }

  @Test("LAY-160: a frame that becomes invalid is reported at its view, once")
  func laterFrames() {
    let app = XCUIApplication { Shrinking() }
    #expect(app.runtimeIssues.isEmpty)
    app.buttons["Shrink"].tap()
    #expect(app.runtimeIssues.count == 1)
    #expect(app.runtimeIssues.first?.path.hasSuffix("Shrinking") == true)
    #expect(app.staticTexts["Content"].frame.width > 50)
  }

  @Test("LAY-161: contradictory limits are reported and put in order")
  func contradictions() {
    let message = "layout: Contradictory frame constraints specified."
    #expect(reports { Color.red.frame(minWidth: 50, maxWidth: 10, maxHeight: 5) } == [message])
    #expect(reports { Color.red.frame(minHeight: 50, idealHeight: 10) } == [message])
    #expect(reports { Color.red.frame(minWidth: 10, idealWidth: 20, maxWidth: .infinity, maxHeight: 5) } == [])
  }

  @Test("LAY-161: an infinite least or ideal length is reported; the view fills what it is proposed")
  func endlessLimits() {
    let message = "layout: Invalid frame dimension (negative or non-finite)."
    #expect(reports { Color.red.frame(minHeight: .infinity) } == [message])
    #expect(reports { Color.red.frame(idealWidth: .infinity, maxHeight: .infinity) } == [message])
    let app = XCUIApplication {
      VStack(spacing: 0) {
        Text("Endless").frame(minHeight: .infinity)
        Text("Below")
      }
    }
    #expect(app.staticTexts["Below"].frame.maxY == 810)
    #expect(app.staticTexts["Endless"].isHittable)
  }

  @Test("LAY-005: lengths and points that are no numbers leave an app usable")
  func numbers() {
    let nan = CGFloat.nan
    #expect(reports { Text("a").padding(nan).padding(-1_000) } == [])
    #expect(reports { Text("a").position(x: nan, y: .infinity).frame(height: 20) } == [])
    #expect(reports { Text("a").offset(x: nan, y: -.infinity) } == [])
    #expect(reports { Text("a").scaleEffect(nan).rotationEffect(.degrees(.infinity)) } == [])
    #expect(reports { Text("a").scaleEffect(0) } == [])
    #expect(reports { Text("a").font(.system(size: nan)).lineSpacing(nan).kerning(.infinity) } == [])
    #expect(reports { Text("a").alignmentGuide(HorizontalAlignment.center) { _ in .nan }.layoutPriority(.nan) } == [])
    #expect(reports { VStack(spacing: nan) { Spacer(minLength: nan) }.aspectRatio(nan, contentMode: .fill) } == [])
    #expect(reports { Color.red.containerRelativeFrame(.horizontal) { _, _ in nan } } == [])
    #expect(reports { ScrollView { Text("a") }.contentMargins(nan).frame(height: 50) } == [])
    #expect(
      reports { LazyVGrid(columns: [GridItem(.fixed(nan)), GridItem(.adaptive(minimum: -1))]) { Text("a") } } == [])
    #expect(reports { Text("a").safeAreaInset(edge: .bottom, spacing: nan) { Text("b") } } == [])
  }

  /// Answers and places what a test gives it.
  private struct Odd: Layout {
    var size = CGSize(width: 50, height: 20)
    var point = CGPoint.zero
    var proposal = ProposedViewSize.unspecified

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      for subview in subviews { _ = subview.sizeThatFits(self.proposal) }
      return size
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews { subview.place(at: point, anchor: .center, proposal: self.proposal) }
    }
  }

  @Test("LAY-145: a layout that answers nonsense is named, and zero or the proposal takes the place of its answer")
  func answers() {
    let invalid = "layout: Odd answered a size with a length that is negative or not a number; zero takes its place."
    let infinite = "layout: Odd answered an infinite length to a finite proposal; the proposal takes its place."
    let origin =
      "layout: view origin is invalid: Odd placed a view at a point that is not finite; zero takes its place."
    let sizes = reports { Odd(size: CGSize(width: CGFloat.nan, height: -4)) { Text("a") } }
    #expect(Set(sizes) == [invalid])
    let infinities = reports { Odd(size: CGSize(width: CGFloat.infinity, height: .infinity)) { Text("a") } }
    #expect(Set(infinities) == [infinite])
    let points = reports { Odd(point: CGPoint(x: CGFloat.nan, y: .infinity)) { Text("a") } }
    #expect(Set(points) == [origin])
    let proposals = reports { Odd(proposal: ProposedViewSize(width: -5, height: .nan)) { Text("a") } }
    #expect(proposals == [])
  }

  /// Looks for a width that no text has.
  private struct Endless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      var (width, size) = (CGFloat(0), CGSize.zero)
      while size.width < 100_000, width < 20_000 {
        width += 1
        size = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      return size
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  @Test("LAY-145: a layout that measures thousands of times does not take more memory for it")
  func measuring() {
    #expect(reports { Endless { Text("Some words of a text") } } == [])
  }

  @Test("LAY-147: a layout that places nothing has its views in the middle")
  func placingNothing() {
    struct Nothing: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 100, height: 40)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    let app = appFromTop { Nothing { SizedBox(id: "a", width: 20, height: 20) } }
    #expect(app.buttons["a"].frame.isNear(40, 57, 20, 20))
  }

  @Test("LAY-031: a space that no view around has is the screen, and the line that reads it is reported once")
  func unknownSpace() {
    var seen: [CGRect] = []
    let line = #line + 5
    let found = reports {
      ForEach(0..<3, id: \.self) { _ in
        Color.red.frame(width: 20, height: 20)
          .onGeometryChange(for: [CGRect].self) { place in
            [place.frame(in: .named("none")), place.frame(in: .global), place.bounds(of: .named("none")) ?? .zero]
          } action: {
            seen = $0
          }
      }
    }
    #expect(
      found == [
        "layout: No view around defines the coordinate space \"none\" of frame(in:) at UnderstudyTests/BadLayoutTests.swift:\(line):"
          + " the screen takes its place. No view around is named by coordinateSpace(_:)."
      ])
    #expect(seen.count == 3 && seen[0] == seen[1] && seen[2] == .zero)
  }

  @Test("LAY-031: the report of a space names those around, and a view elsewhere that has the name")
  func spacesAround() {
    let typo = reports {
      VStack {
        GeometryReader { place in Text("\(place.frame(in: .named("lst")).minX)") }.coordinateSpace(.named("row"))
      }
      .coordinateSpace(name: "list")
    }
    #expect(typo.count == 1 && typo[0].hasSuffix(" Views around have \"row\", \"list\"."), "\(typo)")
    let sibling = reports {
      VStack {
        Color.red.coordinateSpace(.named(1))
        GeometryReader { place in Text("\(place.frame(in: .named(1)).minX)") }
      }
    }
    let advice = " The view that is named 1 has to be around the one that reads."
    #expect(sibling.count == 1 && sibling[0].hasSuffix(advice), "\(sibling)")
  }

  @Test("LAY-031: a gesture in a space that no view around has is reported, one in a scroll view's is not")
  func unknownSpaceOfGesture() {
    let app = appFromTop {
      SizedBox(id: "a", width: 20, height: 20)
        .simultaneousGesture(SpatialTapGesture(coordinateSpace: .named("none")).onEnded { _ in })
        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .scrollView).minX }, action: { _ in })
    }
    app.buttons["a"].tap()
    app.buttons["a"].tap()
    #expect(app.runtimeIssues.map(\.message).filter { $0.contains("\"none\" of a gesture") }.count == 1)
    #expect(app.runtimeIssues.count == 1)
  }
}
