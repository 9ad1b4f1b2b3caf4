import AVFoundation
import SwiftUI
import Testing
import UnderstudyTesting

/// Takes photos and reads codes, as public apps do.
private final class CameraModel: NSObject, ObservableObject, AVCaptureMetadataOutputObjectsDelegate,
  AVCapturePhotoCaptureDelegate, @unchecked Sendable
{
  @Published var lines: [String] = []
  let session = AVCaptureSession()
  let photos = AVCapturePhotoOutput()

  func start() {
    Task { @MainActor in
      guard await AVCaptureDevice.requestAccess(for: .video) else { return lines.append("refused") }
      guard let camera = AVCaptureDevice.default(for: .video), let input = try? AVCaptureDeviceInput(device: camera)
      else { return lines.append("no camera") }
      let codes = AVCaptureMetadataOutput()
      if session.canAddInput(input) { session.addInput(input) }
      for output in [codes, photos] where session.canAddOutput(output) { session.addOutput(output) }
      codes.setMetadataObjectsDelegate(self, queue: .main)
      codes.metadataObjectTypes = [.qr]
      session.startRunning()
      lines.append("\(camera.localizedName)")
    }
  }

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    for case let code as AVMetadataMachineReadableCodeObject in metadataObjects { lines.append(code.stringValue ?? "") }
    session.stopRunning()
  }

  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  {
    lines.append(error == nil ? "\(photo.fileDataRepresentation()?.count ?? 0) bytes" : "no photo")
  }
}

private struct CameraScreen: View {
  @StateObject private var model = CameraModel()

  var body: some View {
    Text(model.lines.joined(separator: ", ")).accessibilityIdentifier("lines")
    Button("Start") { model.start() }
    Button("Photo") { model.photos.capturePhoto(with: AVCapturePhotoSettings(), delegate: model) }
  }
}

@MainActor
@Suite("The camera")
struct CameraTests {
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  private func lines(_ app: XCUIApplication) -> String { app.staticTexts["lines"].label }

  @Test("The app asks for the camera; there is none unless the test gives a picture")
  func none() {
    let app = XCUIApplication { CameraScreen() }
    app.buttons["Start"].tap()
    #expect(springboard.alerts.firstMatch.label == "“FrameworksTests” Would Like to Access the Camera")
    springboard.buttons["Allow"].tap()
    #expect(lines(app) == "no camera")
    #expect(app.world.media.camera == .authorized)
  }

  @Test("The test's picture is what photos have")
  func photo() {
    let app = XCUIApplication { CameraScreen() }
    app.world.media.camera = .authorized
    app.world.media.picture = Data([1, 2, 3])
    app.buttons["Start"].tap()
    app.buttons["Photo"].tap()
    #expect(lines(app) == "Back Camera, 3 bytes")
  }

  @Test("A code that the test scans reaches the delegate of a running session; without one the test fails")
  func code() {
    let app = XCUIApplication { CameraScreen() }
    app.world.media.camera = .authorized
    app.world.media.picture = Data([1])
    app.buttons["Start"].tap()
    let messages = failures { app.world.media.scan("12345678", type: .ean8) }
    #expect(messages == ["Could not scan '12345678': no running session of the app looks for org.gs1.EAN-8."])
    app.world.media.scan("https://example.org")
    #expect(lines(app) == "Back Camera, https://example.org")
  }

  @Test("The test refuses the camera")
  func refusal() {
    let app = XCUIApplication { CameraScreen() }
    app.world.media.camera = .denied
    app.buttons["Start"].tap()
    #expect(lines(app) == "refused")
  }
}
