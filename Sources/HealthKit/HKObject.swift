import Foundation
import UnderstudyCore

/// Something that is kept of the user's health. Source: Apple's page "HKObject".
open class HKObject: NSObject, @unchecked Sendable {
  /// What identifies the object.
  public let uuid = UUID()
  /// What the app notes about the object.
  public let metadata: [String: Any]?
  /// By what it was measured; nil for nothing that is known.
  public let device: HKDevice?

  init(device: HKDevice?, metadata: [String: Any]?) { (self.device, self.metadata) = (device, metadata) }

  /// The app or the device that saved the object: this app.
  open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
}

/// Something that is known for a time. Source: Apple's page "HKSample".
open class HKSample: HKObject, @unchecked Sendable {
  /// What it is a sample of.
  public let sampleType: HKSampleType
  /// Since when.
  public let startDate: Date
  /// Until when.
  public let endDate: Date
  /// Whether the duration is unknown. It never is here.
  open var hasUndeterminedDuration: Bool { false }

  init(
    _ type: HKSampleType, start: Date, end: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    if end < start {
      RuntimeLog.fail(.framework, "HKSample: the end \(end) is before the start \(start).")
    }
    (sampleType, startDate, endDate) = (type, start, max(start, end))
    super.init(device: device, metadata: metadata)
  }
}

/// A quantity that was measured. Source: Apple's page "HKQuantitySample".
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// What was measured.
  public let quantityType: HKQuantityType
  /// The value.
  public let quantity: HKQuantity
  /// How many values the sample has: one.
  open var count: Int { 1 }

  /// Makes a sample. A quantity in a unit that is not of its type fails the test, as it stops the app on a device.
  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    if !type.is(compatibleWith: quantity.unit) {
      RuntimeLog.fail(
        .framework,
        "HKQuantitySample: \(quantity) is no value of \(type), which is measured in \(type.unit.unitString).")
    }
    (quantityType, self.quantity) = (type, quantity)
    super.init(type, start: start, end: end, device: device, metadata: metadata)
  }

  /// As ``init(type:quantity:start:end:device:metadata:)``, without a device.
  public convenience init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]?
  ) { self.init(type: type, quantity: quantity, start: start, end: end, device: nil, metadata: metadata) }
}

/// A value of a quantity that adds up. Source: Apple's page "HKCumulativeQuantitySample".
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
  /// The sum of its values.
  open var sumQuantity: HKQuantity { quantity }
}

/// Something that happened or was felt. Source: Apple's page "HKCategorySample".
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// What happened.
  public let categoryType: HKCategoryType
  /// How; the number of a case such as one of ``HKCategoryValueSleepAnalysis``.
  public let value: Int

  /// Makes a sample.
  public init(
    type: HKCategoryType, value: Int, start: Date, end: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, start: start, end: end, device: device, metadata: metadata)
  }

  /// As ``init(type:value:start:end:device:metadata:)``, without a device.
  public convenience init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]?) {
    self.init(type: type, value: value, start: start, end: end, device: nil, metadata: metadata)
  }
}

/// Samples that belong together. Source: Apple's page "HKCorrelation".
open class HKCorrelation: HKSample, @unchecked Sendable {
  /// What they are together.
  public let correlationType: HKCorrelationType
  /// The samples.
  public let objects: Set<HKSample>

  /// Makes a correlation.
  public init(
    type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    (correlationType, self.objects) = (type, objects)
    super.init(type, start: start, end: end, device: device, metadata: metadata)
  }

  /// As ``init(type:start:end:objects:device:metadata:)``, without a device.
  public convenience init(
    type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>, metadata: [String: Any]?
  ) { self.init(type: type, start: start, end: end, objects: objects, device: nil, metadata: metadata) }

  /// The objects of one type.
  open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}

/// By what something was measured. Source: Apple's page "HKDevice".
open class HKDevice: NSObject, @unchecked Sendable {
  /// What the user calls the device.
  public let name: String?
  /// Who made the device.
  public let manufacturer: String?
  /// Which of the maker's devices it is.
  public let model: String?
  /// The version of the device itself.
  public let hardwareVersion: String?
  /// The version of what is built into the device.
  public let firmwareVersion: String?
  /// The version of what runs on the device.
  public let softwareVersion: String?
  /// What identifies the device for the app.
  public let localIdentifier: String?
  /// What identifies the device for authorities.
  public let udiDeviceIdentifier: String?

  /// Makes a device.
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
    softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
  ) {
    (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
    (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
    (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
    self.udiDeviceIdentifier = udiDeviceIdentifier
  }

  /// The phone.
  public class func local() -> HKDevice {
    HKDevice(
      name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
      softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}

/// Who saved something. Source: Apple's page "HKSource".
open class HKSource: NSObject, @unchecked Sendable {
  /// What the user calls the app or the device.
  public let name: String
  /// What identifies the app.
  public let bundleIdentifier: String

  init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }

  /// This app.
  public class func `default`() -> HKSource {
    HKSource(name: SystemQuestion.nameOfApp, bundleIdentifier: Bundle.main.bundleIdentifier ?? SystemQuestion.nameOfApp)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKSource)?.bundleIdentifier == bundleIdentifier
  }
  open override var hash: Int { bundleIdentifier.hashValue }
}

/// Who saved something, and in which version. Source: Apple's page "HKSourceRevision".
open class HKSourceRevision: NSObject, @unchecked Sendable {
  /// The app or the device.
  public let source: HKSource
  /// The version; nil if it is not known.
  public let version: String?

  /// Makes a revision.
  public init(source: HKSource, version: String?) { (self.source, self.version) = (source, version) }
}
