import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("The first run knows what a further one does")
struct PackageRoundsTests {
  @Test("A source outside of the folder with conditions for iOS is a copy from the first run on")
  func outside() throws {
    let files = try TemporaryProject([
      "App/Tea/TeaApp.swift": "import Foundation\n",
      "Shared/Pot.swift": "import Foundation\n#if os(iOS)\nlet pot = 1\n#else\nlet pot = 2\n#endif\n",
    ])
    try files.writeProject(
      "App/Tea", targets: "A", children: "AF, S",
      objects: TemporaryProject.target("A", "Tea").replacingOccurrences(
        of: "buildPhases = ();", with: "buildPhases = (AS);")
          + """
          AS = { isa = PBXSourcesBuildPhase; files = (SB); };
          SB = { isa = PBXBuildFile; fileRef = S; };
          S = { isa = PBXFileReference; path = "../Shared/Pot.swift"; sourceTree = "<group>"; };
          """)
    let project = try XcodeProject(reading: files.url("App/Tea.xcodeproj"))
    func makeRounds() throws -> PackageRounds {
      try PackageRounds(
        SwiftPackage(folder: project.folder), understudy: ("path: \"..\"", "Understudy"), overwrites: false,
        library: "1", note: { _ in },
        makePlan: { isMissing in
          var planner = ManifestPlanner(project, root: project.folder, toolchainModules: ["Foundation"])
          return try planner.makePlan(withMissing: isMissing)
        })
    }
    let first = try makeRounds().substitutes
    #expect(first.files.map(\.path) == ["Understudy/Links/Tea/Shared/Pot.swift"])
    #expect(try makeRounds().substitutes == first)
  }
}
