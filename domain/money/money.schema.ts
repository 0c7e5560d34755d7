import { numberSchema } from '../validation/number.schema'
import { encodeMessage } from '../validation/text.schema'
import { z } from '../validation/zod'
import { hasAtMostTwoDecimals, toPiastres } from './money'
import { asPounds, isAmount, MAX_PRICE_POUNDS, type Piastres } from './units'

/** An amount in a row of the database. */
export const piastresColumn = z.int().brand<'Piastres', 'inout'>()

/** An amount of any range: pounds in, piastres out. */
export const poundsToPiastres = numberSchema()
  .refine(hasAtMostTwoDecimals, encodeMessage('invalid.decimals'))
  .transform((pounds) => toPiastres(asPounds(pounds)))
  .meta({ type: 'number', description: 'In EGP.', multipleOf: 0.01 })

/** A product's price: pounds in, piastres out. */
export const pricePiastres = poundsToPiastres
  .refine(
    (piastres) => piastres > 0 && isAmount(piastres),
    encodeMessage('invalid.price', { max: MAX_PRICE_POUNDS }),
  )
  .meta({
    type: 'number',
    description: 'In EGP.',
    multipleOf: 0.01,
    exclusiveMinimum: 0,
    maximum: MAX_PRICE_POUNDS,
  })

type WithPiastres<Values, Names extends keyof Values> = {
  [Name in keyof Values as Name extends Names & string ? `${Name}Piastres` : Name]: Values[Name]
}

/** The fields that have amounts in piastres. */
type Amounts<Values> = {
  [Name in keyof Values]-?: Values[Name] extends Piastres | null | undefined ? Name : never
}[keyof Values]

/** Names fields by their unit once they are converted: `price` becomes `pricePiastres`. */
export function namePiastres<Values extends object, const Names extends Amounts<Values> & string>(
  values: Values,
  ...names: readonly Names[]
): WithPiastres<Values, Names> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      names.some((one) => one === name) ? `${name}Piastres` : name,
      value,
    ]),
  ) as WithPiastres<Values, Names>
}
