// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// Understudy is built and run on Linux. On a Mac this manifest loads as it is, so that a package can name the products there,
// each with `condition: .when(platforms: [.linux])`; what tests need of them is built in a container of the image `swift:6.3`.

// MARK: - Settings

/// How sessions get the jobs of tasks.
enum Executors: String {
  /// The runtime's executors are replaced, by an interface that Swift 6.3 has on Linux: `ExecutorBackend`.
  case replaced
  /// Hooks that the concurrency runtime exports hand jobs over: `HookBackend`.
  case hooked

  /// The one condition on the compiler. The variable `UNDERSTUDY_EXECUTORS` overrides it.
  static var chosen: Executors {
    #if compiler(>=6.3) && compiler(<6.4)
      let standard = Executors.replaced
    #else
      let standard = Executors.hooked
    #endif
    guard let name = Context.environment["UNDERSTUDY_EXECUTORS"] else { return standard }
    guard let chosen = Executors(rawValue: name) else {
      fatalError("UNDERSTUDY_EXECUTORS is \"\(name)\"; it can be replaced or hooked.")
    }
    return chosen
  }

  /// What sources ask by `#if`.
  var condition: SwiftSetting { .define("UNDERSTUDY_EXECUTORS_\(rawValue.uppercased())") }
}

/// Of targets whose sources depend on how sessions get jobs.
let platform: [SwiftSetting] = [Executors.chosen.condition]

/// Of targets that call functions of `UnderstudyPlatformC`. They declare these: none imports the C module, as targets that ask
/// `canImport(SwiftUI)` would need it too.
let callingC: [SwiftSetting] = [.enableExperimentalFeature("Extern")]

/// Whether debug builds, in which tests run, compile the library optimised; the variable `UNDERSTUDY_OPTIMIZED` says so. Packages that
/// depend on a version cannot set it, as SwiftPM refuses their flags. Docs/Speed.md has what it gives and costs.
let isOptimized: Bool = {
  let value = Context.environment["UNDERSTUDY_OPTIMIZED"] ?? "0"
  guard ["0", "1"].contains(value) else {
    fatalError("UNDERSTUDY_OPTIMIZED is \"\(value)\"; it can be 0 or 1.")
  }
  return value == "1"
}()

// MARK: - The library

