import { GOVERNORATES, type Governorate } from '../delivery/governorates'
import { namePiastres, poundsToPiastres } from '../money/money.schema'
import {
  addPiastres,
  asPiastres,
  isAmount,
  MAX_PRICE_POUNDS,
  NO_PIASTRES,
  type Piastres,
  roundPiastres,
} from '../money/units'
import { encodeMessage } from '../validation/text.schema'
import { z } from '../validation/zod'

/** Outcomes of a parcel, each with its own fee. */
export const FEE_KINDS = ['delivered', 'refused', 'returned', 'partial'] as const

export type FeeKind = (typeof FEE_KINDS)[number]

const optionalFee = poundsToPiastres
  .refine(isAmount, encodeMessage('invalid.fee', { max: MAX_PRICE_POUNDS }))
  .nullish()
  .transform((fee) => fee ?? null)

const MAX_BASIS_POINTS = 10_000
const percentRule = encodeMessage('invalid.percentage')

/** A percentage with at most two decimals in, in hundredths of a percent out. */
const percentSchema = z
  .number({ error: percentRule })
  .min(0, percentRule)
  .max(MAX_BASIS_POINTS / 100, percentRule)
  .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), percentRule)
  .nullish()
  .transform((percent) => Math.round((percent ?? 0) * 100))

const feesOfGovernorate = z
  .object({
    governorate: z.enum(GOVERNORATES, { error: encodeMessage('invalid.text') }),
    delivered: optionalFee,
    refused: optionalFee,
    returned: optionalFee,
    partial: optionalFee,
  })
  .transform((fees) => namePiastres(fees, 'delivered', 'refused', 'returned', 'partial'))

/** A courier's charges besides its two usual fees: pounds and percentages in, piastres and basis points out. */
export const courierPricesSchema = z
  .object({
    /** For a parcel that comes back after it was delivered; none if null. */
    returned: optionalFee,
    /** For a parcel of which a part stayed at the door; as delivered if null. */
    partial: optionalFee,
    /** Of the cash that was collected. */
    cashHandlingPercent: percentSchema,
    /** On the fees; 0 if they contain it, or are not taxed. */
    vatPercent: percentSchema,
    /** Other fees in some governorates. */
    governorates: z
      .array(feesOfGovernorate, { error: encodeMessage('invalid.list') })
      .max(GOVERNORATES.length, encodeMessage('invalid.list'))
      .refine(
        (rows) => new Set(rows.map(({ governorate }) => governorate)).size === rows.length,
        encodeMessage('invalid.governorateTwice'),
      )
      .nullish()
      .transform((rows) => rows ?? []),
  })
  .transform(({ cashHandlingPercent, vatPercent, ...prices }) => ({
    ...namePiastres(prices, 'returned', 'partial'),
    cashHandlingBasisPoints: cashHandlingPercent,
    vatBasisPoints: vatPercent,
  }))

export type CourierPricesInput = z.input<typeof courierPricesSchema>

/** The fees of a governorate; null where those of the courier hold. */
export interface GovernoratePrices {
  readonly governorate: Governorate
  readonly deliveredPiastres: Piastres | null
  readonly refusedPiastres: Piastres | null
  readonly returnedPiastres: Piastres | null
  readonly partialPiastres: Piastres | null
}

export interface CourierPrices {
  readonly returnedPiastres: Piastres | null
  readonly partialPiastres: Piastres | null
  /** In hundredths of a percent. */
  readonly cashHandlingBasisPoints: number
  readonly vatBasisPoints: number
  readonly governorates: readonly GovernoratePrices[]
}

/** Prices agreed with a courier. */
export interface AgreedPrices {
  readonly deliveredFeePiastres: Piastres
  readonly refusedFeePiastres: Piastres
  /** Null if nothing else is agreed. */
  readonly prices: CourierPrices | null
}

interface ChargedParcel {
  readonly kind: FeeKind
  readonly governorate: Governorate | null
  readonly collectedPiastres: Piastres
}

/** A courier's charges for one parcel. */
export interface CourierCharges {
  readonly feePiastres: Piastres
  /** The VAT on it. */
  readonly taxPiastres: Piastres
}

function baseFee(
  { deliveredFeePiastres, refusedFeePiastres, prices }: AgreedPrices,
  kind: FeeKind,
  governorate: Governorate | null,
): Piastres {
  const own = prices?.governorates.find((row) => row.governorate === governorate)
  const delivered = own?.deliveredPiastres ?? deliveredFeePiastres
  switch (kind) {
    case 'delivered':
      return delivered
    case 'refused':
      return own?.refusedPiastres ?? refusedFeePiastres
    case 'returned':
      return own?.returnedPiastres ?? prices?.returnedPiastres ?? NO_PIASTRES
    case 'partial':
      return own?.partialPiastres ?? prices?.partialPiastres ?? delivered
  }
}

/** Calculates the charges for a parcel from the agreed prices: the fee including cash handling, and the VAT on it. */
export function agreedCharges(
  agreed: AgreedPrices,
  { kind, governorate, collectedPiastres }: ChargedParcel,
): CourierCharges {
  const { cashHandlingBasisPoints = 0, vatBasisPoints = 0 } = agreed.prices ?? {}
  const handling = roundPiastres(collectedPiastres, cashHandlingBasisPoints, MAX_BASIS_POINTS)
  const feePiastres = addPiastres(baseFee(agreed, kind, governorate), handling)
  return {
    feePiastres,
    taxPiastres: asPiastres(roundPiastres(feePiastres, vatBasisPoints, MAX_BASIS_POINTS)),
  }
}
