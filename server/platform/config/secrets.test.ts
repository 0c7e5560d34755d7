import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../test/folder'
import { readEnv } from './env'
import { loadSecrets } from './secrets'
import { StartupError } from './startup-error'

describe('secrets', () => {
  test('are generated once if not set, and the same for later starts', () => {
    const env = readEnv({ DATA_DIR: join(temporaryFolder(), 'data') })
    const first = loadSecrets(env)
    expect(first.jwtSecret).toMatch(/^[0-9a-f]{64}$/)
    expect(first.adminPassword).toMatch(/^[0-9a-f]{16}$/)
    expect(first.adminEmail).toBe('admin@pets.example.com')
    expect(loadSecrets(env)).toEqual(first)
  })

  test('are stored in files that only the user of the server can read', () => {
    const folder = join(temporaryFolder(), 'data')
    const { adminPasswordFile = '', adminPassword } = loadSecrets(readEnv({ DATA_DIR: folder }))
    expect(readFileSync(adminPasswordFile, 'utf8')).toBe(adminPassword)
    for (const file of readdirSync(folder)) {
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    }
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('in files that others could read are made private by the next start', () => {
    const folder = join(temporaryFolder(), 'data')
    const env = readEnv({ DATA_DIR: folder })
    const first = loadSecrets(env)
    chmodSync(folder, 0o755)
    for (const file of readdirSync(folder)) chmodSync(join(folder, file), 0o666)
    expect(loadSecrets(env)).toEqual(first)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    for (const file of readdirSync(folder)) {
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    }
  })

  test.each([
    ['jwt-secret', '', 32],
    ['jwt-secret', 'a'.repeat(31), 32],
    ['jwt-secret', `${' '.repeat(40)}\n`, 32],
    ['admin-password', '', 12],
  ])('in %s that are too short (“%s”) end the start', (name, content, minLength) => {
    const folder = temporaryFolder()
    const file = join(folder, name)
    writeFileSync(file, content)
    expect(() => loadSecrets(readEnv({ DATA_DIR: folder }))).toThrow(
      new StartupError(
        `The secret in ${file} has ${content.trim().length} characters instead of at least ${minLength}. Restore the file, or delete it: the next start makes a new one.`,
      ),
    )
    expect(readFileSync(file, 'utf8')).toBe(content)
    rmSync(file)
    expect(loadSecrets(readEnv({ DATA_DIR: folder })).jwtSecret).toMatch(/^[0-9a-f]{64}$/)
  })

  test('that cannot be read are reported with a message', () => {
    const folder = temporaryFolder()
    const file = join(folder, 'jwt-secret')
    mkdirSync(file)
    expect(() => loadSecrets(readEnv({ DATA_DIR: folder }))).toThrow(
      new StartupError(`The secret in ${file} cannot be read (EISDIR).`),
    )
  })

  test('differ between shops', () => {
    const [first, second] = [temporaryFolder(), temporaryFolder()].map((folder) =>
      loadSecrets(readEnv({ DATA_DIR: folder })),
    )
    expect(first?.jwtSecret).not.toBe(second?.jwtSecret)
    expect(first?.adminPassword).not.toBe(second?.adminPassword)
  })

  test('in the environment are used as they are and not stored', () => {
    const folder = temporaryFolder()
    const env = readEnv({
      DATA_DIR: folder,
      JWT_SECRET: 'Zq3vN8sK1xW6yB4mR9tL2pD7hF5jG0cA',
      ADMIN_EMAIL: 'Admin@Example.com',
      ADMIN_PASSWORD: 'secret1',
    })
    expect(loadSecrets(env)).toEqual({
      jwtSecret: 'Zq3vN8sK1xW6yB4mR9tL2pD7hF5jG0cA',
      adminEmail: 'admin@example.com',
      adminPassword: 'secret1',
      adminPasswordFile: undefined,
    })
    expect(readdirSync(folder)).toEqual([])
  })
})
