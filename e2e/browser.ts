import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

function installed(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS]
  return candidates.find((path) => path !== undefined && existsSync(path))
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, [...args], { stdio: 'inherit', shell: process.platform === 'win32' })
}

function isDebianRoot(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

/**
 * The Chromium that the journeys run in: CHROMIUM_PATH, Playwright's own, or the system's. Where
 * there is none it is installed: from Debian's packages for root on Debian, else by Playwright.
 * Throws a sentence that says what to do when neither works.
 */
export function findBrowser(): string {
  const present = installed()
  if (present) return present
  process.stdout.write('No Chromium found: installing one for the browser tests …\n')
  if (isDebianRoot()) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-noto-core',
    ])
  }
  if (!installed()) run('npx', ['playwright', 'install', 'chromium'])
  const now = installed()
  if (now) return now
  throw new Error(
    'The browser tests need Chromium. Install Chrome or Chromium, or set CHROMIUM_PATH to its executable.',
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`The browser tests use ${findBrowser()}\n`)
}
