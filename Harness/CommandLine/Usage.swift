import HarnessBenchmarks

extension Command {
  /// What `harness help` prints.
  static var usage: String {
    """
    Runs the sample apps of this package, driven by XCUITest calls.

    Usage:
      harness                    run the flows of all sample apps
      harness flows [APP]        run the flows of one sample app, or of all
      harness tree APP           launch a sample app and print its element tree
      harness picture APP [--device NAME] [--dark] [--type-size SIZE] [--legend] [--output FILE]
                                 launch a sample app and draw its screen, into APP.png or a FILE whose name ends with .png or .svg;
                                 --legend draws the frames of elements and their names over it
      harness bench [--only IDS] [--json FILE] [--without-log] [--twice] [--inside TEST]
                                 measure all workloads, or those named, such as `--only W1,W11`; build with `-c release` for
                                 useful figures, as bounds hold only then; --without-log turns the event log off,
                                 --twice allows twice the bounds, for machines that they were not measured on, and --inside
                                 measures in a test of XCTest (xctest) or Swift Testing (testing)
      harness bench --against PATH [--rounds N] [--only IDS] [--without-log]
                                 measure with this program and with the release build of another checkout, in turns, 3 rounds
                                 each, and compare the medians; PATH is the checkout's folder or its program
      harness bench --log [--only IDS]
                                 measure W1 and W3, or those named, with and without the event log, in turns in one process
      harness coverage [--check] print which of SwiftUI's behaviour the tests show, and write the pages Docs/Coverage*.md; a
                                 number that is named and in no table is an error; --check only checks that the pages are up
                                 to date
      harness gaps [--check]     print how much of Apple's declarations is not here, and write Docs/Gaps.md; --check only checks
                                 that the page is up to date
      harness oracle [--steps N] [--seed N]
                                 compare the runtime with a simple model of it on random programs; 100,000 steps from seed 1
      harness launches [--trees N] [--seed N]
                                 compare random apps, after random changes, with fresh launches; 2,000 apps from seed 1
      harness predicates [--formats N] [--seed N]
                                 compare the results of predicates with their meaning, on random formats; 100,000 from seed 1
      harness failures [--parallel] [--check | --write] [NAME…]
                                 run the tests that fail on purpose, each in a process of its own, and print what they report;
                                 --check compares that with the files of Harness/Failures/Expected, --write writes these
      harness adopt, harness doctor
                                 take an Xcode project along: Docs/Adopting.md
      harness help               print this text

    IDS are some of \(WorkloadID.allCases.map(\.rawValue).joined(separator: ", ")), with commas between.
    APP is one of \(SampleApp.allCases.map(\.rawValue).joined(separator: ", ")), in any case of letters.

    Exit status: 0 for success; 1 if a step of a flow or program failed, a workload is over its bound, the figures of a program
    are missing, the page is out of date, or a file could not be written; 2 for unknown arguments.
    """
  }
}
