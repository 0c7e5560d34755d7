import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupError } from './startup-error'

/** The error for a data folder that cannot be written to. */
export function unwritable(folder: string, error: unknown): StartupError {
  const { code } = error as NodeJS.ErrnoException
  return new StartupError(`The data folder ${folder} cannot be written to (${code}).`, {
    cause: error,
  })
}

/** Makes every file and folder that this process will create accessible to the current user only. */
export function createPrivateFilesOnly(): void {
  process.umask(0o077)
}

/** Sets the mode of a file or folder if it has another; a link is followed. */
export function setMode(path: string, mode: number): void {
  if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode)
}

/**
 * Creates the data folder, or makes an existing one accessible to the current user only. Throws a
 * StartupError.
 */
export function createDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    setMode(folder, 0o700)
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' || syscall !== 'chmod') throw unwritable(folder, error)
    // It belongs to another user, as a volume of Kubernetes does. What the shop puts into it is private, but
    // anybody who can write to the folder could replace it.
    if (statSync(folder).mode & 0o002) {
      throw new StartupError(
        `Every user of this machine can write to the data folder ${folder}, and only its owner can change that: chmod 700 ${folder}`,
        { cause: error },
      )
    }
  }
}

/**
 * Makes a folder of the data folder and everything in it accessible to the current user only. Does
 * nothing if it does not exist. Throws a StartupError.
 */
export function makePrivate(folder: string): void {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    setMode(folder, 0o700)
    for (const entry of entries) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) makePrivate(path)
      // Never through a link.
      else if (entry.isFile()) setMode(path, 0o600)
    }
  } catch (error) {
    if (error instanceof StartupError) throw error
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw unwritable(folder, error)
  }
}

/** Writes directory entries to the disk; Windows cannot, and does not need it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const fd = openSync(folder, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/**
 * Creates a file that only the current user can read, unless it exists: with its whole content, on the
 * disk, or not at all. Throws the error of the file system; for an existing file, EEXIST.
 */
export function createFile(file: string, content: string): void {
  const unfinished = `${file}.${randomUUID()}.tmp`
  try {
    writeFileSync(unfinished, content, { mode: 0o600, flag: 'wx', flush: true })
    // Unlike a rename, a link never replaces a file.
    linkSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
  syncFolder(dirname(file))
}
