import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser'

// `npm run e2e [-- playwright's arguments]`: finds the browser first, so that its absence is one sentence.
const executable = findBrowser()
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CHROMIUM_PATH: executable },
  },
)
process.exitCode = status ?? 1
