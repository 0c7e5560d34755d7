import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { findGovernorate, placeKey } from '#domain/delivery/find-governorate'
import type { Governorate } from '#domain/delivery/governorates'
import { toPounds } from '#domain/money/money'
import { foreignText } from '#domain/validation/foreign.schema'
import type { BostaSettings } from '../../platform/config/env'
import type { AdminOrderView } from '../orders/reads/order-view'
import type { TakenBackView } from '../returns/exchange-returns.service'
import { createBostaApi } from './bosta-api'
import { BOSTA_CITIES } from './bosta-cities'
import { bostaReason, bostaReport } from './bosta-states'
import { type CarrierAdapter, CarrierError, type OrderToCarry, type SentReport } from './carrier'
import { MAX_NOTE_LENGTH } from './clean-carrier'

// Written from Bosta's public documentation (docs.bosta.co) and tested against a stand-in: never run against Bosta.

const EGYPT = '60e4482c7cb7d4bc4849c4d5'
/** A delivery of a parcel to a customer. */
const DELIVER = 10
/** The same, and something is taken back from the customer on the same visit. */
const EXCHANGE = 30
const MIN_FIRST_LINE_LENGTH = 6
const MAX_DESCRIPTION_LENGTH = 500

/** Cleaned with the rest. */
const anything = z.unknown().optional()
const textOrNumber = z.union([z.string(), z.number()]).transform(String)
/** A state or type: a code, or an object with one. */
const coded = z.union([
  textOrNumber.transform((code) => ({ code, words: undefined })),
  z
    .object({ code: textOrNumber, value: anything })
    .transform(({ code, value: words }) => ({ code, words })),
])
const named = z.union([
  textOrNumber,
  z.object({ value: z.string() }).transform(({ value }) => value),
])

/** The elements of a list that are as documented. */
const listOf = <Element>(element: z.ZodType<Element>) =>
  z.array(element.nullable().catch(null)).transform((list) => list.filter((one) => one !== null))

const deliverySchema = z.object({ _id: anything, trackingNumber: anything })

const foundSchema = deliverySchema.extend({
  businessReference: textOrNumber.nullish().catch(null),
  uniqueBusinessReference: textOrNumber.nullish().catch(null),
})

const citySchema = z.object({ _id: z.string(), name: z.string(), code: z.string().nullish() })

const districtSchema = z.object({
  districtId: z.string(),
  districtName: z.string(),
  districtOtherName: z.string().nullish(),
  zoneName: z.string().nullish(),
  zoneOtherName: z.string().nullish(),
  dropOffAvailability: z.boolean().nullish(),
})

/** A message on a delivery, and the delivery itself, say the same in nearly the same fields. */
const reportSchema = z.object({
  trackingNumber: anything,
  businessReference: anything,
  state: coded,
  type: named.nullish(),
  cod: anything,
  timeStamp: anything,
  updatedAt: anything,
  exceptionReason: foreignText(MAX_NOTE_LENGTH),
})

