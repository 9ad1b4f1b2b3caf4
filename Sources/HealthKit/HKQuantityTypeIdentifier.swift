/// What is measured. Source: Apple's page "HKQuantityTypeIdentifier".
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name by which the system keeps it.
  public let rawValue: String
  /// Makes an identifier of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKQuantityTypeIdentifier {
  /// The mass in kilograms divided by the square of the height in metres.
  public static let bodyMassIndex = Self(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
  /// How much of the body is fat, a share from 0 to 1.
  public static let bodyFatPercentage = Self(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
  /// How tall the user is, in metres.
  public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
  /// How heavy the user is, in kilograms.
  public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// The body without its fat, in kilograms.
  public static let leanBodyMass = Self(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
  /// The way round the waist, in metres.
  public static let waistCircumference = Self(rawValue: "HKQuantityTypeIdentifierWaistCircumference")
  /// The temperature of the wrist at night, in degrees Celsius.
  public static let appleSleepingWristTemperature = Self(
    rawValue: "HKQuantityTypeIdentifierAppleSleepingWristTemperature")
  /// Steps walked or run; values add up.
  public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
  /// The way on foot, in metres; values add up.
  public static let distanceWalkingRunning = Self(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  /// The way by bicycle, in metres; values add up.
  public static let distanceCycling = Self(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  /// The way in a wheelchair, in metres; values add up.
  public static let distanceWheelchair = Self(rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
  /// Energy that the body needs even when it does nothing, in kilocalories; values add up.
  public static let basalEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  /// Energy for movement, beyond what the body needs anyway, in kilocalories; values add up.
  public static let activeEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// Storeys climbed, of about three metres each; values add up.
  public static let flightsClimbed = Self(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
  /// Points of Nike's own measure of movement; values add up.
  public static let nikeFuel = Self(rawValue: "HKQuantityTypeIdentifierNikeFuel")
  /// Time of brisk movement, which closes the exercise ring, in minutes; values add up.
  public static let appleExerciseTime = Self(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
  /// Pushes of a wheelchair's wheels; values add up.
  public static let pushCount = Self(rawValue: "HKQuantityTypeIdentifierPushCount")
  /// The way through water, in metres; values add up.
  public static let distanceSwimming = Self(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
  /// Strokes in the water; values add up.
  public static let swimmingStrokeCount = Self(rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
  /// The most oxygen that the body takes up, in millilitres for each kilogram and minute.
  public static let vo2Max = Self(rawValue: "HKQuantityTypeIdentifierVO2Max")
  /// The way downhill on skis or on a board, in metres; values add up.
  public static let distanceDownhillSnowSports = Self(rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
  /// Time that the user stands, in minutes; values add up.
  public static let appleStandTime = Self(rawValue: "HKQuantityTypeIdentifierAppleStandTime")
  /// Time of movement of any kind, for a user whose goal is a time, in minutes; values add up.
  public static let appleMoveTime = Self(rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
  /// The speed on foot over flat ground, in metres per second.
  public static let walkingSpeed = Self(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
  /// How much of a walk both feet are on the ground, a share from 0 to 1.
  public static let walkingDoubleSupportPercentage = Self(
    rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
  /// How much of a walk one foot is faster than the other, a share from 0 to 1.
  public static let walkingAsymmetryPercentage = Self(rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
  /// The way from one foot to the next, in metres.
  public static let walkingStepLength = Self(rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
  /// How far the user is estimated to walk in six minutes, in metres.
  public static let sixMinuteWalkTestDistance = Self(rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
  /// The speed up stairs, in metres per second.
  public static let stairAscentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
  /// The speed down stairs, in metres per second.
  public static let stairDescentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
  /// How unlikely a fall is by the way the user walks, a share from 0 to 1.
  public static let appleWalkingSteadiness = Self(rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
  /// The way of one stride, in metres.
  public static let runningStrideLength = Self(rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
  /// How much the body rises and falls with each stride, in metres.
  public static let runningVerticalOscillation = Self(rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
  /// How long a foot is on the ground at each stride, in seconds.
  public static let runningGroundContactTime = Self(rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
  /// The work of running, in watts.
  public static let runningPower = Self(rawValue: "HKQuantityTypeIdentifierRunningPower")
  /// The speed of a run, in metres per second.
  public static let runningSpeed = Self(rawValue: "HKQuantityTypeIdentifierRunningSpeed")
  /// The speed of a ride, in metres per second.
  public static let cyclingSpeed = Self(rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
  /// The work of pedalling, in watts.
  public static let cyclingPower = Self(rawValue: "HKQuantityTypeIdentifierCyclingPower")
  /// The most power that the rider keeps up for an hour, in watts.
  public static let cyclingFunctionalThresholdPower = Self(
    rawValue: "HKQuantityTypeIdentifierCyclingFunctionalThresholdPower")
  /// Turns of the pedals, per minute.
  public static let cyclingCadence = Self(rawValue: "HKQuantityTypeIdentifierCyclingCadence")
  /// How hard the body works, in kilocalories for each kilogram and hour.
  public static let physicalEffort = Self(rawValue: "HKQuantityTypeIdentifierPhysicalEffort")
  /// The way on cross-country skis, in metres; values add up.
  public static let distanceCrossCountrySkiing = Self(rawValue: "HKQuantityTypeIdentifierDistanceCrossCountrySkiing")
  /// The way in a canoe, a kayak or on a board, in metres; values add up.
  public static let distancePaddleSports = Self(rawValue: "HKQuantityTypeIdentifierDistancePaddleSports")
  /// The way in a rowing boat, in metres; values add up.
  public static let distanceRowing = Self(rawValue: "HKQuantityTypeIdentifierDistanceRowing")
  /// The way on skates, in metres; values add up.
  public static let distanceSkatingSports = Self(rawValue: "HKQuantityTypeIdentifierDistanceSkatingSports")
  /// The speed on cross-country skis, in metres per second.
  public static let crossCountrySkiingSpeed = Self(rawValue: "HKQuantityTypeIdentifierCrossCountrySkiingSpeed")
  /// The speed in a canoe, a kayak or on a board, in metres per second.
  public static let paddleSportsSpeed = Self(rawValue: "HKQuantityTypeIdentifierPaddleSportsSpeed")
  /// The speed of a rowing boat, in metres per second.
  public static let rowingSpeed = Self(rawValue: "HKQuantityTypeIdentifierRowingSpeed")
  /// How hard the user found a workout, from 1 to 10.
  public static let workoutEffortScore = Self(rawValue: "HKQuantityTypeIdentifierWorkoutEffortScore")
  /// How hard a workout was by its measurements, from 1 to 10.
  public static let estimatedWorkoutEffortScore = Self(rawValue: "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore")
  /// Beats of the heart, per second.
  public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// The temperature of the body, in degrees Celsius.
  public static let bodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
  /// The temperature of the body just after waking, in degrees Celsius.
  public static let basalBodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
  /// The pressure while the heart contracts, in millimetres of mercury.
  public static let bloodPressureSystolic = Self(rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
  /// The pressure between two beats, in millimetres of mercury.
  public static let bloodPressureDiastolic = Self(rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
  /// Breaths, per second.
  public static let respiratoryRate = Self(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
  /// Beats of the heart while the user sits still, per second.
  public static let restingHeartRate = Self(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  /// Beats of the heart on a walk, per second.
  public static let walkingHeartRateAverage = Self(rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
  /// The standard deviation of the times between beats, in seconds.
  public static let heartRateVariabilitySDNN = Self(rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
  /// How much of the blood's hemoglobin carries oxygen, a share from 0 to 1.
  public static let oxygenSaturation = Self(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
  /// How strong the pulse is in a finger, a share from 0 to 1.
  public static let peripheralPerfusionIndex = Self(rawValue: "HKQuantityTypeIdentifierPeripheralPerfusionIndex")
  /// Sugar in the blood, in kilograms per litre.
  public static let bloodGlucose = Self(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  /// Falls that were noticed; values add up.
  public static let numberOfTimesFallen = Self(rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
  /// How well the skin conducts, which sweat changes, in siemens.
  public static let electrodermalActivity = Self(rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
  /// Puffs from an inhaler; values add up.
  public static let inhalerUsage = Self(rawValue: "HKQuantityTypeIdentifierInhalerUsage")
  /// Insulin given, in international units; values add up.
  public static let insulinDelivery = Self(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
  /// How much of the blood is alcohol, a share from 0 to 1.
  public static let bloodAlcoholContent = Self(rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
  /// All the air of one forced breath out, in litres.
  public static let forcedVitalCapacity = Self(rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
  /// Air out in the first second of a forced breath, in litres.
  public static let forcedExpiratoryVolume1 = Self(rawValue: "HKQuantityTypeIdentifierForcedExpiratoryVolume1")
  /// The fastest flow of a forced breath out, in litres per minute.
  public static let peakExpiratoryFlowRate = Self(rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
  /// By how many beats per second the heart slows in the minute after exercise.
  public static let heartRateRecoveryOneMinute = Self(rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
  /// How much of the time the heart shows signs of atrial fibrillation, a share from 0 to 1.
  public static let atrialFibrillationBurden = Self(rawValue: "HKQuantityTypeIdentifierAtrialFibrillationBurden")
  /// Interruptions of breathing in a night.
  public static let appleSleepingBreathingDisturbances = Self(
    rawValue: "HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances")
  /// How loud the surroundings are, in decibels of sound pressure.
  public static let environmentalAudioExposure = Self(rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
  /// How loud the headphones are, in decibels of sound pressure.
  public static let headphoneAudioExposure = Self(rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
  /// By how much headphones dampen the surroundings, in decibels of sound pressure.
  public static let environmentalSoundReduction = Self(rawValue: "HKQuantityTypeIdentifierEnvironmentalSoundReduction")
  /// The ultraviolet index of the sun's light.
  public static let uvExposure = Self(rawValue: "HKQuantityTypeIdentifierUVExposure")
  /// Time outside by day, in minutes; values add up.
  public static let timeInDaylight = Self(rawValue: "HKQuantityTypeIdentifierTimeInDaylight")
  /// How deep a diver is, in metres.
  public static let underwaterDepth = Self(rawValue: "HKQuantityTypeIdentifierUnderwaterDepth")
  /// How warm the water is, in degrees Celsius.
  public static let waterTemperature = Self(rawValue: "HKQuantityTypeIdentifierWaterTemperature")
  /// Standard drinks of alcohol; values add up.
  public static let numberOfAlcoholicBeverages = Self(rawValue: "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages")
  /// All fat in food, in grams; values add up.
  public static let dietaryFatTotal = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
  /// Fat with several double bonds, in grams; values add up.
  public static let dietaryFatPolyunsaturated = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatPolyunsaturated")
  /// Fat with one double bond, in grams; values add up.
  public static let dietaryFatMonounsaturated = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatMonounsaturated")
  /// Fat without double bonds, in grams; values add up.
  public static let dietaryFatSaturated = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
  /// Cholesterol in food, in grams; values add up.
  public static let dietaryCholesterol = Self(rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
  /// Sodium, mostly from salt, in grams; values add up.
  public static let dietarySodium = Self(rawValue: "HKQuantityTypeIdentifierDietarySodium")
  /// Starch, sugar and fiber together, in grams; values add up.
  public static let dietaryCarbohydrates = Self(rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
  /// What of carbohydrates is not digested, in grams; values add up.
  public static let dietaryFiber = Self(rawValue: "HKQuantityTypeIdentifierDietaryFiber")
  /// Sugar in food, in grams; values add up.
  public static let dietarySugar = Self(rawValue: "HKQuantityTypeIdentifierDietarySugar")
  /// Energy eaten and drunk, in kilocalories; values add up.
  public static let dietaryEnergyConsumed = Self(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
  /// Protein in food, in grams; values add up.
  public static let dietaryProtein = Self(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
  /// Vitamin A and what the body makes it of, in grams; values add up.
  public static let dietaryVitaminA = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminA")
  /// Vitamin B6 in food and supplements, in grams; values add up.
  public static let dietaryVitaminB6 = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB6")
  /// Vitamin B12, also called cobalamin, in grams; values add up.
  public static let dietaryVitaminB12 = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB12")
  /// Vitamin C, also called ascorbic acid, in grams; values add up.
  public static let dietaryVitaminC = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminC")
  /// Vitamin D from food, not from sunlight, in grams; values add up.
  public static let dietaryVitaminD = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminD")
  /// Vitamin E, also called tocopherol, in grams; values add up.
  public static let dietaryVitaminE = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminE")
  /// Vitamin K, which blood needs to clot, in grams; values add up.
  public static let dietaryVitaminK = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminK")
  /// Calcium, as in milk, in grams; values add up.
  public static let dietaryCalcium = Self(rawValue: "HKQuantityTypeIdentifierDietaryCalcium")
  /// Iron in food, in grams; values add up.
  public static let dietaryIron = Self(rawValue: "HKQuantityTypeIdentifierDietaryIron")
  /// Vitamin B1, in grams; values add up.
  public static let dietaryThiamin = Self(rawValue: "HKQuantityTypeIdentifierDietaryThiamin")
  /// Vitamin B2, in grams; values add up.
  public static let dietaryRiboflavin = Self(rawValue: "HKQuantityTypeIdentifierDietaryRiboflavin")
  /// Vitamin B3, in grams; values add up.
  public static let dietaryNiacin = Self(rawValue: "HKQuantityTypeIdentifierDietaryNiacin")
  /// Vitamin B9, in grams; values add up.
  public static let dietaryFolate = Self(rawValue: "HKQuantityTypeIdentifierDietaryFolate")
  /// Vitamin B7, in grams; values add up.
  public static let dietaryBiotin = Self(rawValue: "HKQuantityTypeIdentifierDietaryBiotin")
  /// Vitamin B5, in grams; values add up.
  public static let dietaryPantothenicAcid = Self(rawValue: "HKQuantityTypeIdentifierDietaryPantothenicAcid")
  /// A mineral of bones and teeth, in grams; values add up.
  public static let dietaryPhosphorus = Self(rawValue: "HKQuantityTypeIdentifierDietaryPhosphorus")
  /// A trace element that the thyroid needs, in grams; values add up.
  public static let dietaryIodine = Self(rawValue: "HKQuantityTypeIdentifierDietaryIodine")
  /// A mineral that muscles and nerves need, in grams; values add up.
  public static let dietaryMagnesium = Self(rawValue: "HKQuantityTypeIdentifierDietaryMagnesium")
  /// A trace element that the immune system needs, in grams; values add up.
  public static let dietaryZinc = Self(rawValue: "HKQuantityTypeIdentifierDietaryZinc")
  /// A trace element, as in nuts and fish, in grams; values add up.
  public static let dietarySelenium = Self(rawValue: "HKQuantityTypeIdentifierDietarySelenium")
  /// A trace element, as in liver and cocoa, in grams; values add up.
  public static let dietaryCopper = Self(rawValue: "HKQuantityTypeIdentifierDietaryCopper")
  /// A trace element, as in whole grain and tea, in grams; values add up.
  public static let dietaryManganese = Self(rawValue: "HKQuantityTypeIdentifierDietaryManganese")
  /// A trace element of which a day needs micrograms, in grams; values add up.
  public static let dietaryChromium = Self(rawValue: "HKQuantityTypeIdentifierDietaryChromium")
  /// A trace element, as in beans and lentils, in grams; values add up.
  public static let dietaryMolybdenum = Self(rawValue: "HKQuantityTypeIdentifierDietaryMolybdenum")
  /// The other half of table salt beside sodium, in grams; values add up.
  public static let dietaryChloride = Self(rawValue: "HKQuantityTypeIdentifierDietaryChloride")
  /// A mineral, as in bananas and potatoes, in grams; values add up.
  public static let dietaryPotassium = Self(rawValue: "HKQuantityTypeIdentifierDietaryPotassium")
  /// Caffeine, as in coffee and tea, in grams; values add up.
  public static let dietaryCaffeine = Self(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
  /// Water drunk, in litres; values add up.
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
