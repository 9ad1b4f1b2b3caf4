import Foundation
import Testing
import UnderstudyLayout

@Suite("LAY-130: columns of lazy grids")
struct LazyGridColumnsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let width: CGFloat
    let items: [GridItem]
    let columns: [CGFloat]
    let total: CGFloat
    var testDescription: String { id }
  }

  @Test("Columns and their sum are those of the table", arguments: cases)
  func columns(_ value: Case) {
    let grid = LazyGridColumns(value.items, in: value.width)
    expect(grid.columns.map(\.length), value.columns, value.id)
    expect([grid.total], [value.total], "\(value.id) total")
  }

  private static let cases = [
    Case(
      id: "LC-116", width: 200, items: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))],
      columns: [70, 57, 57], total: 200),
    Case(
      id: "LC-117", width: 200, items: [GridItem(.flexible(minimum: 140)), GridItem(.flexible(minimum: 10))],
      columns: [140, 52], total: 200),
    Case(
      id: "LC-118", width: 200, items: [GridItem(.flexible(minimum: 10)), GridItem(.flexible(minimum: 140))],
      columns: [96, 140], total: 244),
    Case(
      id: "LC-120", width: 358, items: [GridItem(.flexible()), GridItem(.fixed(60)), GridItem(.flexible())],
      columns: [141, 60, 141], total: 358),
    Case(
      id: "LC-121", width: 358, items: [GridItem(.adaptive(minimum: 80))], columns: [83.5, 83.5, 83.5, 83.5],
      total: 358),
    Case(
      id: "LC-122", width: 358, items: [GridItem(.adaptive(minimum: 80, maximum: 82))], columns: [82, 82, 82, 82],
      total: 352),
    Case(
      id: "LC-124", width: 300, items: [GridItem(.adaptive(minimum: 150)), GridItem(.adaptive(minimum: 40))],
      columns: [150, 42, 42, 42], total: 300),
  ]

  @Test("LAY-131: a line that is wider than proposed distributes its own width again")
  func secondPass() {
    let scope = Scope()
    let items = [GridItem(.flexible(minimum: 10)), GridItem(.flexible(minimum: 140))]
    let cells = [Rectangle(), Rectangle()].flatMap { $0.nodes(scope) }
    let line = scope.node(GridLineRule(.vertical, items), cells)
    let proposal = ProposedViewSize(width: 200, height: nil)
    #expect(line.size(in: proposal) == CGSize(width: 244, height: 10))
    line.place(Placement(.zero, line.bounds(in: proposal)))
    #expect(
      cells.map { $0.frame(in: line) } == [
        CGRect(x: 0, y: 0, width: 118, height: 10), CGRect(x: 126, y: 0, width: 140, height: 10),
      ])
  }
}
