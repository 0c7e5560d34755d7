import type { Locale } from '#domain/messages/locale'
import type { DrawnProduct } from '../demo-product'
import { describeFood } from './food'
import type { SampleTexts } from './sample-texts'
import { describeSupply } from './supplies'

export function textsOf(product: DrawnProduct, locale: Locale): SampleTexts {
  return describeFood(product, locale) ?? describeSupply(product, locale)
}
