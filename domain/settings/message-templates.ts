import type { MessageKey } from '../messages'
import { isolate } from '../messages/format-message'
import type { Locale } from '../messages/locale'
import { encodeMessage } from '../validation/text.schema'

/** Placeholders that a template can contain in braces, replaced in each message. */
export const PLACEHOLDERS = ['name', 'orderNumber', 'total', 'items', 'link', 'shop'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

interface TemplateDescription {
  /** The settings that hold it, in the languages that it is written in. */
  readonly settings: Readonly<Partial<Record<Locale, string>>>
  /** The text until the owner changes it. */
  readonly defaultText: MessageKey
  readonly placeholders: readonly Placeholder[]
}

/** The messages that the desk sends by WhatsApp, which the owner can word. */
export const MESSAGE_TEMPLATES = {
  confirm: {
    settings: { en: 'confirmMessage', ar: 'confirmMessageAr' },
    defaultText: 'confirm.message',
    placeholders: PLACEHOLDERS,
  },
  remind: {
    settings: { en: 'reminderMessage', ar: 'reminderMessageAr' },
    defaultText: 'confirm.reminder',
    placeholders: PLACEHOLDERS,
  },
  // Drivers have no account, and so no language: they are written in Arabic.
  drive: {
    settings: { ar: 'driverMessageAr' },
    defaultText: 'drive.message',
    placeholders: ['name', 'link', 'shop'],
  },
} as const satisfies Readonly<Record<string, TemplateDescription>>

export type MessageTemplate = keyof typeof MESSAGE_TEMPLATES

export const MESSAGE_TEMPLATE_NAMES = Object.keys(MESSAGE_TEMPLATES) as readonly MessageTemplate[]

/** The maximum length of a template: in Arabic, each letter takes six characters of the address of a chat. */
export const MAX_TEMPLATE_LENGTH = 1000

const IN_BRACES = /\{([^{}\n]*)\}/g

const asText = (name: string) => `{${name}}`

/** The number of the line of a text in which a position is, from 1. */
const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/** A link ends at a space: whatever else stands beside it would be a part of the address. */
const isSetOff = (text: string, start: number, end: number) =>
  /^\s?$/.test(text.charAt(start - 1)) && /^\s?$/.test(text.charAt(end))

/**
 * Returns the problem of a template as an encoded message with its line, or undefined. A message without its link would
 * ask for something that its reader cannot do.
 */
export function templateProblem(
  text: string,
  placeholders: readonly Placeholder[],
): string | undefined {
  const found = [...text.matchAll(IN_BRACES)]
  for (const { 0: whole, 1: name, index } of found) {
    const line = lineAt(text, index)
    if (!placeholders.some((placeholder) => placeholder === name)) {
      const known = placeholders.map(asText).join(' ')
      return encodeMessage('invalid.placeholder', { placeholder: whole, line, known })
    }
    if (name === 'link' && !isSetOff(text, index, index + whole.length)) {
      return encodeMessage('invalid.linkNotSetOff', { line })
    }
  }
  const brace = text.replace(IN_BRACES, (whole) => ' '.repeat(whole.length)).search(/[{}]/)
  if (brace >= 0) return encodeMessage('invalid.brace', { line: lineAt(text, brace) })
  if (!found.some(([, name]) => name === 'link')) return encodeMessage('invalid.templateLink')
  return undefined
}

export type TemplateValues = Readonly<Partial<Record<Placeholder, string>>>

/** A template with its values filled in. Names of the other direction are isolated, but never the link. */
export function fillTemplate(text: string, values: TemplateValues, locale: Locale): string {
  return text.replace(IN_BRACES, (whole, name: string) => {
    const placeholder = PLACEHOLDERS.find((one) => one === name)
    const value = placeholder && values[placeholder]
    if (value === undefined) return whole
    return placeholder !== 'link' && locale === 'ar' ? isolate(value, locale) : value
  })
}
