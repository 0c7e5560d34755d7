import { z } from 'zod'
import { translate } from '#domain/messages'
import { isolate } from '#domain/messages/format-message'
import { LOCALE_SETTINGS } from '#domain/messages/locale'
import { formatPiastres } from '#domain/money/money'
import type { Piastres } from '#domain/money/units'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { statement } from '../../platform/database/statements/statement'
import type { ComposeMail } from '../../platform/features/mail-content'

const piastresSchema = z.custom<Piastres>((value) => Number.isSafeInteger(value))
const reminderData = z.object({ reminderId: z.int() })

// Nobody who has ordered the product again since needs the mail.
const readReminder = statement({
  name: 'pets.readReminder',
  sql: `SELECT pets.name AS "petName", food_reminders.runs_out_on::text AS "runsOutOn",
      products.id AS "productId", products.name, products.name_ar AS "nameAr",
      products.price_piastres AS "pricePiastres"
    FROM food_reminders
      JOIN pets ON pets.id = food_reminders.pet_id
      JOIN products ON products.id = food_reminders.product_id
      JOIN orders ON orders.id = food_reminders.order_id
    WHERE food_reminders.id = $1 AND pets.user_id = $2 AND NOT products.hidden AND NOT EXISTS (
      SELECT FROM orders AS later JOIN order_items ON order_items.order_id = later.id
      WHERE later.user_id = $2 AND later.id > orders.id AND later.status <> $3
        AND order_items.product_id = products.id)`,
  row: z.object({
    petName: z.string(),
    runsOutOn: z.string(),
    productId: z.int(),
    name: z.string(),
    nameAr: z.string().nullable(),
    pricePiastres: piastresSchema,
  }),
})

export const petFoodMail: ComposeMail = async (mail, { db, pageUrl }) => {
  const { data, userId, locale, isConfirmed } = mail
  const parameters = [
    reminderData.parse(data).reminderId,
    userId,
    ORDER_STATUS_TABLE.CANCELLED.value,
  ]
  const [found] = userId === null ? [] : await readReminder(db, parameters)
  if (!found) return null
  const { petName, runsOutOn, productId, nameAr, pricePiastres } = found
  const name = (locale === 'ar' && nameAr) || found.name
  const { intl } = LOCALE_SETTINGS[locale]
  const day = new Intl.DateTimeFormat(intl, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const subject = isConfirmed
    ? translate('mail.petFood.subject', { pet: isolate(petName, locale) }, locale)
    : translate('mail.petFood.plainSubject', {}, locale)
  const out = day.format(new Date(runsOutOn))
  return {
    subject,
    heading: subject,
    paragraphs: [translate('mail.petFood.text', { day: out }, locale)],
    items: [{ name, detail: '', amount: formatPiastres(pricePiastres, locale) }],
    button: {
      label: translate('mail.petFood.orderAgain', {}, locale),
      url: pageUrl(`/productdetails/${productId}`),
    },
    note: translate('mail.petFood.note', {}, locale),
  }
}
