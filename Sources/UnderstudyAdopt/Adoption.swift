import Foundation

/// Takes an Xcode project along: writes a package beside it, builds that, runs its tests and reports.
struct Adoption {
  private let options: AdoptOptions
  private let folder: URL
  private let output: (String) -> Void

  /// - Parameters:
  ///   - options: What was typed.
  ///   - folder: The current folder.
  ///   - output: Takes each line as it is known.
  init(_ options: AdoptOptions, in folder: URL, output: @escaping (String) -> Void) {
    (self.options, self.folder, self.output) = (options, folder, output)
  }

  /// Does what was asked for.
  ///
  /// - Returns: Whether an app is built.
  /// - Throws: ``AdoptError`` if there is nothing that can be built.
  func run() throws -> Bool {
    let start = Date()
    let note = { (text: String) in output("[\(Int(Date().timeIntervalSince(start))) s] \(text)") }
    var project = try XcodeProject(reading: ProjectSearch.project(options.project, in: folder))
    note("reading \(project.file.lastPathComponent)")
    if !options.onlyChecks, !options.overwrites { project = try findPlace(for: project, note) }
    let root = project.folder

    let understudy = options.understudy.map(folder.descendant) ?? Self.ownFolder
    let local = try PackageTarget.read(Self.packages(of: project, besides: understudy))
    let remote = try options.usesPackages ? remotePackages(of: project, note) : RemotePackages()
    let toolchainModules = try ToolchainModules.find()
    func makePlan(withMissing: Bool) throws -> (ManifestPlan, FileLinks) {
      var planner = ManifestPlanner(
        project, root: root, toolchainModules: toolchainModules, packageTargets: local.targets, remote: remote)
      var (plan, links) = try planner.makePlan(withMissing: withMissing)
      plan.leftOut += local.leftOut + PackageSearch.emptySubmodules(around: root)
      return (plan, links)
    }
    if options.onlyChecks {
      for line in PlanSummary(plan: try makePlan(withMissing: false).0).lines { output(line) }
      return true
    }

    let package = SwiftPackage(folder: root, isInCommand: options.isInCommand)
    var rounds = try PackageRounds(
      package, understudy: understudyReference(from: root), overwrites: options.overwrites,
      library: LibraryVersion.text(of: understudy), note: note, makePlan: makePlan)
    let build = try rounds.run()
    var report = AdoptReport(plan: rounds.plan, root: root, build: build, substitutes: rounds.substitutes)
    for app in report.plan.apps where options.launches && report.isFree(ofErrors: app) {
      note("launching \(app.name)")
      report.screens.append(try FirstScreen(of: app.name, in: package))
    }
    try rounds.finish()
    let tests = report.plan.tests
    if report.plan.apps.allSatisfy(report.isFree), !tests.allSatisfy(report.isFree) {
      note("building without the files of tests that do not compile")
      report.runsRest = try rounds.leaveOutTests(after: build)
    }
    if report.build.isSuccess && !tests.isEmpty || report.runsRest {
      note("running the tests")
      report.tests = try TestOutcome(running: package)
    }
    note("done")
    for line in report.lines { output(line) }
    return report.screens.contains { $0.tree.count > 1 } || report.build.isSuccess
  }

  /// The project in a folder whose manifest adopt may write.
  private func findPlace(for project: XcodeProject, _ note: (String) -> Void) throws -> XcodeProject {
    let manifest = ManifestFile(url: project.folder.appendingPathComponent("Package.swift"))
    if PackageBeside.isNeeded(for: manifest) {
      note("Package.swift is another package's: this one lies in \(PackageBeside.name)")
      return try findPlace(for: PackageBeside.make(for: project), note)
    }
    guard manifest.mayBeReplaced else { throw AdoptError.foreignManifest(manifest.url) }
    return project
  }

  /// The packages that the project names, then those around it, each once: the one whose manifest lies in the project's place, too.
  /// This package, if it is around the project, is none of them, and neither is one that adopt has written.
  static func packages(of project: XcodeProject, besides understudy: URL) -> [URL] {
    let own = understudy.resolvingSymlinksInPath().path
    let below = project.folder.resolvingSymlinksInPath().path + "/"
    var seen: Set<String> = []
    let beside = PackageBeside.packages(of: project)
    return (project.localPackages + beside + PackageSearch.packages(around: project.folder)).filter { url in
      guard !ManifestFile(url: url.appendingPathComponent("Package.swift")).isOwn else { return false }
      let path = url.resolvingSymlinksInPath().path
      let isOwn = (path + "/").hasPrefix(own + "/") && !(path + "/").hasPrefix(below)
      return !isOwn && seen.insert(url.path).inserted
    }
  }

  private func remotePackages(of project: XcodeProject, _ note: (String) -> Void) throws -> RemotePackages {
    try RemotePackages(
      of: project, scratch: project.folder.appendingPathComponent(".build/understudy-packages"), progress: note)
  }

  /// How the manifest names this package.
  private func understudyReference(from root: URL) -> (text: String, name: String) {
    let understudy = options.understudy.map(folder.descendant) ?? Self.ownFolder
    let path = understudy.path(from: root)
    let depth = path.split(separator: "/").prefix { $0 == ".." }.count
    // A path that climbs to the top is no shorter than that from there.
    let text = depth < root.standardizedFileURL.pathComponents.count - 1 ? path : understudy.standardizedFileURL.path
    return ("path: \"\(text)\"", understudy.standardizedFileURL.lastPathComponent)
  }
}

extension Adoption {
  /// The folder of this package, where the program was compiled.
  static var ownFolder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }
}
