import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync } from 'type-graphql'
import { AccountsResolver } from '../accounts/accounts.resolver'
import { ApiKeysResolver } from '../api-keys/api-keys.resolver'
import { CartResolver } from '../cart/cart.resolver'
import { ManagedProductsResolver } from '../catalogue/managed-products.resolver'
import {
  ProductConnectionResolver,
  ProductResolver,
  SearchConnectionResolver,
} from '../catalogue/product.resolver'
import { ProductEditingResolver } from '../catalogue/product-editing.resolver'
import {
  ManagedOrderConnectionResolver,
  OrderManagementResolver,
} from '../orders/order-management.resolver'
import {
  OrderConnectionResolver,
  OrderItemResolver,
  OrdersResolver,
  OutOfStockResolver,
  PriceChangedResolver,
} from '../orders/orders.resolver'
import { PersonalDataResolver } from '../orders/personal-data.resolver'
import { SalesResolver } from '../orders/sales.resolver'
import { WebhooksResolver } from '../webhooks/webhooks.resolver'
import { InputError, TooManyAttempts } from './user-error.types'

/** The GraphQL schema of the whole shop. Services validate, so type-graphql does not. */
export function buildSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      ProductResolver,
      ProductConnectionResolver,
      SearchConnectionResolver,
      AccountsResolver,
      CartResolver,
      OrdersResolver,
      OrderConnectionResolver,
      OrderItemResolver,
      PriceChangedResolver,
      OutOfStockResolver,
      ProductEditingResolver,
      ManagedProductsResolver,
      OrderManagementResolver,
      ManagedOrderConnectionResolver,
      PersonalDataResolver,
      SalesResolver,
      ApiKeysResolver,
      WebhooksResolver,
    ],
    orphanedTypes: [InputError, TooManyAttempts],
    validate: false,
  })
}
