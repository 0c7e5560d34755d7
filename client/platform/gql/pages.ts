/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type PageQueryOptions, usePageQuery } from '../api/use-page-query'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A page that tells shoppers about the shop. */
export type HelpPageName =
  /** Who the shop is. */
  | 'ABOUT'
  /** Fees and times of delivery. */
  | 'DELIVERY'
  /** The privacy policy. */
  | 'PRIVACY'
  /** Questions and answers. */
  | 'QUESTIONS'
  /** Returns and exchanges. */
  | 'RETURNS'
  /** The terms of orders. */
  | 'TERMS';

export type HelpPageQueryVariables = Exact<{
  page: HelpPageName;
}>;


export type HelpPageQuery = { helpPage: { title: string, description: string, html: string } };


export const HelpPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HelpPageName"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"helpPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<HelpPageQuery, HelpPageQueryVariables>;
export function useHelpPageQuery(variables: HelpPageQueryVariables, options?: PageQueryOptions) {
  return usePageQuery(HelpPageDocument, variables, options)
}