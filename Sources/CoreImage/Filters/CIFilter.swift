import Foundation
import Understudy
import UnderstudyCore

/// Makes an image of others, by values that have names. Source: Apple's page "CIFilter".
///
/// The filters of Core Image's reference are known by their names. Those that are not drawn leave the picture as it is, and a runtime
/// issue says so once.
open class CIFilter: NSObject, NSCopying {
  private let definition: FilterDefinition?
  private var values: [String: Any] = [:]
  private var ownName: String

  /// The filter's name, such as "CISepiaTone".
  open var name: String {
    get { ownName }
    set { ownName = newValue }
  }
  /// Whether the filter is in use, on a layer; kept.
  open var isEnabled = true

  /// Makes a filter of a class of the app, without inputs.
  public override init() {
    definition = nil
    ownName = ""
    super.init()
  }

  /// Makes a filter of Core Image's with its usual values; nil for an unknown name.
  public init?(name: String) {
    guard let definition = FilterDefinition.all[name] else { return nil }
    self.definition = definition
    ownName = name
    super.init()
    setDefaults()
  }

  /// Makes a filter of Core Image's with values; nil for an unknown name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Makes a filter with values, as `init(name:parameters:)` does.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  /// A filter of Core Image's.
  init(_ definition: FilterDefinition) {
    self.definition = definition
    ownName = definition.name
    super.init()
    setDefaults()
  }

  // MARK: - Values

  /// What the inputs are now.
  var currentValues: [String: Any] { values }

  /// Gives an input a value. One that the filter lacks stops the app on a device, and fails the test here.
  ///
  /// - Parameters:
  ///   - value: nil for none.
  ///   - key: Such as ``kCIInputImageKey``.
  open func setValue(_ value: Any?, forKey key: String) {
    guard hasInput(key) else { return failAccess(key) }
    values[key] = value
  }

  /// The value of an input, or the image for "outputImage". A key that the filter lacks stops the app on a device, and fails the test
  /// here.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    guard hasInput(key) else {
      failAccess(key)
      return nil
    }
    return values[key]
  }

  private func hasInput(_ key: String) -> Bool { definition.map { $0.inputs[key] != nil } ?? true }

  private func failAccess(_ key: String) {
    RuntimeLog.fail(
      .framework,
      "CIFilter: \(name) has no input \"\(key)\". Its inputs are \(inputKeys.joined(separator: ", ")).")
  }

  /// Gives all inputs their usual values.
  open func setDefaults() { values = definition?.inputs.compactMapValues(\.usual) ?? [:] }

  // MARK: - What is known of the filter

  /// The names of the inputs.
  open var inputKeys: [String] { definition?.keys ?? values.keys.sorted() }
  /// The names of the results: one, the image.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The name, the categories, and for each input its class and its usual value. Ranges are not known.
  open var attributes: [String: Any] {
    guard let definition else { return [:] }
    var result: [String: Any] = [
      kCIAttributeFilterName: definition.name, kCIAttributeFilterDisplayName: definition.displayName,
      kCIAttributeFilterCategories: [definition.category],
    ]
    for (key, input) in definition.inputs {
      var about: [String: Any] = [kCIAttributeClass: input.className, kCIAttributeDisplayName: input.displayName(key)]
      about[kCIAttributeDefault] = input.usual
      result[key] = about
    }
    return result
  }

  /// The names of the filters of a category; nil for all.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterDefinition.all.values.filter { category.map($0.belongs) ?? true }.map(\.name).sorted()
  }

  /// The names of the filters that belong to all of some categories.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterDefinition.all.values.filter { filter in (categories ?? []).allSatisfy(filter.belongs) }.map(\.name).sorted()
  }

  /// A filter's name for users; nil for an unknown one.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterDefinition.all[filterName]?.displayName
  }

  // MARK: - The result

  /// What the filter makes of its inputs now; nil without an image that it needs.
  open var outputImage: CIImage? { definition?.image(FilterInputs(values)) }

  /// A filter with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CIFilter(name: name) ?? CIFilter()
    copy.values = values
    return copy
  }

  open override var description: String {
    let inputs = inputKeys.compactMap { key in values[key].map { "\(key)=\($0)" } }
    return "<\(name)> \(inputs.joined(separator: " "))"
  }
}
