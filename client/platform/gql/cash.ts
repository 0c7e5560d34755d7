/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Pounds } from '../../../domain/money/units';
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import { useIdempotencyKeys } from '../api/use-idempotency-keys'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a courier owes something. */
export type BalanceReason =
  /** A difference that was carried when a settlement was closed. */
  | 'CARRIED'
  /** The fee of a parcel without cash: the shop owes it. */
  | 'FEE_NOT_SETTLED'
  /** The cash of a parcel that no statement has had, less its fee. */
  | 'NOT_SETTLED'
  /** The remainder of a parcel's cash after a statement. */
  | 'REST';

/** A line of a bank's or wallet's file. */
export type BankLineInput = {
  /** The amount that arrived with it. */
  amount: Pounds;
  /** Its day, such as 2026-11-20. */
  date?: string | null | undefined;
  /** Its reference, or its text. */
  reference?: string | null | undefined;
};

/** The way a difference in money is settled. */
export type DifferenceAct =
  /** It stays with the courier, for a later statement. */
  | 'CARRY'
  /** The shop gives it up, for a reason. */
  | 'WRITE_OFF';

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

/** An expense. */
export type ExpenseInput = {
  /** The amount, above 0. */
  amount: Pounds;
  /** The category. */
  category: ExpenseCategory;
  /** A note, at most 300 characters. */
  note?: string | null | undefined;
  /** The day in Cairo on which it was spent. */
  spentOn: string;
};

/** How somebody paid in advance. */
export type PrepaymentMethod =
  /** By bank transfer. */
  | 'BANK_TRANSFER'
  /** By card, at a terminal of the shop. */
  | 'CARD_TERMINAL'
  /** By InstaPay. */
  | 'INSTA_PAY'
  /** Online, as a payment provider reported; nobody records it by hand. */
  | 'ONLINE'
  /** In cash, in the shop. */
  | 'SHOP_CASH'
  /** From a mobile wallet. */
  | 'WALLET';

/** How a settlement is closed. */
export type SettlementClosing = {
  /** The line of the bank's file that it arrived with: each is of one settlement. */
  bankLine?: BankLineInput | null | undefined;
  /** How to settle a difference; by default, it is carried over. */
  difference?: DifferenceAct | null | undefined;
  /** Said a second time of an amount beyond the limits, or of a line of the bank that another settlement has. */
  isConfirmed?: boolean;
  /** Why; required to give it up. */
  reason?: string | null | undefined;
  /** The amount that arrived; null for the computed amount. */
  received?: Pounds | null | undefined;
};

/** A courier's statement. */
export type SettlementInput = {
  /** The columns that the lines come from, remembered for the next statement. */
  columns?: StatementColumnsInput | null | undefined;
  /** The ID of the courier. */
  courierId: string;
  /** Whether the courier keeps the fees and hands over the rest. */
  deductsFees?: boolean;
  /** The name of the file. */
  fileName?: string | null | undefined;
  /** The lines, at most 2,000; null for all that the courier still has. */
  lines?: Array<SettlementLineInput> | null | undefined;
};

/** A decision about a line; omitted fields stay unchanged. */
export type SettlementLineDecision = {
  /** The amount, if the file was read wrongly. */
  amount?: Pounds | null | undefined;
  /** The fee, if the file was read wrongly. */
  fee?: Pounds | null | undefined;
  /** Whether an odd amount is right. */
  isConfirmed?: boolean | null | undefined;
  /** The kind of line. */
  kind?: SettlementLineKind | null | undefined;
  /** Why; required to give it up. */
  reason?: string | null | undefined;
  /** How to settle the missing amount of the parcel. */
  rest?: DifferenceAct | null | undefined;
  /** The ID of the parcel that it is about. */
  shipmentId?: string | null | undefined;
};

