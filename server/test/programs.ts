import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const inPath = () => [...(process.env.PATH?.split(delimiter) ?? []), '/usr/sbin', '/usr/local/sbin']

/** Tests that run at the same time may need different packages, and apt-get does not wait for itself. */
const LOCK = join(tmpdir(), 'shop-tests-apt-get.lock')

/** Installs packages of Debian. */
export function installPackages(...names: readonly string[]): void {
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ]) {
    spawnSync('flock', [LOCK, 'apt-get', ...args], { stdio: 'inherit' })
  }
}

/**
 * Returns the path of a program of the system. If there is none, installs Debian's package when running as root on
 * Debian, and throws otherwise.
 */
export function requireProgram(
  name: string,
  {
    debianPackage = name,
    folders = inPath,
  }: { readonly debianPackage?: string; readonly folders?: () => readonly string[] } = {},
): string {
  const find = () => {
    const folder = folders().find((one) => existsSync(join(one, name)))
    return folder && join(folder, name)
  }
  const installed = find()
  if (installed) return installed
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    process.stdout.write(`Installing ${name} for the tests …\n`)
    installPackages(debianPackage)
  }
  const program = find()
  if (program) return program
  throw new Error(`These tests need ${name}: install the package ${debianPackage}.`)
}
