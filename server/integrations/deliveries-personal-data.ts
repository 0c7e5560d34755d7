import type { PersonalDataProvider } from '../feature'
import { deleteDeliveriesOfCustomer } from './deliveries.service'

/** Webhook deliveries contain data of orders, which are exported themselves. */
export const deliveriesPersonalData: PersonalDataProvider = {
  erase: deleteDeliveriesOfCustomer,
}
