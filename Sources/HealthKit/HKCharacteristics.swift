import Foundation

/// The user's sex, as the store has it. Source: Apple's page "HKBiologicalSexObject".
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  /// The sex; not set as long as the user has not said it.
  public let biologicalSex: HKBiologicalSex
  init(biologicalSex: HKBiologicalSex) { self.biologicalSex = biologicalSex }
}

/// The user's type of blood, as the store has it. Source: Apple's page "HKBloodTypeObject".
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  /// The type; not set as long as the user has not said it.
  public let bloodType: HKBloodType
  init(bloodType: HKBloodType) { self.bloodType = bloodType }
}

/// The user's type of skin, as the store has it. Source: Apple's page "HKFitzpatrickSkinTypeObject".
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  /// The type; not set as long as the user has not said it.
  public let skinType: HKFitzpatrickSkinType
  init(skinType: HKFitzpatrickSkinType) { self.skinType = skinType }
}

/// Whether the user has a wheelchair, as the store has it. Source: Apple's page "HKWheelchairUseObject".
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  /// Whether; not set as long as the user has not said it.
  public let wheelchairUse: HKWheelchairUse
  init(wheelchairUse: HKWheelchairUse) { self.wheelchairUse = wheelchairUse }
}
