import Foundation
import Testing
import UnderstudyLayout

@Suite("Grids")
struct GridTests {
  private func frames(_ grid: Grid, _ names: [String]) -> [CGRect] {
    let laidOut = LaidOut(grid.fixedSize(), width: 200, height: 200)
    let origin = laidOut.root.children[0].frame().origin
    return names.map { laidOut.frame($0).offsetBy(dx: -origin.x, dy: -origin.y) }
  }

  @Test("LAY-124: a column's alignment, a row's alignment, a cell's anchor and the grid's alignment")
  func alignments() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        FixedImage(10, 10).mark("a").gridColumnAlignment(.trailing)
        FixedImage(40, 30)
      }
      GridRow {
        FixedImage(30, 20); FixedImage(10, 10).mark("b").gridCellAnchor(.center)
      }
      GridRow {
        FixedImage(20, 20).mark("c"); FixedImage(10, 40).mark("d")
      }
    }
    let expected = [
      CGRect(x: 20, y: 20, width: 10, height: 10), CGRect(x: 45, y: 35, width: 10, height: 10),
      CGRect(x: 10, y: 50, width: 20, height: 20), CGRect(x: 30, y: 50, width: 10, height: 40),
    ]
    #expect(frames(grid, ["a", "b", "c", "d"]) == expected)
  }

  @Test("LAY-124: a row aligned by baselines is as high as its cells together need")
  func baselines() {
    let grid = Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0) {
      GridRow {
        Text(20, .largeTitle).mark("a"); Text(20, .caption).mark("b")
      }
    }
    let result = frames(grid, ["a", "b"])
    expect(result[0].numbers, [0, 0, 20, 40.6667], "a")
    expect(result[1].numbers, [20, 21, 20, 14.3333], "b")
  }

  @Test("LAY-120: rows may have different numbers of cells; a view outside of rows spans all columns")
  func spans() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 0) {
      GridRow {
        FixedImage(10, 10); FixedImage(20, 10); FixedImage(30, 10).mark("a")
      }
      GridRow {
        FixedImage(15, 10); FixedImage(10, 10).gridCellColumns(2).mark("b")
      }
      FixedImage(100, 10).mark("c")
    }
    let result = frames(grid, ["a", "b", "c"])
    // The wide view lacks 25 points, which all three columns share as none is flexible.
    expect(result[0].numbers, [15 + 20 + 10 + 25 * 2.0 / 3, 0, 30, 10], "a")
    expect(result[1].numbers, [15 + 25.0 / 3 + 5, 10, 10, 10], "b")
    expect(result[2].numbers, [0, 20, 100, 10], "c")
  }

  @Test("LAY-121: rows are apart as the views in one column prefer")
  func gaps() {
    let grid = Grid {
      GridRow { Text(20).mark("a") }; GridRow { Text(20).mark("b") }; FixedImage(5, 5).mark("c")
    }
    let result = frames(grid, ["a", "b", "c"])
    expect([result[1].minY - result[0].maxY, result[2].minY - result[1].maxY], [2, 10.642], "gaps")
  }

  @Test("LAY-123: a cell without a size of its own along an axis is proposed the column's")
  func unsized() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        FixedImage(30, 10); FixedImage(10, 50)
      }
      GridRow { Color.red.frame(height: 7).gridCellUnsizedAxes(.horizontal).mark("a") }
    }
    #expect(frames(grid, ["a"]) == [CGRect(x: 0, y: 50, width: 30, height: 7)])
  }

  @Test("LAY-122: flexible columns share what fixed ones leave")
  func flexible() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        FixedImage(50, 10); Color.red.mark("a"); Color.red.frame(maxWidth: 40).mark("b")
      }
    }
    let laidOut = LaidOut(grid, width: 200, height: 100)
    #expect(laidOut.frame("a") == CGRect(x: 50, y: 0, width: 110, height: 100))
    #expect(laidOut.frame("b") == CGRect(x: 160, y: 0, width: 40, height: 100))
  }

  @Test("LAY-402: a cell that changes lays the grid out again")
  func change() {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        FixedImage(50, 10).mark("a"); FixedImage(10, 10).mark("b")
      }
    }
    let laidOut = LaidOut(grid, width: 200, height: 100)
    #expect(laidOut.frame("b").minX == 120)
    laidOut["a"].setRule(FixedSizeLeaf(CGSize(width: 90, height: 10)))
    #expect(laidOut.frame("b").minX == 140)
  }
}
