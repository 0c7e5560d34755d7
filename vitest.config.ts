import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        // The GraphQL libraries load graphql's CommonJS build; a second copy of it would not be
        // recognised by them.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'server',
          // A process loads the code once: tests leave nothing behind in it.
          isolate: false,
          include: ['server/**/*.test.ts', 'domain/**/*.test.ts', 'docs/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'server/test/global-setup.ts',
          // Starting a database takes a moment on a busy machine.
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'client',
          isolate: false,
          root: '.',
          include: ['client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['client/test/setup.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
})
