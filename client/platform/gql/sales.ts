/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Pounds } from '../../../domain/money/units';
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The categories of expenses. */
export type ExpenseCategory =
  /** Advertising. */
  | 'ADVERTISING'
  /** Equipment and repairs. */
  | 'EQUIPMENT'
  /** Anything else; its note says what. */
  | 'OTHER'
  /** Boxes, bags, tape and labels. */
  | 'PACKAGING'
  /** Fees of payment providers, banks and wallets. */
  | 'PAYMENT_FEES'
  /** Rent. */
  | 'RENT'
  /** Software, hosting and domains. */
  | 'SOFTWARE'
  /** Taxes and government fees. */
  | 'TAXES'
  /** Transport and fuel, without the fees of couriers. */
  | 'TRANSPORT'
  /** Electricity, water, telephone and internet. */
  | 'UTILITIES'
  /** Wages. */
  | 'WAGES';

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

/** The parts into which a report divides sales. */
export type ReportDimension =
  /** By area, as customers wrote it. */
  | 'AREA'
  /** By the current brand of the products. */
  | 'BRAND'
  /** By the most specific category of the products, by their current names. */
  | 'CATEGORY'
  /** By discount code. */
  | 'CODE'
  /** By the courier of the last parcel. */
  | 'COURIER'
  /** By the phone of the order; needs the permission to see customers. */
  | 'CUSTOMER'
  /** By day in Cairo. */
  | 'DAY'
  /** By governorate. */
  | 'GOVERNORATE'
  /** By hour of the day in Cairo. */
  | 'HOUR'
  /** By product, also if it was deleted. */
  | 'PRODUCT'
  /** By how orders came to the shop. */
  | 'SOURCE'
  /** By weekday in Cairo. */
  | 'WEEKDAY';

/** The orders of the rows of a report. */
export type ReportSort =
  /** The most refused parcels first. */
  | 'REFUSED'
  /** The highest amount first, or days, weekdays and hours in their order. */
  | 'SALES';

/** The parts into which a report divides the stock. */
export type StockReportDimension =
  /** By brand. */
  | 'BRAND'
  /** By the most specific category of the products. */
  | 'CATEGORY'
  /** By product. */
  | 'PRODUCT';

/** The orders of the rows of a report on the stock. */
export type StockReportSort =
  /** The most units sold in 30 days first. */
  | 'FASTEST'
  /** What lasts longest first, beginning with stock that did not sell at all. */
  | 'SLOWEST'
  /** What is sold out soonest first. */
  | 'SOONEST'
  /** The highest value at prices first. */
  | 'VALUE';

/** The kinds of tasks of the team. */
export type TaskKind =
  /** Parcels that could not be created at the company that is to deliver them, that it has delivered in part, or that one of its reports may be about. */
  | 'COURIER_PROBLEMS'
  /** Reports about an earlier parcel of an order. */
  | 'EARLIER_PARCELS'
  /** Batches with units that have expired and that orders have taken, or that are not written off yet. */
  | 'EXPIRED'
  /** Batches with units that expire within 30 days. */
  | 'EXPIRING_SOON'
  /** Mails of the last days that could not be sent. */
  | 'FAILED_MAILS'
  /** Messages of the last days that webhooks did not accept. */
  | 'FAILED_WEBHOOKS'
  /** Orders that should have arrived, or been confirmed, by now. */
  | 'LATE'
  /** Products whose stock is low by the owner's threshold. */
  | 'LOW_STOCK'
  /** Settlements with couriers that are not closed. */
  | 'OPEN_SETTLEMENTS'
  /** Questions about products that wait for an answer. */
  | 'QUESTIONS_TO_ANSWER'
  /** Requests for a return that wait for an answer. */
  | 'RETURNS_TO_ANSWER'
  /** Reviews that wait for approval. */
  | 'REVIEWS_TO_MODERATE'
  /** Orders to confirm. */
  | 'TO_CONFIRM'
  /** Orders to hand over to a courier. */
  | 'TO_HAND_OVER'
  /** Orders to pack. */
  | 'TO_PACK'
  /** Parcels that have yet to come back. */
  | 'TO_RECEIVE_BACK';

export type SalesQueryVariables = Exact<{
  days: number;
}>;


export type SalesQuery = { sales: { orders: number, booked: { items: Pounds, deliveryFees: Pounds }, delivered: { orders: number, items: Pounds, deliveryFees: Pounds }, days: Array<{ day: string, orders: number, revenue: Pounds }>, statuses: Array<{ status: OrderStatus, orders: number }>, bestSellers: Array<{ quantity: number, revenue: Pounds, name: string, product: { id: string } | null }>, margin: { items: Pounds, cost: Pounds, unknown: Pounds } | null, comparison: { cash: Pounds, before: { from: string, to: string, cash: Pounds, booked: { orders: number, items: Pounds }, delivered: { items: Pounds } } }, refusals: { governorates: Array<{ governorate: Governorate | null, parcels: number, refused: number }>, couriers: Array<{ courierName: string | null, parcels: number, refused: number }> } } };

