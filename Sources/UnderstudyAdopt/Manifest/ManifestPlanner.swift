import Foundation

/// Decides which targets of a project become targets of a package.
struct ManifestPlanner {
  let project: XcodeProject
  /// The folder of the manifest.
  let root: URL
  let toolchainModules: Set<String>
  /// The targets of the project's own packages.
  let packageTargets: [PackageTarget]
  /// Modules of packages from elsewhere that build here, with the product and the package of each.
  let remoteModules: [String: ManifestPlan.Target.Dependency]

  private var plan: ManifestPlan
  private var links: FileLinks
  /// By target, its sources as the manifest names them, and what it loads.
  private var files: [String: (sources: [URL], resources: [URL])] = [:]
  /// Which target has a source already.
  private var owners: [String: String] = [:]

  init(
    _ project: XcodeProject, root: URL, toolchainModules: Set<String>, packageTargets: [PackageTarget] = [],
    remote: RemotePackages = RemotePackages()
  ) {
    (self.project, self.root, self.toolchainModules) = (project, root, toolchainModules)
    self.packageTargets = packageTargets
    remoteModules = remote.modules
    plan = ManifestPlan(name: project.name, developmentRegion: project.developmentRegion)
    plan.packages = remote.packages
    plan.leftOut = remote.leftOut
    links = FileLinks(root: root)
  }

  /// Plans the package.
  ///
  /// - Parameter withMissing: Whether there is a stand-in for what no import explains.
  /// - Returns: The plan, and the links that bring files from outside of the manifest's folder into it.
  /// - Throws: ``AdoptError`` if the project has no app with sources in Swift.
  mutating func makePlan(withMissing: Bool = false) throws -> (ManifestPlan, FileLinks) {
    let apps = chosenApps()
    guard !apps.isEmpty else { throw AdoptError.noApp(project.file, plan.leftOut.map { "\($0.name): \($0.reason)" }) }
    let libraries = closure(of: apps.flatMap(\.dependencies)).filter { $0.kind == .library && !$0.files.swift.isEmpty }
    for target in apps { add(target, .app) }
    for target in libraries { add(target, .library) }
    let built = Set((apps + libraries).map(\.key))
    for target in project.targets where target.kind == .unitTests || target.kind == .uiTests {
      addTests(target, built)
    }
    addPackageTargets()
    for target in project.targets where !built.contains(target.key) { noteLeftOut(target) }
    connect()
    if withMissing { plan.addMissing() }
    layOut()
    return (plan, links)
  }

  // MARK: - Which

  /// The apps for phones, else any: of those with the same files the first one.
  private mutating func chosenApps() -> [XcodeTarget] {
    let all = project.targets.filter { $0.kind == .app && !$0.files.swift.isEmpty }
    let phones = all.filter(\.isForPhones)
    var chosen: [XcodeTarget] = []
    for app in phones.isEmpty ? Array(all.prefix(1)) : phones {
      let files = Set(app.files.swift.map(\.path))
      let same = chosen.first { other in
        other.files.swift.contains { files.contains($0.path) } || other.module == app.module
      }
      if let same {
        leaveOut(app.name, "it has files in common with \(same.name)")
      } else {
        chosen.append(app)
      }
    }
    for app in all where !phones.isEmpty && !app.isForPhones { leaveOut(app.name, "it is not for iOS") }
    for app in project.targets where app.kind == .app && app.files.swift.isEmpty {
      leaveOut(app.name, "it has no sources in Swift")
    }
    return chosen
  }

  /// Targets by their keys, and what these depend on; one that depends on itself is listed once.
  private func closure(of keys: [String]) -> [XcodeTarget] {
    var seen: Set<String> = []
    var rest = keys
    var result: [XcodeTarget] = []
    while let key = rest.popLast() {
      guard seen.insert(key).inserted, let target = project.targets.first(where: { $0.key == key }) else { continue }
      result.append(target)
      rest += target.dependencies
    }
    return project.targets.filter { target in result.contains { $0.key == target.key } }
  }

  private mutating func addTests(_ target: XcodeTarget, _ built: Set<String>) {
    if target.files.swift.isEmpty { return leaveOut(target.name, "it has no sources in Swift") }
    let apps = target.dependencies.filter { key in project.targets.contains { $0.key == key && $0.kind == .app } }
    // Tests without an app are those of a library.
    guard apps.isEmpty || apps.contains(where: built.contains) else {
      return leaveOut(target.name, "its app is left out")
    }
    add(target, .tests)
  }

  /// The module of the app in which Xcode runs a target's tests.
  private func host(of tests: XcodeTarget) -> String? {
    guard tests.settings["TEST_HOST"]?.isEmpty == false else { return nil }
    let apps = project.targets.filter { tests.dependencies.contains($0.key) && $0.kind == .app }
    return apps.map(\.module).first { module in plan.apps.contains { $0.name == module } }
  }

  private mutating func noteLeftOut(_ target: XcodeTarget) {
    switch target.kind {
    case .other(let type): leaveOut(target.name, "it is not an app, a library or tests, but \(type)")
    case .library:
      leaveOut(target.name, target.files.swift.isEmpty ? "it has no sources in Swift" : "no app here depends on it")
    case .app, .unitTests, .uiTests: break
    }
  }

  private mutating func leaveOut(_ name: String, _ reason: String) {
    plan.leftOut.append(.init(name: name, reason: reason))
  }

  // MARK: - Targets

