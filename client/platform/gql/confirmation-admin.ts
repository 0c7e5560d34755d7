/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Pounds } from '../../../domain/money/units';
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which orders need to be confirmed. */
export type ConfirmationRulesInput = {
  /** Orders whose total is above this; null for no such rule. */
  above?: Pounds | null | undefined;
  /** All orders. */
  includesAllOrders: boolean;
  /** The first order of a phone number, not counting cancelled ones. */
  includesFirstOfPhone: boolean;
  /** After how many hours an order that is not confirmed is late, 1 to 720. */
  lateAfterHours: number;
  /** After how many hours an order that has to be paid in advance, and is not, is cancelled, 1 to 720; null for never. If it is left out, it stays. */
  prepayWithinHours?: number | null | undefined;
};

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

export type AdminConfirmationRulesFragment = { includesAllOrders: boolean, includesFirstOfPhone: boolean, above: Pounds | null, lateAfterHours: number, prepayWithinHours: number | null };

export type ConfirmationRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConfirmationRulesQuery = { confirmationRules: { includesAllOrders: boolean, includesFirstOfPhone: boolean, above: Pounds | null, lateAfterHours: number, prepayWithinHours: number | null } };

export type UpdateConfirmationRulesMutationVariables = Exact<{
  input: ConfirmationRulesInput;
}>;


export type UpdateConfirmationRulesMutation = { updateConfirmationRules: { confirmationRules: { includesAllOrders: boolean, includesFirstOfPhone: boolean, above: Pounds | null, lateAfterHours: number, prepayWithinHours: number | null } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export const AdminConfirmationRulesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConfirmationRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderConfirmationRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"includesAllOrders"}},{"kind":"Field","name":{"kind":"Name","value":"includesFirstOfPhone"}},{"kind":"Field","name":{"kind":"Name","value":"above"}},{"kind":"Field","name":{"kind":"Name","value":"lateAfterHours"}},{"kind":"Field","name":{"kind":"Name","value":"prepayWithinHours"}}]}}]} as unknown as DocumentNode<AdminConfirmationRulesFragment, unknown>;
export const ConfirmationRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfirmationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConfirmationRules"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConfirmationRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderConfirmationRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"includesAllOrders"}},{"kind":"Field","name":{"kind":"Name","value":"includesFirstOfPhone"}},{"kind":"Field","name":{"kind":"Name","value":"above"}},{"kind":"Field","name":{"kind":"Name","value":"lateAfterHours"}},{"kind":"Field","name":{"kind":"Name","value":"prepayWithinHours"}}]}}]} as unknown as DocumentNode<ConfirmationRulesQuery, ConfirmationRulesQueryVariables>;
export const UpdateConfirmationRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateConfirmationRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateConfirmationRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConfirmationRules"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConfirmationRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderConfirmationRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"includesAllOrders"}},{"kind":"Field","name":{"kind":"Name","value":"includesFirstOfPhone"}},{"kind":"Field","name":{"kind":"Name","value":"above"}},{"kind":"Field","name":{"kind":"Name","value":"lateAfterHours"}},{"kind":"Field","name":{"kind":"Name","value":"prepayWithinHours"}}]}}]} as unknown as DocumentNode<UpdateConfirmationRulesMutation, UpdateConfirmationRulesMutationVariables>;
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