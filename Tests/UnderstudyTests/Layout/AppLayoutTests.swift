import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// Layouts as public apps write them.
@MainActor
@Suite("Layouts of public apps")
struct AppLayoutTests {
  /// Rows of views that follow each other as words do, with the distances that the views prefer.
  private struct Flow: Layout {
    struct Line {
      var members: [(index: Int, x: CGFloat)] = []
      var width: CGFloat = 0
      var height: CGFloat = 0
    }

    private func lines(_ width: CGFloat, _ subviews: Subviews) -> [Line] {
      var lines = [Line()]
      for (index, subview) in zip(subviews.indices, subviews) {
        let size = subview.sizeThatFits(.unspecified)
        var gap: CGFloat = 0
        if let last = lines[lines.count - 1].members.last {
          gap = subviews[last.index].spacing.distance(to: subview.spacing, along: .horizontal)
        }
        if !lines[lines.count - 1].members.isEmpty, lines[lines.count - 1].width + gap + size.width > width {
          lines.append(Line())
          gap = 0
        }
        var line = lines.removeLast()
        line.members.append((index, line.width + gap))
        line.width += gap + size.width
        line.height = max(line.height, size.height)
        lines.append(line)
      }
      return lines
    }

    private var lineGap: CGFloat { ViewSpacing().distance(to: ViewSpacing(), along: .vertical) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let lines = lines(proposal.replacingUnspecifiedDimensions().width, subviews)
      let height = lines.reduce(0) { $0 + $1.height } + CGFloat(lines.count - 1) * lineGap
      return CGSize(width: lines.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      var y = bounds.minY
      for line in lines(proposal.replacingUnspecifiedDimensions().width, subviews) {
        for (index, x) in line.members {
          subviews[index].place(at: CGPoint(x: bounds.minX + x, y: y), proposal: .unspecified)
        }
        y += line.height + lineGap
      }
    }
  }

  @Test("LAY-148: a flow breaks its lines at the width, with the distances of the views")
  func flow() {
    let app = appFromTop {
      Flow {
        ForEach([100, 150, 120, 200], id: \.self) { SizedBox(id: "\($0)", width: CGFloat($0), height: 20) }
      }
      .frame(width: 300, alignment: .leading)
      SizedBox(id: "below", width: 10, height: 10)
    }
    #expect(app.buttons["100"].frame.isNear(0, 47, 100, 20))
    #expect(app.buttons["150"].frame.isNear(108, 47, 150, 20))
    #expect(app.buttons["120"].frame.isNear(0, 75, 120, 20))
    #expect(app.buttons["200"].frame.isNear(0, 103, 200, 20))
    #expect(app.buttons["below"].frame.minY == 123)
  }

