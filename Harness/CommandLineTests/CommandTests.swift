import HarnessBenchmarks
import Testing

@testable import harness

/// The sample apps in their order.
let appNames =
  "ItemApp, CoordinatorApp, LifecycleApp, GraphApp, StoreApp, RefresherApp, CounterApp, LensApp, DelegateApp"

/// The workloads of the benchmark as messages list them.
let workloadNames =
  "W1, W2, W3, W4, W5, W6-mount, W6-update, W7, W11, L1, L2, L3-open, L3-jump, L3-swipe, L4-flat, L4, L5, L6-svg, L6-png, D1, D2"

@Suite("Arguments of the harness command")
struct CommandTests {
  @Test(
    "Each command is known, app names in any case of letters",
    arguments: [
      ([], .flows(nil)),
      (["flows"], .flows(nil)),
      (["flows", "storeapp"], .flows(.store)),
      (["tree", "ItemApp"], .tree(.item)),
      (["tree", "LIFECYCLEAPP"], .tree(.lifecycle)),
      (["picture", "itemapp"], .picture(.item, PictureSettings())),
      (["bench"], .bench(only: [], jsonFile: nil, keepsLog: true, allowsTwice: false)),
      (
        ["bench", "--only", "W5", "--inside", "testing"],
        .bench(only: [.finding], jsonFile: nil, keepsLog: true, allowsTwice: false, inside: .testing)
      ),
      (["bench", "--twice"], .bench(only: [], jsonFile: nil, keepsLog: true, allowsTwice: true)),
      (
        ["bench", "--json", "figures.json"],
        .bench(only: [], jsonFile: "figures.json", keepsLog: true, allowsTwice: false)
      ),
      (["bench", "--only", "w11"], .bench(only: [.asyncFlows], jsonFile: nil, keepsLog: true, allowsTwice: false)),
      (
        ["bench", "--json", "f", "--only", "W1,W6-update"],
        .bench(only: [.flow, .nestedUpdate], jsonFile: "f", keepsLog: true, allowsTwice: false)
      ),
      (["bench", "--without-log"], .bench(only: [], jsonFile: nil, keepsLog: false, allowsTwice: false)),
      (
        ["bench", "--only", "W1", "--without-log"],
        .bench(only: [.flow], jsonFile: nil, keepsLog: false, allowsTwice: false)
      ),
      (["bench", "--log"], .logCost(only: [])),
      (["bench", "--only", "W4", "--log"], .logCost(only: [.rootChange])),
      (["bench", "--log", "--only", "W4"], .logCost(only: [.rootChange])),
      (["bench", "--against", "../base"], .comparison(path: "../base", only: [], rounds: 3, keepsLog: true)),
      (
        ["bench", "--without-log", "--rounds", "5", "--only", "W3", "--against", "base"],
        .comparison(path: "base", only: [.tapping], rounds: 5, keepsLog: false)
      ),
      (["coverage"], .coverage(checks: false)),
      (["coverage", "--check"], .coverage(checks: true)),
      (["gaps"], .gaps(checks: false)),
      (["gaps", "--check"], .gaps(checks: true)),
      (["oracle"], .oracle(steps: 100_000, seed: 1)),
      (["oracle", "--steps", "500", "--seed", "7"], .oracle(steps: 500, seed: 7)),
      (["launches"], .launches(trees: 2_000, seed: 1)),
      (["launches", "--trees", "5", "--seed", "7"], .launches(trees: 5, seed: 7)),
      (["predicates"], .predicates(formats: 100_000, seed: 1)),
      (["predicates", "--formats", "50", "--seed", "7"], .predicates(formats: 50, seed: 7)),
      (["help"], .help),
      (["--help"], .help),
      (["tree", "--help"], .help),
    ] as [([String], Command)])
  func known(arguments: [String], command: Command) {
    #expect(Command.parse(arguments) == .success(command))
  }

