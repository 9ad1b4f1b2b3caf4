import SwiftUI

// The functions that make results: one for each combination of value, next intent, dialog and view.

extension IntentResult {
  /// A result without anything.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  /// A result with a view.
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: { [view = Kept(view)] in AnyView(view.value) })
  }

  /// A result with a view.
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: { [view = Kept(content())] in AnyView(view.value) })
  }

  /// A result with a text for the user.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// A result with a text for the user and a view.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog, snippet: { [view = Kept(view)] in AnyView(view.value) })
  }

  /// A result with a text for the user and a view.
  public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog, snippet: { [view = Kept(content())] in AnyView(view.value) })
  }

  /// A result with an intent that runs next.
  public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
    IntentResultContainer(opensIntent: opensIntent)
  }

  /// A result with an intent that runs next and a view.
  public static func result<OpensAppIntent: AppIntent, Content: View>(
    opensIntent: OpensAppIntent, view: Content
  ) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
    IntentResultContainer(opensIntent: opensIntent, snippet: { [view = Kept(view)] in AnyView(view.value) })
  }

  /// A result with an intent that runs next and a view.
  public static func result<OpensAppIntent: AppIntent, Content: View>(
    opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
    IntentResultContainer(opensIntent: opensIntent, snippet: { [view = Kept(content())] in AnyView(view.value) })
  }

  /// A result with an intent that runs next and a text for the user.
  public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
    IntentResultContainer(opensIntent: opensIntent, dialog: dialog)
  }

  /// A result with an intent that runs next, a text for the user and a view.
  public static func result<OpensAppIntent: AppIntent, Content: View>(
    opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content
  ) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      opensIntent: opensIntent, dialog: dialog, snippet: { [view = Kept(view)] in AnyView(view.value) })
  }

  /// A result with an intent that runs next, a text for the user and a view.
  public static func result<OpensAppIntent: AppIntent, Content: View>(
    opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      opensIntent: opensIntent, dialog: dialog, snippet: { [view = Kept(content())] in AnyView(view.value) })
  }

  /// A result with an intent that runs next, whose type is open.
  @_disfavoredOverload
  public static func result(opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(next: opensIntent)
  }

  /// A result with an intent that runs next and a view; the type of the intent is open.
  @_disfavoredOverload
  public static func result<Content: View>(opensIntent: some AppIntent, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(next: opensIntent, snippet: { [view = Kept(view)] in AnyView(view.value) })
  }

  /// A result with an intent that runs next and a view; the type of the intent is open.
  @_disfavoredOverload
  public static func result<Content: View>(opensIntent: some AppIntent, @ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(next: opensIntent, snippet: { [view = Kept(content())] in AnyView(view.value) })
  }

  /// A result with an intent that runs next and a text for the user; the type of the intent is open.
  @_disfavoredOverload
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(next: opensIntent, dialog: dialog)
  }

  /// A result with an intent that runs next, a text for the user and a view; the type of the intent is open.
  @_disfavoredOverload
  public static func result<Content: View>(opensIntent: some AppIntent, dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(next: opensIntent, dialog: dialog, snippet: { [view = Kept(view)] in AnyView(view.value) })
  }

  /// A result with an intent that runs next, a text for the user and a view; the type of the intent is open.
  @_disfavoredOverload
  public static func result<Content: View>(
    opensIntent: some AppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      next: opensIntent, dialog: dialog, snippet: { [view = Kept(content())] in AnyView(view.value) })
  }

  /// A result with a value.
  public static func result<Value: _IntentValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  /// A result with a value and a view.
  public static func result<Value: _IntentValue, Content: View>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, snippet: { [view = Kept(view)] in AnyView(view.value) })
  }

  /// A result with a value and a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, snippet: { [view = Kept(content())] in AnyView(view.value) })
  }

  /// A result with a value and a text for the user.
  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// A result with a value, a text for the user and a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, view: Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, snippet: { [view = Kept(view)] in AnyView(view.value) })
  }

  /// A result with a value, a text for the user and a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, snippet: { [view = Kept(content())] in AnyView(view.value) })
  }

  /// A result with a value and an intent that runs next.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
    value: Value, opensIntent: OpensAppIntent
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
    IntentResultContainer(value: value, opensIntent: opensIntent)
  }

  /// A result with a value, an intent that runs next and a view.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, view: Content
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
    IntentResultContainer(
      value: value, opensIntent: opensIntent, snippet: { [view = Kept(view)] in AnyView(view.value) })
  }

  /// A result with a value, an intent that runs next and a view.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
    IntentResultContainer(
      value: value, opensIntent: opensIntent, snippet: { [view = Kept(content())] in AnyView(view.value) })
  }

  /// A result with a value, an intent that runs next and a text for the user.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
    IntentResultContainer(value: value, opensIntent: opensIntent, dialog: dialog)
  }

  /// A result with a value, an intent that runs next, a text for the user and a view.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value, opensIntent: opensIntent, dialog: dialog, snippet: { [view = Kept(view)] in AnyView(view.value) })
  }

  /// A result with a value, an intent that runs next, a text for the user and a view.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value, opensIntent: opensIntent, dialog: dialog,
      snippet: { [view = Kept(content())] in AnyView(view.value) })
  }

  /// A result with a value and an intent that runs next, whose type is open.
  @_disfavoredOverload
  public static func result<Value: _IntentValue>(value: Value, opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value, next: opensIntent)
  }

  /// A result with a value, an intent that runs next and a view; the type of the intent is open.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, opensIntent: some AppIntent, view: Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, next: opensIntent, snippet: { [view = Kept(view)] in AnyView(view.value) })
  }

  /// A result with a value, an intent that runs next and a view; the type of the intent is open.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, opensIntent: some AppIntent, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, next: opensIntent, snippet: { [view = Kept(content())] in AnyView(view.value) })
  }

  /// A result with a value, an intent that runs next and a text for the user; the type of the intent is open.
  @_disfavoredOverload
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, next: opensIntent, dialog: dialog)
  }

  /// A result with a value, an intent that runs next, a text for the user and a view; the type of the intent is open.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog, view: Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value, next: opensIntent, dialog: dialog, snippet: { [view = Kept(view)] in AnyView(view.value) })
  }

  /// A result with a value, an intent that runs next, a text for the user and a view; the type of the intent is open.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value, next: opensIntent, dialog: dialog, snippet: { [view = Kept(content())] in AnyView(view.value) })
  }
}

/// Takes a view of any isolation to the main actor, where alone it is read.
private struct Kept<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
