import Foundation
import Testing
import UnderstudyLayout

struct ModifierCases {
  @Test("Frames and sizes are those of the table", arguments: cases)
  func matchesTable(_ layoutCase: LayoutCase) { layoutCase.check() }

  static let cases: [LayoutCase] = [
    LayoutCase("LC-001", .root(200, 200), "a=75,75,50,50") {
      Color.red.frame(width: 50, height: 50).mark("a")
    },
    LayoutCase("LC-044", .root(200, 200), "p=59,69,82,62; a=75,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding().mark("p")
    },
    LayoutCase("LC-045", .root(200, 200), "p=55,65,90,70; a=75,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(20).mark("p")
    },
    LayoutCase("LC-046", .root(200, 200), "p=75,85,50,30; a=75,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(0).mark("p")
    },
    LayoutCase("LC-048", .root(200, 200), "p=60,85,80,30; a=90,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(.leading, 30).mark("p")
    },
    LayoutCase("LC-049", .root(200, 200), "p=35,85,130,30; a=75,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(.horizontal, 40).mark("p")
    },
    LayoutCase("LC-050", .root(200, 200), "p=75,45,50,110; a=75,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(.vertical, 40).mark("p")
    },
    LayoutCase("LC-052", .root(200, 200), "p=57.5,65,85,70; a=77.5,75,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(
        EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15)
      ).mark("p")
    },
    LayoutCase("LC-053", .root(200, 200), "p=47.5,77.5,105,45; a=97.5,82.5,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(
        EdgeInsets(top: 5, leading: 50, bottom: 10, trailing: 5)
      ).mark("p")
    },
    LayoutCase("LC-054", .root(200, 200), "q=45,55,110,90; p=65,75,70,50; a=75,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(10).mark("p").padding(20).mark("q")
    },
    LayoutCase("LC-060", .root(200, 200), "f=60,70,80,60; a=80,85,80,60; o=100,100,80,60") {
      Color.blue.mark("a").offset(x: 20, y: 15).frame(width: 80, height: 60).mark("f").overlay(
        Color.green.mark("o").offset(x: 40, y: 30))
    },
    LayoutCase("LC-092", .root(200, 200), "a=40,90,120,20") {
      Color.red.frame(minWidth: 50, maxWidth: 120, minHeight: 10, maxHeight: 20).mark("a")
    },
    LayoutCase("LC-125", .root(100, 50), "p=0,0,100,50; a=8,8,84,34") {
      Color.red.frame(minWidth: 0, maxWidth: .infinity).mark("a").padding(8).mark("p")
    },
    LayoutCase("LC-126", .root(60, 40), "p=-18,2,96,36; f=-10,10,80,20; i=-10,10,80,20") {
      FixedImage(80, 20).mark("i").frame(maxWidth: .infinity).mark("f").padding(8).mark("p")
    },
    LayoutCase("LC-148", .root(200, 200), "b=90,90,20,20; a=90,90,20,20; o=80,90,30,30") {
      Color.red.frame(width: 20, height: 20).mark("a").overlay(alignment: .topTrailing) {
        Color.blue.frame(width: 30, height: 30).mark("o")
      }.mark("b")
    },
    LayoutCase("LC-153", .root(200, 200), "f=80,80,40,40; a=50,50,100,100") {
      Color.red.frame(width: 100, height: 100).mark("a").frame(width: 40, height: 40).mark("f")
    },
    LayoutCase("LC-154", .root(200, 200), "f=50,75,100,50; a=130,115,20,10") {
      Color.red.frame(width: 20, height: 10).mark("a").frame(width: 100, height: 50, alignment: .bottomTrailing).mark(
        "f")
    },
    LayoutCase("LC-182", .screen, "a=145,378.5,100,100") {
      Color.red.frame(width: 100, height: 100).mark("a")
    },
    LayoutCase("LC-184", .screen, "a=0,47,390,705; b=0,760,390,50") {
      Color.red.mark("a").safeAreaInset(edge: .bottom) { Color.blue.frame(height: 50).mark("b") }
    },
    LayoutCase("LC-185", .screen, "a=0,97,390,713; b=0,47,390,50") {
      Color.red.mark("a").safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 50).mark("b") }
    },
    LayoutCase("LC-200", .screen, "a=0,47,390,10") {
      ScrollView { Color.red.mark("a") }
    },
    LayoutCase("LC-201", .screen, "a=0,378.5,10,100") {
      ScrollView(.horizontal) { Color.red.mark("a") }.frame(height: 100)
    },
  ]
}
