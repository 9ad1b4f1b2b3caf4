import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("A manifest says what the project file says")
struct ManifestTests {
  private func plan(_ project: TemporaryProject, _ name: String = "Tea.xcodeproj") throws -> (ManifestPlan, FileLinks) {
    let read = try XcodeProject(reading: project.url(name))
    var planner = ManifestPlanner(read, root: read.folder, toolchainModules: ["Foundation"])
    return try planner.makePlan()
  }

  private func text(_ plan: ManifestPlan) -> String {
    ManifestText(
      plan: plan, understudy: "path: \"../Understudy\"", understudyName: "Understudy", project: "Tea.xcodeproj"
    ).text
  }

  private static let dependency = "TD = { isa = PBXTargetDependency; target = A; };\n"

  private func wholeProject() throws -> TemporaryProject {
    let project = try TemporaryProject([
      "Tea/TeaApp.swift": "import SwiftUI\nimport os\nimport HomeKit",
      "Tea/Preview Content/Preview Assets.xcassets/Contents.json": "",
      "Tea/Tea.entitlements": "", "Tea/menu.json": "{}", "TeaUITests/MenuUITests.swift": "import XCTest",
    ])
    try project.writeProject(
      targets: "A, T", children: "AF, TF",
      objects: TemporaryProject.target("A", "Tea", settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG MOCK\";")
        + TemporaryProject.target("T", "TeaUITests", type: "bundle.ui-testing", dependencies: "TD") + Self.dependency)
    return project
  }

