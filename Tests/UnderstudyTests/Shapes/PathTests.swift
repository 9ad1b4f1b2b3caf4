import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@Suite("Paths and transforms")
struct PathTests {
  private func isClose(_ one: CGRect, _ other: CGRect, by distance: CGFloat = 1e-3) -> Bool {
    abs(one.minX - other.minX) < distance && abs(one.minY - other.minY) < distance
      && abs(one.maxX - other.maxX) < distance && abs(one.maxY - other.maxY) < distance
  }

  @Test("Transforms are applied in the order of their names, and lead back")
  func transforms() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = CGPoint(x: 1, y: 0).applying(quarter)
    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
    let move = CGAffineTransform(translationX: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 23))
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(.init(scaleX: 2, y: 3))) == CGPoint(x: 22, y: 63))
    let there = move.rotated(by: 0.3).scaledBy(x: 2, y: 5)
    let back = there.concatenating(there.inverted())
    #expect(abs(back.a - 1) < 1e-9 && abs(back.b) < 1e-9 && abs(back.tx) < 1e-9 && abs(back.ty) < 1e-9)
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGSize(width: 2, height: 3).applying(move) == CGSize(width: 2, height: 3))
    #expect(
      isClose(CGRect(x: 0, y: 0, width: 4, height: 2).applying(quarter), CGRect(x: -2, y: 0, width: 2, height: 4)))
  }

  @Test("The steps of a path are written as letters, and read again")
  func description() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10.5, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 20), control: CGPoint(x: 15, y: 5))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(path.description == "0 0 m 10.5 0 l 15 5 20 20 q 1 2 3 4 0 0 c h")
    #expect(Path(path.description) == path)
    #expect(Path("1 2 x") == nil)
    #expect(Path("1 2") == nil)
    var count = 0
    path.forEach { _ in count += 1 }
    #expect(count == 5)
  }

  @Test("A closed part ends where it began")
  func currentPoint() {
    var path = Path()
    #expect(path.currentPoint == nil && path.isEmpty && path.boundingRect.isNull)
    path.addRect(CGRect(x: 5, y: 6, width: 10, height: 10))
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
  }

  @Test("The bounds are those of the curves, not of their control points")
  func bounds() {
    let square = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(Path(square).boundingRect == square)
    #expect(isClose(Path(ellipseIn: square).boundingRect, square))
    #expect(isClose(Path(roundedRect: square, cornerRadius: 12).boundingRect, square))
    let curve = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(isClose(curve.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
    let arc = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    }
    #expect(isClose(arc.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10), by: 0.01))
    let rest = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    }
    #expect(isClose(rest.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20), by: 0.01))
  }

  @Test("Points are inside by the winding of the outline, or by even and odd")
  func contains() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 5, y: 5)))
    #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)))
    var ring = circle
    ring.addEllipse(in: CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: true))
  }

  @Test("Curves contain what lines along them do")
  func containsInCurves() {
    var (inside, seed) = (0, UInt64(1))
    func random() -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(seed >> 33) / CGFloat(UInt32.max >> 1) * 100
    }
    func point() -> CGPoint { CGPoint(x: random(), y: random()) }
    for _ in 0..<10 {
      let points = (0..<5).map { _ in point() }
      var (curves, lines) = (Path(), Path())
      curves.move(to: points[0])
      curves.addCurve(to: points[3], control1: points[1], control2: points[2])
      curves.addQuadCurve(to: points[0], control: points[4])
      lines.addLines(
        (0...64).map { cubic(points, CGFloat($0) / 64) } + (1...64).map { quadratic(points, CGFloat($0) / 64) })
      for _ in 0..<20 {
        let place = point()
        #expect(curves.contains(place) == lines.contains(place), "\(points) \(place)")
        #expect(curves.contains(place, eoFill: true) == lines.contains(place, eoFill: true), "\(points) \(place)")
        if curves.contains(place) { inside += 1 }
      }
    }
    #expect(inside > 5)
  }

  private func cubic(_ p: [CGPoint], _ t: CGFloat) -> CGPoint { sum(p[0...3], [1, 3, 3, 1], t) }

  private func quadratic(_ p: [CGPoint], _ t: CGFloat) -> CGPoint { sum([p[3], p[4], p[0]], [1, 2, 1], t) }

  private func sum(_ points: some Collection<CGPoint>, _ factors: [CGFloat], _ t: CGFloat) -> CGPoint {
    var result = CGPoint.zero
    for (index, (point, factor)) in zip(points, factors).enumerated() {
      let weight = factor * pow(t, CGFloat(index)) * pow(1 - t, CGFloat(factors.count - 1 - index))
      result.x += weight * point.x
      result.y += weight * point.y
    }
    return result
  }

  @Test("A part of a path is cut by length")
  func trimming() {
    let line = Path { path in path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
    #expect(line.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 10 5 l")
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    let half = Circle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(isClose(half.boundingRect, CGRect(x: 0, y: 5, width: 10, height: 5), by: 0.05))
  }

  @Test("Shapes are moved, turned and scaled with their outlines")
  func shapes() {
    let room = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(Rectangle().offset(x: 5, y: 6).path(in: room).boundingRect == CGRect(x: 5, y: 6, width: 20, height: 10))
    #expect(
      isClose(
        Rectangle().rotation(.degrees(90)).path(in: room).boundingRect, CGRect(x: 5, y: -5, width: 10, height: 20)))
    #expect(isClose(Rectangle().scale(0.5).path(in: room).boundingRect, CGRect(x: 5, y: 2.5, width: 10, height: 5)))
    let moved = Rectangle().transform(CGAffineTransformMakeTranslation(3, 4)).path(in: room)
    #expect(moved.boundingRect.origin == CGPoint(x: 3, y: 4))
    #expect(Rectangle().size(width: 3, height: 4).path(in: room).boundingRect.size == CGSize(width: 3, height: 4))
  }

  @Test("A curve of progress begins at 0 and ends at 1, and its inverse leads back")
  func unitCurves() {
    for curve in [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ] {
      #expect(abs(curve.value(at: 0)) < 1e-6 && abs(curve.value(at: 1) - 1) < 1e-6)
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
    }
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
  }
}
