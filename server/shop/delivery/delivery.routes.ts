import { z } from 'zod'
import { areaName, DELIVERY_AREAS } from '#domain/delivery/delivery'
import { toPounds } from '#domain/money/money'
import { asPiastres, NO_PIASTRES } from '#domain/money/units'
import type { RestApp } from '../../platform/http/rest/rest'
import { documented } from '../../platform/http/rest/rest-docs'
import { restPriceSchema } from '../../platform/http/rest/rest-schemas'
import { type DeliveryRateView, deliveryRates } from './delivery.service'

const days = z.int().nullable()

const rateSchema = z
  .strictObject({
    area: z.enum(DELIVERY_AREAS),
    name: z.string(),
    name_ar: z.string(),
    fee: restPriceSchema,
    free_from: restPriceSchema.nullable().meta({
      description: 'The sum of the items, in EGP, from which delivery is free; null if never.',
    }),
    min_days: days,
    max_days: days,
  })
  .meta({ title: 'DeliveryRate' })

type RestRate = z.output<typeof rateSchema>

const FREE = { feePiastres: NO_PIASTRES, freeFromPiastres: null, minDays: null, maxDays: null }
const SINAI = {
  feePiastres: asPiastres(12_000),
  freeFromPiastres: asPiastres(200_000),
  minDays: 3,
  maxDays: 5,
}

function toRest(rate: Omit<DeliveryRateView, 'note' | 'noteAr' | 'isSet'>): RestRate {
  const { feePiastres, freeFromPiastres } = rate
  return {
    area: rate.area,
    name: rate.name,
    name_ar: rate.nameAr,
    fee: toPounds(feePiastres),
    free_from: freeFromPiastres === null ? null : toPounds(freeFromPiastres),
    min_days: rate.minDays,
    max_days: rate.maxDays,
  }
}

const EXAMPLE: readonly RestRate[] = DELIVERY_AREAS.map((area) =>
  toRest({
    area,
    name: areaName(area, 'en'),
    nameAr: areaName(area, 'ar'),
    ...(area === 'SIN' ? SINAI : FREE),
  }),
)

/** GET /delivery. */
export function deliveryRoutes(app: RestApp): void {
  const list = documented({
    id: 'listDeliveryRates',
    tag: 'Orders',
    summary: 'Lists the delivery rate of each governorate, and for elsewhere',
    role: 'public',
    response: {
      status: 200,
      description:
        'The 27 governorates, and `ELSEWHERE` for any other `city`. A checkout adds the fee of the governorate that its `city` names, or of a well-known district or city of it, such as Nasr City.',
      schema: z.array(rateSchema),
      example: EXAMPLE,
    },
  })
  app.get('/delivery', list, async (request) => {
    const { db, get } = request.context
    return (await get(deliveryRates).get(db)).map(toRest)
  })
}
