import { spawnSync } from 'node:child_process'
import { findBrowser, findFirefox, NO_FIREFOX } from './browser'

// `npm run e2e [-- Playwright's arguments]`: fails once without a browser, not in every test.
const executable = findBrowser()
const firefox = findFirefox()
if (!firefox) process.stdout.write(`${NO_FIREFOX}\n`)
// Compiling the embedded database with the optimizing compiler, too, takes a third of a start.
const SERVER_OPTIONS = '--liftoff-only'
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      SERVER_OPTIONS,
      CHROMIUM_PATH: executable,
      ...(firefox && { FIREFOX_PATH: firefox }),
    },
  },
)
process.exitCode = status ?? 1