let library: [Target] = [
  .target(name: "UnderstudyPlatformC"),
  .target(name: "UnderstudyElements"),
  .target(name: "UnderstudyTime", dependencies: ["UnderstudyPlatformC"], swiftSettings: callingC + platform),
  .target(
    name: "UnderstudyCore",
    dependencies: [
      "Combine", "UnderstudyElements", "UnderstudyLayout", "UnderstudyPictures", "UnderstudyPlatformC",
      "UnderstudyTime",
    ],
    swiftSettings: callingC + platform
  ),
  // Apart from the macro, as a test that depends on a macro makes the build of the other tests go wrong.
  .target(name: "UnderstudyExpansion"),
  .macro(name: "UnderstudyMacros", dependencies: ["UnderstudyExpansion"]),
  .target(
    name: "Understudy",
    dependencies: [
      "Combine", "UnderstudyCore", "UnderstudyElements", "UnderstudyLayout", "UnderstudyMacros", "UnderstudyPictures",
      "UnderstudyPredicates", "UnderstudyTime",
    ]
  ),
  .target(name: "UnderstudyPredicates", dependencies: ["UnderstudyTime"]),
  .target(name: "UnderstudyLayout", dependencies: ["UnderstudyTime"]),
  .target(name: "UnderstudyPictures", dependencies: ["UnderstudyLayout"]),
  .plugin(name: "UnderstudyApp", capability: .buildTool(), path: "Sources/UnderstudyApp"),
  // Compiles copies of sources that have parts which do not compile here.
  .plugin(
    name: "UnderstudySubstitutes", capability: .buildTool(), dependencies: ["UnderstudyCommandLine"],
    path: "Sources/UnderstudySubstitutes"),
  // Takes Xcode projects along. It uses nothing of the library.
  .target(name: "UnderstudyAdopt"),
  // Keeps sessions and talks to them, for people and agents. It uses nothing of the library but the form of its messages.
  .target(
    name: "UnderstudyClient", dependencies: ["UnderstudyJSON", "UnderstudyPage", "UnderstudySockets"],
    swiftSettings: callingC),
  // Where sessions and paused tests listen, and how programs for them are started.
  .target(name: "UnderstudySockets", swiftSettings: callingC),
  // Runs the tests that a change touches.
  .target(name: "UnderstudyWatch", dependencies: ["UnderstudySockets"]),
  .executableTarget(
    name: "UnderstudyCommandLine",
    dependencies: [
      "UnderstudyAdopt", "UnderstudyClient", "UnderstudyPage", "UnderstudySockets", "UnderstudyStudio",
      "UnderstudyWatch",
    ]
  ),
  .plugin(
    name: "UnderstudyCommand",
    capability: .command(
      intent: .custom(verb: "understudy", description: "Drives an app, takes an Xcode project along, joins reports.")),
    dependencies: ["UnderstudyCommandLine"],
    path: "Sources/UnderstudyCommand"
  ),
  .target(name: "UnderstudyWorld", dependencies: ["UnderstudyCore", "UnderstudyTime"]),
  // The page of a report. It uses nothing of the library, so that a command can join pages.
  .target(name: "UnderstudyPage"),
  // The page of a live app and its server, for the command alone. Apps run in processes of their own.
  .target(name: "UnderstudyStudio", dependencies: ["UnderstudyPage", "UnderstudySockets"]),
  // What a test is: its apps, failures, waits, reports, the watchdog, the bridges to the two test frameworks.
  .target(
    name: "UnderstudyRunner",
    dependencies: [
      "UnderstudyCore", "UnderstudyElements", "UnderstudyPage", "UnderstudyPictures", "UnderstudyPlatformC",
      "UnderstudyPredicates", "UnderstudyTime",
    ],
    swiftSettings: callingC
  ),
  .target(
    name: "XCUIAutomation",
    dependencies: [
      "UnderstudyCore", "UnderstudyElements", "UnderstudyLayout", "UnderstudyPictures", "UnderstudyPredicates",
      "UnderstudyRunner", "UnderstudyTime", "UnderstudyWorld",
    ]
  ),
  // Values of JSON, for a session and its faces.
  .target(name: "UnderstudyJSON"),
  // An app that is driven call by call, by a process that runs in place of the tests.
  .target(
    name: "UnderstudySession",
    dependencies: [
      "UnderstudyCore", "UnderstudyElements", "UnderstudyJSON", "UnderstudyLayout", "UnderstudyPictures",
      "UnderstudySockets", "UnderstudyTime", "XCUIAutomation",
    ],
    swiftSettings: callingC
  ),
  .target(
    name: "UnderstudyTesting",
    // The session is not imported: each program with tests can be one.
    dependencies: [
      "Combine", "UnderstudyCore", "UnderstudyElements", "UnderstudySession", "UnderstudyTime", "XCUIAutomation",
    ],
    swiftSettings: platform
  ),
]

