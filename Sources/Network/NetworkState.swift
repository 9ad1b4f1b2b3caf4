import UnderstudyCore
import UnderstudyTime

/// The network as the test says that it is.
final class NetworkState: SystemPart {
  struct Values: Equatable, Sendable {
    var isReachable = true
    var interface = NWInterface.InterfaceType.wifi
    /// Nil for what the interface implies.
    var isExpensive: Bool?
    var isConstrained = false

    /// The path for a monitor.
    ///
    /// - Parameter isWatched: Whether the monitor takes interfaces of a type.
    func path(_ isWatched: (NWInterface.InterfaceType) -> Bool) -> NWPath {
      guard isReachable, isWatched(interface) else {
        return NWPath(status: .unsatisfied, availableInterfaces: [], isExpensive: false, isConstrained: false)
      }
      return NWPath(
        status: .satisfied, availableInterfaces: [NWInterface(type: interface)],
        isExpensive: isExpensive ?? (interface == .cellular), isConstrained: isConstrained)
    }
  }

  private let state = Guarded(Values())

  init() {}

  /// What holds now; monitors get their new paths when it is set.
  var values: Values {
    get { state.withLock { $0 } }
    set {
      state.withLock { $0 = newValue }
      let all = Self.monitors.withUncheckedLock { $0.compactMap(\.monitor) }
      for monitor in all where monitor.follows(self) { monitor.networkDidChange() }
    }
  }

  // MARK: - Monitors

  private struct WeakMonitor {
    weak var monitor: NWPathMonitor?
  }

  /// The monitors of the process: one that a static of an app has kept follows the network of a later test.
  private static let monitors = Guarded(unchecked: [WeakMonitor]())

  /// Lets a monitor follow the network; it is not retained.
  static func add(_ monitor: NWPathMonitor) {
    monitors.withUncheckedLock { monitors in
      monitors.removeAll { $0.monitor == nil || $0.monitor === monitor }
      monitors.append(WeakMonitor(monitor: monitor))
    }
  }
}
