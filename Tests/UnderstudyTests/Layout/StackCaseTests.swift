import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Stacks, as views")
struct StackCaseTests {
  @Test("Frames by the table of layouts", arguments: StackCaseTests.cases)
  func frames(_ layout: LayoutCase) { layout.check() }

  nonisolated static let cases: [LayoutCase] = [
    LayoutCase("LC-001", 200, 200, "a=75,75,50,50") {
      Color.red.frame(width: 50, height: 50).mark("a")
    },
    LayoutCase(
      "LC-002", 200, 200,
      "v=75,8,50,126; a=75,8,50,50; b=75,66,40,30; c=75,104,30,30; h=32,142,136,50; d=32,142,50,50; e=90,142,40,30; f=138,142,30,30"
    ) {
      VStack {
        VStack(alignment: .leading) {
          Color.red.frame(maxWidth: 50, maxHeight: 50).mark("a")
          Color.green.frame(maxWidth: 40, maxHeight: 30).mark("b")
          Color.blue.frame(maxWidth: 30, maxHeight: 30).mark("c")
        }.mark("v")
        HStack(alignment: .top) {
          Color.red.frame(maxWidth: 50, maxHeight: 50).mark("d")
          Color.green.frame(maxWidth: 40, maxHeight: 30).mark("e")
          Color.blue.frame(maxWidth: 30, maxHeight: 30).mark("f")
        }.mark("h")
      }
    },
    LayoutCase("LC-004", 200, 200, "f=25,25,150,150; a=46,75,50,50; b=104,75,50,50") {
      HStack {
        Color.red.frame(width: 50, height: 50).mark("a")
        Color.blue.frame(width: 50, height: 50).mark("b")
      }.frame(width: 150, height: 150).mark("f")
    },
    LayoutCase("LC-005", 200, 200, "f=25,25,150,150; a=75,46,50,50; b=75,104,50,50") {
      VStack {
        Color.red.frame(width: 50, height: 50).mark("a")
        Color.blue.frame(width: 50, height: 50).mark("b")
      }.frame(width: 150, height: 150).mark("f")
    },
    LayoutCase("LC-006", 200, 200, "a=80,32,40,40; b=80,80,40,40; c=56,128,40,40; d=104,128,40,40") {
      VStack {
        Color.red.frame(width: 40, height: 40).mark("a")
        Color.blue.frame(width: 40, height: 40).mark("b")
        HStack {
          Color.green.frame(width: 40, height: 40).mark("c")
          Color.yellow.frame(width: 40, height: 40).mark("d")
        }
      }.frame(width: 150, height: 150)
    },
    LayoutCase("LC-008", 200, 200, "v=45,20,110,160; a=80,20,40,40; b=80,80,40,40; c=45,140,40,40; d=115,140,40,40") {
      VStack(spacing: 20) {
        Color.red.frame(width: 40, height: 40).mark("a")
        Color.blue.frame(width: 40, height: 40).mark("b")
        HStack(spacing: 30) {
          Color.green.frame(width: 40, height: 40).mark("c")
          Color.yellow.frame(width: 40, height: 40).mark("d")
        }
      }.mark("v")
    },
    LayoutCase("LC-009", 200, 200, "v=41,27,118,146; a=41,27,30,30; b=41,65,40,40; c=41,113,50,50; d=99,113,60,60") {
      VStack(alignment: .leading) {
        Color.red.frame(width: 30, height: 30).mark("a")
        Color.blue.frame(width: 40, height: 40).mark("b")
        HStack(alignment: .top) {
          Color.green.frame(width: 50, height: 50).mark("c")
          Color.yellow.frame(width: 60, height: 60).mark("d")
        }
      }.mark("v")
    },
    LayoutCase(
      "LC-010", 200, 200,
      "a=0,0,200,61.3333; b=0,69.3333,200,61.3333; c=0,138.6667,96,61.3333; d=104,138.6667,96,61.3333"
    ) {
      VStack {
        Color.red.mark("a")
        Color.blue.mark("b")
        HStack {
          Color.green.mark("c")
          Color.yellow.mark("d")
        }
      }
    },
    LayoutCase("LC-012", 200, 200, "a=0,0,200,75; b=95,95,10,10; c=0,125,200,75") {
      VStack(spacing: 20) {
        Color.red.mark("a")
        Color.yellow.frame(width: 10, height: 10).mark("b")
        Color.blue.mark("c")
      }
    },
    LayoutCase("LC-013", 200, 200, "a=70,70,60,60; b=90,90,20,20") {
      ZStack(alignment: .center) {
        Color.red.frame(width: 60, height: 60).mark("a")
        Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-014", 200, 200, "a=70,70,60,60; b=90,70,20,20") {
      ZStack(alignment: .top) {
        Color.red.frame(width: 60, height: 60).mark("a")
        Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-016", 200, 200, "a=70,70,60,60; b=70,90,20,20") {
      ZStack(alignment: .leading) {
        Color.red.frame(width: 60, height: 60).mark("a")
        Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-017", 200, 200, "a=70,70,60,60; b=110,90,20,20") {
      ZStack(alignment: .trailing) {
        Color.red.frame(width: 60, height: 60).mark("a")
        Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-018", 200, 200, "a=70,70,60,60; b=70,70,20,20") {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 60, height: 60).mark("a")
        Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-114", 300, 100, "a=0,0,100,100; b=100,0,100,100; c=200,0,100,100") {
      HStack(spacing: 0) {
        Rectangle().mark("a")
        Rectangle().mark("b")
        Rectangle().mark("c")
      }.frame(width: 300, height: 100)
    },
    LayoutCase("LC-125", 100, 50, "p=0,0,100,50; a=8,8,84,34") {
      Color.red.frame(minWidth: 0, maxWidth: .infinity).mark("a").padding(8).mark("p")
    },
    LayoutCase("LC-128", 200, 200, "a=0,0,25,200; b=25,0,150,200; c=175,0,25,200") {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).mark("a")
        Color.blue.frame(maxWidth: 150).layoutPriority(1).mark("b")
        Color.green.mark("c")
      }
    },
    LayoutCase("LC-136", 200, 200, "a=0,0,10,200; b=10,0,60,200; c=70,0,130,200") {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10, maxWidth: 300).mark("a")
        Color.blue.frame(minWidth: 30, maxWidth: 60).layoutPriority(2).mark("b")
        Color.green.layoutPriority(1).mark("c")
      }
    },
    LayoutCase("LC-137", 200, 200, "a=0,0,80,200; b=80,0,120,200") {
      HStack(spacing: 0) {
        Color.red.mark("a")
        Color.blue.frame(minWidth: 120).mark("b")
      }
    },
    LayoutCase("LC-144", 200, 200, "z=90,90,20,20") {
      ZStack {
        Spacer()
        Color.red.frame(width: 20, height: 20)
      }.mark("z")
    },
    LayoutCase("LC-145", 200, 200, "p=0,0,200,150; a=20,30,20,20; b=95,150,10,50") {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).mark("a").position(x: 30, y: 40).mark("p")
        Color.blue.frame(width: 10, height: 50).mark("b")
      }
    },
    LayoutCase("LC-146", 200, 200, "a=85,85,20,20; b=100,90,20,20") {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).mark("a").offset(x: 5, y: -5)
        Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-148", 200, 200, "b=90,90,20,20; a=90,90,20,20; o=80,90,30,30") {
      Color.red.frame(width: 20, height: 20).mark("a").overlay(alignment: .topTrailing) {
        Color.blue.frame(width: 30, height: 30).mark("o")
      }.mark("b")
    },
    LayoutCase("LC-149", 200, 200, "v=50,90,100,20; a=100,90,50,10; b=50,100,50,10") {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 50, height: 10).mark("a")
        Color.blue.frame(width: 50, height: 10).alignmentGuide(.leading) { d in d[.trailing] }.mark("b")
      }.mark("v")
    },
    LayoutCase("LC-150", 200, 200, "v=70,85,60,30; c0=70,85,40,10; c1=80,95,40,10; c2=90,105,40,10") {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<3) { i in
          Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in CGFloat(i) * -10 }.mark("c\(i)")
        }
      }.mark("v")
    },
    LayoutCase("LC-152", 200, 200, "f=0,87.5,200,25; a=0,87.5,30,25; b=30,87.5,170,25") {
      HStack(spacing: 0) {
        Color.red.frame(width: 30).mark("a")
        Color.blue.mark("b")
      }.frame(height: 25).mark("f")
    },
  ]
}
