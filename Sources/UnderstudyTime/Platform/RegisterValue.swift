import Foundation

/// A value that crosses a replaced function in registers, as `replacements.h` declares it for C.
///
/// No toolchain promises the way. A value that went another one would arrive as garbage, so it is checked when the program is loaded.
package struct RegisterValue: Sendable {
  /// Two registers.
  package struct Pair: Equatable {
    package let first: UInt
    package let second: UInt

    package init(_ first: UInt, _ second: UInt) { (self.first, self.second) = (first, second) }
  }

  /// Its type.
  let name: String
  /// Whether it arrives as it is declared.
  let hasArrived: Bool

  /// Checks a value.
  ///
  /// - Parameters:
  ///   - value: a sample.
  ///   - expected: what C is to receive; not evaluated where the type has another size.
  ///   - size: in bytes; that of what C receives where nil.
  ///   - pass: hands the value to C and gives back what has arrived there; not called where the type has another size.
  package init<Value, Arrived: Equatable>(
    _ value: Value, expecting expected: @autoclosure () -> Arrived, size: Int? = nil, passing pass: (Value) -> Arrived
  ) {
    name = "\(Value.self)"
    hasArrived = MemoryLayout<Value>.size == size ?? MemoryLayout<Arrived>.size && pass(value) == expected()
  }

  /// Checks a value whose words arrive as they are.
  package init<Value, Arrived: Equatable & BitwiseCopyable>(_ value: Value, passing pass: (Value) -> Arrived) {
    self.init(value, expecting: withUnsafeBytes(of: value) { $0.loadUnaligned(as: Arrived.self) }, passing: pass)
  }

  /// Checks a closure, which C calls.
  private init(closure name: String) {
    final class Flag { var isSet = false }
    let flag = Flag()
    self.name = name
    hasArrived = MemoryLayout<() -> Void>.size == MemoryLayout<Pair>.size && passed({ flag.isSet = true }) && flag.isSet
  }

  /// The sentence that ends a program; nil where all values arrive.
  package static func sentence(_ values: [RegisterValue]) -> String? {
    let names = values.filter { !$0.hasArrived }.map(\.name)
    guard !names.isEmpty else { return nil }
    return """
      Understudy cannot run with this toolchain (\(PlatformGaps.toolchain)). Values of these types reach its functions in another \
      way than with Swift 6.3, and would be garbled: \(names.joined(separator: ", ")). Build with Swift 6.3, or take a version of \
      Understudy that knows this toolchain.
      """
  }

  /// Ends the program where a value does not arrive.
  package static func require(_ values: [RegisterValue]) {
    if let sentence = sentence(values) { fatalError(sentence) }
  }

  /// The values of the standard library, Dispatch and Foundation.
  static var all: [RegisterValue] {
    let quality = DispatchQoS(qosClass: .utility, relativePriority: -3)
    let notification = Notification(name: Notification.Name("brewed"))
    return [
      RegisterValue(Date(timeIntervalSinceReferenceDate: 7.25), expecting: 7.25, passing: arrives),
      RegisterValue(DispatchTime(uptimeNanoseconds: 77), passing: arrives),
      RegisterValue(DispatchWallTime(timespec: timespec(tv_sec: 7, tv_nsec: 7)), passing: arrives),
      RegisterValue(
        quality, expecting: Pair(byte(of: quality.qosClass), UInt(bitPattern: -3)), passing: arrives),
      RegisterValue(DispatchWorkItemFlags.barrier, passing: arrives),
      RegisterValue(["brew"], passing: arrives),
      RegisterValue(["brew": "tea"], passing: arrives),
      RegisterValue("brew", passing: arrives),
      RegisterValue(String?.some("brew"), passing: arrives),
      RegisterValue(RunLoop.Mode("brewing"), passing: arrives),
      RegisterValue(URL(filePath: "/tea"), passing: arrives),
      RegisterValue(URL?.some(URL(filePath: "/tea")), passing: arrives),
      RegisterValue(Data([7, 77]), passing: arrives),
      RegisterValue(Locale(identifier: "en"), passing: arrives),
      RegisterValue(Calendar(identifier: .gregorian), passing: arrives),
      RegisterValue(
        notification, expecting: withUnsafeBytes(of: notification) { $0.loadUnaligned(as: Pair.self) },
        size: sizeOfNotification, passing: arrives),
      RegisterValue(NotificationQueue.PostingStyle.asap, passing: arrives),
      RegisterValue(NotificationQueue.NotificationCoalescing.onSender, expecting: UInt(2), passing: arrives),
      RegisterValue(FileManager.SearchPathDirectory.cachesDirectory, passing: arrives),
      RegisterValue(FileManager.SearchPathDomainMask.userDomainMask, expecting: UInt(1), passing: arrives),
      RegisterValue(true, expecting: UInt8(1), passing: arrives),
      RegisterValue(closure: "closures"),
    ]
  }

  /// Its name, its object and its dictionary: more than four words, which are left in memory.
  private static let sizeOfNotification =
    MemoryLayout<(String, Any?, [AnyHashable: Any]?)>.size

  private static func byte(of quality: DispatchQoS.QoSClass) -> UInt {
    withUnsafeBytes(of: quality) { UInt($0[0]) }
  }
}

