/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Pounds } from '../../domain/money/units';
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which orders need to be confirmed. */
export type ConfirmationRulesInput = {
  /** Orders whose total is above this; null for no such rule. */
  above?: Pounds | null | undefined;
  /** All orders. */
  allOrders: boolean;
  /** The first order of a phone number, not counting cancelled ones. */
  firstOfPhone: boolean;
  /** After how many hours an order that is not confirmed is late, 1 to 720. */
  lateAfterHours: number;
};

/** Whether the customer has confirmed an order. */
export type ConfirmationState =
  /** Confirmed by the customer, by the shop, or by a rule that asks for no confirmation. */
  | 'CONFIRMED'
  /** The customer was called and did not answer. */
  | 'NO_ANSWER'
  /** The customer has yet to confirm it. */
  | 'TO_CONFIRM';

/** How an order was confirmed. */
export type ConfirmedBy =
  /** In a call or a chat, by the shop. */
  | 'CALL'
  /** By the link that was sent to the customer. */
  | 'LINK'
  /** No rule asks for a confirmation. */
  | 'RULE';

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
  /** There is not enough stock. */
  | 'OUT_OF_STOCK'
  /** A price or product has changed since the client read it. */
  | 'PRICE_CHANGED'
  /** Too many failures; wait before the next attempt. */
  | 'TOO_MANY_ATTEMPTS'
  /** Not signed in, or the email or password is wrong. */
  | 'UNAUTHENTICATED';

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

/** Where the parcel of an order is. */
export type ShipmentState =
  /** Delivered to the customer. */
  | 'DELIVERED'
  /** Lost by the courier. */
  | 'LOST'
  /** Not packed yet. */
  | 'NONE'
  /** Packed, and still in the shop. */
  | 'PACKED'
  /** Back in the shop. */
  | 'RECEIVED_BACK'
  /** Refused at the door, and still with the courier. */
  | 'REFUSED'
  /** Handed over to a courier. */
  | 'WITH_COURIER';

export type AdminConfirmationRulesFragment = { allOrders: boolean, firstOfPhone: boolean, above: Pounds | null, lateAfterHours: number };

export type ConfirmationRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConfirmationRulesQuery = { confirmationRules: { allOrders: boolean, firstOfPhone: boolean, above: Pounds | null, lateAfterHours: number } };

export type UpdateConfirmationRulesMutationVariables = Exact<{
  input: ConfirmationRulesInput;
}>;


export type UpdateConfirmationRulesMutation = { updateConfirmationRules: { confirmationRules: { allOrders: boolean, firstOfPhone: boolean, above: Pounds | null, lateAfterHours: number } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export type OrderConfirmationFragment = { id: string, status: OrderStatus, shipmentState: ShipmentState, confirmationState: ConfirmationState, confirmedBy: ConfirmedBy | null, confirmedAt: string | null, unansweredCalls: number, lastCalledAt: string | null, phone: string, confirmationMessage: string | null };

export type ConfirmOrdersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ConfirmOrdersMutation = { confirmOrders: { orders: Array<{ id: string, status: OrderStatus, shipmentState: ShipmentState, confirmationState: ConfirmationState, confirmedBy: ConfirmedBy | null, confirmedAt: string | null, unansweredCalls: number, lastCalledAt: string | null, phone: string, confirmationMessage: string | null }>, userErrors: Array<
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
    > } };

export type RecordUnansweredCallsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RecordUnansweredCallsMutation = { recordUnansweredCalls: { orders: Array<{ id: string, status: OrderStatus, shipmentState: ShipmentState, confirmationState: ConfirmationState, confirmedBy: ConfirmedBy | null, confirmedAt: string | null, unansweredCalls: number, lastCalledAt: string | null, phone: string, confirmationMessage: string | null }>, userErrors: Array<
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
    > } };

export const AdminConfirmationRulesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConfirmationRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderConfirmationRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allOrders"}},{"kind":"Field","name":{"kind":"Name","value":"firstOfPhone"}},{"kind":"Field","name":{"kind":"Name","value":"above"}},{"kind":"Field","name":{"kind":"Name","value":"lateAfterHours"}}]}}]} as unknown as DocumentNode<AdminConfirmationRulesFragment, unknown>;
export const OrderConfirmationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderConfirmation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredCalls"}},{"kind":"Field","name":{"kind":"Name","value":"lastCalledAt"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationMessage"}}]}}]} as unknown as DocumentNode<OrderConfirmationFragment, unknown>;
export const ConfirmationRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfirmationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConfirmationRules"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConfirmationRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderConfirmationRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allOrders"}},{"kind":"Field","name":{"kind":"Name","value":"firstOfPhone"}},{"kind":"Field","name":{"kind":"Name","value":"above"}},{"kind":"Field","name":{"kind":"Name","value":"lateAfterHours"}}]}}]} as unknown as DocumentNode<ConfirmationRulesQuery, ConfirmationRulesQueryVariables>;
export const UpdateConfirmationRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateConfirmationRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateConfirmationRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConfirmationRules"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConfirmationRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderConfirmationRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allOrders"}},{"kind":"Field","name":{"kind":"Name","value":"firstOfPhone"}},{"kind":"Field","name":{"kind":"Name","value":"above"}},{"kind":"Field","name":{"kind":"Name","value":"lateAfterHours"}}]}}]} as unknown as DocumentNode<UpdateConfirmationRulesMutation, UpdateConfirmationRulesMutationVariables>;
export const ConfirmOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderConfirmation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderConfirmation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredCalls"}},{"kind":"Field","name":{"kind":"Name","value":"lastCalledAt"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationMessage"}}]}}]} as unknown as DocumentNode<ConfirmOrdersMutation, ConfirmOrdersMutationVariables>;
export const RecordUnansweredCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordUnansweredCalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordUnansweredCalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderConfirmation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderConfirmation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredCalls"}},{"kind":"Field","name":{"kind":"Name","value":"lastCalledAt"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationMessage"}}]}}]} as unknown as DocumentNode<RecordUnansweredCallsMutation, RecordUnansweredCallsMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useConfirmationRulesQuery(options: QueryOptions<ConfirmationRulesQuery, ConfirmationRulesQueryVariables> = {}): Hooks.useQuery.Result<ConfirmationRulesQuery, ConfirmationRulesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(ConfirmationRulesDocument, options)
}

export function useUpdateConfirmationRulesMutation(options?: Hooks.useMutation.Options<UpdateConfirmationRulesMutation, UpdateConfirmationRulesMutationVariables>) {
  return Hooks.useMutation(UpdateConfirmationRulesDocument, options ?? {})
}

export function useConfirmOrdersMutation(options?: Hooks.useMutation.Options<ConfirmOrdersMutation, ConfirmOrdersMutationVariables>) {
  return Hooks.useMutation(ConfirmOrdersDocument, options ?? {})
}

export function useRecordUnansweredCallsMutation(options?: Hooks.useMutation.Options<RecordUnansweredCallsMutation, RecordUnansweredCallsMutationVariables>) {
  return Hooks.useMutation(RecordUnansweredCallsDocument, options ?? {})
}