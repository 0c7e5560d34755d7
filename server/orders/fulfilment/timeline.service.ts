import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { ROLES, type Role } from '#domain/accounts/roles'
import { DELIVERY_REPORTS, type DeliveryReport } from '#domain/couriers/carriers'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import {
  ACTORS,
  type Actor,
  ORDER_EVENT_KINDS,
  type OrderEventKind,
  PARCEL_CONDITIONS,
  type ParcelCondition,
  PREPAYMENT_METHODS,
  type PrepaymentMethod,
  REFUSAL_REASONS,
  type RefusalReason,
} from '#domain/orders/order-life'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status'
import {
  RETURN_REASONS,
  RETURN_STATES,
  type ReturnReason,
  type ReturnState,
} from '#domain/orders/returns'
import { readId } from '#domain/validation/text.schema'
import { BATCHED } from '../../platform/database/statements/batched'
import { statement } from '../../platform/database/statements/statement'
import { resource } from '../../platform/features/feature'
import { EDITED_TEXTS, type EditedData, type EditedText, editedData } from './order-edit-event'

/** Units that an event of a return is about. */
export interface EventItemView {
  readonly name: string
  readonly nameAr: string | null
  readonly quantity: number
  readonly condition: ParcelCondition | null
}

/** An event of an order's timeline. */
export interface OrderEventView {
  readonly id: number
  readonly kind: OrderEventKind
  readonly actor: Actor
  /** The name that it had then, or the customer's or courier's; null if it has none, or is not known. */
  readonly actorName: string | null
  /** The role of somebody of the team at that time. */
  readonly actorRole: Role | null
  readonly happenedAt: Date
  readonly status: OrderStatus | null
  readonly note: string | null
  /** It was cancelled because it was not paid in advance. */
  readonly isUnpaid: boolean
  /** It was refused before it was delivered. */
  readonly isAfterAll: boolean
  readonly courierName: string | null
  readonly reason: RefusalReason | null
  readonly condition: ParcelCondition | null
  readonly report: DeliveryReport | null
  /** Amount collected according to the courier, if it differs from the amount due. */
  readonly collectedPiastres: Piastres | null
  readonly duePiastres: Piastres | null
  /** How it was paid in advance. */
  readonly method: PrepaymentMethod | null
  readonly returnState: ReturnState | null
  readonly returnReason: ReturnReason | null
  readonly refundPiastres: Piastres | null
  readonly returnItems: readonly EventItemView[]
  readonly edit: OrderEditView | null
  /** The other order of a split or merge. */
  readonly otherOrderId: number | null
}

/** Changes of an order by an edit. */
export interface OrderEditView {
  readonly totalBeforePiastres: Piastres | null
  readonly totalAfterPiastres: Piastres | null
  readonly amountReason: string | null
  readonly items: readonly NonNullable<EditedData['items']>[number][]
  readonly texts: readonly {
    readonly name: EditedText
    readonly before: string | null
    readonly after: string | null
  }[]
  readonly tellCourier: boolean
  readonly courierTold: boolean
}

function toEditView(
  { total, amountReason, items, texts, tellCourier, courierTold }: EditedData,
  hasPhones: boolean,
): OrderEditView {
  return {
    totalBeforePiastres: total?.before ?? null,
    totalAfterPiastres: total?.after ?? null,
    amountReason: amountReason ?? null,
    items: items ?? [],
    texts: EDITED_TEXTS.flatMap((name) => {
      const change = name === 'phone' && !hasPhones ? undefined : texts?.[name]
      return change ? [{ name, ...change }] : []
    }),
    tellCourier: tellCourier ?? false,
    courierTold: courierTold ?? false,
  }
}

