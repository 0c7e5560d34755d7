import { CANCELLED_ORDER_STATUS_KEY } from '#domain/orders/order-status'
import type { ParcelsToHandOverQuery } from '../../../platform/gql/drivers-admin'
import { isPossible } from '../../orders/admin/order-acts'

type ScannedOrder = ParcelsToHandOverQuery['scannedOrders'][number]

/** The parcels of an order that were scanned to be handed over. */
export interface ScannedParcels {
  readonly order: ScannedOrder
  /** How many labels of it were scanned: all parcels of an order have the same one. */
  readonly scanned: number
}

export const parcelsOf = ({ shipment }: ScannedOrder) => shipment?.parcelCount ?? 1

export const missingParcels = ({ order, scanned }: ScannedParcels) => parcelsOf(order) - scanned

/** The result of a scan before parcels are handed over to a courier. */
export type HandoverResult =
  | { readonly kind: 'unknown' | 'several' | 'scannedAlready' }
  | {
      readonly kind: 'cancelled' | 'handedOver' | 'notPossible' | 'otherCourier'
      readonly order: ScannedOrder
    }
  | { readonly kind: 'added'; readonly parcels: ScannedParcels }

/** Checks a scan. Without a courier, the one of the first parcel applies. */
export function checkParcel(
  orders: readonly ScannedOrder[],
  list: readonly ScannedParcels[],
  courierId: string,
): HandoverResult {
  const [order, another] = orders
  if (!order) return { kind: 'unknown' }
  if (another) return { kind: 'several' }
  if (order.status === CANCELLED_ORDER_STATUS_KEY) return { kind: 'cancelled', order }
  if (order.shipmentState === 'WITH_COURIER') return { kind: 'handedOver', order }
  if (!isPossible('handOver', order)) return { kind: 'notPossible', order }
  const { assignedCourier } = order
  if (assignedCourier && courierId && assignedCourier.id !== courierId)
    return { kind: 'otherCourier', order }
  const scanned = (list.find(({ order: { id } }) => id === order.id)?.scanned ?? 0) + 1
  if (scanned > parcelsOf(order)) return { kind: 'scannedAlready' }
  return { kind: 'added', parcels: { order, scanned } }
}
