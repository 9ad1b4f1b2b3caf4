/// Which letters the keyboard makes capitals, in the spelling of the first releases.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
