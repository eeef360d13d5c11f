// The C library under its several names; the only file that knows them.
#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Musl)
@_exported @preconcurrency import Musl
#else
@_exported @preconcurrency import Glibc
#endif
