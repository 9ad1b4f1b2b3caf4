import Foundation

/// Plans, writes and builds a package, with stand-ins and substitutes until it compiles or nothing more helps.
struct PackageRounds {
  private let manifest: ManifestFile
  private let package: SwiftPackage
  private let understudy: (text: String, name: String)
  private let overwrites: Bool
  private let makePlan: (_ withMissing: Bool) throws -> (ManifestPlan, FileLinks)
  private let note: (String) -> Void

  /// What the manifest says.
  private(set) var plan: ManifestPlan
  private var links: FileLinks
  /// What takes the places of parts that do not compile.
  private(set) var substitutes: SubstituteList
  /// The list that another version of this package has made.
  private var former: SubstituteList?

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - package: The package that is written and built.
  ///   - understudy: How the manifest names this package, and the name that SwiftPM gives it.
  ///   - overwrites: Whether a manifest is replaced that adopt has not written.
  ///   - library: The version of this package; another one than before tries parts again that did not compile.
  ///   - note: Takes a line for each step.
  ///   - makePlan: Plans the package, with or without the stand-in for what no import explains.
  /// - Throws: ``AdoptError`` if there is nothing that can be built.
  init(
    _ package: SwiftPackage, understudy: (text: String, name: String), overwrites: Bool,
    library: String, note: @escaping (String) -> Void,
    makePlan: @escaping (_ withMissing: Bool) throws -> (ManifestPlan, FileLinks)
  ) throws {
    (self.package, self.understudy, self.overwrites) = (package, understudy, overwrites)
    (self.note, self.makePlan) = (note, makePlan)
    manifest = ManifestFile(url: package.folder.appendingPathComponent("Package.swift"))
    substitutes = SubstituteList.read(in: package.folder)
    let known = substitutes
    if substitutes.update(to: library) {
      former = known
      note("trying the parts again that did not compile with another version")
    }
    let wasMissing = package.folder.descendant(StandInFolder.name + "/\(MissingModule.name).swift").exists
    (plan, links) = try makePlan(wasMissing)
    if !wasMissing, !plan.standIns.isEmpty { (plan, links) = try makePlan(true) }
    // Sources outside of the folder are read by their links.
    try links.write()
    substitutes.addFilesThatNeedCopies(plan, root: package.folder)
  }

  /// Builds the package.
  ///
  /// - Throws: ``AdoptError`` if a file cannot be written, or SwiftPM cannot be run.
  mutating func run() throws -> BuildOutcome {
    // As long as stand-ins are empty the build only makes what the project depends on.
    let isPreparation = plan.standIns.contains { !standInFile($0).exists }
    try write(limit: isPreparation ? .early : nil)
    note("written: \(manifest.url.path)")
    note("building")
    var first = try BuildOutcome(building: package)
    if first.isSuccess {
      guard isPreparation else { return first }
      try write()
      return try BuildOutcome(building: package)
    }
    if plan.standIns.isEmpty || !substitutes.files.isEmpty {
      if plan.standIns.isEmpty { (plan, links) = try makePlan(true) }
      // The rounds replace files on their own.
      try write(substitutes: SubstituteList(), limit: .early)
      first = try BuildOutcome(building: package)
    }
    let left = try makeStandIns(after: first)
    if try dropUnused(), left.isEmpty { note("no stand-in is needed") }
    let known = BuildOutcome(errors: left)
    let report = AdoptReport(plan: plan, root: package.folder, build: known)
    // Nothing could be launched after a build.
    if !left.isEmpty, !plan.apps.contains(where: report.isFree) { return known }
    note("building with stand-ins")
    if left.isEmpty { return try wholeBuild() }
    // What is not known may take the compiler any time.
    try write(limit: .late)
    return try wholeBuild()
  }

  /// Writes the manifest as it stays: until then one may limit the compiler, and another manifest makes SwiftPM build it again.
  mutating func finish() throws { try write() }

  /// Builds the package without the files of tests that do not compile, so that the others can run. A further run tries all again.
  ///
  /// A file that needs one that is left out is left out in turn.
  ///
  /// - Parameter build: What the compiler has said of all files.
  /// - Returns: Whether tests are left, and compile.
  /// - Throws: ``AdoptError`` if the manifest cannot be written, or SwiftPM cannot be run.
  mutating func leaveOutTests(after build: BuildOutcome) throws -> Bool {
    var outcome = build
    while !outcome.isSuccess, plan.leaveOutTests(in: Set(outcome.errors.map(\.file)), root: package.folder) {
      try write()
      outcome = try wholeBuild()
    }
    return outcome.isSuccess && !plan.tests.isEmpty
  }

