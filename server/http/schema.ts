import 'reflect-metadata'
import { type GraphQLSchema, isObjectType } from 'graphql'
import { buildSchemaSync, getMetadataStorage } from 'type-graphql'
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

/**
 * Lets fields that only hand over a property do just that: type-graphql wraps each in two objects and
 * two functions a time, which is most of the work for a list of orders.
 */
function readPropertiesDirectly(schema: GraphQLSchema): GraphQLSchema {
  const { objectTypes, fieldResolvers } = getMetadataStorage()
  for (const { name: typeName, fields = [], target } of objectTypes) {
    const type = schema.getType(typeName)
    if (!isObjectType(type)) continue
    for (const { name, schemaName } of fields) {
      const isResolved = fieldResolvers.some(
        (resolver) => resolver.methodName === name && resolver.getObjectType?.() === target,
      )
      const field = type.getFields()[schemaName]
      if (!field || isResolved) continue
      // Without a resolver GraphQL reads the property of the field's name, by the shortest way.
      if (name === schemaName) delete field.resolve
      else field.resolve = (root: Record<string, unknown>) => root[name]
    }
  }
  return schema
}

/** The GraphQL schema of the whole shop. Services validate, so type-graphql does not. */
export function buildSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
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
  return readPropertiesDirectly(schema)
}
