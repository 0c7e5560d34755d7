import { toPiastres } from '#domain/money/money'
import { pricePiastres } from '#domain/money/money.schema'
import { asPounds, type Pounds } from '#domain/money/units'
import { marginPercentOf } from '#domain/products/margin'

/** The amount that was entered; undefined if the schema refuses it. */
export function toPrice(pounds: unknown): Pounds | undefined {
  return typeof pounds === 'number' && pricePiastres.safeParse(pounds).success
    ? asPounds(pounds)
    : undefined
}

/** What remains of a price after the cost price, in per cent; undefined without either. */
export function enteredMargin(price: unknown, costPrice: unknown): number | undefined {
  const [pounds, costPounds] = [toPrice(price), toPrice(costPrice)]
  if (pounds === undefined || costPounds === undefined) return undefined
  return marginPercentOf(toPiastres(pounds), toPiastres(costPounds))
}