const readEvents = statement({
  name: 'timeline.readEvents',
  sql: `SELECT order_events.id, order_events.order_id AS "orderId", kind, actor, happened_at AS "happenedAt", order_events.status,
       coalesce(data->>'text', data->>'note') AS note, couriers.name AS "courierName",
       coalesce((data->>'isUnpaid')::boolean, false) AS "isUnpaid",
       coalesce((data->>'isAfterAll')::boolean, false) AS "isAfterAll", data->>'reason' AS reason, data->>'condition' AS condition,
       data->>'report' AS report, (data->>'collectedPiastres')::float8 AS "collectedPiastres",
       (data->>'duePiastres')::float8 AS "duePiastres",
       data->>'method' AS method, actor_role AS "actorRole",
       CASE actor
         WHEN 'customer' THEN nullif(recipient_name, '')
         WHEN 'courier' THEN coalesce(couriers.name, (
           SELECT carrier.name FROM shipments JOIN couriers AS carrier ON carrier.id = shipments.courier_id
           WHERE shipments.order_id = orders.id AND handed_over_at <= happened_at ORDER BY shipments.id DESC LIMIT 1))
         ELSE actor_name END AS "actorName",
       data->>'returnState' AS "returnState", data->>'returnReason' AS "returnReason",
       (data->>'refundPiastres')::float8 AS "refundPiastres",
       CASE WHEN data ? 'returnId' OR kind = 'receivedBack' THEN coalesce(data->'items', '[]')
         ELSE '[]' END AS "returnItems",
       CASE WHEN kind = 'edited' THEN data ELSE data->'part' END AS edit,
       (data->>'otherId')::int AS "otherOrderId"
     FROM order_events JOIN orders ON orders.id = order_id
     LEFT JOIN couriers ON couriers.id = (data->>'courierId')::int
     WHERE order_id = ANY($1::int[]) ORDER BY order_events.id`,
  row: z.object({
    id: z.int(),
    orderId: z.int(),
    kind: z.enum(ORDER_EVENT_KINDS),
    actor: z.enum(ACTORS),
    actorName: z.string().nullable(),
    actorRole: z.enum(ROLES).nullable(),
    method: z.enum(PREPAYMENT_METHODS).nullable(),
    happenedAt: z.date(),
    status: z.enum(ORDER_STATUSES).nullable(),
    note: z.string().nullable(),
    isUnpaid: z.boolean(),
    isAfterAll: z.boolean(),
    courierName: z.string().nullable(),
    reason: z.enum(REFUSAL_REASONS).nullable(),
    condition: z.enum(PARCEL_CONDITIONS).nullable(),
    report: z.enum(DELIVERY_REPORTS).nullable(),
    collectedPiastres: piastresColumn.nullable(),
    duePiastres: piastresColumn.nullable(),
    returnState: z.enum(RETURN_STATES).nullable(),
    returnReason: z.enum(RETURN_REASONS).nullable(),
    refundPiastres: piastresColumn.nullable(),
    returnItems: z.array(
      z.strictObject({
        name: z.string(),
        nameAr: z.string().nullable(),
        quantity: z.int(),
        condition: z.enum(PARCEL_CONDITIONS).nullable(),
      }),
    ),
    edit: editedData.nullable(),
    otherOrderId: z.int().nullable(),
  }),
})

type EventRow = Awaited<ReturnType<typeof readEvents>>[number]

/** Parts of a timeline that a caller may see. */
export interface TimelineAccess {
  readonly hasNames: boolean
  /** Also changes of the phone. */
  readonly hasPhones: boolean
  /** Notes and methods of payments. */
  readonly hasPaymentNotes: boolean
}

const FULL_ACCESS: TimelineAccess = { hasNames: true, hasPhones: true, hasPaymentNotes: true }

const toEvent =
  ({ hasNames, hasPhones, hasPaymentNotes }: TimelineAccess) =>
  ({ edit, ...event }: EventRow): OrderEventView => ({
    ...event,
    actorName: hasNames ? event.actorName : null,
    note: event.kind === 'moneyChanged' && !hasPaymentNotes ? null : event.note,
    method: hasPaymentNotes ? event.method : null,
    edit: edit && toEditView(edit, hasPhones),
  })

/** Returns what happened to an order, oldest first; empty if it does not exist. */
export async function readTimeline(
  db: EntityManager,
  orderId: unknown,
  access = FULL_ACCESS,
): Promise<readonly OrderEventView[]> {
  const events = await readEvents(db, [[readId(orderId) ?? null]])
  return events.map(toEvent(access))
}

interface TimelineKey {
  readonly orderId: number
  readonly access: TimelineAccess
}

/** The same of many orders, read at once. */
export const timelineLoader = resource(
  ({ db }) =>
    new DataLoader<TimelineKey, readonly OrderEventView[]>(async (keys) => {
      const events = await readEvents(db, [keys.map(({ orderId }) => orderId)])
      return keys.map(({ orderId, access }) =>
        events.filter((event) => event.orderId === orderId).map(toEvent(access)),
      )
    }, BATCHED),
)
