import { Field, Int, ObjectType, registerEnumType } from 'type-graphql'
import { MAX_REPORT_ROWS } from '#domain/limits'
import type { Piastres } from '#domain/money/units'
import {
  REPORT_DIMENSION_TABLE,
  REPORT_DIMENSIONS,
  REPORT_SORT_TABLE,
  REPORT_SORTS,
} from '#domain/reports/sales-report'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import type { ReportAmountsView, ReportRowView, SalesReportView } from './sales-report.service'

export const ReportDimensionEnum = toEnum(REPORT_DIMENSIONS)

registerEnumType(ReportDimensionEnum, {
  name: 'ReportDimension',
  description: 'The parts into which a report divides sales.',
  valuesConfig: REPORT_DIMENSION_TABLE,
})

export const ReportSortEnum = toEnum(REPORT_SORTS)

registerEnumType(ReportSortEnum, {
  name: 'ReportSort',
  description: 'The orders of the rows of a report.',
  valuesConfig: REPORT_SORT_TABLE,
})

@ObjectType({
  description:
    'The sales of a part of a report. Cancelled orders have parcels and their charges in it, and no sales.',
})
export class ReportAmounts implements ReportAmountsView {
  @Field(() => Int, { description: 'The number of orders.' })
  orders!: number

  @Field(() => Int, { description: 'The number of units sold.' })
  units!: number

  @Field(() => EGP, { name: 'items', description: 'The items at their prices, before discounts.' })
  itemsPiastres!: Piastres

  costPiastres!: Piastres

  unknownPiastres!: Piastres

  @Field(() => Int, {
    description:
      'The number of parcels that arrived at a door, also of orders that were cancelled then.',
  })
  parcels!: number

  @Field(() => Int, { description: 'How many of these parcels were refused.' })
  refused!: number

  @Field(() => Int, { description: 'The number of orders that were delivered.' })
  deliveredOrders!: number

  @Field(() => Int, {
    description:
      'The number of delivered orders with a product whose cost is not known, which counts as 0 in `profit`.',
  })
  unknownCostOrders!: number

  profitPiastres!: Piastres
}

@ObjectType({ description: 'A row of a report.' })
export class SalesReportRow implements ReportRowView {
  @Field(() => String, {
    nullable: true,
    description:
      'The value of the first dimension: the ID of a product, the key of a category, a brand, the code of a governorate, an area, a phone, the name of a courier, an order source, a discount code, a day, a weekday from 1 (Monday), or an hour; null without one.',
  })
  key!: string | null

  @Field(() => String, { nullable: true, description: 'The value of the second dimension.' })
  andKey!: string | null

  name!: string | null

  nameAr!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the product in the language of Accept-Language, in a report by product; null otherwise.',
  })
  displayName?: string | null

  @Field(() => ReportAmounts, { description: 'The sales of the period.' })
  amounts!: ReportAmounts

  @Field(() => ReportAmounts, {
    nullable: true,
    description: 'The sales of as many days before; null without any.',
  })
  before!: ReportAmounts | null
}

@ObjectType({ description: 'The sales of a period by one or two dimensions.' })
export class SalesReport implements SalesReportView {
  @Field(() => CalendarDate, { description: 'The first day in Cairo.' })
  from!: string

  @Field(() => CalendarDate, { description: 'The last day.' })
  to!: string

  @Field(() => CalendarDate, { description: 'The first of as many days before.' })
  beforeFrom!: string

  @Field(() => CalendarDate, { description: 'The last of these days.' })
  beforeTo!: string

  @Field(() => [SalesReportRow], {
    description: `The rows; at most ${MAX_REPORT_ROWS}.`,
  })
  rows!: readonly SalesReportRow[]

  @Field(() => Int, { description: 'The number of rows without this limit.' })
  rowCount!: number

  @Field(() => ReportAmounts, { description: 'The sales of the period.' })
  total!: ReportAmounts

  @Field(() => ReportAmounts, { description: 'The sales of as many days before.' })
  totalBefore!: ReportAmounts
}
