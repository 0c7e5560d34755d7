import {
  closeSync,
  constants,
  fchmodSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { unwritable } from '../../config/data-folder'
import { StartupError } from '../../config/startup-error'

// Beyond the process id: on Windows, locked bytes cannot be read.
const LOCKED_BYTE = 2 ** 30

/** Opens the lock file, which is never removed: a process that still has it open would lock nothing. */
function openLockFile(folder: string): number {
  // A link could point to a file that is not the shop's.
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW
  try {
    return openSync(join(folder, 'lock'), flags, 0o600)
  } catch (error) {
    throw unwritable(folder, error)
  }
}

/** Returns a function that unlocks, or undefined if another process holds the lock. */
async function tryLock(fd: number, folder: string): Promise<(() => void) | undefined> {
  try {
    // Imported on demand: it has native code, which a shop with DATABASE_URL does not need.
    const native = await import('fs-native-extensions')
    if (!native.tryLock(fd, LOCKED_BYTE, 1)) return
    return () => native.unlock(fd, LOCKED_BYTE, 1)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new StartupError(
      `The data folder ${folder} cannot be locked (${code ?? message}). Set DATA_DIR to a folder on a local disk, or DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    )
  }
}

/** The process id, in its own container, of the process that has locked the file. */
function readHolder(fd: number): string {
  const pid = /^\d+$/.exec(readFileSync(fd, 'utf8'))
  return pid ? `process ${pid[0]}, which may be in another container` : 'another process'
}

/**
 * Locks a data folder for this process: the embedded database has no lock of its own, and two
 * processes would corrupt the folder. The kernel holds the lock, for all containers of a machine, and
 * releases it when the process ends in whichever way. Returns a function that unlocks. Throws a
 * StartupError when another process holds the lock, or the folder cannot be written to or locked.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const fd = openLockFile(folder)
  let unlock: (() => void) | undefined
  try {
    unlock = await tryLock(fd, folder)
    if (!unlock) {
      throw new StartupError(
        `The data folder ${folder} is in use by ${readHolder(fd)}. Stop it, or set DATA_DIR to another folder.`,
      )
    }
    fchmodSync(fd, 0o600)
    ftruncateSync(fd)
    // For people, and for release 0.1.0, which does not start while this process is running.
    const pid = Buffer.from(String(process.pid))
    writeSync(fd, pid, 0, pid.length, 0)
  } catch (error) {
    closeSync(fd)
    if (error instanceof StartupError) throw error
    throw unwritable(folder, error)
  }
  let isLocked = true
  return () => {
    if (!isLocked) return
    isLocked = false
    try {
      ftruncateSync(fd)
      // A child process that is being spawned inherits the file, and would keep the lock until it executes its program.
      unlock()
    } finally {
      closeSync(fd)
    }
  }
}
