import Foundation

// A device draws with programs for its graphics processor, which there is none of here: pictures show the view without them.

extension View {
  /// Changes each colour by a shader; pictures show the view's own colours.
  nonisolated public consuming func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Moves what is drawn by a shader; elements and touches stay where they are, as on a device.
  nonisolated public consuming func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Draws the view by a shader.
  nonisolated public consuming func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

/// A function of a library of shaders with its arguments. Source: Apple's page "Shader".
public struct Shader: Equatable, Hashable, Sendable {
  /// The function that is called.
  public var function: ShaderFunction
  /// What it is called with.
  public var arguments: [Argument]
  /// Whether colours in between are mixed by dithering.
  public var dithersColor = false

  /// A call of a function.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// Prepares the shader for its use, which needs no time here.
  public func compile(as type: UsageType) async throws {}

  /// What a shader is used for.
  public struct UsageType: Hashable, Sendable {
    private let name: String
    /// The shader fills shapes.
    public static let shapeStyle = Self(name: "shapeStyle")
    /// The shader changes the color of each pixel.
    public static let colorEffect = Self(name: "colorEffect")
    /// The shader moves each pixel.
    public static let distortionEffect = Self(name: "distortionEffect")
    /// The shader reads the whole layer and makes each pixel.
    public static let layerEffect = Self(name: "layerEffect")
  }

  /// An argument of a function.
  public struct Argument: Equatable, Hashable, Sendable {
    private let text: String

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Self(text: "\(Double(x))") }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Self(text: "\(Double(x)), \(Double(y))")
    }
    /// The coordinates of a point.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// The width and height of a size.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Self(text: "\(Double(x)), \(Double(y)), \(Double(z))")
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Self(text: "\(Double(x)), \(Double(y)), \(Double(z)), \(Double(w))")
    }
    /// An array of numbers, with its count after it.
    public static func floatArray(_ array: [Float]) -> Argument { Self(text: "\(array)") }
    /// The rectangle around the view.
    public static var boundingRect: Argument { Self(text: "boundingRect") }
    /// A color, in the space that the shader draws in.
    public static func color(_ color: Color) -> Argument { Self(text: "\(color)") }
    /// Several colors, with their count after them.
    public static func colorArray(_ array: [Color]) -> Argument { Self(text: "\(array)") }
    /// An image, of which a shader takes one at most.
    public static func image(_ image: Image) -> Argument { Self(text: "image") }
    /// Bytes, with their count after them.
    public static func data(_ data: Data) -> Argument { Self(text: "\(data.count) bytes") }
  }
}

/// A function of a library, by its name. Source: Apple's page "ShaderFunction".
@dynamicCallable
public struct ShaderFunction: Equatable, Hashable, Sendable {
  /// The library that has the function.
  public var library: ShaderLibrary
  /// The function's name; whether there is one is not known here.
  public var name: String

  /// A function of a library.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// Calls the function.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A library of shaders. Source: Apple's page "ShaderLibrary".
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Hashable, Sendable {
  private let place: String

  /// The library of the app.
  public static let `default` = ShaderLibrary(place: "default")
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(place: bundle.bundlePath) }
  /// A library of compiled shaders, which is not read.
  public init(data: Data) { self.init(place: "\(data.count) bytes") }
  /// A library in a file, which is not read.
  public init(url: URL) { self.init(place: url.path) }
  private init(place: String) { self.place = place }

  /// A function of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}
