/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Pounds } from '../../../domain/money/units';
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** In what condition a parcel came back. */
export type ParcelCondition =
  /** Its items are written off. */
  | 'DAMAGED'
  /** As it went out: its items are in stock again. */
  | 'SELLABLE';

/** Which items are to be returned, and why. */
export type ReturnInput = {
  /** The items, each once. */
  items: Array<ReturnItemInput>;
  /** A note, at most 500 characters. */
  note?: string | null | undefined;
  /** Why. */
  reason: ReturnReason;
};

/** Units of an item of an order. */
export type ReturnItemInput = {
  /** The ID of the item of the order. */
  itemId: string;
  /** How many units, at most those not returned before. */
  quantity: number;
};

/** Why delivered items are returned. */
export type ReturnReason =
  /** The customer no longer wants them. */
  | 'CHANGED_MIND'
  /** They arrived damaged, or do not work. */
  | 'DAMAGED'
  /** They differ from their description. */
  | 'NOT_AS_DESCRIBED'
  /** Another reason. */
  | 'OTHER'
  /** They are not what was ordered. */
  | 'WRONG_ITEM';

/** Where a return of delivered items is. */
export type ReturnState =
  /** The shop agreed, and waits for the items. */
  | 'ACCEPTED'
  /** The shop does not take the items back. */
  | 'DECLINED'
  /** The items came back, and the money was given back. */
  | 'RECEIVED'
  /** The customer asked for it; the shop has yet to answer. */
  | 'REQUESTED';

export type OwnReturnsQueryVariables = Exact<{
  orderId: string;
}>;


export type OwnReturnsQuery = { order: { id: string, itemsTotal: Pounds, total: Pounds, paid: Pounds, shipment: { id: string, deliveredAt: string | null } | null, items: Array<{ id: string, price: Pounds, quantity: number, returnedQuantity: number, name: string }> } | null, ownReturns: Array<{ id: string, state: ReturnState, reason: ReturnReason, note: string | null, answer: string | null, credit: Pounds, refund: Pounds | null, refundsDelivery: boolean, refundNote: string | null, createdAt: string, items: Array<{ id: string, quantity: number, receivedQuantity: number | null, condition: ParcelCondition | null, name: string, orderItem: { id: string } }>, exchangeOrder: { id: string } | null }> };

export type RequestReturnMutationVariables = Exact<{
  orderId: string;
  input: ReturnInput;
}>;


export type RequestReturnMutation = { requestReturn: { orderReturn: { id: string, state: ReturnState, reason: ReturnReason, note: string | null, answer: string | null, credit: Pounds, refund: Pounds | null, refundsDelivery: boolean, refundNote: string | null, createdAt: string, items: Array<{ id: string, quantity: number, receivedQuantity: number | null, condition: ParcelCondition | null, name: string, orderItem: { id: string } }>, exchangeOrder: { id: string } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type ReturnDetailsFragment = { id: string, state: ReturnState, reason: ReturnReason, note: string | null, answer: string | null, credit: Pounds, refund: Pounds | null, refundsDelivery: boolean, refundNote: string | null, createdAt: string, items: Array<{ id: string, quantity: number, receivedQuantity: number | null, condition: ParcelCondition | null, name: string, orderItem: { id: string } }>, exchangeOrder: { id: string } | null };

export const ReturnDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Return"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"receivedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchangeOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refund"}},{"kind":"Field","name":{"kind":"Name","value":"refundsDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"refundNote"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReturnDetailsFragment, unknown>;
export const OwnReturnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnReturns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"itemsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"returnedQuantity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownReturns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Return"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"receivedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchangeOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refund"}},{"kind":"Field","name":{"kind":"Name","value":"refundsDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"refundNote"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OwnReturnsQuery, OwnReturnsQueryVariables>;
export const RequestReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderReturn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Return"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"receivedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchangeOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refund"}},{"kind":"Field","name":{"kind":"Name","value":"refundsDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"refundNote"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RequestReturnMutation, RequestReturnMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useOwnReturnsQuery(options: QueryOptions<OwnReturnsQuery, OwnReturnsQueryVariables> & { variables: OwnReturnsQueryVariables }): Hooks.useQuery.Result<OwnReturnsQuery, OwnReturnsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(OwnReturnsDocument, options)
}

export function useRequestReturnMutation(options?: Hooks.useMutation.Options<RequestReturnMutation, RequestReturnMutationVariables>) {
  return Hooks.useMutation(RequestReturnDocument, options ?? {})
}