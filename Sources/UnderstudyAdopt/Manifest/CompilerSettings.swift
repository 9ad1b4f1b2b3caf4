/// The settings of a project that change what its sources mean.
enum CompilerSettings {
  /// Whether code without an annotation belongs to the main actor.
  static func isIsolated(_ target: XcodeTarget) -> Bool {
    target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
  }

  /// A target's settings as a manifest writes them, without the language mode.
  static func lines(of target: XcodeTarget) -> [String] {
    let settings = target.settings
    var lines: [String] = []
    if isIsolated(target) { lines.append(".defaultIsolation(MainActor.self)") }
    for name in settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") where name != "DEBUG" {
      lines.append(".define(\"\(name)\")")
    }
    var features = Set(settings.words("OTHER_SWIFT_FLAGS").filter { $0.first != "-" }.filter { upcoming.contains($0) })
    // Xcode turns them on by default.
    if !target.isInMode6 { features.insert("BareSlashRegexLiterals") }
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      features.formUnion(["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
      if !target.isInMode6 {
        features.formUnion([
          "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
        ])
      }
    }
    for feature in upcoming where settings.isOn(settingName(of: feature)) { features.insert(feature) }
    return lines + features.sorted().map { ".enableUpcomingFeature(\"\($0)\")" }
  }

  /// The features that have a setting of their own. Source: Apple's page "Build settings reference".
  private static let upcoming: Set<String> = [
    "ConciseMagicFile", "DisableOutwardActorInference", "DynamicActorIsolation", "ExistentialAny",
    "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
    "ImportObjcForwardDeclarations", "InferIsolatedConformances", "InferSendableFromCaptures",
    "InternalImportsByDefault",
    "IsolatedDefaultValues", "MemberImportVisibility", "NonfrozenEnumExhaustivity", "NonisolatedNonsendingByDefault",
    "RegionBasedIsolation",
  ]

  /// For example `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY`.
  private static func settingName(of feature: String) -> String {
    feature.reduce("SWIFT_UPCOMING_FEATURE") { $0 + ($1.isUppercase ? "_" : "") + $1.uppercased() }
  }
}
