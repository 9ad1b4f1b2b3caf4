import Foundation
import UnderstudyCore
import UnderstudyTime

/// Asks whether the user is the device's owner. Source: Apple's page "LAContext".
///
/// The test answers by `app.world.biometrics`. The system's prompt is no element; the event log has the app's reason and the answer.
open class LAContext: NSObject, @unchecked Sendable {
  private struct State {
    var isInvalid = false
    var biometryType = LABiometryType.none
  }

  private let state = Guarded(State())

  /// Makes a context that has asked nothing.
  public override init() {}

  /// The button for a password; kept, as there is no prompt.
  open var localizedFallbackTitle: String?
  /// The button that cancels; kept, as there is no prompt.
  open var localizedCancelTitle: String?
  /// Kept, as there is no prompt.
  open var localizedReason = ""
  /// Kept: each question is answered.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether a question that needs the user fails.
  open var interactionNotAllowed = false

  /// How the device recognizes its user. It is ``LABiometryType/none`` before the first question.
  open var biometryType: LABiometryType { state.withLock { $0.biometryType } }

  /// Changes on a device when a face is added or removed, never here. Nil before the first question.
  open var evaluatedPolicyDomainState: Data? { biometryType == .none ? nil : Data("face".utf8) }

  /// Whether a question can be asked.
  ///
  /// - Parameters:
  ///   - policy: The question.
  ///   - error: Gets why not.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    let problem = problem(with: policy)
    if let problem { error?.pointee = NSError(domain: LAError.errorDomain, code: problem.rawValue) }
    return problem == nil
  }

  /// Asks whether the user is the device's owner.
  ///
  /// - Parameters:
  ///   - policy: The question.
  ///   - localizedReason: Why the app asks.
  /// - Returns: True: any other answer is an error.
  /// - Throws: ``LAError``.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try evaluate(policy, localizedReason)
    return true
  }

  /// As ``evaluatePolicy(_:localizedReason:)``.
  ///
  /// - Parameter reply: Called outside of the main actor.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task {
      do {
        try evaluate(policy, localizedReason)
        reply(true, nil)
      } catch {
        reply(false, error)
      }
    }
  }

  /// Makes all questions fail from now on.
  open func invalidate() { state.withLock { $0.isInvalid = true } }

  // MARK: - Answers

  private func problem(with policy: LAPolicy) -> LAError.Code? {
    let device = BiometricState.current.values
    let isInvalid = state.withLock { state in
      state.biometryType = device.answer == .unavailable ? .none : device.type
      return state.isInvalid
    }
    if isInvalid { return .invalidContext }
    let needsBiometry = policy == .deviceOwnerAuthenticationWithBiometrics
    switch device.answer {
    case .notEnrolled: return needsBiometry ? .biometryNotEnrolled : .passcodeNotSet
    case .unavailable: return needsBiometry ? .biometryNotAvailable : .passcodeNotSet
    case .lockedOut: return needsBiometry ? .biometryLockout : nil
    case .succeeds, .fails, .isCancelled, .fallsBack: return nil
    }
  }

  /// Asks, and answers at once.
  package func evaluate(_ policy: LAPolicy, _ reason: String) throws {
    let answer = BiometricState.current.values.answer
    LoggedEntry(category: "LocalAuthentication", text: "\(reason): \(answer)").write()
    if let problem = problem(with: policy) { throw LAError(problem) }
    if interactionNotAllowed { throw LAError(.notInteractive) }
    switch answer {
    case .fails: throw LAError(.authenticationFailed)
    case .isCancelled: throw LAError(.userCancel)
    case .fallsBack where policy == .deviceOwnerAuthenticationWithBiometrics: throw LAError(.userFallback)
    // The passcode takes the place of the face.
    case .succeeds, .fallsBack, .lockedOut, .notEnrolled, .unavailable: break
    }
  }
}

/// Where a function says why it has failed; nil where the caller does not ask.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