/// Modules under the names by which apps and tests import them elsewhere.
let namesakes: [Target] = [
  .target(name: "Combine", dependencies: ["UnderstudyTime"]),
  .target(name: "SwiftUI", dependencies: ["Understudy"]),
  .target(name: "CoreGraphics", dependencies: ["Understudy"]),
  .target(name: "ImageIO", dependencies: ["Understudy"]),
  // The C target is not imported: its module map is there for the compiler, where an app has @UIApplicationMain (F-147).
  .target(name: "UIKit", dependencies: ["Understudy", "UnderstudyUIKitC"]),
  .target(name: "UnderstudyUIKitC"),
  .target(name: "UniformTypeIdentifiers", dependencies: ["Understudy"]),
  // Here, too, the C target is there for its map, which has the parts of the module: `import os.log`.
  .target(name: "os", dependencies: ["UnderstudyCore", "UnderstudyOsC", "UnderstudyTime"]),
  .target(name: "UnderstudyOsC"),
  // What the stand-ins call that `adopt` writes.
  .target(name: "UnderstudyStandins", dependencies: ["Combine", "Understudy", "UnderstudyCore"]),
  .target(name: "OSLog", dependencies: ["UnderstudyCore", "UnderstudyTime", "os"]),
  .target(name: "CoreLocation", dependencies: ["UnderstudyCore", "UnderstudyTime", "UnderstudyWorld"]),
  .target(name: "Charts", dependencies: ["SwiftUI", "UnderstudyCore"]),
  .target(name: "CryptoKit"),
  .target(name: "ActivityKit", dependencies: ["SwiftUI", "UnderstudyCore", "UnderstudyTime", "UnderstudyWorld"]),
  .target(name: "AppIntents", dependencies: ["SwiftUI", "UnderstudyCore", "UnderstudyTime", "UnderstudyWorld"]),
  .target(
    name: "AuthenticationServices", dependencies: ["SwiftUI", "UnderstudyCore", "UnderstudyTime", "UnderstudyWorld"]),
  .target(name: "AudioToolbox", dependencies: ["UnderstudyCore", "UnderstudyTime"]),
  .target(name: "CoreHaptics"),
  .target(name: "CoreSpotlight", dependencies: ["Understudy", "UnderstudyCore", "UnderstudyTime", "UnderstudyWorld"]),
  .target(
    name: "Contacts",
    dependencies: ["Understudy", "UnderstudyCore", "UnderstudyPermissions", "UnderstudyTime", "UnderstudyWorld"]),
  .target(
    name: "HealthKit",
    dependencies: ["Understudy", "UnderstudyCore", "UnderstudyPermissions", "UnderstudyTime", "UnderstudyWorld"]),
  .target(name: "ContactsUI", dependencies: ["Contacts", "SwiftUI", "Understudy"]),
  .target(name: "QuickLook", dependencies: ["SwiftUI", "Understudy"]),
  .target(
    name: "FoundationModels",
    dependencies: ["UnderstudyCore", "UnderstudyJSON", "UnderstudyMacros", "UnderstudyTime", "UnderstudyWorld"]),
  // Exports what SwiftUI shows of it as well.
  .target(name: "CoreTransferable", dependencies: ["Understudy"]),
  .target(name: "MobileCoreServices", dependencies: ["Understudy", "UniformTypeIdentifiers"]),
  .target(
    name: "CoreImage",
    dependencies: [
      "Understudy", "UnderstudyCore", "UnderstudyCoreImageC", "UnderstudyPictures", "UnderstudyTime", "UnderstudyWorld",
    ]),
  .target(name: "UnderstudyCoreImageC"),
  .target(
    name: "SpriteKit",
    dependencies: ["SwiftUI", "Understudy", "UnderstudyCore", "UnderstudyElements", "UnderstudyTime"]),
  .target(
    name: "LinkPresentation",
    dependencies: ["SwiftUI", "Understudy", "UnderstudyCore", "UnderstudyTime", "UnderstudyWorld"]),
  .target(
    name: "MessageUI", dependencies: ["SwiftUI", "Understudy", "UnderstudyCore", "UnderstudyTime", "UnderstudyWorld"]),
  .target(name: "EventKitUI", dependencies: ["EventKit", "SwiftUI", "Understudy"]),
  .target(
    name: "BackgroundTasks", dependencies: ["Understudy", "UnderstudyCore", "UnderstudyTime", "UnderstudyWorld"]),
  .target(
    name: "EventKit",
    dependencies: [
      "CoreLocation", "Understudy", "UnderstudyCore", "UnderstudyPermissions", "UnderstudyTime", "UnderstudyWorld",
    ]),
  // Times of films and sounds.
  .target(name: "CoreMedia"),
  .target(
    name: "MediaPlayer", dependencies: ["SwiftUI", "Understudy", "UnderstudyCore", "UnderstudyTime", "UnderstudyWorld"]),
  .target(
    name: "Speech",
    dependencies: ["AVFAudio", "UnderstudyCore", "UnderstudyPermissions", "UnderstudyTime", "UnderstudyWorld"]),
  // Objects whose properties are observed by key paths, in AVFoundation and WebKit.
  .target(name: "UnderstudyObserving", dependencies: ["Combine", "UnderstudyTime"]),
  // The system's questions whether an app may use something.
  .target(name: "UnderstudyPermissions", dependencies: ["UnderstudyCore", "UnderstudyTime"]),
  .target(
    name: "AVFAudio",
    dependencies: [
      "AudioToolbox", "UnderstudyCore", "UnderstudyObserving", "UnderstudyPermissions", "UnderstudyTime",
      "UnderstudyWorld",
    ]),
  .target(
    name: "AVFoundation",
    dependencies: [
      "AVFAudio", "CoreMedia", "Understudy", "UnderstudyCore", "UnderstudyPermissions", "UnderstudyTime",
      "UnderstudyWorld",
    ]),
  .target(
    name: "AVKit", dependencies: ["AVFoundation", "SwiftUI", "Understudy", "UnderstudyCore", "UnderstudyTime"]),
  .target(
    name: "Photos",
    dependencies: ["Understudy", "UnderstudyCore", "UnderstudyPermissions", "UnderstudyTime", "UnderstudyWorld"]),
  .target(
    name: "PhotosUI", dependencies: ["Photos", "SwiftUI", "Understudy", "UnderstudyWorld"]),
  .target(
    name: "WebKit",
    dependencies: [
      "Understudy", "UnderstudyCore", "UnderstudyElements", "UnderstudyObserving", "UnderstudyTime", "UnderstudyWorld",
    ]),
  .target(
    name: "TipKit",
    dependencies: ["SwiftUI", "UnderstudyCore", "UnderstudyMacros", "UnderstudyTime", "UnderstudyWorld"]),
  .target(name: "StoreKit", dependencies: ["SwiftUI", "UnderstudyCore", "UnderstudyTime", "UnderstudyWorld"]),
  .target(
    name: "WidgetKit",
    dependencies: [
      "ActivityKit", "AppIntents", "SwiftUI", "UnderstudyCore", "UnderstudyMacros", "UnderstudyTime", "UnderstudyWorld",
    ]),
  .target(
    name: "UserNotifications",
    dependencies: ["CoreLocation", "Understudy", "UnderstudyCore", "UnderstudyTime", "UnderstudyWorld"]),
  .target(
    name: "SafariServices",
    dependencies: ["SwiftUI", "Understudy", "UnderstudyCore", "UnderstudyElements", "UnderstudyLayout"]),
  .target(
    name: "SwiftData",
    dependencies: ["SwiftUI", "UnderstudyCore", "UnderstudyMacros", "UnderstudyStore", "UnderstudyTime"]),
  // The tables in which SwiftData and Core Data store objects.
  .target(name: "UnderstudyStore"),
  .target(
    name: "CoreData",
    dependencies: [
      "Combine", "CoreSpotlight", "SwiftUI", "Understudy", "UnderstudyCore", "UnderstudyPredicates", "UnderstudyStore",
      "UnderstudyTime",
    ]),
  .target(
    name: "MapKit",
    dependencies: [
      "CoreLocation", "SwiftUI", "Understudy", "UnderstudyCore", "UnderstudyElements", "UnderstudyLayout",
      "UnderstudyTime", "UnderstudyWorld",
    ]),
  .target(name: "CoreLocationUI", dependencies: ["CoreLocation", "SwiftUI"]),
  .target(name: "LocalAuthentication", dependencies: ["UnderstudyCore", "UnderstudyTime", "UnderstudyWorld"]),
  .target(
    name: "Security", dependencies: ["LocalAuthentication", "UnderstudyCore", "UnderstudyTime", "UnderstudyWorld"]),
  .target(name: "Network", dependencies: ["UnderstudyCore", "UnderstudyTime", "UnderstudyWorld"]),
  // For files that import Testing and UIKit, CoreImage or CoreGraphics: the compiler asks for them by these names.
  .target(name: "_Testing_UIKit"),
  .target(name: "_Testing_CoreImage"),
  .target(name: "_Testing_CoreGraphics"),
  .target(name: "Fakes", dependencies: ["UnderstudyTesting"]),
  .target(name: "ViewInspector", dependencies: ["UnderstudyTesting"]),
  .target(
    name: "SnapshotTesting",
    dependencies: [
      "SwiftUI", "UnderstudyCore", "UnderstudyElements", "UnderstudyLayout", "UnderstudyPictures", "UnderstudyTesting",
      "UnderstudyTime", "XCUIAutomation",
    ]
  ),
  .target(name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting"]),
]

let tests: [Target] = [
  .testTarget(name: "CombineTests", dependencies: ["Combine", "UnderstudyTime"]),
  .testTarget(name: "FakesTests", dependencies: ["Fakes"]),
  .testTarget(name: "UnderstudyElementsTests", dependencies: ["UnderstudyElements"]),
  .testTarget(name: "UnderstudyLayoutTests", dependencies: ["UnderstudyLayout"]),
  .testTarget(name: "UnderstudyPicturesTests", dependencies: ["UnderstudyLayout", "UnderstudyPictures"]),
  .testTarget(
    name: "SnapshotTestingTests",
    dependencies: [
      "InlineSnapshotTesting", "SnapshotTesting", "SwiftUI", "UnderstudyPictures", "UnderstudyTime", "XCUIAutomation",
    ],
    exclude: ["__Snapshots__", "Assertions/__Snapshots__"]
  ),
  .testTarget(name: "UnderstudyTimeTests", dependencies: ["UnderstudyTime"], swiftSettings: callingC + platform),
  .testTarget(
    name: "UnderstudyCoreTests",
    dependencies: [
      "Combine", "SwiftUI", "UnderstudyCore", "UnderstudyElements", "UnderstudyTesting", "UnderstudyTime",
    ]
  ),
  .testTarget(name: "UnderstudyExpansionTests", dependencies: ["UnderstudyExpansion"]),
  .testTarget(
    name: "UnderstudyAdoptTests",
    dependencies: [
      "Combine", "SwiftUI", "UnderstudyAdopt", "UnderstudyStandins", "UnderstudyTesting", "XCUIAutomation",
    ],
    exclude: ["Building/Programs"]
  ),
  // Tests the plugin's files, to which it has links: no target can depend on a plugin's code.
  .testTarget(name: "UnderstudyAppTests"),
  .testTarget(
    name: "UnderstudyTests",
    dependencies: [
      "Combine", "CoreGraphics", "ImageIO", "OSLog", "SwiftUI", "UIKit", "Understudy", "UnderstudyCore",
      "UnderstudyPictures", "UnderstudyTesting", "UnderstudyTime", "UniformTypeIdentifiers", "_Testing_CoreGraphics",
      "_Testing_UIKit", "os",
    ],
    resources: ["Localizable.xcstrings", "de.lproj", "person.json"].map { .copy("Text/Resources/\($0)") }
  ),
  .testTarget(
    name: "FrameworksTests",
    dependencies: [
      "ActivityKit", "AppIntents", "AudioToolbox", "AuthenticationServices", "AVFoundation", "AVKit",
      "BackgroundTasks", "Charts", "EventKit", "EventKitUI", "Combine", "Contacts", "ContactsUI", "CoreData",
      "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreSpotlight",
      "CoreTransferable", "CryptoKit", "FoundationModels", "HealthKit", "LinkPresentation", "LocalAuthentication",
      "MapKit",
      "MediaPlayer", "MessageUI", "MobileCoreServices", "Network", "os", "OSLog", "Photos", "PhotosUI", "QuickLook",
      "SafariServices", "Security", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "TipKit", "UIKit",
      "UnderstudyPictures",
      "UnderstudyTesting", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "WidgetKit", "XCUIAutomation",
      "_Testing_CoreImage",
    ],
    exclude: ["CoreData/Shop.xcdatamodeld"]
  ),
  .testTarget(
    name: "XCUIAutomationTests",
    dependencies: [
      "SwiftUI", "UnderstudyCore", "UnderstudyElements", "UnderstudyPage", "UnderstudyPictures",
      "UnderstudyPredicates", "UnderstudyRunner", "UnderstudyTesting", "UnderstudyTime", "XCUIAutomation",
    ]
  ),
  .testTarget(name: "UnderstudyPageTests", dependencies: ["UnderstudyPage"]),
  .testTarget(
    name: "UnderstudySessionTests",
    dependencies: [
      "SwiftUI", "UnderstudyClient", "UnderstudyCore", "UnderstudyElements", "UnderstudyJSON", "UnderstudyPage",
      "UnderstudySession", "UnderstudySockets", "UnderstudyTesting", "UnderstudyTime", "XCUIAutomation",
    ],
    exclude: ["Programs"]
  ),
  .testTarget(name: "UnderstudyWatchTests", dependencies: ["UnderstudyWatch"], exclude: ["Programs"]),
  .testTarget(
    name: "UnderstudyTestingTests",
    dependencies: [
      "Combine", "SwiftUI", "UnderstudyCore", "UnderstudyTesting", "UnderstudyTime", "XCUIAutomation",
    ],
    exclude: ["Doubles/Fixtures"]
  ),
]

// MARK: - What the root alone builds

// No product reaches the targets below, so packages that depend on this one never build them: they may have flags that
// SwiftPM allows in the root alone.

/// The sample applications of `Harness/Apps`: plain SwiftUI source with `@main`, in language mode 5.
///
/// They are libraries, so that both the tests and the `harness` command link them; each needs an entry point of its own
/// name, as SwiftPM gives it to executables that a test links.
let sampleApps = ["ItemApp", "CoordinatorApp", "LifecycleApp", "GraphApp", "StoreApp", "RefresherApp"]

func sampleApp(
  _ name: String, path: String? = nil, dependencies: [Target.Dependency] = ["Combine", "SwiftUI"]
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: path ?? "Harness/Apps/\(name)",
    swiftSettings: [
      .swiftLanguageMode(.v5),
      .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main"]),
    ]
  )
}

