import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("Types of other modules with the names of SwiftUI's")
struct QualifiedTypesTests {
  private static let source = """
    import Foundation
    import Database

    final class Store {
      let cups: Table? = Table("cups")
      let all: [List<Text>] = [], kind: Kind.List
      func find(Table: Int, is: Bool) -> Table { is ? Table: other.Table }
    }
    """

  private static func names(
    _ imports: Set<String>, standIns: Set<String> = ["Database", "Other"], own: String = "Text"
  ) -> [String: String] {
    QualifiedTypes.names(in: SourceTokens(source), imports: imports, standIns: standIns) { $0 == own }
  }

  @Test(
    "A file that does not import SwiftUI means those of the module that nothing here has, unless the project declares them"
  )
  func found() {
    #expect(Self.names(["Foundation", "Database"]) == ["Table": "Database", "List": "Database"])
    #expect(Self.names(["Foundation", "Database", "SwiftUI"]) == [:])
    #expect(Self.names(["Foundation", "Database", "Other"]) == [:])
    #expect(Self.names(["Foundation", "Database"], standIns: ["Other"]) == [:])
  }

  @Test("The copy names the module where a type stands, and nowhere else")
  func copy() {
    let file = SubstituteList.File(
      path: "Store.swift", target: "Tea", qualified: ["Table": "Database", "List": "Database"])
    #expect(file.isNeeded)
    let copy = SubstitutedSource(Self.source, file, at: "/Store.swift").text
    #expect(
      copy.hasSuffix(
        """
          let cups: Database.Table? = Database.Table("cups")
          let all: [Database.List<Text>] = [], kind: Kind.List
          func find(Table: Int, is: Bool) -> Database.Table { is ? Database.Table: other.Table }
        }
        """))
  }

  @Test("The plan finds them, and the stand-in declares them")
  func list() throws {
    let project = try TemporaryProject(["Store.swift": Self.source, "Text.swift": "struct Text {}"])
    let files = ["Store.swift", "Text.swift"].map(project.url)
    var target = ManifestPlan.Target(name: "Tea", title: "Tea", kind: .app, fileCount: 2)
    target.sources = files
    target.imports = [files[0]: ["Foundation", "Database"], files[1]: []]
    var plan = ManifestPlan(name: "Tea", developmentRegion: "en")
    (plan.targets, plan.standIns) = ([target], ["Database"])
    var list = SubstituteList()
    list.addFilesThatNeedCopies(plan, root: project.folder)
    #expect(list.qualifiedTypes == ["Database": ["Table", "List"]])
    #expect(list.files.map(\.path) == ["Store.swift"])
  }
}
