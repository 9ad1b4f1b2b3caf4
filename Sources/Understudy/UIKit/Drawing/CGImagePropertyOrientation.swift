/// How the pixels of a picture are turned, as files write it. Source: Apple's page "CGImagePropertyOrientation".
public enum CGImagePropertyOrientation: UInt32, Sendable, CaseIterable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
