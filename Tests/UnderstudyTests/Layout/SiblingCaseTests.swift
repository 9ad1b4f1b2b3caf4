import SwiftUI
import Testing
import UnderstudyTesting

/// Layouts after the model of those in the table, whose numbers follow from the rules.
@MainActor
@Suite("Siblings of the table of layouts, as views")
struct SiblingCaseTests {
  @Test("Stacks and spacers", arguments: stacks)
  func stacks(_ layout: LayoutCase) { layout.check() }

  @Test("Layers and alignment", arguments: layers)
  func layers(_ layout: LayoutCase) { layout.check() }

  @Test("Modifiers", arguments: modifiers)
  func modifiers(_ layout: LayoutCase) { layout.check() }

  @Test("Safe areas, scroll views, grids", arguments: containers)
  func containers(_ layout: LayoutCase) { layout.check() }

  nonisolated static let stacks: [LayoutCase] = [
    LayoutCase(
      "LAY-092: rows of one priority share what is left", 200, 200, "a=0,0,60,200; b=68,0,62,200; c=138,0,62,200"
    ) {
      HStack {
        Color.red.frame(maxWidth: 60).mark("a")
        Color.green.mark("b")
        Color.blue.mark("c")
      }
    },
    LayoutCase("LAY-092: the least length of lower priorities is kept", 200, 200, "a=0,0,40,200; b=40,0,160,200") {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 40).mark("a")
        Color.blue.layoutPriority(1).mark("b")
      }
    },
    LayoutCase(
      "LAY-095: the widest child decides", 200, 200, "v=80,60,40,80; a=80,60,10,20; b=80,88,40,20; c=80,116,25,24"
    ) {
      VStack(alignment: .leading) {
        Color.red.frame(width: 10, height: 20).mark("a")
        Color.red.frame(width: 40, height: 20).mark("b")
        Color.red.frame(width: 25, height: 24).mark("c")
      }.mark("v")
    },
    LayoutCase("LAY-082: a negative distance", 200, 200, "v=75,85,50,30; a=75,85,50,20; b=75,95,50,20") {
      VStack(spacing: -10) {
        Color.red.frame(width: 50, height: 20).mark("a")
        Color.red.frame(width: 50, height: 20).mark("b")
      }.mark("v")
    },
    LayoutCase(
      "LAY-082: a distance around spacers and lines", 200, 200,
      "a=0,75,40,50; s=50,100,60,0; b=120,75,40,50; c=170,75,30,50"
    ) {
      HStack(spacing: 10) {
        Color.red.frame(width: 40, height: 50).mark("a")
        Spacer().mark("s")
        Color.red.frame(width: 40, height: 50).mark("b")
        Color.red.frame(width: 30, height: 50).mark("c")
      }
    },
    LayoutCase("LAY-114: what is empty has no distance", 200, 200, "a=75,71,50,25; b=75,104,50,25") {
      VStack {
        Color.red.frame(width: 50, height: 25).mark("a")
        EmptyView()
        if false as Bool { Color.red }
        Group {}
        Color.red.frame(width: 50, height: 25).mark("b")
      }
    },
    LayoutCase("LAY-176: what is hidden keeps its place", 200, 200, "a=75,53.5,50,25; b=75,119.5,50,27") {
      VStack {
        Color.red.frame(width: 50, height: 25).mark("a")
        Color.red.frame(width: 50, height: 25).hidden()
        Color.red.frame(width: 50, height: 27).mark("b")
      }
    },
    LayoutCase("LAY-010: a stack of one view is none", 200, 200, "a=0,0,100,200; b=100,0,100,200") {
      HStack(spacing: 0) {
        VStack { Color.red.mark("a") }
        ZStack { HStack { Color.blue } }.mark("b")
      }
    },
    LayoutCase("LAY-010: priority is seen through a stack of one view", 200, 200, "a=0,0,0,200; b=0,0,200,200") {
      HStack(spacing: 0) {
        Color.red.mark("a")
        VStack { Color.blue.mark("b").layoutPriority(1) }
      }
    },
    LayoutCase("LAY-014: no priority outside of a frame", 200, 200, "a=0,0,100,200; b=100,0,100,200") {
      HStack(spacing: 0) {
        Color.red.mark("a")
        Color.blue.layoutPriority(1).frame(maxWidth: .infinity).mark("b")
      }
    },
    LayoutCase("LAY-073: spacers make no gaps", 200, 200, "a=0,75,50,50; b=150,75,50,50") {
      HStack {
        Color.red.frame(width: 50, height: 50).mark("a")
        Spacer()
        Spacer()
        Color.red.frame(width: 50, height: 50).mark("b")
      }
    },
    LayoutCase("LAY-080: a framed spacer has its spacing", 200, 200, "a=65,90,30,20; b=105,90,30,20") {
      HStack {
        Color.red.frame(width: 30, height: 20).mark("a")
        Spacer().frame(width: 10)
        Color.red.frame(width: 30, height: 20).mark("b")
      }
    },
    LayoutCase(
      "LAY-112: a line in a row beside what is high", 200, 200,
      "a=69.8333,70,30,60; d=99.8333,0,0.3333,200; b=100.1667,70,30,60"
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 60).mark("a")
        Divider().mark("d")
        Color.red.frame(width: 30, height: 60).mark("b")
      }
    },
    LayoutCase("LAY-111: a spacer in a group has the axis of the stack", 200, 200, "a=0,90,20,20; b=180,90,20,20") {
      HStack {
        Color.red.frame(width: 20, height: 20).mark("a")
        Group { if true as Bool { Spacer() } }
        Color.red.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LAY-012: from right to left", 200, 200, "a=150,75,50,50; b=0,85,30,30; o=115,0,20,20") {
      HStack {
        Color.red.frame(width: 50, height: 50).mark("a")
        Spacer()
        Color.red.frame(width: 30, height: 30).mark("b")
      }
      .frame(width: 200, height: 200)
      .overlay(alignment: .topLeading) { Color.blue.frame(width: 20, height: 20).mark("o").padding(.leading, 65) }
      .environment(\.layoutDirection, .rightToLeft)
    },
    LayoutCase("LAY-012: offsets and positions from right to left", 200, 200, "a=65,90,20,20; b=160,20,20,20") {
      ZStack {
        Color.red.frame(width: 20, height: 20).mark("a").offset(x: 25)
        Color.red.frame(width: 20, height: 20).mark("b").position(x: 30, y: 30)
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]

  nonisolated static let layers: [LayoutCase] = [
    LayoutCase("LAY-106: bottom", 200, 200, "a=70,70,60,60; b=90,110,20,20") {
      ZStack(alignment: .bottom) {
        Color.red.frame(width: 60, height: 60).mark("a")
        Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LAY-106: top trailing", 200, 200, "a=70,70,60,60; b=110,70,20,20") {
      ZStack(alignment: .topTrailing) {
        Color.red.frame(width: 60, height: 60).mark("a")
        Color.blue.frame(width: 20, height: 20).mark("b")
      }
    },
    LayoutCase("LAY-105: a wide and a high view", 200, 200, "z=50,50,100,100; a=50,95,100,10; b=95,50,10,100") {
      ZStack {
        Color.red.frame(width: 100, height: 10).mark("a")
        Color.red.frame(width: 10, height: 100).mark("b")
      }.mark("z")
    },
    LayoutCase("LAY-185: a background at a corner", 200, 200, "b=90,90,20,20; o=80,100,30,10") {
      Color.red.frame(width: 20, height: 20)
        .background(alignment: .bottomTrailing) { Color.blue.frame(width: 30, height: 10).mark("o") }.mark("b")
    },
    LayoutCase("LAY-185: several layers lie over each other", 200, 200, "a=50,50,100,100; b=90,90,20,20") {
      Color.red.frame(width: 100, height: 100)
        .overlay {
          Color.blue.mark("a")
          Color.blue.frame(width: 20, height: 20).mark("b")
        }
    },
    LayoutCase("LAY-098: stacks pass custom guides on, as a mean", 200, 200, "a=70,100,20,20; h=90,80,40,40") {
      HStack(alignment: .third, spacing: 0) {
        Color.red.frame(width: 20, height: 20).alignmentGuide(.third) { _ in 0 }.mark("a")
        VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 20).alignmentGuide(.third) { _ in 10 }
          Color.red.frame(width: 40, height: 20).alignmentGuide(.third) { _ in 10 }
        }.mark("h")
      }.frame(width: 100, height: 80)
    },
    LayoutCase("LAY-101: a guide of the app's by its default value", 200, 200, "a=75,80,20,60; b=95,90,30,30") {
      HStack(alignment: .third, spacing: 0) {
        Color.red.frame(width: 20, height: 60).mark("a")
        Color.red.frame(width: 30, height: 30).mark("b")
      }.frame(width: 50, height: 60, alignment: .top).offset(y: 10)
    },
    LayoutCase("LAY-100: a guide moves a view in a frame", 200, 200, "a=20,90,20,20") {
      Color.red.frame(width: 20, height: 20).mark("a").alignmentGuide(.leading) { _ in -20 }
        .frame(width: 200, alignment: .leading)
    },
    LayoutCase("LAY-160: the middle of the trailing edge", 200, 200, "f=50,75,100,50; a=130,95,20,10") {
      Color.red.frame(width: 20, height: 10).mark("a").frame(width: 100, height: 50, alignment: .trailing).mark("f")
    },
    LayoutCase("LAY-162: a frame without limit places by its alignment", 200, 200, "f=0,0,200,200; a=180,0,20,10") {
      Color.red.frame(width: 20, height: 10).mark("a")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing).mark("f")
    },
  ]

  nonisolated static let modifiers: [LayoutCase] = [
    LayoutCase("LAY-170: padding at two edges", 200, 200, "p=52.5,75,95,50; a=82.5,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding([.leading, .top], 10).padding(.leading, 20)
        .padding(.trailing, 15).padding(.bottom, 10).mark("p")
    },
    LayoutCase("LAY-172: fill overflows its frame", 200, 200, "f=50,75,100,50; a=50,50,100,100") {
      Color.red.mark("a").aspectRatio(1, contentMode: .fill).frame(width: 100, height: 50).mark("f")
    },
    LayoutCase("LAY-172: an upright ratio", 200, 200, "a=50,0,100,200") {
      Color.red.mark("a").aspectRatio(0.5, contentMode: .fit)
    },
    LayoutCase("LAY-177: a position in a frame", 200, 200, "f=50,50,100,100; a=50,50,20,20") {
      Color.red.frame(width: 20, height: 20).mark("a").position(x: 10, y: 10).frame(width: 100, height: 100).mark("f")
    },
    LayoutCase("LAY-175: an offset of an offset", 200, 200, "a=105,95,20,20; b=90,90,20,20") {
      Color.red.frame(width: 20, height: 20).mark("a").offset(x: 10).offset(CGSize(width: 5, height: 5)).mark("b")
    },
    LayoutCase("LAY-033: half a turn and a quarter", 200, 200, "a=95,75,10,50; b=75,95,50,10") {
      ZStack {
        Color.red.frame(width: 50, height: 10).mark("a").rotationEffect(.degrees(90))
        Color.red.frame(width: 50, height: 10).mark("b").rotationEffect(.degrees(180))
      }
    },
    LayoutCase("LAY-033: an eighth of a turn", 200, 200, "a=29.2893,29.2893,141.4214,141.4214") {
      Color.red.frame(width: 100, height: 100).mark("a").rotationEffect(.degrees(45))
    },
    LayoutCase("LAY-033: a scale at a corner", 200, 200, "a=50,50,200,200; b=-50,50,200,200") {
      ZStack {
        Color.red.frame(width: 100, height: 100).mark("a").scaleEffect(2, anchor: .topLeading)
        Color.red.frame(width: 100, height: 100).mark("b").scaleEffect(2, anchor: .topTrailing)
      }
    },
    LayoutCase("LAY-033: a scale of one axis", 200, 200, "a=50,75,100,50") {
      Color.red.frame(width: 100, height: 100).mark("a").scaleEffect(x: 1, y: 0.5)
    },
    LayoutCase("LAY-033: transforms one after the other", 200, 200, "a=30,10,200,200") {
      Color.red.frame(width: 100, height: 100).mark("a").offset(x: 15, y: 5).scaleEffect(2)
    },
    LayoutCase("LAY-171: fixed along one axis, in the middle", 200, 200, "f=50,50,100,100; a=50,95,100,10") {
      Color.red.mark("a").fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 100).mark("f")
    },
    LayoutCase("LAY-180: a border changes no size", 200, 200, "a=75,75,50,50") {
      Color.red.frame(width: 50, height: 50).border(.black, width: 9).shadow(radius: 9).blur(radius: 3).mark("a")
    },
    LayoutCase("LAY-179: clipping changes no frame", 200, 200, "a=50,50,100,100") {
      Color.red.frame(width: 100, height: 100).mark("a").frame(width: 20, height: 20).clipped().cornerRadius(4)
    },
  ]

  nonisolated static let containers: [LayoutCase] = [
    LayoutCase("LAY-008: the whole safe area", 390, 844, fillsScreen: true, "a=0,47,390,763") { Color.red.mark("a") },
    LayoutCase("LAY-052: all of the screen", 390, 844, fillsScreen: true, "a=0,0,390,844") {
      Color.red.mark("a").ignoresSafeArea()
    },
    LayoutCase("LAY-052: one edge", 390, 844, fillsScreen: true, "a=0,0,390,810") {
      Color.red.mark("a").ignoresSafeArea(edges: .top)
    },
    LayoutCase(
      "LAY-052: what does not touch the edge does not grow", 390, 844, fillsScreen: true, "a=145,378.5,100,100"
    ) {
      Color.red.mark("a").ignoresSafeArea().frame(width: 100, height: 100)
    },
    LayoutCase("LAY-054: leading", 390, 844, fillsScreen: true, "a=58,47,332,763; b=0,47,50,763") {
      Color.red.mark("a").safeAreaInset(edge: .leading) { Color.blue.frame(width: 50).mark("b") }
    },
    LayoutCase("LAY-055: padding of the safe area", 390, 844, fillsScreen: true, "a=16,63,358,731") {
      Color.red.mark("a").safeAreaPadding()
    },
    LayoutCase("LAY-055: padding of the safe area by a length", 390, 844, fillsScreen: true, "a=0,57,390,753") {
      Color.red.mark("a").safeAreaPadding(.top, 10)
    },
    LayoutCase("LAY-370: content is in the middle across", 390, 844, fillsScreen: true, "a=170,47,50,50") {
      ScrollView { Color.red.frame(width: 50, height: 50).mark("a") }
    },
    LayoutCase("LAY-370: both axes", 390, 844, fillsScreen: true, "a=0,47,500,900") {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 500, height: 900).mark("a") }
    },
    LayoutCase("LAY-370: several views", 390, 844, fillsScreen: true, "a=170,47,50,50; b=180,105,30,30") {
      ScrollView {
        Color.red.frame(width: 50, height: 50).mark("a")
        Color.red.frame(width: 30, height: 30).mark("b")
      }
    },
    LayoutCase("LAY-190: margins of the content", 390, 844, fillsScreen: true, "a=20,47,350,10") {
      ScrollView { Color.red.mark("a") }.contentMargins(.horizontal, 20)
    },
    LayoutCase("LAY-190: margins at the top", 390, 844, fillsScreen: true, "a=0,77,390,10") {
      ScrollView { Color.red.mark("a") }.contentMargins(.top, 30, for: .scrollContent)
    },
    LayoutCase("LAY-190: margins of the bars alone", 390, 844, fillsScreen: true, "a=0,47,390,10") {
      ScrollView { Color.red.mark("a") }.contentMargins(.all, 30, for: .scrollIndicators)
    },
    LayoutCase("LAY-165: relative to a scroll view with margins", 390, 844, fillsScreen: true, "a=20,378.5,350,100") {
      ScrollView(.horizontal) { Color.red.frame(height: 100).containerRelativeFrame(.horizontal).mark("a") }
        .contentMargins(.horizontal, 20)
    },
    LayoutCase(
      "LAY-124: columns, rows and cells by their alignment", 200, 200,
      "a=0,0,20,10; b=90,0,10,40; c=0,40,80,10; d=80,40,20,10"
    ) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 20, height: 10).mark("a")
          Color.red.frame(width: 10, height: 40).gridColumnAlignment(.trailing).mark("b")
        }
        GridRow {
          Color.red.frame(width: 80, height: 10).mark("c")
          Color.red.frame(width: 20, height: 10).mark("d")
        }
      }.frame(width: 200, height: 200, alignment: .topLeading)
    },
    LayoutCase("LAY-124: an anchor of a cell", 200, 200, "a=10,20,10,10; b=20,0,30,30") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 10).mark("a").gridCellAnchor(.bottomTrailing)
          Color.red.frame(width: 30, height: 30).mark("b")
        }
        GridRow { Color.red.frame(width: 20, height: 5) }
      }.frame(width: 200, height: 200, alignment: .topLeading)
    },
    LayoutCase("LAY-120: a cell over two of three columns", 200, 200, "a=0,0,30,10; s=0,18,78,10; c=86,18,20,10") {
      Grid(alignment: .topLeading) {
        GridRow {
          Color.red.frame(width: 30, height: 10).mark("a")
          Color.red.frame(width: 40, height: 10)
          Color.red.frame(width: 20, height: 10)
        }
        GridRow {
          Color.red.frame(height: 10).gridCellColumns(2).mark("s")
          Color.red.frame(width: 20, height: 10).mark("c")
        }
      }.fixedSize().frame(width: 200, height: 200, alignment: .topLeading)
    },
    LayoutCase(
      "LAY-130: adaptive columns", 200, 200, "c0=0,0,61.3333,20; c1=69.3333,0,61.3333,20; c2=138.6667,0,61.3333,20"
    ) {
      HStack(spacing: 0) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
          ForEach(0..<3) { Color.red.frame(height: 20).mark("c\($0)") }
        }
      }.frame(width: 200, height: 200, alignment: .top)
    },
    LayoutCase("LAY-132: rows of a lazy grid", 200, 200, "c0=0,10,96,20; c1=104,0,96,40; c2=0,48,96,10") {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Color.red.frame(height: 20).mark("c0")
        Color.red.frame(height: 40).mark("c1")
        Color.red.frame(height: 10).mark("c2")
      }.frame(width: 200, height: 200, alignment: .top)
    },
    LayoutCase("LAY-132: cells by the alignment of their item", 200, 200, "c0=0,0,20,20; c1=190,30,10,10") {
      LazyVGrid(
        columns: [
          GridItem(.flexible(), spacing: 0, alignment: .topLeading), GridItem(.flexible(), alignment: .bottomTrailing),
        ],
        spacing: 0
      ) {
        Color.red.frame(width: 20, height: 20).mark("c0")
        Color.red.frame(width: 10, height: 40).hidden().overlay(alignment: .bottom) {
          Color.red.frame(width: 10, height: 10).mark("c1")
        }
      }.frame(width: 200, height: 200, alignment: .top)
    },
    LayoutCase("LAY-131: columns that are wider than the room grow with it", 200, 200, "a=-22,0,118,10; b=104,0,140,10")
    {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 10)), GridItem(.flexible(minimum: 140))]) {
        Color.red.frame(height: 10).mark("a")
        Color.red.frame(height: 10).mark("b")
      }.frame(width: 200, height: 200, alignment: .top)
    },
    LayoutCase("LAY-130: rows of a horizontal grid", 200, 200, "a=0,0,20,70; b=0,78,20,122; c=28,0,30,70") {
      LazyHGrid(rows: [GridItem(.fixed(70)), GridItem(.flexible())]) {
        Color.red.frame(width: 20).mark("a")
        Color.red.frame(width: 20).mark("b")
        Color.red.frame(width: 30).mark("c")
      }.frame(width: 200, height: 200, alignment: .leading)
    },
    LayoutCase("LAY-037: content of a reader at the top leading corner", 200, 200, "a=0,0,20,20; b=0,0,200,10") {
      GeometryReader { _ in
        Color.red.frame(width: 20, height: 20).mark("a")
        Color.red.frame(height: 10).mark("b")
      }
    },
  ]
}

/// A guide at a third of the height.
private enum ThirdAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(ThirdAlignment.self)
}
