/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Pounds } from '../../../domain/money/units';
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A delivery company with an API that the shop works with. */
export type Carrier =
  /** Bosta, bosta.co. */
  | 'BOSTA';

/** Whether the customer has confirmed an order. */
export type ConfirmationState =
  /** Confirmed by the customer, by the shop, or by a rule that asks for no confirmation. */
  | 'CONFIRMED'
  /** The customer was called and did not answer. */
  | 'NO_ANSWER'
  /** The customer has yet to confirm it. */
  | 'TO_CONFIRM';

/** A courier. */
export type CourierInput = {
  /** The company with whose API the shop works; never for an own driver. */
  carrier?: Carrier | null | undefined;
  /** The fee for a delivered parcel. */
  deliveredFee?: Pounds;
  /** Whether parcels can be handed over to this courier. */
  isActive?: boolean;
  /** Whether it is a driver of the shop's own, and not a delivery company. */
  isOwnDriver?: boolean;
  /** The name; no other courier has it. */
  name: string;
  /** An Egyptian phone number. */
  phone?: string | null | undefined;
  /** Agreed terms besides the two usual fees; null removes them, and if omitted, they stay unchanged. */
  prices?: CourierPricesInput | null | undefined;
  /** The fee for a refused parcel. */
  refusedFee?: Pounds;
  /** An https address with `{number}` for the tracking number. */
  trackingUrl?: string | null | undefined;
};

/** Agreed terms besides the two usual fees. */
export type CourierPricesInput = {
  /** The part of the cash that is charged for handling it. */
  cashHandlingPercent?: number | null | undefined;
  /** Other fees in some governorates. */
  governorates?: Array<GovernorateFeesInput> | null | undefined;
  /** The fee for a parcel of which a part stayed at the door; null as for a delivered one. */
  partial?: Pounds | null | undefined;
  /** The fee for a parcel that comes back after it was delivered; null for none. */
  returned?: Pounds | null | undefined;
  /** The VAT that is added to the fees. */
  vatPercent?: number | null | undefined;
};

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

/** The fees of a governorate; null where those of the courier hold. */
export type GovernorateFeesInput = {
  /** Of a delivered parcel. */
  delivered?: Pounds | null | undefined;
  /** The governorate. */
  governorate: Governorate;
  /** Of one of which a part stayed at the door. */
  partial?: Pounds | null | undefined;
  /** Of a refused one. */
  refused?: Pounds | null | undefined;
  /** Of a returned one. */
  returned?: Pounds | null | undefined;
};

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

/** Where the money of an order is. */
export type PaymentState =
  /** Paid to the courier, who still has it. */
  | 'COLLECTED'
  /** To be paid at the door, all or a part. */
  | 'DUE'
  /** Nothing is to be paid. */
  | 'NONE'
  /** Paid before delivery. */
  | 'PREPAID'
  /** The money was given back. */
  | 'REFUNDED'
  /** Paid, and received by the shop. */
  | 'REMITTED'
  /** More was paid than it costs, or it was cancelled after it was paid: the money is to be given back. */
  | 'TO_REFUND';

/** Why a parcel was refused at the door. */
export type RefusalReason =
  /** The customer no longer wanted it. */
  | 'CHANGED_MIND'
  /** It was damaged on the way. */
  | 'DAMAGED'
  /** It came too late. */
  | 'LATE'
  /** Nobody was there. */
  | 'NOT_AT_HOME'
  /** The customer did not answer the phone. */
  | 'NO_ANSWER'
  /** Another reason, or none given. */
  | 'OTHER'
  /** The amount was higher than expected. */
  | 'PRICE'
  /** It had other items than ordered. */
  | 'WRONG_ITEMS';

