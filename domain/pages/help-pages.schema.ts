import { MAX_HELP_BODY_LENGTH, MAX_HELP_TITLE_LENGTH } from '../limits'
import type { Locale } from '../messages/locale'
import { encodeMessage, optionalLines, optionalText } from '../validation/text.schema'
import { z } from '../validation/zod'
import type { HelpText } from './help-pages'

/** A text as far as it is written, such as for a preview. */
export const helpDraftSchema = z.object({
  title: optionalText(MAX_HELP_TITLE_LENGTH),
  body: optionalLines(MAX_HELP_BODY_LENGTH),
})

/** A title and a body, or neither: then the shop's own text stands there. */
export const helpTextSchema = helpDraftSchema.superRefine(({ title, body }, context) => {
  const message = encodeMessage('invalid.required')
  if (title === null && body !== null)
    context.addIssue({ code: 'custom', path: ['title'], message })
  if (body === null && title !== null) context.addIssue({ code: 'custom', path: ['body'], message })
})

/** The texts of the form, whose fields are empty where the shop's own text stands. */
export const helpPageFormSchema = z.object({
  en: helpTextSchema,
  ar: helpTextSchema,
} satisfies Record<Locale, unknown>)

export type HelpPageFormValues = z.input<typeof helpPageFormSchema>

/** A change of a page: a language that is left out stays as it is; null has the shop's own text. */
export const helpPageSchema = z.object({
  en: helpTextSchema.nullish(),
  ar: helpTextSchema.nullish(),
} satisfies Record<Locale, unknown>)

export type HelpPageInput = z.input<typeof helpPageSchema>

/** The text, or null for none. */
export function toHelpText({ title, body }: z.output<typeof helpTextSchema>): HelpText | null {
  return title !== null && body !== null ? { title, body } : null
}

const versionRule = encodeMessage('invalid.version')

/** The version of a page that an editor has seen; 0 before the first change. */
export const helpVersionSchema = z.object({
  expectedVersion: z.number({ error: versionRule }).int(versionRule).min(0, versionRule),
})
