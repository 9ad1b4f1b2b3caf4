// Empty: the module has no functions of its own.
