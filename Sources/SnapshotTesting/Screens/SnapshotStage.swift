import SwiftUI
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// Shows something on a screen while a snapshot of it is taken.
@MainActor struct SnapshotStage {
  let config: ViewImageConfig

  /// Runs a view as an app of one window, which ends afterwards.
  func show<Content: View, Result>(_ view: Content, _ take: (UnderstudyCore.Host) -> Result) -> Result {
    run(view, named: ViewTypeName.of(Content.self), fits: config.size == nil, take)
  }

  /// - Parameters:
  ///   - name: The label of the application.
  ///   - fits: Whether the screen is as large as the content wants to be; else, without a size, it is the usual device's.
  private func run<Content: View, Result>(
    _ view: Content, named name: String, fits: Bool, _ take: (UnderstudyCore.Host) -> Result
  ) -> Result {
    let context = HostingContexts.make(named: name)
    var configuration = HostConfiguration()
    configuration.onIssue = { [weak context] issue in
      if issue.failsTest { context?.report(issue) } else { RuntimeLog.write(issue, in: context?.session) }
    }
    if let size = config.size { configuration.device.fixedScreen = config.geometry(of: size) }
    if let isDark = config.traits.isDark { configuration.device.isDark = isDark }
    let host = AppBlueprint.view(named: name) { view }.launch(in: context.session, configuration: configuration)
    context.atEnd { [weak host] in
      guard let host, host.isRunning else { return }
      host.session.perform { host.terminate() }
    }
    _ = config.traits.apply(to: host)
    host.settle()
    if fits { fit(host) }
    defer { host.session.perform { host.terminate() } }
    return take(host)
  }

  /// Makes the screen as large as its content wants to be.
  private func fit(_ host: UnderstudyCore.Host) {
    let ideal = host.layoutTree.idealSize
    let scale = host.layoutTree.screen.displayScale
    func length(_ value: CGFloat) -> CGFloat {
      guard value.isFinite, value > 0 else { return 1 / scale }
      return (value * scale - 0.001).rounded(.up) / scale
    }
    var device = host.device
    device.fixedScreen = config.geometry(of: CGSize(width: length(ideal.width), height: length(ideal.height)))
    host.setDevice(device)
  }

  // MARK: - UIKit

  /// Shows a view of UIKit's where it is, or where it is nowhere, in an app of its own.
  ///
  /// What runs already keeps its state, and gets the size and the traits for as long as the snapshot takes.
  func show<Result>(_ view: UIView, _ take: (UnderstudyCore.Host) -> Result) -> Result {
    view.window?.layoutIfNeeded()
    if let host = view.runningHost, host.isRunning {
      return view.isShown ? change(host, take) : inWindow(view) { change(host, take) }
    }
    var config = config
    // A view as large as the device's screen is shown on it, with its safe area, as in a window.
    if view.bounds.size != UIScreen.main.bounds.size, view.bounds.size != .zero {
      config.size = config.size ?? view.bounds.size
    }
    return SnapshotStage(config: config).run(UIViewPlace(view: view), named: view.contentName, fits: false, take)
  }

  private func change<Result>(_ host: UnderstudyCore.Host, _ take: (UnderstudyCore.Host) -> Result) -> Result {
    let former = host.device
    var device = former
    if let size = config.size { device.fixedScreen = config.geometry(of: size) }
    if let isDark = config.traits.isDark { device.isDark = isDark }
    host.setDevice(device)
    let undo = config.traits.apply(to: host)
    defer {
      undo()
      host.setDevice(former)
    }
    host.settle()
    return take(host)
  }

  /// Puts the views around a view into a window for a moment.
  private func inWindow<Result>(_ view: UIView, _ body: () -> Result) -> Result {
    var root = view
    while let outer = root.superview { root = outer }
    let window = root as? UIWindow ?? UIWindow()
    let wasHidden = window.isHidden
    if root !== window { window.addSubview(root) }
    window.isHidden = false
    window.layoutIfNeeded()
    defer {
      window.isHidden = wasHidden
      if root !== window { root.removeFromSuperview() }
    }
    return body()
  }
}

/// A view of UIKit's as the content of an app.
private struct UIViewPlace: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

extension UITraitCollection {
  fileprivate var isDark: Bool? { userInterfaceStyle == .unspecified ? nil : userInterfaceStyle == .dark }
}

/// What snapshots take of a running app.
extension UnderstudyCore.Host {
  /// The lines of what is in its window; with its other windows, where there are any.
  func treeText(frames: Bool) -> String {
    settle()
    refreshElements()
    tree.admitLate()
    let windows = tree.root.children
    let shown = windows.count == 1 && windows[0].type == .window ? windows[0].children : windows
    return shown.flatMap { ElementTreeText.lines(of: $0, frames: frames ? layout : nil) }.joined(separator: "\n")
  }
}
