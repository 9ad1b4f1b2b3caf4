import Foundation
import UnderstudyTime

/// Something that a camera has recognized. Source: Apple's page "AVMetadataObject".
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// A kind of what a camera recognizes. Source: Apple's page "AVMetadataObject.ObjectType".
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The square code of most posters and tickets; what the test scans unless it says another kind.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// A smaller QR code with one corner mark.
    public static let microQR = Self(rawValue: "MicroQR")
    /// The 13 digits on goods.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// The 8 digits on small goods.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// The American digits on small goods.
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    /// Bars for digits, capitals and a few signs.
    public static let code39 = Self(rawValue: "org.iso.Code39")
    /// Code 39 with a check digit at its end.
    public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
    /// A denser successor of Code 39.
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    /// Bars for all ASCII characters, as on parcels.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// Bars for digits, as in libraries and blood banks.
    public static let codabar = Self(rawValue: "Codabar")
    /// Rows of bars above each other, as on boarding passes.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// A square code with its mark in the middle, as on railway tickets.
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    /// A small square code with a solid edge, as on parts and medicine.
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    /// Digits in pairs, one in the bars and one in the gaps.
    public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
    /// The 14 digits on boxes of goods.
    public static let itf14 = Self(rawValue: "org.gs1.ITF14")
    /// The bars on fruit and coupons.
    public static let gs1DataBar = Self(rawValue: "GS1DataBar")
    /// A person's face; the test cannot show one.
    public static let face = Self(rawValue: "face")
  }

  /// What it is.
  public let type: ObjectType

  init(_ type: ObjectType) { self.type = type }

  /// Where it is in the picture, from 0 to 1: in the middle.
  open var bounds: CGRect { CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
  /// When it was recognized.
  open var time: CMTime { .zero }
}

/// A code that a camera has recognized: the test scans one by `app.world.media.scan(_:type:)`. Source: Apple's page
/// "AVMetadataMachineReadableCodeObject".
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What the code says.
  public let stringValue: String?

  init(_ text: String, _ type: ObjectType) {
    stringValue = text
    super.init(type)
  }

  /// The corners in the picture, from 0 to 1.
  open var corners: [CGPoint] {
    [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.minX, y: bounds.maxY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.minY),
    ]
  }
}

/// Recognizes codes. Source: Apple's page "AVCaptureMetadataOutput".
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  private var queue: DispatchQueue?
  /// Gets what is recognized; not retained.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  /// Makes an output that recognizes nothing.
  public override init() { super.init() }

  /// The queue of the delegate.
  open var metadataObjectsCallbackQueue: DispatchQueue? { queue }
  /// The kinds that can be recognized: all codes.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    [
      .qr, .ean13, .ean8, .upce, .code39, .code39Mod43, .code93, .code128, .codabar, .pdf417, .aztec, .dataMatrix,
      .interleaved2of5, .itf14, .gs1DataBar, .microQR, .face,
    ]
  }
  /// The kinds that are to be recognized.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The part of the picture that is searched, from 0 to 1; kept.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Says who gets what is recognized.
  ///
  /// - Parameter objectsCallbackQueue: Where the delegate is called; nil for the main queue.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) { (metadataObjectsDelegate, queue) = (objectsDelegate, objectsCallbackQueue) }

  @MainActor func deliver(_ object: AVMetadataObject) {
    guard let connection = connections.first else { return }
    let call: @Sendable () -> Void = { [weak self] in
      guard let self else { return }
      metadataObjectsDelegate?.metadataOutput(self, didOutput: [object], from: connection)
    }
    if let queue, queue !== DispatchQueue.main { queue.async(execute: call) } else { call() }
  }
}

/// Gets what a camera recognizes. Source: Apple's page "AVCaptureMetadataOutputObjectsDelegate".
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Runs when something is recognized.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
