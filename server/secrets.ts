import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env'

export interface Secrets {
  readonly jwtSecret: string
  readonly adminEmail: string
  readonly adminPassword: string
  /** Where a made-up admin password is kept; undefined when it came from the environment. */
  readonly adminPasswordFile: string | undefined
}

/** Reads a secret kept in the data folder, making it at the first start. Two starts at once agree. */
function keptSecret(file: string, make: () => string): string {
  try {
    writeFileSync(file, make(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/**
 * The secrets of this shop. Production has them in its environment (readEnv refuses to go on
 * without); elsewhere missing ones are made once and kept in the data folder, readable by its owner only.
 */
export function loadSecrets(env: Env): Secrets {
  const adminEmail = env.adminEmail
  if (!adminEmail) throw new Error('readEnv lets no shop start without an admin email')
  const kept = (name: string, bytes: number) => {
    mkdirSync(env.dataDir, { recursive: true, mode: 0o700 })
    return keptSecret(join(env.dataDir, name), () => randomBytes(bytes).toString('hex'))
  }
  return {
    jwtSecret: env.jwtSecret ?? kept('jwt-secret', 32),
    adminEmail: adminEmail.toLowerCase(),
    adminPassword: env.adminPassword ?? kept('admin-password', 8),
    adminPasswordFile: env.adminPassword ? undefined : join(env.dataDir, 'admin-password'),
  }
}
