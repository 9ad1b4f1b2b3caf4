import Foundation
@_spi(Runtime) import UnderstudyCore

/// Apps whose entry is a delegate, as before the `App` protocol.
enum DelegateApplications {
  /// How to launch an app by the class of its delegate; nil where objects of the class cannot be made.
  @MainActor static func blueprint(of type: Any.Type) -> AppBlueprint? {
    guard let delegate = type as? any (NSObject & UIApplicationDelegate).Type else { return nil }
    return .node(named: module(of: type), of: module(of: type)) { UIApplicationNode($0, delegate) }
  }

  @MainActor static var linked: [LinkedApplication] {
    LinkedTypes.conforming(to: (any UIApplicationDelegate).self).compactMap { type in
      blueprint(of: type).map { LinkedApplication(type, $0) }
    }
    .sorted { $0.name < $1.name }
  }

  /// The scene's delegate that Xcode's template names in `Info.plist`: the class of the module that is one.
  @MainActor static func sceneDelegate(besides delegate: Any.Type) -> Any.Type? {
    LinkedTypes.conforming(to: (any UIWindowSceneDelegate).self)
      .filter { $0 is any UIWindowSceneDelegate.Type && module(of: $0) == module(of: delegate) }
      .min { String(reflecting: $0) < String(reflecting: $1) }
  }

  private static func module(of type: Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "." }) }
}

/// Called before `main` by the C target UnderstudyPlatformC.
@_cdecl("understudy_install_framework")
func installFramework() {
  DrawnLook.accent = Color.accentColor
  ApplicationFramework {
    DelegateApplications.linked
  } linkedPreviews: {
    LinkedPreviews.all
  } phaseDidChange: { host, old, new in
    host.service(UIApplicationService.self).phaseDidChange(from: old, to: new)
  }
  .install()
}
