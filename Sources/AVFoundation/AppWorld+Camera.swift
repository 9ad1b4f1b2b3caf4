import Foundation
import UnderstudyCore
import UnderstudyPermissions
import UnderstudyTime
import UnderstudyWorld

extension AppWorld.Media {
  private var control: any WorldControl { world.control }
  private var state: CameraState { world.part(CameraState.self) }

  /// Whether the app may use the camera; the user has not been asked at first. To set it answers the question that the app has asked,
  /// or will ask.
  public var camera: AVAuthorizationStatus {
    get {
      control.settle()
      return state.question.status
    }
    nonmutating set {
      control.act("The camera is now \(newValue)", at: nil) { state.question.decide(newValue) }
    }
  }

  /// What the camera sees, as the data of a picture; nil, as at first, where the device has no camera.
  public var picture: Data? {
    get { state.with { $0.picture } }
    nonmutating set { state.with { $0.picture = newValue } }
  }

  /// Holds a code before the camera: outputs of running sessions that look for its type get it.
  ///
  /// - Parameters:
  ///   - text: What the code says.
  ///   - type: The kind of the code.
  public func scan(
    _ text: String, type: AVMetadataObject.ObjectType = .qr, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let site = CallSite(fileID, file, line)
    control.settle()
    let outputs = state.runningOutputs.filter { $0.metadataObjectTypes.contains(type) }
    guard !outputs.isEmpty else {
      return control.fail(
        "Could not scan '\(text)': no running session of the app looks for \(type.rawValue).", at: site)
    }
    control.act("Scan \(text)", at: site) {
      for output in outputs { output.deliver(AVMetadataMachineReadableCodeObject(text, type)) }
    }
  }
}

/// The camera, and whether the app may use it.
final class CameraState: ProtectedPart {
  /// The number of `XCUIProtectedResource.camera`.
  private static let resource = 6

  struct Values {
    /// One pixel, so that there is a camera if the test only allows it.
    var picture: Data?
    var sessions: [WeakCaptureSession] = []
  }

  let question = PermissionQuestion(undecided: AVAuthorizationStatus.notDetermined)
  private let values = Guarded(unchecked: Values())

  init() { ProtectedParts.register(Self.self, for: Self.resource) }

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  func forgetDecision() { question.forget() }

  func request() async -> Bool {
    let status = await question.request(
      .init(
        "AVFoundation", title: "“\(SystemQuestion.nameOfApp)” Would Like to Access the Camera",
        key: "NSCameraUsageDescription", choices: [("Don’t Allow", .denied), ("Allow", .authorized)]))
    return status == .authorized
  }

  func add(_ session: AVCaptureSession) {
    with { values in
      values.sessions.removeAll { $0.session == nil || $0.session === session }
      values.sessions.append(WeakCaptureSession(session: session))
    }
  }

  var runningOutputs: [AVCaptureMetadataOutput] {
    with { $0.sessions.compactMap(\.session) }.filter(\.isRunning)
      .flatMap { $0.outputs.compactMap { $0 as? AVCaptureMetadataOutput } }
  }
}

/// A session that the app retains.
struct WeakCaptureSession {
  weak var session: AVCaptureSession?
}

/// Whether the app may use a device. Source: Apple's page "AVAuthorizationStatus".
public enum AVAuthorizationStatus: Int, Sendable, CustomStringConvertible {
  case notDetermined, restricted, denied, authorized

  /// The name of the case.
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .restricted: "restricted"
    case .denied: "denied"
    case .authorized: "authorized"
    }
  }
}
