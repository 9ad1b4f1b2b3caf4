import Foundation
import UnderstudyTime

/// Speaks texts on the app's clock; nothing sounds. Source: Apple's page "AVSpeechSynthesizer".
///
/// The event log and `app.world.media.spoken` have each text. It takes 60 milliseconds a character at the default rate.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  private struct Values {
    var queue: [AVSpeechUtterance] = []
    var current: AVSpeechUtterance?
    var isPaused = false
  }

  private let values = Guarded(unchecked: Values())
  private let head = Playhead()

  /// Is notified of what is spoken; not retained.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it uses the app's audio session; kept.
  open var usesApplicationAudioSession = true
  /// Whether it speaks into calls; kept.
  open var mixToTelephonyUplink = false

  /// Makes one that speaks nothing.
  public override init() { super.init() }

  /// Whether it speaks or has paused.
  open var isSpeaking: Bool { values.withUncheckedLock { $0.current != nil || !$0.queue.isEmpty } }
  /// Whether it has paused.
  open var isPaused: Bool { values.withUncheckedLock { $0.isPaused } }

  /// Speaks a text, after those before it.
  open func speak(_ utterance: AVSpeechUtterance) {
    let isFirst = values.withUncheckedLock { values in
      values.queue.append(utterance)
      return values.current == nil && values.queue.count == 1
    }
    if isFirst { MediaTurn.enqueue { [weak self] in self?.speakNext() } }
  }

  @MainActor private func speakNext() {
    let next = values.withUncheckedLock { values -> AVSpeechUtterance? in
      guard values.current == nil, !values.isPaused, !values.queue.isEmpty else { return nil }
      values.current = values.queue.removeFirst()
      return values.current
    }
    guard let next else { return }
    let media = MediaState.current
    media.with { $0.spoken.append(next.speechString) }
    media.log("Speak \"\(next.speechString)\"")
    head.move(to: 0)
    delegate?.speechSynthesizer(self, didStart: next)
    resume(next)
  }

  private func resume(_ utterance: AVSpeechUtterance) {
    let passed = head.position
    head.start(at: 1)
    MediaState.current.note(self, plays: "speech")
    for (range, time) in utterance.words where time >= passed {
      head.schedule(at: time, "speech") { [weak self] in
        if let self { delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: range, utterance: utterance) }
      }
    }
    head.schedule(at: utterance.duration, "speech") { [weak self] in self?.finish(utterance) }
  }

  @MainActor private func finish(_ utterance: AVSpeechUtterance) {
    head.stop()
    MediaState.current.note(self, plays: nil)
    values.withUncheckedLock { $0.current = nil }
    delegate?.speechSynthesizer(self, didFinish: utterance)
    speakNext()
  }

  /// Ends all texts.
  ///
  /// - Parameter boundary: Has no effect: it ends at once.
  /// - Returns: Whether it was speaking.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let ended = values.withUncheckedLock { values in
      let ended = (values.current.map { [$0] } ?? []) + values.queue
      values = Values()
      return ended
    }
    head.stop()
    MediaState.current.note(self, plays: nil)
    for utterance in ended {
      MediaTurn.enqueue { [weak self] in
        if let self { delegate?.speechSynthesizer(self, didCancel: utterance) }
      }
    }
    return !ended.isEmpty
  }

  /// Stops until ``continueSpeaking()``.
  ///
  /// - Parameter boundary: Has no effect: it stops at once.
  /// - Returns: Whether it was speaking.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let current = values.withUncheckedLock { values -> AVSpeechUtterance? in
      guard !values.isPaused, let current = values.current else { return nil }
      values.isPaused = true
      return current
    }
    guard let current else { return false }
    head.stop()
    MediaState.current.note(self, plays: nil)
    MediaTurn.enqueue { [weak self] in
      if let self { delegate?.speechSynthesizer(self, didPause: current) }
    }
    return true
  }

  /// Continues after a pause.
  ///
  /// - Returns: Whether it had paused.
  @discardableResult open func continueSpeaking() -> Bool {
    let current = values.withUncheckedLock { values -> AVSpeechUtterance? in
      guard values.isPaused, let current = values.current else { return nil }
      values.isPaused = false
      return current
    }
    guard let current else { return false }
    MediaTurn.enqueue { [weak self] in
      guard let self else { return }
      delegate?.speechSynthesizer(self, didContinue: current)
      resume(current)
    }
    return true
  }
}

/// Where speech can be stopped. Source: Apple's page "AVSpeechBoundary".
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// Is notified of what is spoken. All methods are optional. Source: Apple's page "AVSpeechSynthesizerDelegate".
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Runs when a text begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Runs when a text has ended by itself.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Runs when a text has paused.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Runs when a text continues.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Runs when a text was ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Runs before each word.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