/** Where the parcel of an order is. */
export type ShipmentState =
  /** Delivered to the customer. */
  | 'DELIVERED'
  /** Lost by the courier. */
  | 'LOST'
  /** Not packed yet. */
  | 'NONE'
  /** Packed, and still in the shop. */
  | 'PACKED'
  /** Back in the shop. */
  | 'RECEIVED_BACK'
  /** Refused at the door, and still with the courier. */
  | 'REFUSED'
  /** Handed over to a courier. */
  | 'WITH_COURIER';

/** The meaning of a courier's word for the state of a parcel. */
export type StatusWordMeaning =
  /** Delivered. */
  | 'DELIVERED'
  /** Lost by the courier. */
  | 'LOST'
  /** Nothing that changes the order. */
  | 'NOTHING'
  /** A part of it: nothing is done until somebody says which. */
  | 'PARTLY_DELIVERED'
  /** Back in the shop. */
  | 'RECEIVED_BACK'
  /** Refused at the door. */
  | 'REFUSED';

export type CourierDetailsFragment = { id: string, name: string, isOwnDriver: boolean, phone: string | null, deliveredFee: Pounds | null, refusedFee: Pounds | null, trackingUrl: string | null, carrier: Carrier | null, isActive: boolean, reportColumns: { trackingNumber: string | null, orderId: string | null, status: string | null, amount: string | null, words: Array<{ word: string, meaning: StatusWordMeaning, reason: RefusalReason | null }> } | null };

export type AdminCouriersQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCouriersQuery = { couriers: Array<{ id: string, name: string, isOwnDriver: boolean, phone: string | null, deliveredFee: Pounds | null, refusedFee: Pounds | null, trackingUrl: string | null, carrier: Carrier | null, isActive: boolean, reportColumns: { trackingNumber: string | null, orderId: string | null, status: string | null, amount: string | null, words: Array<{ word: string, meaning: StatusWordMeaning, reason: RefusalReason | null }> } | null }> };

export type CourierPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type CourierPricesQuery = { couriers: Array<{ id: string, name: string, deliveredFee: Pounds | null, refusedFee: Pounds | null, prices: { returned: Pounds | null, partial: Pounds | null, cashHandlingPercent: number, vatPercent: number, governorates: Array<{ governorate: Governorate, delivered: Pounds | null, refused: Pounds | null, returned: Pounds | null, partial: Pounds | null }> } | null }> };

export type SaveCourierPricesMutationVariables = Exact<{
  id: string;
  input: CourierInput;
}>;


