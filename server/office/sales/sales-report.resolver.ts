import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { ReportDimension, ReportSort } from '#domain/reports/sales-report'
import type { Context } from '../../platform/features/context'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { NullWithout, Requires } from '../../platform/http/graphql/requires'
import { readSalesReport } from './sales-report.service'
import {
  ReportAmounts,
  ReportDimensionEnum,
  ReportSortEnum,
  SalesReport,
} from './sales-report.types'

@Resolver(() => SalesReport)
export class SalesReportResolver {
  @Requires('revenue.read')
  @Query(() => SalesReport, {
    description: 'The sales of a period by one or two dimensions, beside as many days before it.',
  })
  async salesReport(
    @Ctx() { db, requirePermission }: Context,
    @Arg('by', () => ReportDimensionEnum, { description: 'The first dimension.' })
    by: ReportDimension,
    @Arg('from', () => CalendarDate, { description: 'The first day in Cairo.' }) from: string,
    @Arg('to', () => CalendarDate, { description: 'The last day.' }) to: string,
    @Arg('andBy', () => ReportDimensionEnum, {
      nullable: true,
      description: 'The second dimension, which divides each row.',
    })
    andBy?: ReportDimension,
    @Arg('sort', () => ReportSortEnum, {
      nullable: true,
      description: 'The order of the rows; `SALES` by default.',
    })
    sort?: ReportSort,
  ): Promise<SalesReport> {
    if (by === 'customer' || andBy === 'customer') await requirePermission('customers.read')
    return readSalesReport(db, { by, andBy, sort, from, to })
  }
}

@Resolver(() => ReportAmounts)
export class ReportAmountsResolver {
  @NullWithout(VALUE_PERMISSIONS.margin)
  @FieldResolver(() => EGP, {
    nullable: true,
    description: 'The current costs of the products, of the items whose cost is known.',
  })
  cost(@Root() { costPiastres }: ReportAmounts) {
    return costPiastres
  }

  @NullWithout(VALUE_PERMISSIONS.margin)
  @FieldResolver(() => EGP, { nullable: true, description: 'The items whose cost is not known.' })
  unknown(@Root() { unknownPiastres }: ReportAmounts) {
    return unknownPiastres
  }

  @NullWithout(VALUE_PERMISSIONS.margin)
  @FieldResolver(() => EGP, {
    nullable: true,
    description:
      'The amount that customers paid for delivered orders, less the costs of what they kept, and what couriers charged, gave no more or lost for all orders. Of an order with several products, each has its share. Before VAT and expenses.',
  })
  profit(@Root() { profitPiastres }: ReportAmounts) {
    return profitPiastres
  }
}
