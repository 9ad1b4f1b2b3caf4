import Foundation

/// The files of a plan.
struct WrittenPackage {
  let plan: ManifestPlan
  let links: FileLinks
  let root: URL
  /// The files of which targets compile copies.
  var substitutes = SubstituteList()
  /// How much the compiler may spend on an expression, if the package will not stay as it is.
  var limit: ModuleCheck.Limit?

  /// Writes everything but the sources of the project, the manifest last.
  ///
  /// - Parameter understudy: How the manifest names this package, and the name that SwiftPM gives it.
  /// - Throws: ``AdoptError`` if something cannot be written.
  func write(_ manifest: ManifestFile, understudy: (text: String, name: String), overwrites: Bool) throws {
    let text = ManifestText(
      plan: plan, understudy: understudy.text, understudyName: understudy.name, project: plan.name + ".xcodeproj",
      substitutes: substitutes.files, options: limit?.options ?? []
    ).text
    try substitutes.write(in: root)
    try links.write()
    for file in plan.supportFiles { try file.write() }
    try manifest.write(text, overwrites: overwrites)
  }
}
