import { mkdirSync } from 'node:fs'
import { StartupError } from './startup-error'

/** The error for a data folder that cannot be written to. */
export function unwritable(folder: string, error: unknown): StartupError {
  const { code } = error as NodeJS.ErrnoException
  return new StartupError(`The data folder ${folder} cannot be written to (${code}).`, {
    cause: error,
  })
}

/** Creates the data folder, accessible to the current user only. Throws a StartupError. */
export function createDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw unwritable(folder, error)
  }
}