  @Test("A picture's options are known wherever they stand")
  func pictureOptions() {
    var settings = PictureSettings()
    (settings.device, settings.isDark, settings.hasLegend) = ("iPhone 16", true, true)
    (settings.typeSize, settings.file) = (.xxLarge, "a.svg")
    let arguments = [
      "picture", "--dark", "ItemApp", "--device", "iPhone 16", "--legend", "--type-size", "xxLarge", "--output",
      "a.svg",
    ]
    #expect(Command.parse(arguments) == .success(.picture(.item, settings)))
    #expect(Command.parse(["picture"]) == .failure(.missingPictureApp))
    #expect(
      Command.parse(["picture", "ItemApp", "--device"])
        == .failure(.missingValue("--device", "the name of a device")))
  }

  @Test(
    "What is not known is answered with what is",
    arguments: [
      (
        ["flow"],
        "unknown command \"flow\"; known commands: flows, tree, picture, bench, coverage, gaps, oracle, launches, predicates, "
          + "failures, adopt, doctor, help"
      ),
      (["--verbose"], "unknown option \"--verbose\"; known options: --help"),
      (
        ["tree", "Item"],
        "unknown app \"Item\"; known apps: \(appNames)"
      ),
      (
        ["flows", "Nope"],
        "unknown app \"Nope\"; known apps: \(appNames)"
      ),
      (["tree", "--deep"], "unknown option \"--deep\"; known options: --help"),
      (
        ["bench", "--csv"],
        "unknown option \"--csv\"; known options: --only IDS, --json FILE, --log, --without-log, --twice, --inside TEST, --against PATH, --rounds N, --help"
      ),
      (
        ["bench", "--only", "W1,W99"],
        "unknown workload \"W99\"; known workloads: \(workloadNames)"
      ),
      (
        ["bench", "--only", "W1,"],
        "unknown workload \"\"; known workloads: \(workloadNames)"
      ),
      (["coverage", "--all"], "unknown option \"--all\"; known options: --check, --help"),
      (["tree", "ItemApp", "-v"], "unknown option \"-v\"; known options: --help"),
    ])
  func unknown(arguments: [String], message: String) {
    #expect(Command.parse(arguments) == .failure(UsageError(message: message)))
  }

  @Test(
    "What is missing or too much is named",
    arguments: [
      (
        ["tree"],
        "tree needs the name of an app; known apps: \(appNames)"
      ),
      (["oracle", "--steps"], "--steps needs a number that is not negative"),
      (["bench", "--log", "--json", "f"], "--log and --json do not go together"),
      (["bench", "--json", "f", "--log"], "--log and --json do not go together"),
      (["bench", "--log", "--without-log"], "--log and --without-log do not go together"),
      (
        ["bench", "--against"],
        "--against needs the folder of another checkout with a release build, or its program"
      ),
      (["bench", "--against", "base", "--json", "f"], "--against and --json do not go together"),
      (["bench", "--log", "--against", "base"], "--against and --log do not go together"),
      (["bench", "--rounds", "2"], "--rounds goes with --against only"),
      (["bench", "--against", "base", "--rounds"], "--rounds needs a number that is greater than 0"),
      (["bench", "--against", "base", "--rounds", "0"], "--rounds needs a number that is greater than 0"),
      (["oracle", "--seed", "-1"], "--seed needs a number that is not negative"),
      (
        ["bench", "--only"],
        "--only needs names of workloads with commas between; known workloads: "
          + workloadNames
      ),
      (
        ["bench", "--only", "--json", "f"],
        "--only needs names of workloads with commas between; known workloads: "
          + workloadNames
      ),
      (["bench", "--json"], "--json needs the name of a file"),
      (["bench", "--json", ""], "--json needs the name of a file"),
      (["bench", "all"], "unexpected argument \"all\" after \"bench\"; see `harness help`"),
      (["tree", "ItemApp", "StoreApp"], "unexpected argument \"StoreApp\" after \"tree\"; see `harness help`"),
    ])
  func malformed(arguments: [String], message: String) {
    #expect(Command.parse(arguments) == .failure(UsageError(message: message)))
  }

  @Test("The usage names every command and every app")
  func usage() {
    for name in Command.names.dropLast() { #expect(Command.usage.contains("harness \(name)")) }
    for app in SampleApp.allCases { #expect(Command.usage.contains(app.rawValue)) }
    for workload in WorkloadID.allCases { #expect(Command.usage.contains(workload.rawValue)) }
  }
}
