import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The home screen, with an icon for each app, and the alerts by which the system asks the user (F-144).
enum HomeScreenApp: DeviceApplication {
  static let bundleIdentifier = "com.apple.springboard"
  static let name = "springboard"
  static let isAlwaysRunning = true

  static func blueprint(on device: any DeviceControl) -> AppBlueprint {
    AppBlueprint.view(named: name) { HomeScreen(device: device) }
  }
}

struct HomeScreen: View {
  let device: any DeviceControl
  // An app may have been launched since: the icons are looked up again as the home screen comes and goes.
  @Environment(\.scenePhase) private var phase

  var body: some View {
    let _ = phase
    HStack(spacing: 24) {
      ForEach(device.icons, id: \.self) { icon in
        HomeIcon(icon: icon) { device.open(icon) }.frame(width: 60, height: 80).contextMenu { menu(of: icon) }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .alert(
      device.questions.first?.title ?? "", isPresented: .constant(device.questions.first != nil),
      presenting: device.questions.first
    ) { question in
      ForEach(question.choices, id: \.title) { choice in
        Button(choice.title, role: choice.isCancel ? .cancel : nil) {
          device.questions.answer(question.id, by: choice.title)
        }
      }
    } message: {
      Text($0.message)
    }
  }
}

extension HomeScreen {
  /// The actions of an app. The menu's others, such as the one that removes the app, are not there.
  private func menu(of icon: DeviceIcon) -> some View {
    ForEach(Array(device.actions(of: icon).enumerated()), id: \.offset) { _, action in
      Button {
        device.choose(action)
      } label: {
        Text(action.title)
        if let subtitle = action.subtitle { Text(subtitle) }
      }
    }
  }
}

/// An app on the home screen; a tap brings the app to the foreground.
struct HomeIcon: View, LeafView {
  let icon: DeviceIcon
  let open: @MainActor () -> Void

  func makeNode(_ inputs: inout _ViewInputs) -> HomeIconNode { HomeIconNode(self, &inputs) }
  func update(_ node: HomeIconNode) { node.view = self }
}

final class HomeIconNode: ElementNode {
  fileprivate(set) var view: HomeIcon

  init(_ view: HomeIcon, _ inputs: inout _ViewInputs) {
    self.view = view
    super.init(.icon, &inputs)
  }

  override func makeLayout(contentCount: Int, old: ElementLayout?) -> ElementLayout? {
    old == nil ? ElementLayout(FixedSizeLeaf(CGSize(width: 60, height: 80))) : nil
  }

  override func describe(_ content: inout ElementContent) {
    content.texts.identifier = view.icon.identifier
    content.texts.label = view.icon.name
  }

  override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .tap = action else { return nil }
    view.open()
    return .performed
  }
}
