/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Pounds } from '../../../domain/money/units';
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import { useIdempotencyKeys } from '../api/use-idempotency-keys'
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

/** The unit of a net content. */
export type NetUnit =
  /** Grams. */
  | 'G'
  /** Millilitres. */
  | 'ML'
  /** Pieces. */
  | 'PIECE';

/** What a picture of a product shows. */
export type PictureTextInput = {
  /** The URL of the picture. */
  imageUrl: string;
  /** What it shows, at most 200 characters. */
  text: string;
};

/** The facts by which shoppers compare and filter products; all of them are replaced. */
export type ProductAttributesInput = {
  /** The animals that it is for. */
  animal?: Animal | null | undefined;
  /** The brand, at most 60 characters. */
  brand?: string | null | undefined;
  /** The name of the brand in Arabic, as this product has it, at most 60 characters. */
  brandAr?: string | null | undefined;
  /** The flavour in English, at most 60 characters. */
  flavour?: string | null | undefined;
  /** The flavour in Arabic, at most 60 characters. */
  flavourAr?: string | null | undefined;
  /** The age that it is for. */
  lifeStage?: LifeStage | null | undefined;
  /** The net content in `netUnit`, 1 to 1000000. */
  netAmount?: number | null | undefined;
  /** The unit of `netAmount`; both or neither. */
  netUnit?: NetUnit | null | undefined;
};

/** The texts of a product. */
export type ProductContentInput = {
  /** In Arabic: replaces all texts in this language; null deletes them. If omitted, they stay. */
  ar?: ProductTextsInput | null | undefined;
  /** In English: replaces all texts in this language; null deletes them. If omitted, they stay. */
  en?: ProductTextsInput | null | undefined;
};

/** The values of a product. */
export type ProductInput = {
  /** The attributes by which shoppers compare and filter it. If omitted, they stay unchanged. */
  attributes?: ProductAttributesInput | null | undefined;
  /** Exactly the categories that it is in, with those above them; null if its name determines them. If omitted, they stay unchanged. */
  categories?: Array<CategoryKey> | null | undefined;
  /** The slugs of the collections that it is in. If omitted, they stay unchanged. */
  collections?: Array<string> | null | undefined;
  /** Its texts. If omitted, they stay unchanged. */
  content?: ProductContentInput | null | undefined;
  /** The same text for all sizes of one product, at most 60 characters; null or blank if it has one size. If omitted, it stays unchanged. */
  family?: string | null | undefined;
  /** The article number in its barcode: a GTIN of 8, 12, 13 or 14 digits; null or blank if it has none. If omitted, it stays unchanged. */
  gtin?: string | null | undefined;
  /** Hides it from shoppers. If omitted, it stays as it is; a new product is shown. */
  hidden?: boolean | null | undefined;
  /** The URL of the picture, starting with https://, http:// or /. */
  imageUrl: string;
  /** Its inventory data: requires the admin's token. If omitted, they stay unchanged. */
  inventory?: ProductInventoryInput | null | undefined;
  /** The URLs of at most 7 further pictures, in order. If omitted, they stay unchanged. */
  moreImageUrls?: Array<string> | null | undefined;
  /** The name, at most 200 characters; it determines the categories, unless they are chosen. */
  name: string;
  /** The name in Arabic, at most 200 characters; null or blank if it has none. If omitted, it stays unchanged. */
  nameAr?: string | null | undefined;
  /** The unit price, above 0 and at most 1,000,000. */
  price: Pounds;
  /** Units in stock; null if it is not tracked. If omitted, it stays unchanged; that of a new product is not tracked. */
  stock?: number | null | undefined;
  /** The price before the offer, above `price`; null without an offer. If omitted, it stays unchanged, and `price` must be below it. */
  wasPrice?: Pounds | null | undefined;
};

/** The fields of a product that only the owner sees. Omitted fields stay unchanged. */
export type ProductInventoryInput = {
  /** The purchase price of a unit: above 0 and at most 1,000,000. */
  costPrice?: Pounds | null | undefined;
  /** The stock at which it is low, null for that of the settings: 0 to 100000. */
  lowStockThreshold?: number | null | undefined;
  /** Where it lies in the store room, such as A-03-2: at most 20 characters; null or blank if there is none. */
  shelf?: string | null | undefined;
  /** The shop's own article number, which no other product has: at most 64 characters; null or blank if there is none. */
  sku?: string | null | undefined;
  /** The supplier: at most 100 characters; null or blank if there is none. */
  supplier?: string | null | undefined;
};

