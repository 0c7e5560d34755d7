import type { Feature } from '../../platform/features/feature'
import { CustomerEntity } from './customer.entity'
import { CUSTOMER_PROFILES } from './customer-backfills'
import { CustomerNoteEntity } from './customer-note.entity'
import { isOfCustomer } from './customer-orders-sql'
import { CustomerProfileEntity } from './customer-profile.entity'
import { CustomerConnectionResolver, CustomerProfilesResolver } from './customer-profiles.resolver'
import { CustomersResolver } from './customers.resolver'
import { customersRoutes } from './customers.routes'
import { customersPersonalData } from './customers-personal-data'
import { DoorHistoryResolver } from './door-history.resolver'

export const customers: Feature = {
  dependencies: ['accounts', 'addresses', 'orders', 'products', 'reviews'],
  backfills: [CUSTOMER_PROFILES],
  orderConditions: { ofCustomer: isOfCustomer },
  entities: [CustomerEntity, CustomerNoteEntity, CustomerProfileEntity],
  functionFiles: ['customer-profiles.sql'],
  resolvers: [
    CustomersResolver,
    CustomerConnectionResolver,
    CustomerProfilesResolver,
    DoorHistoryResolver,
  ],
  routes: ({ rest }) => customersRoutes(rest),
  personalData: customersPersonalData,
}
