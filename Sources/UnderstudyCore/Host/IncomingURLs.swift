import Foundation

/// The places of an app that take URLs from outside.
@MainActor
package final class IncomingURLs: HostService {
  private unowned(unsafe) let host: Host
  private var receivers: [any URLReceiver] = []

  package init(host: Host) { self.host = host }

  package func add(_ receiver: any URLReceiver) { receivers.append(receiver) }
  package func remove(_ receiver: any URLReceiver) { receivers.removeAll { $0 === receiver } }

  /// Gives a URL to every place that takes one, and lets the app become idle.
  package func receive(_ url: URL) {
    host.session.perform {
      for receiver in receivers.sorted(by: { $0.serial < $1.serial }) { receiver.receive(url) }
    }
    host.settle()
  }
}

extension Host {
  /// Gives the app a URL from outside: a link to the web goes to what continues the browsing of the web, if there is such a
  /// place, and otherwise, as any other URL, to the places that take URLs.
  package func receive(_ url: URL) {
    if ["http", "https"].contains(url.scheme?.lowercased()) {
      let link = IncomingActivity(type: "NSUserActivityTypeBrowsingWeb", webpageURL: url)
      if service(IncomingActivities.self).receive(link) { return }
    }
    service(IncomingURLs.self).receive(url)
  }
}

/// A place that takes URLs from outside.
@MainActor
package protocol URLReceiver: AnyObject {
  /// Its place in the order in which the app's nodes were made.
  var serial: UInt32 { get }
  func receive(_ url: URL)
}
