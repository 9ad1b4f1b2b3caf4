/// Values of categories that say nothing more. Source: Apple's page "HKCategoryValue".
public enum HKCategoryValue: Int, Sendable { case notApplicable }

/// How the user sleeps. Source: Apple's page "HKCategoryValueSleepAnalysis".
public enum HKCategoryValueSleepAnalysis: Int, Sendable, CaseIterable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

  /// The older name of ``asleepUnspecified``.
  public static var asleep: Self { .asleepUnspecified }
  /// The values of sleep.
  public static var allAsleepValues: Set<Self> { [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM] }
}

/// How strong a flow is. Source: Apple's page "HKCategoryValueMenstrualFlow".
public enum HKCategoryValueMenstrualFlow: Int, Sendable { case unspecified = 1, light, medium, heavy, none }

/// How strong a flow is, by its newer name. Source: Apple's page "HKCategoryValueVaginalBleeding".
public enum HKCategoryValueVaginalBleeding: Int, Sendable { case unspecified = 1, light, medium, heavy, none }

/// How bad something is. Source: Apple's page "HKCategoryValueSeverity".
public enum HKCategoryValueSeverity: Int, Sendable { case unspecified, notPresent, mild, moderate, severe }

/// Whether something is felt. Source: Apple's page "HKCategoryValuePresence".
public enum HKCategoryValuePresence: Int, Sendable { case present, notPresent }

/// Whether the user stood in an hour. Source: Apple's page "HKCategoryValueAppleStandHour".
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }

/// How the appetite changes. Source: Apple's page "HKCategoryValueAppetiteChanges".
public enum HKCategoryValueAppetiteChanges: Int, Sendable { case unspecified, noChange, decreased, increased }

/// The result of a test. Source: Apple's page "HKCategoryValueOvulationTestResult".
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
  case negative = 1, luteinizingHormoneSurge, indeterminate, estrogenSurge
}

/// The quality of mucus. Source: Apple's page "HKCategoryValueCervicalMucusQuality".
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable { case dry = 1, sticky, creamy, watery, eggWhite }

/// The user's sex. Source: Apple's page "HKBiologicalSex".
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }

/// The user's type of blood. Source: Apple's page "HKBloodType".
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

/// The user's type of skin. Source: Apple's page "HKFitzpatrickSkinType".
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }

/// Whether the user has a wheelchair. Source: Apple's page "HKWheelchairUse".
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
