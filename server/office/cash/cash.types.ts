import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { LINE_KINDS, type LineKind } from '#domain/cash/line-kinds'
import {
  type ClosingInput,
  DIFFERENCE_ACTS,
  type DifferenceAct,
  type LineDecisionInput,
  SETTLEMENT_RESULTS,
  type SettlementInput as SettlementFields,
  type SettlementResult,
  type WriteOffInput as WriteOffFields,
} from '#domain/cash/settlement.schema'
import type { Piastres } from '#domain/money/units'
import { CASH_KINDS, type CashKind, type PrepaymentMethod } from '#domain/orders/order-life'
import { Courier } from '../../orders/couriers/couriers.types'
import { PrepaymentMethodEnum } from '../../orders/orders/api/order-life.types'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { PageInfo } from '../../platform/http/graphql/page-info.types'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { BALANCE_REASONS, type BalanceLineView, type BalanceReason } from './balance-lines.service'
import type { CourierBalanceView } from './balances.service'
import type { CashEntryView } from './cash-entries.service'
import type { PrepaymentSumView } from './prepayment-sums.service'
import type { SettlementLineView, SettlementView } from './settlements.service'

const SettlementResultEnum = toEnum(SETTLEMENT_RESULTS)

registerEnumType(SettlementResultEnum, {
  name: 'SettlementResult',
  description: "The result of matching a line of a courier's statement.",
  valuesConfig: {
    PAID: { description: 'The amount is right.' },
    SHORT: { description: 'The courier had collected more.' },
    OVER: { description: 'The courier had collected less.' },
    MISSING: { description: 'An order whose cash the statement does not have.' },
    UNKNOWN: { description: 'No order of this courier matches.' },
    AMBIGUOUS: { description: 'It may be one of several parcels: somebody has to say which.' },
    REPEATED: { description: 'An earlier line has the same parcel.' },
    UNREADABLE: { description: 'Its amount is none that can be read.' },
    EXPLAINED: { description: 'Something that is about no parcel, such as VAT.' },
    SUM_DIFFERS: { description: "The file's own sum is not that of its lines." },
  },
})

const LineKindEnum = toEnum(LINE_KINDS)

registerEnumType(LineKindEnum, {
  name: 'SettlementLineKind',
  description: "The kind of a line in a courier's statement.",
  valuesConfig: {
    PARCEL: { description: 'A parcel: its cash and its fee.' },
    TAX: { description: 'The VAT on the fees.' },
    COMPENSATION: { description: 'A compensation for what was lost or damaged.' },
    DEDUCTION: { description: 'Something else that the courier takes off.' },
    CARRIED: { description: 'The amount carried over from an earlier statement.' },
    SUM: { description: "The file's own sum, which is compared and not booked." },
    UNKNOWN: { description: 'Nobody knows yet: it is not booked.' },
  },
})

const DifferenceActEnum = toEnum(DIFFERENCE_ACTS)

registerEnumType(DifferenceActEnum, {
  name: 'DifferenceAct',
  description: 'The way a difference in money is settled.',
  valuesConfig: {
    CARRY: { description: 'It stays with the courier, for a later statement.' },
    WRITE_OFF: { description: 'The shop gives it up, for a reason.' },
  },
})

const BalanceReasonEnum = toEnum(BALANCE_REASONS)

registerEnumType(BalanceReasonEnum, {
  name: 'BalanceReason',
  description: 'Why a courier owes something.',
  valuesConfig: {
    NOT_SETTLED: { description: 'The cash of a parcel that no statement has had, less its fee.' },
    REST: { description: "The remainder of a parcel's cash after a statement." },
    FEE_NOT_SETTLED: { description: 'The fee of a parcel without cash: the shop owes it.' },
    CARRIED: { description: 'A difference that was carried when a settlement was closed.' },
  },
})

@ObjectType({ description: 'A part of what a courier owes.' })
export class CourierBalanceLine implements BalanceLineView {
  orderId!: number | null

  shipmentId!: number | null

  @Field(() => String, { nullable: true, description: 'The tracking number of the parcel.' })
  trackingNumber!: string | null

  settlementId!: number | null

  @Field(() => BalanceReasonEnum, { description: 'Why it is open.' })
  why!: BalanceReason

  @Field(() => EGP, { name: 'open', description: 'The amount; negative for what the shop owes.' })
  openPiastres!: Piastres
}

@ObjectType({ description: 'The balance of a courier.' })
export class CourierBalance implements CourierBalanceView {
  @Field(() => Courier, { description: 'The courier.' })
  courier!: Courier

  @Field(() => EGP, {
    name: 'collected',
    description: 'The amounts collected at the door, and compensations for lost parcels.',
  })
  collectedPiastres!: Piastres