/** What one size of a product has for itself. */
export type ProductSizeInput = {
  /** The purchase price of a unit: requires the admin's token. */
  costPrice?: Pounds | null | undefined;
  /** The article number in its barcode: a GTIN of 8, 12, 13 or 14 digits; null or blank if it has none. */
  gtin?: string | null | undefined;
  /** The unit price, above 0 and at most 1,000,000. */
  price: Pounds;
  /** What it adds to the name, such as “1.5 kg”, at most 40 characters. A weight, a volume or a number of pieces is its net content, too. */
  size: string;
  /** The same in Arabic, at most 40 characters; null or blank if it is `size` with its unit in Arabic. */
  sizeAr?: string | null | undefined;
  /** The shop's own article number, which no other product has, at most 64 characters: requires the admin's token. */
  sku?: string | null | undefined;
  /** Units in stock; null if it is not tracked. */
  stock?: number | null | undefined;
  /** The price before the offer, above `price`; null without an offer. */
  wasPrice?: Pounds | null | undefined;
};

/** A product in several sizes: what they share, and what each has for itself. */
export type ProductSizesInput = {
  /** The attributes by which shoppers compare and filter them. */
  attributes?: ProductAttributesInput | null | undefined;
  /** Exactly the categories that they are in, with those above them; null if their names determine them. */
  categories?: Array<CategoryKey> | null | undefined;
  /** The slugs of the collections that they are in. */
  collections?: Array<string> | null | undefined;
  /** Their texts. */
  content?: ProductContentInput | null | undefined;
  /** The text that the sizes share, at most 60 characters; null or blank if it is the name. That of the product of `productId` comes first. */
  family?: string | null | undefined;
  /** The URL of the picture, starting with https://, http:// or /. */
  imageUrl: string;
  /** Their inventory data: requires the admin's token. */
  inventory?: SharedInventoryInput | null | undefined;
  /** Hides all of them from shoppers. */
  isHidden?: boolean | null | undefined;
  /** The URLs of at most 7 further pictures, in order. */
  moreImageUrls?: Array<string> | null | undefined;
  /** The name without the size. */
  name: string;
  /** The name in Arabic without the size; null or blank if it has none. */
  nameAr?: string | null | undefined;
  /** The product that is one of the sizes already; null if all are new. */
  productId?: string | null | undefined;
  /** The sizes, at most 50. */
  sizes: Array<ProductSizeInput>;
};

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

/** The texts of a product in one language. */
export type ProductTextsInput = {
  /** The composition. Markdown, at most 5000 characters. */
  composition?: string | null | undefined;
  /** The description. Markdown, at most 5000 characters. */
  description?: string | null | undefined;
  /** At most 8 short facts of at most 120 characters. */
  facts?: Array<string> | null | undefined;
  /** The feeding guide. Markdown, at most 5000 characters. */
  feedingGuide?: string | null | undefined;
  /** What the pictures show: at most 8, one for each. Omitted, they stay. */
  pictureTexts?: Array<PictureTextInput> | null | undefined;
  /** The description for search engines; at most 500 characters. Omitted, it stays. */
  seoDescription?: string | null | undefined;
  /** The title for search engines, in place of the name; at most 200 characters. Omitted, it stays. */
  seoTitle?: string | null | undefined;
  /** The size chart: headings in the first line, a size in each other, at most 20; 2 to 6 cells between “|”. Omitted, it stays. */
  sizeChart?: string | null | undefined;
};

/** The fields that only the owner sees and that all sizes of a product share. */
export type SharedInventoryInput = {
  /** The stock at which it is low, null for that of the settings: 0 to 100000. */
  lowStockThreshold?: number | null | undefined;
  /** Where it lies in the store room, such as A-03-2: at most 20 characters; null or blank if there is none. */
  shelf?: string | null | undefined;
  /** The supplier: at most 100 characters; null or blank if there is none. */
  supplier?: string | null | undefined;
};

/** The stock that the admin's product list can be filtered by. */
export type StockLevel =
  /** At the threshold of the product, or of the settings, or below; but in stock. */
  | 'LOW'
  /** The stock is not tracked. */
  | 'NOT_TRACKED'
  /** Out of stock. */
  | 'OUT';

