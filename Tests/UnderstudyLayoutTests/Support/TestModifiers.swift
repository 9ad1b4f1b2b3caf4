import Foundation
import UnderstudyLayout

enum ContentMode { case fit, fill }

extension TestView {
  func mark(_ name: String) -> Marked { Marked(content: self, name: name) }

  func modified(_ rule: @escaping @autoclosure () -> any LayoutRule) -> Modified { Modified(content: self, rule: rule) }

  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> Modified {
    modified(FrameRule(width: width, height: height, alignment: alignment))
  }

  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> Modified {
    modified(
      FlexibleFrameRule(
        width: .init(minWidth, idealWidth, maxWidth), height: .init(minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }

  func padding(_ insets: EdgeInsets) -> Modified { modified(PaddingRule(insets)) }
  func padding(_ length: CGFloat) -> Modified { modified(PaddingRule(.all, length)) }
  func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Modified { modified(PaddingRule(edges, length)) }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Modified {
    modified(FixedSizeRule(horizontal: horizontal, vertical: vertical))
  }

  func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> Modified {
    modified(AspectRatioRule(ratio, fills: contentMode == .fill))
  }
  func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> Modified {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }
  func scaledToFill() -> Modified { aspectRatio(contentMode: .fill) }

  func layoutPriority(_ value: Double) -> Modified { modified(LayoutPriorityRule(value)) }
  func zIndex(_ value: Double) -> Modified { modified(PassThroughRule()) }
  func hidden() -> Modified { modified(PassThroughRule(.isHidden)) }
  func position(x: CGFloat = 0, y: CGFloat = 0) -> Modified { modified(PositionRule(CGPoint(x: x, y: y))) }

  func offset(x: CGFloat = 0, y: CGFloat = 0) -> Modified {
    modified(EffectRule(.offset(CGSize(width: x, height: y))))
  }
  func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Modified {
    modified(EffectRule(.scale(x: scale, y: scale, anchor: anchor)))
  }
  func rotationEffect(degrees: CGFloat, anchor: UnitPoint = .center) -> Modified {
    modified(EffectRule(.rotation(degrees * .pi / 180, anchor: anchor)))
  }

  func alignmentGuide(_ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> Modified {
    modified(AlignmentGuideRule(guide.key, value))
  }
  func alignmentGuide(_ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> Modified {
    modified(AlignmentGuideRule(guide.key, value))
  }

  func overlay(_ layer: any TestView) -> Layered { Layered(content: self, alignment: .center, layers: [layer]) }
  func overlay(alignment: Alignment = .center, @TestViewBuilder _ layers: () -> [any TestView]) -> Layered {
    Layered(content: self, alignment: alignment, layers: layers())
  }
  func background(_ layer: any TestView) -> Layered { overlay(layer) }

  func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @TestViewBuilder _ inset: () -> [any TestView]
  ) -> Inset {
    Inset(content: self, rule: SafeAreaInsetRule(edge, alignment: alignment, spacing: spacing), inset: inset())
  }

  func ignoresSafeArea(_ kinds: SafeAreaKinds = .all, edges: Edge.Set = .all) -> Modified {
    modified(IgnoresSafeAreaRule(kinds, edges: edges))
  }

  func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat) -> Modified {
    modified(ContainerRelativeFrameRule(axes, count: count, span: span, spacing: spacing))
  }
}
