import Testing

@Suite("Asset symbols")
struct AssetSymbolNameTests {
  /// Names of assets in public apps, and what Xcode made of them.
  @Test(
    "F-15: a constant is named as Xcode names it",
    arguments: [
      ("logo", "logo"), ("sticky-note", "stickyNote"), ("verse-bg-field", "verseBgField"), ("pro plan", "proPlan"),
      ("AppIconImage", "appIcon"), ("BGColorOne", "bgColorOne"), ("image_avatar_default", "imageAvatarDefault"),
      ("LaunchScreenBackground", "launchScreenBackground"), ("extremelysuccessfullogo", "extremelysuccessfullogo"),
      ("no-books-image", "noBooks"), ("U-Crunches", "uCrunches"), ("1", "_1"), ("M", "M"), ("BMW", "BMW"),
      ("M-stadt", "mStadt"), ("A-1-1-0", "A_1_1_0"), ("default", "`default`"),
      ("0b3b21ff27f67b", "_0B3B21Ff27F67B"), ("3ecb9ea93cd043fde069c650fc98e9d1", "_3Ecb9Ea93Cd043Fde069C650Fc98E9D1"),
    ])
  func image(name: String, symbol: String) {
    #expect(AssetSymbolName.constant(name, of: "Image") == symbol)
  }

  @Test(
    "F-15: a color's constant drops the last word Color",
    arguments: [
      ("AccentColor", "accent"), ("SecondaryTextColor", "secondaryText"), ("tabbarUnselectedColor", "tabbarUnselected"),
      ("color_24292B", "color24292B"), ("color_9DA2A5", "color9DA2A5"), ("color_FF453A", "colorFF453A"),
      ("btn_color", "btn"), ("btn_color_disable", "btnColorDisable"),
      ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"), ("CLR_LIGHT_LAYER", "CLR_LIGHT_LAYER"), ("121212", "_121212"),
      ("292C38", "_292_C_38"), ("2B3041", "_2_B_3041"), ("Color", "color"),
    ])
  func color(name: String, symbol: String) {
    #expect(AssetSymbolName.constant(name, of: "Color") == symbol)
  }

  @Test("F-15: a folder's namespace begins with a capital")
  func namespace() {
    #expect(AssetSymbolName.namespace("iconPreviews") == "IconPreviews")
    #expect(AssetSymbolName.namespace("tab bar") == "TabBar")
  }
}
