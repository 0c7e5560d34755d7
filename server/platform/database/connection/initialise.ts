import { startEmbedded } from './embedded'

// Run by the build: initialises the data folder that the first start copies.
const [dataDir = ''] = process.argv.slice(2)
const database = await startEmbedded({ dataDir })
await database.stop()
