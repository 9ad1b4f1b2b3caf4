extension FilterDefinition {
  /// Each filter with its category and its inputs, with their usual values. Source: Apple's "Core Image Filter Reference".
  static let table = """
    SepiaTone ColorEffect Image Intensity=1
    ColorInvert ColorEffect Image
    ColorMonochrome ColorEffect Image Color=0.6,0.45,0.3,1 Intensity=1
    ColorPosterize ColorEffect Image Levels=6
    FalseColor ColorEffect Image Color0=0.3,0,0,1 Color1=1,0.9,0.8,1
    MaskToAlpha ColorEffect Image
    MaximumComponent ColorEffect Image
    MinimumComponent ColorEffect Image
    PhotoEffectChrome ColorEffect Image
    PhotoEffectFade ColorEffect Image
    PhotoEffectInstant ColorEffect Image
    PhotoEffectMono ColorEffect Image
    PhotoEffectNoir ColorEffect Image
    PhotoEffectProcess ColorEffect Image
    PhotoEffectTonal ColorEffect Image
    PhotoEffectTransfer ColorEffect Image
    Vignette ColorEffect Image Intensity=0 Radius=1
    VignetteEffect ColorEffect Image Center=150,150 Radius=150 Intensity=1 Falloff=0.5
    Thermal ColorEffect Image
    XRay ColorEffect Image
    Dither ColorEffect Image Intensity=0.1
    DocumentEnhancer ColorEffect Image Amount=1
    ColorControls ColorAdjustment Image Saturation=1 Brightness=0 Contrast=1
    ColorMatrix ColorAdjustment Image RVector=1,0,0,0 GVector=0,1,0,0 BVector=0,0,1,0 AVector=0,0,0,1 \
    BiasVector=0,0,0,0
    ColorClamp ColorAdjustment Image MinComponents=0,0,0,0 MaxComponents=1,1,1,1
    ColorThreshold ColorAdjustment Image Threshold=0.5
    ExposureAdjust ColorAdjustment Image EV=0
    GammaAdjust ColorAdjustment Image Power=0.75
    HueAdjust ColorAdjustment Image Angle=0
    Vibrance ColorAdjustment Image Amount=0
    WhitePointAdjust ColorAdjustment Image Color=1,1,1,1
    TemperatureAndTint ColorAdjustment Image Neutral=6500,0 TargetNeutral=6500,0
    HighlightShadowAdjust ColorAdjustment Image Radius=0 ShadowAmount=0 HighlightAmount=1
    ToneCurve ColorAdjustment Image Point0=0,0 Point1=0.25,0.25 Point2=0.5,0.5 Point3=0.75,0.75 Point4=1,1
    LinearToSRGBToneCurve ColorAdjustment Image
    SRGBToneCurveToLinear ColorAdjustment Image
    ColorCube ColorEffect Image CubeDimension=2 CubeData
    ColorCubeWithColorSpace ColorEffect Image CubeDimension=2 CubeData ColorSpace
    ColorMap ColorEffect Image GradientImage
    ColorPolynomial ColorAdjustment Image RedCoefficients=0,1,0,0 GreenCoefficients=0,1,0,0 BlueCoefficients=0,1,0,0 \
    AlphaCoefficients=0,1,0,0
    GaussianBlur Blur Image Radius=10
    BoxBlur Blur Image Radius=10
    DiscBlur Blur Image Radius=8
    MotionBlur Blur Image Radius=20 Angle=0
    ZoomBlur Blur Image Center=150,150 Amount=20
    BokehBlur Blur Image Radius=20 RingAmount=0 RingSize=0.1 Softness=1
    MedianFilter Blur Image
    NoiseReduction Blur Image NoiseLevel=0.02 Sharpness=0.4
    MorphologyMaximum Blur Image Radius=0
    MorphologyMinimum Blur Image Radius=0
    MaskedVariableBlur Blur Image MaskImage Radius=5
    SharpenLuminance Sharpen Image Sharpness=0.4 Radius=1.69
    UnsharpMask Sharpen Image Radius=2.5 Intensity=0.5
    Bloom Stylize Image Radius=10 Intensity=0.5
    Gloom Stylize Image Radius=10 Intensity=0.5
    ComicEffect Stylize Image
    Crystallize Stylize Image Radius=20 Center=150,150
    Edges Stylize Image Intensity=1
    EdgeWork Stylize Image Radius=3
    Pixellate Stylize Image Center=150,150 Scale=8
    HexagonalPixellate Stylize Image Center=150,150 Scale=8
    Pointillize Stylize Image Radius=20 Center=150,150
    LineOverlay Stylize Image NRNoiseLevel=0.07 NRSharpness=0.71 EdgeIntensity=1 Threshold=0.1 Contrast=50
    BlendWithMask Stylize Image BackgroundImage MaskImage
    BlendWithAlphaMask Stylize Image BackgroundImage MaskImage
    BumpDistortion DistortionEffect Image Center=150,150 Radius=300 Scale=0.5
    PinchDistortion DistortionEffect Image Center=150,150 Radius=300 Scale=0.5
    TwirlDistortion DistortionEffect Image Center=150,150 Radius=300 Angle=3.14159265
    VortexDistortion DistortionEffect Image Center=150,150 Radius=300 Angle=56.5487
    HoleDistortion DistortionEffect Image Center=150,150 Radius=150
    CircleSplashDistortion DistortionEffect Image Center=150,150 Radius=150
    LightTunnel DistortionEffect Image Center=150,150 Rotation=0 Radius=100
    TorusLensDistortion DistortionEffect Image Center=150,150 Radius=160 Width=80 Refraction=1.7
    Kaleidoscope TileEffect Image Count=6 Center=150,150 Angle=0
    AffineTile TileEffect Image Transform
    AffineClamp TileEffect Image Transform
    AffineTransform GeometryAdjustment Image Transform
    Crop GeometryAdjustment Image Rectangle=-1e300,-1e300,1e301,1e301
    LanczosScaleTransform GeometryAdjustment Image Scale=1 AspectRatio=1
    BicubicScaleTransform GeometryAdjustment Image Scale=1 AspectRatio=1 ParameterB=0 ParameterC=0.75
    StraightenFilter GeometryAdjustment Image Angle=0
    PerspectiveCorrection GeometryAdjustment Image TopLeft=118,484 TopRight=646,507 BottomRight=548,140 \
    BottomLeft=155,153 Crop=1
    PerspectiveTransform GeometryAdjustment Image TopLeft=118,484 TopRight=646,507 BottomRight=548,140 \
    BottomLeft=155,153
    SourceOverCompositing CompositeOperation Image BackgroundImage
    SourceAtopCompositing CompositeOperation Image BackgroundImage
    SourceInCompositing CompositeOperation Image BackgroundImage
    SourceOutCompositing CompositeOperation Image BackgroundImage
    AdditionCompositing CompositeOperation Image BackgroundImage
    MultiplyCompositing CompositeOperation Image BackgroundImage
    MaximumCompositing CompositeOperation Image BackgroundImage
    MinimumCompositing CompositeOperation Image BackgroundImage
    MultiplyBlendMode CompositeOperation Image BackgroundImage
    ScreenBlendMode CompositeOperation Image BackgroundImage
    OverlayBlendMode CompositeOperation Image BackgroundImage
    DarkenBlendMode CompositeOperation Image BackgroundImage
    LightenBlendMode CompositeOperation Image BackgroundImage
    HardLightBlendMode CompositeOperation Image BackgroundImage
    SoftLightBlendMode CompositeOperation Image BackgroundImage
    ColorDodgeBlendMode CompositeOperation Image BackgroundImage
    ColorBurnBlendMode CompositeOperation Image BackgroundImage
    DifferenceBlendMode CompositeOperation Image BackgroundImage
    ExclusionBlendMode CompositeOperation Image BackgroundImage
    ColorBlendMode CompositeOperation Image BackgroundImage
    HueBlendMode CompositeOperation Image BackgroundImage
    SaturationBlendMode CompositeOperation Image BackgroundImage
    LuminosityBlendMode CompositeOperation Image BackgroundImage
    DissolveTransition Transition Image TargetImage Time=0
    SwipeTransition Transition Image TargetImage Time=0 Color=1,1,1,1 Angle=0 Width=300 Opacity=0
    DotScreen HalftoneEffect Image Center=150,150 Angle=0 Width=6 Sharpness=0.7
    LineScreen HalftoneEffect Image Center=150,150 Angle=0 Width=6 Sharpness=0.7
    CircularScreen HalftoneEffect Image Center=150,150 Width=6 Sharpness=0.7
    HatchedScreen HalftoneEffect Image Center=150,150 Angle=0 Width=6 Sharpness=0.7
    CMYKHalftone HalftoneEffect Image Center=150,150 Width=6 Angle=0 Sharpness=0.7 GCR=1 UCR=0.5
    QRCodeGenerator Generator Message CorrectionLevel=M
    Code128BarcodeGenerator Generator Message QuietSpace=7 BarcodeHeight=32
    PDF417BarcodeGenerator Generator Message
    AztecCodeGenerator Generator Message
    CheckerboardGenerator Generator Center=150,150 Color0=1,1,1,1 Color1=0,0,0,1 Width=80 Sharpness=1
    StripesGenerator Generator Center=150,150 Color0=1,1,1,1 Color1=0,0,0,1 Width=80 Sharpness=1
    RoundedRectangleGenerator Generator Extent=0,0,100,100 Radius=10 Color=1,1,1,1
    RandomGenerator Generator
    ConstantColorGenerator Generator Color=1,0,0,1
    LinearGradient Gradient Point0=0,0 Point1=200,200 Color0=1,1,1,1 Color1=0,0,0,1
    SmoothLinearGradient Gradient Point0=0,0 Point1=200,200 Color0=1,1,1,1 Color1=0,0,0,1
    RadialGradient Gradient Center=150,150 Radius0=5 Radius1=100 Color0=1,1,1,1 Color1=0,0,0,1
    GaussianGradient Gradient Center=150,150 Color0=1,1,1,1 Color1=0,0,0,0 Radius=300
    AreaAverage Reduction Image Extent=0,0,640,80
    AreaMaximum Reduction Image Extent=0,0,640,80
    AreaMinimum Reduction Image Extent=0,0,640,80
    """
}
