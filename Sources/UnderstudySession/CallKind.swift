/// What calls there are, with their parameters: the one list, from which messages, faces and the page of the protocol are checked.
package struct CallKind: Sendable {
  /// A parameter, with what it is in a few words.
  package struct Parameter: Sendable {
    package let name: String
    package let meaning: String
  }

  package let name: String
  /// What it does, in a sentence.
  package let meaning: String
  package let parameters: [Parameter]
  /// Whether it becomes a step of the session.
  package let isStep: Bool

  private init(_ name: String, step: Bool = false, _ meaning: String, _ parameters: KeyValuePairs<String, String>) {
    (self.name, self.meaning, isStep) = (name, meaning, step)
    self.parameters = parameters.map { Parameter(name: $0.key, meaning: $0.value) }
  }

  package static func named(_ name: String) -> CallKind? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static let target = "a reference, a name, a query or a point"

  private static let launchSettings: KeyValuePairs<String, String> = [
    "app": "the name of its type, with or without the module", "preview": "a preview's name or file:line",
    "arguments": "texts", "environment": "an object of texts", "device": "such as iPhone 14",
    "orientation": "portrait, landscapeLeft, …", "scheme": "light or dark", "typeSize": "such as XL or AccessibilityM",
    "locale": "such as de_DE", "direction": "leftToRight or rightToLeft", "keyboard": "software or hardware",
  ]

  package static let all: [CallKind] = life + steps + looks + history + code

  private static let life = [
    CallKind("launch", "Begins again with a fresh app and no steps.", launchSettings),
    CallKind("settings", "Changes settings of the launch, and runs the steps again.", launchSettings),
    CallKind("end", "Ends the process.", [:]),
    CallKind("previews", "The previews, with their places.", [:]),
    CallKind(
      "check", "Shows a preview in all variants and says what is wrong; ends the app.",
      ["preview": "its name", "audit": "false: only texts that are cut off and runtime issues"]),
  ]

  private static let steps = [
    CallKind("tap", step: true, "Taps an element or a point.", ["target": target]),
    CallKind("doubleTap", step: true, "Taps twice.", ["target": target]),
    CallKind("press", step: true, "Holds a finger.", ["target": target, "seconds": "1 unless given"]),
    CallKind(
      "type", step: true, "Types into the focused field, or first taps the target.",
      ["text": "\\n is Return", "target": target]),
    CallKind("clear", step: true, "Deletes all text of a field.", ["target": target]),
    CallKind(
      "swipe", step: true, "Flicks a finger.", ["direction": "up, down, left, right", "target": "the app unless given"]),
    CallKind(
      "scroll", step: true, "Moves what scrolls by points.",
      ["dx": "0 unless given", "dy": "negative shows what follows", "at": target]),
    CallKind(
      "drag", step: true, "Holds a finger and moves it to another place.",
      ["target": target, "to": target, "seconds": "0.5 unless given"]),
    CallKind(
      "adjust", step: true, "Moves a slider, or turns a picker's wheel.",
      ["target": target, "value": "0 to 1 of a slider, a row's title of a wheel"]),
    CallKind(
      "clock", step: true, "Moves the app's clock; without parameters it says what time it is.",
      ["advance": "seconds", "next": "true: to the next timer"]),
    CallKind("rotate", step: true, "Turns the device.", ["orientation": "portrait, landscapeLeft, …"]),
    CallKind("backButton", step: true, "Taps the first button of the navigation bar.", [:]),
    CallKind("home", step: true, "Sends the app to the background.", [:]),
    CallKind("activate", step: true, "Brings the app back.", [:]),
    CallKind("open", step: true, "Gives the app a URL from outside.", ["url": "a URL"]),
    CallKind(
      "assert", step: true, "Checks something now, and in the test that is written.",
      [
        "target": target, "kind": "exists, label, value, enabled, selected, count",
        "expected": "what it is now unless given",
      ]),
  ]

  private static let looks = [
    CallKind("find", "The matches of a query or name.", ["query": "a reference, a name or a query"]),
    CallKind("tree", "What the screen shows.", [:]),
    CallKind(
      "picture", "The screen as SVG, or as PNG in Base64.",
      ["marks": "true: with identifiers drawn on", "format": "svg or png"]),
    CallKind("events", "What happened in the app.", ["after": "a number of an event"]),
    CallKind("state", "The properties of the views that are mounted.", ["view": "a view's name"]),
    CallKind("why", "Who wrote a value.", ["name": "of a property, a key or a preference"]),
    CallKind("preferences", "The preferences that the log has, with their last values.", [:]),
    CallKind("audit", "Problems of accessibility on the screen.", [:]),
    CallKind("issues", "What the runtime found wrong with the app.", [:]),
  ]

  private static let history = [
    CallKind("steps", "What was done.", [:]),
    CallKind(
      "back", "Launches again and runs fewer steps.",
      ["count": "1 unless given", "to": "a step's number; 0 is the launch"]),
    CallKind("forward", "Runs steps again that were gone back from.", ["count": "all unless given"]),
    CallKind("remove", "Removes a step and runs the others.", ["step": "its number"]),
    CallKind(
      "replace", "Puts another call in place of a step and runs all.",
      ["step": "its number", "with": "a call with its parameters"]),
    CallKind("try", "Says what each of some calls would answer, and does none.", ["calls": "an array of calls"]),
  ]

  private static let codeParameters: KeyValuePairs<String, String> = [
    "framework": "xctest or testing", "name": "of the test", "app": "the app's type, where several are linked",
    "reversed": "the number of an assertion that is to expect the contrary, from 1",
  ]

  private static let code = [
    CallKind("code", "The steps as a test.", codeParameters),
    CallKind(
      "write", "Writes the test into a file.",
      [
        "framework": "xctest or testing", "name": "of the test", "app": "the app's type, where several are linked",
        "reversed": "the number of an assertion that is to expect the contrary, from 1", "file": "its path",
      ]),
  ]
}
