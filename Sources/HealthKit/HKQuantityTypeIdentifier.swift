/// What is measured. Source: Apple's page "HKQuantityTypeIdentifier".
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name by which the system keeps it.
  public let rawValue: String
  /// Makes an identifier of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKQuantityTypeIdentifier {
  public static let bodyMassIndex = Self(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
  public static let bodyFatPercentage = Self(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
  public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
  public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
  public static let leanBodyMass = Self(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
  public static let waistCircumference = Self(rawValue: "HKQuantityTypeIdentifierWaistCircumference")
  public static let appleSleepingWristTemperature = Self(
    rawValue: "HKQuantityTypeIdentifierAppleSleepingWristTemperature")
  public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
  public static let distanceWalkingRunning = Self(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  public static let distanceCycling = Self(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  public static let distanceWheelchair = Self(rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
  public static let basalEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  public static let activeEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  public static let flightsClimbed = Self(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
  public static let nikeFuel = Self(rawValue: "HKQuantityTypeIdentifierNikeFuel")
  public static let appleExerciseTime = Self(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
  public static let pushCount = Self(rawValue: "HKQuantityTypeIdentifierPushCount")
  public static let distanceSwimming = Self(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
  public static let swimmingStrokeCount = Self(rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
  public static let vo2Max = Self(rawValue: "HKQuantityTypeIdentifierVO2Max")
  public static let distanceDownhillSnowSports = Self(rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
  public static let appleStandTime = Self(rawValue: "HKQuantityTypeIdentifierAppleStandTime")
  public static let appleMoveTime = Self(rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
  public static let walkingSpeed = Self(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
  public static let walkingDoubleSupportPercentage = Self(
    rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
  public static let walkingAsymmetryPercentage = Self(rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
  public static let walkingStepLength = Self(rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
  public static let sixMinuteWalkTestDistance = Self(rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
  public static let stairAscentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
  public static let stairDescentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
  public static let appleWalkingSteadiness = Self(rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
  public static let runningStrideLength = Self(rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
  public static let runningVerticalOscillation = Self(rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
  public static let runningGroundContactTime = Self(rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
  public static let runningPower = Self(rawValue: "HKQuantityTypeIdentifierRunningPower")
  public static let runningSpeed = Self(rawValue: "HKQuantityTypeIdentifierRunningSpeed")
  public static let cyclingSpeed = Self(rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
  public static let cyclingPower = Self(rawValue: "HKQuantityTypeIdentifierCyclingPower")
  public static let cyclingFunctionalThresholdPower = Self(
    rawValue: "HKQuantityTypeIdentifierCyclingFunctionalThresholdPower")
  public static let cyclingCadence = Self(rawValue: "HKQuantityTypeIdentifierCyclingCadence")
  public static let physicalEffort = Self(rawValue: "HKQuantityTypeIdentifierPhysicalEffort")
  public static let distanceCrossCountrySkiing = Self(rawValue: "HKQuantityTypeIdentifierDistanceCrossCountrySkiing")
  public static let distancePaddleSports = Self(rawValue: "HKQuantityTypeIdentifierDistancePaddleSports")
  public static let distanceRowing = Self(rawValue: "HKQuantityTypeIdentifierDistanceRowing")
  public static let distanceSkatingSports = Self(rawValue: "HKQuantityTypeIdentifierDistanceSkatingSports")
  public static let crossCountrySkiingSpeed = Self(rawValue: "HKQuantityTypeIdentifierCrossCountrySkiingSpeed")
  public static let paddleSportsSpeed = Self(rawValue: "HKQuantityTypeIdentifierPaddleSportsSpeed")
  public static let rowingSpeed = Self(rawValue: "HKQuantityTypeIdentifierRowingSpeed")
  public static let workoutEffortScore = Self(rawValue: "HKQuantityTypeIdentifierWorkoutEffortScore")
  public static let estimatedWorkoutEffortScore = Self(rawValue: "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore")
  public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
  public static let bodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
  public static let basalBodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
  public static let bloodPressureSystolic = Self(rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
  public static let bloodPressureDiastolic = Self(rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
  public static let respiratoryRate = Self(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
  public static let restingHeartRate = Self(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  public static let walkingHeartRateAverage = Self(rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
  public static let heartRateVariabilitySDNN = Self(rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
  public static let oxygenSaturation = Self(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
  public static let peripheralPerfusionIndex = Self(rawValue: "HKQuantityTypeIdentifierPeripheralPerfusionIndex")
  public static let bloodGlucose = Self(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  public static let numberOfTimesFallen = Self(rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
  public static let electrodermalActivity = Self(rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
  public static let inhalerUsage = Self(rawValue: "HKQuantityTypeIdentifierInhalerUsage")
  public static let insulinDelivery = Self(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
  public static let bloodAlcoholContent = Self(rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
  public static let forcedVitalCapacity = Self(rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
  public static let forcedExpiratoryVolume1 = Self(rawValue: "HKQuantityTypeIdentifierForcedExpiratoryVolume1")
  public static let peakExpiratoryFlowRate = Self(rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
  public static let heartRateRecoveryOneMinute = Self(rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
  public static let atrialFibrillationBurden = Self(rawValue: "HKQuantityTypeIdentifierAtrialFibrillationBurden")
  public static let appleSleepingBreathingDisturbances = Self(
    rawValue: "HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances")
  public static let environmentalAudioExposure = Self(rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
  public static let headphoneAudioExposure = Self(rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
  public static let environmentalSoundReduction = Self(rawValue: "HKQuantityTypeIdentifierEnvironmentalSoundReduction")
  public static let uvExposure = Self(rawValue: "HKQuantityTypeIdentifierUVExposure")
  public static let timeInDaylight = Self(rawValue: "HKQuantityTypeIdentifierTimeInDaylight")
  public static let underwaterDepth = Self(rawValue: "HKQuantityTypeIdentifierUnderwaterDepth")
  public static let waterTemperature = Self(rawValue: "HKQuantityTypeIdentifierWaterTemperature")
  public static let numberOfAlcoholicBeverages = Self(rawValue: "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages")
  public static let dietaryFatTotal = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
  public static let dietaryFatPolyunsaturated = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatPolyunsaturated")
  public static let dietaryFatMonounsaturated = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatMonounsaturated")
  public static let dietaryFatSaturated = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
  public static let dietaryCholesterol = Self(rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
  public static let dietarySodium = Self(rawValue: "HKQuantityTypeIdentifierDietarySodium")
  public static let dietaryCarbohydrates = Self(rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
  public static let dietaryFiber = Self(rawValue: "HKQuantityTypeIdentifierDietaryFiber")
  public static let dietarySugar = Self(rawValue: "HKQuantityTypeIdentifierDietarySugar")
  public static let dietaryEnergyConsumed = Self(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
  public static let dietaryProtein = Self(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
  public static let dietaryVitaminA = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminA")
  public static let dietaryVitaminB6 = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB6")
  public static let dietaryVitaminB12 = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB12")
  public static let dietaryVitaminC = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminC")
  public static let dietaryVitaminD = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminD")
  public static let dietaryVitaminE = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminE")
  public static let dietaryVitaminK = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminK")
  public static let dietaryCalcium = Self(rawValue: "HKQuantityTypeIdentifierDietaryCalcium")
  public static let dietaryIron = Self(rawValue: "HKQuantityTypeIdentifierDietaryIron")
  public static let dietaryThiamin = Self(rawValue: "HKQuantityTypeIdentifierDietaryThiamin")
  public static let dietaryRiboflavin = Self(rawValue: "HKQuantityTypeIdentifierDietaryRiboflavin")
  public static let dietaryNiacin = Self(rawValue: "HKQuantityTypeIdentifierDietaryNiacin")
  public static let dietaryFolate = Self(rawValue: "HKQuantityTypeIdentifierDietaryFolate")
  public static let dietaryBiotin = Self(rawValue: "HKQuantityTypeIdentifierDietaryBiotin")
  public static let dietaryPantothenicAcid = Self(rawValue: "HKQuantityTypeIdentifierDietaryPantothenicAcid")
  public static let dietaryPhosphorus = Self(rawValue: "HKQuantityTypeIdentifierDietaryPhosphorus")
  public static let dietaryIodine = Self(rawValue: "HKQuantityTypeIdentifierDietaryIodine")
  public static let dietaryMagnesium = Self(rawValue: "HKQuantityTypeIdentifierDietaryMagnesium")
  public static let dietaryZinc = Self(rawValue: "HKQuantityTypeIdentifierDietaryZinc")
  public static let dietarySelenium = Self(rawValue: "HKQuantityTypeIdentifierDietarySelenium")
  public static let dietaryCopper = Self(rawValue: "HKQuantityTypeIdentifierDietaryCopper")
  public static let dietaryManganese = Self(rawValue: "HKQuantityTypeIdentifierDietaryManganese")
  public static let dietaryChromium = Self(rawValue: "HKQuantityTypeIdentifierDietaryChromium")
  public static let dietaryMolybdenum = Self(rawValue: "HKQuantityTypeIdentifierDietaryMolybdenum")
  public static let dietaryChloride = Self(rawValue: "HKQuantityTypeIdentifierDietaryChloride")
  public static let dietaryPotassium = Self(rawValue: "HKQuantityTypeIdentifierDietaryPotassium")
  public static let dietaryCaffeine = Self(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
  public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
}

extension HKQuantityTypeIdentifier {
  /// In what each quantity is measured, and whether its values add up.
  static let kinds: [Self: (unit: String, isCumulative: Bool)] = [
    .bodyMassIndex: ("count", false),
    .bodyFatPercentage: ("%", false),
    .height: ("m", false),
    .bodyMass: ("kg", false),
    .leanBodyMass: ("kg", false),
    .waistCircumference: ("m", false),
    .appleSleepingWristTemperature: ("degC", false),
    .stepCount: ("count", true),
    .distanceWalkingRunning: ("m", true),
    .distanceCycling: ("m", true),
    .distanceWheelchair: ("m", true),
    .basalEnergyBurned: ("kcal", true),
    .activeEnergyBurned: ("kcal", true),
    .flightsClimbed: ("count", true),
    .nikeFuel: ("count", true),
    .appleExerciseTime: ("min", true),
    .pushCount: ("count", true),
    .distanceSwimming: ("m", true),
    .swimmingStrokeCount: ("count", true),
    .vo2Max: ("mL/kg*min", false),
    .distanceDownhillSnowSports: ("m", true),
    .appleStandTime: ("min", true),
    .appleMoveTime: ("min", true),
    .walkingSpeed: ("m/s", false),
    .walkingDoubleSupportPercentage: ("%", false),
    .walkingAsymmetryPercentage: ("%", false),
    .walkingStepLength: ("m", false),
    .sixMinuteWalkTestDistance: ("m", false),
    .stairAscentSpeed: ("m/s", false),
    .stairDescentSpeed: ("m/s", false),
    .appleWalkingSteadiness: ("%", false),
    .runningStrideLength: ("m", false),
    .runningVerticalOscillation: ("m", false),
    .runningGroundContactTime: ("s", false),
    .runningPower: ("W", false),
    .runningSpeed: ("m/s", false),
    .cyclingSpeed: ("m/s", false),
    .cyclingPower: ("W", false),
    .cyclingFunctionalThresholdPower: ("W", false),
    .cyclingCadence: ("count/min", false),
    .physicalEffort: ("kcal/hr*kg", false),
    .distanceCrossCountrySkiing: ("m", true),
    .distancePaddleSports: ("m", true),
    .distanceRowing: ("m", true),
    .distanceSkatingSports: ("m", true),
    .crossCountrySkiingSpeed: ("m/s", false),
    .paddleSportsSpeed: ("m/s", false),
    .rowingSpeed: ("m/s", false),
    .workoutEffortScore: ("count", false),
    .estimatedWorkoutEffortScore: ("count", false),
    .heartRate: ("count/s", false),
    .bodyTemperature: ("degC", false),
    .basalBodyTemperature: ("degC", false),
    .bloodPressureSystolic: ("mmHg", false),
    .bloodPressureDiastolic: ("mmHg", false),
    .respiratoryRate: ("count/s", false),
    .restingHeartRate: ("count/s", false),
    .walkingHeartRateAverage: ("count/s", false),
    .heartRateVariabilitySDNN: ("s", false),
    .oxygenSaturation: ("%", false),
    .peripheralPerfusionIndex: ("%", false),
    .bloodGlucose: ("kg/L", false),
    .numberOfTimesFallen: ("count", true),
    .electrodermalActivity: ("S", false),
    .inhalerUsage: ("count", true),
    .insulinDelivery: ("IU", true),
    .bloodAlcoholContent: ("%", false),
    .forcedVitalCapacity: ("L", false),
    .forcedExpiratoryVolume1: ("L", false),
    .peakExpiratoryFlowRate: ("L/min", false),
    .heartRateRecoveryOneMinute: ("count/s", false),
    .atrialFibrillationBurden: ("%", false),
    .appleSleepingBreathingDisturbances: ("count", false),
    .environmentalAudioExposure: ("dBASPL", false),
    .headphoneAudioExposure: ("dBASPL", false),
    .environmentalSoundReduction: ("dBASPL", false),
    .uvExposure: ("count", false),
    .timeInDaylight: ("min", true),
    .underwaterDepth: ("m", false),
    .waterTemperature: ("degC", false),
    .numberOfAlcoholicBeverages: ("count", true),
    .dietaryFatTotal: ("g", true),
    .dietaryFatPolyunsaturated: ("g", true),
    .dietaryFatMonounsaturated: ("g", true),
    .dietaryFatSaturated: ("g", true),
    .dietaryCholesterol: ("g", true),
    .dietarySodium: ("g", true),
    .dietaryCarbohydrates: ("g", true),
    .dietaryFiber: ("g", true),
    .dietarySugar: ("g", true),
    .dietaryEnergyConsumed: ("kcal", true),
    .dietaryProtein: ("g", true),
    .dietaryVitaminA: ("g", true),
    .dietaryVitaminB6: ("g", true),
    .dietaryVitaminB12: ("g", true),
    .dietaryVitaminC: ("g", true),
    .dietaryVitaminD: ("g", true),
    .dietaryVitaminE: ("g", true),
    .dietaryVitaminK: ("g", true),
    .dietaryCalcium: ("g", true),
    .dietaryIron: ("g", true),
    .dietaryThiamin: ("g", true),
    .dietaryRiboflavin: ("g", true),
    .dietaryNiacin: ("g", true),
    .dietaryFolate: ("g", true),
    .dietaryBiotin: ("g", true),
    .dietaryPantothenicAcid: ("g", true),
    .dietaryPhosphorus: ("g", true),
    .dietaryIodine: ("g", true),
    .dietaryMagnesium: ("g", true),
    .dietaryZinc: ("g", true),
    .dietarySelenium: ("g", true),
    .dietaryCopper: ("g", true),
    .dietaryManganese: ("g", true),
    .dietaryChromium: ("g", true),
    .dietaryMolybdenum: ("g", true),
    .dietaryChloride: ("g", true),
    .dietaryPotassium: ("g", true),
    .dietaryCaffeine: ("g", true),
    .dietaryWater: ("L", true),
  ]
}
