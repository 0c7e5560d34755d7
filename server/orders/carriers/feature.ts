import type { Feature } from '../../platform/features/feature'
import { createCarrierDispatcher } from './carrier-dispatcher'
import { HAS_CARRIER_PROBLEM } from './carrier-problem-sql'
import { CarrierShipmentEntity } from './carrier-shipment.entity'
import { CarrierShipmentResolver } from './carrier-shipment.resolver'
import { carriersPersonalData } from './carrier-shipments.service'
import { carriers as configuredCarriers } from './carriers'
import { CarriersResolver } from './carriers.resolver'
import { carriersRoutes } from './carriers.routes'

export const carriers: Feature = {
  dependencies: ['couriers', 'orders', 'returns'],
  entities: [CarrierShipmentEntity],
  orderConditions: { views: { COURIER_PROBLEMS: HAS_CARRIER_PROBLEM } },
  resolvers: [CarriersResolver, CarrierShipmentResolver],
  routes: ({ app }) => carriersRoutes(app),
  personalData: carriersPersonalData,
  startWorkers({ db, notifications, get }, { log }) {
    const dispatcher = createCarrierDispatcher({ db, carriers: get(configuredCarriers), log })
    return [dispatcher.start(notifications)]
  },
}
