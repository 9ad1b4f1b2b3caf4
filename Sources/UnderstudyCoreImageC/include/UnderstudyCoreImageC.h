// The names of parts of Core Image, for the compiler; nothing is declared here.
