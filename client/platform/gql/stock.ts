/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import { useIdempotencyKeys } from '../api/use-idempotency-keys'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A batch of a product. */
export type ProductBatchInput = {
  /** The number of the batch on its packages. */
  code?: string | null | undefined;
  /** The last day on which it may be used, such as `2027-03-31`. */
  expiresOn: string;
  /** The ID of the batch; null to add one. */
  id?: string | null | undefined;
  /** The ID of its product. */
  productId: string;
  /** The units of it on the shelf, at most those that no other batch has. */
  units: number;
};

/** The kind of entry to book. */
export type StockBookingKind =
  /** The units on the shelf were counted. */
  | 'COUNTED'
  /** Units are damaged or lost: they are taken out of the stock. */
  | 'DAMAGED'
  /** Units came from a supplier: they are added to the stock. */
  | 'RECEIVED';

/** A line of a booking. */
export type StockBookingLineInput = {
  /** For a count: the units that were expected on the shelf when it was counted, `stock` and `reserved` together. The stock changes by the difference, so that what was sold since then stays sold. By default, those of now. */
  expectedUnits?: number | null | undefined;
  /** For received units: the last day on which they may be used, such as `2027-03-31`; null if they have no date, or it is not known. */
  expiresOn?: string | null | undefined;
  /** The ID of the product. */
  productId: string;
  /** The units that came, that were counted, or that are damaged. */
  quantity: number;
};

/** Why the stock of a product has changed. */
export type StockReason =
  /** An order was cancelled. */
  | 'CANCELLED'
  /** It was changed by hand or by a tool. */
  | 'CORRECTED'
  /** It was counted. */
  | 'COUNTED'
  /** It was damaged or lost in the shop. */
  | 'DAMAGED'
  /** An order was edited. */
  | 'EDITED'
  /** It was not sold before it expired. */
  | 'EXPIRED'
  /** A file of products was imported. */
  | 'IMPORTED'
  /** The product was added with it, or its history begins. */
  | 'INITIAL'
  /** It was received from a supplier. */
  | 'RECEIVED'
  /** It came back from a customer or a courier. */
  | 'RETURNED'
  /** An order took it. */
  | 'SOLD';

/** A batch to write off. */
export type WriteOffBatchInput = {
  /** The ID of the batch. */
  id: string;
  /** The units that were left of it when it was read: with another number, it stays. */
  units: number;
};

export type StockMovementDetailsFragment = { id: string, happenedAt: string, change: number, stockAfter: number | null, reason: StockReason, actorName: string | null, order: { id: string } | null };

