/// The modules of this package that sources import by Apple's names, or by the names of packages that they stand for.
enum OwnModules {
  /// Those for apps. Each is a product of the same name.
  static let forApps: Set<String> = [
    "ActivityKit", "AppIntents", "AudioToolbox", "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit",
    "BackgroundTasks", "EventKit", "EventKitUI",
    "Charts", "Combine", "Contacts", "ContactsUI", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreLocation",
    "CoreLocationUI", "CoreMedia", "CoreSpotlight", "CoreTransferable", "CryptoKit", "FoundationModels", "HealthKit",
    "ImageIO",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MobileCoreServices",
    "Network", "OSLog", "Photos", "PhotosUI", "QuickLook", "SafariServices", "Security", "Speech", "SpriteKit",
    "StoreKit",
    "SwiftData",
    "SwiftUI", "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "WidgetKit", "os",
  ]

  /// Those for tests. Each is a product of the same name.
  static let forTests: Set<String> = ["Fakes", "InlineSnapshotTesting", "SnapshotTesting", "ViewInspector"]

  /// What a target sees by the product that each has: the app's, or `UnderstudyTesting` for tests.
  static let alwaysThere: Set<String> = ["XCTest", "Testing", "UnderstudyTesting", "XCUIAutomation"]

  static let all = forApps.union(forTests).union(alwaysThere)
}
