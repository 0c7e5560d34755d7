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

/** The filters of a list of products. */
export type FacetAttribute =
  /** The animals; values are those of `Animal`. */
  | 'ANIMAL'
  /** The value `IN_STOCK`. */
  | 'AVAILABILITY'
  /** The brands; labels are their names in the language, where these are known. */
  | 'BRAND'
  /** The flavours, in English. */
  | 'FLAVOUR'
  /** The ages; values are those of `LifeStage`. */
  | 'LIFE_STAGE'
  /** The value `ON_OFFER`. */
  | 'OFFER';

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

/** The quantity that a unit price refers to. */
export type PricedUnit =
  /** One kilogram. */
  | 'KG'
  /** One litre. */
  | 'L'
  /** One piece. */
  | 'PIECE';

/** Restricts a list to products that satisfy each attribute that is given, by any one of its values. */
export type ProductFilter = {
  /** For any of at most 50 animals. A product for both matches each; without an animal, the name tells. */
  animals?: Array<Animal> | null | undefined;
  /** Of any of at most 50 brands. */
  brands?: Array<string> | null | undefined;
  /** With any of at most 50 flavours, in English. */
  flavours?: Array<string> | null | undefined;
  /** If true, only products in stock. */
  inStock?: boolean | null | undefined;
  /** For any of at most 50 ages. A product for all ages matches each. */
  lifeStages?: Array<LifeStage> | null | undefined;
  /** The highest price. */
  maxPrice?: Pounds | null | undefined;
  /** The lowest price. */
  minPrice?: Pounds | null | undefined;
  /** If true, only products on offer. */
  onOffer?: boolean | null | undefined;
};

/** The order of a list of products; equal ones are listed oldest first. */
export type ProductListSort =
  /** Most bought in the last 90 days first. */
  | 'BEST_SELLING'
  /** By the percentage saved, highest first; last those that are not on offer. */
  | 'BIGGEST_SAVING'
  /** By the name in the language of Accept-Language. */
  | 'NAME_ASC'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** Cheapest first. */
  | 'PRICE_ASC'
  /** Most expensive first. */
  | 'PRICE_DESC'
  /** Best rated first, as if each product had five more reviews of three stars; one without reviews has three. */
  | 'TOP_RATED'
  /** By the price of a kilogram, then of a litre, then of a piece; last those without a net content. */
  | 'UNIT_PRICE_ASC';

export type ListingFacetFragment = { attribute: FacetAttribute, values: Array<{ value: string, label: string, count: number }> };

export type ListedProductsFragment = { totalCount: number, nodes: Array<{ id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, highlights: Array<string>, name: string, unitPrice: { price: Pounds, per: PricedUnit } | null, rating: { average: number, count: number } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: Array<{ attribute: FacetAttribute, values: Array<{ value: string, label: string, count: number }> }>, priceRange: { min: Pounds, max: Pounds } | null };

export type ListingProductsQueryVariables = Exact<{
  category?: CategoryKey | null | undefined;
  first: number;
  after?: string | null | undefined;
  sort?: ProductListSort | null | undefined;
  filter?: ProductFilter | null | undefined;
}>;


export type ListingProductsQuery = { products: { totalCount: number, nodes: Array<{ id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, highlights: Array<string>, name: string, unitPrice: { price: Pounds, per: PricedUnit } | null, rating: { average: number, count: number } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: Array<{ attribute: FacetAttribute, values: Array<{ value: string, label: string, count: number }> }>, priceRange: { min: Pounds, max: Pounds } | null } };

export type CollectionProductsQueryVariables = Exact<{
  slug: string;
  first: number;
  after?: string | null | undefined;
  sort?: ProductListSort | null | undefined;
  filter?: ProductFilter | null | undefined;
}>;


export type CollectionProductsQuery = { collection: { id: string, slug: string, title: string, description: string | null, path: string, parent: { id: string, title: string, path: string, children: Array<{ id: string, title: string, path: string }> } | null, children: Array<{ id: string, title: string, path: string }> } | null, products: { totalCount: number, nodes: Array<{ id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, highlights: Array<string>, name: string, unitPrice: { price: Pounds, per: PricedUnit } | null, rating: { average: number, count: number } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: Array<{ attribute: FacetAttribute, values: Array<{ value: string, label: string, count: number }> }>, priceRange: { min: Pounds, max: Pounds } | null } };

export type SearchProductsQueryVariables = Exact<{
  query: string;
  first: number;
  after?: string | null | undefined;
  sort?: ProductListSort | null | undefined;
  filter?: ProductFilter | null | undefined;
}>;


export type SearchProductsQuery = { search: { totalCount: number, isSimilar: boolean, leftOut: Array<string>, nodes: Array<{ id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, highlights: Array<string>, name: string, unitPrice: { price: Pounds, per: PricedUnit } | null, rating: { average: number, count: number } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: Array<{ attribute: FacetAttribute, values: Array<{ value: string, label: string, count: number }> }>, priceRange: { min: Pounds, max: Pounds } | null, categories: Array<{ path: string }>, missingBrand: { name: string, instead: Array<{ id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, highlights: Array<string>, name: string, unitPrice: { price: Pounds, per: PricedUnit } | null, rating: { average: number, count: number } | null }> } | null, popular: Array<{ id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, highlights: Array<string>, name: string, unitPrice: { price: Pounds, per: PricedUnit } | null, rating: { average: number, count: number } | null }> } };

export type ProductCardFragment = { id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, highlights: Array<string>, name: string, unitPrice: { price: Pounds, per: PricedUnit } | null, rating: { average: number, count: number } | null };

export const ProductCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"highlights"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ProductCardFragment, unknown>;
export const ListingFacetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ListingFacetFragment, unknown>;
export const ListedProductsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedProducts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFacet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"highlights"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ListedProductsFragment, unknown>;
export const ListingProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListingProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryKey"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductListSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedProducts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"highlights"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedProducts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFacet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]} as unknown as DocumentNode<ListingProductsQuery, ListingProductsQueryVariables>;
export const CollectionProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CollectionProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductListSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedProducts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"highlights"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedProducts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFacet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]} as unknown as DocumentNode<CollectionProductsQuery, CollectionProductsQueryVariables>;
export const SearchProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductListSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFacet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSimilar"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingBrand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"instead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"popular"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"highlights"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SearchProductsQuery, SearchProductsQueryVariables>;
export function useListingProductsQuery(variables: ListingProductsQueryVariables, options?: PageQueryOptions) {
  return usePageQuery(ListingProductsDocument, variables, options)
}

export function useCollectionProductsQuery(variables: CollectionProductsQueryVariables, options?: PageQueryOptions) {
  return usePageQuery(CollectionProductsDocument, variables, options)
}

export function useSearchProductsQuery(variables: SearchProductsQueryVariables, options?: PageQueryOptions) {
  return usePageQuery(SearchProductsDocument, variables, options)
}