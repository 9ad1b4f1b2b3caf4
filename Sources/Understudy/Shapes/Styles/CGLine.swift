import Foundation

/// The ends of a line. Core Graphics has the name; Linux lacks that library.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// The corners of a line. Core Graphics has the name; Linux lacks that library.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
