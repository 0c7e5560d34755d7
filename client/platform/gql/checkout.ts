/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Pounds } from '../../../domain/money/units';
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of an adjustment. */
export type AdjustmentKind =
  /** The delivery fee. */
  | 'DELIVERY'
  /** A discount, named by its code. */
  | 'DISCOUNT'
  /** A later reduction by the shop, named by its reason. */
  | 'REDUCTION';

/** An order to place. */
export type CheckoutInput = {
  /** Street, house and floor; at most 300 characters. Only without `shippingAddress`. */
  address?: string | null | undefined;
  /** The total that the shopper saw, including the delivery fee and the discount. If it is no longer correct, no order is placed. */
  amountDue?: Pounds | null | undefined;
  /** At most 100 characters. Only without `shippingAddress`. */
  city?: string | null | undefined;
  /** A discount code, in any case. If it cannot be used, no order is placed. */
  discountCode?: string | null | undefined;
  /** Whether to leave the cart unchanged, for an order that is not placed from the cart. By default, the ordered quantities are removed from it. */
  keepCart?: boolean | null | undefined;
  /** The lines to order; each product once. */
  lines: Array<CheckoutLineInput>;
  /** Digits with an optional leading +; at most 20 characters. */
  phone: string;
  /** Whether to save `shippingAddress` to the account. It is skipped if it is already saved, or if there are already 10 saved addresses. */
  saveAddress?: boolean | null | undefined;
  /** The delivery address. Without it, `address` and `city` are required. */
  shippingAddress?: ShippingAddressInput | null | undefined;
  /** The sum of price times quantity. */
  total: Pounds;
  /** How it is paid, one of `Shop.waysToPay`; in cash on delivery by default. An order that is paid online waits for its payment: see `CheckoutPayload.paymentUrl`. */
  wayToPay?: WayToPay | null | undefined;
};

