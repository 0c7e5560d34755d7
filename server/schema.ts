import 'reflect-metadata'
import { type GraphQLSchema, isObjectType } from 'graphql'
import { buildSchemaSync, getMetadataStorage } from 'type-graphql'
import { AccountsResolver } from './accounts/accounts.resolver'
import { AddressesResolver, UserAddressesResolver } from './addresses/addresses.resolver'
import { CartResolver } from './cart/cart.resolver'
import {
  CheckoutPayloadResolver,
  CheckoutResolver,
  DiscountRefusedResolver,
  OutOfStockResolver,
  PriceChangedResolver,
} from './checkout/checkout.resolver'
import { DiscountPreviewResolver } from './checkout/discount-preview.resolver'
import { DeliveryResolver } from './delivery/delivery.resolver'
import { DiscountsResolver } from './discounts/discounts.resolver'
import { localizeNames } from './http/graphql/localize-names'
import { InputError, TooManyAttempts } from './http/graphql/user-error.types'
import { ApiKeysResolver } from './integrations/api-keys.resolver'
import { WebhooksResolver } from './integrations/webhooks.resolver'
import { ProductConnectionResolver } from './listing/list-summary.resolver'
import { AdminOrderConnectionResolver, AdminOrdersResolver } from './orders/admin-orders.resolver'
import { StatusChanged } from './orders/admin-orders.types'
import {
  AdjustmentResolver,
  OrderConnectionResolver,
  OrderItemResolver,
  OrdersResolver,
} from './orders/orders.resolver'
import { AdminProductsResolver } from './products/admin-products.resolver'
import { OffersResolver } from './products/offers.resolver'
import {
  AdminProductContentResolver,
  ProductContentResolver,
} from './products/product-content.resolver'
import { ProductEditingResolver } from './products/product-editing.resolver'
import {
  AdminProductListingResolver,
  ProductListingResolver,
} from './products/product-listing.resolver'
import { AdminReviewConnectionResolver, ModerationResolver } from './reviews/moderation.resolver'
import { ProductReviewsResolver, RatingResolver } from './reviews/product-reviews.resolver'
import { ReviewsResolver } from './reviews/reviews.resolver'
import { SalesResolver } from './sales/sales.resolver'
import { ProductResolver, SearchConnectionResolver } from './search/product.resolver'
import { SearchTermsResolver } from './search/search-terms.resolver'
import { ShopResolver } from './shop/shop.resolver'

/**
 * Makes plain fields read the property directly: the resolvers of type-graphql create two objects
 * and two functions per value, which is most of the work for a list of orders.
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
      // Without a resolver, GraphQL reads the property with the name of the field.
      if (name === schemaName) delete field.resolve
      else field.resolve = (root: Record<string, unknown>) => root[name]
    }
  }
  return schema
}

/** Describes the root types, for which type-graphql has no decorator. */
function describeRoots(schema: GraphQLSchema): void {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()]
  if (query) query.description = 'All queries. Those of the catalogue need no token.'
  if (mutation) {
    mutation.description =
      'All mutations. Expected errors are returned in `userErrors` of the payload.'
  }
}

let built: GraphQLSchema | undefined

/** Builds the GraphQL schema once. type-graphql does not validate inputs, because services do. */
export function buildSchema(): GraphQLSchema {
  if (built) return built
  const schema = buildSchemaSync({
    resolvers: [
      ProductResolver,
      OffersResolver,
      ProductContentResolver,
      AdminProductContentResolver,
      ProductListingResolver,
      AdminProductListingResolver,
      ProductConnectionResolver,
      SearchConnectionResolver,
      AccountsResolver,
      DeliveryResolver,
      AddressesResolver,
      UserAddressesResolver,
      ShopResolver,
      CartResolver,
      CheckoutPayloadResolver,
      CheckoutResolver,
      OrdersResolver,
      AdjustmentResolver,
      OrderConnectionResolver,
      OrderItemResolver,
      PriceChangedResolver,
      DiscountRefusedResolver,
      DiscountsResolver,
      DiscountPreviewResolver,
      OutOfStockResolver,
      ProductEditingResolver,
      SearchTermsResolver,
      AdminProductsResolver,
      AdminOrdersResolver,
      AdminOrderConnectionResolver,
      ProductReviewsResolver,
      RatingResolver,
      ReviewsResolver,
      ModerationResolver,
      AdminReviewConnectionResolver,
      SalesResolver,
      ApiKeysResolver,
      WebhooksResolver,
    ],
    orphanedTypes: [InputError, TooManyAttempts, StatusChanged],
    validate: false,
  })
  describeRoots(schema)
  built = readPropertiesDirectly(schema)
  localizeNames(built)
  return built
}
