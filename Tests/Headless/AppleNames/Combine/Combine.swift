// The headless Combine under Apple's name, for generated code and tests of this package. No product depends on it.
@_exported import HeadlessCombine
