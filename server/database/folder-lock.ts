import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Holds a data folder for this process: the embedded database locks nothing itself, and two
 * processes on one folder would destroy it. A lock left by a killed process is taken over.
 * Returns the function that lets go. Throws a sentence when a running process holds the folder, or
 * nothing can be written there.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
  try {
    take()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') {
      throw new Error(`The data folder ${folder} cannot be written to (${code}).`, { cause: error })
    }
    const holder = Number(readFileSync(file, 'utf8'))
    // A container restarts with the same pid 1: our own number means a stale lock, too.
    if (holder !== process.pid && Number.isInteger(holder) && holder > 0 && isRunning(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
      )
    }
    rmSync(file, { force: true })
    take()
  }
  return () => rmSync(file, { force: true })
}
