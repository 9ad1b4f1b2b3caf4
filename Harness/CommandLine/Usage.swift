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
      harness bench [--only IDS] [--json FILE] [--without-log]
                                 measure the workloads, or those named, as in `--only W1,W11`; build with `-c release` for
                                 figures that count; --without-log has the apps keep no event log meanwhile
      harness bench --log [--only IDS]
                                 measure W1 and W3, or those named, without the event log and with it, in turns, in one
                                 process
      harness coverage [--check] say what the tests show of SwiftUI's behaviour, and write Docs/Coverage.md, or only check
                                 that it is current
      harness oracle [--steps N] [--seed N]
                                 compare the runtime with a simple model of it on random programs; 100,000 steps from seed 1
      harness predicates [--formats N] [--seed N]
                                 compare what predicates answer with what they mean, on random formats; 100,000 from seed 1
      harness help               print this text

    IDS are some of \(WorkloadID.allCases.map(\.rawValue).joined(separator: ", ")), with commas between.
    APP is one of \(SampleApp.allCases.map(\.rawValue).joined(separator: ", ")), in any case of letters.

    Exit status: 0 for success, 1 if a step of a flow or program failed, the page is not current, or a file could not be written,
    2 for arguments that are not understood.
    """
  }
}
