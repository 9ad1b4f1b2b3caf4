import Foundation

/// A class whose objects take their looks from one of them. Nothing is drawn: what is set is kept, and read back.
@preconcurrency @MainActor public protocol UIAppearance: NSObject {}

extension UIAppearance {
  /// The object that stands for all of the class.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self, in: []) }

  /// The object that stands for those of the class inside of others.
  public static func appearance(whenContainedInInstancesOf containers: [any UIAppearance.Type]) -> Self {
    AppearanceProxies.proxy(of: Self.self, in: containers)
  }
}

/// The proxies of the process, as in UIKit.
@MainActor private enum AppearanceProxies {
  private static var proxies: [[ObjectIdentifier]: NSObject] = [:]

  static func proxy<Object: UIAppearance>(of type: Object.Type, in containers: [any UIAppearance.Type]) -> Object {
    let key = [ObjectIdentifier(type)] + containers.map { ObjectIdentifier($0) }
    if let known = proxies[key] as? Object { return known }
    let made = NSObjectMaking.make(type)
    proxies[key] = made
    return made
  }
}

extension UIView: UIAppearance {}