  private mutating func write(substitutes list: SubstituteList? = nil, limit: ModuleCheck.Limit? = nil) throws {
    plan.readStandInImports(in: package.folder)
    let written = WrittenPackage(
      plan: plan, links: links, root: package.folder, substitutes: list ?? substitutes, limit: limit)
    try written.write(manifest, understudy: understudy, overwrites: overwrites)
    // SwiftPM plans no target without a source.
    for module in plan.standIns {
      let file = standInFile(module)
      if !file.exists { try WrittenFile.write(StandinWriter(module: StandinModule(module)).file(), to: file) }
    }
  }

  private func standInFile(_ module: String) -> URL {
    package.folder.descendant("\(StandInFolder.name)/\(module).swift")
  }

  private var modules: [String] { plan.standInsInOrder + plan.namesInOrder }

  /// Checks the modules again and again, with stand-ins and substitutes as the compiler asks for them.
  ///
  /// - Parameter first: What the build has said that made everything the modules depend on.
  /// - Returns: The errors that nothing has helped against.
  private mutating func makeStandIns(after first: BuildOutcome) throws -> [Diagnostic] {
    let copies = package.scratch.appendingPathComponent("understudy-copies")
    try? FileManager.default.removeItem(at: copies)
    let (package, plan) = (package, plan)
    let check = try ModuleCheck(of: package)
    let places = Places(plan: plan, root: package.folder, calls: check)
    var substituteRounds = SubstituteRounds(root: package.folder, targets: places.targets, list: substitutes)
    let standIns = package.folder.appendingPathComponent(StandInFolder.name)
    var roundCheck = check.map { RoundCheck($0) }
    var rounds = StandinRounds(modules: plan.standIns, users: plan.users(of: plan.standIns), folder: standIns) { _ in
      var current = plan
      current.readStandInImports(in: package.folder)
      let modules = RoundCheck.Modules(
        standIns: current.standInsInOrder, own: plan.namesInOrder, imports: current.standInImports, folder: standIns)
      let replaced = try substituteRounds.writeCopies(in: copies)
      return try roundCheck?.run(modules, replacing: replaced) ?? first.messages
    }
    rounds.ownModules = plan.ownModules
    rounds.wantedTypes = substitutes.qualifiedTypes
    rounds.fallback = { errors, names in
      guard let known = roundCheck else { return false }
      let replaced = try substituteRounds.writeCopies(in: copies)
      let helpless = errors.filter { !$0.isAboutTime || known.isSlow($0, replaced) }
      let isReplaced = substituteRounds.apply(helpless, suspects: names)
      return roundCheck?.allowMore(for: errors, replacing: replaced) == true || isReplaced
    }
    rounds.widen = { roundCheck?.widen() == true }
    let outcome = try rounds.run(progress: note)
    let library = substitutes.library
    if !outcome.isUnchanged {
      substitutes = substituteRounds.list
    } else if let former {
      substitutes = former
    }
    substitutes.library = library
    try write()
    return outcome.left
  }

  /// Takes the stand-in back that nothing has needed.
  private mutating func dropUnused() throws -> Bool {
    let file = standInFile(MissingModule.name)
    guard plan.standIns == [MissingModule.name], substitutes.files.allSatisfy(\.substitutes.isEmpty),
      let text = try? String(contentsOf: file, encoding: .utf8), StandinFile(text).declarations.isEmpty
    else { return false }
    try? FileManager.default.removeItem(at: file)
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    (plan, links) = try makePlan(false)
    try write()
    return true
  }

  /// Builds the package. A build may end at the first module with errors; those of the others are added.
  private func wholeBuild() throws -> BuildOutcome {
    var outcome = try BuildOutcome(building: package)
    guard !outcome.isSuccess, !outcome.errors.isEmpty else { return outcome }
    let others = try ModuleCheck(of: package)?.run(modules) ?? []
    var seen: Set<Diagnostic> = []
    outcome.errors = (outcome.errors + others.filter { $0.severity == .error }).filter { seen.insert($0).inserted }
    return outcome
  }

  /// The sources that may have substitutes: those of apps and libraries, as the compiler's calls name them.
  private struct Places {
    var targets: [String: String] = [:]

    init(plan: ManifestPlan, root: URL, calls: ModuleCheck?) {
      for target in plan.targets where target.kind != .tests {
        for path in calls?.sources(of: target.name) ?? [] { targets[path] = target.name }
      }
    }
  }
}
