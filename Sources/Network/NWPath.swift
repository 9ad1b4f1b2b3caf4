/// How the device can reach the network, as the test says by `app.world.network`. Source: Apple's page "NWPath".
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  /// Whether connections can use the path.
  public enum Status: Equatable, Sendable {
    /// They can.
    case satisfied
    /// They cannot.
    case unsatisfied
    /// They can once one is made, which is never so here.
    case requiresConnection
  }

  /// Why connections cannot use a path.
  public enum UnsatisfiedReason: Equatable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  /// Whether connections can use the path.
  public let status: Status
  /// What connections can go over: one interface, or none where the network is not reachable.
  public let availableInterfaces: [NWInterface]
  /// Whether the path costs money, as over a cellular interface.
  public let isExpensive: Bool
  /// Whether the user has asked for little use of the path.
  public let isConstrained: Bool

  /// Why connections cannot use the path: always because there is no network.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Whether names can be resolved.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether there are addresses of version 4.
  public var supportsIPv4: Bool { status == .satisfied }
  /// Whether there are addresses of version 6.
  public var supportsIPv6: Bool { status == .satisfied }

  /// Whether connections may go over an interface of a type.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// As `satisfied, interface: en0, ipv4, ipv6, dns`.
  public var debugDescription: String {
    guard status == .satisfied else { return "unsatisfied (No network route)" }
    let flags = [isExpensive ? "expensive" : nil, isConstrained ? "constrained" : nil].compactMap(\.self)
    let names = availableInterfaces.map { "interface: \($0.name)" }
    return (["satisfied"] + names + ["ipv4", "ipv6", "dns"] + flags).joined(separator: ", ")
  }
}

/// Something that leads to a network. Source: Apple's page "NWInterface".
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kinds of interfaces.
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }

  /// What the interface is.
  public let type: InterfaceType

  /// The name that the system has for it: that of a phone.
  public var name: String {
    switch type {
    case .wifi: "en0"
    case .cellular: "pdp_ip0"
    case .wiredEthernet: "en1"
    case .loopback: "lo0"
    case .other: "utun0"
    }
  }

  /// The number that the system has for it.
  public var index: Int {
    switch type {
    case .loopback: 1
    case .cellular: 2
    case .wifi: 3
    case .wiredEthernet: 4
    case .other: 5
    }
  }

  /// The name of the interface.
  public var debugDescription: String { name }
}
