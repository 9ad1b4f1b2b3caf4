/// What happens or is felt. Source: Apple's page "HKCategoryTypeIdentifier".
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name by which the system keeps it.
  public let rawValue: String
  /// Makes an identifier of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCategoryTypeIdentifier {
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  public static let cervicalMucusQuality = Self(rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
  public static let ovulationTestResult = Self(rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
  public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
  public static let intermenstrualBleeding = Self(rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
  public static let sexualActivity = Self(rawValue: "HKCategoryTypeIdentifierSexualActivity")
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  public static let highHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
  public static let lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
  public static let irregularHeartRhythmEvent = Self(rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
  public static let audioExposureEvent = Self(rawValue: "HKCategoryTypeIdentifierAudioExposureEvent")
  public static let toothbrushingEvent = Self(rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
  public static let lowCardioFitnessEvent = Self(rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
  public static let contraceptive = Self(rawValue: "HKCategoryTypeIdentifierContraceptive")
  public static let lactation = Self(rawValue: "HKCategoryTypeIdentifierLactation")
  public static let pregnancy = Self(rawValue: "HKCategoryTypeIdentifierPregnancy")
  public static let pregnancyTestResult = Self(rawValue: "HKCategoryTypeIdentifierPregnancyTestResult")
  public static let progesteroneTestResult = Self(rawValue: "HKCategoryTypeIdentifierProgesteroneTestResult")
  public static let environmentalAudioExposureEvent = Self(
    rawValue: "HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent")
  public static let headphoneAudioExposureEvent = Self(rawValue: "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent")
  public static let handwashingEvent = Self(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
  public static let appleWalkingSteadinessEvent = Self(rawValue: "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent")
  public static let abdominalCramps = Self(rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
  public static let acne = Self(rawValue: "HKCategoryTypeIdentifierAcne")
  public static let appetiteChanges = Self(rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
  public static let generalizedBodyAche = Self(rawValue: "HKCategoryTypeIdentifierGeneralizedBodyAche")
  public static let bloating = Self(rawValue: "HKCategoryTypeIdentifierBloating")
  public static let breastPain = Self(rawValue: "HKCategoryTypeIdentifierBreastPain")
  public static let chestTightnessOrPain = Self(rawValue: "HKCategoryTypeIdentifierChestTightnessOrPain")
  public static let chills = Self(rawValue: "HKCategoryTypeIdentifierChills")
  public static let constipation = Self(rawValue: "HKCategoryTypeIdentifierConstipation")
  public static let coughing = Self(rawValue: "HKCategoryTypeIdentifierCoughing")
  public static let diarrhea = Self(rawValue: "HKCategoryTypeIdentifierDiarrhea")
  public static let dizziness = Self(rawValue: "HKCategoryTypeIdentifierDizziness")
  public static let drySkin = Self(rawValue: "HKCategoryTypeIdentifierDrySkin")
  public static let fainting = Self(rawValue: "HKCategoryTypeIdentifierFainting")
  public static let fatigue = Self(rawValue: "HKCategoryTypeIdentifierFatigue")
  public static let fever = Self(rawValue: "HKCategoryTypeIdentifierFever")
  public static let hairLoss = Self(rawValue: "HKCategoryTypeIdentifierHairLoss")
  public static let headache = Self(rawValue: "HKCategoryTypeIdentifierHeadache")
  public static let heartburn = Self(rawValue: "HKCategoryTypeIdentifierHeartburn")
  public static let hotFlashes = Self(rawValue: "HKCategoryTypeIdentifierHotFlashes")
  public static let lossOfSmell = Self(rawValue: "HKCategoryTypeIdentifierLossOfSmell")
  public static let lossOfTaste = Self(rawValue: "HKCategoryTypeIdentifierLossOfTaste")
  public static let lowerBackPain = Self(rawValue: "HKCategoryTypeIdentifierLowerBackPain")
  public static let memoryLapse = Self(rawValue: "HKCategoryTypeIdentifierMemoryLapse")
  public static let moodChanges = Self(rawValue: "HKCategoryTypeIdentifierMoodChanges")
  public static let nausea = Self(rawValue: "HKCategoryTypeIdentifierNausea")
  public static let nightSweats = Self(rawValue: "HKCategoryTypeIdentifierNightSweats")
  public static let pelvicPain = Self(rawValue: "HKCategoryTypeIdentifierPelvicPain")
  public static let rapidPoundingOrFlutteringHeartbeat = Self(
    rawValue: "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat")
  public static let runnyNose = Self(rawValue: "HKCategoryTypeIdentifierRunnyNose")
  public static let shortnessOfBreath = Self(rawValue: "HKCategoryTypeIdentifierShortnessOfBreath")
  public static let sinusCongestion = Self(rawValue: "HKCategoryTypeIdentifierSinusCongestion")
  public static let skippedHeartbeat = Self(rawValue: "HKCategoryTypeIdentifierSkippedHeartbeat")
  public static let sleepChanges = Self(rawValue: "HKCategoryTypeIdentifierSleepChanges")
  public static let soreThroat = Self(rawValue: "HKCategoryTypeIdentifierSoreThroat")
  public static let vaginalDryness = Self(rawValue: "HKCategoryTypeIdentifierVaginalDryness")
  public static let vomiting = Self(rawValue: "HKCategoryTypeIdentifierVomiting")
  public static let wheezing = Self(rawValue: "HKCategoryTypeIdentifierWheezing")
  public static let bladderIncontinence = Self(rawValue: "HKCategoryTypeIdentifierBladderIncontinence")
  public static let sleepApneaEvent = Self(rawValue: "HKCategoryTypeIdentifierSleepApneaEvent")
  public static let infrequentMenstrualCycles = Self(rawValue: "HKCategoryTypeIdentifierInfrequentMenstrualCycles")
  public static let irregularMenstrualCycles = Self(rawValue: "HKCategoryTypeIdentifierIrregularMenstrualCycles")
  public static let persistentIntermenstrualBleeding = Self(
    rawValue: "HKCategoryTypeIdentifierPersistentIntermenstrualBleeding")
  public static let prolongedMenstrualPeriods = Self(rawValue: "HKCategoryTypeIdentifierProlongedMenstrualPeriods")
}

/// What is known of the user and seldom changes. Source: Apple's page "HKCharacteristicTypeIdentifier".
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name by which the system keeps it.
  public let rawValue: String
  /// Makes an identifier of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCharacteristicTypeIdentifier {
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  public static let fitzpatrickSkinType = Self(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
  public static let activityMoveMode = Self(rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}

/// Samples that belong together. Source: Apple's page "HKCorrelationTypeIdentifier".
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name by which the system keeps it.
  public let rawValue: String
  /// Makes an identifier of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}
