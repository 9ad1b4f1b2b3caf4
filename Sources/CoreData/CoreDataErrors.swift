import Foundation

/// The code of a validation that has failed for a reason without a code of its own.
public let NSManagedObjectValidationError = 1550
/// The code of several errors in one, which ``NSDetailedErrorsKey`` has.
public let NSValidationMultipleErrorsError = 1560
/// The code of a value that is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The code of a relationship with too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// The code of a relationship with too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// The code of a deletion that a relationship denies.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The code of a number that is too large.
public let NSValidationNumberTooLargeError = 1610
/// The code of a number that is too small.
public let NSValidationNumberTooSmallError = 1620
/// The code of a date that is too late.
public let NSValidationDateTooLateError = 1630
/// The code of a date that is too early.
public let NSValidationDateTooSoonError = 1640
/// The code of a date that is none.
public let NSValidationInvalidDateError = 1650
/// The code of a text that is too long.
public let NSValidationStringTooLongError = 1660
/// The code of a text that is too short.
public let NSValidationStringTooShortError = 1670
/// The code of a text that does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// The code of a context that has no store.
public let NSPersistentStoreCoordinatorError = 134000
/// The code of a store whose type is not known.
public let NSPersistentStoreInvalidTypeError = 134000
/// The code of a store that cannot be opened.
public let NSPersistentStoreOpenError = 134080
/// The code of a save that has failed.
public let NSPersistentStoreSaveError = 134030
/// The code of stored objects that do not fit the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// The code of stored objects that contradict the model.
public let NSMigrationError = 134110
/// The code of stored objects that cannot be taken along.
public let NSMigrationMissingMappingModelError = 134140
/// The code of changes that contradict those of another context.
public let NSManagedObjectMergeError = 133020
/// The code of unique values that another object has.
public let NSManagedObjectConstraintMergeError = 133021
/// The code of an object that is not there any more.
public let NSManagedObjectReferentialIntegrityError = 133000
/// The code of a fetch that cannot be evaluated.
public let NSCoreDataError = 134060

/// The key of the errors that an error is made of.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that is not valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of the value that is not valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the constraint that a value violates.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value that is not valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the stores that an error is about.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects that an error is about.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
