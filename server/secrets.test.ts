import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv } from './env'
import { loadSecrets } from './secrets'
import { temporaryFolder } from './test/folder'

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
