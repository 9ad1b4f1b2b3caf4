import CoreGraphics
import Testing

@Suite("Texts of points, sizes and rectangles")
struct GeometryDescriptionTests {
  @Test("They have the numbers in parentheses, as on a device, alone and inside other values")
  func texts() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect(String(describing: CGSize(width: 100, height: 44)) == "(100.0, 44.0)")
    #expect("\(CGRect(x: 0, y: 59, width: 100, height: 44))" == "(0.0, 59.0, 100.0, 44.0)")
    #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
    #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
    #expect("\(Optional(CGSize.zero).map { $0.debugDescription } ?? "")" == "(0.0, 0.0)")
  }

  @Test("Files that import CoreGraphics alone have its numbers, vectors and transforms")
  func module() {
    let moved = CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 3, y: 4))
    #expect(moved == CGPoint(x: 4, y: 6))
    #expect(CGVector(dx: 1, dy: 2).dx == CGFloat(1))
  }
}
