import { readFileSync, writeFileSync } from 'node:fs'

/** Settings that production requires. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a secret for measurements, 0123456789',
  PUBLIC_URL: 'http://localhost',
  DRAIN_SECONDS: '0',
}

const REPORT = new URL('../docs/figures.md', import.meta.url)

/** Replaces the table between `<!-- name -->` and `<!-- /name -->` in the report. */
export function writeTable(name: string, table: string): void {
  const between = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*(\\n<!-- /${name} -->)`)
  const text = readFileSync(REPORT, 'utf8')
  writeFileSync(
    REPORT,
    text.replace(between, (_, start, end) => start + table + end),
  )
}
