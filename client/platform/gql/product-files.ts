/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Why a picture of another site could not be fetched. */
export type PictureProblem =
  /** The picture is damaged. */
  | 'DAMAGED'
  /** It is no picture, or of a kind that cannot be read. */
  | 'NOT_A_PICTURE'
  /** The site does not have it any more. */
  | 'NOT_FOUND'
  /** The address is not one of a public web site. */
  | 'NOT_PUBLIC'
  /** The address redirects too often. */
  | 'REDIRECTS'
  /** The site responded with another status than 200. */
  | 'STATUS'
  /** It did not arrive in time. */
  | 'TIMEOUT'
  /** The file is larger than an upload may be. */
  | 'TOO_LARGE'
  /** The picture has more pixels than an upload may have. */
  | 'TOO_MANY_PIXELS'
  /** The site could not be reached. */
  | 'UNREACHABLE';

export type PictureFetchesDetailsFragment = { fetched: number, waiting: number, failed: number, elsewhere: number, problems: Array<{ url: string, problem: PictureProblem, statusCode: number | null, productName: string, product: { id: string } | null }> };

export type PictureFetchesQueryVariables = Exact<{ [key: string]: never; }>;


export type PictureFetchesQuery = { pictureFetches: { fetched: number, waiting: number, failed: number, elsewhere: number, problems: Array<{ url: string, problem: PictureProblem, statusCode: number | null, productName: string, product: { id: string } | null }> } };

export type FetchPicturesMutationVariables = Exact<{ [key: string]: never; }>;


export type FetchPicturesMutation = { fetchPictures: { pictureFetches: { fetched: number, waiting: number, failed: number, elsewhere: number, problems: Array<{ url: string, problem: PictureProblem, statusCode: number | null, productName: string, product: { id: string } | null }> } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export const PictureFetchesDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFetchesDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureFetches"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fetched"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"elsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productName"}}]}}]}}]} as unknown as DocumentNode<PictureFetchesDetailsFragment, unknown>;
export const PictureFetchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PictureFetches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pictureFetches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFetchesDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFetchesDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureFetches"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fetched"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"elsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productName"}}]}}]}}]} as unknown as DocumentNode<PictureFetchesQuery, PictureFetchesQueryVariables>;
export const FetchPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FetchPictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fetchPictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pictureFetches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFetchesDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFetchesDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureFetches"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fetched"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"elsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productName"}}]}}]}}]} as unknown as DocumentNode<FetchPicturesMutation, FetchPicturesMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function usePictureFetchesQuery(options: QueryOptions<PictureFetchesQuery, PictureFetchesQueryVariables> = {}): Hooks.useQuery.Result<PictureFetchesQuery, PictureFetchesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(PictureFetchesDocument, options)
}

export function useFetchPicturesMutation(options?: Hooks.useMutation.Options<FetchPicturesMutation, FetchPicturesMutationVariables>) {
  return Hooks.useMutation(FetchPicturesDocument, options ?? {})
}