import Foundation

/// What is felt over time. Source: Apple's page "CHHapticPattern".
public final class CHHapticPattern: NSObject, @unchecked Sendable {
  /// A key of a pattern's dictionary.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Takes the name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The version.
    public static let version = Self(rawValue: "Version")
    /// The list of events and parameters.
    public static let pattern = Self(rawValue: "Pattern")
    /// An event.
    public static let event = Self(rawValue: "Event")
    /// An event's kind.
    public static let eventType = Self(rawValue: "EventType")
    /// An event's length.
    public static let eventDuration = Self(rawValue: "EventDuration")
    /// An event's parameters.
    public static let eventParameters = Self(rawValue: "EventParameters")
    /// A time.
    public static let time = Self(rawValue: "Time")
    /// A parameter.
    public static let parameter = Self(rawValue: "Parameter")
    /// A parameter's name.
    public static let parameterID = Self(rawValue: "ParameterID")
    /// A parameter's value.
    public static let parameterValue = Self(rawValue: "ParameterValue")
    /// A parameter over time.
    public static let parameterCurve = Self(rawValue: "ParameterCurve")
    /// The points of a parameter over time.
    public static let parameterCurveControlPoints = Self(rawValue: "ParameterCurveControlPoints")
  }

  /// In seconds.
  public let duration: TimeInterval

  /// Takes events, and parameters that change.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = Self.duration(of: events)
  }

  /// Takes events, and parameters that change over time.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    duration = Self.duration(of: events)
  }

  /// Takes a dictionary, which is not read.
  public init(dictionary: [CHHapticPattern.Key: Any]) throws { duration = 0 }

  /// Takes a file, which is not read.
  public init(contentsOf url: URL) throws { duration = 0 }

  private static func duration(of events: [CHHapticEvent]) -> TimeInterval {
    events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}

/// Something that is felt or heard. Source: Apple's page "CHHapticEvent".
public final class CHHapticEvent: NSObject, @unchecked Sendable {
  /// The kinds of events.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Takes the name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A touch.
    public static let hapticTransient = Self(rawValue: "HapticTransient")
    /// A touch with a length.
    public static let hapticContinuous = Self(rawValue: "HapticContinuous")
    /// A sound with a length.
    public static let audioContinuous = Self(rawValue: "AudioContinuous")
    /// A sound of the app.
    public static let audioCustom = Self(rawValue: "AudioCustom")
  }

  /// A parameter of an event.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Takes the name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong.
    public static let hapticIntensity = Self(rawValue: "HapticIntensity")
    /// How sharp.
    public static let hapticSharpness = Self(rawValue: "HapticSharpness")
    /// How fast it gets strong.
    public static let attackTime = Self(rawValue: "AttackTime")
    /// How fast it gets weak.
    public static let decayTime = Self(rawValue: "DecayTime")
    /// How fast it ends.
    public static let releaseTime = Self(rawValue: "ReleaseTime")
    /// Whether it stays strong.
    public static let sustained = Self(rawValue: "Sustained")
    /// How loud.
    public static let audioVolume = Self(rawValue: "AudioVolume")
    /// How high.
    public static let audioPitch = Self(rawValue: "AudioPitch")
    /// How far left or right.
    public static let audioPan = Self(rawValue: "AudioPan")
    /// How bright.
    public static let audioBrightness = Self(rawValue: "AudioBrightness")
  }

  /// The kind.
  public let type: EventType
  /// The parameters.
  public let eventParameters: [CHHapticEventParameter]
  /// In seconds after the pattern's beginning.
  public var relativeTime: TimeInterval
  /// In seconds.
  public var duration: TimeInterval

  /// Makes an event without length.
  public convenience init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
  ) { self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0) }

  /// Makes an event.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval
  ) {
    (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
  }
}

/// A value of an event. Source: Apple's page "CHHapticEventParameter".
public final class CHHapticEventParameter: NSObject, @unchecked Sendable {
  /// Which value it is.
  public let parameterID: CHHapticEvent.ParameterID
  /// From 0 to 1, for most.
  public var value: Float

  /// Makes a value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// A value that changes while a pattern is played. Source: Apple's page "CHHapticDynamicParameter".
public final class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
  /// Which value it is.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Takes the name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong.
    public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
    /// How sharp.
    public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
    /// How loud.
    public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
    /// How high.
    public static let audioPitchControl = Self(rawValue: "AudioPitchControl")
  }

  /// Which value it is.
  public let parameterID: ID
  /// The value.
  public var value: Float
  /// In seconds after the pattern's beginning.
  public var relativeTime: TimeInterval

  /// Makes a change.
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
  }
}

/// A value over time. Source: Apple's page "CHHapticParameterCurve".
public final class CHHapticParameterCurve: NSObject, @unchecked Sendable {
  /// A value at a time. Source: Apple's page "CHHapticParameterCurve.ControlPoint".
  public final class ControlPoint: NSObject, @unchecked Sendable {
    /// In seconds after the curve's beginning.
    public var relativeTime: TimeInterval
    /// The value.
    public var value: Float
    /// Makes a point.
    public init(relativeTime: TimeInterval, value: Float) { (self.relativeTime, self.value) = (relativeTime, value) }
  }

  /// Which value it is.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The points.
  public let controlPoints: [ControlPoint]
  /// In seconds after the pattern's beginning.
  public var relativeTime: TimeInterval

  /// Makes a curve.
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
    (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
  }
}
