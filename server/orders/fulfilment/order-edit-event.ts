import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import type { EditPlan } from './order-edit-plan.service'

// Timeline data of an edit: the differences, before and after.

const change = z.object({ before: z.string().nullable(), after: z.string().nullable() })

/** The texts that an edit may change. */
export const EDITED_TEXTS = [
  'recipientName',
  'phone',
  'address',
  'courierNote',
  'discountCode',
] as const

export type EditedText = (typeof EDITED_TEXTS)[number]

const editedItem = z.object({
  name: z.string(),
  nameAr: z.string().nullable(),
  /** Quantities; 0 for a line that was added or removed. */
  before: z.int(),
  after: z.int(),
})

export const editedData = z.object({
  total: z.object({ before: piastresColumn, after: piastresColumn }).optional(),
  /** Why the amount was lowered. */
  amountReason: z.string().optional(),
  items: z.array(editedItem).optional(),
  texts: z.partialRecord(z.enum(EDITED_TEXTS), change).optional(),
  /** The courier has the parcel and is to be notified. */
  tellCourier: z.boolean().optional(),
  /** Only records that the courier was notified of an earlier edit. */
  courierTold: z.boolean().optional(),
})

export type EditedData = z.infer<typeof editedData>

/** Returns the timeline data of an edit. */
export function toEventData(plan: EditPlan, tellCourier: boolean): EditedData {
  const { before, after, changed, lines, removed, codeBefore, code, totalPiastres, amountReason } =
    plan
  const texts: Readonly<Record<EditedText, z.infer<typeof change>>> = {
    recipientName: { before: before.recipientName, after: after.recipientName },
    phone: { before: before.phone, after: after.phone },
    address: {
      before: `${before.address}\n${before.city}`,
      after: `${after.address}\n${after.city}`,
    },
    courierNote: {
      before: before.shippingAddress?.courierNote ?? null,
      after: after.shippingAddress?.courierNote ?? null,
    },
    discountCode: { before: codeBefore, after: code?.code ?? null },
  }
  const names = EDITED_TEXTS.filter((name) => changed.includes(name))
  return {
    ...(changed.includes('total') && {
      total: { before: before.totalPiastres, after: totalPiastres },
      ...(amountReason !== undefined && { amountReason }),
    }),
    ...(changed.includes('items') && {
      items: [...lines, ...removed]
        .filter(({ quantity, previousQuantity }) => quantity !== previousQuantity)
        .map(({ name, nameAr, quantity, previousQuantity }) => ({
          name,
          nameAr,
          before: previousQuantity,
          after: quantity,
        })),
    }),
    ...(names.length > 0 && {
      texts: Object.fromEntries(names.map((name) => [name, texts[name]])),
    }),
    ...(tellCourier && { tellCourier }),
  }
}