export type ToDoQueryVariables = Exact<{
  status: OrderStatus;
  orders: number;
  products: number;
}>;


export type ToDoQuery = { oldest: { totalCount: number, nodes: Array<{ id: string, createdAt: string, total: Pounds, city: string, shippingAddress: { area: string } | null, customer: { firstName: string } | null }> }, soldOut: { totalCount: number, nodes: Array<{ id: string, product: { id: string, name: string } }> }, allProducts: { totalCount: number } };

export type PeriodSalesFragment = { from: string, to: string, orders: number, revenue: Pounds };

export type RecentSalesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentSalesQuery = { recentSales: { yesterday: { from: string, to: string, orders: number, revenue: Pounds }, yesterdayBefore: { from: string, to: string, orders: number, revenue: Pounds }, week: { from: string, to: string, orders: number, revenue: Pounds }, weekBefore: { from: string, to: string, orders: number, revenue: Pounds }, days: Array<{ day: string, orders: number, revenue: Pounds }> } };

export type TasksQueryVariables = Exact<{ [key: string]: never; }>;


export type TasksQuery = { tasks: Array<{ kind: TaskKind, count: number }> };

export type ReportAmountsFragment = { orders: number, units: number, items: Pounds, cost: Pounds | null, unknown: Pounds | null, parcels: number, refused: number, deliveredOrders: number, unknownCostOrders: number, profit: Pounds | null };

export type SalesReportQueryVariables = Exact<{
  by: ReportDimension;
  andBy?: ReportDimension | null | undefined;
  sort?: ReportSort | null | undefined;
  from: string;
  to: string;
}>;


export type SalesReportQuery = { salesReport: { beforeFrom: string, beforeTo: string, rowCount: number, rows: Array<{ key: string | null, andKey: string | null, displayName: string | null, amounts: { orders: number, units: number, items: Pounds, cost: Pounds | null, unknown: Pounds | null, parcels: number, refused: number, deliveredOrders: number, unknownCostOrders: number, profit: Pounds | null }, before: { items: Pounds } | null }>, total: { orders: number, units: number, items: Pounds, cost: Pounds | null, unknown: Pounds | null, parcels: number, refused: number, deliveredOrders: number, unknownCostOrders: number, profit: Pounds | null }, totalBefore: { items: Pounds } } };

export type ProfitDetailsFragment = { deliveredOrders: number, received: Pounds, cost: Pounds, unknownCostOrders: number, courierCharges: Pounds, courierLosses: Pounds, ordersProfit: Pounds, otherCourierCharges: Pounds, vat: Pounds, profit: Pounds, openOrders: number, open: Pounds, undelivered: Pounds, expenses: Array<{ category: ExpenseCategory, amount: Pounds }> };

export type ProfitQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ProfitQuery = { profit: { beforeFrom: string, beforeTo: string, period: { deliveredOrders: number, received: Pounds, cost: Pounds, unknownCostOrders: number, courierCharges: Pounds, courierLosses: Pounds, ordersProfit: Pounds, otherCourierCharges: Pounds, vat: Pounds, profit: Pounds, openOrders: number, open: Pounds, undelivered: Pounds, expenses: Array<{ category: ExpenseCategory, amount: Pounds }> }, before: { deliveredOrders: number, received: Pounds, cost: Pounds, unknownCostOrders: number, courierCharges: Pounds, courierLosses: Pounds, ordersProfit: Pounds, otherCourierCharges: Pounds, vat: Pounds, profit: Pounds, openOrders: number, open: Pounds, undelivered: Pounds, expenses: Array<{ category: ExpenseCategory, amount: Pounds }> } } };

export type StockReportAmountsFragment = { products: number, units: number, value: Pounds, cost: Pounds | null, unknown: Pounds | null, soldIn30Days: number, soldIn90Days: number, daysLeft: number | null };

export type StockReportQueryVariables = Exact<{
  by: StockReportDimension;
  sort: StockReportSort;
}>;


export type StockReportQuery = { stockReport: { rowCount: number, rows: Array<{ key: string | null, displayName: string | null, amounts: { products: number, units: number, value: Pounds, cost: Pounds | null, unknown: Pounds | null, soldIn30Days: number, soldIn90Days: number, daysLeft: number | null } }>, total: { products: number, units: number, value: Pounds, cost: Pounds | null, unknown: Pounds | null, soldIn30Days: number, soldIn90Days: number, daysLeft: number | null } } };

