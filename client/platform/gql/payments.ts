/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Pounds } from '../../../domain/money/units';
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of an order’s payment, as its page shows it. */
export type OrderToPayState =
  /** The deadline has passed, and the order is cancelled. */
  | 'EXPIRED'
  /** The last payment failed, or its page is closed; another one can be started. */
  | 'FAILED'
  /** Nothing is to be paid before the delivery. */
  | 'NOTHING_TO_PAY'
  /** The payment has arrived. */
  | 'PAID'
  /** Nobody has tried to pay it. */
  | 'TO_PAY'
  /** More was paid than is due: the shop gives it back. */
  | 'TO_REFUND'
  /** A payment was started, and the provider has not answered. */
  | 'WAITING';

/** A way to pay an order. */
export type WayToPay =
  /** In cash, to the courier. */
  | 'CASH_ON_DELIVERY'
  /** By card, before the delivery. */
  | 'PAYMOB_CARD'
  /** In instalments, such as with valU, before the delivery. */
  | 'PAYMOB_INSTALMENTS'
  /** From a mobile wallet, before the delivery. */
  | 'PAYMOB_WALLET';

export type ShownOrderToPayFragment = { id: string, state: OrderToPayState, amountToPayNow: Pounds, paid: Pounds, amountDue: Pounds, prepayUntil: string | null, wayToPay: WayToPay | null };

export type OrderToPayQueryVariables = Exact<{
  token: string;
}>;


export type OrderToPayQuery = { orderToPay: { id: string, state: OrderToPayState, amountToPayNow: Pounds, paid: Pounds, amountDue: Pounds, prepayUntil: string | null, wayToPay: WayToPay | null } | null };

export type UpdateOrderToPayMutationVariables = Exact<{
  token: string;
}>;


export type UpdateOrderToPayMutation = { updateOrderToPay: { order: { id: string, state: OrderToPayState, amountToPayNow: Pounds, paid: Pounds, amountDue: Pounds, prepayUntil: string | null, wayToPay: WayToPay | null } | null, userErrors: Array<
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
    > } };

export type StartPaymentByLinkMutationVariables = Exact<{
  token: string;
  wayToPay: WayToPay;
}>;


export type StartPaymentByLinkMutation = { startPaymentByLink: { redirectUrl: string | null, userErrors: Array<
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
    > } };

export const ShownOrderToPayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownOrderToPay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderToPay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountToPayNow"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"prepayUntil"}},{"kind":"Field","name":{"kind":"Name","value":"wayToPay"}}]}}]} as unknown as DocumentNode<ShownOrderToPayFragment, unknown>;
export const OrderToPayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderToPay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderToPay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownOrderToPay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownOrderToPay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderToPay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountToPayNow"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"prepayUntil"}},{"kind":"Field","name":{"kind":"Name","value":"wayToPay"}}]}}]} as unknown as DocumentNode<OrderToPayQuery, OrderToPayQueryVariables>;
export const UpdateOrderToPayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOrderToPay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrderToPay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownOrderToPay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownOrderToPay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderToPay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountToPayNow"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"prepayUntil"}},{"kind":"Field","name":{"kind":"Name","value":"wayToPay"}}]}}]} as unknown as DocumentNode<UpdateOrderToPayMutation, UpdateOrderToPayMutationVariables>;
export const StartPaymentByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPaymentByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wayToPay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WayToPay"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPaymentByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"wayToPay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wayToPay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartPaymentByLinkMutation, StartPaymentByLinkMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useOrderToPayQuery(options: QueryOptions<OrderToPayQuery, OrderToPayQueryVariables> & { variables: OrderToPayQueryVariables }): Hooks.useQuery.Result<OrderToPayQuery, OrderToPayQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(OrderToPayDocument, options)
}

export function useUpdateOrderToPayMutation(options?: Hooks.useMutation.Options<UpdateOrderToPayMutation, UpdateOrderToPayMutationVariables>) {
  return Hooks.useMutation(UpdateOrderToPayDocument, options ?? {})
}

export function useStartPaymentByLinkMutation(options?: Hooks.useMutation.Options<StartPaymentByLinkMutation, StartPaymentByLinkMutationVariables>) {
  return Hooks.useMutation(StartPaymentByLinkDocument, options ?? {})
}