/// The UI tests of a sample application, as Xcode lays them out: language mode 5 and a support file of two lines.
///
/// - Parameter settings: beside the language mode.
func uiTests(
  _ app: String, path: String? = nil, dependencies: [Target.Dependency] = [], exclude: [String] = [],
  settings: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: "\(app)UITests",
    dependencies: [.init(stringLiteral: app), "UnderstudyTesting"] + dependencies,
    path: path ?? "Harness/Flows/\(app)UITests",
    exclude: exclude,
    swiftSettings: [.swiftLanguageMode(.v5)] + settings
  )
}

let harness: [Target] =
  sampleApps.map { sampleApp($0) } + sampleApps.map { uiTests($0) } + [
    sampleApp("CounterApp"),
    uiTests("CounterApp", dependencies: ["SwiftUI", "ViewInspector"]),
    sampleApp("DelegateApp", dependencies: ["Combine", "SwiftUI", "UIKit"]),
    uiTests("DelegateApp"),
    // With test code that is taken from elsewhere as it is, with its warnings.
    sampleApp("LensApp"),
    uiTests(
      "LensApp", dependencies: ["Combine", "SnapshotTesting", "SwiftUI"], exclude: ["__Snapshots__"],
      settings: [.unsafeFlags(["-suppress-warnings"])]),
    // For what sessions write as tests.
    sampleApp("ControlApp"),
    sampleApp("ProbeApp", path: "Harness/Probe/App"),
    uiTests("ProbeApp", path: "Harness/Probe/UITests"),
    .target(
      name: "HarnessBenchmarks",
      dependencies: ["ItemApp", "SwiftUI", "UnderstudyCore", "UnderstudyTesting"],
      path: "Harness/Benchmarks"
    ),
    .target(
      name: "HarnessOracle",
      dependencies: ["SwiftUI", "UnderstudyElements", "UnderstudyPredicates", "UnderstudyTime", "XCUIAutomation"],
      path: "Harness/Oracle"
    ),
    // Tests that fail on purpose: `harness failures` runs them, each in a process of its own.
    .target(
      name: "HarnessFailures",
      dependencies: ["SwiftUI", "UnderstudyTesting"],
      path: "Harness/Failures",
      exclude: ["Expected"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .executableTarget(
      name: "harness",
      dependencies: [
        "HarnessBenchmarks", "HarnessFailures", "HarnessOracle", "SwiftUI", "UnderstudyAdopt", "UnderstudyElements",
        "UnderstudyLayout", "UnderstudyPictures", "UnderstudySession", "UnderstudyTesting",
      ]
        + (sampleApps + ["CounterApp", "DelegateApp", "LensApp"]).map { .init(stringLiteral: $0) },
      path: "Harness/CommandLine"
    ),
    .testTarget(
      name: "Conformance",
      dependencies: ["Combine", "SwiftUI", "UnderstudyTesting", "UnderstudyTime"],
      path: "Harness/Conformance"
    ),
    .testTarget(
      name: "HarnessTests",
      dependencies: ["harness", "HarnessBenchmarks", "ItemApp", "SwiftUI", "UnderstudyCore", "UnderstudyTesting"],
      path: "Harness/CommandLineTests"
    ),
    // What sessions write of flows over the sample apps, and the test that compares it.
    .testTarget(
      name: "RecordedTests",
      dependencies: (sampleApps + ["ControlApp", "CounterApp", "LensApp"]).map { .init(stringLiteral: $0) }
        + ["UnderstudyClient", "UnderstudyJSON", "UnderstudySession", "UnderstudyTesting"],
      path: "Harness/Recorded",
      exclude: ["Flows"]
    ),
    .testTarget(
      name: "UnderstudyStudioTests",
      dependencies: [
        "CounterApp", "ItemApp", "UnderstudyClient", "UnderstudySockets", "UnderstudyStudio", "UnderstudyTesting",
        "UnderstudyWatch",
      ]
    ),
    .testTarget(name: "OracleTests", dependencies: ["HarnessOracle"], path: "Harness/OracleTests"),
  ]

for target in library + namesakes where isOptimized && target.type == .regular && !target.name.hasSuffix("C") {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"], .when(configuration: .debug))]
}

// MARK: - The package

let package = Package(
  name: "Understudy",
  // The systems whose SwiftUI and Synchronization the sources speak of.
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    // For apps.
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    // A product apart, as many packages take another way where they can import it.
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "CoreLocationUI", targets: ["CoreLocationUI"]),
    .library(name: "AVFAudio", targets: ["AVFAudio"]),
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
    .library(name: "AVKit", targets: ["AVKit"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "ActivityKit", targets: ["ActivityKit"]),
    .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
    .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
    .library(name: "Contacts", targets: ["Contacts"]),
    .library(name: "ContactsUI", targets: ["ContactsUI"]),
    .library(name: "HealthKit", targets: ["HealthKit"]),
    .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
    .library(name: "CoreHaptics", targets: ["CoreHaptics"]),
    .library(name: "CoreImage", targets: ["CoreImage", "_Testing_CoreImage"]),
    .library(name: "CoreMedia", targets: ["CoreMedia"]),
    .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "CryptoKit", targets: ["CryptoKit"]),
    .library(name: "FoundationModels", targets: ["FoundationModels"]),
    .library(name: "LinkPresentation", targets: ["LinkPresentation"]),
    .library(name: "EventKit", targets: ["EventKit"]),
    .library(name: "EventKitUI", targets: ["EventKitUI"]),
    .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
    .library(name: "Security", targets: ["Security"]),
    .library(name: "ImageIO", targets: ["ImageIO"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
    .library(name: "MessageUI", targets: ["MessageUI"]),
    .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
    .library(name: "Network", targets: ["Network"]),
    .library(name: "Photos", targets: ["Photos"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .library(name: "QuickLook", targets: ["QuickLook"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "Speech", targets: ["Speech"]),
    .library(name: "SpriteKit", targets: ["SpriteKit"]),
    .library(name: "StoreKit", targets: ["StoreKit"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "TipKit", targets: ["TipKit"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "Understudy", targets: ["Understudy"]),
    // For stand-ins of modules that are missing.
    .library(name: "UnderstudyStandins", targets: ["UnderstudyStandins"]),
    .plugin(name: "UnderstudyApp", targets: ["UnderstudyApp"]),
    .plugin(name: "UnderstudySubstitutes", targets: ["UnderstudySubstitutes"]),
    .plugin(name: "UnderstudyCommand", targets: ["UnderstudyCommand"]),
    // For tests.
    .library(name: "UnderstudyTesting", targets: ["UnderstudyTesting"]),
    .library(name: "Fakes", targets: ["Fakes"]),
    .library(name: "ViewInspector", targets: ["ViewInspector"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
  ],
  targets: library + namesakes + tests + harness,
  swiftLanguageModes: [.v6]
)
