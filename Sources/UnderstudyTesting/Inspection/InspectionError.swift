/// Why an inspection could not do what it was asked for; if uncaught, it is the test's failure.
public enum InspectionError: Error, Equatable, CustomStringConvertible {
  /// Nothing matches; the text names what was searched for, where, and what there is.
  case viewNotFound(String)
  /// The view has left the tree, or the app has ended.
  case notMounted(view: String)
  /// A control takes no notice of what was done.
  case unresponsiveControl(name: String, reason: String)
  /// There is no such property; the text names those that there are.
  case propertyNotFound(String)
  /// A property has another type than the one asked for.
  case typeMismatch(property: String, actual: String, expected: String)
  /// A property can be read but not written.
  case notWritable(property: String, reason: String)

  public var description: String {
    switch self {
    case .viewNotFound(let text), .propertyNotFound(let text): text
    case .notMounted(let view): "\(view) is no longer in the tree: look it up again after the step that removed it."
    case .unresponsiveControl(let name, let reason): "\(name) cannot be used: \(reason)."
    case .typeMismatch(let property, let actual, let expected):
      "\(property) is of type \(actual), not \(expected): ask with `as: \(actual).self`."
    case .notWritable(let property, let reason): "\(property) cannot be written: \(reason)."
    }
  }
}

// MARK: - Wording

extension InspectionError {
  static func notFound(_ what: String, in place: String, there list: [String]) -> InspectionError {
    .viewNotFound("Found no \(what) in \(place). There: \(names(list)).")
  }

  static func several(_ what: String, in place: String, there list: [String]) -> InspectionError {
    .viewNotFound(
      "Found \(list.count) of \(what) in \(place): \(names(list)). Search by text, identifier or condition: "
        + "find(ViewType.\(what).self, containing:).")
  }

  static func notPresented(_ what: String, by place: String, presented list: [String]) -> InspectionError {
    .viewNotFound("\(place) presents no \(what). Presented: \(names(list)).")
  }

  static func noView(_ name: String, in place: String, there list: [String]) -> InspectionError {
    .viewNotFound("No \(name) is mounted in \(place). Mounted: \(names(list)).")
  }

  static func noProperty(_ name: String, of view: String, known: [String]) -> InspectionError {
    .propertyNotFound("\(view) has no dynamic property \"\(name)\". It has: \(names(known)).")
  }

  static func noValue(_ name: String, of view: String) -> InspectionError {
    .propertyNotFound(
      "\(view).\(name) has no value: an object that the environment is to have may be missing above this view.")
  }

  static func noField(_ name: String, of type: String, known: [String]) -> InspectionError {
    let rest =
      known.isEmpty
      ? "Paths lead through stored properties of structs: take the value before it, and continue from there."
      : "It has: \(names(known))."
    return .propertyNotFound("\(type) has no stored property \"\(name)\". \(rest)")
  }

  private static func names(_ list: [String]) -> String {
    guard !list.isEmpty else { return "nothing" }
    let shown = list.prefix(12).joined(separator: ", ")
    return list.count > 12 ? "\(shown) and \(list.count - 12) more" : shown
  }
}
