import { IS_OPEN } from '../orders/reads/order-filter'

/** Orders on their way with a parcel that its company has yet to create, for the view of problems. */
export const HAS_CARRIER_PROBLEM = `orders.shipment_state = 'withCourier' AND ${IS_OPEN} AND EXISTS (
  SELECT FROM shipments JOIN carrier_shipments ON shipment_id = shipments.id
  WHERE order_id = orders.id AND voided_at IS NULL AND problem IS NOT NULL)`