  @Field(() => EGP, {
    name: 'remitted',
    description: 'The amount handed over to the shop, or written off by it.',
  })
  remittedPiastres!: Piastres

  @Field(() => EGP, {
    name: 'fees',
    description: "The courier's fees, the VAT on them and other deductions.",
  })
  feesPiastres!: Piastres

  @Field(() => EGP, {
    name: 'owed',
    description: '`collected` - `remitted` - `fees`; negative for what the shop owes.',
  })
  owedPiastres!: Piastres
}

const CashKindEnum = toEnum(CASH_KINDS)

registerEnumType(CashKindEnum, {
  name: 'CashKind',
  description: 'The kind of an entry of the ledger.',
  valuesConfig: {
    PREPAID: { description: 'A customer paid the shop before delivery.' },
    COLLECTED: { description: 'A customer paid at the door.' },
    REMITTED: { description: 'A courier handed the money over.' },
    COURIER_FEE: { description: 'A courier charged a fee.' },
    COURIER_TAX: { description: 'A courier charged VAT on its fees.' },
    COMPENSATION: { description: 'A courier owes or paid for a parcel that it lost.' },
    DEDUCTION: { description: 'A courier took something else off what it owes.' },
    REFUNDED: { description: 'The shop gave money back.' },
    WRITTEN_OFF: { description: 'The shop gave the money up.' },
  },
})

@ObjectType({ description: 'An entry of the ledger. Entries are never changed or deleted.' })
export class CashEntry implements Omit<CashEntryView, 'cairoTime'> {
  @Field(() => ID, { description: 'The ID of the entry.' })
  id!: string

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt!: Date

  orderId!: number | null

  courierId!: number | null

  @Field(() => String, { nullable: true, description: 'The name of that courier.' })
  courierName!: string | null

  settlementId!: number | null

  @Field(() => CashKindEnum, { description: 'The kind of entry.' })
  kind!: CashKind

  @Field(() => EGP, {
    name: 'amount',
    description: 'The amount; negative in an entry that reverses another.',
  })
  piastres!: Piastres

  @Field(() => String, { nullable: true, description: 'A note, such as a reference.' })
  note!: string | null

  @Field(() => PrepaymentMethodEnum, {
    nullable: true,
    description: 'How it was paid in advance; null for other entries, and of older releases.',
  })
  method!: PrepaymentMethod | null
}

@ObjectType({ description: 'The sum paid in advance by one method.' })
export class PrepaymentSum implements PrepaymentSumView {
  @Field(() => PrepaymentMethodEnum, {
    nullable: true,
    description: 'The method; null for payments of older releases.',
  })
  method!: PrepaymentMethod | null

  @Field(() => Int, { description: 'How many payments.' })
  count!: number

  @Field(() => EGP, { name: 'amount', description: 'Their sum.' })
  piastres!: Piastres
}

@ObjectType({ description: 'An entry in a list.' })
export class CashEntryEdge {
  @Field(() => String, { description: 'The cursor of the entry: pass it as `after`.' })
  cursor!: string

  @Field(() => CashEntry, { description: 'The entry.' })
  node!: CashEntry
}

@ObjectType({ description: 'A page of the ledger, oldest first.' })
export class CashEntryConnection {
  @Field(() => [CashEntry], { description: 'The entries of this page.' })
  nodes!: readonly CashEntry[]

  @Field(() => [CashEntryEdge], { description: 'The same entries with their cursors.' })
  edges!: readonly CashEntryEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@ObjectType({ description: 'A line of a settlement.' })
export class SettlementLine implements SettlementLineView {
  @Field(() => ID, { description: 'The ID of the line.' })
  id!: number

  orderId!: number | null

  @Field(() => String, { description: 'The tracking number, order number or phone.' })
  reference!: string

  @Field(() => LineKindEnum, { description: 'The kind of line.' })
  kind!: LineKind

  shipmentId!: number | null

  @Field(() => Int, { nullable: true, description: 'The number of the row in the file.' })
  rowNumber!: number | null

  @Field(() => String, {
    nullable: true,
    description: 'The text of the row, if it names no parcel.',
  })
  label!: string | null

  @Field(() => SettlementResultEnum, { description: 'The result of matching it.' })
  result!: SettlementResult

  @Field(() => EGP, {
    name: 'amount',
    description: 'The amount collected according to the statement.',
  })
  amountPiastres!: Piastres

  @Field(() => EGP, { name: 'expected', description: 'The amount that the shop expects.' })
  expectedPiastres!: Piastres

  @Field(() => EGP, { name: 'fee', description: "The courier's fee." })
  feePiastres!: Piastres

