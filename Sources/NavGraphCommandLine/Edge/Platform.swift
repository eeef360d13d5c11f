// The C library under its several names. No other file imports it.
#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Musl)
@_exported @preconcurrency import Musl
#else
@_exported @preconcurrency import Glibc
#endif
