/// Something that a part of the runtime keeps for a running app, made when it is first asked for.
@MainActor
package protocol HostService: AnyObject {
  init(host: Host)
}

/// The services of an app, by their type.
@MainActor
package struct HostServices {
  private var services: [ObjectIdentifier: AnyObject] = [:]

  mutating func service<Service: HostService>(_ type: Service.Type, of host: Host) -> Service {
    if let known = services[ObjectIdentifier(type)] { return unsafeDowncast(known, to: Service.self) }
    let made = Service(host: host)
    services[ObjectIdentifier(type)] = made
    return made
  }
}

extension Host {
  /// The app's own instance of a service.
  package func service<Service: HostService>(_ type: Service.Type) -> Service { services.service(type, of: self) }
}
