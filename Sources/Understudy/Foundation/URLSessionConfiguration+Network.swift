import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Properties that apps set and Foundation on Linux lacks, or has only to be read. Setting them changes nothing.
///
/// Source: Apple's page "URLSessionConfiguration".
extension URLSessionConfiguration {
  /// Whether a request waits for a network; it fails at once here.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  /// Whether requests may use a network that costs money; they always may.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether requests may use a network while the user saves data; they always may.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

/// What else apps set for one request. Setting it changes nothing.
extension URLRequest {
  /// Whether the request may use a network that costs money; it always may.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether the request may use a network while the user saves data; it always may.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}
