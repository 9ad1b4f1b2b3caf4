import Foundation
import UnderstudyTime

/// A graph of nodes that make sound. It keeps its state; nothing sounds and nothing is recorded. Source: Apple's page "AVAudioEngine".
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// The microphone.
  public let inputNode = AVAudioInputNode()
  /// The loudspeaker.
  public let outputNode = AVAudioOutputNode()
  /// What mixes all sound.
  public let mainMixerNode = AVAudioMixerNode()
  /// The nodes of the graph.
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  /// Whether it runs.
  open private(set) var isRunning = false
  /// Whether it stops by itself where nothing sounds; kept.
  open var isAutoShutdownEnabled = false

  /// Makes an engine with its own nodes.
  public override init() {
    super.init()
    for node in [inputNode, outputNode, mainMixerNode] { attach(node) }
  }

  /// Adds a node to the graph.
  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }

  /// Takes a node out of the graph.
  open func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.engine = nil
  }

  /// Connects two nodes, without effect.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Connects two nodes, without effect.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {}
  /// Ends connections, without effect.
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  /// Ends connections, without effect.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// Makes the engine ready: it is.
  open func prepare() {}

  /// Begins. A runtime issue says once that nothing sounds.
  open func start() throws {
    isRunning = true
    MediaState.current.sayOnce("AVAudioEngine: nothing sounds and nothing is recorded. Taps are never called.")
  }

  /// Stops for a while.
  open func pause() { isRunning = false }
  /// Stops.
  open func stop() { isRunning = false }
  /// Forgets what was to be played.
  open func reset() {}
}

extension Notification.Name {
  /// Never posted, as the hardware does not change.
  public static let AVAudioEngineConfigurationChange = Notification.Name("AVAudioEngineConfigurationChangeNotification")
}

/// What a tap gets.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// Called when something was played.
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// A part of a graph. Source: Apple's page "AVAudioNode".
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// The engine that the node belongs to.
  open internal(set) weak var engine: AVAudioEngine?
  /// The number of inputs.
  open var numberOfInputs: Int { 1 }
  /// The number of outputs.
  open var numberOfOutputs: Int { 1 }
  /// The format that comes out.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(channels: 1) }
  /// The format that comes in.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(channels: 1) }
  /// Adds a tap, which is never called, as nothing sounds.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  /// Takes a tap away.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  /// Forgets what was to be played.
  open func reset() {}
  /// When something was last played: never.
  open var lastRenderTime: AVAudioTime? { nil }
  /// How loud the node is, from 0 to 1; kept.
  open var volume: Float = 1
  /// Where the sound is between left and right, from -1 to 1; kept.
  open var pan: Float = 0
}

/// A node of the hardware. Source: Apple's page "AVAudioIONode".
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  /// Whether voices are made clearer; kept.
  open private(set) var isVoiceProcessingEnabled = false
  /// Chooses whether voices are made clearer, without effect.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}

/// The microphone. Source: Apple's page "AVAudioInputNode".
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {}
/// The loudspeaker. Source: Apple's page "AVAudioOutputNode".
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

/// What mixes sounds. Source: Apple's page "AVAudioMixerNode".
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// How loud the mixed sound is, from 0 to 1; kept.
  open var outputVolume: Float = 1
}

/// Plays buffers and files on the app's clock; nothing sounds. Source: Apple's page "AVAudioPlayerNode".
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  private struct Piece {
    let duration: Double
    let completion: AVAudioNodeCompletionHandler?
  }

  private let head = Playhead()
  private var pieces: [Piece] = []

  /// Whether it plays.
  open var isPlaying: Bool { head.rate != 0 }

  /// Plays a buffer after what was to be played before.
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) {
    add(Piece(duration: buffer.duration, completion: completionHandler))
  }

  /// Plays a buffer after what was to be played before.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    if options.contains(.interrupts) { pieces = [] }
    add(Piece(duration: options.contains(.loops) ? .infinity : buffer.duration, completion: completionHandler))
  }

  /// Plays a file after what was to be played before.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    add(Piece(duration: MediaState.current.duration(of: file.url), completion: completionHandler))
  }

  private func add(_ piece: Piece) {
    pieces.append(piece)
    if isPlaying, pieces.count == 1 { playNext() }
  }

  /// Plays.
  open func play() {
    guard !isPlaying else { return }
    head.start(at: 1)
    playNext()
  }

  /// Plays at once.
  open func play(at when: AVAudioTime?) { play() }

  private func playNext() {
    guard isPlaying, let piece = pieces.first else { return }
    head.schedule(at: head.position + piece.duration, "AVAudioPlayerNode") { [weak self] in
      guard let self, !pieces.isEmpty else { return }
      pieces.removeFirst().completion?()
      playNext()
    }
  }

  /// Stops at the present position.
  open func pause() { head.stop() }

  /// Stops, and forgets what was to be played; completions are called.
  open func stop() {
    head.move(to: 0)
    let ended = pieces
    pieces = []
    for piece in ended { piece.completion?() }
  }
}

/// How a buffer is played. Source: Apple's page "AVAudioPlayerNodeBufferOptions".
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The buffer plays again and again, until the node stops or another buffer interrupts it.
  public static let loops = Self(rawValue: 1)
  /// What was to be played before is dropped, and the buffer plays in its place.
  public static let interrupts = Self(rawValue: 2)
  /// On a device, the buffer follows when the loop that plays ends; here it has no effect.
  public static let interruptsAtLoop = Self(rawValue: 4)
}
