/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Pounds } from '../../../domain/money/units';
import { type PageQueryOptions, usePageQuery } from '../api/use-page-query'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The animals that a product is for. */
export type Animal =
  /** Cats and dogs. */
  | 'BOTH'
  /** Cats. */
  | 'CAT'
  /** Dogs. */
  | 'DOG';

/** A governorate of Egypt by its code in ISO 3166-2:EG, or elsewhere. */
export type DeliveryArea =
  /** Alexandria. */
  | 'ALX'
  /** Aswan. */
  | 'ASN'
  /** Asyut. */
  | 'AST'
  /** Red Sea. */
  | 'BA'
  /** Beheira. */
  | 'BH'
  /** Beni Suef. */
  | 'BNS'
  /** Cairo. */
  | 'C'
  /** Dakahlia. */
  | 'DK'
  /** Damietta. */
  | 'DT'
  /** A city outside the known governorates. */
  | 'ELSEWHERE'
  /** Faiyum. */
  | 'FYM'
  /** Gharbia. */
  | 'GH'
  /** Giza. */
  | 'GZ'
  /** Ismailia. */
  | 'IS'
  /** South Sinai. */
  | 'JS'
  /** Qalyubia. */
  | 'KB'
  /** Kafr El Sheikh. */
  | 'KFS'
  /** Qena. */
  | 'KN'
  /** Luxor. */
  | 'LX'
  /** Minya. */
  | 'MN'
  /** Monufia. */
  | 'MNF'
  /** Matrouh. */
  | 'MT'
  /** Port Said. */
  | 'PTS'
  /** Sohag. */
  | 'SHG'
  /** Sharqia. */
  | 'SHR'
  /** North Sinai. */
  | 'SIN'
  /** Suez. */
  | 'SUZ'
  /** New Valley. */
  | 'WAD';

/** The age of the animals that a product is for. */
export type LifeStage =
  /** Adults. */
  | 'ADULT'
  /** All ages. */
  | 'ALL'
  /** Kittens and puppies. */
  | 'JUNIOR'
  /** Seniors. */
  | 'SENIOR';

/** A language of the shop. */
export type Locale =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN';

/** The unit of a net content. */
export type NetUnit =
  /** Grams. */
  | 'G'
  /** Millilitres. */
  | 'ML'
  /** Pieces. */
  | 'PIECE';

/** The quantity that a unit price refers to. */
export type PricedUnit =
  /** One kilogram. */
  | 'KG'
  /** One litre. */
  | 'L'
  /** One piece. */
  | 'PIECE';

export type ProductDetailsQueryVariables = Exact<{
  id: string;
  related: number;
  alternatives: number;
  reviews: number;
}>;


export type ProductDetailsQuery = { product: { imageUrls: Array<string>, brandName: string | null, gtin: string | null, expiresOn: string | null, id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, highlights: Array<string>, name: string, sizes: Array<{ id: string, price: Pounds, quantityAvailable: number | null, name: string, unitPrice: { price: Pounds, per: PricedUnit } | null, attributes: { netAmount: number | null, netUnit: NetUnit | null } }>, categories: Array<{ path: string }>, collections: Array<{ title: string, path: string }>, attributes: { brand: string | null, animal: Animal | null, lifeStage: LifeStage | null, flavour: string | null, flavourAr: string | null, netAmount: number | null, netUnit: NetUnit | null }, content: { summary: string | null, descriptionHtml: string | null, compositionHtml: string | null, feedingGuideHtml: string | null, facts: Array<string>, seoTitle: string | null, seoDescription: string | null, sizeChart: { headings: Array<string>, rows: Array<{ cells: Array<string> }> } | null, pictureTexts: Array<{ imageUrl: string, text: string }> }, sizesRating: { average: number, count: number, distribution: Array<number>, includesSamples: boolean } | null, sizesReviews: { nodes: Array<{ id: string, author: string, isSample: boolean, size: string | null, stars: number, text: string | null, imageUrl: string | null, locale: Locale, answer: string | null, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, questions: Array<{ id: string, text: string, locale: Locale, answer: string | null }>, related: Array<{ id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, highlights: Array<string>, name: string, unitPrice: { price: Pounds, per: PricedUnit } | null, rating: { average: number, count: number } | null }>, alternatives: Array<{ id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, highlights: Array<string>, name: string, unitPrice: { price: Pounds, per: PricedUnit } | null, rating: { average: number, count: number } | null }>, unitPrice: { price: Pounds, per: PricedUnit } | null, rating: { average: number, count: number } | null } | null, deliveryRates: Array<{ area: DeliveryArea, fee: Pounds, freeFrom: Pounds | null, minDays: number | null, maxDays: number | null, displayNote: string | null }> };

export type RecentProductsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RecentProductsQuery = { productsByIds: Array<{ id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, highlights: Array<string>, name: string, unitPrice: { price: Pounds, per: PricedUnit } | null, rating: { average: number, count: number } | null }> };

export type ProductCardFragment = { id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, highlights: Array<string>, name: string, unitPrice: { price: Pounds, per: PricedUnit } | null, rating: { average: number, count: number } | null };

export type QuestionDetailsFragment = { id: string, text: string, locale: Locale, answer: string | null };

export type ReviewDetailsFragment = { id: string, author: string, isSample: boolean, size: string | null, stars: number, text: string | null, imageUrl: string | null, locale: Locale, answer: string | null, createdAt: string };

export const ProductCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"highlights"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ProductCardFragment, unknown>;
export const QuestionDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<QuestionDetailsFragment, unknown>;
export const ReviewDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReviewDetailsFragment, unknown>;
export const ProductDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"related"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"alternatives"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reviews"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"sizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"netAmount"}},{"kind":"Field","name":{"kind":"Name","value":"netUnit"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"collections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"animal"}},{"kind":"Field","name":{"kind":"Name","value":"lifeStage"}},{"kind":"Field","name":{"kind":"Name","value":"flavour"}},{"kind":"Field","name":{"kind":"Name","value":"flavourAr"}},{"kind":"Field","name":{"kind":"Name","value":"netAmount"}},{"kind":"Field","name":{"kind":"Name","value":"netUnit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"compositionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"feedingGuideHtml"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"sizeChart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictureTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizesRating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"}},{"kind":"Field","name":{"kind":"Name","value":"includesSamples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizesReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reviews"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"related"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"alternatives"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryRates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"onlySet"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}},{"kind":"Field","name":{"kind":"Name","value":"displayNote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"highlights"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<ProductDetailsQuery, ProductDetailsQueryVariables>;
export const RecentProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productsByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"highlights"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<RecentProductsQuery, RecentProductsQueryVariables>;
export function useProductDetailsQuery(variables: ProductDetailsQueryVariables, options?: PageQueryOptions) {
  return usePageQuery(ProductDetailsDocument, variables, options)
}

export function useRecentProductsQuery(variables: RecentProductsQueryVariables, options?: PageQueryOptions) {
  return usePageQuery(RecentProductsDocument, variables, options)
}