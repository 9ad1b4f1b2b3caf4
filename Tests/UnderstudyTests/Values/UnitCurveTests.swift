import SwiftUI
import Testing

// What these expect is what OpenSwiftUI's compatibility tests ask of SwiftUI itself.
@Suite("Curves and angles")
struct UnitCurveTests {
  private static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ]

  @Test("A curve leads from exactly 0 to exactly 1, also for times before and after", arguments: curves)
  func ends(curve: UnitCurve) {
    #expect([-0.5, 0, 1, 1.5].map(curve.value(at:)) == [0, 0, 1, 1])
    #expect([0, 1].map(curve.inverse.value(at:)) == [0, 1])
  }

  @Test(
    "The velocity at the ends and in the middle",
    arguments: [
      (UnitCurve.linear, [1, 1, 1]), (.easeIn, [0, 1.07, 0]), (.easeOut, [1, 1.07, 0]), (.easeInOut, [0, 1.72, 0]),
      (.circularEaseIn, [0, 0.577, .infinity]), (.circularEaseOut, [.infinity, 0.577, 0]),
      (.circularEaseInOut, [0, .infinity, 0]),
    ] as [(UnitCurve, [Double])])
  func velocity(curve: UnitCurve, expected: [Double]) {
    for (time, expected) in zip([0, 0.5, 1], expected) {
      let velocity = curve.velocity(at: time)
      #expect(velocity == expected || abs(velocity - expected) < 0.01)
    }
  }

  @Test("Control points before and after the curve's time are taken for the nearest in it")
  func extremeControlPoints() {
    let curve = UnitCurve.bezier(startControlPoint: .init(x: -0.5, y: 2), endControlPoint: .init(x: 1.5, y: -1))
    #expect([0, 1].map(curve.value(at:)) == [0, 1])
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-9)
    #expect(abs(curve.velocity(at: 0.5) + 1) < 1e-9)
  }

  @Test("A circle's inverse is that of the other side, that of control points has their axes exchanged")
  func inverse() {
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.circularEaseIn.inverse.value(at: 0.3) == UnitCurve.circularEaseOut.value(at: 0.3))
    let curve = UnitCurve.bezier(startControlPoint: .init(x: 0.25, y: 0.1), endControlPoint: .init(x: 0.75, y: 0.9))
    #expect(
      curve.inverse == .bezier(startControlPoint: .init(x: 0.1, y: 0.25), endControlPoint: .init(x: 0.9, y: 0.75)))
    #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-9)
  }

  @Test("An angle is animated by its radians in 128ths")
  func angle() {
    var angle = Angle(degrees: 90)
    #expect(angle.animatableData == .pi * 64)
    angle.animatableData *= 2
    #expect(angle == Angle(radians: .pi))
  }

  @Test("A view of any type is made of a value that is a view")
  func anyView() {
    let (view, number): (Any, Any) = (EmptyView(), 1)
    #expect(AnyView(_fromValue: view) != nil)
    #expect(AnyView(_fromValue: number) == nil)
  }
}