export type StockMovementsQueryVariables = Exact<{
  productId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type StockMovementsQuery = { stockMovements: { nodes: Array<{ id: string, happenedAt: string, change: number, stockAfter: number | null, reason: StockReason, actorName: string | null, order: { id: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ScannedProductsQueryVariables = Exact<{
  code: string;
}>;


export type ScannedProductsQuery = { scannedProducts: Array<{ reserved: number, product: { id: string, stock: number | null, product: { id: string, gtin: string | null, name: string }, inventory: { sku: string | null } | null } }> };

export type ProductsToTieQueryVariables = Exact<{
  search: string;
}>;


export type ProductsToTieQuery = { adminProducts: { nodes: Array<{ id: string, product: { id: string, gtin: string | null, name: string }, inventory: { sku: string | null } | null }> } };

export type SetProductCodeMutationVariables = Exact<{
  productId: string;
  code: string;
  replaces?: string | null | undefined;
}>;


export type SetProductCodeMutation = { setProductCode: { productId: string | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type BookStockMutationVariables = Exact<{
  key: string;
  kind: StockBookingKind;
  lines: Array<StockBookingLineInput> | StockBookingLineInput;
}>;


export type BookStockMutation = { bookStock: { booked: Array<{ quantity: number, stockBefore: number | null, stockAfter: number, product: { id: string } | null }>, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { productId: string, message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type ProductBatchDetailsFragment = { id: string, expiresOn: string, daysLeft: number, code: string | null, quantity: number, units: number, receivedAt: string, receivedBy: string | null };

export type ProductBatchesQueryVariables = Exact<{
  productId: string;
}>;


export type ProductBatchesQuery = { productBatches: Array<{ id: string, expiresOn: string, daysLeft: number, code: string | null, quantity: number, units: number, receivedAt: string, receivedBy: string | null }> };

export type SaveProductBatchMutationVariables = Exact<{
  input: ProductBatchInput;
}>;


export type SaveProductBatchMutation = { saveProductBatch: { batches: Array<{ id: string, expiresOn: string, daysLeft: number, code: string | null, quantity: number, units: number, receivedAt: string, receivedBy: string | null }> | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type ExpiringBatchRowFragment = { id: string, productName: string, productNameAr: string | null, supplier: string | null, expiresOn: string, daysLeft: number, code: string | null, units: number, product: { id: string } | null };

export type ExpiringBatchesQueryVariables = Exact<{
  days: number;
  first: number;
  after?: string | null | undefined;
}>;


export type ExpiringBatchesQuery = { expiringBatches: { nodes: Array<{ id: string, productName: string, productNameAr: string | null, supplier: string | null, expiresOn: string, daysLeft: number, code: string | null, units: number, product: { id: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WriteOffBatchesMutationVariables = Exact<{
  batches: Array<WriteOffBatchInput> | WriteOffBatchInput;
  idempotencyKey?: string | null | undefined;
}>;


export type WriteOffBatchesMutation = { writeOffBatches: { units: number | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export const StockMovementDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockMovementDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockMovement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"stockAfter"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}}]} as unknown as DocumentNode<StockMovementDetailsFragment, unknown>;
export const ProductBatchDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductBatchDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBy"}}]}}]} as unknown as DocumentNode<ProductBatchDetailsFragment, unknown>;
export const ExpiringBatchRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpiringBatchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExpiringBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"productNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"units"}}]}}]} as unknown as DocumentNode<ExpiringBatchRowFragment, unknown>;
export const StockMovementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockMovements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockMovements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockMovementDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockMovementDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockMovement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"stockAfter"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}}]} as unknown as DocumentNode<StockMovementsQuery, StockMovementsQueryVariables>;
export const ScannedProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScannedProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scannedProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ScannedProductsQuery, ScannedProductsQueryVariables>;
export const ProductsToTieDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductsToTie"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProductsToTieQuery, ProductsToTieQueryVariables>;
export const SetProductCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetProductCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setProductCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"replaces"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetProductCodeMutation, SetProductCodeMutationVariables>;
export const BookStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockBookingKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockBookingLineInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"stockBefore"}},{"kind":"Field","name":{"kind":"Name","value":"stockAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BookStockMutation, BookStockMutationVariables>;
export const ProductBatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductBatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productBatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductBatchDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductBatchDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBy"}}]}}]} as unknown as DocumentNode<ProductBatchesQuery, ProductBatchesQueryVariables>;
export const SaveProductBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProductBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveProductBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductBatchDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductBatchDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBy"}}]}}]} as unknown as DocumentNode<SaveProductBatchMutation, SaveProductBatchMutationVariables>;
export const ExpiringBatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExpiringBatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiringBatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpiringBatchRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpiringBatchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExpiringBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"productNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"units"}}]}}]} as unknown as DocumentNode<ExpiringBatchesQuery, ExpiringBatchesQueryVariables>;
export const WriteOffBatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteOffBatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batches"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteOffBatchInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeOffBatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"batches"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batches"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<WriteOffBatchesMutation, WriteOffBatchesMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useStockMovementsQuery(options: QueryOptions<StockMovementsQuery, StockMovementsQueryVariables> & { variables: StockMovementsQueryVariables }): Hooks.useQuery.Result<StockMovementsQuery, StockMovementsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(StockMovementsDocument, options)
}

export function useScannedProductsLazyQuery(options?: { fetchPolicy?: 'network-only' | 'no-cache' }) {
  return Hooks.useLazyQuery<ScannedProductsQuery, ScannedProductsQueryVariables>(ScannedProductsDocument, options)
}

export function useProductsToTieQuery(options: QueryOptions<ProductsToTieQuery, ProductsToTieQueryVariables> & { variables: ProductsToTieQueryVariables }): Hooks.useQuery.Result<ProductsToTieQuery, ProductsToTieQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(ProductsToTieDocument, options)
}

export function useSetProductCodeMutation(options?: Hooks.useMutation.Options<SetProductCodeMutation, SetProductCodeMutationVariables>) {
  return Hooks.useMutation(SetProductCodeDocument, options ?? {})
}

export function useBookStockMutation(options?: Hooks.useMutation.Options<BookStockMutation, BookStockMutationVariables>) {
  return Hooks.useMutation(BookStockDocument, options ?? {})
}

export function useProductBatchesQuery(options: QueryOptions<ProductBatchesQuery, ProductBatchesQueryVariables> & { variables: ProductBatchesQueryVariables }): Hooks.useQuery.Result<ProductBatchesQuery, ProductBatchesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(ProductBatchesDocument, options)
}

export function useSaveProductBatchMutation(options?: Hooks.useMutation.Options<SaveProductBatchMutation, SaveProductBatchMutationVariables>) {
  return Hooks.useMutation(SaveProductBatchDocument, options ?? {})
}

export function useExpiringBatchesQuery(options: QueryOptions<ExpiringBatchesQuery, ExpiringBatchesQueryVariables> & { variables: ExpiringBatchesQueryVariables }): Hooks.useQuery.Result<ExpiringBatchesQuery, ExpiringBatchesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(ExpiringBatchesDocument, options)
}

export function useWriteOffBatchesMutation(options?: Hooks.useMutation.Options<WriteOffBatchesMutation, WriteOffBatchesMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(WriteOffBatchesDocument, options ?? {}))
}