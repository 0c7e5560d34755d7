import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createDataFolder, unwritable } from './data-folder'
import type { Env } from './env'

export interface Secrets {
  readonly jwtSecret: string
  readonly adminEmail: string
  readonly adminPassword: string
  /** The file with a generated admin password; undefined when ADMIN_PASSWORD is set. */
  readonly adminPasswordFile: string | undefined
}

/** Reads a secret from a file, generating it first if necessary. Concurrent starts get the same. */
function readOrCreateSecret(file: string, make: () => string): string {
  try {
    writeFileSync(file, make(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unwritable(dirname(file), error)
  }
  return readFileSync(file, 'utf8').trim()
}

/**
 * Returns the secrets of the shop. In production they must be set (see readEnv); otherwise missing
 * ones are generated once and stored in the data folder, readable by the current user only.
 */
export function loadSecrets(env: Env): Secrets {
  const adminEmail = env.adminEmail
  if (!adminEmail) throw new Error('readEnv requires an admin email')
  const stored = (name: string, bytes: number) => {
    createDataFolder(env.dataDir)
    return readOrCreateSecret(join(env.dataDir, name), () => randomBytes(bytes).toString('hex'))
  }
  return {
    jwtSecret: env.jwtSecret ?? stored('jwt-secret', 32),
    adminEmail: adminEmail.toLowerCase(),
    adminPassword: env.adminPassword ?? stored('admin-password', 8),
    adminPasswordFile: env.adminPassword ? undefined : join(env.dataDir, 'admin-password'),
  }
}
