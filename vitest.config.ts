import { defineConfig } from 'vitest/config'
import { compiledMessages } from './client/platform/texts/compiled-messages.ts'

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        // Some tests render pages.
        plugins: [compiledMessages()],
        // The GraphQL libraries load graphql's CommonJS build, and reject objects from another copy.
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
          // Starting a database takes seconds, and the time limit of a test is what ends one that waits for something that
          // never happens: no test asserts how long something took.
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'client',
          pool: 'threads',
          // As above; the setup removes what a test has rendered.
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