export type EditableProductFragment = { id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, name: string };

export type AdminProductDetailsFragment = { id: string, stock: number | null, isHidden: boolean, version: number, product: { nameAr: string | null, id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, englishName: string, name: string }, inventory: { sku: string | null, costPrice: Pounds | null, marginPercent: number | null, isLowStock: boolean } | null };

export type ProductRowFragment = { waitingCount: number, id: string, stock: number | null, isHidden: boolean, version: number, product: { id: string, gtin: string | null, nameAr: string | null, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, englishName: string, name: string, categories: Array<{ title: string }> }, inventory: { sku: string | null, costPrice: Pounds | null, marginPercent: number | null, isLowStock: boolean } | null };

export type AdminProductsQueryVariables = Exact<{
  slider: number;
  newArrivalsPage: number;
}>;


export type AdminProductsQuery = { trending: { nodes: Array<{ id: string, stock: number | null, isHidden: boolean, version: number, product: { nameAr: string | null, id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, englishName: string, name: string }, inventory: { sku: string | null, costPrice: Pounds | null, marginPercent: number | null, isLowStock: boolean } | null }> }, newArrivals: { nodes: Array<{ id: string, stock: number | null, isHidden: boolean, version: number, product: { nameAr: string | null, id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, englishName: string, name: string }, inventory: { sku: string | null, costPrice: Pounds | null, marginPercent: number | null, isLowStock: boolean } | null }> } };

