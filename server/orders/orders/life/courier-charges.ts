import { type AgreedPrices, agreedCharges, type FeeKind } from '#domain/couriers/courier-prices'
import type { Governorate } from '#domain/delivery/governorates'
import { NO_PIASTRES, type Piastres } from '#domain/money/units'
import type { CashEntry } from './ledger.service'

/** A parcel, and what is agreed with its courier. */
interface ChargedShipment extends AgreedPrices {
  readonly id: number
  readonly courierId: number | null
  readonly governorate: Governorate | null
}

/** Returns the charges of a courier for a parcel, by its price list. */
export function chargesFor(
  shipment: ChargedShipment | undefined,
  kind: FeeKind,
  collectedPiastres: Piastres = NO_PIASTRES,
): readonly CashEntry[] {
  if (!shipment || shipment.courierId === null) return []
  const { id: shipmentId, courierId, governorate } = shipment
  const { feePiastres, taxPiastres } = agreedCharges(shipment, {
    kind,
    governorate,
    collectedPiastres,
  })
  return [
    { kind: 'courierFee', courierId, shipmentId, piastres: feePiastres },
    { kind: 'courierTax', courierId, shipmentId, piastres: taxPiastres },
  ]
}