  @Field(() => EGP, { name: 'tax', description: 'The VAT on the fee.' })
  taxPiastres!: Piastres

  @Field(() => EGP, {
    name: 'agreedFee',
    nullable: true,
    description: 'The fee by the price list; null where none applies.',
  })
  agreedFeePiastres!: Piastres | null

  @Field(() => EGP, {
    name: 'agreedTax',
    nullable: true,
    description: 'The VAT by the price list; null where none applies.',
  })
  agreedTaxPiastres!: Piastres | null

  @Field(() => Boolean, {
    description: 'Whether it is within the limits; anything beyond has to be confirmed.',
  })
  isPlausible!: boolean

  @Field(() => Boolean, { description: 'Whether somebody has confirmed that it is right.' })
  isConfirmed!: boolean

  @Field(() => Boolean, { description: 'Whether what is missing of the parcel is given up.' })
  writesOff!: boolean

  @Field(() => String, { nullable: true, description: 'Why it is given up.' })
  reason!: string | null
}

@ObjectType({ description: "A courier's statement, compared with what was collected." })
export class Settlement implements SettlementView {
  @Field(() => ID, { description: 'The ID of the settlement.' })
  id!: number

  @Field(() => Courier, { description: 'The courier.' })
  courier!: Courier

  @Field(() => String, { nullable: true, description: 'The name of the file.' })
  fileName!: string | null

  @Field(() => Boolean, {
    description: 'Whether the courier keeps the fees and hands over the rest.',
  })
  deductsFees!: boolean

  @Field(() => DateTime, { description: 'When the statement was read.' })
  createdAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When it was closed; null while open.' })
  closedAt!: Date | null

  @Field(() => [SettlementLine], {
    description: 'The lines of the statement, and the orders that it does not have.',
  })
  lines!: readonly SettlementLine[]

  @Field(() => EGP, {
    name: 'remitted',
    description:
      'The amount that the courier hands over for the lines; once it is closed, the amount that arrived.',
  })
  remittedPiastres!: Piastres

  @Field(() => EGP, {
    name: 'computed',
    description: 'The amount that should arrive for the lines.',
  })
  computedPiastres!: Piastres

  @Field(() => EGP, {
    name: 'received',
    nullable: true,
    description:
      'The amount that arrived; null while it is open, and in settlements of older releases.',
  })
  receivedPiastres!: Piastres | null

  @Field(() => EGP, {
    name: 'writtenOff',
    description: 'The part of the difference that was written off.',
  })
  writtenOffPiastres!: Piastres

  @Field(() => String, { nullable: true, description: 'Why it was given up.' })
  reason!: string | null

  @Field(() => EGP, {
    name: 'feeDifference',
    description: 'By how much fees and VAT of the statement are above the agreed ones.',
  })
  feeDifferencePiastres!: Piastres
}

@InputType({ description: "A line of a courier's statement." })
export class SettlementLineInput {
  @Field(() => String, { nullable: true, description: "The courier's number of the parcel." })
  trackingNumber?: string | null

  @Field(() => ID, { nullable: true, description: 'The number of the order.' })
  orderId?: string | null

  @Field(() => String, { nullable: true, description: 'The phone of the recipient.' })
  phone?: string | null

  @Field(() => EGP, {
    nullable: true,
    description: 'The amount collected at the door; null if the file has something else there.',
  })
  amount?: number | null

  @Field(() => EGP, { nullable: true, description: 'The fee; null for the agreed one.' })
  fee?: number | null

  @Field(() => EGP, { nullable: true, description: 'The VAT on the fee; null for the agreed one.' })
  tax?: number | null

  @Field(() => LineKindEnum, {
    nullable: true,
    description: 'The kind of line; null to find it out from its text.',
  })
  kind?: LineKind | null

  @Field(() => String, {
    nullable: true,
    description: 'The text of the row, if it names no parcel; at most 300 characters.',
  })
  label?: string | null

  @Field(() => Int, { nullable: true, description: 'The number of the row in the file.' })
  row?: number | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Said a second time of an amount that is beyond the limits.',
  })
  isConfirmed?: boolean
}

@InputType({ description: "The headings of the columns of a courier's statements." })
class StatementColumnsInput {
  @Field(() => String, { nullable: true, description: 'Of the tracking number.' })
  trackingNumber?: string | null

  @Field(() => String, { nullable: true, description: 'Of the order number.' })
  orderId?: string | null

  @Field(() => String, { nullable: true, description: "Of the recipient's phone." })
  phone?: string | null

  @Field(() => String, { nullable: true, description: 'Of the amount collected.' })
  amount?: string | null