extension RegisterValue.Pair: BitwiseCopyable {}

/// Called by the C target UnderstudyPlatformC before `main`.
@_cdecl("understudy_check_registers")
func checkRegisters() { RegisterValue.require(RegisterValue.all) }

// MARK: - The ways, see registers.c

@_silgen_name("understudy_arrives_date") private func arrives(_ value: Date) -> Double
@_silgen_name("understudy_arrives_time") private func arrives(_ value: DispatchTime) -> UInt
@_silgen_name("understudy_arrives_wall_time") private func arrives(_ value: DispatchWallTime) -> UInt
@_silgen_name("understudy_arrives_quality") private func arrives(_ value: DispatchQoS) -> RegisterValue.Pair
@_silgen_name("understudy_arrives_flags") private func arrives(_ value: DispatchWorkItemFlags) -> UInt
@_silgen_name("understudy_arrives_texts") private func arrives(_ value: [String]) -> UInt
@_silgen_name("understudy_arrives_dictionary") private func arrives(_ value: [String: String]) -> UInt
@_silgen_name("understudy_arrives_text") private func arrives(_ value: String) -> RegisterValue.Pair
@_silgen_name("understudy_arrives_optional_text") private func arrives(_ value: String?) -> RegisterValue.Pair
@_silgen_name("understudy_arrives_mode") private func arrives(_ value: RunLoop.Mode) -> RegisterValue.Pair
@_silgen_name("understudy_arrives_url") private func arrives(_ value: URL) -> RegisterValue.Pair
@_silgen_name("understudy_arrives_optional_url") private func arrives(_ value: URL?) -> RegisterValue.Pair
@_silgen_name("understudy_arrives_data") private func arrives(_ value: Data) -> RegisterValue.Pair
@_silgen_name("understudy_arrives_locale") private func arrives(_ value: Locale) -> RegisterValue.Pair
@_silgen_name("understudy_arrives_calendar") private func arrives(_ value: Calendar) -> RegisterValue.Pair
@_silgen_name("understudy_arrives_notification") private func arrives(_ value: Notification) -> RegisterValue.Pair
@_silgen_name("understudy_arrives_style") private func arrives(_ value: NotificationQueue.PostingStyle) -> UInt8
@_silgen_name("understudy_arrives_coalescing")
private func arrives(_ value: NotificationQueue.NotificationCoalescing) -> UInt
@_silgen_name("understudy_arrives_folder") private func arrives(_ value: FileManager.SearchPathDirectory) -> UInt8
@_silgen_name("understudy_arrives_domains") private func arrives(_ value: FileManager.SearchPathDomainMask) -> UInt
@_silgen_name("understudy_arrives_truth") private func arrives(_ value: Bool) -> UInt8
@_silgen_name("understudy_arrives_closure") private func passed(_ value: @escaping () -> Void) -> Bool
