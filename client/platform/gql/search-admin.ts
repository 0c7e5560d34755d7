/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Terms that mean the same to shoppers. */
export type SearchTermsInput = {
  /** How they mean the same. */
  kind: SearchTermsKind;
  /** 2 to 20 terms of at most 60 characters, in any language. */
  terms: Array<string>;
};

/** How terms mean the same. */
export type SearchTermsKind =
  /** One brand, written in several scripts or ways. */
  | 'BRAND'
  /** Different words for one thing. */
  | 'SYNONYM';

export type SearchTermsDetailsFragment = { id: string, kind: SearchTermsKind, terms: Array<string> };

export type SearchTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchTermsQuery = { searchTerms: Array<{ id: string, kind: SearchTermsKind, terms: Array<string> }> };

export type AddSearchTermsMutationVariables = Exact<{
  input: SearchTermsInput;
}>;


export type AddSearchTermsMutation = { addSearchTerms: { searchTerms: { id: string, kind: SearchTermsKind, terms: Array<string> } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type UpdateSearchTermsMutationVariables = Exact<{
  id: string;
  input: SearchTermsInput;
}>;


export type UpdateSearchTermsMutation = { updateSearchTerms: { searchTerms: { id: string, kind: SearchTermsKind, terms: Array<string> } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type DeleteSearchTermsMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSearchTermsMutation = { deleteSearchTerms: { searchTermsId: string | null, userErrors: Array<
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
    > } };

export const SearchTermsDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchTermsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}}]} as unknown as DocumentNode<SearchTermsDetailsFragment, unknown>;
export const SearchTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchTermsDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchTermsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}}]} as unknown as DocumentNode<SearchTermsQuery, SearchTermsQueryVariables>;
export const AddSearchTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSearchTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchTermsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSearchTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchTermsDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchTermsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}}]} as unknown as DocumentNode<AddSearchTermsMutation, AddSearchTermsMutationVariables>;
export const UpdateSearchTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSearchTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchTermsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSearchTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchTermsDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchTermsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}}]} as unknown as DocumentNode<UpdateSearchTermsMutation, UpdateSearchTermsMutationVariables>;
export const DeleteSearchTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSearchTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSearchTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchTermsId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSearchTermsMutation, DeleteSearchTermsMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useSearchTermsQuery(options: QueryOptions<SearchTermsQuery, SearchTermsQueryVariables> = {}): Hooks.useQuery.Result<SearchTermsQuery, SearchTermsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(SearchTermsDocument, options)
}

export function useAddSearchTermsMutation(options?: Hooks.useMutation.Options<AddSearchTermsMutation, AddSearchTermsMutationVariables>) {
  return Hooks.useMutation(AddSearchTermsDocument, options ?? {})
}

export function useUpdateSearchTermsMutation(options?: Hooks.useMutation.Options<UpdateSearchTermsMutation, UpdateSearchTermsMutationVariables>) {
  return Hooks.useMutation(UpdateSearchTermsDocument, options ?? {})
}

export function useDeleteSearchTermsMutation(options?: Hooks.useMutation.Options<DeleteSearchTermsMutation, DeleteSearchTermsMutationVariables>) {
  return Hooks.useMutation(DeleteSearchTermsDocument, options ?? {})
}