import Foundation

/// Makes objects of classes that are known only at run time, as a delegate's.
///
/// On other platforms every object of Foundation can be made by its class; here `NSObject.init()` is not `required`, so the
/// language does not let a class that is a value be asked for it. The initializer's place in a class's method table is the
/// same for all descendants of `NSObject`, and a class that does require it leads the call there.
enum NSObjectMaking {
  @MainActor
  @inline(never)
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let made = unsafeBitCast(type, to: RequiringInit.Type.self).init()
    return unsafeDowncast(made, to: Object.self)
  }
}

private class RequiringInit: NSObject {
  required override init() { super.init() }
}

/// Keeps the call above a call by the method table: the class it names has descendants.
private final class FurtherRequiringInit: RequiringInit {
  required init() { super.init() }
}

extension NSObjectMaking {
  /// Creates an object of a class that is known by what it conforms to.
  @MainActor
  static func make<Delegate>(_ type: Any.Type, as: Delegate.Type) -> Delegate {
    guard let type = type as? NSObject.Type, let made = make(type) as? Delegate else {
      preconditionFailure("\(type) must descend from NSObject and be a \(Delegate.self).")
    }
    return made
  }
}
