import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Layout of grids")
struct GridLayoutTests {
  /// A button of a size, by whose place a cell is seen.
  private struct Cell: View {
    let name: String
    let width: CGFloat?
    let height: CGFloat

    init(_ name: String, _ width: CGFloat?, _ height: CGFloat) {
      (self.name, self.width, self.height) = (name, width, height)
    }

    var body: some View {
      Button {
      } label: {
        Color.red.frame(width: width, height: height)
      }
      .accessibilityIdentifier(name)
    }
  }

  @Test("LAY-121, LC-204: a column is as wide as its widest cell, a row as high as its highest")
  func tracks() {
    let app = appFromTop {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Cell("a", 50, 10)
          Cell("b", 70, 30)
        }
        GridRow {
          Cell("c", 30, 20)
          Cell("d", 30, 40)
        }
      }
    }
    #expect(app.buttons["a"].frame.isClose(to: CGRect(0, 57, 50, 10)))
    #expect(app.buttons["b"].frame.isClose(to: CGRect(50, 47, 70, 30)))
    #expect(app.buttons["c"].frame.isClose(to: CGRect(10, 87, 30, 20)))
    #expect(app.buttons["d"].frame.isClose(to: CGRect(70, 77, 30, 40)))
  }

  @Test("LAY-120: a cell may span columns; a view outside of rows spans all")
  func spanning() {
    let app = appFromTop {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Cell("a", 50, 10)
          Cell("b", 70, 10)
          Cell("c", 20, 10)
        }
        GridRow {
          Cell("wide", 110, 10).gridCellColumns(2)
          Cell("d", 10, 10)
        }
        Cell("all", nil, 10).gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(app.buttons["wide"].frame.isClose(to: CGRect(0, 57, 110, 10)))
    #expect(app.buttons["d"].frame.isClose(to: CGRect(120, 57, 10, 10)))
    #expect(app.buttons["all"].frame.isClose(to: CGRect(0, 67, 140, 10)))
  }

  @Test("LAY-123, LC-206: a cell that is unsized along an axis gets what the others need")
  func unsized() {
    let app = appFromTop {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Cell("a", 50, 10) }
        GridRow { Cell("fill", nil, 10).gridCellUnsizedAxes(.horizontal) }
      }
    }
    #expect(app.buttons["fill"].frame.isClose(to: CGRect(0, 57, 50, 10)))
  }

  @Test("LAY-124, LC-207: columns, rows and cells are aligned apart from the grid")
  func alignments() {
    let app = appFromTop {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Cell("a", 50, 30)
          Cell("b", 20, 10).gridColumnAlignment(.trailing)
        }
        GridRow {
          Cell("c", 10, 10).gridCellAnchor(.topLeading)
          Cell("d", 60, 40)
        }
      }
    }
    #expect(app.buttons["b"].frame.isClose(to: CGRect(90, 67, 20, 10)))
    #expect(app.buttons["c"].frame.isClose(to: CGRect(0, 77, 10, 10)))
    #expect(app.buttons["d"].frame.isClose(to: CGRect(50, 77, 60, 40)))
  }
}
