import { CAIRO_TIME } from '../delivery/cairo-day'
import {
  MAX_HERO_BUTTON_LENGTH,
  MAX_HERO_TEXT_LENGTH,
  MAX_HERO_TITLE_LENGTH,
  MAX_HEROES,
  MAX_HOME_BANNERS,
  MAX_QUERY_LENGTH,
} from '../limits'
import { HELP_PAGES } from '../pages/help-pages'
import { findCategory } from '../products/categories'
import { imageUrlSchema } from '../products/image-url.schema'
import { encodeMessage, optionalText, readId, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import {
  HOME_RAILS,
  HOME_TARGET_KINDS,
  type HomePeriod,
  type HomeTargetKind,
  type HomeTexts,
} from './home-page'

/** Whether a target of a kind can exist; the server looks products up. */
const IS_TARGET: Readonly<Record<HomeTargetKind, (value: string) => boolean>> = {
  category: (key) => findCategory(key) !== undefined,
  product: (id) => readId(id) !== undefined,
  search: () => true,
  help: (name) => HELP_PAGES.some((page) => page === name),
}

const targetSchema = z
  .object({
    kind: z.enum(HOME_TARGET_KINDS, { error: encodeMessage('invalid.required') }),
    value: requiredText(MAX_QUERY_LENGTH),
  })
  .superRefine(({ kind, value }, context) => {
    if (value === '' || IS_TARGET[kind](value)) return
    context.addIssue({ code: 'custom', path: ['value'], message: encodeMessage('invalid.target') })
  })

const timeRule = encodeMessage('invalid.localTime')

/** The day has to exist, too: 31 April does not. */
function isTime(text: string): boolean {
  if (!CAIRO_TIME.test(text)) return false
  return new Date(`${text}:00Z`).toISOString().startsWith(text)
}

const timeSchema = z
  .string({ error: timeRule })
  .refine((text) => text === '' || isTime(text), timeRule)
  .transform((text) => text || null)
  .nullable()

const pictureSchema = z
  .union([z.literal('').transform(() => null), imageUrlSchema], {
    error: encodeMessage('invalid.url'),
  })
  .nullable()

const bannerTexts = z.object({
  title: requiredText(MAX_HERO_TITLE_LENGTH),
  text: optionalText(MAX_HERO_TEXT_LENGTH),
  button: optionalText(MAX_HERO_BUTTON_LENGTH).transform(() => null),
})

const heroTexts = bannerTexts.extend({
  button: optionalText(MAX_HERO_BUTTON_LENGTH).refine(
    (text) => text !== null,
    encodeMessage('invalid.required'),
  ),
})

const placement = {
  target: targetSchema,
  imageUrl: pictureSchema,
  from: timeSchema,
  to: timeSchema,
}

interface CheckedItem extends HomePeriod {
  readonly en: Pick<HomeTexts, 'text'>
  readonly ar: Pick<HomeTexts, 'text'>
}

function checkItem({ en, ar, from, to }: CheckedItem, context: z.RefinementCtx): void {
  const add = (path: string[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  // Dates and times written like this are in order as texts.
  if (from && to && from >= to) add(['to'], encodeMessage('invalid.endsBefore'))
  const inOtherLanguage = encodeMessage('invalid.inBothLanguages')
  if (en.text && !ar.text) add(['ar', 'text'], inOtherLanguage)
  if (ar.text && !en.text) add(['en', 'text'], inOtherLanguage)
}

const heroSchema = z.object({ en: heroTexts, ar: heroTexts, ...placement }).superRefine(checkItem)

const bannerSchema = z
  .object({ en: bannerTexts, ar: bannerTexts, ...placement })
  .superRefine(checkItem)

const listRule = encodeMessage('invalid.list')
const railsRule = encodeMessage('invalid.rails')

const railsSchema = z
  .array(
    z.object({
      rail: z.enum(HOME_RAILS, { error: railsRule }),
      hidden: z.boolean({ error: railsRule }),
    }),
    { error: listRule },
  )
  .refine((rails) => new Set(rails.map(({ rail }) => rail)).size === rails.length, railsRule)

const homeContentSchema = z.object({
  heroes: z
    .array(heroSchema, { error: listRule })
    .max(MAX_HEROES, encodeMessage('invalid.tooManyHeroes', { max: MAX_HEROES })),
  banners: z
    .array(bannerSchema, { error: listRule })
    .max(MAX_HOME_BANNERS, encodeMessage('invalid.tooManyBanners', { max: MAX_HOME_BANNERS })),
  rails: railsSchema.nullable(),
})

/** The values of the form, which always has every section. */
export const homeFormSchema = homeContentSchema.extend({ rails: railsSchema })

export type HomeFormValues = z.input<typeof homeFormSchema>

/** A change of the home page: omitted fields stay unchanged. */
export const homeChangeSchema = homeContentSchema.partial()

export type HomeChange = z.input<typeof homeChangeSchema>

const versionRule = encodeMessage('invalid.version')

/** The version of the home page that an editor has seen; 0 before the first change. */
export const homeVersionSchema = z.object({
  expectedVersion: z.number({ error: versionRule }).int(versionRule).min(0, versionRule),
})

/** The moment of a preview, as date and time in Cairo. */
export const previewMomentSchema = z.object({
  at: z.string({ error: timeRule }).refine(isTime, timeRule),
})
