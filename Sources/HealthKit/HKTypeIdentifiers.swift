/// What happens or is felt. Source: Apple's page "HKCategoryTypeIdentifier".
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name by which the system keeps it.
  public let rawValue: String
  /// Makes an identifier of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCategoryTypeIdentifier {
  /// Time in bed, awake or in a stage of sleep, by the sample's value.
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// Whether the user stood for a minute of an hour.
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  /// What the cervix secretes, from dry to like egg white.
  public static let cervicalMucusQuality = Self(rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
  /// Whether a test has found the hormones of ovulation.
  public static let ovulationTestResult = Self(rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
  /// How strong a period's bleeding is; the metadata says whether a cycle starts.
  public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
  /// Bleeding between two periods.
  public static let intermenstrualBleeding = Self(rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
  /// That the user has had sex; the metadata can say whether it was protected.
  public static let sexualActivity = Self(rawValue: "HKCategoryTypeIdentifierSexualActivity")
  /// Time of meditation or calm breathing; apps for it write this type.
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  /// A notification of the watch that the heart beats fast without movement.
  public static let highHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
  /// A notification of the watch that the heart beats slowly.
  public static let lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
  /// A notification of the watch that the heart beats without rhythm.
  public static let irregularHeartRhythmEvent = Self(rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
  /// The older name for a notification of loud surroundings.
  public static let audioExposureEvent = Self(rawValue: "HKCategoryTypeIdentifierAudioExposureEvent")
  /// Time of brushing teeth.
  public static let toothbrushingEvent = Self(rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
  /// A notification that the user's greatest oxygen uptake is low for the age.
  public static let lowCardioFitnessEvent = Self(rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
  /// A means against pregnancy, of which the sample's value says the kind.
  public static let contraceptive = Self(rawValue: "HKCategoryTypeIdentifierContraceptive")
  /// Time in which the user's body makes milk.
  public static let lactation = Self(rawValue: "HKCategoryTypeIdentifierLactation")
  /// Time from conception to birth.
  public static let pregnancy = Self(rawValue: "HKCategoryTypeIdentifierPregnancy")
  /// Whether a test has found a pregnancy.
  public static let pregnancyTestResult = Self(rawValue: "HKCategoryTypeIdentifierPregnancyTestResult")
  /// Whether a test has found the hormone that follows ovulation.
  public static let progesteroneTestResult = Self(rawValue: "HKCategoryTypeIdentifierProgesteroneTestResult")
  /// A notification of the watch that the surroundings are loud.
  public static let environmentalAudioExposureEvent = Self(
    rawValue: "HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent")
  /// A notification that headphones were too loud for too long.
  public static let headphoneAudioExposureEvent = Self(rawValue: "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent")
  /// Time of washing hands.
  public static let handwashingEvent = Self(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
  /// A notification that a fall has become likely by the way the user walks.
  public static let appleWalkingSteadinessEvent = Self(rawValue: "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent")
  /// Cramps of the belly, from not present to severe.
  public static let abdominalCramps = Self(rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
  /// Spots of the skin, from not present to severe.
  public static let acne = Self(rawValue: "HKCategoryTypeIdentifierAcne")
  /// Whether the user wants more or less food than usual.
  public static let appetiteChanges = Self(rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
  /// Pain in the whole body, from not present to severe.
  public static let generalizedBodyAche = Self(rawValue: "HKCategoryTypeIdentifierGeneralizedBodyAche")
  /// A swollen belly, from not present to severe.
  public static let bloating = Self(rawValue: "HKCategoryTypeIdentifierBloating")
  /// Pain of the breasts, from not present to severe.
  public static let breastPain = Self(rawValue: "HKCategoryTypeIdentifierBreastPain")
  /// Pressure or pain in the chest, from not present to severe.
  public static let chestTightnessOrPain = Self(rawValue: "HKCategoryTypeIdentifierChestTightnessOrPain")
  /// Shivering with cold, from not present to severe.
  public static let chills = Self(rawValue: "HKCategoryTypeIdentifierChills")
  /// Difficulty in emptying the bowels, from not present to severe.
  public static let constipation = Self(rawValue: "HKCategoryTypeIdentifierConstipation")
  /// A cough, from not present to severe.
  public static let coughing = Self(rawValue: "HKCategoryTypeIdentifierCoughing")
  /// Loose stools, from not present to severe.
  public static let diarrhea = Self(rawValue: "HKCategoryTypeIdentifierDiarrhea")
  /// A feeling of turning or swaying, from not present to severe.
  public static let dizziness = Self(rawValue: "HKCategoryTypeIdentifierDizziness")
  /// Skin without moisture, from not present to severe.
  public static let drySkin = Self(rawValue: "HKCategoryTypeIdentifierDrySkin")
  /// A short loss of consciousness, from not present to severe.
  public static let fainting = Self(rawValue: "HKCategoryTypeIdentifierFainting")
  /// Tiredness beyond the usual, from not present to severe.
  public static let fatigue = Self(rawValue: "HKCategoryTypeIdentifierFatigue")
  /// A raised temperature as a symptom, without the degrees.
  public static let fever = Self(rawValue: "HKCategoryTypeIdentifierFever")
  /// More hair lost than usual, from not present to severe.
  public static let hairLoss = Self(rawValue: "HKCategoryTypeIdentifierHairLoss")
  /// Pain in the head, from not present to severe.
  public static let headache = Self(rawValue: "HKCategoryTypeIdentifierHeadache")
  /// Burning behind the breastbone, from not present to severe.
  public static let heartburn = Self(rawValue: "HKCategoryTypeIdentifierHeartburn")
  /// Sudden heat, from not present to severe.
  public static let hotFlashes = Self(rawValue: "HKCategoryTypeIdentifierHotFlashes")
  /// Smells that the user no longer notices, from not present to severe.
  public static let lossOfSmell = Self(rawValue: "HKCategoryTypeIdentifierLossOfSmell")
  /// Tastes that the user no longer notices, from not present to severe.
  public static let lossOfTaste = Self(rawValue: "HKCategoryTypeIdentifierLossOfTaste")
  /// Pain above the hips, from not present to severe.
  public static let lowerBackPain = Self(rawValue: "HKCategoryTypeIdentifierLowerBackPain")
  /// Gaps of memory, from not present to severe.
  public static let memoryLapse = Self(rawValue: "HKCategoryTypeIdentifierMemoryLapse")
  /// Whether the user's mood has changed.
  public static let moodChanges = Self(rawValue: "HKCategoryTypeIdentifierMoodChanges")
  /// An urge to vomit, from not present to severe.
  public static let nausea = Self(rawValue: "HKCategoryTypeIdentifierNausea")
  /// Sweating in sleep, from not present to severe.
  public static let nightSweats = Self(rawValue: "HKCategoryTypeIdentifierNightSweats")
  /// Pain below the belly, from not present to severe.
  public static let pelvicPain = Self(rawValue: "HKCategoryTypeIdentifierPelvicPain")
  /// A heartbeat that the user feels, from not present to severe.
  public static let rapidPoundingOrFlutteringHeartbeat = Self(
    rawValue: "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat")
  /// Liquid from the nose, from not present to severe.
  public static let runnyNose = Self(rawValue: "HKCategoryTypeIdentifierRunnyNose")
  /// Not enough air, from not present to severe.
  public static let shortnessOfBreath = Self(rawValue: "HKCategoryTypeIdentifierShortnessOfBreath")
  /// A blocked nose, from not present to severe.
  public static let sinusCongestion = Self(rawValue: "HKCategoryTypeIdentifierSinusCongestion")
  /// A heartbeat that seems to be missing, from not present to severe.
  public static let skippedHeartbeat = Self(rawValue: "HKCategoryTypeIdentifierSkippedHeartbeat")
  /// Whether the user sleeps otherwise than usual.
  public static let sleepChanges = Self(rawValue: "HKCategoryTypeIdentifierSleepChanges")
  /// Pain in the throat, from not present to severe.
  public static let soreThroat = Self(rawValue: "HKCategoryTypeIdentifierSoreThroat")
  /// A vagina without moisture, from not present to severe.
  public static let vaginalDryness = Self(rawValue: "HKCategoryTypeIdentifierVaginalDryness")
  /// Food brought up, from not present to severe.
  public static let vomiting = Self(rawValue: "HKCategoryTypeIdentifierVomiting")
  /// Breath that whistles, from not present to severe.
  public static let wheezing = Self(rawValue: "HKCategoryTypeIdentifierWheezing")
  /// Urine lost against the user's will, from not present to severe.
  public static let bladderIncontinence = Self(rawValue: "HKCategoryTypeIdentifierBladderIncontinence")
  /// A notification that breathing stopped again and again in sleep.
  public static let sleepApneaEvent = Self(rawValue: "HKCategoryTypeIdentifierSleepApneaEvent")
  /// A notification that cycles are further apart than usual.
  public static let infrequentMenstrualCycles = Self(rawValue: "HKCategoryTypeIdentifierInfrequentMenstrualCycles")
  /// A notification that the length of cycles varies much.
  public static let irregularMenstrualCycles = Self(rawValue: "HKCategoryTypeIdentifierIrregularMenstrualCycles")
  /// A notification of bleeding between periods in cycle after cycle.
  public static let persistentIntermenstrualBleeding = Self(
    rawValue: "HKCategoryTypeIdentifierPersistentIntermenstrualBleeding")
  /// A notification that periods last longer than usual.
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
  /// Female, male or another; the store has it from the test.
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  /// The ABO group with its rhesus factor.
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
  /// The day of birth as date components.
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  /// How skin reacts to the sun, from I, always burns, to VI.
  public static let fitzpatrickSkinType = Self(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  /// Whether the user moves in a wheelchair.
  public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
  /// Whether the ring of movement has its goal in energy or in minutes.
  public static let activityMoveMode = Self(rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}

/// Samples that belong together. Source: Apple's page "HKCorrelationTypeIdentifier".
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name by which the system keeps it.
  public let rawValue: String
  /// Makes an identifier of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A systolic and a diastolic pressure of one measurement.
  public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  /// What of nutrients one meal or drink contains.
  public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}
