import Foundation

/// Checks objects before they are saved.
enum Validation {
  static func check(_ object: NSManagedObject) throws {
    var errors: [NSError] = []
    for property in object.entity.properties where !property.isTransient {
      switch property {
      case is NSDerivedAttributeDescription: continue
      case let attribute as NSAttributeDescription:
        if let error = check(object.values[attribute.name], attribute, of: object) { errors.append(error) }
      case let relationship as NSRelationshipDescription:
        if let error = check(relationship, of: object) { errors.append(error) }
      default: continue
      }
    }
    try raise(errors)
  }

  static func checkDeletion(_ object: NSManagedObject) throws {
    var errors: [NSError] = []
    for case let relationship as NSRelationshipDescription in object.entity.properties
    where relationship.deleteRule == .denyDeleteRule {
      let left = object.related(relationship.name).filter { !$0.isDeleted }
      guard !left.isEmpty else { continue }
      let text = "\(object.entity.title) cannot be deleted: its '\(relationship.name)' has \(left.count), and the rule is to deny."
      errors.append(error(NSValidationRelationshipDeniedDeleteError, text, object, relationship.name))
    }
    try raise(errors)
  }

  /// Throws one error, or several in one.
  static func raise(_ errors: [NSError]) throws {
    guard let first = errors.first else { return }
    if errors.count == 1 { throw first }
    let texts = errors.map(\.localizedDescription).joined(separator: " ")
    throw CoreDataWording.error(NSValidationMultipleErrorsError, texts, [NSDetailedErrorsKey: errors])
  }

  private static func error(_ code: Int, _ text: String, _ object: NSManagedObject, _ key: String) -> NSError {
    var information: [String: Any] = [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key]
    if let value = object.value(forKey: key) { information[NSValidationValueErrorKey] = value }
    return CoreDataWording.error(code, text, information)
  }

  private static func check(
    _ value: Any?, _ attribute: NSAttributeDescription, of object: NSManagedObject
  ) -> NSError? {
    let name = "\(object.entity.title).\(attribute.name)"
    func failure(_ code: Int, _ text: String) -> NSError { error(code, "\(name) \(text).", object, attribute.name) }
    switch value {
    case nil:
      return attribute.isOptional ? nil : failure(NSValidationMissingMandatoryPropertyError, "is a required value")
    case let text as String:
      let count = Double(text.count)
      if let maximum = attribute.maximum, count > maximum {
        return failure(NSValidationStringTooLongError, "is longer than \(Int(maximum)) characters")
      }
      if let minimum = attribute.minimum, count < minimum {
        return failure(NSValidationStringTooShortError, "is shorter than \(Int(minimum)) characters")
      }
      if let pattern = attribute.pattern, let regex = try? Regex(pattern), text.wholeMatch(of: regex) == nil {
        return failure(NSValidationStringPatternMatchingError, "does not match \(pattern)")
      }
    case let date as Date:
      let time = date.timeIntervalSinceReferenceDate
      if let maximum = attribute.maximum, time > maximum { return failure(NSValidationDateTooLateError, "is too late") }
      if let minimum = attribute.minimum, time < minimum { return failure(NSValidationDateTooSoonError, "is too early") }
    case let number as NSNumber:
      if let maximum = attribute.maximum, number.doubleValue > maximum {
        return failure(NSValidationNumberTooLargeError, "is larger than \(maximum)")
      }
      if let minimum = attribute.minimum, number.doubleValue < minimum {
        return failure(NSValidationNumberTooSmallError, "is smaller than \(minimum)")
      }
    default: break
    }
    return nil
  }

  private static func check(_ relationship: NSRelationshipDescription, of object: NSManagedObject) -> NSError? {
    let (count, key) = (object.related(relationship.name).count, relationship.name)
    let name = "\(object.entity.title).\(key)"
    if count == 0 {
      guard !relationship.isOptional else { return nil }
      return relationship.isToMany
        ? error(NSValidationRelationshipLacksMinimumCountError, "\(name) has no objects, and needs some.", object, key)
        : error(NSValidationMissingMandatoryPropertyError, "\(name) is a required value.", object, key)
    }
    if count < relationship.minCount {
      let text = "\(name) has \(count) objects, and needs \(relationship.minCount)."
      return error(NSValidationRelationshipLacksMinimumCountError, text, object, key)
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      let text = "\(name) has \(count) objects, and can have \(relationship.maxCount)."
      return error(NSValidationRelationshipExceedsMaximumCountError, text, object, key)
    }
    return nil
  }
}

/// Computes derived attributes when they are saved.
enum Derivation {
  static func apply(to object: NSManagedObject) {
    for case let attribute as NSDerivedAttributeDescription in object.entity.properties {
      let value = value(of: attribute.derivationText, for: object)
      object.values[attribute.name] = value.flatMap { ManagedValue.stored($0, for: attribute) }
    }
  }

  private static func value(of text: String, for object: NSManagedObject) -> Any? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return object.value(forKeyPath: text) }
    let argument = String(text[text.index(after: open)...].dropLast()).trimmingCharacters(in: .whitespaces)
    let plain = { object.value(forKeyPath: argument) as? String }
    switch text[..<open].trimmingCharacters(in: CharacterSet(charactersIn: ": ")) {
    case "now": return Date()
    case "uppercase": return plain()?.uppercased()
    case "lowercase": return plain()?.lowercased()
    case "canonical":
      return plain()?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en"))
    case "sum": return object.value(forKeyPath: sum(argument))
    default: return nil
    }
  }

  /// `items.price` is summed as `items.@sum.price`.
  private static func sum(_ path: String) -> String {
    var keys = path.split(separator: ".").map(String.init)
    if keys.count > 1, !keys.contains(where: { $0.hasPrefix("@") }) { keys.insert("@sum", at: 1) }
    return keys.joined(separator: ".")
  }
}
