import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// What detectors find in pictures.
  public var detector: Detector { Detector(world: self) }

  /// What a `CIDetector` finds in pictures. At first it finds nothing, and a runtime issue says so.
  @preconcurrency @MainActor
  public struct Detector {
    fileprivate let world: AppWorld

    private func add(_ feature: CIFeature) {
      world.part(CoreImageState.self).with { $0.found = ($0.found ?? []) + [feature] }
    }

    /// Adds a face to what is found.
    ///
    /// - Parameters:
    ///   - bounds: Where it is, in pixels from the lower left.
    ///   - hasSmile: Whether the face smiles.
    ///   - isAsleep: Whether its eyes are closed.
    public func addFace(_ bounds: CGRect, hasSmile: Bool = false, isAsleep: Bool = false) {
      add(CIFaceFeature(bounds, hasSmile: hasSmile, isAsleep: isAsleep))
    }

    /// Adds a QR code to what is found.
    ///
    /// - Parameters:
    ///   - message: What the code says.
    ///   - bounds: Where it is, in pixels from the lower left.
    public func addCode(_ message: String, _ bounds: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
      add(CIQRCodeFeature(bounds, message))
    }

    /// Adds a rectangle to what is found, in pixels from the lower left.
    public func addRectangle(_ bounds: CGRect) { add(CIRectangleFeature(bounds)) }

    /// Adds a text to what is found, in pixels from the lower left.
    public func addText(_ bounds: CGRect) { add(CITextFeature(bounds)) }

    /// Has detectors find nothing, without a runtime issue.
    public func removeAll() { world.part(CoreImageState.self).with { $0.found = [] } }
  }
}
