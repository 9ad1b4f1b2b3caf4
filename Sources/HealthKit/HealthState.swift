import Foundation
import UnderstudyCore
import UnderstudyPermissions
import UnderstudyTime
import UnderstudyWorld

/// What the user has decided about some types.
enum HealthDecision: Hashable, Sendable { case undecided, allowed, refused }

/// What is kept of the user's health, and what of it the app may see.
final class HealthState: ProtectedPart {
  /// The number of `XCUIProtectedResource.health`.
  private static let resource = 12

  struct Values {
    var samples: [HKSample] = []
    var isAvailable = true
    var biologicalSex = HKBiologicalSex.notSet
    var bloodType = HKBloodType.notSet
    var dateOfBirth: DateComponents?
    var skinType = HKFitzpatrickSkinType.notSet
    var wheelchairUse = HKWheelchairUse.notSet
    /// What the test has said for all types.
    var decision = HealthDecision.undecided
    var sharing: [HKObjectType: Bool] = [:]
    var reading: [HKObjectType: Bool] = [:]
    /// What the app has saved.
    var own: Set<UUID> = []
    /// The queries that follow changes.
    var running: [HKQuery] = []
  }

  private let values = Guarded(unchecked: Values())
  private let asked = Guarded(unchecked: [PermissionQuestion<HealthDecision>]())

  init() { ProtectedParts.register(Self.self, for: Self.resource) }

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  // MARK: - Permission

  func forgetDecision() {
    with { ($0.decision, $0.sharing, $0.reading) = (.undecided, [:], [:]) }
  }

  /// Answers for all types, and the question that is asked.
  func decide(_ decision: HealthDecision) {
    with { ($0.decision, $0.sharing, $0.reading) = (decision, [:], [:]) }
    for question in asked.withUncheckedLock({ $0 }) { question.decide(decision) }
  }

  func isShared(_ type: HKObjectType) -> HealthDecision {
    with { $0.decision != .undecided ? $0.decision : Self.decision($0.sharing[type]) }
  }

  func isRead(_ type: HKObjectType) -> HealthDecision {
    with { $0.decision != .undecided ? $0.decision : Self.decision($0.reading[type]) }
  }

  private static func decision(_ isAllowed: Bool?) -> HealthDecision {
    isAllowed.map { $0 ? .allowed : .refused } ?? .undecided
  }

  func isUndecided(_ share: Set<HKSampleType>, _ read: Set<HKObjectType>) -> Bool {
    share.contains { isShared($0) == .undecided } || read.contains { isRead($0) == .undecided }
  }

  /// Asks the user about the types that are undecided.
  func request(_ share: Set<HKSampleType>, _ read: Set<HKObjectType>) async throws {
    guard with({ $0.isAvailable }) else { throw HKError(.errorHealthDataUnavailable) }
    guard isUndecided(share, read) else { return }
    let question = PermissionQuestion(undecided: HealthDecision.undecided)
    asked.withUncheckedLock { $0.append(question) }
    defer { asked.withUncheckedLock { $0.removeAll { $0 === question } } }
    let key = share.isEmpty ? "NSHealthShareUsageDescription" : "NSHealthUpdateUsageDescription"
    let decision = await question.request(
      .init(
        "HealthKit", title: "“\(SystemQuestion.nameOfApp)” Would Like to Access and Update Your Health Data", key: key,
        choices: [("Don’t Allow", .refused), ("Allow", .allowed)]))
    guard decision != .undecided else { throw HKError(.errorUserCanceled) }
    with { values in
      for type in share where values.sharing[type] == nil { values.sharing[type] = decision == .allowed }
      for type in read where values.reading[type] == nil { values.reading[type] = decision == .allowed }
    }
  }

  // MARK: - Samples

  /// What the app sees of a type: all if the user allows it, its own if the user refuses, which the app cannot know.
  ///
  /// - Throws: ``HKError``, as long as the user has not been asked.
  func samples(_ type: HKObjectType, _ predicate: NSPredicate?) throws -> [HKSample] {
    let (all, own) = with { values in (values.samples.filter { $0.sampleType == type }, values.own) }
    let read = isRead(type)
    if read == .undecided && isShared(type) == .undecided { throw HKError(.errorAuthorizationNotDetermined) }
    return all.filter { (read == .allowed || own.contains($0.uuid)) && predicate?.evaluate(with: $0) ?? true }
  }

  /// Adds what the app saves.
  ///
  /// - Throws: ``HKError`` if the user has not allowed one of the types; then nothing is saved.
  func save(_ objects: [HKObject]) throws {
    let samples = objects.compactMap { $0 as? HKSample }
    for sample in samples {
      switch isShared(sample.sampleType) {
      case .undecided: throw HKError(.errorAuthorizationNotDetermined)
      case .refused: throw HKError(.errorAuthorizationDenied)
      case .allowed: break
      }
    }
    with { $0.own.formUnion(samples.map(\.uuid)) }
    for sample in samples { LoggedEntry(category: "HealthKit", text: "Save \(sample.title)").write(isOfApp: false) }
    add(samples)
  }

  /// Removes what the app has saved; an app cannot remove anything else.
  ///
  /// - Returns: How many.
  @discardableResult func delete(_ samples: [HKSample]) throws -> Int {
    let identifiers = Set(samples.map(\.uuid))
    guard with({ identifiers.isSubset(of: $0.own) }) else { throw HKError(.errorAuthorizationDenied) }
    with { values in values.samples.removeAll { identifiers.contains($0.uuid) } }
    notify(Set(samples.map(\.sampleType)))
    return samples.count
  }

  func add(_ samples: [HKSample]) {
    with { $0.samples += samples }
    notify(Set(samples.map(\.sampleType)))
  }

  /// Runs the queries again that follow one of the types.
  func notify(_ types: Set<HKSampleType>) {
    let queries = with { values in
      values.running.filter { $0.objectType.map { type in types.contains { $0 == type } } ?? true }
    }
    for query in queries { query.changed(in: self) }
  }
}
