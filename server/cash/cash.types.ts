import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import {
  SETTLEMENT_RESULTS,
  type SettlementInput as SettlementFields,
  type SettlementResult,
} from '#domain/cash/settlement.schema'
import type { Piastres } from '#domain/money/units'
import { CASH_KINDS, type CashKind } from '#domain/orders/order-life'
import { Courier } from '../couriers/couriers.types'
import { DateTime } from '../http/graphql/date-time.scalar'
import { EGP } from '../http/graphql/egp.scalar'
import { toEnum } from '../http/graphql/enum-values'
import { PageInfo } from '../http/graphql/page-info.types'
import { MutationPayload } from '../http/graphql/payload.types'
import type { CourierBalanceView } from './balances.service'
import type { CashEntryView } from './cash-entries.service'
import type { SettlementLineView, SettlementView } from './settlements.service'

const SettlementResultEnum = toEnum(SETTLEMENT_RESULTS)

registerEnumType(SettlementResultEnum, {
  name: 'SettlementResult',
  description: "What a line of a courier's statement turned out to be.",
  valuesConfig: {
    PAID: { description: 'The amount is right.' },
    SHORT: { description: 'The courier had collected more.' },
    OVER: { description: 'The courier had collected less.' },
    MISSING: { description: 'An order whose cash the statement does not have.' },
    UNKNOWN: { description: 'No order of this courier matches.' },
  },
})

@ObjectType({ description: 'What a courier owes the shop.' })
export class CourierBalance implements CourierBalanceView {
  @Field(() => Courier, { description: 'The courier.' })
  courier!: Courier

  @Field(() => EGP, { name: 'collected', description: 'What was collected at the door.' })
  collectedPiastres!: Piastres

  @Field(() => EGP, { name: 'remitted', description: 'What was handed over to the shop.' })
  remittedPiastres!: Piastres

  @Field(() => EGP, { name: 'fees', description: "The courier's fees." })
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
  description: 'What an entry of the ledger says.',
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

  @Field(() => ID, { nullable: true, description: 'The ID of the order that it is about.' })
  orderId!: number | null

  @Field(() => ID, {
    nullable: true,
    description: "The ID of the courier who has or had the money; null for the shop's own hands.",
  })
  courierId!: number | null

  @Field(() => String, { nullable: true, description: 'The name of that courier.' })
  courierName!: string | null

  @Field(() => ID, {
    nullable: true,
    description: 'The ID of the settlement that it was booked by.',
  })
  settlementId!: number | null

  @Field(() => CashKindEnum, { description: 'What it says.' })
  kind!: CashKind

  @Field(() => EGP, {
    name: 'amount',
    description: 'The amount; negative in an entry that reverses another.',
  })
  piastres!: Piastres

  @Field(() => String, { nullable: true, description: 'A note, such as a reference.' })
  note!: string | null
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
}

@ObjectType({ description: 'A line of a settlement.' })
export class SettlementLine implements SettlementLineView {
  @Field(() => ID, { description: 'The ID of the line.' })
  id!: number

  @Field(() => ID, { nullable: true, description: 'The ID of the order; null if none matches.' })
  orderId!: number | null

  @Field(() => String, { description: 'The tracking number, order number or phone.' })
  reference!: string

  @Field(() => SettlementResultEnum, { description: 'What it turned out to be.' })
  result!: SettlementResult

  @Field(() => EGP, { name: 'amount', description: 'What the statement says was collected.' })
  amountPiastres!: Piastres

  @Field(() => EGP, { name: 'expected', description: 'What the shop expects.' })
  expectedPiastres!: Piastres

  @Field(() => EGP, { name: 'fee', description: "The courier's fee." })
  feePiastres!: Piastres
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
  feesDeducted!: boolean

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
    description: 'What the courier hands over for the lines that match an order.',
  })
  remittedPiastres!: Piastres
}

@InputType({ description: "A line of a courier's statement." })
export class SettlementLineInput {
  @Field(() => String, { nullable: true, description: "The courier's number of the parcel." })
  trackingNumber?: string | null

  @Field(() => ID, { nullable: true, description: 'The number of the order.' })
  orderId?: string | null

  @Field(() => String, { nullable: true, description: 'The phone of the recipient.' })
  phone?: string | null

  @Field(() => EGP, { description: 'What was collected at the door.' })
  amount!: number

  @Field(() => EGP, { nullable: true, description: 'The fee; null for the agreed one.' })
  fee?: number | null
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
  feesDeducted?: boolean

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
