import Foundation
import UnderstudyTime

/// A kind of video codec. Source: Apple's page "AVVideoCodecType".
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a codec of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The codec of most films.
  public static let h264 = Self(rawValue: "avc1")
  /// The codec of the system's own photos and films, with smaller files.
  public static let hevc = Self(rawValue: "hvc1")
  /// Still pictures, which any program opens.
  public static let jpeg = Self(rawValue: "jpeg")
}

/// The key of a codec.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of a width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of a height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"

/// How a photo is taken; kept. Source: Apple's page "AVCapturePhotoSettings".
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// The format.
  public let format: [String: Any]?
  /// When the light flashes.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether the photo is kept steady.
  open var isAutoStillImageStabilizationEnabled = true
  /// Whether the photo is as large as can be.
  open var isHighResolutionPhotoEnabled = false
  /// Whether red eyes are removed.
  open var isAutoRedEyeReductionEnabled = false
  /// How good the photo is.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// The size of the photo in pixels.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// The format of a small picture.
  open var previewPhotoFormat: [String: Any]?
  /// The formats of a small picture.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }

  /// Makes settings of the defaults.
  public override init() {
    format = nil
    super.init()
  }

  /// Makes settings of a format.
  public init(format: [String: Any]?) {
    self.format = format
    super.init()
  }

  /// The settings as they apply to one photo.
  open var uniqueID: Int64 { 1 }
}

/// How several photos are taken. Source: Apple's page "AVCaptureBracketedStillImageSettings".
open class AVCaptureBracketedStillImageSettings: NSObject, @unchecked Sendable {}

/// How a photo was taken. Source: Apple's page "AVCaptureResolvedPhotoSettings".
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  /// The number of the settings.
  open var uniqueID: Int64 { 1 }
  /// The size of the photo in pixels.
  public let photoDimensions: CMVideoDimensions

  init(_ data: Data) {
    let size = UIImage(data: data)?.size ?? .zero
    photoDimensions = CMVideoDimensions(width: Int32(size.width), height: Int32(size.height))
  }
}

/// A photo that was taken: the test's picture. Source: Apple's page "AVCapturePhoto".
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  private let data: Data
  /// How the photo was taken.
  public let resolvedSettings: AVCaptureResolvedPhotoSettings

  init(_ data: Data) { (self.data, resolvedSettings) = (data, AVCaptureResolvedPhotoSettings(data)) }

  /// The data of the photo, as the test has given it.
  open func fileDataRepresentation() -> Data? { data }
  /// The number of the photo.
  open var photoCount: Int { 1 }
  /// When it was taken.
  open var timestamp: CMTime { .zero }
  /// Whether it has no compression: no.
  open var isRawPhoto: Bool { false }
  /// What is written about the photo: nothing.
  open var metadata: [String: Any] { [:] }
}

/// Takes photos: each is what `app.world.media.picture` has. Source: Apple's page "AVCapturePhotoOutput".
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// How good photos are. Source: Apple's page "AVCapturePhotoOutput.QualityPrioritization".
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }

  /// Makes an output.
  public override init() { super.init() }

  /// Whether photos can be as large as can be; kept.
  open var isHighResolutionCaptureEnabled = false
  /// Whether photos move; kept.
  open var isLivePhotoCaptureEnabled = false
  /// Whether photos can move: they cannot.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether photos can have depth: they cannot.
  open var isDepthDataDeliverySupported: Bool { false }
  /// Whether photos have depth; kept.
  open var isDepthDataDeliveryEnabled = false
  /// How good photos can be; kept.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// The largest size; kept.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// How the light can flash.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off, .on, .auto] }
  /// The codecs.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.hevc, .jpeg] }
  /// Makes the output ready: it is.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { MediaTurn.enqueue { completionHandler?(true, nil) } }

  /// Takes a photo; the delegate gets it in the app's next turn.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    let isRunning = session?.isRunning == true
    let (data, receiver) = (CameraState.current.with { $0.picture }, UncheckedSendable(delegate))
    MediaState.current.log("Take a photo")
    MediaTurn.enqueue { [self] in
      let delegate = receiver.value
      let error: AVError? = isRunning && data != nil ? nil : AVError(.sessionNotRunning)
      let photo = AVCapturePhoto(data ?? Data())
      let resolved = photo.resolvedSettings
      delegate.photoOutput(self, willBeginCaptureFor: resolved)
      delegate.photoOutput(self, willCapturePhotoFor: resolved)
      delegate.photoOutput(self, didCapturePhotoFor: resolved)
      delegate.photoOutput(self, didFinishProcessingPhoto: photo, error: error)
      delegate.photoOutput(
        self, didFinishProcessingPhoto: error == nil ? CMSampleBuffer(data: data ?? Data(), time: .zero) : nil,
        previewPhoto: nil, resolvedSettings: resolved, bracketSettings: nil, error: error)
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
    }
  }

  /// The data of a photo in a buffer.
  open class func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer jpegSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { jpegSampleBuffer.data }
}

/// Gets photos. All methods are optional. Source: Apple's page "AVCapturePhotoCaptureDelegate".
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Runs first.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Runs when the shutter sounds.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Runs when the photo was taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Gets the photo, or an error if no session runs or the device has no camera.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// Gets the photo as a buffer, in an older form.
  func photoOutput(
    _ captureOutput: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
    previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
    bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
  /// Runs last.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ captureOutput: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
    previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
    bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}
