/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type PageQueryOptions, usePageQuery } from '../lib/use-page-query'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The animals that a product is for. */
export type Animal =
  /** Cats and dogs. */
  | 'BOTH'
  /** Cats. */
  | 'CAT'
  /** Dogs. */
  | 'DOG';

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
  /** A city that belongs to no known governorate. */
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

/** What a net content is counted in. */
export type NetUnit =
  /** Grams. */
  | 'G'
  /** Millilitres. */
  | 'ML'
  /** Pieces. */
  | 'PIECE';

/** What a unit price is for. */
export type PricedUnit =
  /** One kilogram. */
  | 'KG'
  /** One litre. */
  | 'L'
  /** One piece. */
  | 'PIECE';

export type ProductCardFragment = { id: string, price: number, imageUrl: string, quantityAvailable: number | null, name: string };

export type HomeQueryVariables = Exact<{
  slider: number;
  newArrivalsOffset: number;
}>;


export type HomeQuery = { trending: { nodes: Array<{ id: string, price: number, imageUrl: string, quantityAvailable: number | null, name: string }> }, newArrivals: { nodes: Array<{ id: string, price: number, imageUrl: string, quantityAvailable: number | null, name: string }> }, cats: { nodes: Array<{ id: string, price: number, imageUrl: string, quantityAvailable: number | null, name: string }> }, dogs: { nodes: Array<{ id: string, price: number, imageUrl: string, quantityAvailable: number | null, name: string }> } };

export type CategoryProductsQueryVariables = Exact<{
  category: CategoryKey;
  first: number;
  after?: string | null | undefined;
}>;


export type CategoryProductsQuery = { products: { totalCount: number, nodes: Array<{ id: string, price: number, imageUrl: string, quantityAvailable: number | null, name: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SearchProductsQueryVariables = Exact<{
  query: string;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchProductsQuery = { search: { totalCount: number, similar: boolean, nodes: Array<{ id: string, price: number, imageUrl: string, quantityAvailable: number | null, name: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, categories: Array<{ path: string }> } };

export type SuggestionsQueryVariables = Exact<{
  query: string;
  first: number;
}>;


export type SuggestionsQuery = { search: { categories: Array<{ path: string }>, nodes: Array<{ id: string, price: number, imageUrl: string, quantityAvailable: number | null, name: string }> } };

export type ProductDetailsQueryVariables = Exact<{
  id: string;
  related: number;
}>;


export type ProductDetailsQuery = { product: { id: string, price: number, imageUrl: string, quantityAvailable: number | null, originalName: string, name: string, unitPrice: { price: number, per: PricedUnit } | null, attributes: { brand: string | null, animal: Animal | null, lifeStage: LifeStage | null, flavour: string | null, flavourAr: string | null, netAmount: number | null, netUnit: NetUnit | null }, content: { summary: string | null, descriptionHtml: string | null, compositionHtml: string | null, feedingGuideHtml: string | null, facts: Array<string> }, related: Array<{ id: string, price: number, imageUrl: string, quantityAvailable: number | null, name: string }> } | null, deliveryRates: Array<{ area: DeliveryArea, fee: number, freeFrom: number | null, minDays: number | null, maxDays: number | null, displayNote: string | null }> };

export const ProductCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}}]} as unknown as DocumentNode<ProductCardFragment, unknown>;
export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newArrivalsOffset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"trending"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slider"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"newArrivals"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slider"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newArrivalsOffset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cats"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slider"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"StringValue","value":"cat","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"dogs"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slider"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"StringValue","value":"dog","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const CategoryProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryKey"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}}]} as unknown as DocumentNode<CategoryProductsQuery, CategoryProductsQueryVariables>;
export const SearchProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"similar"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}}]} as unknown as DocumentNode<SearchProductsQuery, SearchProductsQueryVariables>;
export const SuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}}]} as unknown as DocumentNode<SuggestionsQuery, SuggestionsQueryVariables>;
export const ProductDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"related"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}},{"kind":"Field","alias":{"kind":"Name","value":"originalName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"animal"}},{"kind":"Field","name":{"kind":"Name","value":"lifeStage"}},{"kind":"Field","name":{"kind":"Name","value":"flavour"}},{"kind":"Field","name":{"kind":"Name","value":"flavourAr"}},{"kind":"Field","name":{"kind":"Name","value":"netAmount"}},{"kind":"Field","name":{"kind":"Name","value":"netUnit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"compositionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"feedingGuideHtml"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"related"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryRates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"onlySet"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}},{"kind":"Field","name":{"kind":"Name","value":"displayNote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}}]} as unknown as DocumentNode<ProductDetailsQuery, ProductDetailsQueryVariables>;
export function useHomeQuery(variables: HomeQueryVariables, options?: PageQueryOptions) {
  return usePageQuery(HomeDocument, variables, options)
}

export function useCategoryProductsQuery(variables: CategoryProductsQueryVariables, options?: PageQueryOptions) {
  return usePageQuery(CategoryProductsDocument, variables, options)
}

export function useSearchProductsQuery(variables: SearchProductsQueryVariables, options?: PageQueryOptions) {
  return usePageQuery(SearchProductsDocument, variables, options)
}

export function useSuggestionsQuery(variables: SuggestionsQueryVariables, options?: PageQueryOptions) {
  return usePageQuery(SuggestionsDocument, variables, options)
}

export function useProductDetailsQuery(variables: ProductDetailsQueryVariables, options?: PageQueryOptions) {
  return usePageQuery(ProductDetailsDocument, variables, options)
}