/** A product to order, at the price the client last saw. */
export type CheckoutLineInput = {
  /** The unit price; it must be the current price. */
  price: Pounds;
  /** The product. */
  productId: string;
  /** The quantity, 1 to 999. */
  quantity: number;
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

/** A governorate of Egypt by its code in ISO 3166-2:EG. */
export type Governorate =
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

/** A language of the shop. */
export type Locale =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN';

/** The status of an order. */
export type OrderStatus =
  /** Cancelled. */
  | 'CANCELLED'
  /** Delivered and paid. */
  | 'COMPLETED'
  /** Placed, not in progress yet. */
  | 'PENDING'
  /** Being packed or on its way. */
  | 'PROCESSING';

/** An account's permissions. */
export type Role =
  /** Has the money, and reads orders. */
  | 'ACCOUNTANT'
  /** The owner, who may do everything. */
  | 'ADMIN'
  /** Confirms and edits orders, and takes them by phone. */
  | 'CALLER'
  /** May do everything except for staff, settings and integrations. */
  | 'MANAGER'
  /** Packs orders, hands them over and receives them back. */
  | 'PACKER'
  /** Has a cart and orders. */
  | 'SHOPPER';

/** An address in Egypt. */
export type ShippingAddressInput = {
  /** The apartment; at most 20 characters. */
  apartment?: string | null | undefined;
  /** The city or area; at most 80 characters. */
  area: string;
  /** A note for the courier; at most 300 characters. */
  courierNote?: string | null | undefined;
  /** The floor; at most 20 characters. */
  floor?: string | null | undefined;
  /** The governorate. */
  governorate: Governorate;
  /** A landmark nearby; at most 80 characters. */
  landmark?: string | null | undefined;
  /** The street and building; at most 150 characters. */
  street: string;
};

/** A visitor who orders without a password. */
export type VisitorAccountInput = {
  /** Where to write to; required unless the owner has made it optional. */
  email?: string | null | undefined;
  /** Exactly 10 digits. */
  mobile: string;
  /** The name of the recipient, at most 100 characters. */
  name: string;
};

/** A way to pay an order. */
export type WayToPay =
  /** In cash, to the courier. */
  | 'CASH_ON_DELIVERY'
  /** By card, before the delivery. */
  | 'PAYMOB_CARD'
  /** In instalments, such as with valU, before the delivery. */
  | 'PAYMOB_INSTALMENTS'
  /** From a mobile wallet, before the delivery. */
  | 'PAYMOB_WALLET';

export type CurrentLineFragment = { id: string, quantity: number, total: Pounds, earlierPrice: Pounds | null, product: { id: string, price: Pounds, imageUrl: string, quantityAvailable: number | null, name: string } };

export type PlaceOrderMutationVariables = Exact<{
  input: CheckoutInput;
  idempotencyKey: string;
}>;


export type PlaceOrderMutation = { checkout: { paymentUrl: string | null, order: { id: string, total: Pounds, address: string, city: string, phone: string, status: OrderStatus, cancelReason: string | null, followUrl: string, payUrl: string | null, adjustments: Array<{ kind: AdjustmentKind, label: string, amount: Pounds }>, deliveryDays: { min: number, max: number } | null, shippingAddress: { governorate: Governorate, area: string, street: string, floor: string | null, apartment: string | null, landmark: string | null, courierNote: string | null } | null } | null, userErrors: Array<
      | { total: Pounds, code: ErrorCode, message: string, field: string | null, lines: Array<{ id: string, quantity: number, total: Pounds, earlierPrice: Pounds | null, product: { id: string, price: Pounds, imageUrl: string, quantityAvailable: number | null, name: string } }> }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { total: Pounds, code: ErrorCode, message: string, field: string | null, lines: Array<{ id: string, quantity: number, total: Pounds, earlierPrice: Pounds | null, product: { id: string, price: Pounds, imageUrl: string, quantityAvailable: number | null, name: string } }> }
      | { total: Pounds, code: ErrorCode, message: string, field: string | null, lines: Array<{ id: string, quantity: number, total: Pounds, earlierPrice: Pounds | null, product: { id: string, price: Pounds, imageUrl: string, quantityAvailable: number | null, name: string } }> }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export type ProductToOrderQueryVariables = Exact<{
  id: string;
}>;


export type ProductToOrderQuery = { cart: { id: string }, product: { id: string, price: Pounds, imageUrl: string, quantityAvailable: number | null, name: string } | null };

export type CheckoutDefaultsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutDefaultsQuery = { me: { id: string, mobile: string, addresses: Array<{ id: string, governorate: Governorate, area: string, street: string, floor: string | null, apartment: string | null, landmark: string | null, courierNote: string | null, isDefault: boolean }> } | null, orders: { nodes: Array<{ id: string, address: string, city: string, phone: string, shippingAddress: { governorate: Governorate, area: string, street: string, floor: string | null, apartment: string | null, landmark: string | null, courierNote: string | null } | null }> } };

export type CreateVisitorAccountMutationVariables = Exact<{
  input: VisitorAccountInput;
}>;


export type CreateVisitorAccountMutation = { createVisitorAccount: { session: { token: string, firstName: string, role: Role, locale: Locale | null } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export const CurrentLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"earlierPrice"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}}]}}]} as unknown as DocumentNode<CurrentLineFragment, unknown>;
export const PlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"landmark"}},{"kind":"Field","name":{"kind":"Name","value":"courierNote"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"followUrl"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentLine"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentLine"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutOfStock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentLine"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"earlierPrice"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const ProductToOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductToOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}}]}}]} as unknown as DocumentNode<ProductToOrderQuery, ProductToOrderQueryVariables>;
export const CheckoutDefaultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutDefaults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"landmark"}},{"kind":"Field","name":{"kind":"Name","value":"courierNote"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"landmark"}},{"kind":"Field","name":{"kind":"Name","value":"courierNote"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CheckoutDefaultsQuery, CheckoutDefaultsQueryVariables>;
export const CreateVisitorAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVisitorAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitorAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVisitorAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreateVisitorAccountMutation, CreateVisitorAccountMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function usePlaceOrderMutation(options?: Hooks.useMutation.Options<PlaceOrderMutation, PlaceOrderMutationVariables>) {
  return Hooks.useMutation(PlaceOrderDocument, options ?? {})
}

export function useProductToOrderQuery(options: QueryOptions<ProductToOrderQuery, ProductToOrderQueryVariables> & { variables: ProductToOrderQueryVariables }): Hooks.useQuery.Result<ProductToOrderQuery, ProductToOrderQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(ProductToOrderDocument, options)
}

export function useCheckoutDefaultsQuery(options: QueryOptions<CheckoutDefaultsQuery, CheckoutDefaultsQueryVariables> = {}): Hooks.useQuery.Result<CheckoutDefaultsQuery, CheckoutDefaultsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(CheckoutDefaultsDocument, options)
}

export function useCreateVisitorAccountMutation(options?: Hooks.useMutation.Options<CreateVisitorAccountMutation, CreateVisitorAccountMutationVariables>) {
  return Hooks.useMutation(CreateVisitorAccountDocument, options ?? {})
}