/** A line of a courier's statement. */
export type SettlementLineInput = {
  /** The amount collected at the door; null if the file has something else there. */
  amount?: Pounds | null | undefined;
  /** The fee; null for the agreed one. */
  fee?: Pounds | null | undefined;
  /** Said a second time of an amount that is beyond the limits. */
  isConfirmed?: boolean | null | undefined;
  /** The kind of line; null to find it out from its text. */
  kind?: SettlementLineKind | null | undefined;
  /** The text of the row, if it names no parcel; at most 300 characters. */
  label?: string | null | undefined;
  /** The number of the order. */
  orderId?: string | null | undefined;
  /** The phone of the recipient. */
  phone?: string | null | undefined;
  /** The number of the row in the file. */
  row?: number | null | undefined;
  /** The VAT on the fee; null for the agreed one. */
  tax?: Pounds | null | undefined;
  /** The courier's number of the parcel. */
  trackingNumber?: string | null | undefined;
};

/** The kind of a line in a courier's statement. */
export type SettlementLineKind =
  /** The amount carried over from an earlier statement. */
  | 'CARRIED'
  /** A compensation for what was lost or damaged. */
  | 'COMPENSATION'
  /** Something else that the courier takes off. */
  | 'DEDUCTION'
  /** A parcel: its cash and its fee. */
  | 'PARCEL'
  /** The file's own sum, which is compared and not booked. */
  | 'SUM'
  /** The VAT on the fees. */
  | 'TAX'
  /** Nobody knows yet: it is not booked. */
  | 'UNKNOWN';

/** The result of matching a line of a courier's statement. */
export type SettlementResult =
  /** It may be one of several parcels: somebody has to say which. */
  | 'AMBIGUOUS'
  /** Something that is about no parcel, such as VAT. */
  | 'EXPLAINED'
  /** An order whose cash the statement does not have. */
  | 'MISSING'
  /** The courier had collected less. */
  | 'OVER'
  /** The amount is right. */
  | 'PAID'
  /** An earlier line has the same parcel. */
  | 'REPEATED'
  /** The courier had collected more. */
  | 'SHORT'
  /** The file's own sum is not that of its lines. */
  | 'SUM_DIFFERS'
  /** No order of this courier matches. */
  | 'UNKNOWN'
  /** Its amount is none that can be read. */
  | 'UNREADABLE';

/** The headings of the columns of a courier's statements. */
export type StatementColumnsInput = {
  /** Of the amount collected. */
  amount?: string | null | undefined;
  /** Of the courier's fee. */
  fee?: string | null | undefined;
  /** Of what the courier pays: the amount without these. */
  net?: string | null | undefined;
  /** Of the order number. */
  orderId?: string | null | undefined;
  /** Of the recipient's phone. */
  phone?: string | null | undefined;
  /** Of another fee, such as that of insurance. */
  secondFee?: string | null | undefined;
  /** Of the VAT on them. */
  tax?: string | null | undefined;
  /** Of a third one. */
  thirdFee?: string | null | undefined;
  /** Of the tracking number. */
  trackingNumber?: string | null | undefined;
};

/** An amount of a courier's debt that the shop gives up. */
export type WriteOffCashInput = {
  /** The amount; null for all that is open. */
  amount?: Pounds | null | undefined;
  /** The ID of the courier. */
  courierId: string;
  /** The order; null for what was carried. */
  orderId?: string | null | undefined;
  /** Why. */
  reason: string;
  /** The parcel of the order. */
  shipmentId?: string | null | undefined;
};

export type CourierBalancesQueryVariables = Exact<{ [key: string]: never; }>;


export type CourierBalancesQuery = { courierBalances: Array<{ collected: Pounds, remitted: Pounds, fees: Pounds, owed: Pounds, courier: { id: string, name: string, isActive: boolean, isOwnDriver: boolean, statementColumns: { trackingNumber: string | null, orderId: string | null, phone: string | null, amount: string | null, fee: string | null, secondFee: string | null, thirdFee: string | null, tax: string | null, net: string | null } | null } }> };

export type SettlementDetailsFragment = { id: string, fileName: string | null, createdAt: string, closedAt: string | null, remitted: Pounds, computed: Pounds, feeDifference: Pounds, lines: Array<{ id: string, kind: SettlementLineKind, reference: string, rowNumber: number | null, label: string | null, result: SettlementResult, amount: Pounds, expected: Pounds, fee: Pounds, tax: Pounds, agreedFee: Pounds | null, agreedTax: Pounds | null, isPlausible: boolean, isConfirmed: boolean, writesOff: boolean, reason: string | null, order: { id: string } | null, shipment: { id: string } | null }> };

