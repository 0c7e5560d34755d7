import { readFileSync } from 'node:fs'
import type { SyntaxNode } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readEnv } from '../platform/config/env'
import { JobRunner } from '../platform/jobs/job-runner'
import { ALERT_RULES, readRules, SHOP_RULES } from '../test/alert-rules'
import { withoutTable } from '../test/broken-table'
import { createProduct, createShopper, placeOrder } from '../test/factories'
import { minimalPages } from '../test/pages'
import { setUpPaymob } from '../test/paymob-stand-in'
import { setUpShop } from '../test/shop'
import { periodicJobs } from './periodic-jobs'

// Only a shop that has an account at a provider measures payments.
const paymob = setUpPaymob()
const shop = setUpShop({
  pages: async () => minimalPages(),
  newAppForEachTest: true,
  env: {
    get paymob() {
      return paymob.settings
    },
  },
})

const read = (path: string) =>
  readFileSync(new URL(`../../deploy/${path}`, import.meta.url), 'utf8')

const RULES = readRules(SHOP_RULES)

const PANELS = z
  .object({
    panels: z.array(
      z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }),
    ),
  })
  .parse(JSON.parse(read('grafana/shop.json'))).panels

const QUERIES: readonly (readonly [name: string, expression: string])[] = [
  ...RULES.map(({ alert, expr }) => [alert, expr] as const),
  ...PANELS.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]

interface Matcher {
  readonly label: string
  readonly operator: string
  readonly value: string
}

interface Selector {
  readonly metric: string
  readonly matchers: readonly Matcher[]
}

interface Query {
  readonly selectors: readonly Selector[]
  /** The labels by which results are grouped. */
  readonly groupings: readonly string[]
}

/** Reads what a PromQL expression selects. Throws if it is not valid PromQL. */
function parseQuery(expression: string): Query {
  // Grafana's variable for a duration.
  const text = expression.replaceAll('$__rate_interval', '5m')
  const textOf = (node: SyntaxNode | null) => (node ? text.slice(node.from, node.to) : '')
  const selectors: Selector[] = []
  const groupings: string[] = []
  parser.parse(text).iterate({
    enter({ node, type }) {
      if (type.isError) throw new Error(`${text} is not valid at ${node.from}`)
      if (type.name === 'VectorSelector') {
        const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []
        selectors.push({
          metric: textOf(node.getChild('Identifier')),
          matchers: matchers.map((matcher) => ({
            label: textOf(matcher.getChild('LabelName')),
            operator: textOf(matcher.getChild('MatchOp')),
            value: JSON.parse(textOf(matcher.getChild('StringLiteral'))),
          })),
        })
      }
      if (type.name === 'GroupingLabels') {
        groupings.push(...node.getChildren('LabelName').map(textOf))
      }
    },
  })
  return { selectors, groupings }
}

type Labels = Readonly<Record<string, string>>

/** The labels of all samples, by metric. */
function readSamples(text: string): ReadonlyMap<string, readonly Labels[]> {
  const samples = new Map<string, Labels[]>()
  for (const line of text.split('\n').filter((one) => one && !one.startsWith('#'))) {
    const [, metric = '', labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? []
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])
    samples.set(metric, [...(samples.get(metric) ?? []), Object.fromEntries(pairs)])
  }
  return samples
}

/** Labels that Prometheus adds to every sample: the job and the instance that it was collected from. */
const TARGET: Labels = { job: 'shop', instance: '127.0.0.1:4000' }
/** Made by Prometheus itself, and reported only with a replica. */
const OWN_METRICS = new Map<string, readonly Labels[]>([
  ['up', [{}]],
  ['database_replica_in_use', [{ replica: '10.0.0.30:5432' }]],
])

function matches(labels: Labels, { label, operator, value }: Matcher): boolean {
  // Grafana's variable for the chosen servers.
  const expected = value === '$instance' ? '.*' : value
  const actual = labels[label]
  if (actual === undefined) return false
  if (operator === '=') return actual === expected
  if (operator === '=~') return new RegExp(`^(?:${expected})$`).test(actual)
  throw new Error(`${operator} is not checked yet`)
}