export type SaveCourierPricesMutation = { result: { courier: { id: string, name: string, isOwnDriver: boolean, phone: string | null, deliveredFee: Pounds | null, refusedFee: Pounds | null, trackingUrl: string | null, carrier: Carrier | null, isActive: boolean, reportColumns: { trackingNumber: string | null, orderId: string | null, status: string | null, amount: string | null, words: Array<{ word: string, meaning: StatusWordMeaning, reason: RefusalReason | null }> } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type SaveNewCourierMutationVariables = Exact<{
  input: CourierInput;
}>;


export type SaveNewCourierMutation = { result: { courier: { id: string, name: string, isOwnDriver: boolean, phone: string | null, deliveredFee: Pounds | null, refusedFee: Pounds | null, trackingUrl: string | null, carrier: Carrier | null, isActive: boolean, reportColumns: { trackingNumber: string | null, orderId: string | null, status: string | null, amount: string | null, words: Array<{ word: string, meaning: StatusWordMeaning, reason: RefusalReason | null }> } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type UpdateCourierMutationVariables = Exact<{
  id: string;
  input: CourierInput;
}>;


export type UpdateCourierMutation = { result: { courier: { id: string, name: string, isOwnDriver: boolean, phone: string | null, deliveredFee: Pounds | null, refusedFee: Pounds | null, trackingUrl: string | null, carrier: Carrier | null, isActive: boolean, reportColumns: { trackingNumber: string | null, orderId: string | null, status: string | null, amount: string | null, words: Array<{ word: string, meaning: StatusWordMeaning, reason: RefusalReason | null }> } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type CourierOrdersQueryVariables = Exact<{
  courierId: string;
  trackingNumbers: Array<string> | string;
  orderIds: Array<string> | string;
}>;


export type CourierOrdersQuery = { courierOrders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, total: Pounds, returned: Pounds, paid: Pounds, itemsTotal: Pounds, items: Array<{ id: string, price: Pounds, quantity: number, returnedQuantity: number, name: string }>, awaitedItems: Array<{ id: string }>, shipment: { id: string, trackingNumber: string | null } | null }>, earlierParcels: Array<{ trackingNumber: string, order: { id: string } | null }> };

export const CourierDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourierDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Courier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnDriver"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredFee"}},{"kind":"Field","name":{"kind":"Name","value":"refusedFee"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"reportColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<CourierDetailsFragment, unknown>;
export const AdminCouriersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCouriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourierDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourierDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Courier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnDriver"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredFee"}},{"kind":"Field","name":{"kind":"Name","value":"refusedFee"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"reportColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<AdminCouriersQuery, AdminCouriersQueryVariables>;
export const CourierPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourierPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredFee"}},{"kind":"Field","name":{"kind":"Name","value":"refusedFee"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"partial"}},{"kind":"Field","name":{"kind":"Name","value":"cashHandlingPercent"}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"governorates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"partial"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CourierPricesQuery, CourierPricesQueryVariables>;
export const SaveCourierPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCourierPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateCourier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourierDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourierDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Courier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnDriver"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredFee"}},{"kind":"Field","name":{"kind":"Name","value":"refusedFee"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"reportColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<SaveCourierPricesMutation, SaveCourierPricesMutationVariables>;
export const SaveNewCourierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNewCourier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"addCourier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourierDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourierDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Courier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnDriver"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredFee"}},{"kind":"Field","name":{"kind":"Name","value":"refusedFee"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"reportColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<SaveNewCourierMutation, SaveNewCourierMutationVariables>;
export const UpdateCourierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCourier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateCourier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourierDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourierDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Courier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnDriver"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredFee"}},{"kind":"Field","name":{"kind":"Name","value":"refusedFee"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"reportColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateCourierMutation, UpdateCourierMutationVariables>;
export const CourierOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourierOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trackingNumbers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"trackingNumbers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trackingNumbers"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"itemsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"returnedQuantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaitedItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlierParcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"trackingNumbers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trackingNumbers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}}]}}]}}]} as unknown as DocumentNode<CourierOrdersQuery, CourierOrdersQueryVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useAdminCouriersQuery(options: QueryOptions<AdminCouriersQuery, AdminCouriersQueryVariables> = {}): Hooks.useQuery.Result<AdminCouriersQuery, AdminCouriersQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(AdminCouriersDocument, options)
}

export function useCourierPricesQuery(options: QueryOptions<CourierPricesQuery, CourierPricesQueryVariables> = {}): Hooks.useQuery.Result<CourierPricesQuery, CourierPricesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(CourierPricesDocument, options)
}

export function useSaveCourierPricesMutation(options?: Hooks.useMutation.Options<SaveCourierPricesMutation, SaveCourierPricesMutationVariables>) {
  return Hooks.useMutation(SaveCourierPricesDocument, options ?? {})
}

export function useSaveNewCourierMutation(options?: Hooks.useMutation.Options<SaveNewCourierMutation, SaveNewCourierMutationVariables>) {
  return Hooks.useMutation(SaveNewCourierDocument, options ?? {})
}

export function useUpdateCourierMutation(options?: Hooks.useMutation.Options<UpdateCourierMutation, UpdateCourierMutationVariables>) {
  return Hooks.useMutation(UpdateCourierDocument, options ?? {})
}

export function useCourierOrdersLazyQuery(options?: { fetchPolicy?: 'network-only' | 'no-cache' }) {
  return Hooks.useLazyQuery<CourierOrdersQuery, CourierOrdersQueryVariables>(CourierOrdersDocument, options)
}