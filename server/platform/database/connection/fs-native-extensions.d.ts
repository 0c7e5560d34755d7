// The package has no types of its own.
declare module 'fs-native-extensions' {
  /**
   * Locks bytes of an open file exclusively; false if another open file has them locked. On macOS the
   * whole file is locked.
   */
  export function tryLock(fd: number, offset: number, length: number): boolean
  export function unlock(fd: number, offset: number, length: number): void
}
