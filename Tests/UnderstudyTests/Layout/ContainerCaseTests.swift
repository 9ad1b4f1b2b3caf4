import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Containers, as views")
struct ContainerCaseTests {
  @Test("Frames by the table of layouts", arguments: ContainerCaseTests.cases)
  func frames(_ layout: LayoutCase) { layout.check() }

  nonisolated static let cases: [LayoutCase] = [
    LayoutCase("LC-153", 200, 200, "f=80,80,40,40; a=50,50,100,100") {
      Color.red.frame(width: 100, height: 100).mark("a").frame(width: 40, height: 40).mark("f")
    },
    LayoutCase("LC-154", 200, 200, "f=50,75,100,50; a=130,115,20,10") {
      Color.red.frame(width: 20, height: 10).mark("a").frame(width: 100, height: 50, alignment: .bottomTrailing).mark(
        "f")
    },
    LayoutCase("LC-177", 200, 200, "z=70,70,60,60; a=70,70,60,60; b=70,70,60,60") {
      ZStack {
        Color.red.mark("a")
        Color.blue.frame(width: 60, height: 60).mark("b")
      }.fixedSize().mark("z")
    },
    LayoutCase("LC-180", 200, 200, "a=0,0,200,99.8333; d=0,99.8333,200,0.3333; b=0,100.1667,200,99.8333") {
      VStack(spacing: 0) {
        Color.red.mark("a")
        Divider().mark("d")
        Color.blue.mark("b")
      }
    },
    LayoutCase("LC-181", 200, 200, "a=0,0,91.8333,200; d=99.8333,0,0.3333,200; b=108.1667,0,91.8333,200") {
      HStack {
        Color.red.mark("a")
        Divider().mark("d")
        Color.blue.mark("b")
      }
    },
    LayoutCase("LC-182", 390, 844, fillsScreen: true, "a=145,378.5,100,100") {
      Color.red.frame(width: 100, height: 100).mark("a")
    },
    LayoutCase("LC-184", 390, 844, fillsScreen: true, "a=0,47,390,705; b=0,760,390,50") {
      Color.red.mark("a").safeAreaInset(edge: .bottom) { Color.blue.frame(height: 50).mark("b") }
    },
    LayoutCase("LC-185", 390, 844, fillsScreen: true, "a=0,97,390,713; b=0,47,390,50") {
      Color.red.mark("a").safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 50).mark("b") }
    },
    LayoutCase("LC-200", 390, 844, fillsScreen: true, "a=0,47,390,10") {
      ScrollView { Color.red.mark("a") }
    },
    LayoutCase("LC-201", 390, 844, fillsScreen: true, "a=0,378.5,10,100") {
      ScrollView(.horizontal) { Color.red.mark("a") }.frame(height: 100)
    },
    LayoutCase("LC-204", 200, 200, "g=41,71,118,58; a=41,81,50,20; b=114,71,30,40; c=56,119,20,10; d=99,119,60,10") {
      Grid {
        GridRow {
          Color.red.frame(width: 50, height: 20).mark("a")
          Color.red.frame(width: 30, height: 40).mark("b")
        }
        GridRow {
          Color.red.frame(width: 20, height: 10).mark("c")
          Color.red.frame(width: 60, height: 10).mark("d")
        }
      }.mark("g")
    },
    LayoutCase("LC-205", 200, 200, "g=60,85,80,30; s=60,105,80,10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 50, height: 20)
          Color.red.frame(width: 30, height: 20)
        }
        GridRow { Color.blue.frame(height: 10).gridCellColumns(2).mark("s") }
      }.fixedSize().mark("g")
    },
    LayoutCase("LC-206", 200, 200, "g=60,89.8333,80,20.3333; d=60,109.8333,80,0.3333") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 50, height: 20)
          Color.red.frame(width: 30, height: 20)
        }
        Divider().gridCellUnsizedAxes(.horizontal).mark("d")
      }.mark("g")
    },
    LayoutCase("LC-208", 200, 200, "a=0,0,95,200; b=105,0,95,200") {
      Grid(horizontalSpacing: 10) {
        GridRow {
          Color.red.mark("a")
          Color.blue.mark("b")
        }
      }
    },
  ]
}
