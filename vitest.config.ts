import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'
import { compiledMessages } from './client/texts/compiled-messages.ts'

// By default, V8 optimizes so much that it takes longer than it saves: of the embedded database, and of the code that
// a test runs a few times.
const V8_OPTIONS = ['--wasm-tiering-budget=1000000000']
// Later versions have no such option, and optimize later by themselves.
if (process.version.startsWith('v20.')) V8_OPTIONS.push('--interrupt-budget=1000000')

// They hold for the workers, too, which are threads of this process.
for (const option of V8_OPTIONS) setFlagsFromString(option)

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        // Some tests render pages.
        plugins: [compiledMessages()],
        // The GraphQL libraries load graphql's CommonJS build, and reject objects of another copy.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'server',
          // They share the compiled WebAssembly of the embedded database.
          pool: 'threads',
          // Each worker loads the code only once; tests must not leave state behind.
          isolate: false,
          include: [
            'server/**/*.test.ts',
            'domain/**/*.test.ts',
            'docs/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          environment: 'node',
          globalSetup: 'server/test/global-setup.ts',
          setupFiles: ['server/test/setup.ts'],
          // Long enough to start a database on a machine that now and then is many times slower.
          hookTimeout: 180_000,
          testTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'client',
          pool: 'threads',
          isolate: false,
          root: '.',
          include: ['client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['client/test/setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
