/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Pounds } from '../../../domain/money/units';
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import { useIdempotencyKeys } from '../api/use-idempotency-keys'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The brand of products. */
export type BrandChangeInput = {
  /** The brand, at most 60 characters; null or blank if they have none. */
  name?: string | null | undefined;
};

/** The categories that products are in. */
export type CategoriesChangeInput = {
  /** Exactly these categories, with those above them; null if the names determine them. */
  keys?: Array<CategoryKey> | null | undefined;
};

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

/** The collections that products are put into, or taken out of. */
export type CollectionsChangeInput = {
  /** The slugs of collections that they are in afterwards. */
  add?: Array<string>;
  /** The slugs of collections that they are not in afterwards. */
  remove?: Array<string>;
};

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

/** A product as a preview showed it. */
export type PreviewedProductInput = {
  /** The `stock` that the preview showed. */
  expectedStock?: number | null | undefined;
  /** The `version` that the preview showed. */
  expectedVersion: number;
  /** The ID of the product. */
  id: string;
};

/** How prices change: by `percent` or by `amount`. */
export type PriceChangeInput = {
  /** By an amount, which can be below 0. */
  amount?: Pounds | null | undefined;
  /** By so many per cent, above -100 and at most 1000, with at most two decimals. */
  percent?: number | null | undefined;
  /** The ending of the price. */
  rounding?: PriceRounding;
  /** The price before the offer. */
  wasPrice?: WasPriceChange;
};

/** The ending of a changed price; the price is the nearest one with that ending. */
export type PriceRounding =
  /** Rounded to the piastre. */
  | 'EXACT'
  /** .50 */
  | 'HALF'
  /** .95 */
  | 'NINETY_FIVE'
  /** .00 */
  | 'WHOLE';

/** A change of several products: exactly one of its fields. */
export type ProductChangeInput = {
  /** Sets the brand. */
  brand?: BrandChangeInput | null | undefined;
  /** Chooses categories. */
  categories?: CategoriesChangeInput | null | undefined;
  /** Puts products into collections, or takes them out. */
  collections?: CollectionsChangeInput | null | undefined;
  /** Hides products from shoppers, or shows them. */
  hidden?: boolean | null | undefined;
  /** If true, deletes products, which cannot be undone. */
  isDeleted?: boolean | null | undefined;
  /** Changes prices. */
  price?: PriceChangeInput | null | undefined;
  /** Changes stocks. */
  stock?: StockChangeInput | null | undefined;
  /** Sets values of each product, as in a spreadsheet; of at most 1000 products. */
  values?: Array<ProductValuesInput> | null | undefined;
};

/** A change of several products. */
export type ProductChangeKind =
  /** Their brand. */
  | 'BRAND'
  /** Their categories. */
  | 'CATEGORIES'
  /** Their collections. */
  | 'COLLECTIONS'
  /** Whether shoppers see them. */
  | 'HIDDEN'
  /** They were deleted. */
  | 'IS_DELETED'
  /** Their prices. */
  | 'PRICE'
  /** Their stocks. */
  | 'STOCK'
  /** Values of each, as in a spreadsheet. */
  | 'VALUES';

/** The sort order of the admin's product list. */
export type ProductSort =
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** Cheapest first. */
  | 'PRICE_ASC'
  /** Most expensive first. */
  | 'PRICE_DESC'
  /** Lowest stock first; products without tracked stock last. */
  | 'STOCK_ASC'
  /** Highest stock first; products without tracked stock last. */
  | 'STOCK_DESC';

/** Values of one product. Omitted ones stay unchanged. */
export type ProductValuesInput = {
  /** The purchase price of a unit; null if it is unknown. */
  costPrice?: Pounds | null | undefined;
  /** The barcode, which no other product has; null or blank if it has none. */
  gtin?: string | null | undefined;
  /** The unit price. */
  price?: Pounds | null | undefined;
  /** The ID of the product. */
  productId: string;
  /** The shop's own article number, which no other product has; null or blank if it has none. */
  sku?: string | null | undefined;
  /** Units in stock, 0 to 1000000; null if it is not tracked. Units sold since `expectedStock` stay sold. */
  stock?: number | null | undefined;
};

/** How stocks change: `add` units, or `setTo` a number. */
export type StockChangeInput = {
  /** So many units more, or fewer if it is below 0; only of products with a tracked stock. */
  add?: number | null | undefined;
  /** So many units, 0 to 1000000; null if the stock is not tracked any more. Units sold since the preview stay sold. */
  setTo?: number | null | undefined;
};

