import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDataSource } from '../database/data-source'
import { startEmbedded } from '../database/embedded'
import { migrate } from '../database/migrate'
import { createDatabase, dropDatabase } from './server-database'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each test file gets its own migrated database from. */
    testDatabase: { readonly template: string } | { readonly snapshotFile: string }
  }
}

/** Migrates one database once; every test file starts from a copy. DATABASE_URL chooses the kind. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.DATABASE_URL
  if (serverUrl) {
    const template = await createDatabase(serverUrl)
    const dataSource = createDataSource({ url: template }, { poolSize: 2 })
    await dataSource.initialize()
    await migrate(dataSource, false)
    await dataSource.destroy()
    project.provide('testDatabase', { template })
    return () => dropDatabase(template)
  }
  const folder = mkdtempSync(join(tmpdir(), 'mishmish-test-'))
  const embedded = await startEmbedded({})
  const dataSource = createDataSource({ embedded: embedded.connection }, { poolSize: 1 })
  await dataSource.initialize()
  await migrate(dataSource, true)
  await dataSource.destroy()
  const snapshotFile = join(folder, 'migrated.tar')
  writeFileSync(snapshotFile, await embedded.snapshot())
  await embedded.stop()
  project.provide('testDatabase', { snapshotFile })
  return async () => rmSync(folder, { recursive: true, force: true })
}