  @Field(() => String, { nullable: true, description: "Of the courier's fee." })
  fee?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Of another fee, such as that of insurance.',
  })
  secondFee?: string | null

  @Field(() => String, { nullable: true, description: 'Of a third one.' })
  thirdFee?: string | null

  @Field(() => String, { nullable: true, description: 'Of the VAT on them.' })
  tax?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Of what the courier pays: the amount without these.',
  })
  net?: string | null
}

@InputType({ description: "A courier's statement." })
export class SettlementInput implements SettlementFields {
  @Field(() => ID, { description: 'The ID of the courier.' })
  courierId!: string

  @Field(() => String, { nullable: true, description: 'The name of the file.' })
  fileName?: string | null

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether the courier keeps the fees and hands over the rest.',
  })
  deductsFees?: boolean

  @Field(() => StatementColumnsInput, {
    nullable: true,
    description: 'The columns that the lines come from, remembered for the next statement.',
  })
  columns?: StatementColumnsInput | null

  @Field(() => [SettlementLineInput], {
    nullable: true,
    description: 'The lines, at most 2,000; null for all that the courier still has.',
  })
  lines?: SettlementLineInput[] | null
}

@InputType({ description: 'A decision about a line; omitted fields stay unchanged.' })
export class SettlementLineDecision implements LineDecisionInput {
  @Field(() => LineKindEnum, { nullable: true, description: 'The kind of line.' })
  kind?: LineKind | null

  @Field(() => ID, { nullable: true, description: 'The ID of the parcel that it is about.' })
  shipmentId?: string | null

  @Field(() => EGP, { nullable: true, description: 'The amount, if the file was read wrongly.' })
  amount?: number | null

  @Field(() => EGP, { nullable: true, description: 'The fee, if the file was read wrongly.' })
  fee?: number | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether an odd amount is right.',
  })
  isConfirmed?: boolean | null

  @Field(() => DifferenceActEnum, {
    nullable: true,
    description: 'How to settle the missing amount of the parcel.',
  })
  rest?: DifferenceAct | null

  @Field(() => String, { nullable: true, description: 'Why; required to give it up.' })
  reason?: string | null
}

@InputType({ description: "A line of a bank's or wallet's file." })
class BankLineInput {
  @Field(() => String, { nullable: true, description: 'Its reference, or its text.' })
  reference?: string | null

  @Field(() => CalendarDate, { nullable: true, description: 'Its day, such as 2026-11-20.' })
  date?: string | null

  @Field(() => EGP, { description: 'The amount that arrived with it.' })
  amount!: number
}

@InputType({ description: 'How a settlement is closed.' })
export class SettlementClosing implements ClosingInput {
  @Field(() => EGP, {
    nullable: true,
    description: 'The amount that arrived; null for the computed amount.',
  })
  received?: number | null

  @Field(() => DifferenceActEnum, {
    nullable: true,
    description: 'How to settle a difference; by default, it is carried over.',
  })
  difference?: DifferenceAct | null

  @Field(() => String, { nullable: true, description: 'Why; required to give it up.' })
  reason?: string | null

  @Field(() => BankLineInput, {
    nullable: true,
    description: "The line of the bank's file that it arrived with: each is of one settlement.",
  })
  bankLine?: BankLineInput | null

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Said a second time of an amount beyond the limits, or of a line of the bank that another settlement has.',
  })
  isConfirmed?: boolean
}

@InputType({ description: "An amount of a courier's debt that the shop gives up." })
export class WriteOffCashInput implements WriteOffFields {
  @Field(() => ID, { description: 'The ID of the courier.' })
  courierId!: string

  @Field(() => ID, { nullable: true, description: 'The order; null for what was carried.' })
  orderId?: string | null

  @Field(() => ID, { nullable: true, description: 'The parcel of the order.' })
  shipmentId?: string | null

  @Field(() => EGP, { nullable: true, description: 'The amount; null for all that is open.' })
  amount?: number | null

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@ObjectType({ description: 'The result of giving up cash.' })
export class WriteOffCashPayload extends MutationPayload {
  @Field(() => [CourierBalanceLine], {
    nullable: true,
    description: 'The amount that the courier still owes; null on failure.',
  })
  balanceLines?: readonly CourierBalanceLine[]
}

@ObjectType({ description: 'The result of reading or closing a settlement.' })
export class SettlementPayload extends MutationPayload {
  @Field(() => Settlement, { nullable: true, description: 'The settlement; null on failure.' })
  settlement?: Settlement
}

@ObjectType({ description: 'The result of discarding a settlement.' })
export class DiscardSettlementPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'Its ID; null on failure.' })
  settlementId?: string
}
