import type { Page } from '@playwright/test'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'

const HOME = {
  governorate: 'C',
  area: 'Downtown',
  street: '12 Nile Street',
  phone: '+201012345678',
}

/** Fills in the fields of another address at the checkout. */
export async function fillShipping(
  page: Page,
  changes: Partial<typeof HOME> = {},
  locale: Locale = 'en',
): Promise<void> {
  const { governorate, ...texts } = { ...HOME, ...changes }
  const field = (name: 'governorate' | keyof typeof texts) =>
    page.getByLabel(translate(`checkout.${name}`, {}, locale), { exact: true })
  await field('governorate').selectOption(governorate)
  await field('area').fill(texts.area)
  await field('street').fill(texts.street)
  await field('phone').fill(texts.phone)
}
