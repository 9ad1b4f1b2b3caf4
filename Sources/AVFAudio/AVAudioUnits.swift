import Foundation

/// A node that changes sound; its settings are kept. Source: Apple's page "AVAudioUnit".
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}

/// A node that changes sound as it passes. Source: Apple's page "AVAudioUnitEffect".
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether the sound passes unchanged; kept.
  open var bypass = false
}

/// A node that changes the time of sound. Source: Apple's page "AVAudioUnitTimeEffect".
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether the sound passes unchanged; kept.
  open var bypass = false
}

/// Changes speed and pitch apart; kept. Source: Apple's page "AVAudioUnitTimePitch".
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// How fast the sound is.
  open var rate: Float = 1
  /// How much higher the sound is, in hundredths of a semitone.
  open var pitch: Float = 0
  /// How much pieces overlap.
  open var overlap: Float = 8
}

/// Changes speed and pitch together; kept. Source: Apple's page "AVAudioUnitVarispeed".
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// How fast the sound is.
  open var rate: Float = 1
}

/// The sound of rooms. Source: Apple's page "AVAudioUnitReverbPreset".
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
  case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// Adds the sound of a room; kept. Source: Apple's page "AVAudioUnitReverb".
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  /// How much of the room there is, in percent.
  open var wetDryMix: Float = 0
  /// Chooses a room, without effect.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// Adds an echo; kept. Source: Apple's page "AVAudioUnitDelay".
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  /// How late the echo is, in seconds.
  open var delayTime: TimeInterval = 1
  /// How much comes back, in percent.
  open var feedback: Float = 50
  /// The highest pitch of the echo, in hertz.
  open var lowPassCutoff: Float = 15_000
  /// How much of the echo there is, in percent.
  open var wetDryMix: Float = 100
}

/// How an equalizer filters. Source: Apple's page "AVAudioUnitEQFilterType".
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
  case resonantLowShelf, resonantHighShelf
}

/// A band of an equalizer; kept. Source: Apple's page "AVAudioUnitEQFilterParameters".
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  /// How the band filters.
  open var filterType = AVAudioUnitEQFilterType.parametric
  /// The middle of the band, in hertz.
  open var frequency: Float = 1_000
  /// How wide the band is, in octaves.
  open var bandwidth: Float = 1
  /// How much louder the band is, in decibels.
  open var gain: Float = 0
  /// Whether the band passes unchanged.
  open var bypass = true
}

/// An equalizer; kept. Source: Apple's page "AVAudioUnitEQ".
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  /// The bands.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// How much louder all bands are, in decibels.
  open var globalGain: Float = 0

  /// Makes an equalizer.
  public init(numberOfBands: Int) { bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() } }
}
