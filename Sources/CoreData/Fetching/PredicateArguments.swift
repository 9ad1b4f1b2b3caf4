import Foundation

// On a device all of Foundation's objects, and what is bridged to one, can be arguments of formats: `uuid as CVarArg`.
extension NSObject: @retroactive CVarArg {}
extension UUID: @retroactive CVarArg {}
extension Date: @retroactive CVarArg {}
extension Data: @retroactive CVarArg {}
extension URL: @retroactive CVarArg {}
extension Array: @retroactive CVarArg {}
extension Set: @retroactive CVarArg {}

extension CVarArg {
  /// The address of the value as an object, which is what C's formats take. Predicates take the value itself.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passRetained(self as AnyObject).toOpaque())]
  }
}
