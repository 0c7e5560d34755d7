import { describe, expect, test } from 'vitest'
import { MESSAGES } from '../messages'
import { LOCALES } from '../messages/locale'
import { problemsOf } from '../validation/test/problems'
import {
  fillTemplate,
  MAX_TEMPLATE_LENGTH,
  MESSAGE_TEMPLATE_NAMES,
  MESSAGE_TEMPLATES,
  PLACEHOLDERS,
  templateProblem,
} from './message-templates'
import { SETTING_NAMES, SETTINGS } from './settings'
import { settingsSchema } from './settings.schema'

const problems = (confirmMessage: string) => problemsOf(settingsSchema, { confirmMessage })

describe('A template', () => {
  test('with an unknown placeholder is refused, with its line and those that are known', () => {
    expect(problems('Hello {name},\n{nmae}: {link}')).toEqual([
      'confirmMessage: Line 2: {nmae} is not known. You can use {name} {orderNumber} {total} {items} {link} {shop}.',
    ])
  })

  test.each(['{Name}', '{ name }', '{}', '{order_number}', '{الاسم}'])(
    'refuses %s, which no message would fill in',
    (placeholder) => {
      expect(problems(`Hello ${placeholder} {link}`)).toEqual([
        expect.stringContaining(`Line 1: ${placeholder} is not known`),
      ])
    },
  )

  test.each([
    'Hello {name, see {link}',
    'Hello name} {link}',
    'Hello {name}} {link}',
    'Hello {\nname} {link}',
  ])('refuses a brace without its counterpart: %j', (text) => {
    expect(problems(text)).toEqual([expect.stringMatching(/Line [12]: unmatched brace/)])
  })

  test('needs the link', () => {
    expect(problems('Hello {name}!')).toEqual([
      'confirmMessage: Without {link}, nobody can answer: add it.',
    ])
  })

  test.each(['Here: {link}.', '({link})', 'Here:{link}', '{shop}\n{link}{name}'])(
    'lets nothing stand beside the link, as in %j',
    (text) => expect(problems(text)).toEqual([expect.stringContaining('leave a space')]),
  )

  test.each(['{link}', '{link}\nThank you, {name}!', 'Confirm:\n{link}', 'Here {link} or call us'])(
    'may be %j',
    (text) => expect(problems(text)).toEqual([]),
  )

  test('has a limit, and is not set when blank', () => {
    expect(problems(`${'x'.repeat(MAX_TEMPLATE_LENGTH - 6)} {link}`)).toEqual([
      `confirmMessage: At most ${MAX_TEMPLATE_LENGTH} characters.`,
    ])
    expect(settingsSchema.parse({ confirmMessage: ' \n' })).toEqual({ confirmMessage: null })
  })

  test('for drivers knows no order', () => {
    expect(problemsOf(settingsSchema, { driverMessageAr: '{total} {link}' })).toEqual([
      'driverMessageAr: Line 1: {total} is not known. You can use {name} {link} {shop}.',
    ])
  })
})

test('The texts of the shop keep to the rules, in each language', () => {
  for (const name of MESSAGE_TEMPLATE_NAMES) {
    const { defaultText, placeholders } = MESSAGE_TEMPLATES[name]
    for (const locale of LOCALES) {
      const text = MESSAGES[locale][defaultText]
      expect(templateProblem(text, placeholders), `${name} ${locale}`).toBeUndefined()
      // Apostrophes and plural forms would be those of ICU.
      expect(fillTemplate(text, {}, locale)).not.toMatch(/'\{|\{\w+,/)
    }
  }
})

test('Every template is a setting, and every such setting a template', () => {
  const settings = MESSAGE_TEMPLATE_NAMES.flatMap((name) =>
    Object.values(MESSAGE_TEMPLATES[name].settings),
  )
  expect(settings).toEqual(SETTING_NAMES.filter((name) => SETTINGS[name].kind === 'template'))
})

describe('A message', () => {
  const VALUES = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `${name}'s`]))

  test('has every value in its place, as often as it is asked for', () => {
    expect(fillTemplate('{name} {name} #{orderNumber} {items}', VALUES, 'en')).toBe(
      "name's name's #orderNumber's items's",
    )
  })

  test('fills in what values say only once', () => {
    expect(fillTemplate('{name} {link}', { name: '{link}$&', link: 'L' }, 'en')).toBe('{link}$& L')
  })

  test('isolates Latin names in Arabic, but leaves the link clickable', () => {
    expect(fillTemplate('{name} {link}', { name: 'Mona', link: 'https://a.b' }, 'ar')).toBe(
      '\u2068Mona\u2069 https://a.b',
    )
  })
})
