/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A category of products. */
export type CategoryKey =
  /** Leashes, collars, brushes and crates for walks and travel. */
  | 'ACCESSORIES'
  /** Dry and wet food for cats and dogs of every age, delivered across Egypt with cash on delivery. */
  | 'ALL_FOOD'
  /** Toys to chase and chew, bowls to eat and drink from, for cats and dogs. */
  | 'ALL_TOYS_AND_BOWLS'
  /** Rewards, chews and snacks for cats and dogs. Prices in EGP, cash on delivery. */
  | 'ALL_TREATS'
  /** Soft beds, cushions and caves for cats and dogs of every size. */
  | 'BEDS'
  /** Steel, ceramic and slow-feeding bowls for cats and dogs. */
  | 'BOWLS'
  /** Crunchy complete meals for cats, from small bags to family sacks. Prices in EGP. */
  | 'CAT_DRY_FOOD'
  /** Dry and wet food for kittens, adult and senior cats. Prices in EGP, cash on delivery. */
  | 'CAT_FOOD'
  /** Creamy sticks, crunchy bites and snacks for cats. */
  | 'CAT_TREATS'
  /** Pouches, tins and pâtés that cats lick clean. Prices in EGP, cash on delivery. */
  | 'CAT_WET_FOOD'
  /** Pastes, chews and rinses for healthy teeth. */
  | 'DENTAL_CARE'
  /** Complete dry meals for small, medium and large dogs. Prices in EGP. */
  | 'DOG_DRY_FOOD'
  /** Dry and wet food for puppies, adult and senior dogs. Prices in EGP, cash on delivery. */
  | 'DOG_FOOD'
  /** Chews, biscuits and training rewards for dogs. */
  | 'DOG_TREATS'
  /** Tins and trays with meat dogs can smell from the hallway. Prices in EGP. */
  | 'DOG_WET_FOOD'
  /** Drops and wipes that keep ears clean and calm. */
  | 'EAR_CARE'
  /** Gentle drops and wipes for bright eyes. */
  | 'EYE_CARE'
  /** Sprays, drops and collars against ticks and fleas. */
  | 'FLEAS_AND_TICKS'
  /** Shampoos, gloves and tools for a clean, soft coat. */
  | 'GROOMING'
  /** Care for ears, eyes, teeth and coats, and protection from ticks and fleas. */
  | 'HEALTHCARE'
  /** Clumping, crystal and plant litters that keep a home fresh. */
  | 'LITTERS'
  /** Balls, mice, ropes and wands for cats and dogs. */
  | 'TOYS';

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

/** Terms that mean the same to shoppers. */
export type SearchTermsInput = {
  /** A category whose products they mean, too. */
  category?: CategoryKey | null | undefined;
  /** How they mean the same. */
  kind: SearchTermsKind;
  /** 2 to 20 terms of at most 60 characters, in any language; with a category, one is enough. */
  terms: Array<string>;
};

/** How terms mean the same. */
export type SearchTermsKind =
  /** One brand, written in several scripts or ways. */
  | 'BRAND'
  /** Different words for one thing. */
  | 'SYNONYM';

export type SearchTermsDetailsFragment = { id: string, kind: SearchTermsKind, terms: Array<string>, category: CategoryKey | null };

export type SearchTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchTermsQuery = { searchTerms: Array<{ id: string, kind: SearchTermsKind, terms: Array<string>, category: CategoryKey | null }> };

export type AddSearchTermsMutationVariables = Exact<{
  input: SearchTermsInput;
}>;


export type AddSearchTermsMutation = { addSearchTerms: { searchTerms: { id: string, kind: SearchTermsKind, terms: Array<string>, category: CategoryKey | null } | null, userErrors: Array<
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


export type UpdateSearchTermsMutation = { updateSearchTerms: { searchTerms: { id: string, kind: SearchTermsKind, terms: Array<string>, category: CategoryKey | null } | null, userErrors: Array<
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

export type MissedSearchesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type MissedSearchesQuery = { missedSearches: { nodes: Array<{ id: string, text: string, leftOut: string | null, searchCount: number, lastSearchedOn: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DeleteMissedSearchMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMissedSearchMutation = { deleteMissedSearch: { missedSearchId: string | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export const SearchTermsDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchTermsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]} as unknown as DocumentNode<SearchTermsDetailsFragment, unknown>;
export const SearchTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchTermsDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchTermsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]} as unknown as DocumentNode<SearchTermsQuery, SearchTermsQueryVariables>;
export const AddSearchTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSearchTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchTermsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSearchTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchTermsDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchTermsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]} as unknown as DocumentNode<AddSearchTermsMutation, AddSearchTermsMutationVariables>;
export const UpdateSearchTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSearchTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchTermsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSearchTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchTermsDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchTermsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]} as unknown as DocumentNode<UpdateSearchTermsMutation, UpdateSearchTermsMutationVariables>;
export const DeleteSearchTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSearchTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSearchTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchTermsId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSearchTermsMutation, DeleteSearchTermsMutationVariables>;
export const MissedSearchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissedSearches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missedSearches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"searchCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSearchedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<MissedSearchesQuery, MissedSearchesQueryVariables>;
export const DeleteMissedSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMissedSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMissedSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missedSearchId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteMissedSearchMutation, DeleteMissedSearchMutationVariables>;
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

export function useMissedSearchesQuery(options: QueryOptions<MissedSearchesQuery, MissedSearchesQueryVariables> & { variables: MissedSearchesQueryVariables }): Hooks.useQuery.Result<MissedSearchesQuery, MissedSearchesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(MissedSearchesDocument, options)
}

export function useDeleteMissedSearchMutation(options?: Hooks.useMutation.Options<DeleteMissedSearchMutation, DeleteMissedSearchMutationVariables>) {
  return Hooks.useMutation(DeleteMissedSearchDocument, options ?? {})
}