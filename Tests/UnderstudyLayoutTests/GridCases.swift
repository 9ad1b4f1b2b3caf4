import Foundation
import Testing
import UnderstudyLayout

struct GridCases {
  @Test("Frames and sizes are those of the table", arguments: cases)
  func matchesTable(_ layoutCase: LayoutCase) { layoutCase.check() }

  static let cases: [LayoutCase] = [
    LayoutCase(
      "LC-204", .root(200, 200), "g=41,71,118,58; a=41,81,50,20; b=114,71,30,40; c=56,119,20,10; d=99,119,60,10"
    ) {
      Grid {
        GridRow {
          Color.red.frame(width: 50, height: 20).mark("a"); Color.red.frame(width: 30, height: 40).mark("b")
        };
        GridRow {
          Color.red.frame(width: 20, height: 10).mark("c"); Color.red.frame(width: 60, height: 10).mark("d")
        }
      }.mark("g")
    },
    LayoutCase("LC-205", .root(200, 200), "g=60,85,80,30; s=60,105,80,10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 50, height: 20); Color.red.frame(width: 30, height: 20)
        }; GridRow { Color.blue.frame(height: 10).gridCellColumns(2).mark("s") }
      }.fixedSize().mark("g")
    },
    LayoutCase("LC-206", .root(200, 200), "g=60,89.8333,80,20.3333; d=60,109.8333,80,0.3333") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 50, height: 20); Color.red.frame(width: 30, height: 20)
        }; Divider().gridCellUnsizedAxes(.horizontal).mark("d")
      }.mark("g")
    },
    LayoutCase("LC-208", .root(200, 200), "a=0,0,95,200; b=105,0,95,200") {
      Grid(horizontalSpacing: 10) {
        GridRow {
          Color.red.mark("a"); Color.blue.mark("b")
        }
      }
    },
  ]
}
