import Foundation
import Testing
import UnderstudyLayout

struct StackCases {
  @Test("Frames and sizes are those of the table", arguments: cases)
  func matchesTable(_ layoutCase: LayoutCase) { layoutCase.check() }

  static let cases: [LayoutCase] = [
    LayoutCase(
      "LC-002", .root(200, 200),
      """
      v=75,8,50,126; a=75,8,50,50; b=75,66,40,30; c=75,104,30,30; h=32,142,136,50; d=32,142,50,50; e=90,142,40,30; \
      f=138,142,30,30
      """
    ) {
      VStack {
        VStack(alignment: .leading) {
          Color.red.frame(maxWidth: 50, maxHeight: 50).mark("a");
          Color.green.frame(maxWidth: 40, maxHeight: 30).mark("b");
          Color.blue.frame(maxWidth: 30, maxHeight: 30).mark("c")
        }.mark("v");
        HStack(alignment: .top) {
          Color.red.frame(maxWidth: 50, maxHeight: 50).mark("d");
          Color.green.frame(maxWidth: 40, maxHeight: 30).mark("e");
          Color.blue.frame(maxWidth: 30, maxHeight: 30).mark("f")
        }.mark("h")
      }
    },
    LayoutCase("LC-004", .root(200, 200), "f=25,25,150,150; a=46,75,50,50; b=104,75,50,50") {
      HStack {
        Color.red.frame(width: 50, height: 50).mark("a"); Color.blue.frame(width: 50, height: 50).mark("b")
      }.frame(width: 150, height: 150).mark("f")
    },
    LayoutCase("LC-005", .root(200, 200), "f=25,25,150,150; a=75,46,50,50; b=75,104,50,50") {
      VStack {
        Color.red.frame(width: 50, height: 50).mark("a"); Color.blue.frame(width: 50, height: 50).mark("b")
      }.frame(width: 150, height: 150).mark("f")
    },
    LayoutCase("LC-006", .root(200, 200), "a=80,32,40,40; b=80,80,40,40; c=56,128,40,40; d=104,128,40,40") {
      VStack {
        Color.red.frame(width: 40, height: 40).mark("a"); Color.blue.frame(width: 40, height: 40).mark("b");
        HStack {
          Color.green.frame(width: 40, height: 40).mark("c"); Color.yellow.frame(width: 40, height: 40).mark("d")
        }
      }.frame(width: 150, height: 150)
    },
    LayoutCase(
      "LC-008", .root(200, 200), "v=45,20,110,160; a=80,20,40,40; b=80,80,40,40; c=45,140,40,40; d=115,140,40,40"
    ) {
      VStack(spacing: 20) {
        Color.red.frame(width: 40, height: 40).mark("a"); Color.blue.frame(width: 40, height: 40).mark("b");
        HStack(spacing: 30) {
          Color.green.frame(width: 40, height: 40).mark("c"); Color.yellow.frame(width: 40, height: 40).mark("d")
        }
      }.mark("v")
    },
    LayoutCase(
      "LC-009", .root(200, 200), "v=41,27,118,146; a=41,27,30,30; b=41,65,40,40; c=41,113,50,50; d=99,113,60,60"
    ) {
      VStack(alignment: .leading) {
        Color.red.frame(width: 30, height: 30).mark("a"); Color.blue.frame(width: 40, height: 40).mark("b");
        HStack(alignment: .top) {
          Color.green.frame(width: 50, height: 50).mark("c"); Color.yellow.frame(width: 60, height: 60).mark("d")
        }
      }.mark("v")
    },
    LayoutCase(
      "LC-010", .root(200, 200),
      "a=0,0,200,61.3333; b=0,69.3333,200,61.3333; c=0,138.6667,96,61.3333; d=104,138.6667,96,61.3333"
    ) {
      VStack {
        Color.red.mark("a"); Color.blue.mark("b");
        HStack {
          Color.green.mark("c"); Color.yellow.mark("d")
        }
      }
    },
    LayoutCase("LC-012", .root(200, 200), "a=0,0,200,75; b=95,95,10,10; c=0,125,200,75") {
      VStack(spacing: 20) {
        Color.red.mark("a"); Color.yellow.frame(width: 10, height: 10).mark("b"); Color.blue.mark("c")
      }
    },
    LayoutCase("LC-013", .root(200, 200), "a=70,70,60,60; b=90,90,20,20") {
      ZStack(alignment: .center) {
        Color.red.frame(width: 60, height: 60).mark("a"); Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-014", .root(200, 200), "a=70,70,60,60; b=90,70,20,20") {
      ZStack(alignment: .top) {
        Color.red.frame(width: 60, height: 60).mark("a"); Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-016", .root(200, 200), "a=70,70,60,60; b=70,90,20,20") {
      ZStack(alignment: .leading) {
        Color.red.frame(width: 60, height: 60).mark("a"); Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-017", .root(200, 200), "a=70,70,60,60; b=110,90,20,20") {
      ZStack(alignment: .trailing) {
        Color.red.frame(width: 60, height: 60).mark("a"); Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-018", .root(200, 200), "a=70,70,60,60; b=70,70,20,20") {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 60, height: 60).mark("a"); Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-020", .root(200, 200), "a=70,70,60,60; b=70,110,20,20") {
      ZStack(alignment: .bottomLeading) {
        Color.red.frame(width: 60, height: 60).mark("a"); Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-021", .root(200, 200), "a=70,70,60,60; b=110,110,20,20") {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 60, height: 60).mark("a"); Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-022", .root(200, 200), "z=80,80,40,40; a=80,50,100,100; b=80,70,60,60; c=80,80,40,40; o=90,90,20,20")
    {
      ZStack(alignment: .leading) {
        Color.blue.frame(width: 100, height: 100).layoutPriority(-0.1).mark("a");
        Color.red.frame(width: 60, height: 60).mark("b");
        Color.green.frame(width: 40, height: 40).layoutPriority(1).mark("c")
      }.mark("z").overlay { Color.black.frame(width: 20, height: 20).mark("o") }
    },
    LayoutCase("LC-040", .root(200, 200), "a=50,75,100,50; b=0,50,200,100") {
      ZStack {
        Color.red.mark("a").aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit).frame(width: 100, height: 50);
        Color.green.mark("b").aspectRatio(CGSize(width: 20, height: 10), contentMode: .fill).frame(
          width: 50, height: 100)
      }.frame(width: 100, height: 100)
    },
    LayoutCase("LC-041", .root(200, 200), "a=75,75,50,50; b=50,50,100,100") {
      ZStack {
        Color.red.mark("a").aspectRatio(contentMode: .fit).frame(width: 100, height: 50);
        Color.green.mark("b").aspectRatio(contentMode: .fill).frame(width: 50, height: 100)
      }.frame(width: 200, height: 200)
    },
    LayoutCase("LC-042", .root(200, 200), "a=95,50,10,100; b=50,95,100,10; c=50,50,100,100") {
      ZStack {
        Color.red.mark("a").fixedSize(horizontal: true, vertical: false).frame(width: 100, height: 100);
        Color.green.mark("b").fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 100);
        Color.blue.mark("c").fixedSize(horizontal: false, vertical: false).frame(width: 100, height: 100)
      }
    },
    LayoutCase("LC-056", .root(200, 200), "p=0,52.5,200,50; a=0,52.5,200,30; q=0,102.5,200,45; b=0,117.5,200,30") {
      VStack(spacing: 0) {
        Color.blue.frame(height: 30).mark("a").padding(.bottom, 20).mark("p");
        Color.green.frame(height: 30).mark("b").padding(.top, 15).mark("q")
      }
    },
    LayoutCase("LC-057", .root(200, 200), "p=30,0,75,200; a=30,0,50,200; q=105,0,65,200; b=120,0,50,200") {
      HStack(spacing: 0) {
        Color.blue.frame(width: 50).mark("a").padding(.trailing, 25).mark("p");
        Color.green.frame(width: 50).mark("b").padding(.leading, 15).mark("q")
      }
    },
    LayoutCase("LC-058", .root(200, 200), "a=25,25,50,50; b=75,25,50,50; c=25,75,50,50; d=75,75,50,50") {
      ZStack {
        Color.red.frame(width: 50, height: 50).mark("a").position();
        Color.green.frame(width: 50, height: 50).mark("b").position(x: 50);
        Color.blue.frame(width: 50, height: 50).mark("c").position(y: 50);
        Color.black.frame(width: 50, height: 50).mark("d").position(x: 50, y: 50)
      }.frame(width: 100, height: 100)
    },
    // The frame of the table is the one without the effect: it shows that the layout ignores the rotation (LAY-175).
    LayoutCase("LC-061", .root(200, 200), "a=50,-4,100,100; b=50,104,100,100") {
      VStack {
        Rectangle().frame(width: 100, height: 100).zIndex(1).mark("a");
        Rectangle().frame(width: 100, height: 100).rotationEffect(degrees: 45).mark("b")
      }
    },
    LayoutCase("LC-114", .root(300, 100), "a=0,0,100,100; b=100,0,100,100; c=200,0,100,100") {
      HStack(spacing: 0) {
        Rectangle().mark("a"); Rectangle().mark("b"); Rectangle().mark("c")
      }.frame(width: 300, height: 100)
    },
    LayoutCase("LC-128", .root(200, 200), "a=0,0,25,200; b=25,0,150,200; c=175,0,25,200") {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).mark("a"); Color.blue.frame(maxWidth: 150).layoutPriority(1).mark("b");
        Color.green.mark("c")
      }
    },
    LayoutCase("LC-136", .root(200, 200), "a=0,0,10,200; b=10,0,60,200; c=70,0,130,200") {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10, maxWidth: 300).mark("a");
        Color.blue.frame(minWidth: 30, maxWidth: 60).layoutPriority(2).mark("b");
        Color.green.layoutPriority(1).mark("c")
      }
    },
    LayoutCase("LC-137", .root(200, 200), "a=0,0,80,200; b=80,0,120,200") {
      HStack(spacing: 0) {
        Color.red.mark("a"); Color.blue.frame(minWidth: 120).mark("b")
      }
    },
    LayoutCase("LC-144", .root(200, 200), "z=90,90,20,20") {
      ZStack {
        Spacer(); Color.red.frame(width: 20, height: 20)
      }.mark("z")
    },
    LayoutCase("LC-145", .root(200, 200), "p=0,0,200,150; a=20,30,20,20; b=95,150,10,50") {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).mark("a").position(x: 30, y: 40).mark("p");
        Color.blue.frame(width: 10, height: 50).mark("b")
      }
    },
    LayoutCase("LC-146", .root(200, 200), "a=85,85,20,20; b=100,90,20,20") {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).mark("a").offset(x: 5, y: -5);
        Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LC-149", .root(200, 200), "v=50,90,100,20; a=100,90,50,10; b=50,100,50,10") {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 50, height: 10).mark("a");
        Color.blue.frame(width: 50, height: 10).alignmentGuide(.leading) { d in d[.trailing] }.mark("b")
      }.mark("v")
    },
    LayoutCase("LC-150", .root(200, 200), "v=70,85,60,30; c0=70,85,40,10; c1=80,95,40,10; c2=90,105,40,10") {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<3) { i in
          Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in CGFloat(i) * -10 }.mark("c\(i)")
        }
      }.mark("v")
    },
    LayoutCase("LC-152", .root(200, 200), "f=0,87.5,200,25; a=0,87.5,30,25; b=30,87.5,170,25") {
      HStack(spacing: 0) {
        Color.red.frame(width: 30).mark("a"); Color.blue.mark("b")
      }.frame(height: 25).mark("f")
    },
    LayoutCase("LC-177", .root(200, 200), "z=70,70,60,60; a=70,70,60,60; b=70,70,60,60") {
      ZStack {
        Color.red.mark("a"); Color.blue.frame(width: 60, height: 60).mark("b")
      }.fixedSize().mark("z")
    },
    LayoutCase("LC-180", .root(200, 200), "a=0,0,200,99.8333; d=0,99.8333,200,0.3333; b=0,100.1667,200,99.8333") {
      VStack(spacing: 0) {
        Color.red.mark("a"); Divider().mark("d"); Color.blue.mark("b")
      }
    },
    LayoutCase("LC-181", .root(200, 200), "a=0,0,91.8333,200; d=99.8333,0,0.3333,200; b=108.1667,0,91.8333,200") {
      HStack {
        Color.red.mark("a"); Divider().mark("d"); Color.blue.mark("b")
      }
    },
  ]
}
