import Foundation
import Observation
@_spi(Runtime) import UnderstudyCore

/// The delegate of an app, made once a launch (SEM-094).
///
/// One that is observable is found in the environment, too, under its type.
@propertyWrapper
@MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private let storage = Storage()

  /// Makes the app use a delegate of UIKit's.
  ///
  /// - Parameter delegateType: The type of the delegate, which is made without arguments.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate, which is made at the first reading or at the launch.
  public var wrappedValue: DelegateType { storage.delegate }

  @MainActor
  fileprivate final class Storage: PropertySlot {
    nonisolated init() {}

    private(set) lazy var delegate = NSObjectMaking.make(DelegateType.self)
    private var isLaunched = false

    func launch(in host: UnderstudyCore.Host) {
      guard !isLaunched else { return }
      isLaunched = true
      let service = host.service(UIApplicationService.self)
      let application = service.application
      application.delegate = delegate
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      _ = service.connectedScene
      if delegate is any ObservableObject || delegate is any Observable { host.root.provide(delegate) }
    }
  }
}

extension UIApplicationDelegateAdaptor: InstallableProperty {
  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    guard slot == nil else { return }
    let storage = address.assumingMemoryBound(to: Self.self).pointee.storage
    slot = storage
    storage.launch(in: node.host)
  }
}
