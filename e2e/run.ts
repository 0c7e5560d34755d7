import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { temporaryRoot } from '../server/test/temporary-root'
import { findBrowser, findFirefox, findFullBrowser, NO_FIREFOX } from './browser'

// `npm run e2e [-- Playwright's arguments]`: fails once without a browser, not in every test.
// `--full-chromium` prefers a browser with a user interface to the headless shell.
const FULL_CHROMIUM = '--full-chromium'
const isFull = process.argv.includes(FULL_CHROMIUM)
const executable = (isFull && findFullBrowser()) || findBrowser()
if (isFull) process.stdout.write(`The browser tests use ${executable}\n`)
const firefox = findFirefox()
if (!firefox) process.stdout.write(`${NO_FIREFOX}\n`)
const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli')
const playwrightArguments = process.argv.slice(2).filter((argument) => argument !== FULL_CHROMIUM)
const folder = mkdtempSync(join(temporaryRoot(), 'mishmish-e2e-'))
const { status } = spawnSync(
  process.execPath,
  [PLAYWRIGHT, 'test', '--config', 'e2e/playwright.config.ts', ...playwrightArguments],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SHOPS_FOLDER: folder,
      CHROMIUM_PATH: executable,
      ...(firefox && { FIREFOX_PATH: firefox }),
    },
  },
)
rmSync(folder, { recursive: true, force: true })
process.exitCode = status ?? 1
