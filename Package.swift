// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// On Linux the package also provides modules under the names by which apps and tests import them elsewhere.
#if os(Linux)
  let combine: [Target.Dependency] = ["Combine"]
  let shims: [Target] = [
    .target(name: "Combine", dependencies: ["UnderstudyTime"]),
    .target(name: "SwiftUI", dependencies: ["Understudy"]),
    .target(name: "UIKit", dependencies: ["Understudy"]),
    .target(name: "Fakes", dependencies: ["UnderstudyTesting"]),
    .target(name: "ViewInspector", dependencies: ["UnderstudyTesting"]),
  ]
  let shimTests: [Target] = [
    .testTarget(name: "CombineTests", dependencies: ["Combine", "UnderstudyTime"]),
    .testTarget(name: "FakesTests", dependencies: ["Fakes"]),
  ]
#else
  let combine: [Target.Dependency] = []
  let shims: [Target] = []
  let shimTests: [Target] = []
#endif

/// Lets a target declare the C functions that it calls: none imports a C module, as whoever asks `canImport(SwiftUI)`
/// would need it too.
let callingC: [SwiftSetting] = [.enableExperimentalFeature("Extern")]

/// The sample applications of `Harness/Apps`: plain SwiftUI source with `@main`, in language mode 5.
///
/// They are libraries, so that both the tests and the `harness` command link them; each needs an entry point of its own
/// name, as SwiftPM gives it to executables that a test links. No product that other packages use contains them.
let sampleApps = ["ItemApp", "CoordinatorApp", "LifecycleApp", "GraphApp", "StoreApp", "RefresherApp"]

/// Apps for test code that is taken from elsewhere as it is, with its warnings; the command does not know them.
let articleApps = ["LensApp"]

func sampleApp(_ name: String) -> Target { sampleApp(name, path: "Harness/Apps/\(name)") }

func sampleApp(_ name: String, path: String) -> Target {
  .target(
    name: name,
    dependencies: ["SwiftUI"] + combine + (name == "DelegateApp" ? ["UIKit"] : []),
    path: path,
    swiftSettings: [
      .swiftLanguageMode(.v5),
      .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main"]),
    ]
  )
}

/// The UI tests of a sample application, as Xcode lays them out: language mode 5 and a support file of two lines.
func uiTests(_ app: String) -> Target { uiTests(app, path: "Harness/Flows/\(app)UITests") }

func uiTests(_ app: String, path: String) -> Target {
  .testTarget(
    name: "\(app)UITests",
    dependencies: [.init(stringLiteral: app), "UnderstudyTesting"],
    path: path,
    swiftSettings: [.swiftLanguageMode(.v5)]
      + (articleApps.contains(app) ? [.unsafeFlags(["-suppress-warnings"])] : [])
  )
}

let harness: [Target] =
  (sampleApps + articleApps).map(sampleApp) + (sampleApps + articleApps).map(uiTests) + [
    sampleApp("ProbeApp", path: "Harness/Probe/App"),
    uiTests("ProbeApp", path: "Harness/Probe/UITests"),
    .target(
      name: "HarnessBenchmarks",
      dependencies: ["SwiftUI", "XCUIAutomation", "UnderstudyCore", "UnderstudyTesting", "ItemApp"],
      path: "Harness/Benchmarks"
    ),
    .target(
      name: "HarnessOracle",
      dependencies: ["SwiftUI", "XCUIAutomation", "UnderstudyElements", "UnderstudyTime"],
      path: "Harness/Oracle"
    ),
    .executableTarget(
      name: "harness",
      dependencies: ["HarnessBenchmarks", "HarnessOracle", "UnderstudyElements", "UnderstudyTesting"]
        + sampleApps.map { .init(stringLiteral: $0) },
      path: "Harness/CommandLine"
    ),
    sampleApp("CounterApp"),
    sampleApp("DelegateApp"),
    uiTests("DelegateApp"),
    .testTarget(
      name: "CounterAppUITests",
      dependencies: ["CounterApp", "UnderstudyTesting", "ViewInspector"],
      path: "Harness/Flows/CounterAppUITests",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "Conformance",
      dependencies: ["SwiftUI", "UnderstudyTesting"] + combine,
      path: "Harness/Conformance"
    ),
    .testTarget(
      name: "HarnessTests",
      dependencies: ["harness", "HarnessBenchmarks", "UnderstudyTesting"],
      path: "Harness/CommandLineTests"
    ),
    .testTarget(name: "OracleTests", dependencies: ["HarnessOracle"], path: "Harness/OracleTests"),
  ]

let package = Package(
  name: "Understudy",
  products: [
    .library(name: "UnderstudyTesting", targets: ["UnderstudyTesting"]),
    .library(name: "Understudy", targets: ["Understudy"]),
    .plugin(name: "UnderstudyApp", targets: ["UnderstudyApp"]),
  ],
  targets: [
    .target(name: "UnderstudyElements"),
    .target(name: "UnderstudyThreads"),
    .target(name: "UnderstudyInterposition"),
    .target(name: "UnderstudyHooks"),
    .target(
      name: "UnderstudyTime", dependencies: ["UnderstudyThreads", "UnderstudyHooks", "UnderstudyInterposition"],
      swiftSettings: callingC),
    .target(
      name: "UnderstudyCore",
      dependencies: ["UnderstudyElements", "UnderstudyTime", "UnderstudyThreads", "UnderstudyDiscovery"] + combine,
      swiftSettings: callingC
    ),
    // Apart from the macro, as a test that depends on a macro makes the build of the other tests go wrong.
    .target(name: "UnderstudyExpansion"),
    .macro(name: "UnderstudyMacros", dependencies: ["UnderstudyExpansion"]),
    .target(name: "Understudy", dependencies: ["UnderstudyCore", "UnderstudyMacros"]),
    .target(name: "UnderstudyDiscovery"),
    .plugin(name: "UnderstudyApp", capability: .buildTool(), path: "Sources/UnderstudyApp"),
    .target(
      name: "XCUIAutomation",
      dependencies: ["UnderstudyCore", "UnderstudyElements", "UnderstudyTime"]
    ),
    .target(name: "UnderstudyTesting", dependencies: ["XCUIAutomation"] + combine),
    .testTarget(name: "UnderstudyElementsTests", dependencies: ["UnderstudyElements"]),
    .testTarget(name: "UnderstudyTimeTests", dependencies: ["UnderstudyTime"]),
    .testTarget(name: "UnderstudyCoreTests", dependencies: ["UnderstudyTesting", "SwiftUI"] + combine),
    .testTarget(name: "UnderstudyExpansionTests", dependencies: ["UnderstudyExpansion"]),
    // Tests the plugin's files, to which it has links: no target can depend on a plugin's code.
    .testTarget(name: "UnderstudyAppTests"),
    .testTarget(
      name: "UnderstudyTests",
      dependencies: ["UnderstudyTesting", "SwiftUI"],
      resources: ["Localizable.xcstrings", "de.lproj", "person.json"].map { .copy("Text/Resources/\($0)") }
    ),
    .testTarget(name: "XCUIAutomationTests", dependencies: ["UnderstudyTesting", "SwiftUI"]),
    .testTarget(
      name: "UnderstudyTestingTests",
      dependencies: ["UnderstudyTesting", "SwiftUI"],
      exclude: ["Doubles/Fixtures"]
    ),
  ] + shims + shimTests + harness,
  swiftLanguageModes: [.v6]
)
#if os(Linux)
  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "Fakes", targets: ["Fakes"]),
    .library(name: "ViewInspector", targets: ["ViewInspector"]),
  ]
#endif
