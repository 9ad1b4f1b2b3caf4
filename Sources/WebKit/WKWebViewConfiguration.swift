import Foundation
import Understudy

/// How a web view behaves; kept where nothing else is said. Source: Apple's page "WKWebViewConfiguration".
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// Gets the messages of scripts.
  open var userContentController = WKUserContentController()
  /// What pages may do.
  open var preferences = WKPreferences()
  /// How pages are shown.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// What pages keep.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The processes of pages.
  open var processPool = WKProcessPool()
  /// What follows the app's name in requests.
  open var applicationNameForUserAgent: String? = "Mobile/15E148"
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether films play on other screens.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether films play in a small window.
  open var allowsPictureInPictureMediaPlayback = true
  /// Which films wait for the user.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// What becomes a link.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether a page shows only when it is complete.
  open var suppressesIncrementalRendering = false
  /// Whether pages cannot forbid zooming.
  open var ignoresViewportScaleLimits = false
  /// Whether only the app's domains load.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether known hosts load by HTTPS.
  open var upgradeKnownHostsToHTTPS = true
  private var schemes: [String: any WKURLSchemeHandler] = [:]

  /// Makes a configuration of the defaults.
  nonisolated public override init() { super.init() }

  /// Says who loads the addresses of a scheme of the app's.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    schemes[urlScheme.lowercased()] = urlSchemeHandler
  }

  /// Who loads the addresses of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemes[urlScheme.lowercased()]
  }
}

/// Which films wait for the user. Source: Apple's page "WKAudiovisualMediaTypes".
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What has sound waits.
  public static let audio = Self(rawValue: 1)
  /// What has pictures waits.
  public static let video = Self(rawValue: 2)
  /// Everything waits.
  public static let all = Self(rawValue: .max)
}

/// What becomes a link. Source: Apple's page "WKDataDetectorTypes".
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A phone number becomes a link that calls it.
  public static let phoneNumber = Self(rawValue: 1)
  /// An address of the web becomes a link.
  public static let link = Self(rawValue: 2)
  /// A postal address becomes a link to a map.
  public static let address = Self(rawValue: 4)
  /// A date becomes a link that makes an event.
  public static let calendarEvent = Self(rawValue: 8)
  /// Everything that the system recognizes becomes a link.
  public static let all = Self(rawValue: .max)
}

/// What pages may do; kept. Source: Apple's page "WKPreferences".
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// The smallest font, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether texts can be selected.
  open var isTextInteractionEnabled = true
  /// Whether elements can fill the screen.
  open var isElementFullscreenEnabled = false
  /// Whether dangerous pages are announced.
  open var isFraudulentWebsiteWarningEnabled = true

  /// Makes preferences of the defaults.
  nonisolated public override init() { super.init() }
}

/// How a page is shown; kept. Source: Apple's page "WKWebpagePreferences".
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// For which devices a page is asked for. Source: Apple's page "WKWebpagePreferences.ContentMode".
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  /// Whether scripts of the page run.
  open var allowsContentJavaScript = true
  /// For which devices the page is asked for.
  open var preferredContentMode = ContentMode.recommended
  /// Whether the page is shown with care.
  open var isLockdownModeEnabled = false

  /// Makes preferences of the defaults.
  nonisolated public override init() { super.init() }
}

/// The processes of pages; there are none. Source: Apple's page "WKProcessPool".
@preconcurrency @MainActor open class WKProcessPool: NSObject {
  /// Makes a pool.
  nonisolated public override init() { super.init() }
}

/// What pages keep: cookies. Source: Apple's page "WKWebsiteDataStore".
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  nonisolated private static let kept = WKWebsiteDataStore(isPersistent: true)
  /// Whether it is kept when the app ends.
  public let isPersistent: Bool
  /// The cookies.
  public let httpCookieStore = WKHTTPCookieStore()

  nonisolated private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// The one of the app.
  nonisolated open class func `default`() -> WKWebsiteDataStore { kept }
  /// One that is not kept.
  nonisolated open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// All kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeLocalStorage]
  }

  /// Removes data: the cookies.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    completionHandler()
  }

  /// Removes data: the cookies.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    removeData(ofTypes: dataTypes, modifiedSince: date) {}
  }

  /// What pages have kept: no records.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }

  /// What pages have kept: no records.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }

  /// Removes the data of records: there are none.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
}

/// What a site has kept. Source: Apple's page "WKWebsiteDataRecord".
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  /// The name of the site.
  open var displayName: String { "" }
  /// The kinds of data.
  open var dataTypes: Set<String> { [] }
}

/// Cookies, by that name of the kinds of data.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Files of pages.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Files of pages in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// What scripts have kept.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"

/// The cookies of a store. Source: Apple's page "WKHTTPCookieStore".
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  nonisolated override init() { super.init() }

  fileprivate func removeAll() { cookies = [] }

  /// All cookies.
  open func allCookies() async -> [HTTPCookie] { cookies }
  /// Gives all cookies.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    completionHandler(cookies)
  }
  /// Keeps a cookie in place of the one of its name.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    cookies.append(cookie)
    completionHandler?()
  }
  /// Keeps a cookie in place of the one of its name.
  open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }
  /// Removes a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    cookies.removeAll { $0 == cookie }
    completionHandler?()
  }
}
