import Foundation
import UnderstudyCore

/// How a preview is shown.
public struct PreviewTrait<Kind>: Sendable {
  /// Nil for a trait that says nothing of it.
  let orientation: UIDeviceOrientation?
  /// Puts around the preview what the trait adds.
  let around: @MainActor @Sendable (AnyView) -> AnyView

  fileprivate init(
    orientation: UIDeviceOrientation? = nil, around: @escaping @MainActor @Sendable (AnyView) -> AnyView = { $0 }
  ) {
    (self.orientation, self.around) = (orientation, around)
  }
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The layout of a preview that names none: the screen of a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// A canvas that is as large as the view. Here the view has its own size in the middle of the screen, as without this trait.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A device held upright.
  public static var portrait: PreviewTrait { PreviewTrait(orientation: .portrait) }
  /// A device held with its top down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(orientation: .portraitUpsideDown) }
  /// A device on its side, with its top to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(orientation: .landscapeLeft) }
  /// A device on its side, with its top to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(orientation: .landscapeRight) }

  /// A preview of a fixed size, in the middle of the screen.
  ///
  /// - Parameters:
  ///   - width: Points.
  ///   - height: Points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { AnyView($0.frame(width: width, height: height)) }
  }

  /// A modifier that prepares the preview's environment. What its context throws is shown in place of the preview.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }
}

/// Prepares what several previews share.
@MainActor @preconcurrency
public protocol PreviewModifier: Sendable {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView

  /// Makes what the previews with this modifier share. Runs once a launch.
  static func makeSharedContext() async throws -> Context
  /// The preview's content with what the context gives.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Does nothing, for preview modifiers that share no context.
  public static func makeSharedContext() async throws {}
}

/// Shows a preview as soon as its modifier's context is there.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Result<Modifier.Context, any Error>?

  var body: some View {
    if Modifier.Context.self == Void.self, let nothing = () as? Modifier.Context {
      modifier.body(content: content, context: nothing)
    } else {
      switch context {
      case .success(let context): modifier.body(content: content, context: context)
      case .failure(let error): Text(verbatim: "\(Modifier.self) has no context: \(error)")
      case nil:
        Color.clear.task {
          do {
            context = .success(try await Modifier.makeSharedContext())
          } catch {
            context = .failure(error)
          }
        }
      }
    }
  }
}