export type ProductTableQueryVariables = Exact<{
  page: number;
  pageSize: number;
  sort: ProductSort;
  isHidden?: boolean | null | undefined;
  brand?: string | null | undefined;
  category?: CategoryKey | null | undefined;
  stockLevel?: StockLevel | null | undefined;
  supplier?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type ProductTableQuery = { adminProducts: { totalCount: number, nodes: Array<{ waitingCount: number, id: string, stock: number | null, isHidden: boolean, version: number, product: { id: string, gtin: string | null, nameAr: string | null, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, englishName: string, name: string, categories: Array<{ title: string }> }, inventory: { sku: string | null, costPrice: Pounds | null, marginPercent: number | null, isLowStock: boolean } | null }> } };

export type ProductTextsDetailsFragment = { description: string | null, composition: string | null, feedingGuide: string | null, facts: Array<string>, seoTitle: string | null, seoDescription: string | null, sizeChart: string | null, pictureTexts: Array<{ imageUrl: string, text: string }> };

export type CollectionChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CollectionChoicesQuery = { adminCollections: Array<{ id: string, slug: string, title: string, titleAr: string | null, parent: string | null }> };

export type ProductFamilyQueryVariables = Exact<{
  family: string;
}>;


export type ProductFamilyQuery = { adminProducts: { nodes: Array<{ id: string, product: { id: string, name: string } }> } };

export type AdminProductQueryVariables = Exact<{
  id: string;
}>;


export type AdminProductQuery = { adminProduct: { family: string | null, chosenCategories: Array<CategoryKey> | null, collections: Array<string>, id: string, stock: number | null, isHidden: boolean, version: number, inventory: { shelf: string | null, supplier: string | null, lowStockThreshold: number | null, sku: string | null, costPrice: Pounds | null, marginPercent: number | null, isLowStock: boolean } | null, product: { imageUrls: Array<string>, gtin: string | null, nameAr: string | null, id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, englishName: string, name: string }, attributes: { brand: string | null, brandAr: string | null, animal: Animal | null, lifeStage: LifeStage | null, flavour: string | null, flavourAr: string | null, netAmount: number | null, netUnit: NetUnit | null }, content: { en: { description: string | null, composition: string | null, feedingGuide: string | null, facts: Array<string>, seoTitle: string | null, seoDescription: string | null, sizeChart: string | null, pictureTexts: Array<{ imageUrl: string, text: string }> } | null, ar: { description: string | null, composition: string | null, feedingGuide: string | null, facts: Array<string>, seoTitle: string | null, seoDescription: string | null, sizeChart: string | null, pictureTexts: Array<{ imageUrl: string, text: string }> } | null } } | null };

export type AddProductMutationVariables = Exact<{
  input: ProductInput;
  idempotencyKey?: string | null | undefined;
}>;


export type AddProductMutation = { addProduct: { adminProduct: { id: string, stock: number | null, isHidden: boolean, version: number, product: { nameAr: string | null, id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, englishName: string, name: string }, inventory: { sku: string | null, costPrice: Pounds | null, marginPercent: number | null, isLowStock: boolean } | null } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export type AddProductSizesMutationVariables = Exact<{
  input: ProductSizesInput;
  idempotencyKey?: string | null | undefined;
}>;


export type AddProductSizesMutation = { addProductSizes: { products: Array<{ id: string }>, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export type UpdateProductMutationVariables = Exact<{
  id: string;
  input: ProductInput;
  expectedVersion: number;
  expectedStock?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type UpdateProductMutation = { updateProduct: { adminProduct: { id: string, stock: number | null, isHidden: boolean, version: number, product: { nameAr: string | null, id: string, price: Pounds, wasPrice: Pounds | null, percentSaved: number | null, imageUrl: string, quantityAvailable: number | null, englishName: string, name: string }, inventory: { sku: string | null, costPrice: Pounds | null, marginPercent: number | null, isLowStock: boolean } | null } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export type DeleteProductMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProductMutation = { deleteProduct: { productId: string | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export const EditableProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}}]} as unknown as DocumentNode<EditableProductFragment, unknown>;
export const AdminProductDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminProductDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableProduct"}},{"kind":"Field","alias":{"kind":"Name","value":"englishName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"costPrice"}},{"kind":"Field","name":{"kind":"Name","value":"marginPercent"}},{"kind":"Field","name":{"kind":"Name","value":"isLowStock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}}]} as unknown as DocumentNode<AdminProductDetailsFragment, unknown>;
export const ProductRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminProductDetails"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminProductDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableProduct"}},{"kind":"Field","alias":{"kind":"Name","value":"englishName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"costPrice"}},{"kind":"Field","name":{"kind":"Name","value":"marginPercent"}},{"kind":"Field","name":{"kind":"Name","value":"isLowStock"}}]}}]}}]} as unknown as DocumentNode<ProductRowFragment, unknown>;
export const ProductTextsDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductTextsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductTexts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"composition"}},{"kind":"Field","name":{"kind":"Name","value":"feedingGuide"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"sizeChart"}},{"kind":"Field","name":{"kind":"Name","value":"pictureTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ProductTextsDetailsFragment, unknown>;
export const AdminProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newArrivalsPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"trending"},"name":{"kind":"Name","value":"adminProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"OLDEST"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slider"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminProductDetails"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"newArrivals"},"name":{"kind":"Name","value":"adminProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"OLDEST"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slider"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newArrivalsPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminProductDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminProductDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableProduct"}},{"kind":"Field","alias":{"kind":"Name","value":"englishName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"costPrice"}},{"kind":"Field","name":{"kind":"Name","value":"marginPercent"}},{"kind":"Field","name":{"kind":"Name","value":"isLowStock"}}]}}]}}]} as unknown as DocumentNode<AdminProductsQuery, AdminProductsQueryVariables>;
export const ProductTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isHidden"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryKey"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stockLevel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StockLevel"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplier"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"isHidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isHidden"}}},{"kind":"Argument","name":{"kind":"Name","value":"brand"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"stockLevel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stockLevel"}}},{"kind":"Argument","name":{"kind":"Name","value":"supplier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplier"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminProductDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableProduct"}},{"kind":"Field","alias":{"kind":"Name","value":"englishName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"costPrice"}},{"kind":"Field","name":{"kind":"Name","value":"marginPercent"}},{"kind":"Field","name":{"kind":"Name","value":"isLowStock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminProductDetails"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<ProductTableQuery, ProductTableQueryVariables>;
export const CollectionChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CollectionChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCollections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}}]}}]}}]} as unknown as DocumentNode<CollectionChoicesQuery, CollectionChoicesQueryVariables>;
export const ProductFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"family"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"family"},"value":{"kind":"Variable","name":{"kind":"Name","value":"family"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"OLDEST"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProductFamilyQuery, ProductFamilyQueryVariables>;
export const AdminProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminProductDetails"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"chosenCategories"}},{"kind":"Field","name":{"kind":"Name","value":"collections"}},{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shelf"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"lowStockThreshold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"brandAr"}},{"kind":"Field","name":{"kind":"Name","value":"animal"}},{"kind":"Field","name":{"kind":"Name","value":"lifeStage"}},{"kind":"Field","name":{"kind":"Name","value":"flavour"}},{"kind":"Field","name":{"kind":"Name","value":"flavourAr"}},{"kind":"Field","name":{"kind":"Name","value":"netAmount"}},{"kind":"Field","name":{"kind":"Name","value":"netUnit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductTextsDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductTextsDetails"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminProductDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableProduct"}},{"kind":"Field","alias":{"kind":"Name","value":"englishName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"costPrice"}},{"kind":"Field","name":{"kind":"Name","value":"marginPercent"}},{"kind":"Field","name":{"kind":"Name","value":"isLowStock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductTextsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductTexts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"composition"}},{"kind":"Field","name":{"kind":"Name","value":"feedingGuide"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"sizeChart"}},{"kind":"Field","name":{"kind":"Name","value":"pictureTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<AdminProductQuery, AdminProductQueryVariables>;
export const AddProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProduct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminProductDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminProductDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableProduct"}},{"kind":"Field","alias":{"kind":"Name","value":"englishName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"costPrice"}},{"kind":"Field","name":{"kind":"Name","value":"marginPercent"}},{"kind":"Field","name":{"kind":"Name","value":"isLowStock"}}]}}]}}]} as unknown as DocumentNode<AddProductMutation, AddProductMutationVariables>;
export const AddProductSizesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProductSizes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductSizesInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProductSizes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AddProductSizesMutation, AddProductSizesMutationVariables>;
export const UpdateProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedStock"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedStock"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedStock"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProduct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminProductDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"wasPrice"}},{"kind":"Field","name":{"kind":"Name","value":"percentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminProductDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableProduct"}},{"kind":"Field","alias":{"kind":"Name","value":"englishName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"costPrice"}},{"kind":"Field","name":{"kind":"Name","value":"marginPercent"}},{"kind":"Field","name":{"kind":"Name","value":"isLowStock"}}]}}]}}]} as unknown as DocumentNode<UpdateProductMutation, UpdateProductMutationVariables>;
export const DeleteProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteProductMutation, DeleteProductMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useAdminProductsQuery(options: QueryOptions<AdminProductsQuery, AdminProductsQueryVariables> & { variables: AdminProductsQueryVariables }): Hooks.useQuery.Result<AdminProductsQuery, AdminProductsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(AdminProductsDocument, options)
}

