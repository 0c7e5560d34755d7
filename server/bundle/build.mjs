import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import {
  INITIALISED_FOLDER,
  isInitialised,
  markInitialised,
} from '../platform/database/connection/initialised.mjs'
import { compileTemplate } from '../shop/mail/compile-template.mjs'
import { compressAssets } from './compress-assets.mjs'
import { setAssetsAside } from './previous-assets.mjs'
import { RUNTIME_PACKAGES } from './runtime-packages.mjs'

// Not bundled either: packages of development, and optional drivers of TypeORM that are not installed.
const EXTERNAL = [
  ...RUNTIME_PACKAGES,
  'vite',
  'mjml-core',
  'mjml-preset-core',
  'pg-native',
  'react-native-sqlite-storage',
  '@sap/hana-client',
  '@sap/hana-client/extension/Stream',
  '@google-cloud/spanner',
  'mysql',
  'mysql2',
  'oracledb',
  'sqlite3',
  'better-sqlite3',
  'sql.js',
  'mssql',
  'mongodb',
  'redis',
  'typeorm-aurora-data-api-driver',
  'pg-query-stream',
]

// Builds the client, the page renderer and the server into dist/.
const root = fileURLToPath(new URL('../..', import.meta.url))
const configFile = join(root, 'vite.config.ts')
const common = { logLevel: 'warn' }

const keepAssets = setAssetsAside(join(root, 'dist'))
await build({ ...common, configFile })
// A separate build, so that its code and styles do not end up in the shop's pages.
await build({
  ...common,
  configFile,
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    // GraphiQL is large, and loaded only when Apollo Sandbox is not available.
    chunkSizeWarningLimit: 3000,
    rollupOptions: {
      input: join(root, 'client/platform/explorer/index.html'),
      // GraphiQL's libraries contain "use no memo", for a compiler that is not used here.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
    },
  },
})
// The service worker: one classic script at the root, so no chunk may be split off.
await build({
  ...common,
  configFile,
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: join(root, 'client/platform/offline/worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
    },
  },
})
// Runs in idle threads during the next steps.
const compressing = compressAssets(join(root, 'dist/client'))
await build({
  ...common,
  configFile,
  build: {
    ssr: join(root, 'client/entry-server.tsx'),
    outDir: join(root, 'dist/server'),
    emptyOutDir: true,
  },
})
await build({
  ...common,
  root,
  configFile: false,
  publicDir: false,
  ssr: { noExternal: true, external: EXTERNAL },
  build: {
    ssr: true,
    outDir: join(root, 'dist/server'),
    emptyOutDir: false,
    target: 'node20',
    sourcemap: true,
    // The server is not downloaded, so its size matters little.
    chunkSizeWarningLimit: 10_000,
    rollupOptions: {
      output: {
        entryFileNames: ({ name }) => (name.endsWith('.mjs') ? name : `${name}.js`),
        // Node keeps the source text in memory. Names are kept for stack traces.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        // The workers of the embedded database and of HEIC, and the SQL of functions, are loaded from the same folder.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => /\/(?:embedded|function-files|heic)\.ts$/.test(id))
            ? '[name].js'
            : 'assets/[name]-[hash].js',
      },
      input: {
        main: join(root, 'server/main.ts'),
        command: join(root, 'server/command.ts'),
        'embedded-worker.mjs': join(
          root,
          'server/platform/database/connection/embedded-worker.mjs',
        ),
        'heic-worker.mjs': join(root, 'server/catalogue/pictures/heic-worker.mjs'),
        initialise: join(root, 'server/platform/database/connection/initialise.ts'),
      },
    },
  },
})

cpSync(
  join(root, 'server/platform/database/schema/functions'),
  join(root, 'dist/server/functions'),
  {
    recursive: true,
  },
)
writeFileSync(
  join(root, 'dist/server/mail-templates.json'),
  JSON.stringify(await compileTemplate()),
)
rmSync(join(root, 'dist/data'), { recursive: true, force: true })
cpSync(join(root, 'data/sample'), join(root, 'dist/data/sample'), { recursive: true })
initialiseDatabase()
await compressing
keepAssets()

/**
 * Initialises the data folder that the first start of the embedded database copies, if it is out of
 * date. initdb takes seconds and more memory than the shop, so it runs in a separate process.
 */
function initialiseDatabase() {
  if (isInitialised()) return
  rmSync(INITIALISED_FOLDER, { recursive: true, force: true })
  const script = join(root, 'dist/server/initialise.js')
  execFileSync(process.execPath, [script, INITIALISED_FOLDER], { stdio: 'inherit' })
  // The shop may run as a different user than the build.
  for (const path of ['.', ...readdirSync(INITIALISED_FOLDER, { recursive: true })]) {
    const { mode } = statSync(join(INITIALISED_FOLDER, path))
    chmodSync(join(INITIALISED_FOLDER, path), mode & 0o111 ? 0o755 : 0o644)
  }
  markInitialised()
}
