import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { RULE_FILES } from './alert-rules'
import { requireProgram } from './programs'

/** The values of series, one for each minute, in promtool's notation. */
export type Series = ReadonlyMap<string, string>

/** Which alerts of deploy/alerts fire after some minutes of these series, as Prometheus' own promtool evaluates them. */
export function firingAlerts(series: Series, minutes: number): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'shop-alerts-'))
  try {
    const file = join(folder, 'test.yml')
    const test = {
      interval: '1m',
      input_series: [...series].map(([name, values]) => ({ series: name, values })),
      promql_expr_test: [
        {
          expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: `${minutes}m`,
          // It says what it got only where that is not what was expected.
          exp_samples: [{ labels: 'none', value: 1 }],
        },
      ],
    }
    writeFileSync(
      file,
      stringify({ rule_files: RULE_FILES, evaluation_interval: '1m', tests: [test] }),
    )
    const promtool = requireProgram('promtool', { debianPackage: 'prometheus' })
    const { stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], { encoding: 'utf8' })
    const [, got] = /^\s*got: ?(.*)$/m.exec(stdout + stderr) ?? []
    if (got === undefined) throw new Error(`promtool: ${stdout}${stderr}`)
    return [...got.matchAll(/alertname="(\w+)"/g)].map(([, name = '']) => name).toSorted()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
