import Foundation
import UnderstudyTime

/// Records a sound on the app's clock: the file is empty, and its duration is kept for players. Source: Apple's page
/// "AVAudioRecorder".
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  private let head = Playhead()

  /// The address of the recording.
  public let url: URL
  /// How the sound is written.
  public let settings: [String: Any]
  /// Is notified of the end; not retained.
  open weak var delegate: (any AVAudioRecorderDelegate)?

  /// Makes a recorder that writes to a file.
  ///
  /// - Throws: If the folder of the file is not there.
  public init(url: URL, settings: [String: Any]) throws {
    let folder = url.deletingLastPathComponent().path
    guard url.isFileURL, FileManager.default.fileExists(atPath: folder) else { throw AVAudioError.notThere(url) }
    (self.url, self.settings) = (url, settings)
    super.init()
  }

  /// Makes a recorder of a format.
  public convenience init(url: URL, format: AVAudioFormat) throws {
    try self.init(url: url, settings: format.settings)
  }

  /// Whether it records.
  open var isRecording: Bool { head.rate != 0 }
  /// How much is recorded, in seconds.
  open var currentTime: TimeInterval { isRecording ? head.position : 0 }
  /// The time of the device, in seconds: the app's clock.
  open var deviceCurrentTime: TimeInterval { (Caller.current?.session.now ?? .zero) / .seconds(1) }
  /// How the sound is written.
  open var format: AVAudioFormat { AVAudioFormat(channels: 1) }

  /// Makes the file.
  ///
  /// - Returns: Whether it could be written.
  @discardableResult open func prepareToRecord() -> Bool {
    FileManager.default.createFile(atPath: url.path, contents: Data())
  }

  /// Records, or continues.
  ///
  /// - Returns: False if the user has refused the microphone, or the file cannot be written.
  @discardableResult open func record() -> Bool {
    guard !isRecording else { return true }
    guard MicrophoneState.current.question.status != .denied else { return false }
    guard head.position > 0 || prepareToRecord() else { return false }
    head.start(at: 1)
    MediaState.current.log("Record \(url.lastPathComponent)")
    return true
  }

  /// Records for a while.
  ///
  /// - Parameter duration: In seconds.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
    guard record() else { return false }
    head.schedule(at: head.position + duration, url.lastPathComponent) { [weak self] in self?.stop() }
    return true
  }

  /// Records at once.
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { record() }

  /// Records at once, for a while.
  @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
    record(forDuration: duration)
  }

  /// Stops for a while.
  open func pause() { head.stop() }

  /// Ends the recording; the delegate is notified in the app's next turn.
  open func stop() {
    guard isRecording || head.position > 0 else { return }
    let (media, duration, name) = (MediaState.current, head.position, url.lastPathComponent)
    let address = url.absoluteString
    head.move(to: 0)
    media.with { $0.durations[address] = duration }
    media.log("Recorded \(name): \(duration.inSeconds)")
    MediaTurn.enqueue { [weak self] in
      if let self { delegate?.audioRecorderDidFinishRecording(self, successfully: true) }
    }
  }

  /// Removes the file.
  ///
  /// - Returns: Whether there was one.
  @discardableResult open func deleteRecording() -> Bool {
    head.move(to: 0)
    let address = url.absoluteString
    MediaState.current.with { $0.durations[address] = nil }
    return (try? FileManager.default.removeItem(at: url)) != nil
  }

  /// Whether levels are measured: there are none.
  open var isMeteringEnabled = false
  /// Measures levels: there are none.
  open func updateMeters() {}
  /// The level of a channel: silence, which is -160 decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The highest level of a channel: silence, which is -160 decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Is notified of what a recorder does. All methods are optional. Source: Apple's page "AVAudioRecorderDelegate".
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Runs when a recording has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Never called, as nothing is encoded.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