/** The stock that the admin's product list can be filtered by. */
export type StockLevel =
  /** At the threshold of the product, or of the settings, or below; but in stock. */
  | 'LOW'
  /** The stock is not tracked. */
  | 'NOT_TRACKED'
  /** Out of stock. */
  | 'OUT';

/** The effect of a changed price on the price before the offer. */
export type WasPriceChange =
  /** It stays as it is. */
  | 'KEEP'
  /** It becomes the price before the change, which must be above. */
  | 'OLD_PRICE'
  /** There is none any more: the offer ends. */
  | 'REMOVE';

export type ProductBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductBrandsQuery = { productBrands: Array<{ name: string, count: number }> };

export type ProductSuppliersQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductSuppliersQuery = { productSuppliers: Array<{ name: string, count: number }> };

export type MatchingProductIdsQueryVariables = Exact<{
  sort: ProductSort;
  isHidden?: boolean | null | undefined;
  brand?: string | null | undefined;
  category?: CategoryKey | null | undefined;
  stockLevel?: StockLevel | null | undefined;
  supplier?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type MatchingProductIdsQuery = { adminProducts: { ids: Array<string> } };

export type ProductStateDetailsFragment = { price: Pounds, wasPrice: Pounds | null, stock: number | null, isHidden: boolean, brand: string | null, chosenCategories: Array<CategoryKey> | null, collections: Array<string> };

export type PreviewedProductFragment = { id: string, displayName: string, version: number, isChanged: boolean, before: { price: Pounds, wasPrice: Pounds | null, stock: number | null, isHidden: boolean, brand: string | null, chosenCategories: Array<CategoryKey> | null, collections: Array<string> }, after: { price: Pounds, wasPrice: Pounds | null, stock: number | null, isHidden: boolean, brand: string | null, chosenCategories: Array<CategoryKey> | null, collections: Array<string> } | null, userErrors: Array<
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
  > };

export type PreviewProductChangeQueryVariables = Exact<{
  ids: Array<string> | string;
  change: ProductChangeInput;
}>;


export type PreviewProductChangeQuery = { previewProductChange: { nodes: Array<{ id: string, displayName: string, version: number, isChanged: boolean, before: { price: Pounds, wasPrice: Pounds | null, stock: number | null, isHidden: boolean, brand: string | null, chosenCategories: Array<CategoryKey> | null, collections: Array<string> }, after: { price: Pounds, wasPrice: Pounds | null, stock: number | null, isHidden: boolean, brand: string | null, chosenCategories: Array<CategoryKey> | null, collections: Array<string> } | null, userErrors: Array<
        | { message: string }
        | { message: string }
        | { message: string }
        | { message: string }
        | { message: string }
        | { message: string }
        | { message: string }
        | { message: string }
      > }>, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type ProductBatchFragment = { id: string, kind: ProductChangeKind, count: number, undoneCount: number, by: string | null, createdAt: string, isUndoable: boolean };

export type ProductChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductChangesQuery = { productChanges: Array<{ id: string, kind: ProductChangeKind, count: number, undoneCount: number, by: string | null, createdAt: string, isUndoable: boolean }> };

export type ProductChangeResultFragment = { productIds: Array<string>, batch: { id: string, kind: ProductChangeKind, count: number, undoneCount: number, by: string | null, createdAt: string, isUndoable: boolean } | null, userErrors: Array<
    | { code: ErrorCode, message: string, field: string | null }
    | { code: ErrorCode, message: string, field: string | null }
    | { code: ErrorCode, message: string, field: string | null }
    | { code: ErrorCode, message: string, field: string | null }
    | { code: ErrorCode, message: string, field: string | null }
    | { productId: string, code: ErrorCode, message: string, field: string | null }
    | { code: ErrorCode, message: string, field: string | null }
    | { code: ErrorCode, message: string, field: string | null }
  > };

export type ChangeProductsMutationVariables = Exact<{
  key: string;
  products: Array<PreviewedProductInput> | PreviewedProductInput;
  change: ProductChangeInput;
}>;


export type ChangeProductsMutation = { changeProducts: { productIds: Array<string>, batch: { id: string, kind: ProductChangeKind, count: number, undoneCount: number, by: string | null, createdAt: string, isUndoable: boolean } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { productId: string, code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export type UndoProductChangeMutationVariables = Exact<{
  id: string;
  idempotencyKey?: string | null | undefined;
}>;


export type UndoProductChangeMutation = { undoProductChange: { productIds: Array<string>, batch: { id: string, kind: ProductChangeKind, count: number, undoneCount: number, by: string | null, createdAt: string, isUndoable: boolean } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { productId: string, code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export const ProductStateDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductStateDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"chosenCategories"}},{"kind":"Field","name":{"kind":"Name","value":"collections"}}]}}]} as unknown as DocumentNode<ProductStateDetailsFragment, unknown>;
export const PreviewedProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductStateDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductStateDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductStateDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"chosenCategories"}},{"kind":"Field","name":{"kind":"Name","value":"collections"}}]}}]} as unknown as DocumentNode<PreviewedProductFragment, unknown>;
export const ProductBatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductBatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangeBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}}]}}]} as unknown as DocumentNode<ProductBatchFragment, unknown>;
export const ProductChangeResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductChangeResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productIds"}},{"kind":"Field","name":{"kind":"Name","value":"batch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductBatch"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductBatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangeBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}}]}}]} as unknown as DocumentNode<ProductChangeResultFragment, unknown>;
export const ProductBrandsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductBrands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productBrands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ProductBrandsQuery, ProductBrandsQueryVariables>;
export const ProductSuppliersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductSuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productSuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ProductSuppliersQuery, ProductSuppliersQueryVariables>;
export const MatchingProductIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchingProductIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isHidden"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryKey"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stockLevel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StockLevel"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplier"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"isHidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isHidden"}}},{"kind":"Argument","name":{"kind":"Name","value":"brand"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"stockLevel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stockLevel"}}},{"kind":"Argument","name":{"kind":"Name","value":"supplier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplier"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<MatchingProductIdsQuery, MatchingProductIdsQueryVariables>;
export const PreviewProductChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewProductChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"change"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewProductChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"change"},"value":{"kind":"Variable","name":{"kind":"Name","value":"change"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreviewedProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductStateDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"chosenCategories"}},{"kind":"Field","name":{"kind":"Name","value":"collections"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductStateDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductStateDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<PreviewProductChangeQuery, PreviewProductChangeQueryVariables>;
export const ProductChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductBatch"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductBatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangeBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}}]}}]} as unknown as DocumentNode<ProductChangesQuery, ProductChangesQueryVariables>;
export const ChangeProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"products"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewedProductInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"change"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"products"},"value":{"kind":"Variable","name":{"kind":"Name","value":"products"}}},{"kind":"Argument","name":{"kind":"Name","value":"change"},"value":{"kind":"Variable","name":{"kind":"Name","value":"change"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductChangeResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductBatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangeBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductChangeResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productIds"}},{"kind":"Field","name":{"kind":"Name","value":"batch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductBatch"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeProductsMutation, ChangeProductsMutationVariables>;
export const UndoProductChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoProductChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoProductChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductChangeResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductBatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangeBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductChangeResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChangePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productIds"}},{"kind":"Field","name":{"kind":"Name","value":"batch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductBatch"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]}}]} as unknown as DocumentNode<UndoProductChangeMutation, UndoProductChangeMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useProductBrandsQuery(options: QueryOptions<ProductBrandsQuery, ProductBrandsQueryVariables> = {}): Hooks.useQuery.Result<ProductBrandsQuery, ProductBrandsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(ProductBrandsDocument, options)
}

export function useProductSuppliersQuery(options: QueryOptions<ProductSuppliersQuery, ProductSuppliersQueryVariables> = {}): Hooks.useQuery.Result<ProductSuppliersQuery, ProductSuppliersQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(ProductSuppliersDocument, options)
}

export function useMatchingProductIdsLazyQuery(options?: { fetchPolicy?: 'network-only' | 'no-cache' }) {
  return Hooks.useLazyQuery<MatchingProductIdsQuery, MatchingProductIdsQueryVariables>(MatchingProductIdsDocument, options)
}

export function usePreviewProductChangeLazyQuery(options?: { fetchPolicy?: 'network-only' | 'no-cache' }) {
  return Hooks.useLazyQuery<PreviewProductChangeQuery, PreviewProductChangeQueryVariables>(PreviewProductChangeDocument, options)
}

export function useProductChangesQuery(options: QueryOptions<ProductChangesQuery, ProductChangesQueryVariables> = {}): Hooks.useQuery.Result<ProductChangesQuery, ProductChangesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(ProductChangesDocument, options)
}

export function useChangeProductsMutation(options?: Hooks.useMutation.Options<ChangeProductsMutation, ChangeProductsMutationVariables>) {
  return Hooks.useMutation(ChangeProductsDocument, options ?? {})
}

export function useUndoProductChangeMutation(options?: Hooks.useMutation.Options<UndoProductChangeMutation, UndoProductChangeMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(UndoProductChangeDocument, options ?? {}))
}