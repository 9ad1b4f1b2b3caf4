import Foundation
import UnderstudyTime

/// A camera or a microphone. There is a camera where the test gives a picture by `app.world.media.picture`. Source: Apple's page
/// "AVCaptureDevice".
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Where a camera is. Source: Apple's page "AVCaptureDevice.Position".
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// When a light flashes. Source: Apple's page "AVCaptureDevice.FlashMode".
  public enum FlashMode: Int, Sendable { case off, on, auto }
  /// When a light is on. Source: Apple's page "AVCaptureDevice.TorchMode".
  public enum TorchMode: Int, Sendable { case off, on, auto }
  /// How a camera focuses. Source: Apple's page "AVCaptureDevice.FocusMode".
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  /// How a camera exposes. Source: Apple's page "AVCaptureDevice.ExposureMode".
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }

  /// A kind of device. Source: Apple's page "AVCaptureDevice.DeviceType".
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual camera; each camera here is one.
    public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera that sees more than the usual one; there is none here.
    public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera that sees what is far away; there is none here.
    public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// The usual and the telephoto camera as one; there is none here.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The usual and the ultra-wide camera as one; there is none here.
    public static let builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// The ultra-wide, the usual and the telephoto camera as one; there is none here.
    public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The camera that sees depth; asking for it gives the plain camera of the position.
    public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// The older name of ``microphone``, under which the microphone is found as well.
    public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// The device's microphone; the kind that the microphone here has.
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// A camera at a cable; there is none here.
    public static let external = Self(rawValue: "AVCaptureDeviceTypeExternal")
  }

  /// What the device gives.
  let mediaType: AVMediaType
  /// Where the camera is.
  public let position: Position
  /// The kind.
  open var deviceType: DeviceType { mediaType == .audio ? .microphone : .builtInWideAngleCamera }

  init(_ type: AVMediaType, _ position: Position) { (mediaType, self.position) = (type, position) }

  // MARK: - Permission

  /// Whether the app may use cameras, or microphones.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    guard mediaType == .audio else { return CameraState.current.question.status }
    switch MicrophoneState.current.question.status {
    case .undetermined: return .notDetermined
    case .denied: return .denied
    case .granted: return .authorized
    }
  }

  /// Asks the user whether the app may use cameras, or microphones, unless that is decided: by an alert of the home screen's, by
  /// `app.world.media.camera` or by `app.world.media.microphone`.
  @discardableResult open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await mediaType == .audio ? MicrophoneState.current.request() : CameraState.current.request()
  }

  /// As ``requestAccess(for:)``.
  ///
  /// - Parameter handler: Called outside of the main actor.
  @preconcurrency open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { Task { handler(await requestAccess(for: mediaType)) } }

  // MARK: - Devices

  /// The device for a type; nil where there is none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    device(mediaType, .back)
  }

  /// The device of a kind; nil where there is none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    let isCamera = [.builtInWideAngleCamera, .builtInTrueDepthCamera].contains(deviceType)
    let isMicrophone = [.microphone, .builtInMicrophone].contains(deviceType)
    guard isCamera || isMicrophone else { return nil }
    return device(isMicrophone ? .audio : .video, position == .unspecified ? .back : position)
  }

  /// All devices of a type.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] {
    mediaType == .audio
      ? [device(.audio, .unspecified)].compactMap(\.self)
      : [device(mediaType, .back), device(mediaType, .front)].compactMap(\.self)
  }

  private static func device(_ type: AVMediaType, _ position: Position) -> AVCaptureDevice? {
    if type == .audio { return AVCaptureDevice(.audio, .unspecified) }
    guard type == .video, CameraState.current.with({ $0.picture != nil }) else { return nil }
    return AVCaptureDevice(.video, position)
  }

  /// Identifies the device.
  open var uniqueID: String { "\(mediaType.rawValue)-\(position)" }
  /// The name for the user.
  open var localizedName: String {
    if mediaType == .audio { return "iPhone Microphone" }
    return position == .front ? "Front Camera" : "Back Camera"
  }
  /// The name of the model.
  open var modelID: String { localizedName }
  /// Whether the device is there.
  open var isConnected: Bool { true }
  /// Whether the device gives something.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { self.mediaType == mediaType }

  // MARK: - Settings

  /// Begins to change settings.
  open func lockForConfiguration() throws {}
  /// Ends changing settings.
  open func unlockForConfiguration() {}
  /// Whether the camera has a light for photos.
  open var hasFlash: Bool { mediaType == .video && position == .back }
  /// Whether the camera has a light.
  open var hasTorch: Bool { mediaType == .video && position == .back }
  /// Whether the light can be used.
  open var isFlashAvailable: Bool { hasFlash }
  /// Whether the light can be used.
  open var isTorchAvailable: Bool { hasTorch }
  /// Whether the light is on.
  open var isTorchActive: Bool { torchMode == .on }
  /// When the light is on; kept.
  open var torchMode = TorchMode.off
  /// Whether the light can be used so.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { hasTorch }
  /// Switches the light on.
  open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }
  /// How the camera focuses; kept.
  open var focusMode = FocusMode.continuousAutoFocus
  /// Whether the camera can focus so.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { mediaType == .video }
  /// Whether the camera can focus on a point.
  open var isFocusPointOfInterestSupported: Bool { mediaType == .video }
  /// Where the camera focuses, from 0 to 1; kept.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// How the camera exposes; kept.
  open var exposureMode = ExposureMode.continuousAutoExposure
  /// Whether the camera can expose so.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { mediaType == .video }
  /// Whether the camera can expose for a point.
  open var isExposurePointOfInterestSupported: Bool { mediaType == .video }
  /// What the camera exposes for, from 0 to 1; kept.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether the camera says when the subject has changed; it never does.
  open var isSubjectAreaChangeMonitoringEnabled = false
  /// How much larger the picture is; kept.
  open var videoZoomFactor: CGFloat = 1
  /// The smallest zoom.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The largest zoom.
  open var maxAvailableVideoZoomFactor: CGFloat { 10 }
  /// Zooms at once.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }

  /// Finds devices. Source: Apple's page "AVCaptureDevice.DiscoverySession".
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// What was found, in the order of the kinds.
    public let devices: [AVCaptureDevice]

    /// Finds devices of kinds.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      let positions: [Position] = position == .unspecified ? [.back, .front] : [position]
      devices = deviceTypes.flatMap { type in
        positions.compactMap { AVCaptureDevice.default(type, for: mediaType, position: $0) }
      }
    }
  }
}
