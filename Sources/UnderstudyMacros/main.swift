import UnderstudyExpansion

// The compiler starts this program and asks it to expand macros, until it closes the connection.
CompilerConnection().serve()