  private mutating func add(_ target: XcodeTarget, _ kind: ManifestPlan.Target.Kind) {
    if plan.targets.contains(where: { $0.name == target.module }) {
      return leaveOut(target.name, "another target has the module \(target.module)")
    }
    let files = target.files
    var sources = files.swift.map { url in
      let isTaken = owners[url.path].map { $0 != target.module } ?? false
      owners[url.path] = owners[url.path] ?? target.module
      return links.place(of: url, for: target.module, isTaken: isTaken)
    }
    for url in files.missing { leaveOut(url.path(from: root), "\(target.name) names it, and it is not there") }
    for url in files.foreign where ["m", "mm", "c", "cc", "cpp", "metal"].contains(url.pathExtension) {
      leaveOut(url.path(from: root), "a target here has sources in Swift only")
    }
    let support = SupportFile.files(for: target, sources, host: host(of: target), root: root)
    plan.supportFiles += support
    sources += support.map(\.url)
    let resources = files.resources.filter { url in
      guard links.isBelowRoot(url) else {
        leaveOut(url.path(from: root), "a resource must lie below the manifest's folder")
        return false
      }
      return true
    }
    self.files[target.module] = (sources, resources)
    var planned = ManifestPlan.Target(
      name: target.module, title: target.name, kind: kind, fileCount: files.swift.count)
    planned.isInMode6 = target.isInMode6
    planned.settings = CompilerSettings.lines(of: target)
    planned.isOnMainActor = CompilerSettings.isIsolated(target)
    plan.needsNewerTools = plan.needsNewerTools || CompilerSettings.isIsolated(target)
    planned.imports = imports(
      of: Array(zip(sources, files.swift)), conditions: target.settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    if support.contains(where: { $0.text == SupportFile.textForKeychain }), let file = support.first?.url {
      planned.imports[file] = ["Security"]
    }
    planned.dependencies = Set(
      closure(of: target.dependencies).map(\.module).filter { $0 != target.module }.map { .target($0) })
    plan.targets.append(planned)
  }

  /// Adds the targets of packages that something here imports, and what these import.
  private mutating func addPackageTargets() {
    var names = plan.targets.flatMap { $0.imports.values.flatMap { $0 } }
    while let name = names.popLast() {
      guard !plan.targets.contains(where: { $0.name == name }),
        let target = packageTargets.first(where: { $0.name == name })
      else { continue }
      add(target)
      names += plan.targets.last.map { $0.imports.values.flatMap { $0 } } ?? []
    }
  }

  private mutating func add(_ target: PackageTarget) {
    let sources = target.sources.map { links.place(of: $0, for: target.name, isTaken: false) }
    files[target.name] = (sources, target.resources.filter(links.isBelowRoot))
    var planned = ManifestPlan.Target(
      name: target.name, title: target.name, kind: .library, fileCount: target.sources.count)
    planned.isInMode6 = target.isInMode6
    planned.imports = imports(of: Array(zip(sources, target.sources)), conditions: [])
    plan.targets.append(planned)
  }

  /// The imports of files, by the place that each has in the package: the compiler names that.
  private func imports(of files: [(place: URL, file: URL)], conditions: [String]) -> [URL: Set<String>] {
    let own = Set(project.targets.map(\.module) + packageTargets.map(\.name))
    let reader = SourceImports(
      isKnown: { [toolchainModules, remoteModules] name in
        toolchainModules.contains(name) || OwnModules.all.contains(name) || own.contains(name)
          || remoteModules[name] != nil
      }, conditions: Set(conditions + ["DEBUG"]))
    return Dictionary(
      files.map { ($0, (try? String(contentsOf: $1, encoding: .utf8)).map(reader.modules) ?? []) },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: - Dependencies

  /// Gives each target what its files import, and finds the modules that nothing has.
  private mutating func connect() {
    let names = Set(plan.targets.map(\.name))
    var standIns: Set<String> = []
    for index in plan.targets.indices {
      let target = plan.targets[index]
      var dependencies = target.dependencies.filter {
        if case .target(let name) = $0 { names.contains(name) } else { true }
      }
      dependencies.insert(target.kind == .tests ? .own("UnderstudyTesting") : .own("SwiftUI"))
      for module in target.imports.values.reduce(into: Set<String>(), { $0.formUnion($1) }) where module != target.name
      {
        if names.contains(module) {
          dependencies.insert(.target(module))
        } else if let product = remoteModules[module] {
          dependencies.insert(product)
        } else if OwnModules.forApps.contains(module) || OwnModules.forTests.contains(module) {
          dependencies.insert(.own(module))
        } else if !toolchainModules.contains(module), !OwnModules.alwaysThere.contains(module) {
          dependencies.insert(.target(module))
          standIns.insert(module)
        }
      }
      // The attribute needs the product.
      plan.targets[index].dependencies = dependencies
    }
    plan.standIns = standIns.sorted()
  }

  /// Finds the folder of each target, among the files that there are then.
  private mutating func layOut() {
    let standIns = plan.standIns.map { root.descendant("\(StandInFolder.name)/\($0).swift") }
    let screens = root.descendant(FirstScreen.folder)
    let tree = FileTree(
      root: root, writing: links.links.map(\.link) + plan.supportFiles.map(\.url) + standIns + [screens])
    for index in plan.targets.indices {
      guard let own = files[plan.targets[index].name] else { continue }
      plan.targets[index].sources = own.sources
      plan.targets[index].layout = TargetLayout(
        sources: own.sources, resources: own.resources, tree: tree, root: root)
    }
  }
}
