import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

// `tsx .ci/tests.ts vitest|e2e [options] [-- files]`: runs tests, and then once more, alone, each file in which one failed. A
// file that passes then is added to the list in the file of FLAKY_TESTS. Exits with 1 if a file fails twice, or if the run
// failed for another reason than a test.

/** With more failed files than this, something is broken, and running each again would take too long. */
const MOST_RETRIES = 10

interface Runner {
  readonly command: readonly string[]
  /** Arguments and variables that make it write its report as JSON to a file, too. */
  readonly reporters: (file: string) => { args: readonly string[]; env: NodeJS.ProcessEnv }
  /** None if something else than a test failed. */
  readonly failedFiles: (report: string) => readonly string[]
  readonly aloneOptions: readonly string[]
}

const vitest: Runner = {
  command: ['npx', 'vitest', 'run'],
  reporters: (file) => ({
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: {},
  }),
  failedFiles(text) {
    const report: { testResults: { name: string; status: string }[] } = JSON.parse(text)
    return report.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => relative('.', name))
  },
  aloneOptions: [],
}

const hasFailed = ({ specs, suites = [] }: JSONReportSuite): boolean =>
  specs.some(({ ok }) => !ok) || suites.some(hasFailed)

const e2e: Runner = {
  command: ['npx', 'tsx', 'e2e/run.ts'],
  reporters: (file) => ({
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }),
  failedFiles(text) {
    const report: JSONReport = JSON.parse(text)
    if (report.errors.length > 0) return []
    return report.suites
      .filter(hasFailed)
      .map(({ file }) => relative('.', join(report.config.rootDir, file)))
  },
  aloneOptions: ['--workers=1'],
}

const RUNNERS = new Map([
  ['vitest', vitest],
  ['e2e', e2e],
])

const print = (text: string) => void process.stdout.write(`${text}\n`)

function run({ command, reporters }: Runner, args: readonly string[], reportFile: string): boolean {
  const [program = '', ...first] = command
  const report = reporters(reportFile)
  const { status } = spawnSync(program, [...first, ...report.args, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...report.env },
  })
  return status === 0
}

function runWithRetries(
  runner: Runner,
  { options, files, folder }: Record<'options' | 'files', readonly string[]> & { folder: string },
): boolean {
  const reportFile = join(folder, 'report.json')
  if (run(runner, [...options, ...files], reportFile)) return true
  const failed = existsSync(reportFile) ? runner.failedFiles(readFileSync(reportFile, 'utf8')) : []
  if (failed.length === 0 || failed.length > MOST_RETRIES) return false
  const failedTwice = failed.filter((file) => {
    print(`\n== Once more, alone: ${file}`)
    return !run(runner, [...options, ...runner.aloneOptions, file], join(folder, 'again.json'))
  })
  const flaky = failed.filter((file) => !failedTwice.includes(file))
  for (const file of failedTwice) print(`FAILED TWICE ${file}`)
  for (const file of flaky) print(`FLAKY ${file}`)
  const list = process.env.FLAKY_TESTS
  if (list) appendFileSync(list, flaky.map((file) => `FLAKY ${file}\n`).join(''))
  return failedTwice.length === 0
}

const [name = '', ...args] = process.argv.slice(2)
const runner = RUNNERS.get(name)
if (!runner) throw new Error(`No such tests: ${name}`)
const end = args.includes('--') ? args.indexOf('--') : args.length
const folder = mkdtempSync(join(tmpdir(), 'mishmish-reports-'))
try {
  const options = args.slice(0, end)
  const files = args.slice(end + 1)
  process.exitCode = runWithRetries(runner, { options, files, folder }) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