  /// Squares in rows, every second one moved by half a square.
  private struct Lattice: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let largest = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      let size = proposal.replacingUnspecifiedDimensions(by: largest)
      let length = min(size.width / 5, size.height / 3)
      return CGSize(width: length * 5, height: length * 3)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let length = min(bounds.width / 5, bounds.height / 3)
      for (index, subview) in subviews.enumerated() {
        let (row, column) = index < 5 ? (0, index) : index < 9 ? (1, index - 5) : (2, index - 9)
        let cell = CGRect(
          x: bounds.minX + (CGFloat(column) + (row == 1 ? 0.5 : 0)) * length, y: bounds.minY + CGFloat(row) * length,
          width: length, height: length
        ).insetBy(dx: 5, dy: 5)
        subview.place(at: cell.origin, proposal: ProposedViewSize(cell.size))
      }
    }
  }

  @Test("LAY-147: a lattice fits its squares into the room")
  func lattice() {
    let app = appFromTop {
      Lattice { ForEach(0..<14) { SizedBox(id: "\($0)") } }.frame(width: 350, height: 240)
    }
    #expect(app.buttons["0"].frame.isNear(5, 67, 60, 60))
    #expect(app.buttons["4"].frame.isNear(285, 67, 60, 60))
    #expect(app.buttons["5"].frame.isNear(40, 137, 60, 60))
    #expect(app.buttons["13"].frame.isNear(285, 207, 60, 60))
    #expect(app.runtimeIssues.isEmpty)
  }

  /// One large square, and four small ones beside it.
  private struct Tiles: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
      let length = min((size.width - 10) / 2, size.height)
      return CGSize(width: length * 2 + 10, height: length)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let length = min((bounds.width - 10) / 2, bounds.height)
      let small = ProposedViewSize(width: (length - 10) / 2, height: (length - 10) / 2)
      for index in subviews.indices {
        guard index > 0 else {
          subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: length, height: length))
          continue
        }
        let unit = UnitPoint(x: index % 2 == 1 ? 0 : 1, y: index < 3 ? 0 : 1)
        let x = bounds.minX + length + 10 + unit.x * length
        subviews[index].place(at: CGPoint(x: x, y: bounds.minY + unit.y * length), anchor: unit, proposal: small)
      }
    }
  }

  @Test("LAY-147: tiles are placed by their corners; a length below zero at a proposal of zero is no mistake")
  func tiles() {
    let app = appFromTop {
      HStack(spacing: 0) {
        Tiles { ForEach(0..<5) { SizedBox(id: "\($0)") } }
        Text("Beside").frame(width: 80)
      }
      .frame(height: 300)
    }
    #expect(app.buttons["0"].frame.isNear(0, 122, 150, 150))
    #expect(app.buttons["1"].frame.isNear(160, 122, 70, 70))
    #expect(app.buttons["2"].frame.isNear(240, 122, 70, 70))
    #expect(app.buttons["4"].frame.isNear(240, 202, 70, 70))
    #expect(app.runtimeIssues.isEmpty)
  }

  /// Views around the middle of all that there is.
  private struct Around: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (index, subview) in subviews.enumerated() {
        let angle = Double(index) / Double(subviews.count) * 2 * .pi
        let point = CGPoint(x: bounds.midX + 100 * cos(angle), y: bounds.midY + 100 * sin(angle))
        subview.place(at: point, anchor: .center, proposal: .unspecified)
      }
    }
  }

  @Test("LAY-146: views on a circle around the middle of a layout that fills its room")
  func around() {
    let app = XCUIApplication { Around { ForEach(0..<4) { SizedBox(id: "\($0)", width: 20, height: 20) } } }
    #expect(app.buttons["0"].frame.isNear(285, 418.667, 20, 20))
    #expect(app.buttons["1"].frame.isNear(185, 518.667, 20, 20))
    #expect(app.buttons["2"].frame.isNear(85, 418.667, 20, 20))
    #expect(app.runtimeIssues.isEmpty)
  }

  private struct Rank: LayoutValueKey {
    static var defaultValue: Int { 1 }
  }

  /// Columns whose widths are computed once for all calls.
  private struct Ranked: Layout {
    struct Cache {
      var widths: [CGFloat] = []
      var count = 0
    }

    func makeCache(subviews: Subviews) -> Cache {
      Cache(widths: subviews.map { $0.sizeThatFits(.unspecified).width * CGFloat($0[Rank.self]) })
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      cache.count += 1
      return CGSize(width: cache.widths.reduce(0, +), height: 40)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      var x = bounds.minX
      for (subview, width) in zip(subviews, cache.widths) {
        subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .init(width: width, height: 20))
        x += width
      }
    }
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { .zero }
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Cache
    ) -> CGFloat? { guide == .center ? bounds.minY + 10 : nil }
  }

  private struct Ranking: View {
    @State private var names = ["a", "b"]

    var body: some View {
      HStack {
        SizedBox(id: "before", width: 10, height: 20)
        Ranked {
          ForEach(names, id: \.self) {
            SizedBox(id: $0).frame(idealWidth: 30, idealHeight: 5).layoutValue(key: Rank.self, value: $0 == "b" ? 2 : 1)
          }
        }
        Button("Add") { names.append("c") }
      }
    }
  }

  @Test("LAY-149, LAY-150: caches, values, spacing and guides of a layout")
  func caches() {
    let app = appFromTop { Ranking() }
    // No distance to the layout, whose center is 10 points below its top.
    #expect(app.buttons["before"].frame.isNear(0, 47.333, 10, 20))
    #expect(app.buttons["a"].frame.isNear(10, 57.333, 30, 20))
    #expect(app.buttons["b"].frame.isNear(40, 57.333, 60, 20))
    app.buttons["Add"].tap()
    #expect(app.buttons["c"].frame.isNear(100, 57.333, 30, 20))
  }

  /// Writes down how it is called.
  private struct Watched: Layout {
    let log: Log
    final class Log: @unchecked Sendable { var lines: [String] = [] }

    func makeCache(subviews: Subviews) { log.lines.append("make \(subviews.count)") }
    func updateCache(_ cache: inout Void, subviews: Subviews) { log.lines.append("update \(subviews.count)") }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 50, height: 50)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      log.lines.append("place \(subviews.count) in \(Int(bounds.minX)),\(Int(bounds.minY))")
    }
  }

  private struct Watching: View {
    let log: Watched.Log
    @State private var count = 2
    @State private var other = 0

    var body: some View {
      Button("More") { count += 1 }
      Button("Other \(other)") { other += 1 }
      Watched(log: log) { ForEach(0..<count, id: \.self) { Text("\($0)").frame(width: 9, height: 9) } }
    }
  }

  @Test("LAY-060, LAY-149: a layout is called though nothing asks for a place, and again when its views change")
  func calls() {
    let log = Watched.Log()
    let app = XCUIApplication { Watching(log: log) }
    #expect(app.buttons["More"].exists)
    #expect(log.lines.first == "make 2")
    #expect(log.lines.last?.hasPrefix("place 2 in ") == true)
    log.lines = []
    app.buttons["More"].tap()
    #expect(log.lines.first == "update 3")
    #expect(log.lines.contains { $0.hasPrefix("place 3 in ") })
  }
}
