import Foundation

/// Gets each picture of a camera: none comes here. Source: Apple's page "AVCaptureVideoDataOutput".
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The format; kept.
  open var videoSettings: [String: Any]! = [:]
  /// Whether late pictures are left out; kept.
  open var alwaysDiscardsLateVideoFrames = true
  /// Would get the pictures.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?

  /// Makes an output.
  public override init() { super.init() }

  /// Says who would get the pictures. A runtime issue says once that none comes.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    MediaState.current.sayOnce("AVCaptureVideoDataOutput: no picture of the camera comes. Photos and codes do.")
  }
}

/// Would get each picture of a camera. Source: Apple's page "AVCaptureVideoDataOutputSampleBufferDelegate".
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Never called, as no picture comes.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// Never called, as no picture comes.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}
