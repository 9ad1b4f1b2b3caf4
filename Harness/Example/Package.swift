// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Tea",
  dependencies: [.package(name: "Understudy", path: "../..")],
  targets: [
    .executableTarget(
      name: "Tea",
      dependencies: [.product(name: "SwiftUI", package: "Understudy")],
      resources: [.copy("Assets.xcassets")],
      swiftSettings: [.unsafeFlags(["-disable-batch-mode"], .when(configuration: .debug))],
      plugins: [.plugin(name: "UnderstudyApp", package: "Understudy")]),
    .testTarget(
      name: "TeaTests",
      dependencies: [
        "Tea",
        .product(name: "UnderstudyTesting", package: "Understudy"),
        .product(name: "InlineSnapshotTesting", package: "Understudy"),
      ]),
    .testTarget(
      name: "TeaUITests",
      dependencies: ["Tea", .product(name: "UnderstudyTesting", package: "Understudy")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
