import Foundation
import SwiftUI
import Understudy

/// A slider "Volume", which nothing sounds louder by. Source: Apple's page "MPVolumeView".
@preconcurrency @MainActor open class MPVolumeView: UIView {
  /// Whether there is the slider; true at first, and read when the view is shown.
  open var showsVolumeSlider = true
  /// Whether there is a button for other devices. Kept, without effect: there are none.
  open var showsRouteButton = true

  /// Makes a slider of a size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let slider = ShowingView { [weak self] _ in self?.showsVolumeSlider == true ? VolumeSlider() : nil }
    slider.frame = .zero
    addSubview(slider)
  }

  /// There are no archives of views here: never called.
  public required init?(coder: NSCoder) { nil }
}

private struct VolumeSlider: View {
  @State private var volume = 0.5

  var body: some View { Slider(value: $volume).accessibilityLabel("Volume") }
}