export function useProductTableQuery(options: QueryOptions<ProductTableQuery, ProductTableQueryVariables> & { variables: ProductTableQueryVariables }): Hooks.useQuery.Result<ProductTableQuery, ProductTableQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(ProductTableDocument, options)
}

export function useCollectionChoicesQuery(options: QueryOptions<CollectionChoicesQuery, CollectionChoicesQueryVariables> = {}): Hooks.useQuery.Result<CollectionChoicesQuery, CollectionChoicesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(CollectionChoicesDocument, options)
}

export function useProductFamilyQuery(options: QueryOptions<ProductFamilyQuery, ProductFamilyQueryVariables> & { variables: ProductFamilyQueryVariables }): Hooks.useQuery.Result<ProductFamilyQuery, ProductFamilyQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(ProductFamilyDocument, options)
}

export function useAdminProductQuery(options: QueryOptions<AdminProductQuery, AdminProductQueryVariables> & { variables: AdminProductQueryVariables }): Hooks.useQuery.Result<AdminProductQuery, AdminProductQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(AdminProductDocument, options)
}

export function useAddProductMutation(options?: Hooks.useMutation.Options<AddProductMutation, AddProductMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(AddProductDocument, options ?? {}))
}

export function useAddProductSizesMutation(options?: Hooks.useMutation.Options<AddProductSizesMutation, AddProductSizesMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(AddProductSizesDocument, options ?? {}))
}

export function useUpdateProductMutation(options?: Hooks.useMutation.Options<UpdateProductMutation, UpdateProductMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(UpdateProductDocument, options ?? {}))
}

export function useDeleteProductMutation(options?: Hooks.useMutation.Options<DeleteProductMutation, DeleteProductMutationVariables>) {
  return Hooks.useMutation(DeleteProductDocument, options ?? {})
}