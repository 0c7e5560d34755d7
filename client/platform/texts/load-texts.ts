import { type Locale, splitLocale } from '#domain/messages/locale'
import { addTexts } from './text'

const IMPORTS = {
  en: {
    shop: () => import('#domain/messages/en/shop.json?compiled'),
    listing: () => import('#domain/messages/en/listing.json?compiled'),
    category: () => import('#domain/messages/en/category.json?compiled'),
    delivery: () => import('#domain/messages/en/delivery.json?compiled'),
    pets: () => import('#domain/messages/en/pets.json?compiled'),
    product: () => import('#domain/messages/en/product.json?compiled'),
    review: () => import('#domain/messages/en/review.json?compiled'),
    account: () => import('#domain/messages/en/account.json?compiled'),
    kept: () => import('#domain/messages/en/kept.json?compiled'),
    admin: () => import('#domain/messages/en/admin.json?compiled'),
    editing: () => import('#domain/messages/en/editing.json?compiled'),
    catalogue: () => import('#domain/messages/en/catalogue.json?compiled'),
    reports: () => import('#domain/messages/en/reports.json?compiled'),
    drive: () => import('#domain/messages/en/drive.json?compiled'),
  },
  ar: {
    shop: () => import('#domain/messages/ar/shop.json?compiled'),
    listing: () => import('#domain/messages/ar/listing.json?compiled'),
    category: () => import('#domain/messages/ar/category.json?compiled'),
    delivery: () => import('#domain/messages/ar/delivery.json?compiled'),
    pets: () => import('#domain/messages/ar/pets.json?compiled'),
    product: () => import('#domain/messages/ar/product.json?compiled'),
    review: () => import('#domain/messages/ar/review.json?compiled'),
    account: () => import('#domain/messages/ar/account.json?compiled'),
    kept: () => import('#domain/messages/ar/kept.json?compiled'),
    admin: () => import('#domain/messages/ar/admin.json?compiled'),
    editing: () => import('#domain/messages/ar/editing.json?compiled'),
    catalogue: () => import('#domain/messages/ar/catalogue.json?compiled'),
    reports: () => import('#domain/messages/ar/reports.json?compiled'),
    drive: () => import('#domain/messages/ar/drive.json?compiled'),
  },
}

/** The groups of texts; `shop` is on every page. */
export type TextGroup = keyof (typeof IMPORTS)['en']

/** The language of this document, from its address: translators and extensions change the `lang` attribute. */
export function documentLocale(): Locale {
  return splitLocale(window.location.pathname).locale
}

/** Loads a group of texts in the document's language. The server has all texts loaded. */
export async function loadTexts(group: TextGroup): Promise<void> {
  if (import.meta.env.SSR) return
  const locale = documentLocale()
  const { default: texts } = await IMPORTS[locale][group]()
  addTexts(locale, texts)
}

/** Loads every group in a language. */
export async function loadAllTexts(locale: Locale): Promise<void> {
  const modules = await Promise.all(Object.values(IMPORTS[locale]).map((load) => load()))
  for (const { default: texts } of modules) addTexts(locale, texts)
}
