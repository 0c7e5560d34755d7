/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyMutation } from '../api/use-lazy-mutation'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A question about a product. */
export type ProductQuestionInput = {
  /** Where to mail the answer: required of visitors, and ignored for a signed-in account, which has an address. */
  email?: string | null | undefined;
  /** The question, at most 500 characters. Shoppers see it once it is answered. */
  text: string;
};

export type AskProductQuestionMutationVariables = Exact<{
  productId: string;
  input: ProductQuestionInput;
}>;


export type AskProductQuestionMutation = { askProductQuestion: { success: boolean | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };


export const AskProductQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskProductQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askProductQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AskProductQuestionMutation, AskProductQuestionMutationVariables>;
export function useAskProductQuestionMutation() {
  return useLazyMutation(AskProductQuestionDocument)
}