import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

// Left to node_modules: native code, what reads files beside itself, and drivers that TypeORM
// looks for but this shop does not have.
const EXTERNAL = [
  '@node-rs/argon2',
  'sharp',
  '@aws-sdk/client-s3',
  '@fastify/swagger-ui',
  '@electric-sql/pglite',
  '@electric-sql/pglite-socket',
  'vite',
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

// Builds the browser's files, the page renderer and the server into dist/.
const root = fileURLToPath(new URL('..', import.meta.url))
const configFile = join(root, 'vite.config.ts')
const common = { logLevel: 'warn' }

await build({ ...common, configFile })
// A page of its own with styles of its own: nothing of it belongs into the shop's pages.
await build({
  ...common,
  configFile,
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    cssCodeSplit: true,
    // GraphiQL is large, and loaded only where Apollo Sandbox cannot be.
    chunkSizeWarningLimit: 3000,
    rollupOptions: {
      input: join(root, 'client/explorer/index.html'),
      // "use no memo" of GraphiQL's libraries is for a compiler that does not run here.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
    },
  },
})
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
    // Nobody downloads the server: its size matters little.
    chunkSizeWarningLimit: 10_000,
    rollupOptions: {
      output: {
        entryFileNames: '[name].js',
        // Node keeps the text of what it runs in memory; names stay, for stack traces.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        // The database looks for its worker beside itself.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith('/database/embedded.ts'))
            ? '[name].js'
            : 'assets/[name]-[hash].js',
      },
      input: {
        main: join(root, 'server/main.ts'),
        command: join(root, 'server/database/command.ts'),
        'embedded-worker': join(root, 'server/database/embedded-worker.ts'),
      },
    },
  },
})
