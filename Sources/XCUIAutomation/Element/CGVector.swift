import Foundation
import UnderstudyLayout

/// A vector that says by how much a point is moved, for tests that import nothing of SwiftUI.
public typealias CGVector = UnderstudyLayout.CGVector

/// The older form of `CGVector(dx:dy:)`.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
