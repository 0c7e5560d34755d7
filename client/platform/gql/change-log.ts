/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import { useIdempotencyKeys } from '../api/use-idempotency-keys'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of action. */
export type ChangeAction =
  /** It was added. */
  | 'ADDED'
  /** Some of its fields were changed. */
  | 'CHANGED'
  /** It was removed. */
  | 'REMOVED';

/** The subject of a change. */
export type ChangeKind =
  /** An account of the team. */
  | 'ACCOUNT'
  /** An API key. */
  | 'API_KEY'
  /** A collection of products. */
  | 'COLLECTION'
  /** A courier. */
  | 'COURIER'
  /** A decision about a phone number. */
  | 'CUSTOMER'
  /** The delivery fee of an area. */
  | 'DELIVERY_RATE'
  /** A discount code. */
  | 'DISCOUNT'
  /** An expense of the shop. */
  | 'EXPENSE'
  /** Parcels handed over to a courier. */
  | 'HANDOVER'
  /** An order, with its lines, parcels, payments and returns. */
  | 'ORDER'
  /** A page that tells shoppers about the shop. */
  | 'PAGE'
  /** A product, or its texts. */
  | 'PRODUCT'
  /** A review. */
  | 'REVIEW'
  /** Words that the search takes for each other. */
  | 'SEARCH_TERM'
  /** A setting of the shop. */
  | 'SETTING'
  /** A courier's statement. */
  | 'SETTLEMENT'
  /** A webhook. */
  | 'WEBHOOK';

/** The code of an error. */
export type ErrorCode =
  /** The request conflicts with the current state. */
  | 'CONFLICT'
  /** A discount code cannot be used. */
  | 'DISCOUNT_REFUSED'
  /** Signed in, but not allowed. */
  | 'FORBIDDEN'
  /** An input is invalid; see `field`. */
  | 'INVALID'
  /** Nothing exists with this ID. */
  | 'NOT_FOUND'
  /** The shop does not take this order online. */
  | 'ORDER_REFUSED'
  /** There is not enough stock. */
  | 'OUT_OF_STOCK'
  /** A price or product has changed since the client read it. */
  | 'PRICE_CHANGED'
  /** Too many failures; wait before the next attempt. */
  | 'TOO_MANY_ATTEMPTS'
  /** Not signed in, or the email or password is wrong. */
  | 'UNAUTHENTICATED';

export type ChangeDetailsFragment = { id: string, happenedAt: string, actorName: string | null, address: string | null, action: ChangeAction, kind: ChangeKind, subject: string | null, title: string | null, isRestorable: boolean, fields: Array<{ field: string, before: string | null, after: string | null, isPrivate: boolean, isAmount: boolean }> };

export type ChangesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  kind?: ChangeKind | null | undefined;
  subject?: string | null | undefined;
  search?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type ChangesQuery = { changes: { nodes: Array<{ id: string, happenedAt: string, actorName: string | null, address: string | null, action: ChangeAction, kind: ChangeKind, subject: string | null, title: string | null, isRestorable: boolean, fields: Array<{ field: string, before: string | null, after: string | null, isPrivate: boolean, isAmount: boolean }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestoreChangeMutationVariables = Exact<{
  id: string;
  idempotencyKey?: string | null | undefined;
}>;


export type RestoreChangeMutation = { restoreChange: { adminProduct: { id: string } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export const ChangeDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isRestorable"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"isAmount"}}]}}]}}]} as unknown as DocumentNode<ChangeDetailsFragment, unknown>;
export const ChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Changes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isRestorable"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"isAmount"}}]}}]}}]} as unknown as DocumentNode<ChangesQuery, ChangesQueryVariables>;
export const RestoreChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProduct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreChangeMutation, RestoreChangeMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useChangesQuery(options: QueryOptions<ChangesQuery, ChangesQueryVariables> & { variables: ChangesQueryVariables }): Hooks.useQuery.Result<ChangesQuery, ChangesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(ChangesDocument, options)
}

export function useRestoreChangeMutation(options?: Hooks.useMutation.Options<RestoreChangeMutation, RestoreChangeMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(RestoreChangeDocument, options ?? {}))
}