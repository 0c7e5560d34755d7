import type { Feature } from '../../platform/features/feature'
import { createOrderResolver } from '../orders/api/order-of.resolver'
import { createCarrierDispatcher } from './carrier-dispatcher'
import { HAS_CARRIER_PROBLEM } from './carrier-problem-sql'
import { CarrierShipmentEntity } from './carrier-shipment.entity'
import { CarrierShipmentResolver } from './carrier-shipment.resolver'
import { carriersPersonalData } from './carrier-shipments.service'
import { carriers as configuredCarriers } from './carriers'
import { CarriersResolver } from './carriers.resolver'
import { carriersRoutes } from './carriers.routes'
import { EarlierParcel } from './courier-files.types'
import { ParcelReportResolver } from './parcel-report.resolver'

export const carriers: Feature = {
  dependencies: ['couriers', 'orders', 'returns'],
  entities: [CarrierShipmentEntity],
  orderConditions: { views: { COURIER_PROBLEMS: HAS_CARRIER_PROBLEM } },
  resolvers: [
    CarriersResolver,
    CarrierShipmentResolver,
    createOrderResolver(EarlierParcel),
    ParcelReportResolver,
  ],
  routes: ({ app }) => carriersRoutes(app),
  personalData: carriersPersonalData,
  startWorkers({ db, notifications, get }, { log }) {
    const dispatcher = createCarrierDispatcher({ db, carriers: get(configuredCarriers), log })
    return [dispatcher.start(notifications)]
  },
}
