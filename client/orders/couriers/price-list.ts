import { FEE_KINDS, type FeeKind } from '#domain/couriers/courier-prices'
import { courierSchema } from '#domain/couriers/couriers.schema'
import type { Governorate } from '#domain/delivery/governorates'
import { numberOrText } from '#domain/validation/read-number'
import { decodeMessage } from '#domain/validation/text.schema'
import type { CourierInput, CourierPricesQuery } from '../../platform/gql/couriers'

// A courier's price list as it is edited: the prices of all governorates, and rows of others for some of them.

type Courier = CourierPricesQuery['couriers'][number]

export type PriceTexts = Readonly<Record<FeeKind, string>>

/** The prices of some governorates; an empty one defaults to the price of all. */
export interface PriceRow {
  readonly key: number
  readonly governorates: readonly Governorate[]
  readonly prices: PriceTexts
}

export interface PriceList {
  readonly prices: PriceTexts
  readonly cashHandling: string
  readonly vat: string
  readonly rows: readonly PriceRow[]
}

export const NO_PRICES: PriceTexts = { delivered: '', refused: '', returned: '', partial: '' }

const toText = (amount: number | null | undefined) => (amount == null ? '' : String(amount))

const textsOf = (fees: Readonly<Record<FeeKind, number | null>>): PriceTexts => ({
  delivered: toText(fees.delivered),
  refused: toText(fees.refused),
  returned: toText(fees.returned),
  partial: toText(fees.partial),
})

const isSame = (one: PriceTexts, other: PriceTexts) =>
  FEE_KINDS.every((kind) => one[kind] === other[kind])

/** The price list of a courier, governorates with the same prices in one row. */
export function toPriceList({ deliveredFee, refusedFee, prices }: Courier): PriceList {
  const rows: PriceRow[] = []
  for (const { governorate, ...fees } of prices?.governorates ?? []) {
    const texts = textsOf(fees)
    const place = rows.findIndex((row) => isSame(row.prices, texts))
    const row = rows[place]
    if (row) rows[place] = { ...row, governorates: [...row.governorates, governorate] }
    else rows.push({ key: rows.length, governorates: [governorate], prices: texts })
  }
  return {
    prices: textsOf({
      delivered: deliveredFee,
      refused: refusedFee,
      returned: prices?.returned ?? null,
      partial: prices?.partial ?? null,
    }),
    cashHandling: toText(prices?.cashHandlingPercent || null),
    vat: toText(prices?.vatPercent || null),
    rows,
  }
}

const read = (text: string) => (text.trim() === '' ? null : numberOrText(text))

/** The input as it was typed: what is no number stays text, for the schema to report. */
function inputOf(courier: Pick<Courier, 'name'>, list: PriceList) {
  const { prices, rows } = list
  return {
    name: courier.name,
    deliveredFee: read(prices.delivered) ?? 0,
    refusedFee: read(prices.refused) ?? 0,
    prices: {
      returned: read(prices.returned),
      partial: read(prices.partial),
      cashHandlingPercent: read(list.cashHandling),
      vatPercent: read(list.vat),
      governorates: rows.flatMap((row) =>
        row.governorates.map((governorate) => ({
          governorate,
          delivered: read(row.prices.delivered),
          refused: read(row.prices.refused),
          returned: read(row.prices.returned),
          partial: read(row.prices.partial),
        })),
      ),
    },
  }
}

/** A cell of the list: a price of all governorates, a percentage, or something of a row. */
export type PriceCell = FeeKind | 'cashHandling' | 'vat' | `${number}.${FeeKind | 'governorates'}`

/** The error of each cell, as encoded messages. */
export type PriceProblems = ReadonlyMap<PriceCell, ReturnType<typeof decodeMessage>>

const CELLS: Readonly<Record<string, PriceCell>> = {
  deliveredFee: 'delivered',
  refusedFee: 'refused',
  'prices.returned': 'returned',
  'prices.partial': 'partial',
  'prices.cashHandlingPercent': 'cashHandling',
  'prices.vatPercent': 'vat',
}

function cellOf(path: readonly PropertyKey[], rows: readonly PriceRow[]): PriceCell | undefined {
  const cell = CELLS[path.join('.')]
  if (cell) return cell
  const [, , index, field] = path
  const owners = rows.flatMap(({ key, governorates }) => governorates.map(() => key))
  const owner = typeof index === 'number' ? owners[index] : undefined
  const kind = FEE_KINDS.find((one) => one === field)
  return owner === undefined ? undefined : `${owner}.${kind ?? 'governorates'}`
}

/** Everything that is wrong with a price list, each at its cell. */
export function problemsOf(courier: Pick<Courier, 'name'>, list: PriceList): PriceProblems {
  const problems = new Map<PriceCell, ReturnType<typeof decodeMessage>>()
  const add = (cell: PriceCell, message: ReturnType<typeof decodeMessage>) => {
    if (!problems.has(cell)) problems.set(cell, message)
  }
  for (const { key, governorates, prices } of list.rows) {
    if (governorates.length === 0) add(`${key}.governorates`, { key: 'invalid.noGovernorate' })
    if (isSame(prices, NO_PRICES)) add(`${key}.delivered`, { key: 'invalid.noPrice' })
  }
  const { error } = courierSchema.safeParse(inputOf(courier, list))
  for (const { path, message } of error?.issues ?? []) {
    const cell = cellOf(path, list.rows)
    if (cell) add(cell, decodeMessage(message))
  }
  // A row without governorates is no part of the input.
  for (const { key, governorates, prices } of list.rows) {
    if (governorates.length > 0) continue
    const { error: other } = courierSchema.safeParse(
      inputOf(courier, { ...list, rows: [{ key, governorates: ['C'], prices }] }),
    )
    for (const { path, message } of other?.issues ?? []) {
      const cell = cellOf(path, [{ key, governorates: ['C'], prices }])
      if (cell) add(cell, decodeMessage(message))
    }
  }
  return problems
}

/** The input of a price list in which nothing is wrong. */
export function toPricesInput(
  courier: Pick<Courier, 'name'>,
  list: PriceList,
): Pick<CourierInput, 'deliveredFee' | 'refusedFee' | 'prices'> {
  const { deliveredFee, refusedFee, prices } = inputOf(courier, list)
  // As checked by problemsOf.
  return { deliveredFee, refusedFee, prices } as Pick<
    CourierInput,
    'deliveredFee' | 'refusedFee' | 'prices'
  >
}
