import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("Projects are read as Xcode reads them")
struct XcodeProjectTests {
  private func paths(_ urls: [URL], _ project: TemporaryProject) -> [String] {
    urls.map { $0.path(from: project.folder) }
  }

  @Test(
    "A synchronized folder gives a target all its files but the exceptions, and another target the files that it names")
  func synchronizedFolders() throws {
    let project = try TemporaryProject([
      "Tea/TeaApp.swift": "", "Tea/Model/Cup.swift": "", "Tea/Old.swift": "", "Tea/Assets.xcassets/Contents.json": "{}",
      "Tea/Info.plist": "", "TeaTests/CupTests.swift": "", "Tea/de.lproj/Localizable.strings": "",
    ])
    try project.writeProject(
      targets: "A, T", children: "AF, TF",
      objects: TemporaryProject.target("A", "Tea").replacingOccurrences(
        of: "path = \"Tea\";", with: "path = Tea; exceptions = (E1, E2);")
        + TemporaryProject.target("T", "TeaTests", type: "bundle.unit-test")
          + """
          E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Info.plist, Old.swift); };
          E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ("Model/Cup.swift"); };
          """)
    let read = try XcodeProject(reading: project.url("Tea.xcodeproj"))
    #expect(paths(read.targets[0].files.swift, project) == ["Tea/Model/Cup.swift", "Tea/TeaApp.swift"])
    #expect(
      paths(read.targets[0].files.resources, project) == ["Tea/Assets.xcassets", "Tea/de.lproj/Localizable.strings"])
    #expect(paths(read.targets[1].files.swift, project) == ["Tea/Model/Cup.swift", "TeaTests/CupTests.swift"])
    #expect(read.targets.map(\.kind) == [.app, .unitTests])
  }

  @Test("Groups have paths of their own, from the project or from the group around them, and may contain themselves")
  func groups() throws {
    let project = try TemporaryProject(["Code/Views/One.swift": "", "Two.swift": "", "Code/en.lproj/A.strings": ""])
    try project.writeProject(
      targets: "A", children: "S",
      objects: """
        S = { isa = PBXGroup; path = Code; sourceTree = "<group>"; children = (V, L, S); };
        V = { isa = PBXGroup; name = Screens; path = Views; sourceTree = "<group>"; children = (F1, F2); };
        F1 = { isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Two.swift; sourceTree = SOURCE_ROOT; };
        F3 = { isa = PBXFileReference; path = Gone.swift; sourceTree = SOURCE_ROOT; };
        L = { isa = PBXVariantGroup; name = A.strings; sourceTree = "<group>"; children = (L1); };
        L1 = { isa = PBXFileReference; name = en; path = en.lproj/A.strings; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = Tea; productType = "com.apple.product-type.application"; buildPhases = (B, R); };
        B = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4); };
        R = { isa = PBXResourcesBuildPhase; files = (R1); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F1; platformFilters = (macos); }; B4 = { isa = PBXBuildFile; fileRef = NONE; };
        R1 = { isa = PBXBuildFile; fileRef = L; };
        """)
    let read = try XcodeProject(reading: project.url("Tea.xcodeproj"))
    #expect(paths(read.targets[0].files.swift, project) == ["Code/Views/One.swift", "Two.swift"])
    #expect(paths(read.targets[0].files.resources, project) == ["Code/en.lproj/A.strings"])
  }

  @Test("A file is found whatever the case of its letters, as on a Mac")
  func caseOfLetters() throws {
    let project = try TemporaryProject(["tea/teaApp.swift": ""])
    try project.writeProject(
      targets: "A", children: "S",
      objects: """
        S = { isa = PBXGroup; path = Tea; sourceTree = "<group>"; children = (F); };
        F = { isa = PBXFileReference; path = TeaApp.swift; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = Tea; productType = "com.apple.product-type.application"; buildPhases = (B); };
        B = { isa = PBXSourcesBuildPhase; files = (B1); }; B1 = { isa = PBXBuildFile; fileRef = F; };
        """)
    let read = try XcodeProject(reading: project.url("Tea.xcodeproj"))
    #expect(paths(read.targets[0].files.swift, project) == ["tea/teaApp.swift"])
  }

  @Test("Settings name each other, inherit, and hold for a phone if they have a condition")
  func settings() {
    let settings = BuildSettings(levels: [
      [
        "PRODUCT_NAME": "$(TARGET_NAME) Beta", "FLAGS": "$(inherited) B", "SDKROOT[sdk=iphoneos*]": "iphoneos",
        "A": "$(B)", "B": "${A}",
      ],
      ["FLAGS": "A", "SDKROOT": "macosx", "ID": "com.$(PRODUCT_NAME:rfc1034identifier).$(NONE:default=x)"],
      ["TARGET_NAME": "100 Teas"],
    ])
    #expect(settings["PRODUCT_NAME"] == "100 Teas Beta")
    #expect(settings["FLAGS"] == "A B")
    #expect(settings["SDKROOT"] == "iphoneos")
    #expect(settings["ID"] == "com.100-Teas-Beta.x")
    #expect(settings["A"] == "")
    #expect(settings.moduleName(ofTarget: "x") == "_00_Teas_Beta")
  }

  @Test("A configuration file has settings, comments and files that it includes, itself among them")
  func configurationFiles() throws {
    let project = try TemporaryProject([
      "A.xcconfig": "#include \"B.xcconfig\"\nNAME = Tea // the app\nFLAGS = $(inherited) X\n",
      "B.xcconfig": "#include \"A.xcconfig\"\nFLAGS = Y\nKEY[sdk=iphoneos*] = 1",
    ])
    let settings = ConfigurationFile.settings(in: project.url("A.xcconfig"))
    #expect(settings == ["NAME": "Tea", "FLAGS": "Y X", "KEY[sdk=iphoneos*]": "1"])
  }

  @Test(
    "A file that is no project is refused with the reason",
    arguments: [
      ("", "it is empty"), ("{ a = { b = \"}\"; ", "it ends too early: 2 of its braces are not closed"),
      ("{ a = ( b; ", "project.pbxproj is not a project file"),
      ("{\n<<<<<<< HEAD\na = b;\n=======\n>>>>>>> other\n}", "line 2 begins with the mark of a merge"),
      ("{ objects = {}; rootObject = P; }", "no project object"),
    ])
  func malformed(text: String, reason: String) throws {
    let project = try TemporaryProject(["Tea.xcodeproj/project.pbxproj": text])
    let error = #expect(throws: AdoptError.self) { try XcodeProject(reading: project.url("Tea.xcodeproj")) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test("A project without targets is refused, and so are a workspace and descriptions for other tools")
  func notProjects() throws {
    let project = try TemporaryProject([
      "Tea.xcworkspace/contents.xcworkspacedata": "", "Tuist/Project.swift": "", "Gen/project.yml": "",
    ])
    try project.writeProject("Empty", targets: "", objects: "")
    #expect(throws: AdoptError.noTargets(project.url("Empty.xcodeproj"))) {
      try XcodeProject(reading: project.url("Empty.xcodeproj"))
    }
    let search = { (name: String) in try ProjectSearch.project(name, in: project.folder) }
    #expect(throws: AdoptError.workspace(project.url("Tea.xcworkspace"))) { try search("Tea.xcworkspace") }
    #expect(throws: AdoptError.description(project.url("Tuist/Project.swift"), of: "Tuist")) { try search("Tuist") }
    #expect(throws: AdoptError.description(project.url("Gen/project.yml"), of: "XcodeGen")) { try search("Gen") }
    #expect(throws: AdoptError.missing(project.url("None.xcodeproj"))) { try search("None.xcodeproj") }
    #expect(try search(".").lastPathComponent == "Empty.xcodeproj")
    try project.writeProject("Other", targets: "", objects: "")
    #expect(throws: AdoptError.severalProjects(["Empty.xcodeproj", "Other.xcodeproj"])) { try search(".") }
  }
}
