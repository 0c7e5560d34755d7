import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unwritable } from '../data-folder'
import { StartupError } from '../startup-error'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Locks a data folder for this process: the embedded database has no lock of its own, and two
 * processes would corrupt the folder. A stale lock of a killed process is taken over. Returns a
 * function that unlocks. Throws a StartupError when a running process holds the lock or the folder is
 * not writable.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
  try {
    take()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw unwritable(folder, error)
    const holder = Number(readFileSync(file, 'utf8'))
    // A container restarts with the same pid 1, so our own pid means a stale lock, too.
    if (holder !== process.pid && Number.isInteger(holder) && holder > 0 && isRunning(holder)) {
      throw new StartupError(
        `The data folder ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
      )
    }
    rmSync(file, { force: true })
    take()
  }
  return () => rmSync(file, { force: true })
}
