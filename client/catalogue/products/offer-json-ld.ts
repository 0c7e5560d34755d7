import type {
  MonetaryAmount,
  Offer,
  OfferShippingDetails,
  UnitPriceSpecification,
} from 'schema-dts'
import type { Contact } from '#domain/contact'
import { GOVERNORATES, type Governorate } from '#domain/delivery/governorates'
import type { Pounds } from '#domain/money/units'
import type { PricedUnit } from '#domain/products/unit-price'
import type { DeliveryTermsFragment } from '../../platform/gql/delivery'
import { deliveryCost, findTerms } from '../../shop/delivery/order-totals'
import { RETURN_POLICY } from './return-policy'

const CURRENCY = 'EGP'

/** Units as UN/CEFACT Common Codes, which schema.org uses. */
const UNIT_CODES = { KG: 'KGM', L: 'LTR', PIECE: 'C62' } satisfies Record<PricedUnit, string>

export interface OfferInput {
  readonly url: string
  readonly seller: string
  /** How to reach the seller. */
  readonly contact?: Contact
  readonly price: Pounds
  /** The price before it was reduced. */
  readonly wasPrice?: Pounds | null
  readonly unitPrice: { readonly price: Pounds; readonly per: PricedUnit } | null
  /** The remaining stock if it is low, 0 if sold out, null otherwise. */
  readonly quantityAvailable: number | null
  /** Only areas whose rate the owner has set: of others, nothing is known about delivery. */
  readonly rates: readonly DeliveryTermsFragment[]
}

function availability(quantityAvailable: number | null) {
  if (quantityAvailable === null) return 'https://schema.org/InStock'
  return quantityAvailable === 0
    ? 'https://schema.org/OutOfStock'
    : 'https://schema.org/LimitedAvailability'
}

function priceSpecifications({ unitPrice, wasPrice }: OfferInput): UnitPriceSpecification[] {
  const specifications: UnitPriceSpecification[] = []
  if (unitPrice) {
    specifications.push({
      '@type': 'UnitPriceSpecification',
      price: unitPrice.price.toFixed(2),
      priceCurrency: CURRENCY,
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: 1,
        unitCode: UNIT_CODES[unitPrice.per],
      },
    })
  }
  if (wasPrice) {
    specifications.push({
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: wasPrice.toFixed(2),
      priceCurrency: CURRENCY,
    })
  }
  return specifications
}

interface ShippingTerms {
  /** The delivery fee of this product alone. */
  readonly fee: Pounds
  readonly minDays: number | null
  readonly maxDays: number | null
}

function shippingTerms(
  area: Governorate,
  { rates, price }: Pick<OfferInput, 'rates' | 'price'>,
): ShippingTerms | undefined {
  const terms = findTerms(rates, area)
  return (
    terms && { fee: deliveryCost(terms, price), minDays: terms.minDays, maxDays: terms.maxDays }
  )
}

function days(minValue: number, maxValue: number) {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' } as const
}

function shippingDetails(
  { fee, minDays, maxDays }: ShippingTerms,
  areas: readonly Governorate[],
): OfferShippingDetails {
  const rate: MonetaryAmount = {
    '@type': 'MonetaryAmount',
    value: fee.toFixed(2),
    currency: CURRENCY,
  }
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: rate,
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'EG',
      addressRegion: areas.map((area) => `EG-${area}`),
    },
    deliveryTime:
      minDays === null || maxDays === null
        ? undefined
        : {
            '@type': 'ShippingDeliveryTime',
            // The days of a rate are those from the order to the door.
            handlingTime: days(0, 0),
            transitTime: days(minDays, maxDays),
          },
  }
}

/** One entry for all governorates with the same terms. */
function groupShippingDetails(
  input: Pick<OfferInput, 'rates' | 'price'>,
): OfferShippingDetails[] | undefined {
  const groups = new Map<string, { terms: ShippingTerms; areas: Governorate[] }>()
  for (const area of GOVERNORATES) {
    const terms = shippingTerms(area, input)
    if (!terms) continue
    const key = JSON.stringify(terms)
    const group = groups.get(key) ?? { terms, areas: [] }
    group.areas.push(area)
    groups.set(key, group)
  }
  if (groups.size === 0) return undefined
  return [...groups.values()].map(({ terms, areas }) => shippingDetails(terms, areas))
}

/** The properties of every offer. */
export function plainOfferJsonLd(input: Pick<OfferInput, 'url' | 'price' | 'quantityAvailable'>) {
  const { url, price, quantityAvailable } = input
  return {
    '@type': 'Offer',
    url,
    price: price.toFixed(2),
    priceCurrency: CURRENCY,
    availability: availability(quantityAvailable),
  } as const satisfies Offer
}

/** The offer of a product as schema.org describes it. */
export function offerJsonLd(input: OfferInput) {
  const { seller, contact } = input
  const specifications = priceSpecifications(input)
  return {
    ...plainOfferJsonLd(input),
    itemCondition: 'https://schema.org/NewCondition',
    seller: {
      '@type': 'Organization',
      name: seller,
      telephone: contact?.phone,
      email: contact?.email,
      address: contact?.address,
    },
    priceSpecification: specifications.length > 0 ? specifications : undefined,
    shippingDetails: groupShippingDetails(input),
    hasMerchantReturnPolicy: RETURN_POLICY,
  } satisfies Offer
}
