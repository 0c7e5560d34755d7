import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Contact } from '#domain/contact'
import type { Locale } from '#domain/messages/locale'
import { statement } from '../database/statement'
import { VersionCache } from '../database/version-cache'
import type { Env } from '../env'
import { resource } from '../feature'

/** The invented contact of the sample catalogue. */
const SAMPLE_CONTACT: Readonly<Record<Locale, Contact>> = {
  en: {
    phone: '+20 2 5550 0142',
    email: 'hello@pets.example.com',
    address: '14 Nile Lane, Zamalek, Cairo',
    hours: 'Every day, 10:00 to 22:00',
  },
  ar: {
    phone: '+20 2 5550 0142',
    email: 'hello@pets.example.com',
    address: '14 شارع النيل، الزمالك، القاهرة',
    hours: 'يوميًا من 10 صباحًا إلى 10 مساءً',
  },
}

type ContactEnv = Pick<Env, 'contact' | 'seed' | 'seller'>

/** Returns how to reach the shop, in a language. */
export type ReadContact = (locale: Locale) => Promise<Contact>

const findSamples = statement({
  name: 'shop.findSamples',
  sql: `SELECT EXISTS (SELECT FROM products WHERE image_url LIKE '/pictures/%') AS "hasSamples"`,
  row: z.object({ hasSamples: z.boolean() }),
})

/** Whether the shop has products of the sample catalogue, recognised by their pictures. */
export async function hasSampleProducts(db: EntityManager): Promise<boolean> {
  const [row] = await findSamples(db)
  return row?.hasSamples ?? false
}

const hasSamples = resource(
  ({ catalogueVersion }) => new VersionCache(catalogueVersion, hasSampleProducts),
)

export const contact = resource(({ env, db, get }) =>
  createReadContact(env, () => get(hasSamples).get(db)),
)

/** Whether the owner has set any contact detail. */
export function isContactSet({ contact }: Pick<Env, 'contact'>): boolean {
  return Object.values(contact).some((text) => text !== undefined)
}

/**
 * How to reach the shop, as its owner has set it. Until something is set, a shop with the sample catalogue
 * shows its invented contact.
 */
export function createReadContact(
  env: ContactEnv,
  hasSamples: () => Promise<boolean>,
): ReadContact {
  const { phone, email, address, addressAr, hours, hoursAr } = env.contact
  const { whatsAppNumber } = env.seller
  const own: Readonly<Record<Locale, Contact>> = {
    en: {
      phone,
      email,
      address: address ?? addressAr,
      hours: hours ?? hoursAr,
      whatsAppNumber,
    },
    ar: {
      phone,
      email,
      address: addressAr ?? address,
      hours: hoursAr ?? hours,
      whatsAppNumber,
    },
  }
  const mayInvent = env.seed === 'demo' && !isContactSet(env)
  return async (locale) =>
    mayInvent && (await hasSamples()) ? { ...SAMPLE_CONTACT[locale], whatsAppNumber } : own[locale]
}
