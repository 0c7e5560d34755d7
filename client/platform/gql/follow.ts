/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Pounds } from '../../../domain/money/units';
import { type PageQueryOptions, usePageQuery } from '../api/use-page-query'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The relation of one order to another. */
export type OrderRelation =
  /** It is sent in exchange for items of this order. */
  | 'EXCHANGE'
  /** The order whose items go back in exchange for it. */
  | 'EXCHANGE_OF'
  /** An order that was merged into it. */
  | 'MERGED'
  /** The order that it was merged into. */
  | 'MERGED_INTO'
  /** The rest of it, which ships later. */
  | 'REST'
  /** The order that it is the rest of. */
  | 'REST_OF';

/** The status of an order. */
export type OrderStatus =
  /** Cancelled. */
  | 'CANCELLED'
  /** Delivered and paid. */
  | 'COMPLETED'
  /** Placed, not in progress yet. */
  | 'PENDING'
  /** Being packed or on its way. */
  | 'PROCESSING';

export type FollowedOrderQueryVariables = Exact<{
  token: string;
}>;


export type FollowedOrderQuery = { followedOrder: { id: string, createdAt: string, status: OrderStatus, isOnItsWay: boolean, amountDue: Pounds, deliveryDays: { min: number, max: number } | null, items: Array<{ id: string, name: string, quantity: number }>, otherDeliveries: Array<{ id: string, relation: OrderRelation, status: OrderStatus, total: Pounds, amountDue: Pounds }>, history: Array<{ status: OrderStatus, happenedAt: string }> } | null };


export const FollowedOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowedOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followedOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnItsWay"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"otherDeliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}}]}}]} as unknown as DocumentNode<FollowedOrderQuery, FollowedOrderQueryVariables>;
export function useFollowedOrderQuery(variables: FollowedOrderQueryVariables, options?: PageQueryOptions) {
  return usePageQuery(FollowedOrderDocument, variables, options)
}