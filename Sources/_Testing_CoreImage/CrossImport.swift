// Nothing: the compiler imports a module of this name into each file that imports Testing and CoreImage, as
// `Testing.swiftcrossimport` of the toolchain asks. Image attachments, which Apple's has, are not available on this platform.
