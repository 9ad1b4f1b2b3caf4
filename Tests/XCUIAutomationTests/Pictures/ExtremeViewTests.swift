import Foundation
import SwiftUI
import Testing

@testable import XCUIAutomation

/// A-14: what a view does with a number that no layout has is a size, and never a trap: each view is laid out, described and
/// drawn.
@MainActor
@Suite("A-14: Shapes, paths, frames and layout modifiers take any number", .leaks(.ignore))
struct ExtremeViewTests {
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1_000_000, -1_000_000, -1, 0, 0.5, .leastNonzeroMagnitude, 1e18,
  ]

  nonisolated static let counts = [Int.min, Int.max, -1, 0, 1_000_000, Int(Int32.max)]

  private func show(_ name: String, @ViewBuilder _ content: @escaping @MainActor () -> some View) {
    let app = XCUIApplication { content() }
    #expect(app.exists, "\(name)")
    #expect(!app.debugDescription.isEmpty, "\(name)")
    // Whether a touch reaches it is asked of places that may be no numbers.
    for text in app.staticTexts.allElementsBoundByIndex.prefix(3) { #expect([true, false].contains(text.isHittable)) }
    draw(app.picture())
  }

  @Test("Lazy containers of lengths near the largest number", arguments: [-1e308, 8.9e307, .greatestFiniteMagnitude])
  func lazyContainers(length: Double) {
    show("spacing") { ScrollView { LazyVStack(spacing: length) { ForEach(0..<5, id: \.self) { Text("\($0)") } } } }
    show("rows") { ScrollView { LazyVStack { ForEach(0..<5, id: \.self) { Text("\($0)").frame(height: length) } } } }
    show("list") { List(0..<5, id: \.self) { Text("\($0)").frame(height: length) }.frame(height: 300) }
    show("space") {
      ScrollView {
        VStack { Spacer(minLength: length) }
        Text("A").frame(width: abs(length), height: abs(length))
        Button("B") {}
      }
    }
  }

  /// A part of a screen, as pixels, and all of it as a document.
  private func draw(_ picture: Picture) {
    #expect(Picture(size: CGSize(width: 100, height: 200), scale: 1, items: picture.items).png.count > 0)
    #expect(picture.svg.count > 0)
  }

  @Test("Frames and places", arguments: numbers)
  func frames(number: Double) {
    show("frame") {
      VStack(spacing: number) {
        Color.red.frame(width: number, height: number)
        Text("A").frame(minWidth: number, idealWidth: number, maxWidth: number, minHeight: number, maxHeight: number)
        Text("B").padding(number).padding(EdgeInsets(top: number, leading: number, bottom: 1, trailing: number))
        HStack(alignment: .top, spacing: number) { Text("C").offset(x: number, y: number) }
        Text("D").position(x: number, y: number)
        Spacer(minLength: number)
        Divider().padding(.horizontal, number)
      }
    }
    show("aspects") {
      ZStack {
        Color.red.aspectRatio(number, contentMode: .fit)
        Color.red.aspectRatio(CGSize(width: number, height: 1), contentMode: .fill)
        Text("A").alignmentGuide(.leading) { _ in CGFloat(number) }.layoutPriority(number).zIndex(number)
        Text("B").fixedSize().frame(idealWidth: number, idealHeight: number).fixedSize()
        GeometryReader { _ in Text("C") }.frame(height: number)
        ViewThatFits { Text("D").frame(width: number) }
      }
    }
    show("effects") {
      VStack {
        Text("A").scaleEffect(number).rotationEffect(.degrees(number)).opacity(number)
        Text("B").scaleEffect(x: number, y: 1).rotation3DEffect(.degrees(number), axis: (x: number, y: 1, z: 0))
        Text("C").blur(radius: number).shadow(radius: number, x: number, y: number).brightness(number)
        Text("D").cornerRadius(number).border(.red, width: number).contrast(number).saturation(number)
        Text("E").hueRotation(.radians(number)).transformEffect(CGAffineTransform(number, 0, number, 1, number, 0))
      }
    }
  }

  @Test("Grids, lists and scroll views", arguments: numbers)
  func containers(number: Double) {
    show("grids") {
      ScrollView([.horizontal, .vertical]) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: number), spacing: number), GridItem(.fixed(number))]) {
          ForEach(0..<5) { Text("\($0)") }
        }
        LazyHGrid(rows: [GridItem(.flexible(minimum: number, maximum: number))], spacing: number) {
          ForEach(0..<5) { Text("\($0)") }
        }
        LazyVStack(spacing: number) { ForEach(0..<5) { Text("\($0)").frame(height: number) } }
        Grid(horizontalSpacing: number, verticalSpacing: number) { GridRow { Text("A") } }
        Text("B").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: number)
      }.contentMargins(number)
    }
    show("lists") {
      List {
        Text("A").listRowInsets(EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
        Text("B").frame(height: number)
      }
      .listRowSpacing(number).listSectionSpacing(number).environment(\.defaultMinListRowHeight, number)
      .safeAreaInset(edge: .bottom, spacing: number) { Text("C").frame(height: number) }
      .safeAreaPadding(number)
    }
  }

  @Test("Counts", arguments: counts)
  func counts(count: Int) {
    show("counts") {
      VStack {
        Text("Some text of several words").lineLimit(count)
        Text("A").lineLimit(count, reservesSpace: true)
        Text("B").onTapGesture(count: count) {}
        Text("C").gesture(TapGesture(count: count))
        Text("D").badge(count)
        Grid { GridRow { Text("E").gridCellColumns(count) } }
        Text("F").containerRelativeFrame(.horizontal, count: count, span: count, spacing: 1)
        Text("\(count)")
        Stepper("G", value: .constant(count), step: count)
      }
    }
    let app = XCUIApplication { Text("A").onTapGesture(count: count) {} }
    app.staticTexts["A"].doubleTap()
  }

  @Test("Texts and fonts", arguments: numbers)
  func texts(number: Double) {
    show("texts") {
      VStack {
        Text("Some text").font(.system(size: number))
        Text("Some text").font(.custom("Any", size: number)).kerning(number).tracking(number).baselineOffset(number)
        Text("Some text\nof lines").lineSpacing(number).minimumScaleFactor(number).frame(width: 40)
        Text("\(number)") + Text(" \(number, specifier: "%.2f") \(number, specifier: "%d")")
        Text(number, format: .number)
        Text(Date(timeIntervalSinceReferenceDate: number), style: .relative)
        Text(Date(timeIntervalSinceReferenceDate: number), style: .timer)
        Text(Date(timeIntervalSinceReferenceDate: number), style: .date)
        Image(systemName: "star").font(.system(size: number)).imageScale(.large)
        Image("none").resizable(capInsets: EdgeInsets(top: number, leading: number, bottom: 0, trailing: 0))
      }
    }
  }

  @Test("Shapes and strokes", arguments: numbers)
  func shapes(number: Double) {
    show("shapes") {
      ZStack {
        RoundedRectangle(cornerRadius: number).stroke(lineWidth: number)
        RoundedRectangle(cornerSize: CGSize(width: number, height: 1)).inset(by: number).fill(.red)
        Circle().trim(from: number, to: 1).stroke(
          style: StrokeStyle(lineWidth: 2, dash: [number, 1], dashPhase: number))
        Circle().trim(from: 0, to: number).stroke(
          style: StrokeStyle(lineWidth: number, miterLimit: number, dash: [number]))
        Capsule().inset(by: number).strokeBorder(lineWidth: number)
        Ellipse().scale(number).rotation(.degrees(number)).offset(x: number, y: number).fill(.blue)
        UnevenRoundedRectangle(topLeadingRadius: number, bottomTrailingRadius: number)
        Rectangle().transform(CGAffineTransform(scaleX: number, y: number)).fill(.red)
        Rectangle().fill(Color(red: number, green: number, blue: number, opacity: number))
        Rectangle().fill(Color(hue: number, saturation: number, brightness: number))
      }
    }
    show("gradients") {
      ZStack {
        LinearGradient(
          stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)],
          startPoint: UnitPoint(x: number, y: 0), endPoint: UnitPoint(x: 1, y: number))
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: number, endRadius: number)
        AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(number), endAngle: .degrees(1))
        EllipticalGradient(colors: [.red, .blue], startRadiusFraction: number, endRadiusFraction: number)
      }
    }
  }

  @Test("Paths", arguments: numbers)
  func paths(number: Double) {
    let point = CGPoint(x: number, y: number)
    let rect = CGRect(x: number, y: 0, width: number, height: number)
    var path = Path()
    path.move(to: point)
    path.addLine(to: .zero)
    path.addArc(center: .zero, radius: 1, startAngle: .degrees(number), endAngle: .degrees(10), clockwise: true)
    path.addArc(center: point, radius: number, startAngle: .zero, endAngle: .radians(number), clockwise: false)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .radians(number), delta: .radians(number))
    path.addArc(tangent1End: point, tangent2End: .zero, radius: number)
    path.addCurve(to: point, control1: .zero, control2: point)
    path.addQuadCurve(to: .zero, control: point)
    path.addRect(rect)
    path.addEllipse(in: rect)
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: number, height: number))
    path.addLines([point, .zero, point])
    path.closeSubpath()
    _ = path.boundingRect
    _ = path.contains(point)
    _ = path.contains(CGPoint(x: 1, y: 1))
    _ = path.description
    _ = path.trimmedPath(from: number, to: number).isEmpty
    let moved = path.offsetBy(dx: number, dy: number).applying(CGAffineTransform(rotationAngle: number))
    show("paths") {
      ZStack {
        moved.stroke(lineWidth: 1)
        path.fill(.red)
        Canvas { context, size in
          context.translateBy(x: number, y: number)
          context.scaleBy(x: number, y: 1)
          context.rotate(by: .radians(number))
          context.opacity = number
          context.fill(path, with: .color(.red))
          context.stroke(path, with: .color(.blue), lineWidth: number)
          context.addFilter(.blur(radius: number))
          context.draw(Text("A"), at: point)
          context.clip(to: Path(rect))
        }
      }
    }
  }

  @Test("Long texts are laid out, described, looked for and drawn in about linear time")
  func longTexts() {
    let text = String(repeating: "A long text of ä few words. ", count: 500)
    let app = XCUIApplication {
      ScrollView {
        Text(text)
        Text(text + "x").lineLimit(2)
        Text(String(repeating: "x", count: 5_000))
      }
    }
    #expect(app.staticTexts[text].exists)
    draw(app.picture())
    #expect(failures { app.staticTexts["y" + text].tap() }.count == 1)
    #expect(
      failures { app.staticTexts.matching(NSPredicate(format: "label CONTAINS %@", "y" + text)).firstMatch.tap() }.count
        == 1)
  }

  @Test("Controls, sheets and animations", arguments: numbers)
  func controls(number: Double) {
    show("controls") {
      VStack {
        ProgressView(value: number, total: number)
        Gauge(value: number, in: 0...1) { Text("A") }
        Slider(value: .constant(number), in: 0...1)
        Text("B").animation(.spring(response: number, dampingFraction: number), value: 1)
        Text("C").animation(.interpolatingSpring(mass: number, stiffness: number, damping: number), value: 1)
        Text("D").gesture(DragGesture(minimumDistance: number))
        Text("E").gesture(LongPressGesture(minimumDuration: number, maximumDistance: number))
        Text("F").gesture(MagnificationGesture(minimumScaleDelta: number))
      }
      .sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.height(number), .fraction(number)]).presentationCornerRadius(number)
      }
    }
    let renderer = ImageRenderer(content: Text("A").frame(width: 10, height: 10))
    renderer.scale = number
    renderer.proposedSize = ProposedViewSize(width: number, height: number)
    // A large one is only slow: it ends at a number of pixels.
    if !(number > 1) { _ = renderer.uiImage }
  }
}
