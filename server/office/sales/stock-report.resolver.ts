import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { StockDimension, StockSort } from '#domain/reports/stock-report'
import type { Context } from '../../platform/features/context'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { NullWithout, Requires } from '../../platform/http/graphql/requires'
import { readStockReport } from './stock-report.service'
import {
  StockDimensionEnum,
  StockReport,
  StockReportAmounts,
  StockSortEnum,
} from './stock-report.types'

@Resolver(() => StockReport)
export class StockReportResolver {
  @Requires('revenue.read')
  @Query(() => StockReport, {
    description:
      'The stock at its cost and its price, and how fast it sells. Requires the permission `products.read`, too.',
  })
  async stockReport(
    @Ctx() { db, requirePermission }: Context,
    @Arg('by', () => StockDimensionEnum, { description: 'The dimension.' }) by: StockDimension,
    @Arg('sort', () => StockSortEnum, {
      nullable: true,
      description: 'The order of the rows; `VALUE` by default.',
    })
    sort?: StockSort,
  ): Promise<StockReport> {
    await requirePermission('products.read')
    return readStockReport(db, { by, sort: sort ?? 'value' })
  }
}

@Resolver(() => StockReportAmounts)
export class StockAmountsResolver {
  @NullWithout(VALUE_PERMISSIONS.productCost)
  @FieldResolver(() => EGP, {
    nullable: true,
    description: 'The units whose cost is known, at the current costs of the products.',
  })
  cost(@Root() { costPiastres }: StockReportAmounts) {
    return costPiastres
  }

  @NullWithout(VALUE_PERMISSIONS.productCost)
  @FieldResolver(() => EGP, {
    nullable: true,
    description: 'The units whose cost is not known, at their prices.',
  })
  unknown(@Root() { unknownPiastres }: StockReportAmounts) {
    return unknownPiastres
  }
}
