import Foundation

/// The packages that a project takes from elsewhere and that build on Linux.
struct RemotePackages {
  var packages: [RemotePackage] = []
  /// The product that has each of their modules.
  var modules: [String: ManifestPlan.Target.Dependency] = [:]
  var leftOut: [ManifestPlan.LeftOut] = []

  init() {}

  /// Tries each package by itself: whether it can be fetched, and whether the products that the project links build.
  ///
  /// - Parameters:
  ///   - project: The project that names them.
  ///   - scratch: A folder for the trials, which is kept for the next run.
  ///   - progress: Takes what is being tried.
  /// - Throws: ``AdoptError`` if SwiftPM cannot be run.
  init(of project: XcodeProject, scratch: URL, progress: (String) -> Void) throws {
    let linked = Set(project.targets.flatMap(\.products))
    for package in project.remotePackages {
      progress("trying the package \(package.identity)")
      let trial = PackageTrial(
        package, folder: scratch.appendingPathComponent(BuildSettings.identifier(package.identity)))
      switch try trial.run(linked: linked) {
      case .builds(let modules):
        packages.append(package)
        for (module, product) in modules { self.modules[module] = .product(product, package: package.identity) }
      case .isOwn: break
      case .fails(let reason): leftOut.append(.init(name: package.identity, reason: reason))
      }
    }
  }
}

/// A package by itself that depends on one package, to see whether that builds.
private struct PackageTrial {
  enum Outcome {
    /// The product of each module.
    case builds([String: String])
    /// This package has a module of its own for each of its modules.
    case isOwn
    case fails(String)
  }

  let package: RemotePackage
  let folder: URL

  init(_ package: RemotePackage, folder: URL) { (self.package, self.folder) = (package, folder) }

  func run(linked: Set<String>) throws -> Outcome {
    try writeManifest(products: [])
    let fetched = try Tool.run("swift", ["package", "resolve"], in: folder)
    guard fetched.isSuccess else {
      return .fails("it cannot be fetched: \(firstError(in: fetched.output)); a stand-in takes its place")
    }
    let checkout = folder.appendingPathComponent(".build/checkouts/\(package.identity)")
    guard let description = try PackageDescription.read(in: checkout) else {
      return .fails("its manifest cannot be read here; a stand-in takes its place")
    }
    let products = description.products.filter { linked.contains($0.name) }
    if products.flatMap(\.targets).allSatisfy(OwnModules.all.contains) { return .isOwn }
    try writeManifest(products: products.map(\.name))
    let built = try Tool.run("swift", ["build"], in: folder)
    guard built.isSuccess else {
      return .fails("it does not build on Linux: \(firstError(in: built.output)); a stand-in takes its place")
    }
    return .builds(
      Dictionary(
        products.flatMap { product in product.targets.map { ($0, product.name) } },
        uniquingKeysWith: { first, _ in first }))
  }

  private func writeManifest(products: [String]) throws {
    let dependencies = products.map { ".product(name: \"\($0)\", package: \"\(package.identity)\")" }
    let targets =
      products.isEmpty
      ? "" : ".target(name: \"Trial\", dependencies: [\(dependencies.joined(separator: ", "))], path: \"Sources\")"
    try WrittenFile.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Trial",
        dependencies: [.package(url: "\(package.url)", \(package.requirement))],
        targets: [\(targets)]
      )

      """, to: folder.appendingPathComponent("Package.swift"))
    try WrittenFile.write("// Empty.\n", to: folder.appendingPathComponent("Sources/Trial.swift"))
  }

  private func firstError(in output: String) -> String {
    let line = output.split(whereSeparator: \.isNewline).first { $0.contains("error:") }
    let text = line?.range(of: "error:").map { line?[$0.upperBound...] ?? "" } ?? "no reason is given"
    return text.trimmingCharacters(in: .whitespaces)
  }
}
