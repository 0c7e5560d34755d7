/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language of the shop. */
export type Locale =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN';

/** An account's permissions. */
export type Role =
  /** Has the money, and reads orders. */
  | 'ACCOUNTANT'
  /** The owner, who may do everything. */
  | 'ADMIN'
  /** Confirms and edits orders, and takes them by phone. */
  | 'CALLER'
  /** May do everything except for staff, settings and integrations. */
  | 'MANAGER'
  /** Packs orders, hands them over and receives them back. */
  | 'PACKER'
  /** Has a cart and orders. */
  | 'SHOPPER';

export type VisitorOrdersQueryVariables = Exact<{
  token: string;
}>;


export type VisitorOrdersQuery = { visitorOrders: { hasAccount: boolean } | null };

export type KeepVisitorOrdersMutationVariables = Exact<{
  token: string;
  password?: string | null | undefined;
}>;


export type KeepVisitorOrdersMutation = { keepVisitorOrders: { count: number | null, session: { token: string, firstName: string, role: Role, locale: Locale | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };


export const VisitorOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}}]}}]}}]} as unknown as DocumentNode<VisitorOrdersQuery, VisitorOrdersQueryVariables>;
export const KeepVisitorOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepVisitorOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepVisitorOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<KeepVisitorOrdersMutation, KeepVisitorOrdersMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useVisitorOrdersQuery(options: QueryOptions<VisitorOrdersQuery, VisitorOrdersQueryVariables> & { variables: VisitorOrdersQueryVariables }): Hooks.useQuery.Result<VisitorOrdersQuery, VisitorOrdersQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(VisitorOrdersDocument, options)
}

export function useKeepVisitorOrdersMutation(options?: Hooks.useMutation.Options<KeepVisitorOrdersMutation, KeepVisitorOrdersMutationVariables>) {
  return Hooks.useMutation(KeepVisitorOrdersDocument, options ?? {})
}