import Foundation
import UnderstudyCore
import UnderstudyTime

/// Whether an app may save something. Source: Apple's page "HKAuthorizationStatus".
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

/// Whether the user would be asked. Source: Apple's page "HKAuthorizationRequestStatus".
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// How often an app is woken. Source: Apple's page "HKUpdateFrequency".
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// The user's health, which the test gives by `app.world.health`. Source: Apple's page "HKHealthStore".
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Makes another way to the same data.
  public override init() {}

  private var state: HealthState { .current }

  /// Whether the device has such data. It has, unless the test says otherwise.
  open class func isHealthDataAvailable() -> Bool { HealthState.current.with { $0.isAvailable } }

  // MARK: - Permission

  /// Whether the app may save something. Whether it may read, an app does not learn.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    switch state.isShared(type) {
    case .undecided: .notDetermined
    case .allowed: .sharingAuthorized
    case .refused: .sharingDenied
    }
  }

  /// Asks the user, unless that is decided.
  ///
  /// - Throws: ``HKError`` if there is nothing to ask for, or the app ends.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  {
    guard !typesToShare.isEmpty || !typesToRead.isEmpty else { throw HKError(.errorInvalidArgument) }
    try await state.request(typesToShare, typesToRead)
  }

  /// Asks the user, unless that is decided.
  ///
  /// - Parameters:
  ///   - typesToShare: What the app wants to save.
  ///   - typesToRead: What the app wants to read.
  ///   - completion: Called outside of the main actor, with whether the user was asked or need not be: not with the decision.
  @preconcurrency open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task {
      do {
        try await requestAuthorization(toShare: typesToShare ?? [], read: typesToRead ?? [])
        completion(true, nil)
      } catch { completion(false, error) }
    }
  }

  /// Whether the user would be asked.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    state.isUndecided(typesToShare, typesToRead) ? .shouldRequest : .unnecessary
  }

  /// As ``statusForAuthorizationRequest(toShare:read:)``.
  @preconcurrency open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    let status: HKAuthorizationRequestStatus =
      state.isUndecided(typesToShare, typesToRead) ? .shouldRequest : .unnecessary
    Task { completion(status, nil) }
  }

  // MARK: - Characteristics

  /// The user's date of birth.
  ///
  /// - Throws: ``HKError``, also of the code `errorNoData`.
  open func dateOfBirthComponents() throws -> DateComponents {
    try check(.dateOfBirth)
    guard let date = state.with({ $0.dateOfBirth }) else { throw HKError(.errorNoData) }
    return date
  }
  /// The user's sex.
  open func biologicalSex() throws -> HKBiologicalSexObject {
    try check(.biologicalSex)
    return HKBiologicalSexObject(biologicalSex: state.with { $0.biologicalSex })
  }
  /// The user's type of blood.
  open func bloodType() throws -> HKBloodTypeObject {
    try check(.bloodType)
    return HKBloodTypeObject(bloodType: state.with { $0.bloodType })
  }
  /// The user's type of skin.
  open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
    try check(.fitzpatrickSkinType)
    return HKFitzpatrickSkinTypeObject(skinType: state.with { $0.skinType })
  }
  /// Whether the user has a wheelchair.
  open func wheelchairUse() throws -> HKWheelchairUseObject {
    try check(.wheelchairUse)
    return HKWheelchairUseObject(wheelchairUse: state.with { $0.wheelchairUse })
  }

  private func check(_ identifier: HKCharacteristicTypeIdentifier) throws {
    switch state.isRead(HKCharacteristicType(identifier)) {
    case .undecided: throw HKError(.errorAuthorizationNotDetermined)
    case .refused: throw HKError(.errorNoData)
    case .allowed: break
    }
  }

  // MARK: - Objects

  /// Saves objects, all or none.
  ///
  /// - Throws: ``HKError`` if the user has not allowed it.
  open func save(_ objects: [HKObject]) async throws { try state.save(objects) }
  /// Saves an object.
  open func save(_ object: HKObject) async throws { try state.save([object]) }
  /// Saves an object; the completion is called outside of the main actor.
  @preconcurrency open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { finish(completion) { try $0.save([object]) } }
  /// Saves objects, all or none; the completion is called outside of the main actor.
  @preconcurrency open func save(
    _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { finish(completion) { try $0.save(objects) } }

  /// Removes an object that the app has saved.
  open func delete(_ object: HKObject) async throws { try delete([object], in: state) }
  /// Removes objects that the app has saved.
  open func delete(_ objects: [HKObject]) async throws { try delete(objects, in: state) }
  /// Removes an object that the app has saved; the completion is called outside of the main actor.
  @preconcurrency open func delete(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { finish(completion) { [self] in try delete([object], in: $0) } }
  /// Removes objects that the app has saved; the completion is called outside of the main actor.
  @preconcurrency open func delete(
    _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { finish(completion) { [self] in try delete(objects, in: $0) } }

  /// Removes what a predicate finds of the objects that the app has saved.
  ///
  /// - Returns: How many.
  @discardableResult open func deleteObjects(of type: HKObjectType, predicate: NSPredicate) async throws -> Int {
    let own = state.with { $0.own }
    return try state.delete(try state.samples(type, predicate).filter { own.contains($0.uuid) })
  }

  private func delete(_ objects: [HKObject], in state: HealthState) throws {
    try state.delete(objects.compactMap { $0 as? HKSample })
  }

  private func finish(
    _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void, _ body: (HealthState) throws -> Void
  ) {
    let error = Result { try body(state) }.failure
    Task { completion(error == nil, error) }
  }

  // MARK: - Queries

  /// Answers a query, and lets it follow changes if it does so.
  open func execute(_ query: HKQuery) {
    let state = state
    guard query.run(in: state) else { return }
    state.with { values in
      if !values.running.contains(where: { $0 === query }) { values.running.append(query) }
    }
  }
  /// Ends a query's following of changes.
  open func stop(_ query: HKQuery) { state.with { $0.running.removeAll { $0 === query } } }

  /// Asks to wake the app at changes. Accepted: the app is awake.
  @preconcurrency open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { Task { completion(true, nil) } }
  /// Asks to wake the app at changes. Accepted: the app is awake.
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
  /// Ends what ``enableBackgroundDelivery(for:frequency:)`` begins.
  open func disableAllBackgroundDelivery() async throws {}
  /// Ends what ``enableBackgroundDelivery(for:frequency:)`` begins.
  open func disableBackgroundDelivery(for type: HKObjectType) async throws {}

  /// The units in which the user sees quantities: the first that this package has for each.
  open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
    Dictionary(uniqueKeysWithValues: quantityTypes.map { ($0, $0.unit) })
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
