import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// Rows of the table of layouts that are neither frames of marks nor answers to proposals, as views.
@MainActor
@Suite("Other rows of the table of layouts, as views")
struct TableCaseTests {
  /// A row of rectangles with bounds on their widths.
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let proposed: CGFloat
    /// The least and the largest width of each.
    let bounds: [(least: CGFloat?, most: CGFloat?)]
    let widths: [CGFloat]

    var testDescription: String { id }
  }

  @Test("LAY-092: rows are distributed as the table says", arguments: rows)
  func distribution(_ row: Row) {
    let places = MeasuredPlaces()
    let app = XCUIApplication {
      HStack(spacing: 0) {
        ForEach(Array(row.bounds.enumerated()), id: \.offset) { index, bounds in
          if let width = bounds.least, width == bounds.most {
            Rectangle().frame(width: width).placed("\(index)", in: places)
          } else {
            Rectangle().frame(minWidth: bounds.least, maxWidth: bounds.most).placed("\(index)", in: places)
          }
        }
      }
      .frame(width: row.proposed, height: 100)
    }
    #expect(app.exists)
    for (index, width) in row.widths.enumerated() {
      let found = places["\(index)"].width
      #expect(abs(found - width) < 0.001, "\(row.id): width \(index) is \(found), not \(width)")
    }
  }

  nonisolated static let rows = [
    Row(id: "LC-062", proposed: 371, bounds: [(26, 26), (nil, nil)], widths: [26, 345]),
    Row(
      id: "LC-064", proposed: 75, bounds: [(nil, 95), (nil, 41), (32, 32), (33, nil)],
      widths: [14.3333, 14.3333, 32, 33]),
    Row(
      id: "LC-065", proposed: 112, bounds: [(40, 81), (nil, nil), (57, 57), (nil, nil), (9, 9)],
      widths: [40, 3, 57, 3, 9]),
    Row(id: "LC-066", proposed: 85, bounds: [(31, nil), (16, nil)], widths: [42.5, 42.5]),
    Row(
      id: "LC-068", proposed: 205, bounds: [(4, 30), (60, nil), (nil, 91), (56, nil)],
      widths: [30, 60, 58.3333, 56.6667]),
    Row(
      id: "LC-069", proposed: 105, bounds: [(41, 41), (nil, nil), (100, 100), (10, 43), (1, 5)],
      widths: [41, 0, 100, 10, 1]),
    Row(id: "LC-070", proposed: 338, bounds: [(84, 84), (nil, nil)], widths: [84, 254]),
    Row(
      id: "LC-072", proposed: 68, bounds: [(nil, nil), (12, 12), (nil, 56), (nil, nil)],
      widths: [18.6667, 12, 18.6667, 18.6667]),
    Row(
      id: "LC-073", proposed: 339, bounds: [(nil, nil), (nil, nil), (26, nil), (nil, nil), (66, nil)],
      widths: [67.8, 67.8, 67.8, 67.8, 67.8]),
    Row(id: "LC-074", proposed: 392, bounds: [(22, 22), (11, 70)], widths: [22, 70]),
    Row(id: "LAY-093", proposed: 150, bounds: [(nil, 100), (100, nil)], widths: [75, 100]),
    Row(id: "LAY-094", proposed: 0, bounds: [(10, 20), (nil, nil), (5, nil)], widths: [10, 0, 5]),
  ]

  /// The columns of a lazy grid.
  struct Columns: CustomTestStringConvertible, @unchecked Sendable {
    let id: String
    let width: CGFloat
    let items: [GridItem]
    let columns: [CGFloat]

    var testDescription: String { id }
  }

  @Test("LAY-130: columns of lazy grids are those of the table", arguments: grids)
  func columns(_ grid: Columns) {
    let places = MeasuredPlaces()
    let app = XCUIApplication {
      LazyVGrid(columns: grid.items) {
        ForEach(0..<grid.columns.count, id: \.self) { Color.red.frame(height: 10).placed("\($0)", in: places) }
      }
      .frame(width: grid.width)
    }
    #expect(app.exists)
    for (index, width) in grid.columns.enumerated() {
      let found = places["\(index)"].width
      #expect(abs(found - width) < 0.001, "\(grid.id): column \(index) is \(found), not \(width)")
    }
  }

  nonisolated static let grids = [
    Columns(
      id: "LC-116", width: 200, items: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], columns: [70, 57, 57]),
    Columns(
      id: "LC-117", width: 200, items: [GridItem(.flexible(minimum: 140)), GridItem(.flexible(minimum: 10))],
      columns: [140, 52]),
    // The widths of the table are those before the second pass over the width that the grid has taken (LAY-131).
    Columns(
      id: "LC-118", width: 200, items: [GridItem(.flexible(minimum: 10)), GridItem(.flexible(minimum: 140))],
      columns: [118, 140]),
    Columns(
      id: "LC-120", width: 358, items: [GridItem(.flexible()), GridItem(.fixed(60)), GridItem(.flexible())],
      columns: [141, 60, 141]),
    Columns(
      id: "LC-121", width: 358, items: [GridItem(.adaptive(minimum: 80))], columns: [83.5, 83.5, 83.5, 83.5]),
    Columns(
      id: "LC-122", width: 358, items: [GridItem(.adaptive(minimum: 80, maximum: 82))], columns: [82, 82, 82, 82]),
    Columns(
      id: "LC-124", width: 300, items: [GridItem(.adaptive(minimum: 150)), GridItem(.adaptive(minimum: 40))],
      columns: [150, 42, 42, 42]),
    Columns(
      id: "LAY-130: a distance of an item", width: 200,
      items: [GridItem(.fixed(50), spacing: 20), GridItem(.flexible(maximum: 40)), GridItem(.flexible())],
      columns: [50, 40, 82]),
  ]

  @Test(
    "LAY-301: a line of a text is as high as the table says",
    arguments: [("LC-076", 14, 17), ("LC-077", 15, 18), ("LC-078", 16, 19.3333), ("LAY-301", 17, 20.3333)]
      as [(String, CGFloat, CGFloat)])
  func lines(_ id: String, _ size: CGFloat, _ height: CGFloat) {
    #expect(abs(measured(Text("x").font(.system(size: size))).height - height) < 0.001, "\(id)")
  }

  @Test(
    "LAY-300: titles are as high as the table says, for each size of text",
    arguments: [
      ("LC-080", .xSmall, 30), ("LC-081", .small, 31.3333), ("LC-082", .medium, 32.3333), ("LAY-301", .large, 33.6667),
      ("LC-084", .xLarge, 36), ("LC-085", .xxLarge, 38.3333), ("LC-086", .xxxLarge, 40.6667),
      ("LAY-300", .accessibility1, 45.6667), ("LC-088", .accessibility2, 51.3333), ("LC-089", .accessibility3, 57.3333),
      ("LC-090", .accessibility4, 63.3333), ("LAY-300", .accessibility5, 69.3333),
    ] as [(String, DynamicTypeSize, CGFloat)])
  func titles(_ id: String, _ size: DynamicTypeSize, _ height: CGFloat) {
    #expect(abs(measured(Text("x").font(.title).dynamicTypeSize(size)).height - height) < 0.001, "\(id)")
  }

  @Test("LC-126: what is wider than its room overflows frames and padding")
  func overflow() throws {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    let picture = try #require(UIImage(data: Data(start + [0, 0, 0, 80, 0, 0, 0, 20, 8, 6, 0, 0, 0])))
    let layout = LayoutCase("LC-126", 60, 40, "p=-18,2,96,36; f=-10,10,80,20; i=-10,10,80,20") {
      Image(uiImage: picture).mark("i").frame(maxWidth: .infinity).mark("f").padding(8).mark("p")
    }
    layout.check()
  }

  @Test("LC-202: a scroll view's content, first offset and last offset")
  func scrollGeometry() {
    var seen: [ScrollGeometry] = []
    let app = XCUIApplication {
      ScrollView {
        VStack { ForEach(0..<100) { _ in Color.red.frame(height: 50) } }
      }
      .onScrollGeometryChange(for: ScrollGeometry.self, of: \.self) { seen.append($1) }
    }
    #expect(app.scrollViews.count == 1)
    #expect(seen.last?.contentSize == CGSize(width: 390, height: 5792))
    #expect(seen.last?.contentOffset == CGPoint(x: 0, y: -47))
    #expect(seen.last?.contentInsets == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    for _ in 0..<9 { app.scrollViews.firstMatch.swipeUp() }
    #expect(seen.last?.contentOffset.y == 4982)
  }

  @Test("LC-186, LAY-051: insets of the safe area where a view touches its edge")
  func safeAreaInsets() {
    func insets(_ alignment: Alignment) -> EdgeInsets? {
      var found: EdgeInsets?
      let app = XCUIApplication {
        Color.red.frame(width: 100, height: 20)
          .onGeometryChange(for: EdgeInsets.self, of: \.safeAreaInsets) { found = $0 }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
          .safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
      }
      #expect(app.exists)
      return found
    }
    #expect(insets(.top) == EdgeInsets(top: 57, leading: 0, bottom: 0, trailing: 0))
    #expect(insets(.bottom) == EdgeInsets(top: 0, leading: 0, bottom: 64, trailing: 0))
    #expect(insets(.leading) == EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
    #expect(insets(.trailing) == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40))
    #expect(insets(.center) == EdgeInsets())
    #expect(insets(.topLeading) == EdgeInsets(top: 57, leading: 20, bottom: 0, trailing: 0))
  }
}
