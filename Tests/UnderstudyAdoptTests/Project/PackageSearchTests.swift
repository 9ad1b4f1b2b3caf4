import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("Packages of a repository are found as by a workspace")
struct PackageSearchTests {
  @Test("Below the workspace around the project, without copies of packages and without what adopt has written")
  func search() throws {
    let project = try TemporaryProject([
      "All.xcworkspace/contents.xcworkspacedata": "", "App/Tea.xcodeproj/project.pbxproj": "",
      "Modules/Core/Package.swift": "",
      "App/Package.swift": ManifestText.mark, "App/Pods/X/Package.swift": "",
      "Modules/.build/checkouts/Y/Package.swift": "",
    ])
    let found = PackageSearch.packages(around: project.url("App"))
    #expect(found.map { $0.path(from: project.folder) } == ["Modules/Core"])
  }

  @Test("A checkout of Understudy around the project, or beside it, is no package of the project's")
  func understudy() throws {
    let project = try TemporaryProject([
      ".git": "gitdir: x", "Understudy/Package.swift": "", "Understudy/Harness/Example/Package.swift": "",
      "Understudy/App/Core/Package.swift": "",
    ])
    try project.writeProject(
      "Understudy/App/Tea", targets: "T",
      objects: """
        T = { isa = PBXNativeTarget; name = Tea; productType = "com.apple.product-type.application"; buildPhases = (); };
        """)
    let tea = try XcodeProject(reading: project.url("Understudy/App/Tea.xcodeproj"))
    let found = Adoption.packages(of: tea, besides: project.url("Understudy"))
    #expect(found.map { $0.path(from: project.folder) } == ["Understudy/App/Core"])
  }

  @Test("A submodule that was not fetched is named")
  func submodules() throws {
    let project = try TemporaryProject([
      ".git": "gitdir: x",
      ".gitmodules": "[submodule \"Core\"]\n  path = Modules/Core\n[submodule \"UI\"]\n\tpath = UI\n",
      "UI/A.swift": "",
    ])
    #expect(PackageSearch.emptySubmodules(around: project.folder).map(\.name) == ["Modules/Core"])
  }
}
