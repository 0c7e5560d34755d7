import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../platform/database/connection/embedded'
import { INITIALISED_FOLDER, isInitialised } from '../platform/database/connection/initialised.mjs'
import { createDataSource } from '../platform/database/schema/data-source'
import { migrate } from '../platform/database/schema/migrate'
import { createDatabase, dropTemplate } from './server-database'
import { temporaryRoot } from './temporary-root'

declare module 'vitest' {
  interface ProvidedContext {
    /** The source of migrated databases. */
    testDatabase: { readonly template: string } | { readonly snapshotFile: string }
    /** A data folder right after initdb, without the shop's schema. */
    initializedFolder: string
    /** A data folder with the shop's schema, and no rows. */
    migratedFolder: string
    /** Removed with its contents when the run ends. */
    temporaryFolder: string
  }
}

async function createTemplate(serverUrl: string): Promise<string> {
  const template = await createDatabase(serverUrl)
  const dataSource = createDataSource({ url: template }, { poolSize: 2 })
  await dataSource.initialize()
  await migrate(dataSource, false)
  await dataSource.destroy()
  return template
}

/** Runs initdb, which takes seconds, unless `npm run build` has. */
async function initialize(dataDir: string): Promise<void> {
  if (isInitialised()) {
    cpSync(INITIALISED_FOLDER, dataDir, { recursive: true })
    rmSync(join(dataDir, '.stamp'))
    return
  }
  const embedded = await startEmbedded({ dataDir })
  await embedded.stop()
}

/** Migrates the database in a data folder, and writes a snapshot of it. */
async function writeSnapshot(dataDir: string, file: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir })
  const dataSource = createDataSource({ embedded: embedded.connection }, { poolSize: 1 })
  await dataSource.initialize()
  await migrate(dataSource, true)
  await dataSource.destroy()
  writeFileSync(file, await embedded.snapshot())
  await embedded.stop()
}

/** Migrates one database; all others are copies. DATABASE_URL selects a server instead of the embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(temporaryRoot(), 'shop-'))
  // Servers that tests start run as another user if we are root.
  chmodSync(folder, 0o711)
  project.provide('temporaryFolder', folder)
  const initializedFolder = join(folder, 'initialized')
  await initialize(initializedFolder)
  project.provide('initializedFolder', initializedFolder)
  const migratedFolder = join(folder, 'migrated')
  cpSync(initializedFolder, migratedFolder, { recursive: true })
  const snapshotFile = join(folder, 'migrated.tar')
  await writeSnapshot(migratedFolder, snapshotFile)
  project.provide('migratedFolder', migratedFolder)
  const serverUrl = process.env.DATABASE_URL
  const template = serverUrl ? await createTemplate(serverUrl) : undefined
  project.provide('testDatabase', template ? { template } : { snapshotFile })
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    if (template) await dropTemplate(template)
  }
}