/** Returns the selectors and labels of a query that the samples do not have. */
function missing(expression: string, samples: ReadonlyMap<string, readonly Labels[]>): string[] {
  const { selectors, groupings } = parseQuery(expression)
  if (selectors.length === 0) return ['a metric']
  const labelsOf = (metric: string) =>
    (samples.get(metric) ?? OWN_METRICS.get(metric) ?? []).map((labels) => ({
      ...TARGET,
      ...labels,
    }))
  const known = selectors.flatMap(({ metric }) => labelsOf(metric)).flatMap(Object.keys)
  return [
    ...selectors
      .filter(
        ({ metric, matchers }) =>
          !labelsOf(metric).some((labels) => matchers.every((one) => matches(labels, one))),
      )
      .map(({ metric, matchers }) => `${metric} ${JSON.stringify(matchers)}`),
    ...groupings.filter((label) => !known.includes(label)),
  ]
}

/** Metrics of a shop that has served pages and queries, accepted and rejected orders, and run its periodic jobs. */
async function liveMetrics(): Promise<string> {
  const { runtime, log } = shop.app
  const jobs = periodicJobs(runtime, { env: readEnv({}), log })
  const runner = new JobRunner(
    jobs.filter(({ name }) => name !== 'stored-mails'),
    { db: shop.db, log, metrics: runtime.metrics },
  )
  await runner.runDue()
  const shopper = await createShopper(shop.db)
  await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
  await shop.app.inject({ url: '/', headers: { accept: 'text/html' } })
  await shop.rest('GET', '/products')
  await shop.rest('GET', '/products')
  await shop.graphql('query ListingProducts { products { totalCount } }')
  await shop.graphql('query Cart { cart { id } }')
  await withoutTable(shop.db, 'users', () =>
    shop.rest('POST', '/login', { body: { email: shopper.email, password: 'wrong1' } }),
  )
  return (await shop.rest('GET', '/metrics')).body
}

test('Every query of the dashboard and the alerts finds what a shop reports', async () => {
  const samples = readSamples(await liveMetrics())
  expect(QUERIES.length).toBeGreaterThan(30)
  const problems = QUERIES.flatMap(([name, expression]) =>
    missing(expression, samples).map((what) => `${name}: ${what}`),
  )
  expect(problems).toEqual([])
})

test('Every metric that the guide for operation names is reported', async () => {
  const guide = readFileSync(new URL('../../docs/operation.md', import.meta.url), 'utf8')
  const samples = readSamples(await liveMetrics())
  const named = [
    ...guide.matchAll(/`[^`]*?\b([a-z]+(?:_[a-z]+)+_(?:total|bytes|seconds))\b[^`]*`/g),
  ].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((name) => !samples.has(name))).toEqual([])
})

test.each([
  ['a metric', 'rate(orders_placed[5m])', ['orders_placed []']],
  [
    'a label',
    'sum(orders_placed_total{shop="one"})',
    ['orders_placed_total [{"label":"shop","operator":"=","value":"one"}]'],
  ],
  ['a label to group by', 'sum by (city) (orders_placed_total{job="shop"})', ['city']],
])('A query for %s that there is not is found', async (_what, expression, problems) => {
  expect(missing(expression, readSamples(await liveMetrics()))).toEqual(problems)
})

test('Something that is not PromQL is found', () => {
  expect(() => parseQuery('sum(rate(orders_placed_total[5m])')).toThrow('is not valid')
})

describe('Each alert', () => {
  test.each(ALERT_RULES.map((rule) => [rule.alert, rule] as const))(
    '%s says what to do',
    (_, rule) => {
      expect(rule.annotations.summary.length).toBeGreaterThan(20)
      expect(rule.annotations.runbook.length).toBeGreaterThan(100)
    },
  )
})
