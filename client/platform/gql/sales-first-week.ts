/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FirstWeekQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstWeekQuery = { firstWeek: { hasProducts: boolean, hasNameAndLogo: boolean, hasContact: boolean, hasDeliveryRates: boolean, hasCouriers: boolean, hasStaff: boolean, sendsMails: boolean, sampleProducts: number, hasOrders: boolean } | null };

export type HideFirstWeekMutationVariables = Exact<{ [key: string]: never; }>;


export type HideFirstWeekMutation = { hideFirstWeek: { isHidden: boolean | null, userErrors: Array<
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
    > } };

export type RemoveSampleProductsMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveSampleProductsMutation = { removeSampleProducts: { removed: number | null, hidden: number | null, userErrors: Array<
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
    > } };


export const FirstWeekDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasProducts"}},{"kind":"Field","name":{"kind":"Name","value":"hasNameAndLogo"}},{"kind":"Field","name":{"kind":"Name","value":"hasContact"}},{"kind":"Field","name":{"kind":"Name","value":"hasDeliveryRates"}},{"kind":"Field","name":{"kind":"Name","value":"hasCouriers"}},{"kind":"Field","name":{"kind":"Name","value":"hasStaff"}},{"kind":"Field","name":{"kind":"Name","value":"sendsMails"}},{"kind":"Field","name":{"kind":"Name","value":"sampleProducts"}},{"kind":"Field","name":{"kind":"Name","value":"hasOrders"}}]}}]}}]} as unknown as DocumentNode<FirstWeekQuery, FirstWeekQueryVariables>;
export const HideFirstWeekDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideFirstWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideFirstWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<HideFirstWeekMutation, HideFirstWeekMutationVariables>;
export const RemoveSampleProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSampleProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSampleProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveSampleProductsMutation, RemoveSampleProductsMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useFirstWeekQuery(options: QueryOptions<FirstWeekQuery, FirstWeekQueryVariables> = {}): Hooks.useQuery.Result<FirstWeekQuery, FirstWeekQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(FirstWeekDocument, options)
}

export function useHideFirstWeekMutation(options?: Hooks.useMutation.Options<HideFirstWeekMutation, HideFirstWeekMutationVariables>) {
  return Hooks.useMutation(HideFirstWeekDocument, options ?? {})
}

export function useRemoveSampleProductsMutation(options?: Hooks.useMutation.Options<RemoveSampleProductsMutation, RemoveSampleProductsMutationVariables>) {
  return Hooks.useMutation(RemoveSampleProductsDocument, options ?? {})
}