function toReport(delivery: z.output<typeof reportSchema>): SentReport {
  const { trackingNumber, businessReference: reference, exceptionReason: note } = delivery
  const { code: state, words } = delivery.state
  const report = bostaReport(state, delivery.type ?? undefined)
  return {
    trackingNumber,
    reference,
    state: delivery.type ? `${state} ${delivery.type}` : state,
    words,
    report,
    reason: bostaReason(note),
    note,
    // Before that, it is what is to be collected.
    collected: report === 'delivered' ? delivery.cod : null,
    reportedAt: delivery.timeStamp ?? delivery.updatedAt,
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function governorateOf({ shippingAddress, city, address }: AdminOrderView): Governorate {
  const governorate =
    shippingAddress?.governorate ?? findGovernorate(city) ?? findGovernorate(address)
  if (!governorate) throw new CarrierError('address')
  return governorate
}

/** The street and what leads to it; Bosta wants more than five characters. */
function firstLineOf({ shippingAddress, address }: AdminOrderView): string {
  const { street, area } = shippingAddress ?? { street: address, area: '' }
  return street.length < MIN_FIRST_LINE_LENGTH ? `${street}, ${area || address}` : street
}

function nameOf(recipientName: string) {
  const [firstName = '', ...others] = recipientName.trim().split(/\s+/)
  return { firstName, ...(others.length > 0 && { lastName: others.join(' ') }) }
}

/** As people in Egypt dial it. */
const localPhone = (phone: string) => phone.replace(/^\+20(?=1\d{9}$)/, '0')

/** The items of one direction, after the text `before`. */
function specsOf(items: readonly Pick<TakenBackView, 'name' | 'quantity'>[], before = '') {
  const description = before + items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
  return {
    packageDetails: {
      itemsCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
      description: description.slice(0, MAX_DESCRIPTION_LENGTH),
    },
  }
}

function parcelOf(order: OrderToCarry) {
  const { items, shippingAddress, takesBack } = order
  const isExchange = takesBack.length > 0
  const parcelCount = order.shipment?.parcelCount ?? 1
  // Bosta's documentation has no field for it: the courier reads it where the label describes the goods.
  const parcels = parcelCount > 1 ? `${parcelCount} parcels: ` : ''
  return {
    type: isExchange ? EXCHANGE : DELIVER,
    cod: toPounds(order.amountDuePiastres),
    specs: specsOf(items, parcels),
    ...(isExchange && { returnSpecs: specsOf(takesBack) }),
    receiver: { ...nameOf(order.recipientName), phone: localPhone(order.phone) },
    ...(shippingAddress?.courierNote && { notes: shippingAddress.courierNote }),
  }
}

/** Creates the adapter of Bosta's API. */
export function createBosta(settings: BostaSettings, timeoutMilliseconds?: number): CarrierAdapter {
  const api = createBostaApi(settings, timeoutMilliseconds)

  async function findByReference(reference: string) {
    const list = z.object({ deliveries: listOf(foundSchema) })
    const { deliveries } = await api.request('POST', '/deliveries/search', list, {
      businessReference: reference,
    })
    // Should it not know this filter, it returns others.
    return deliveries.find(
      ({ businessReference, uniqueBusinessReference }) =>
        uniqueBusinessReference === reference || businessReference === reference,
    )
  }

  /** The district with the name of the address's area, else the area itself, which Bosta may know. */
  async function districtOf(cityId: string, area: string) {
    const districts = await api.request(
      'GET',
      `/cities/${encodeURIComponent(cityId)}/districts`,
      listOf(districtSchema),
    )
    const key = placeKey(area)
    const isCalled = (names: readonly (string | null | undefined)[]) =>
      names.some((name) => name && placeKey(name) === key)
    const reachable = districts.filter(({ dropOffAvailability }) => dropOffAvailability !== false)
    const district =
      reachable.find(({ districtName, districtOtherName }) =>
        isCalled([districtName, districtOtherName]),
      ) ?? reachable.find(({ zoneName, zoneOtherName }) => isCalled([zoneName, zoneOtherName]))
    return district ? { districtId: district.districtId } : { cityId, districtName: area }
  }

  async function addressOf(order: AdminOrderView) {
    const { code, name } = BOSTA_CITIES[governorateOf(order)]
    const list = z.object({ list: listOf(citySchema) })
    const cities = await api.request('GET', `/cities?countryId=${EGYPT}`, list)
    const city =
      cities.list.find((one) => one.code === code) ?? cities.list.find((one) => one.name === name)
    if (!city) throw new CarrierError('address')
    const { shippingAddress, city: place } = order
    const { floor, apartment, landmark } = shippingAddress ?? {}
    return {
      city: city.name,
      ...(await districtOf(city._id, shippingAddress?.area ?? place)),
      firstLine: firstLineOf(order),
      ...(landmark && { secondLine: landmark }),
      ...(floor && { floor }),
      ...(apartment && { apartment }),
    }
  }

  return {
    async createShipment(order, reference) {
      const dropOffAddress = await addressOf(order)
      // The last attempt may have succeeded without our knowing.
      const delivery =
        (await findByReference(reference)) ??
        (await api.request('POST', '/deliveries?apiVersion=1', deliverySchema, {
          ...parcelOf(order),
          dropOffAddress,
          businessReference: reference,
          // Bosta refuses a second delivery with the same.
          uniqueBusinessReference: reference,
        }))
      return { id: delivery._id, trackingNumber: delivery.trackingNumber }
    },
    async track(trackingNumber) {
      const path = `/deliveries/business/${encodeURIComponent(trackingNumber)}`
      return toReport(await api.request('GET', path, reportSchema))
    },
    async label(trackingNumber) {
      const numbers = encodeURIComponent(trackingNumber)
      const path = `/deliveries/mass-awb?trackingNumbers=${numbers}&lang=ar`
      return Buffer.from(await api.request('GET', path, z.base64()), 'base64')
    },
    isAuthentic({ authorization }) {
      const { webhookSecret } = settings
      if (webhookSecret === undefined || typeof authorization !== 'string') return false
      return timingSafeEqual(digest(authorization), digest(webhookSecret))
    },
    readReport(body) {
      const { data } = reportSchema.safeParse(body)
      return data && toReport(data)
    },
  }
}
