import type { Feature } from '../feature'
import { CustomerEntity } from './customer.entity'
import { CustomersResolver } from './customers.resolver'
import { customersPersonalData } from './customers-personal-data'

export const customers: Feature = {
  dependencies: ['addresses', 'orders'],
  entities: [CustomerEntity],
  resolvers: [CustomersResolver],
  personalData: customersPersonalData,
}
