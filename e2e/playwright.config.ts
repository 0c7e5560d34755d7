import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  globalSetup: './shared-shop.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // While one test waits, such as for a timeout, another keeps the processors busy.
  workers: '150%',
  forbidOnly: Boolean(process.env.CI),
  // A flaky journey is a bug: retries would hide it.
  retries: 0,
  reporter: [['list']],
  // The slowest journeys visit every page of the desk: 20 seconds, and five times as long on a busy machine.
  timeout: 120_000,
  // Right after the start, while caches are cold, a page that takes two seconds later may take ten.
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    // offline.spec.ts allows them.
    serviceWorkers: 'block',
    locale: 'en-EG',
    timezoneId: 'Africa/Cairo',
    // Tracing takes a third of the time; `npm run e2e -- --trace retain-on-failure` turns it on.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
