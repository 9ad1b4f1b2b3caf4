/// What a plan would build, line by line.
struct PlanSummary {
  let plan: ManifestPlan

  var lines: [String] {
    plan.targets.map {
      "\($0.kind) \($0.name): \($0.fileCount) \($0.fileCount == 1 ? "file" : "files") in \($0.layout.path)"
    }
      + plan.packages.map { "package \($0.identity) (\($0.requirement))" }
      + plan.standIns.map { "stand-in for \($0)" } + plan.leftOut.map { "left out: \($0.name): \($0.reason)" }
  }
}
