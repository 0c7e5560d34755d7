/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Pounds } from '../../../domain/money/units';
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether the customer has confirmed an order. */
export type ConfirmationState =
  /** Confirmed by the customer, by the shop, or by a rule that asks for no confirmation. */
  | 'CONFIRMED'
  /** The customer was called and did not answer. */
  | 'NO_ANSWER'
  /** The customer has yet to confirm it. */
  | 'TO_CONFIRM';

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

export type DriverLinkDetailsFragment = { url: string, message: string, expiresAt: string };

export type DriverLinkQueryVariables = Exact<{
  courierId: string;
}>;


export type DriverLinkQuery = { driverLink: { url: string, message: string, expiresAt: string } | null };

export type CreateDriverLinkMutationVariables = Exact<{
  courierId: string;
}>;


export type CreateDriverLinkMutation = { createDriverLink: { driverLink: { url: string, message: string, expiresAt: string } | null, userErrors: Array<
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
    > } };

export type DriversQueryVariables = Exact<{ [key: string]: never; }>;


export type DriversQuery = { couriers: Array<{ id: string, name: string, phone: string | null, isActive: boolean, isOwnDriver: boolean }> };

export type HandoverRowFragment = { id: string, courierName: string, createdAt: string, parcelCount: number, due: Pounds };

export type HandoversQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type HandoversQuery = { handovers: { nodes: Array<{ id: string, courierName: string, createdAt: string, parcelCount: number, due: Pounds }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type HandoverSheetQueryVariables = Exact<{
  id: string;
}>;


export type HandoverSheetQuery = { handoverSheet: { id: string, courierName: string, createdAt: string, parcels: Array<{ recipientName: string, city: string, governorate: Governorate | null, area: string | null, due: Pounds, parcelCount: number, takenBackAt: string | null, order: { id: string } | null, takesBack: Array<{ quantity: number, name: string }> }> } | null };

export type ParcelsToHandOverQueryVariables = Exact<{
  code: string;
}>;


export type ParcelsToHandOverQuery = { scannedOrders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, recipientName: string, assignedCourier: { id: string, name: string } | null, shipment: { id: string, parcelCount: number, courierName: string | null } | null }> };

export const DriverLinkDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverLinkDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<DriverLinkDetailsFragment, unknown>;
export const HandoverRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandoverRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Handover"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}}]}}]} as unknown as DocumentNode<HandoverRowFragment, unknown>;
export const DriverLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DriverLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"driverLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverLinkDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverLinkDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<DriverLinkQuery, DriverLinkQueryVariables>;
export const CreateDriverLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDriverLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDriverLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"driverLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverLinkDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverLinkDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<CreateDriverLinkMutation, CreateDriverLinkMutationVariables>;
export const DriversDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Drivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnDriver"}}]}}]}}]} as unknown as DocumentNode<DriversQuery, DriversQueryVariables>;
export const HandoversDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Handovers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handovers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HandoverRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandoverRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Handover"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}}]}}]} as unknown as DocumentNode<HandoversQuery, HandoversQueryVariables>;
export const HandoverSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HandoverSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"takenBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"takesBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HandoverSheetQuery, HandoverSheetQueryVariables>;
export const ParcelsToHandOverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ParcelsToHandOver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scannedOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}}]}}]}}]}}]} as unknown as DocumentNode<ParcelsToHandOverQuery, ParcelsToHandOverQueryVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useDriverLinkQuery(options: QueryOptions<DriverLinkQuery, DriverLinkQueryVariables> & { variables: DriverLinkQueryVariables }): Hooks.useQuery.Result<DriverLinkQuery, DriverLinkQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(DriverLinkDocument, options)
}

export function useCreateDriverLinkMutation(options?: Hooks.useMutation.Options<CreateDriverLinkMutation, CreateDriverLinkMutationVariables>) {
  return Hooks.useMutation(CreateDriverLinkDocument, options ?? {})
}

export function useDriversQuery(options: QueryOptions<DriversQuery, DriversQueryVariables> = {}): Hooks.useQuery.Result<DriversQuery, DriversQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(DriversDocument, options)
}

export function useHandoversQuery(options: QueryOptions<HandoversQuery, HandoversQueryVariables> = {}): Hooks.useQuery.Result<HandoversQuery, HandoversQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(HandoversDocument, options)
}

export function useHandoverSheetQuery(options: QueryOptions<HandoverSheetQuery, HandoverSheetQueryVariables> & { variables: HandoverSheetQueryVariables }): Hooks.useQuery.Result<HandoverSheetQuery, HandoverSheetQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(HandoverSheetDocument, options)
}

export function useParcelsToHandOverLazyQuery(options?: { fetchPolicy?: 'network-only' | 'no-cache' }) {
  return Hooks.useLazyQuery<ParcelsToHandOverQuery, ParcelsToHandOverQueryVariables>(ParcelsToHandOverDocument, options)
}