#ifndef UNDERSTUDY_UIKIT_C_H
#define UNDERSTUDY_UIKIT_C_H

/// Runs an app of UIKit; defined in Swift, in `UIApplicationMain.swift` (F-147).
///
/// The names of the classes are objects, as `NSStringFromClass` gives them.
int UIApplicationMain(int argc, char *_Nullable *_Nonnull argv, void *_Nullable principalClassName,
                      void *_Nullable delegateClassName);

#endif
