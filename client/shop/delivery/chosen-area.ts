import { DELIVERY_AREAS, type DeliveryArea } from '#domain/delivery/delivery'
import { defineStored } from '../../platform/lib/stored-value'

/** The area that the shopper chose, remembered in this browser. */
export const chosenArea = defineStored<DeliveryArea>(
  'deliveryArea',
  (text) => DELIVERY_AREAS.find((area) => area === text),
  String,
)
