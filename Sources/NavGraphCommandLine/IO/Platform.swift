// The C library under its several names, exported to the files that import this module.
#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Musl)
@_exported @preconcurrency import Musl
#else
@_exported @preconcurrency import Glibc
#endif