  @Test("An app, its UI tests, what SwiftPM does not take, and a module that is not here")
  func wholeManifest() throws {
    let project = try wholeProject()
    let (plan, _) = try plan(project)
    #expect(
      text(plan) == """
        // swift-tools-version: 6.1
        // Written by `understudy adopt` from Tea.xcodeproj; a further run writes it again unless it was edited.
        import PackageDescription

        let package = Package(
          name: "Tea",
          defaultLocalization: "en",
          dependencies: [
            .package(path: "../Understudy"),
          ],
          targets: [
            .executableTarget(
              name: "Tea",
              dependencies: [
                "HomeKit",
                .product(name: "SwiftUI", package: "Understudy", condition: .when(platforms: [.linux])),
                .product(name: "os", package: "Understudy", condition: .when(platforms: [.linux])),
              ],
              path: "Tea",
              exclude: ["Tea.entitlements"],
              resources: [.copy("Preview Content/Preview Assets.xcassets"), .copy("menu.json")],
              swiftSettings: [
                .define("MOCK"),
                .enableUpcomingFeature("BareSlashRegexLiterals"),
                .unsafeFlags(["-disable-batch-mode"], .when(configuration: .debug)),
              ],
              plugins: [.plugin(name: "UnderstudyApp", package: "Understudy")]),
            .testTarget(
              name: "TeaUITests",
              dependencies: [
                "Tea",
                .product(name: "UnderstudyTesting", package: "Understudy", condition: .when(platforms: [.linux])),
              ],
              path: "TeaUITests",
              swiftSettings: [.enableUpcomingFeature("BareSlashRegexLiterals")]),
            .target(
              name: "HomeKit",
              dependencies: [
                .product(name: "SwiftUI", package: "Understudy", condition: .when(platforms: [.linux])),
                .product(name: "UnderstudyStandins", package: "Understudy", condition: .when(platforms: [.linux])),
              ],
              path: "Standins",
              sources: ["HomeKit.swift"]),
          ],
          swiftLanguageModes: [.v5]
        )

        """)
    #expect(plan.supportFiles.map { $0.url.path(from: project.folder) } == ["TeaUITests/Support.swift"])
  }

  @Test("Unit tests that name what Foundation has elsewhere here see it")
  func supportOfUnitTests() throws {
    let project = try TemporaryProject([
      "Tea/Tea.swift": "struct Tea {}", "TeaTests/A.swift": "import Foundation\nlet session = URLSession.shared\n",
      "PotTests/B.swift": "import Foundation\n",
    ])
    try project.writeProject(
      targets: "T, U, V", children: "TF, UF, VF",
      objects: TemporaryProject.target("T", "Tea")
        + TemporaryProject.target("U", "TeaTests", type: "bundle.unit-test", dependencies: "UD")
        + TemporaryProject.target("V", "PotTests", type: "bundle.unit-test", dependencies: "UD")
        + "UD = { isa = PBXTargetDependency; target = T; };")
    let files = try plan(project).0.supportFiles
    #expect(files.map { $0.url.path(from: project.folder) } == ["TeaTests/Support.swift"])
    #expect(files.map(\.text) == [SupportFile.textForUnitTests])
  }

  @Test("An app that uses the keychain by the import of Foundation alone sees it")
  func keychain() throws {
    let project = try TemporaryProject([
      "Tea/Tea.swift": "import Foundation\nlet status = SecItemDelete([kSecClass: kSecClassKey] as CFDictionary)\n",
      "Pot/Pot.swift": "import Security\nlet status = SecItemDelete([kSecClass: kSecClassKey] as CFDictionary)\n",
    ])
    try project.writeProject(
      targets: "T, U", children: "TF, UF",
      objects: TemporaryProject.target("T", "Tea") + TemporaryProject.target("U", "Pot"))
    let plan = try plan(project).0
    #expect(plan.supportFiles.map { $0.url.path(from: project.folder) } == ["Tea/UnderstudySupport.swift"])
    #expect(plan.supportFiles.map(\.text) == [SupportFile.textForKeychain])
    for target in plan.targets { #expect(target.dependencies.contains(.own("Security")), "\(target.name)") }
  }

  @Test("What is built with limits is built in batches, and then again without")
  func batches() throws {
    let project = try TemporaryProject(["Tea/Tea.swift": "struct Tea {}"])
    try project.writeProject(targets: "T", children: "TF", objects: TemporaryProject.target("T", "Tea"))
    let plan = try plan(project).0
    func text(_ options: [String]) -> String {
      ManifestText(
        plan: plan, understudy: "path: \"../Understudy\"", understudyName: "Understudy", project: "Tea.xcodeproj",
        options: options
      ).text
    }
    #expect(text([]).contains(#".unsafeFlags(["-disable-batch-mode"]"#))
    let limited = text(ModuleCheck.Limit.early.options)
    #expect(limited.contains("-solver-expression-time-threshold=1") && !limited.contains("-disable-batch-mode"))
  }

  @Test("F-155: unit tests with a host run inside the app")
  func hostedTests() throws {
    let project = try TemporaryProject([
      "Tea/Tea.swift": "struct Tea {}", "TeaTests/A.swift": "import XCTest\n", "PotTests/B.swift": "import XCTest\n",
    ])
    try project.writeProject(
      targets: "T, U, V", children: "TF, UF, VF",
      objects: TemporaryProject.target("T", "Tea")
        + TemporaryProject.target(
          "U", "TeaTests", type: "bundle.unit-test", dependencies: "X",
          settings: #"TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Tea.app/Tea";"#)
        + TemporaryProject.target("V", "PotTests", type: "bundle.unit-test", dependencies: "X")
        + "X = { isa = PBXTargetDependency; target = T; };")
    let files = try plan(project).0.supportFiles
    #expect(files.map { $0.url.path(from: project.folder) } == ["TeaTests/Support.swift"])
    #expect(files.map(\.text) == [SupportFile.textForHostedTests(in: "Tea")])
    #expect(files.first?.text.contains(#"@_silgen_name("Tea_main")"#) == true)
  }

  @Test("Files of tests that do not compile are excluded, and a target that has no other goes")
  func leftOutTests() throws {
    let project = try TemporaryProject([
      "Tea/Tea.swift": "struct Tea {}", "TeaTests/A.swift": "", "TeaTests/Old/B.swift": "", "PotTests/C.swift": "",
    ])
    let tests = [("U", "TeaTests"), ("V", "PotTests")].map {
      TemporaryProject.target($0, $1, type: "bundle.unit-test", dependencies: "X")
    }
    try project.writeProject(
      targets: "T, U, V", children: "TF, UF, VF",
      objects: TemporaryProject.target("T", "Tea") + tests.joined()
        + "X = { isa = PBXTargetDependency; target = T; };")
    var made = try plan(project).0
    let paths = ["TeaTests/Old/B.swift", "PotTests/C.swift", "Tea/Tea.swift"].map {
      project.folder.appendingPathComponent($0).path
    }
    let isFound = made.leaveOutTests(in: Set(paths), root: project.folder)
    #expect(isFound)
    #expect(made.tests.map(\.name) == ["TeaTests"])
    #expect(made.tests.map(\.layout.excluded) == [["Old/B.swift"]])
    #expect(made.apps.map(\.sources.count) == [1])
    let isFoundAgain = made.leaveOutTests(in: Set(paths), root: project.folder)
    #expect(!isFoundAgain)
  }

  @Test("Names with quotes, line breaks and spaces stay one text, and the module has a name that Swift accepts")
  func names() throws {
    let project = try TemporaryProject(["My \"Tea\"/A b.swift": ""])
    try project.writeProject(
      "My \"Tea\"", targets: "A", children: "AF", objects: TemporaryProject.target("A", "My \\\"Tea\\\""))
    let text = try text(plan(project, "My \"Tea\".xcodeproj").0)
    #expect(text.contains("name: \"My__Tea_\""))
    #expect(text.contains("path: \"My \\\"Tea\\\"\""))
    #expect(text.contains("name: \"My \\\"Tea\\\"\""))
  }

  @Test("A file outside of the folder, and one that two targets have, is linked")
  func links() throws {
    let project = try TemporaryProject(["Shared/Cup.swift": "", "App/Tea/TeaApp.swift": "", "App/TeaTests/A.swift": ""])
    try project.writeProject(
      "App/Tea", targets: "A, T", children: "AF, TF, F",
      objects: TemporaryProject.target("A", "Tea").replacingOccurrences(
        of: "buildPhases = ()", with: "buildPhases = (B)"
      )
      .replacingOccurrences(of: "path = \"Tea\";", with: "path = Tea; exceptions = (E);")
        + TemporaryProject.target("T", "TeaTests", type: "bundle.unit-test", dependencies: "TD") + Self.dependency + """
          B = { isa = PBXSourcesBuildPhase; files = (B1); }; B1 = { isa = PBXBuildFile; fileRef = F; };
          F = { isa = PBXFileReference; path = ../Shared/Cup.swift; sourceTree = "<group>"; };
          E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (TeaApp.swift); };
          """)
    let (plan, links) = try plan(project, "App/Tea.xcodeproj")
    try links.write()
    try links.write()
    #expect(try project.text("App/Understudy/Links/Tea/Shared/Cup.swift") == "")
    #expect(FileManager.default.fileExists(atPath: project.url("App/Understudy/Links/TeaTests/Tea/TeaApp.swift").path))
    #expect(plan.targets.map(\.layout.path) == [".", "."])
    #expect(
      plan.targets[0].layout.excluded == [
        "Tea.xcodeproj", "TeaTests", "Understudy/Links/TeaTests", "Understudy/Screens",
      ])
  }

  @Test(
    "A second run writes the same, also for a target in the manifest's own folder, which has nothing of what adopt writes"
  )
  func secondRun() throws {
    let project = try TemporaryProject([
      "TeaApp.swift": "import Lottie", "Model/Cup.swift": "", "TeaUITests/A.swift": "", "notes.txt": "",
    ])
    try project.writeProject(
      targets: "A, T", children: "F1, F2, TF",
      objects: TemporaryProject.target("A", "Tea").replacingOccurrences(
        of: "buildPhases = ()", with: "buildPhases = (B)"
      )
      .replacingOccurrences(of: "(AF)", with: "()")
        + TemporaryProject.target("T", "TeaUITests", type: "bundle.ui-testing", dependencies: "TD") + Self.dependency
          + """
          B = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
          B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
          F1 = { isa = PBXFileReference; path = TeaApp.swift; sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; path = Model/Cup.swift; sourceTree = "<group>"; };
          """)
    let write = {
      let (plan, links) = try plan(project)
      let manifest = ManifestFile(url: project.url("Package.swift"))
      try WrittenPackage(plan: plan, links: links, root: project.folder).write(
        manifest, understudy: ("path: \"../Understudy\"", "Understudy"), overwrites: false)
      return plan
    }
    let first = try write()
    #expect(first.targets[0].layout.path == ".")
    #expect(
      first.targets[0].layout.excluded == ["Standins", "Tea.xcodeproj", "TeaUITests", "Understudy", "notes.txt"])
    let text = try project.text("Package.swift")
    try project.write("// Filled.", to: "Standins/Lottie.swift")
    try project.write("", to: "Understudy/Screens/Tea.png")
    try project.write("", to: "Package.resolved")
    _ = try write()
    #expect(try project.text("Package.swift") == text)
  }

  @Test("Of apps with the same files the first one is built; what is not an app, a library or tests is named")
  func leftOut() throws {
    let project = try TemporaryProject(["Tea/TeaApp.swift": "", "Widget/W.swift": "", "Mac/M.swift": ""])
    try project.writeProject(
      targets: "A, B, W, M", children: "AF, WF, MF",
      objects: TemporaryProject.target("A", "Tea")
        + TemporaryProject.target("B", "Tea Dev").replacingOccurrences(of: "(BF)", with: "(AF)")
        + TemporaryProject.target("W", "Widget", type: "app-extension")
        + TemporaryProject.target("M", "Mac", settings: "SDKROOT = macosx;"))
    let (plan, _) = try plan(project)
    #expect(plan.targets.map(\.name) == ["Tea"])
    #expect(
      plan.leftOut.map { "\($0.name): \($0.reason)" } == [
        "Tea Dev: it has files in common with Tea", "Mac: it is not for iOS",
        "Widget: it is not an app, a library or tests, but app-extension",
      ])
  }

  @Test(
    "F-154: the targets of a local package that the app imports become targets, as the package cannot name this one")
  func localPackages() throws {
    let project = try TemporaryProject([
      "Tea/TeaApp.swift": "import SwiftUI\nimport TeaUI",
      "Kit/Sources/TeaUI/Cup.swift": "import SwiftUI\nimport TeaModel",
      "Kit/Sources/TeaModel/Leaf.swift": "", "Kit/Sources/Server/Server.swift": "",
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Kit",
        products: [.library(name: "TeaUI", targets: ["TeaUI"])],
        targets: [.target(name: "TeaUI", dependencies: ["TeaModel"]), .target(name: "TeaModel"), .target(name: "Server")])

      """,
    ])
    try project.writeProject(targets: "A", children: "AF", objects: TemporaryProject.target("A", "Tea"))
    let read = try XcodeProject(reading: project.url("Tea.xcodeproj"))
    let packages = try PackageTarget.read(PackageSearch.packages(around: project.folder))
    var planner = ManifestPlanner(
      read, root: read.folder, toolchainModules: ["Foundation"], packageTargets: packages.targets)
    let (plan, _) = try planner.makePlan()
    #expect(plan.namesInOrder == ["TeaModel", "TeaUI", "Tea"])
    #expect(plan.standIns.isEmpty)
    #expect(plan.targets.filter(\.isInMode6).map(\.name) == ["TeaUI", "TeaModel"])
    #expect(text(plan).contains("path: \"Kit/Sources/TeaUI\""))
  }

  @Test("Beside the manifest of another package the project gets a folder with links")
  func besideAnother() throws {
    let files = try TemporaryProject([
      "Package.swift": "// swift-tools-version: 6.0\n", "Tea/Tea.swift": "struct Tea {}", "Old/Old.swift": "",
    ])
    try files.writeProject(targets: "T", objects: TemporaryProject.target("T", "Tea"))
    let original = try XcodeProject(reading: files.url("Tea.xcodeproj"))
    #expect(PackageBeside.isNeeded(for: ManifestFile(url: files.url("Package.swift"))))

    let project = try PackageBeside.make(for: original)
    #expect(project.folder.path == files.url("UnderstudyPackage").path)
    #expect(try files.text("UnderstudyPackage/Tea/Tea.swift") == "struct Tea {}")
    #expect(project.folder.contents.map(\.lastPathComponent).sorted() == ["Old", "Tea", "Tea.xcodeproj"])
    #expect(!PackageBeside.isNeeded(for: ManifestFile(url: project.folder.appendingPathComponent("Package.swift"))))

    // The package that was there is one of the project's; the project's own is not.
    try files.write("// swift-tools-version: 6.1\n\(ManifestText.mark)", to: "UnderstudyPackage/Package.swift")
    let packages = Adoption.packages(of: project, besides: files.url("Elsewhere"))
    #expect(packages.map(\.standardizedFileURL.path) == [files.url("Package.swift").deletingLastPathComponent().path])
    try FileManager.default.removeItem(at: files.url("UnderstudyPackage/Package.swift"))

    // A further run follows what is there.
    try FileManager.default.removeItem(at: files.url("Old"))
    try files.write("", to: "New/New.swift")
    _ = try PackageBeside.make(for: original)
    #expect(project.folder.contents.map(\.lastPathComponent).sorted() == ["New", "Tea", "Tea.xcodeproj"])
    #expect(try files.text("Package.swift") == "// swift-tools-version: 6.0\n")
  }

  @Test("A manifest of adopt that was edited is not another's")
  func editedManifest() throws {
    let project = try TemporaryProject([
      "Package.swift": "// swift-tools-version: 6.1\n\(ManifestText.mark)Tea\n// mine\n"
    ])
    let manifest = ManifestFile(url: project.url("Package.swift"))
    #expect(!PackageBeside.isNeeded(for: manifest))
    #expect(!manifest.mayBeReplaced)
  }

  @Test("A manifest that a user has written or edited stays")
  func foreignManifests() throws {
    let project = try TemporaryProject()
    let manifest = ManifestFile(url: project.url("Package.swift"))
    try manifest.write("// One\n", overwrites: false)
    try manifest.write("// Two\n", overwrites: false)
    #expect(try project.text("Package.swift").hasPrefix("// Two\n// Checksum: "))
    try project.write(project.text("Package.swift").replacingOccurrences(of: "Two", with: "Mine"), to: "Package.swift")
    #expect(throws: AdoptError.foreignManifest(manifest.url)) { try manifest.write("// Three\n", overwrites: false) }
    #expect(try project.text("Package.swift").hasPrefix("// Mine"))
    try manifest.write("// Three\n", overwrites: true)
    #expect(try project.text("Package.swift").hasPrefix("// Three"))
  }

  @Test("Own modules are the products of this package")
  func ownModules() throws {
    let manifest = try String(contentsOf: Adoption.ownFolder.appendingPathComponent("Package.swift"), encoding: .utf8)
    for module in OwnModules.forApps.union(OwnModules.forTests) {
      #expect(manifest.contains(".library(name: \"\(module)\""), "\(module)")
    }
  }
}
