import DataLoader from 'dataloader'
import { z } from 'zod'
import { BATCHED } from '../../../platform/database/statements/batched'
import { statement } from '../../../platform/database/statements/statement'
import { resource } from '../../../platform/features/feature'
import { SHIPMENT_JSON, type ShipmentView, shipmentJson, toShipment } from './order-view'

const readShipments = statement({
  name: 'shipments.readMany',
  sql: `SELECT ${SHIPMENT_JSON} AS shipment FROM shipments WHERE id = ANY($1::int[])`,
  row: z.object({ shipment: shipmentJson }),
})

/** Shipments by their IDs, read at once; null for those that do not exist. */
export const shipmentLoader = resource(
  ({ db }) =>
    new DataLoader<number, ShipmentView | null>(async (ids) => {
      const rows = await readShipments(db, [[...new Set(ids)]])
      const byId = new Map(rows.map(({ shipment }) => [shipment.id, toShipment(shipment)]))
      return ids.map((id) => byId.get(id) ?? null)
    }, BATCHED),
)
