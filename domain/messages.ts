import MessageFormat from '@messageformat/core'
import arAccount from './messages/ar/account.json' with { type: 'json' }
import arAdmin from './messages/ar/admin.json' with { type: 'json' }
import arCatalogue from './messages/ar/catalogue.json' with { type: 'json' }
import arCategory from './messages/ar/category.json' with { type: 'json' }
import arDelivery from './messages/ar/delivery.json' with { type: 'json' }
import arDrive from './messages/ar/drive.json' with { type: 'json' }
import arEditing from './messages/ar/editing.json' with { type: 'json' }
import arKept from './messages/ar/kept.json' with { type: 'json' }
import arLanguage from './messages/ar/language.json' with { type: 'json' }
import arListing from './messages/ar/listing.json' with { type: 'json' }
import arMail from './messages/ar/mail.json' with { type: 'json' }
import arOffline from './messages/ar/offline.json' with { type: 'json' }
import arPages from './messages/ar/pages.json' with { type: 'json' }
import arPets from './messages/ar/pets.json' with { type: 'json' }
import arProduct from './messages/ar/product.json' with { type: 'json' }
import arReports from './messages/ar/reports.json' with { type: 'json' }
import arReview from './messages/ar/review.json' with { type: 'json' }
import arServer from './messages/ar/server.json' with { type: 'json' }
import arShop from './messages/ar/shop.json' with { type: 'json' }
import arSuggestions from './messages/ar/suggestions.json' with { type: 'json' }
import enAccount from './messages/en/account.json' with { type: 'json' }
import enAdmin from './messages/en/admin.json' with { type: 'json' }
import enCatalogue from './messages/en/catalogue.json' with { type: 'json' }
import enCategory from './messages/en/category.json' with { type: 'json' }
import enDelivery from './messages/en/delivery.json' with { type: 'json' }
import enDrive from './messages/en/drive.json' with { type: 'json' }
import enEditing from './messages/en/editing.json' with { type: 'json' }
import enKept from './messages/en/kept.json' with { type: 'json' }
import enLanguage from './messages/en/language.json' with { type: 'json' }
import enListing from './messages/en/listing.json' with { type: 'json' }
import enMail from './messages/en/mail.json' with { type: 'json' }
import enOffline from './messages/en/offline.json' with { type: 'json' }
import enPages from './messages/en/pages.json' with { type: 'json' }
import enPets from './messages/en/pets.json' with { type: 'json' }
import enProduct from './messages/en/product.json' with { type: 'json' }
import enReports from './messages/en/reports.json' with { type: 'json' }
import enReview from './messages/en/review.json' with { type: 'json' }
import enServer from './messages/en/server.json' with { type: 'json' }
import enShop from './messages/en/shop.json' with { type: 'json' }
import enSuggestions from './messages/en/suggestions.json' with { type: 'json' }
import {
  type CompiledMessage,
  formatMessage,
  type MessageParameters,
} from './messages/format-message'
import { DEFAULT_LOCALE, LOCALE_SETTINGS, type Locale } from './messages/locale'

export type { MessageParameters } from './messages/format-message'

/** All texts in ICU MessageFormat; in several files, so that browsers load only what a page needs. */
export const MESSAGES = {
  en: {
    ...enShop,
    ...enSuggestions,
    ...enListing,
    ...enCategory,
    ...enDelivery,
    ...enProduct,
    ...enPets,
    ...enReview,
    ...enAccount,
    ...enAdmin,
    ...enEditing,
    ...enReports,
    ...enCatalogue,
    ...enDrive,
    ...enServer,
    ...enPages,
    ...enMail,
    ...enOffline,
    ...enLanguage,
    ...enKept,
  },
  ar: {
    ...arShop,
    ...arSuggestions,
    ...arListing,
    ...arCategory,
    ...arDelivery,
    ...arProduct,
    ...arPets,
    ...arReview,
    ...arAccount,
    ...arAdmin,
    ...arEditing,
    ...arReports,
    ...arCatalogue,
    ...arDrive,
    ...arServer,
    ...arPages,
    ...arMail,
    ...arOffline,
    ...arLanguage,
    ...arKept,
  },
}

export type MessageKey = keyof typeof MESSAGES.en

const compilers = new Map<Locale, MessageFormat>()
const compiled = new Map<string, CompiledMessage>()

/** Browsers get messages that the build has compiled; the server compiles those that it uses. */
function compile(key: MessageKey, locale: Locale): CompiledMessage {
  const id = `${locale}.${key}`
  const known = compiled.get(id)
  if (known) return known
  const compiler = compilers.get(locale) ?? new MessageFormat(LOCALE_SETTINGS[locale].intl)
  compilers.set(locale, compiler)
  const message = compiler.compile(MESSAGES[locale][key])
  compiled.set(id, message)
  return message
}

/** A text that depends on the language of the surrounding message, such as a product's name. */
export type LocalizedText = Readonly<Record<Locale, string>>

export type LocalizedParameters = Readonly<
  Record<string, MessageParameters[string] | LocalizedText>
>

function localize(value: LocalizedParameters[string], locale: Locale): MessageParameters[string] {
  return typeof value === 'object' && 'en' in value ? value[locale] : value
}

/** The text of a key in a language, with its parameters filled in. */
export function translate(
  key: MessageKey,
  parameters: LocalizedParameters = {},
  locale: Locale = DEFAULT_LOCALE,
): string {
  const values = Object.entries(parameters).map(
    ([name, value]) => [name, localize(value, locale)] as const,
  )
  return formatMessage(compile(key, locale), Object.fromEntries(values), locale)
}
