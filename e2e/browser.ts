import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { installPackages } from '../server/test/programs'

const SYSTEM_BROWSERS = [
  // Headless only, which takes half the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const SYSTEM_FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

function findInstalled(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()]
  return candidates.find((path) => path !== undefined && existsSync(path))
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, [...args], { stdio: 'inherit', shell: process.platform === 'win32' })
}

export function isDebianRoot(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

/**
 * Returns the Chromium to test with: CHROMIUM_PATH, the system's, or Playwright's. If there is
 * none, installs Debian's package when running as root on Debian, and Playwright's Chromium
 * otherwise.
 */
export function findBrowser(): string {
  const installed = findInstalled()
  if (installed) return installed
  process.stdout.write('No Chromium found: installing one for the browser tests …\n')
  if (isDebianRoot()) installPackages('chromium-headless-shell', 'fonts-noto-core')
  if (!findInstalled()) run('npx', ['playwright', 'install', 'chromium'])
  const executable = findInstalled()
  if (executable) return executable
  throw new Error(
    'The browser tests need Chromium. Install Chrome or Chromium, or set CHROMIUM_PATH to its executable.',
  )
}

const FULL_CHROMIUMS = SYSTEM_BROWSERS.filter((path) => !path.endsWith('headless-shell'))

/**
 * Returns a Chromium with a user interface, shown or not, such as Chrome, which requests and does more than
 * the headless shell. If there is none, installs Debian's package when running as root on Debian.
 */
export function findFullBrowser(): string | undefined {
  const find = () => FULL_CHROMIUMS.find((path) => existsSync(path))
  const installed = find()
  if (installed || !isDebianRoot()) return installed
  process.stdout.write('No full Chromium found: installing one for the browser tests …\n')
  installPackages('chromium')
  return find()
}

export const NO_FIREFOX =
  'No Firefox found: its journey is skipped. Install Firefox, or set FIREFOX_PATH to its executable.'

/**
 * Returns the Firefox to test with: FIREFOX_PATH or the system's. If there is none, installs
 * Debian's package when running as root on Debian.
 */
export function findFirefox(): string | undefined {
  const find = () =>
    [process.env.FIREFOX_PATH, ...SYSTEM_FIREFOXES].find((path) => path && existsSync(path))
  const installed = find()
  if (installed || !isDebianRoot()) return installed
  process.stdout.write('No Firefox found: installing one for the browser tests …\n')
  installPackages('firefox-esr')
  return find()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`The browser tests use ${findBrowser()}\n`)
  process.stdout.write(`${findFullBrowser() ?? 'No Chromium with a user interface found'}\n`)
  process.stdout.write(`${findFirefox() ?? NO_FIREFOX}\n`)
}
