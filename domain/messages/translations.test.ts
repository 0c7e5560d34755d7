import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MESSAGES, translate } from '../messages'

type Texts = Readonly<Record<string, string>>

const GROUPS = readdirSync('domain/messages/en')
const PARAMETER = /\{(\w+)(?=[,}])/g
const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']

function readTexts(locale: string, group: string): Texts {
  return JSON.parse(readFileSync(join('domain/messages', locale, group), 'utf8')) as Texts
}

/** The names of a text's parameters, without the words of its plural forms. */
function parametersOf(text: string): readonly string[] {
  const names = [...text.matchAll(PARAMETER)].map(([, name = '']) => name)
  return [...new Set(names)].toSorted()
}

function pluralsOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\w+, plural,((?:[^{}]|\{[^{}]*\})*)\}/g)].map(
    ([, forms = '']) => forms,
  )
}

/** The sources of the shop itself, without tests. */
function readSources(): string {
  return ['domain', 'server', 'client']
    .flatMap((folder) =>
      readdirSync(folder, { encoding: 'utf8', recursive: true }).map((file) => join(folder, file)),
    )
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !file.includes('/gql/'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

test('No text of a screen names a setting of the server, which its readers cannot change', () => {
  for (const locale of ['en', 'ar']) {
    for (const group of GROUPS) {
      for (const [key, text] of Object.entries(readTexts(locale, group))) {
        expect(text, key).not.toMatch(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/)
      }
    }
  }
})

test('Nor does a screen of the desk', () => {
  const settings = [
    ...readFileSync('server/platform/config/env.ts', 'utf8').matchAll(
      /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g,
    ),
  ]
  const names = new Set(settings.map(([name]) => `'${name}'`))
  expect(names.size).toBeGreaterThan(10)
  const screens = readdirSync('client', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join('client', file), 'utf8'))
    .join('\n')
  expect([...names].filter((name) => screens.includes(name))).toEqual([])
})

describe.each(GROUPS)('the Arabic texts of %s', (group) => {
  const english = readTexts('en', group)
  const arabic = readTexts('ar', group)

  test('have the keys of the English ones, in the same order', () => {
    expect(Object.keys(arabic)).toEqual(Object.keys(english))
  })

  test('have the parameters of the English ones', () => {
    for (const [key, text] of Object.entries(english)) {
      expect(parametersOf(arabic[key] ?? ''), key).toEqual(parametersOf(text))
    }
  })

  test('have all six plural forms', () => {
    for (const [key, text] of Object.entries(arabic)) {
      for (const forms of pluralsOf(text)) {
        const names = [...forms.matchAll(/(\w+) \{/g)].map(([, name]) => name)
        expect(names, key).toEqual(PLURAL_FORMS)
      }
    }
  })

  test('are in Arabic', () => {
    // Contact data, patterns made of parameters, and technical terms.
    const same = new Set(['follow.quantity', 'order.quantityAt', 'webhook.title'])
    const latin = Object.entries(arabic).filter(
      ([key, text]) => !same.has(key) && !/[\u0621-\u064a]/.test(text),
    )
    expect(latin).toEqual([])
  })
})

test('A count selects its Arabic plural form', () => {
  const counted = (count: number) => translate('catalogue.count', { count }, 'ar')
  expect([0, 1, 2, 3, 11, 100].map(counted)).toEqual([
    'لا توجد منتجات',
    'منتج واحد',
    'منتجان',
    '3 منتجات',
    '11 منتجًا',
    '100 منتج',
  ])
})

test('Every text is used', () => {
  const sources = readSources()
  // Such as `category.${key}.title`.
  const patterns = [...sources.matchAll(/`((?:[a-zA-Z]+\.)+)\$\{[\w.]+\}((?:\.[a-zA-Z]+)?)`/g)].map(
    ([, start, end]) => new RegExp(`^${start}[^.]+${end}$`),
  )
  const unused = Object.keys(MESSAGES.en).filter(
    (key) =>
      !sources.includes(`'${key}'`) &&
      !sources.includes(`"${key}"`) &&
      !patterns.some((pattern) => pattern.test(key)),
  )
  expect(unused).toEqual([])
})