export type SettlementsQueryVariables = Exact<{
  courierId: string;
}>;


export type SettlementsQuery = { settlements: Array<{ id: string, fileName: string | null, createdAt: string, closedAt: string | null, remitted: Pounds, computed: Pounds, feeDifference: Pounds, lines: Array<{ id: string, kind: SettlementLineKind, reference: string, rowNumber: number | null, label: string | null, result: SettlementResult, amount: Pounds, expected: Pounds, fee: Pounds, tax: Pounds, agreedFee: Pounds | null, agreedTax: Pounds | null, isPlausible: boolean, isConfirmed: boolean, writesOff: boolean, reason: string | null, order: { id: string } | null, shipment: { id: string } | null }> }> };

export type StartSettlementMutationVariables = Exact<{
  input: SettlementInput;
  idempotencyKey?: string | null | undefined;
}>;


export type StartSettlementMutation = { startSettlement: { settlement: { id: string, fileName: string | null, createdAt: string, closedAt: string | null, remitted: Pounds, computed: Pounds, feeDifference: Pounds, lines: Array<{ id: string, kind: SettlementLineKind, reference: string, rowNumber: number | null, label: string | null, result: SettlementResult, amount: Pounds, expected: Pounds, fee: Pounds, tax: Pounds, agreedFee: Pounds | null, agreedTax: Pounds | null, isPlausible: boolean, isConfirmed: boolean, writesOff: boolean, reason: string | null, order: { id: string } | null, shipment: { id: string } | null }> } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type CourierBalanceLinesQueryVariables = Exact<{
  courierId: string;
}>;


export type CourierBalanceLinesQuery = { courierBalanceLines: Array<{ trackingNumber: string | null, why: BalanceReason, open: Pounds, order: { id: string } | null, shipment: { id: string } | null, settlement: { id: string } | null }> };

export type WriteOffCashMutationVariables = Exact<{
  input: WriteOffCashInput;
  idempotencyKey?: string | null | undefined;
}>;


export type WriteOffCashMutation = { writeOffCash: { balanceLines: Array<{ open: Pounds }> | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type DecideSettlementLineMutationVariables = Exact<{
  id: string;
  input: SettlementLineDecision;
}>;


export type DecideSettlementLineMutation = { decideSettlementLine: { settlement: { id: string, fileName: string | null, createdAt: string, closedAt: string | null, remitted: Pounds, computed: Pounds, feeDifference: Pounds, lines: Array<{ id: string, kind: SettlementLineKind, reference: string, rowNumber: number | null, label: string | null, result: SettlementResult, amount: Pounds, expected: Pounds, fee: Pounds, tax: Pounds, agreedFee: Pounds | null, agreedTax: Pounds | null, isPlausible: boolean, isConfirmed: boolean, writesOff: boolean, reason: string | null, order: { id: string } | null, shipment: { id: string } | null }> } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type CloseSettlementMutationVariables = Exact<{
  id: string;
  closing?: SettlementClosing | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type CloseSettlementMutation = { closeSettlement: { settlement: { id: string, fileName: string | null, createdAt: string, closedAt: string | null, remitted: Pounds, computed: Pounds, feeDifference: Pounds, lines: Array<{ id: string, kind: SettlementLineKind, reference: string, rowNumber: number | null, label: string | null, result: SettlementResult, amount: Pounds, expected: Pounds, fee: Pounds, tax: Pounds, agreedFee: Pounds | null, agreedTax: Pounds | null, isPlausible: boolean, isConfirmed: boolean, writesOff: boolean, reason: string | null, order: { id: string } | null, shipment: { id: string } | null }> } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type DiscardSettlementMutationVariables = Exact<{
  id: string;
}>;


export type DiscardSettlementMutation = { discardSettlement: { settlementId: string | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type PrepaymentSumsQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type PrepaymentSumsQuery = { prepaymentSums: Array<{ method: PrepaymentMethod | null, count: number, amount: Pounds }> };

export type ExpenseDetailsFragment = { id: string, spentOn: string, category: ExpenseCategory, amount: Pounds, note: string | null };

export type ExpensesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  category?: ExpenseCategory | null | undefined;
}>;


export type ExpensesQuery = { expenses: { totalCount: number, nodes: Array<{ id: string, spentOn: string, category: ExpenseCategory, amount: Pounds, note: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AddExpenseMutationVariables = Exact<{
  input: ExpenseInput;
  idempotencyKey?: string | null | undefined;
}>;


export type AddExpenseMutation = { addExpense: { expense: { id: string, spentOn: string, category: ExpenseCategory, amount: Pounds, note: string | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type UpdateExpenseMutationVariables = Exact<{
  id: string;
  input: ExpenseInput;
}>;


export type UpdateExpenseMutation = { updateExpense: { expense: { id: string, spentOn: string, category: ExpenseCategory, amount: Pounds, note: string | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type DeleteExpenseMutationVariables = Exact<{
  id: string;
}>;


export type DeleteExpenseMutation = { deleteExpense: { expenseId: string | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export const SettlementDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettlementDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settlement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"remitted"}},{"kind":"Field","name":{"kind":"Name","value":"computed"}},{"kind":"Field","name":{"kind":"Name","value":"feeDifference"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"agreedFee"}},{"kind":"Field","name":{"kind":"Name","value":"agreedTax"}},{"kind":"Field","name":{"kind":"Name","value":"isPlausible"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"writesOff"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<SettlementDetailsFragment, unknown>;
export const ExpenseDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpenseDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Expense"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"spentOn"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<ExpenseDetailsFragment, unknown>;
export const CourierBalancesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourierBalances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierBalances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnDriver"}},{"kind":"Field","name":{"kind":"Name","value":"statementColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"secondFee"}},{"kind":"Field","name":{"kind":"Name","value":"thirdFee"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"net"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"collected"}},{"kind":"Field","name":{"kind":"Name","value":"remitted"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}}]}}]} as unknown as DocumentNode<CourierBalancesQuery, CourierBalancesQueryVariables>;
export const SettlementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settlements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settlements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettlementDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettlementDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settlement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"remitted"}},{"kind":"Field","name":{"kind":"Name","value":"computed"}},{"kind":"Field","name":{"kind":"Name","value":"feeDifference"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"agreedFee"}},{"kind":"Field","name":{"kind":"Name","value":"agreedTax"}},{"kind":"Field","name":{"kind":"Name","value":"isPlausible"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"writesOff"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<SettlementsQuery, SettlementsQueryVariables>;
export const StartSettlementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSettlement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSettlement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settlement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettlementDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettlementDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settlement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"remitted"}},{"kind":"Field","name":{"kind":"Name","value":"computed"}},{"kind":"Field","name":{"kind":"Name","value":"feeDifference"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"agreedFee"}},{"kind":"Field","name":{"kind":"Name","value":"agreedTax"}},{"kind":"Field","name":{"kind":"Name","value":"isPlausible"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"writesOff"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<StartSettlementMutation, StartSettlementMutationVariables>;
export const CourierBalanceLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourierBalanceLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierBalanceLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"settlement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]} as unknown as DocumentNode<CourierBalanceLinesQuery, CourierBalanceLinesQueryVariables>;
export const WriteOffCashDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteOffCash"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteOffCashInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeOffCash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balanceLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<WriteOffCashMutation, WriteOffCashMutationVariables>;
export const DecideSettlementLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideSettlementLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementLineDecision"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideSettlementLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settlement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettlementDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettlementDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settlement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"remitted"}},{"kind":"Field","name":{"kind":"Name","value":"computed"}},{"kind":"Field","name":{"kind":"Name","value":"feeDifference"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"agreedFee"}},{"kind":"Field","name":{"kind":"Name","value":"agreedTax"}},{"kind":"Field","name":{"kind":"Name","value":"isPlausible"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"writesOff"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<DecideSettlementLineMutation, DecideSettlementLineMutationVariables>;
export const CloseSettlementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseSettlement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"closing"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementClosing"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSettlement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"closing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"closing"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settlement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettlementDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettlementDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settlement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"remitted"}},{"kind":"Field","name":{"kind":"Name","value":"computed"}},{"kind":"Field","name":{"kind":"Name","value":"feeDifference"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"agreedFee"}},{"kind":"Field","name":{"kind":"Name","value":"agreedTax"}},{"kind":"Field","name":{"kind":"Name","value":"isPlausible"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"writesOff"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<CloseSettlementMutation, CloseSettlementMutationVariables>;
export const DiscardSettlementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardSettlement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardSettlement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settlementId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DiscardSettlementMutation, DiscardSettlementMutationVariables>;
export const PrepaymentSumsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrepaymentSums"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepaymentSums"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<PrepaymentSumsQuery, PrepaymentSumsQueryVariables>;
export const ExpensesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Expenses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExpenseCategory"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expenses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpenseDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpenseDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Expense"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"spentOn"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<ExpensesQuery, ExpensesQueryVariables>;
export const AddExpenseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddExpense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExpenseInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addExpense"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expense"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpenseDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpenseDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Expense"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"spentOn"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<AddExpenseMutation, AddExpenseMutationVariables>;
export const UpdateExpenseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateExpense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExpenseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExpense"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expense"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpenseDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpenseDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Expense"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"spentOn"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<UpdateExpenseMutation, UpdateExpenseMutationVariables>;
export const DeleteExpenseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteExpense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteExpense"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expenseId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteExpenseMutation, DeleteExpenseMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useCourierBalancesQuery(options: QueryOptions<CourierBalancesQuery, CourierBalancesQueryVariables> = {}): Hooks.useQuery.Result<CourierBalancesQuery, CourierBalancesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(CourierBalancesDocument, options)
}

export function useSettlementsQuery(options: QueryOptions<SettlementsQuery, SettlementsQueryVariables> & { variables: SettlementsQueryVariables }): Hooks.useQuery.Result<SettlementsQuery, SettlementsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(SettlementsDocument, options)
}

export function useStartSettlementMutation(options?: Hooks.useMutation.Options<StartSettlementMutation, StartSettlementMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(StartSettlementDocument, options ?? {}))
}

export function useCourierBalanceLinesQuery(options: QueryOptions<CourierBalanceLinesQuery, CourierBalanceLinesQueryVariables> & { variables: CourierBalanceLinesQueryVariables }): Hooks.useQuery.Result<CourierBalanceLinesQuery, CourierBalanceLinesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(CourierBalanceLinesDocument, options)
}

export function useWriteOffCashMutation(options?: Hooks.useMutation.Options<WriteOffCashMutation, WriteOffCashMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(WriteOffCashDocument, options ?? {}))
}

export function useDecideSettlementLineMutation(options?: Hooks.useMutation.Options<DecideSettlementLineMutation, DecideSettlementLineMutationVariables>) {
  return Hooks.useMutation(DecideSettlementLineDocument, options ?? {})
}

export function useCloseSettlementMutation(options?: Hooks.useMutation.Options<CloseSettlementMutation, CloseSettlementMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(CloseSettlementDocument, options ?? {}))
}

export function useDiscardSettlementMutation(options?: Hooks.useMutation.Options<DiscardSettlementMutation, DiscardSettlementMutationVariables>) {
  return Hooks.useMutation(DiscardSettlementDocument, options ?? {})
}

export function usePrepaymentSumsQuery(options: QueryOptions<PrepaymentSumsQuery, PrepaymentSumsQueryVariables> = {}): Hooks.useQuery.Result<PrepaymentSumsQuery, PrepaymentSumsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(PrepaymentSumsDocument, options)
}

export function useExpensesQuery(options: QueryOptions<ExpensesQuery, ExpensesQueryVariables> & { variables: ExpensesQueryVariables }): Hooks.useQuery.Result<ExpensesQuery, ExpensesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(ExpensesDocument, options)
}

export function useAddExpenseMutation(options?: Hooks.useMutation.Options<AddExpenseMutation, AddExpenseMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(AddExpenseDocument, options ?? {}))
}

export function useUpdateExpenseMutation(options?: Hooks.useMutation.Options<UpdateExpenseMutation, UpdateExpenseMutationVariables>) {
  return Hooks.useMutation(UpdateExpenseDocument, options ?? {})
}

export function useDeleteExpenseMutation(options?: Hooks.useMutation.Options<DeleteExpenseMutation, DeleteExpenseMutationVariables>) {
  return Hooks.useMutation(DeleteExpenseDocument, options ?? {})
}