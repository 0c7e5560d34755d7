import type { CustomerQuery } from '../../platform/gql/customers'

/** The customer of a page, and one of the last orders. */
export type PageCustomer = NonNullable<CustomerQuery['customer']>
export type CustomerOrder = CustomerQuery['adminOrders']['nodes'][number]
