import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createDataFolder, createFile, setMode, unwritable } from './data-folder'
import { type Env, MIN_SECRET_LENGTH } from './env'
import { StartupError } from './startup-error'

export interface Secrets {
  readonly jwtSecret: string
  readonly adminEmail: string
  readonly adminPassword: string
  /** The file with a generated admin password; undefined when ADMIN_PASSWORD is set. */
  readonly adminPasswordFile: string | undefined
}

// A full disk may have left a shorter file: everybody would know an empty key.
const MIN_STORED_PASSWORD_LENGTH = 12

interface StoredSecret {
  readonly file: string
  readonly bytes: number
  readonly minLength: number
}

/**
 * Reads a secret from a file, generating it first if necessary. Concurrent starts get the same. Throws
 * a StartupError for one that is too short.
 */
function readOrCreateSecret({ file, bytes, minLength }: StoredSecret): string {
  if (!existsSync(file)) createSecret(file, bytes)
  const secret = readPrivately(file)
  if (secret.length < minLength) {
    throw new StartupError(
      `The secret in ${file} has ${secret.length} characters instead of at least ${minLength}. Restore the file, or delete it: the next start makes a new one.`,
    )
  }
  return secret
}

function createSecret(file: string, bytes: number): void {
  try {
    createFile(file, randomBytes(bytes).toString('hex'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unwritable(dirname(file), error)
  }
}

function readPrivately(file: string): string {
  try {
    setMode(file, 0o600)
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(`The secret in ${file} cannot be read (${code}).`, { cause: error })
  }
}

/**
 * Returns the secrets of the shop. In production they must be set (see readEnv); otherwise missing
 * ones are generated once and stored in the data folder, readable by the current user only.
 */
export function loadSecrets(env: Env): Secrets {
  const adminEmail = env.adminEmail
  if (!adminEmail) throw new Error('readEnv requires an admin email')
  const stored = (name: string, bytes: number, minLength: number) => {
    createDataFolder(env.dataDir)
    return readOrCreateSecret({ file: join(env.dataDir, name), bytes, minLength })
  }
  return {
    jwtSecret: env.jwtSecret ?? stored('jwt-secret', 32, MIN_SECRET_LENGTH),
    adminEmail: adminEmail.toLowerCase(),
    adminPassword: env.adminPassword ?? stored('admin-password', 8, MIN_STORED_PASSWORD_LENGTH),
    adminPasswordFile: env.adminPassword ? undefined : join(env.dataDir, 'admin-password'),
  }
}