export const PeriodSalesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeriodSales"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodSales"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}}]}}]} as unknown as DocumentNode<PeriodSalesFragment, unknown>;
export const ReportAmountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportAmounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportAmounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredOrders"}},{"kind":"Field","name":{"kind":"Name","value":"unknownCostOrders"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}}]}}]} as unknown as DocumentNode<ReportAmountsFragment, unknown>;
export const ProfitDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfitDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveredOrders"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"unknownCostOrders"}},{"kind":"Field","name":{"kind":"Name","value":"courierCharges"}},{"kind":"Field","name":{"kind":"Name","value":"courierLosses"}},{"kind":"Field","name":{"kind":"Name","value":"ordersProfit"}},{"kind":"Field","name":{"kind":"Name","value":"otherCourierCharges"}},{"kind":"Field","name":{"kind":"Name","value":"vat"}},{"kind":"Field","name":{"kind":"Name","value":"expenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"undelivered"}}]}}]} as unknown as DocumentNode<ProfitDetailsFragment, unknown>;
export const StockReportAmountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockReportAmounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockReportAmounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"soldIn30Days"}},{"kind":"Field","name":{"kind":"Name","value":"soldIn90Days"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}}]}}]} as unknown as DocumentNode<StockReportAmountsFragment, unknown>;
export const SalesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sales"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"booked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFees"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delivered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFees"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bestSellers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"margin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"booked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"items"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delivered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cash"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SalesQuery, SalesQueryVariables>;
export const ToDoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ToDo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orders"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"products"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"oldest"},"name":{"kind":"Name","value":"adminOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orders"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"OLDEST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"soldOut"},"name":{"kind":"Name","value":"adminProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"products"}}},{"kind":"Argument","name":{"kind":"Name","value":"outOfStock"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"allProducts"},"name":{"kind":"Name","value":"adminProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ToDoQuery, ToDoQueryVariables>;
export const RecentSalesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentSales"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentSales"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yesterday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeriodSales"}}]}},{"kind":"Field","name":{"kind":"Name","value":"yesterdayBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeriodSales"}}]}},{"kind":"Field","name":{"kind":"Name","value":"week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeriodSales"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeriodSales"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeriodSales"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodSales"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}}]}}]} as unknown as DocumentNode<RecentSalesQuery, RecentSalesQueryVariables>;
export const TasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<TasksQuery, TasksQueryVariables>;
export const SalesReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalesReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportDimension"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"andBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportDimension"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"andBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"andBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beforeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"beforeTo"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"andKey"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportAmounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportAmounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportAmounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportAmounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredOrders"}},{"kind":"Field","name":{"kind":"Name","value":"unknownCostOrders"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}}]}}]} as unknown as DocumentNode<SalesReportQuery, SalesReportQueryVariables>;
export const ProfitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beforeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"beforeTo"}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfitDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfitDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfitDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveredOrders"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"unknownCostOrders"}},{"kind":"Field","name":{"kind":"Name","value":"courierCharges"}},{"kind":"Field","name":{"kind":"Name","value":"courierLosses"}},{"kind":"Field","name":{"kind":"Name","value":"ordersProfit"}},{"kind":"Field","name":{"kind":"Name","value":"otherCourierCharges"}},{"kind":"Field","name":{"kind":"Name","value":"vat"}},{"kind":"Field","name":{"kind":"Name","value":"expenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"undelivered"}}]}}]} as unknown as DocumentNode<ProfitQuery, ProfitQueryVariables>;
export const StockReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockReportDimension"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockReportSort"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockReportAmounts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockReportAmounts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockReportAmounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockReportAmounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"soldIn30Days"}},{"kind":"Field","name":{"kind":"Name","value":"soldIn90Days"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}}]}}]} as unknown as DocumentNode<StockReportQuery, StockReportQueryVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useSalesQuery(options: QueryOptions<SalesQuery, SalesQueryVariables> & { variables: SalesQueryVariables }): Hooks.useQuery.Result<SalesQuery, SalesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(SalesDocument, options)
}

export function useToDoQuery(options: QueryOptions<ToDoQuery, ToDoQueryVariables> & { variables: ToDoQueryVariables }): Hooks.useQuery.Result<ToDoQuery, ToDoQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(ToDoDocument, options)
}

export function useRecentSalesQuery(options: QueryOptions<RecentSalesQuery, RecentSalesQueryVariables> = {}): Hooks.useQuery.Result<RecentSalesQuery, RecentSalesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(RecentSalesDocument, options)
}

export function useTasksQuery(options: QueryOptions<TasksQuery, TasksQueryVariables> = {}): Hooks.useQuery.Result<TasksQuery, TasksQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(TasksDocument, options)
}

export function useSalesReportQuery(options: QueryOptions<SalesReportQuery, SalesReportQueryVariables> & { variables: SalesReportQueryVariables }): Hooks.useQuery.Result<SalesReportQuery, SalesReportQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(SalesReportDocument, options)
}

export function useProfitQuery(options: QueryOptions<ProfitQuery, ProfitQueryVariables> & { variables: ProfitQueryVariables }): Hooks.useQuery.Result<ProfitQuery, ProfitQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(ProfitDocument, options)
}

export function useStockReportQuery(options: QueryOptions<StockReportQuery, StockReportQueryVariables> & { variables: StockReportQueryVariables }): Hooks.useQuery.Result<StockReportQuery, StockReportQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(StockReportDocument, options)
}