import Foundation
import UnderstudyTime

/// Leads what a camera sees from inputs to outputs. Source: Apple's page "AVCaptureSession".
open class AVCaptureSession: NSObject, _PropertyObservable, @unchecked Sendable {
  /// How good pictures are. Source: Apple's page "AVCaptureSession.Preset".
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a preset of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures as good as a photo can be.
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    /// Films of high quality; the preset at first.
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    /// Films for a good connection.
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    /// Films for a slow connection.
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
    /// Films of 640 by 480 pixels.
    public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
    /// Films of 1280 by 720 pixels.
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
    /// Films of 1920 by 1080 pixels.
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
    /// Films of 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
    /// The format of the device decides, not the session.
    public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  private struct Values {
    var inputs: [AVCaptureInput] = []
    var outputs: [AVCaptureOutput] = []
    var isRunning = false
    var preset = Preset.high
  }

  /// Who follows the session.
  public let _observers = _ObserverList()
  private let values = Guarded(unchecked: Values())

  /// Makes a session without inputs and outputs.
  public override init() { super.init() }

  /// How good pictures are; kept.
  open var sessionPreset: Preset {
    get { values.withUncheckedLock { $0.preset } }
    set { values.withUncheckedLock { $0.preset = newValue } }
  }
  /// Whether pictures can be so good: they can.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// The inputs.
  open var inputs: [AVCaptureInput] { values.withUncheckedLock { $0.inputs } }
  /// The outputs.
  open var outputs: [AVCaptureOutput] { values.withUncheckedLock { $0.outputs } }
  /// Whether an input can be added: each can once.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { values.withUncheckedLock { $0.inputs.append(input) } }
  /// Takes an input away.
  open func removeInput(_ input: AVCaptureInput) {
    values.withUncheckedLock { values in values.inputs.removeAll { $0 === input } }
  }
  /// Whether an output can be added: each can once.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) {
    values.withUncheckedLock { $0.outputs.append(output) }
    output.session = self
  }
  /// Takes an output away.
  open func removeOutput(_ output: AVCaptureOutput) {
    values.withUncheckedLock { values in values.outputs.removeAll { $0 === output } }
    output.session = nil
  }
  /// The ways from inputs to outputs.
  open var connections: [AVCaptureConnection] { outputs.flatMap(\.connections) }

  /// Begins changes that belong together.
  open func beginConfiguration() {}
  /// Ends changes that belong together.
  open func commitConfiguration() {}

  /// Whether the session runs.
  open var isRunning: Bool { values.withUncheckedLock { $0.isRunning } }
  /// Whether another app has the camera: none has.
  open var isInterrupted: Bool { false }
  /// Whether the session uses the app's audio session; kept.
  open var automaticallyConfiguresApplicationAudioSession = true

  /// Begins. Codes that the test scans reach the outputs from now on.
  open func startRunning() {
    guard !isRunning else { return }
    values.withUncheckedLock { $0.isRunning = true }
    CameraState.current.add(self)
    MediaState.current.log("The camera session runs")
    _observers.didChange()
    NotificationCenter.default.post(name: Self.didStartRunningNotification, object: self)
  }

  /// Ends.
  open func stopRunning() {
    guard isRunning else { return }
    values.withUncheckedLock { $0.isRunning = false }
    MediaState.current.log("The camera session has stopped")
    _observers.didChange()
    NotificationCenter.default.post(name: Self.didStopRunningNotification, object: self)
  }

  /// Posted when a session begins.
  public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
  /// Posted when a session ends.
  public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
  /// Never posted, as sessions do not fail.
  public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  /// Never posted, as no other app takes the camera.
  public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
  /// Never posted, as no other app takes the camera.
  public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
}

extension Notification.Name {
  /// As `AVCaptureSession.runtimeErrorNotification`.
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
  /// As `AVCaptureSession.didStartRunningNotification`.
  public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
  /// As `AVCaptureSession.wasInterruptedNotification`.
  public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
}

/// What gives pictures or sound. Source: Apple's page "AVCaptureInput".
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A camera or a microphone as an input. Source: Apple's page "AVCaptureDeviceInput".
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice

  /// Makes an input of a device.
  ///
  /// - Throws: `AVError.applicationIsNotAuthorizedToUseDevice` if the user has refused.
  public init(device: AVCaptureDevice) throws {
    let status = AVCaptureDevice.authorizationStatus(for: device.mediaType)
    guard status != .denied, status != .restricted else { throw AVError(.applicationIsNotAuthorizedToUseDevice) }
    self.device = device
  }
}

/// What gets pictures or sound. Source: Apple's page "AVCaptureOutput".
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  weak var session: AVCaptureSession?
  private lazy var ownConnection = AVCaptureConnection(self)

  /// The ways that lead to the output.
  open var connections: [AVCaptureConnection] { session == nil ? [] : [ownConnection] }
  /// The way of a type.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { connections.first }
}

/// How a picture is turned. Source: Apple's page "AVCaptureVideoOrientation".
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// How pictures are kept steady. Source: Apple's page "AVCaptureVideoStabilizationMode".
public enum AVCaptureVideoStabilizationMode: Int, Sendable { case off, standard, cinematic, auto = -1 }

/// A way from inputs to an output; its settings are kept. Source: Apple's page "AVCaptureConnection".
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// The output; nil for a preview.
  open private(set) weak var output: AVCaptureOutput?

  init(_ output: AVCaptureOutput?) { self.output = output }

  /// Whether something flows.
  open var isEnabled = true
  /// Whether something flows.
  open var isActive: Bool { isEnabled }
  /// Whether pictures can be turned.
  open var isVideoOrientationSupported: Bool { true }
  /// How pictures are turned.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// How pictures are turned, in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// Whether pictures can be turned so.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
  /// Whether pictures can be mirrored.
  open var isVideoMirroringSupported: Bool { true }
  /// Whether pictures are mirrored.
  open var isVideoMirrored = false
  /// Whether the camera decides that.
  open var automaticallyAdjustsVideoMirroring = true
  /// Whether pictures can be kept steady.
  open var isVideoStabilizationSupported: Bool { false }
  /// How pictures are kept steady.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
}

/// Shows what a camera sees; kept, as layers are not drawn. Source: Apple's page "AVCaptureVideoPreviewLayer".
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
  /// The session.
  open var session: AVCaptureSession?
  /// How the picture fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  private lazy var ownConnection = AVCaptureConnection(nil)

  /// Makes a layer without a session.
  public override init() { super.init() }
  /// A copy for an animation, of which there is none here.
  public override init(layer: Any) { super.init(layer: layer) }
  /// There are no archives of layers here: never called.
  public required init?(coder: NSCoder) { nil }
  /// Makes a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// The way from the camera.
  open var connection: AVCaptureConnection? { session == nil ? nil : ownConnection }
  /// Whether there is a picture.
  open var isPreviewing: Bool { session?.isRunning ?? false }
  /// A point of the picture, from 0 to 1, for a point of the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
  }
  /// A code with its place in the layer; the same, as codes have no place here.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }
}
