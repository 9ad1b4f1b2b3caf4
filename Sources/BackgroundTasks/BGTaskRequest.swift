import Foundation
import UnderstudyTime

/// What an app asks the system to wake it for. Source: Apple's page "BGTaskRequest".
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  private let earliest = Guarded<Date?>(nil)

  /// The name of the task, which the app has registered.
  public let identifier: String
  /// When the task may begin at the earliest; nil for at once. A test that starts the task does so at any time.
  open var earliestBeginDate: Date? {
    get { earliest.withLock { $0 } }
    set { earliest.withLock { $0 = newValue } }
  }

  init(name: String) { identifier = name }

  /// The request as it is now.
  func copied() -> BGTaskRequest { BGTaskRequest(name: identifier) }

  /// Makes a request of the same name and date, which later changes do not reach.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied()
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }
}

/// Asks for a short time to refresh content. Source: Apple's page "BGAppRefreshTaskRequest".
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Makes a request.
  ///
  /// - Parameter identifier: The name of the task, which the app has registered.
  public init(identifier: String) { super.init(name: identifier) }

  override func copied() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }
}

/// Asks for minutes of work. Source: Apple's page "BGProcessingTaskRequest".
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  private let needs = Guarded((network: false, power: false))

  /// Whether the work needs the network. A test that starts the task does so in any case.
  open var requiresNetworkConnectivity: Bool {
    get { needs.withLock { $0.network } }
    set { needs.withLock { $0.network = newValue } }
  }
  /// Whether the work needs the device to be charged. A test that starts the task does so in any case.
  open var requiresExternalPower: Bool {
    get { needs.withLock { $0.power } }
    set { needs.withLock { $0.power = newValue } }
  }

  /// Makes a request.
  ///
  /// - Parameter identifier: The name of the task, which the app has registered.
  public init(identifier: String) { super.init(name: identifier) }

  override func copied() -> BGTaskRequest {
    let copy = BGProcessingTaskRequest(identifier: identifier)
    copy.requiresNetworkConnectivity = requiresNetworkConnectivity
    copy.requiresExternalPower = requiresExternalPower
    return copy
  }
}
