/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The values of a collection. */
export type CollectionInput = {
  /** The description in English, at most 500 characters. */
  description?: string | null | undefined;
  /** The description in Arabic; null or blank for the English one. */
  descriptionAr?: string | null | undefined;
  /** Whether the menu shows it. */
  isInMenu?: boolean;
  /** The slug of the collection that it is inside, itself at the top; null for none. */
  parent?: string | null | undefined;
  /** Its place in the menu, from 0 to 1000: lower ones come first. */
  position?: number;
  /** The title in English, at most 60 characters. */
  title: string;
  /** The title in Arabic; null or blank for the English one. */
  titleAr?: string | null | undefined;
};

/** The values of a new collection. */
export type NewCollectionInput = {
  /** The description in English, at most 500 characters. */
  description?: string | null | undefined;
  /** The description in Arabic; null or blank for the English one. */
  descriptionAr?: string | null | undefined;
  /** Whether the menu shows it. */
  isInMenu?: boolean;
  /** The slug of the collection that it is inside, itself at the top; null for none. */
  parent?: string | null | undefined;
  /** Its place in the menu, from 0 to 1000: lower ones come first. */
  position?: number;
  /** The end of the path of its page, which stays: at most 60 lowercase Latin letters and digits, with single hyphens between them. */
  slug: string;
  /** The title in English, at most 60 characters. */
  title: string;
  /** The title in Arabic; null or blank for the English one. */
  titleAr?: string | null | undefined;
};

export type CollectionDetailsFragment = { id: string, slug: string, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, parent: string | null, isInMenu: boolean, position: number, productCount: number };

export type AdminCollectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCollectionsQuery = { adminCollections: Array<{ id: string, slug: string, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, parent: string | null, isInMenu: boolean, position: number, productCount: number }> };

export type AddCollectionMutationVariables = Exact<{
  input: NewCollectionInput;
}>;


export type AddCollectionMutation = { addCollection: { collection: { id: string, slug: string, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, parent: string | null, isInMenu: boolean, position: number, productCount: number } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type UpdateCollectionMutationVariables = Exact<{
  id: string;
  input: CollectionInput;
}>;


export type UpdateCollectionMutation = { updateCollection: { collection: { id: string, slug: string, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, parent: string | null, isInMenu: boolean, position: number, productCount: number } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type DeleteCollectionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCollectionMutation = { deleteCollection: { collectionId: string | null, userErrors: Array<
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
    > } };

export const CollectionDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionAr"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"isInMenu"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}}]} as unknown as DocumentNode<CollectionDetailsFragment, unknown>;
export const AdminCollectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCollections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCollections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionAr"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"isInMenu"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}}]} as unknown as DocumentNode<AdminCollectionsQuery, AdminCollectionsQueryVariables>;
export const AddCollectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewCollectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionAr"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"isInMenu"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}}]} as unknown as DocumentNode<AddCollectionMutation, AddCollectionMutationVariables>;
export const UpdateCollectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionAr"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"isInMenu"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}}]} as unknown as DocumentNode<UpdateCollectionMutation, UpdateCollectionMutationVariables>;
export const DeleteCollectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collectionId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteCollectionMutation, DeleteCollectionMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useAdminCollectionsQuery(options: QueryOptions<AdminCollectionsQuery, AdminCollectionsQueryVariables> = {}): Hooks.useQuery.Result<AdminCollectionsQuery, AdminCollectionsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(AdminCollectionsDocument, options)
}

export function useAddCollectionMutation(options?: Hooks.useMutation.Options<AddCollectionMutation, AddCollectionMutationVariables>) {
  return Hooks.useMutation(AddCollectionDocument, options ?? {})
}

export function useUpdateCollectionMutation(options?: Hooks.useMutation.Options<UpdateCollectionMutation, UpdateCollectionMutationVariables>) {
  return Hooks.useMutation(UpdateCollectionDocument, options ?? {})
}

export function useDeleteCollectionMutation(options?: Hooks.useMutation.Options<DeleteCollectionMutation, DeleteCollectionMutationVariables>) {
  return Hooks.useMutation(DeleteCollectionDocument, options ?? {})
}