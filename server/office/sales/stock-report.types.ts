import { Field, Int, ObjectType, registerEnumType } from 'type-graphql'
import { MAX_REPORT_ROWS } from '#domain/limits'
import type { Piastres } from '#domain/money/units'
import {
  STOCK_DIMENSION_TABLE,
  STOCK_DIMENSIONS,
  STOCK_SORT_TABLE,
  STOCK_SORTS,
} from '#domain/reports/stock-report'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import type { StockAmountsView, StockReportView, StockRowView } from './stock-report.service'

export const StockDimensionEnum = toEnum(STOCK_DIMENSIONS)

registerEnumType(StockDimensionEnum, {
  name: 'StockReportDimension',
  description: 'The parts into which a report divides the stock.',
  valuesConfig: STOCK_DIMENSION_TABLE,
})

export const StockSortEnum = toEnum(STOCK_SORTS)

registerEnumType(StockSortEnum, {
  name: 'StockReportSort',
  description: 'The orders of the rows of a report on the stock.',
  valuesConfig: STOCK_SORT_TABLE,
})

@ObjectType({ description: 'The stock of some products, and how fast they sell.' })
export class StockReportAmounts implements StockAmountsView {
  @Field(() => Int, { description: 'The number of products.' })
  products!: number

  @Field(() => Int, { description: 'The units in stock, of products whose stock is kept.' })
  units!: number

  @Field(() => EGP, { name: 'value', description: 'These units at their current prices.' })
  valuePiastres!: Piastres

  costPiastres!: Piastres

  unknownPiastres!: Piastres

  @Field(() => Int, { description: 'The units sold in the last 30 days.' })
  soldIn30Days!: number

  @Field(() => Int, { description: 'The units sold in the last 90 days, counted once an hour.' })
  soldIn90Days!: number

  @Field(() => Int, {
    nullable: true,
    description:
      'How many days the units last at the speed of the last 30 days; null if nothing was sold in these.',
  })
  daysLeft!: number | null
}

@ObjectType({ description: 'A row of a report on the stock.' })
export class StockReportRow implements StockRowView {
  @Field(() => String, {
    nullable: true,
    description: 'The ID of a product, the key of a category, or a brand; null without one.',
  })
  key!: string | null

  name!: string | null

  nameAr!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the product in the language of Accept-Language, in a report by product; null otherwise.',
  })
  displayName?: string | null

  @Field(() => StockReportAmounts, { description: 'Its stock.' })
  amounts!: StockReportAmounts
}

@ObjectType({ description: 'The stock by product, category or brand.' })
export class StockReport implements StockReportView {
  @Field(() => [StockReportRow], { description: `The rows; at most ${MAX_REPORT_ROWS}.` })
  rows!: readonly StockReportRow[]

  @Field(() => Int, { description: 'The number of rows without this limit.' })
  rowCount!: number

  @Field(() => StockReportAmounts, { description: 'All of the stock.' })
  total!: StockReportAmounts
}
