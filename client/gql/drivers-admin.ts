/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DriverLinkDetailsFragment = { url: string, message: string, expiresAt: string };

export type DriverLinkQueryVariables = Exact<{
  courierId: string;
}>;


export type DriverLinkQuery = { driverLink: { url: string, message: string, expiresAt: string } | null };

export type CreateDriverLinkMutationVariables = Exact<{
  courierId: string;
}>;


export type CreateDriverLinkMutation = { createDriverLink: { driverLink: { url: string, message: string, expiresAt: string } | null, userErrors: Array<
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
    > } };

export type DriversQueryVariables = Exact<{ [key: string]: never; }>;


export type DriversQuery = { couriers: Array<{ id: string, name: string, phone: string | null, isActive: boolean, isOwnDriver: boolean }> };

export const DriverLinkDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverLinkDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<DriverLinkDetailsFragment, unknown>;
export const DriverLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DriverLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"driverLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverLinkDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverLinkDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<DriverLinkQuery, DriverLinkQueryVariables>;
export const CreateDriverLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDriverLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDriverLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"driverLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverLinkDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverLinkDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<CreateDriverLinkMutation, CreateDriverLinkMutationVariables>;
export const DriversDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Drivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnDriver"}}]}}]}}]} as unknown as DocumentNode<DriversQuery, DriversQueryVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useDriverLinkQuery(options: QueryOptions<DriverLinkQuery, DriverLinkQueryVariables> & { variables: DriverLinkQueryVariables }): Hooks.useQuery.Result<DriverLinkQuery, DriverLinkQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(DriverLinkDocument, options)
}

export function useCreateDriverLinkMutation(options?: Hooks.useMutation.Options<CreateDriverLinkMutation, CreateDriverLinkMutationVariables>) {
  return Hooks.useMutation(CreateDriverLinkDocument, options ?? {})
}

export function useDriversQuery(options: QueryOptions<DriversQuery, DriversQueryVariables> = {}): Hooks.useQuery.Result<DriversQuery, DriversQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(DriversDocument, options)
}