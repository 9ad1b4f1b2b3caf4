import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Spacers and alignments, as views")
struct SpacerCaseTests {
  @Test("Frames by the table of layouts", arguments: SpacerCaseTests.cases)
  func frames(_ layout: LayoutCase) { layout.check() }

  nonisolated static let cases: [LayoutCase] = [
    LayoutCase("LC-020", 200, 200, "a=70,70,60,60; b=70,110,20,20") {
      ZStack(alignment: .bottomLeading) {
        Color.red.frame(width: 60, height: 60).mark("a")
        Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-021", 200, 200, "a=70,70,60,60; b=110,110,20,20") {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 60, height: 60).mark("a")
        Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-022", 200, 200, "z=80,80,40,40; a=80,50,100,100; b=80,70,60,60; c=80,80,40,40; o=90,90,20,20") {
      ZStack(alignment: .leading) {
        Color.blue.frame(width: 100, height: 100).layoutPriority(-0.1).mark("a")
        Color.red.frame(width: 60, height: 60).mark("b")
        Color.green.frame(width: 40, height: 40).layoutPriority(1).mark("c")
      }.mark("z").overlay { Color.black.frame(width: 20, height: 20).mark("o") }
    },
    LayoutCase("LC-024", 200, 200, "a=0,75,50,50; s=50,100,100,0; b=150,75,50,50") {
      HStack {
        Color.red.frame(width: 50, height: 50).mark("a")
        Spacer().mark("s")
        Color.red.frame(width: 50, height: 50).mark("b")
      }.frame(width: 200, height: 80)
    },
    LayoutCase("LC-025", 200, 200, "a=75,0,50,50; s=100,50,0,100; b=75,150,50,50") {
      VStack {
        Color.red.frame(width: 50, height: 50).mark("a")
        Spacer().mark("s")
        Color.red.frame(width: 50, height: 50).mark("b")
      }.frame(width: 80, height: 200)
    },
    LayoutCase("LC-026", 200, 200, "a=-25,75,40,50; b=80,75,40,50; c=185,75,40,50") {
      HStack {
        Color.red.frame(width: 40, height: 50).mark("a")
        Spacer()
        Color.blue.frame(width: 40, height: 50).mark("b")
        Spacer()
        Color.green.frame(width: 40, height: 50).mark("c")
      }.frame(width: 250, height: 80)
    },
    LayoutCase("LC-028", 200, 200, "a=10,75,50,50; s=60,100,80,0; b=140,75,50,50") {
      HStack {
        Color.red.frame(width: 50, height: 50).mark("a")
        Spacer(minLength: 50).mark("s")
        Color.red.frame(width: 50, height: 50).mark("b")
      }.frame(width: 180, height: 80)
    },
    LayoutCase("LC-029", 200, 200, "a=75,20,50,50; s=100,70,0,60; b=75,130,50,50") {
      VStack {
        Color.red.frame(width: 50, height: 50).mark("a")
        Spacer(minLength: 30).mark("s")
        Color.red.frame(width: 50, height: 50).mark("b")
      }.frame(width: 80, height: 160)
    },
    LayoutCase("LC-030", 200, 200, "a=92,75,50,50; b=150,75,50,50") {
      HStack {
        Spacer()
        Color.red.frame(width: 50, height: 50).mark("a")
        Color.red.frame(width: 50, height: 50).mark("b")
      }.frame(width: 200, height: 80)
    },
    LayoutCase("LC-032", 200, 200, "a=46,75,50,50; b=104,75,50,50") {
      HStack {
        Spacer()
        Color.red.frame(width: 50, height: 50).mark("a")
        Color.red.frame(width: 50, height: 50).mark("b")
        Spacer()
      }.frame(width: 200, height: 80)
    },
    LayoutCase("LC-033", 200, 200, "a=0,0,40,40; b=160,0,40,40; c=40,160,40,40; d=120,160,40,40") {
      VStack {
        HStack {
          Color.red.frame(width: 40, height: 40).mark("a")
          Spacer()
          Color.blue.frame(width: 40, height: 40).mark("b")
        }
        Spacer()
        HStack {
          Spacer()
          Color.green.frame(width: 40, height: 40).mark("c")
          Spacer()
          Color.yellow.frame(width: 40, height: 40).mark("d")
          Spacer()
        }
      }.frame(width: 200, height: 200)
    },
    LayoutCase("LC-034", 200, 200, "a=20,75,80,50; s=100,100,0,0; b=100,75,80,50") {
      HStack {
        Color.red.frame(width: 80, height: 50).mark("a")
        Spacer(minLength: 0).mark("s")
        Color.blue.frame(width: 80, height: 50).mark("b")
      }.frame(width: 160, height: 80)
    },
    LayoutCase("LC-036", 200, 200, "h=0,75,200,50; a=0,75,50,50; b=150,75,50,50") {
      HStack {
        Color.red.frame(width: 50, height: 50).mark("a")
        Spacer()
        Color.red.frame(width: 50, height: 50).mark("b")
      }.mark("h")
    },
    LayoutCase("LC-037", 200, 200, "v=75,0,50,200; a=75,0,50,50; b=75,150,50,50") {
      VStack {
        Color.red.frame(width: 50, height: 50).mark("a")
        Spacer()
        Color.red.frame(width: 50, height: 50).mark("b")
      }.mark("v")
    },
    LayoutCase(
      "LC-038", 200, 200, "a=0,35,30,30; b=85,35,30,30; c=170,35,30,30; d=70,85,60,30; e=0,135,40,30; f=160,135,40,30"
    ) {
      VStack(spacing: 20) {
        HStack {
          Color.red.frame(width: 30, height: 30).mark("a")
          Spacer(minLength: 20)
          Color.blue.frame(width: 30, height: 30).mark("b")
          Spacer(minLength: 10)
          Color.green.frame(width: 30, height: 30).mark("c")
        }
        HStack {
          Spacer()
          Color.yellow.frame(width: 60, height: 30).mark("d")
          Spacer()
        }
        HStack {
          Color.orange.frame(width: 40, height: 30).mark("e")
          Spacer()
          Color.purple.frame(width: 40, height: 30).mark("f")
        }
      }.frame(width: 200, height: 180)
    },
  ]
}
