import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { SETTINGS } from '../server/platform/config/env'
import { parseGuide, readGuide } from '../tools/operation/guide'

const guide = readGuide()
const { headings, blocks } = parseGuide(guide)
const commands = blocks.map((block) => block.commands).join('\n')
const read = (path: string) => readFileSync(path, 'utf8')
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

const anchor = (heading: string) => `#${heading.toLowerCase().replaceAll(' ', '-')}`

const RULE_FILES = readdirSync('deploy/alerts').map((name) => `deploy/alerts/${name}`)
const rules = RULE_FILES.flatMap(
  (file) =>
    z
      .object({
        groups: z.array(
          z.object({
            rules: z.array(
              z.object({
                alert: z.string(),
                annotations: z.object({ runbook: z.string(), runbook_url: z.string() }),
              }),
            ),
          }),
        ),
      })
      .parse(parse(read(file))).groups,
).flatMap((group) => group.rules)

describe('Alerts', () => {
  const explained = headings.slice(headings.indexOf('When an alert fires') + 1)

  test('each has its heading in the guide, and each heading its alert', () => {
    expect(explained.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
  })

  test.each(rules.map((rule) => [rule.alert, rule.annotations] as const))(
    '%s leads to its heading',
    (alert, annotations) => {
      expect(annotations.runbook_url).toBe(`docs/operation.md${anchor(alert)}`)
      expect(annotations.runbook.length).toBeGreaterThan(100)
    },
  )
})

describe('What the guide names exists', () => {
  const script = read('deploy/backup.sh')
  const known = [...SETTINGS, ...found(script, /^# {3}([A-Z_]+) /gm)]

  test('settings in the text', () => {
    // PostgreSQL's statement, and what the reader replaces.
    const others = ['ADDRESS', 'ANALYZE', 'NAME', 'REQUEST_ID']
    const named = found(guide, /`([A-Z][A-Z\d_]{3,})(?:=[^`]*)?`/g)
    expect(named.filter((name) => ![...known, ...others].includes(name))).toEqual([])
    expect(named.length).toBeGreaterThan(10)
  })

  test('settings in files', () => {
    const files = found(commands, /\/etc\/shop\/shop\.env <<SETTINGS\n([\s\S]*?)\nSETTINGS/g)
    const set = found(files.join('\n'), /^([A-Z\d_]+)=/gm)
    expect(set.filter((name) => !SETTINGS.includes(name))).toEqual([])
    expect(set.length).toBeGreaterThan(10)
  })

  test('files in deploy/', () => {
    const existing = readdirSync('deploy', { recursive: true, encoding: 'utf8' })
    const paths = found(guide, /\bdeploy\/([\w*./-]*\w)/g)
    const isMissing = (path: string) =>
      !existing.some((file) =>
        new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '[^/]*')}$`).test(file),
      )
    expect(paths.filter(isMissing)).toEqual([])
    expect(paths.length).toBeGreaterThan(10)
  })

  test('other files, and headings', () => {
    const targets = found(guide, /\]\(((?:\.\.\/)?[\w./-]*\.\w+|#[\w-]+)/g)
    const missing = targets.filter((target) =>
      target.startsWith('#')
        ? !headings.map(anchor).includes(target)
        : !existsSync(new URL(target, new URL('operation.md', import.meta.url))),
    )
    expect(missing).toEqual([])
  })

  test('scripts', () => {
    const scripts = found(guide.replaceAll('\n', ' '), /npx tsx ([\w./-]+\.ts)/g)
    expect(scripts.filter((path) => !existsSync(path))).toEqual([])
  })

  test('commands of the shop', () => {
    const source = read('server/command.ts')
    const table = source.slice(
      source.indexOf('const COMMANDS'),
      source.indexOf('\n}\n', source.indexOf('const COMMANDS')),
    )
    const existing = found(table, /^ {2}(\w+): /gm)
    const named = [
      ...found(guide, /(?:^|`|env )shop (\w+) "/gm),
      ...found(guide, /shop-command\.sh"? (\w+)/g),
      ...found(script, /shop-command\.sh"? (\w+)/g),
    ]
    expect(named.filter((name) => !existing.includes(name))).toEqual([])
    expect(named).toEqual(
      expect.arrayContaining(['restore', 'migrate', 'backup', 'secondFactorOff']),
    )
  })
})

test('Each chapter of the guide can be begun in a new shell', () => {
  const problems: string[] = []
  const known = new Map<string, Set<string>>()
  for (const { chapter, line, commands: text } of blocks) {
    const ofChapter = known.get(chapter) ?? new Set()
    const ofBlock = new Set<string>()
    for (const [index, command] of text.split('\n').entries()) {
      const used = command.matchAll(/(?<!\\)\$\{?([A-Z][A-Z\d_]*)(:\?)?/g)
      for (const [, name = '', guard] of used) {
        const isSet = ofBlock.has(name) || (guard !== undefined && ofChapter.has(name))
        if (!isSet) problems.push(`line ${line + index}: ${name}`)
      }
      const [, assigned] = /^([A-Z][A-Z\d_]*)=/.exec(command) ?? []
      if (assigned) ofBlock.add(assigned)
    }
    known.set(chapter, new Set([...ofChapter, ...ofBlock]))
  }
  expect(problems).toEqual([])
  expect([...known.values()].flatMap((names) => [...names])).toContain('DATABASE_PASSWORD')
})

/** The settings of a unit file of systemd; several of one name are several lines. */
function readUnit(path: string): ReadonlyMap<string, readonly string[]> {
  const settings = new Map<string, string[]>()
  let section = ''
  for (const line of read(path)
    .split('\n')
    .filter((text) => text && !text.startsWith('#'))) {
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? []
    const [, key, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (name) section = name
    else if (section && key) {
      settings.set(`${section}.${key}`, [...(settings.get(`${section}.${key}`) ?? []), value])
    } else throw new Error(`${path}: ${line}`)
  }
  return settings
}

describe('The service of systemd', () => {
  const unit = readUnit('deploy/shop.service')
  const [start = ''] = unit.get('Service.ExecStart') ?? []

  test('starts what the image and `npm start` start', () => {
    const flags = found(start, /(--\S+)/g)
    const image = /^CMD (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '[]'
    expect(start.replace('/usr/bin/', '').split(' ')).toEqual(JSON.parse(image))
    const { scripts } = z
      .object({ scripts: z.object({ start: z.string() }) })
      .parse(JSON.parse(read('package.json')))
    expect(found(scripts.start, /(--\S+)/g)).toEqual(flags)
  })

  test('leaves time to drain', () => {
    const drain = /PRODUCTION_DRAIN_SECONDS = (\d+)/.exec(
      read('server/platform/config/env.ts'),
    )?.[1]
    const seconds = Number(unit.get('Service.TimeoutStopSec')?.[0])
    // An import may take a minute, which is how long the proxies wait for it.
    expect(seconds).toBeGreaterThan(Number(drain) + 60)
    expect(unit.get('Service.KillSignal')).toEqual(['SIGTERM'])
    expect(unit.get('Service.KillMode')).toEqual(['mixed'])
  })

  test('is restarted whenever it ends', () => {
    expect(unit.get('Service.Restart')).toEqual(['always'])
    expect(unit.get('Unit.StartLimitIntervalSec')).toEqual(['0'])
  })

  test('has a limit of memory, beyond which one process ends', () => {
    expect(unit.get('Service.MemoryMax')).toEqual(['50%'])
    expect(unit.get('Service.OOMPolicy')).toEqual(['continue'])
    const shop = /^ {2}shop:\n(?: {4}.*\n)+/m.exec(read('docker-compose.yml'))?.[0]
    expect(shop).toMatch(/^ {4}mem_limit: \$\{SHOP_MEMORY:-2g\}$/m)
  })

  test('has a timer for backups', () => {
    const timer = readUnit('deploy/shop-backup.timer')
    expect(timer.get('Timer.OnCalendar')).toHaveLength(1)
    const [backup = ''] = readUnit('deploy/shop-backup.service').get('Service.ExecStart') ?? []
    expect(backup).toBe('/opt/shop/current/deploy/backup.sh')
  })
})

test('The scripts of deploy/ can be executed', () => {
  const scripts = readdirSync('deploy').filter((name) => name.endsWith('.sh'))
  expect(scripts.length).toBeGreaterThan(3)
  for (const name of scripts) accessSync(`deploy/${name}`, constants.X_OK)
})

test('Prometheus collects from the job of the alerts, and reads all of them', () => {
  const configuration = z
    .object({
      rule_files: z.array(z.string()),
      scrape_configs: z.array(z.object({ job_name: z.string() })),
    })
    .parse(parse(read('deploy/prometheus.yml')))
  expect(configuration.rule_files.toSorted()).toEqual(
    RULE_FILES.map((file) => file.replace('deploy/alerts', '/etc/prometheus')).toSorted(),
  )
  expect(configuration.scrape_configs.map(({ job_name }) => job_name)).toEqual(
    expect.arrayContaining(found(RULE_FILES.map(read).join(), /job="(\w+)"/g)),
  )
})
