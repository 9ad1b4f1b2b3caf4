import UnderstudyCore
import UnderstudyWorld

extension AppWorld {
  /// Whether and how the app can reach the network.
  public var network: Network { Network(world: self) }

  /// What the app's ``NWPathMonitor``s say of the network.
  ///
  /// At first there is a network, over Wi-Fi. Only monitors follow it: a request of `URLSession` is answered as ever, so that a test
  /// that needs a failure gives one by its double of the server.
  @preconcurrency @MainActor
  public struct Network {
    fileprivate let world: AppWorld

    private var state: NetworkState { world.part(NetworkState.self) }

    private func set<Value>(_ property: WritableKeyPath<NetworkState.Values, Value>, _ value: Value, _ title: String) {
      world.control.act(title, at: nil) { state.values[keyPath: property] = value }
    }

    /// Whether there is a network at all.
    public var isReachable: Bool {
      get { state.values.isReachable }
      nonmutating set { set(\.isReachable, newValue, newValue ? "The network comes back" : "The network is gone") }
    }

    /// What the path goes over, Wi-Fi at first.
    public var interface: NWInterface.InterfaceType {
      get { state.values.interface }
      nonmutating set { set(\.interface, newValue, "The network is now over \(newValue)") }
    }

    /// Whether the path costs money; that of a cellular interface does, unless this is set.
    public var isExpensive: Bool {
      get { state.values.isExpensive ?? (state.values.interface == .cellular) }
      nonmutating set { set(\.isExpensive, newValue, "The network is \(newValue ? "" : "not ")expensive") }
    }

    /// Whether the user has asked for little use of the path, false at first.
    public var isConstrained: Bool {
      get { state.values.isConstrained }
      nonmutating set { set(\.isConstrained, newValue, "The network is \(newValue ? "" : "not ")constrained") }
    }
  }
}
