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

/** A language of the shop. */
export type Locale =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN';

export type AdminQuestionDetailsFragment = { id: string, text: string, locale: Locale, answer: string | null, createdAt: string, product: { id: string, product: { id: string, name: string } } | null };

export type AdminProductQuestionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  isAnswered?: boolean | null | undefined;
}>;


export type AdminProductQuestionsQuery = { adminProductQuestions: { nodes: Array<{ id: string, text: string, locale: Locale, answer: string | null, createdAt: string, product: { id: string, product: { id: string, name: string } } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AnswerProductQuestionMutationVariables = Exact<{
  id: string;
  answer: string;
}>;


export type AnswerProductQuestionMutation = { answerProductQuestion: { question: { id: string, text: string, locale: Locale, answer: string | null, createdAt: string, product: { id: string, product: { id: string, name: string } } | null } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export type DeleteProductQuestionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProductQuestionMutation = { deleteProductQuestion: { questionId: string | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export const AdminQuestionDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminQuestionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProductQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<AdminQuestionDetailsFragment, unknown>;
export const AdminProductQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProductQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isAnswered"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProductQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"isAnswered"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isAnswered"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminQuestionDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminQuestionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProductQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<AdminProductQuestionsQuery, AdminProductQuestionsQueryVariables>;
export const AnswerProductQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerProductQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerProductQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminQuestionDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminQuestionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProductQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<AnswerProductQuestionMutation, AnswerProductQuestionMutationVariables>;
export const DeleteProductQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProductQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProductQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteProductQuestionMutation, DeleteProductQuestionMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useAdminProductQuestionsQuery(options: QueryOptions<AdminProductQuestionsQuery, AdminProductQuestionsQueryVariables> & { variables: AdminProductQuestionsQueryVariables }): Hooks.useQuery.Result<AdminProductQuestionsQuery, AdminProductQuestionsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(AdminProductQuestionsDocument, options)
}

export function useAnswerProductQuestionMutation(options?: Hooks.useMutation.Options<AnswerProductQuestionMutation, AnswerProductQuestionMutationVariables>) {
  return Hooks.useMutation(AnswerProductQuestionDocument, options ?? {})
}

export function useDeleteProductQuestionMutation(options?: Hooks.useMutation.Options<DeleteProductQuestionMutation, DeleteProductQuestionMutationVariables>) {
  return Hooks.useMutation(DeleteProductQuestionDocument, options ?? {})
}