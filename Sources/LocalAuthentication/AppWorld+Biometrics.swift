import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// What becomes of a question of ``LAContext``.
public enum BiometricAnswer: Sendable {
  /// No face is enrolled and no passcode is set: no question can be asked. This is so at first, as on a new simulator.
  case notEnrolled
  /// The device has no sensor for faces, and no passcode.
  case unavailable
  /// The face was wrong too often: only the passcode helps, and the user types it.
  case lockedOut
  /// The device recognizes the user.
  case succeeds
  /// The device does not recognize the user.
  case fails
  /// The user cancels.
  case isCancelled
  /// The user wants to type instead: an error where only biometrics are asked for, otherwise the passcode.
  case fallsBack
}

extension AppWorld {
  /// What becomes of the questions of the app's `LAContext`s from now on.
  public var biometrics: BiometricAnswer {
    get { part(BiometricState.self).values.answer }
    nonmutating set { part(BiometricState.self).values.answer = newValue }
  }

  /// How the device recognizes its user: by the face, unless this is set.
  public var biometryType: LABiometryType {
    get { part(BiometricState.self).values.type }
    nonmutating set { part(BiometricState.self).values.type = newValue }
  }
}

/// The device's answers.
final class BiometricState: SystemPart {
  struct Values: Sendable {
    var answer = BiometricAnswer.notEnrolled
    var type = LABiometryType.faceID
  }

  private let state = Guarded(Values())

  init() {}

  var values: Values {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
