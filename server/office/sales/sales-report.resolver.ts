import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { ReportDimension } from '#domain/reports/sales-report'
import type { Context } from '../../platform/features/context'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { NullWithout, Requires } from '../../platform/http/graphql/requires'
import { readSalesReport } from './sales-report.service'
import { ReportAmounts, ReportDimensionEnum, SalesReport } from './sales-report.types'

@Resolver(() => SalesReport)
export class SalesReportResolver {
  @Requires('revenue.read')
  @Query(() => SalesReport, {
    description: 'The sales of a period by one or two dimensions, beside as many days before it.',
  })
  async salesReport(
    @Ctx() { db }: Context,
    @Arg('by', () => ReportDimensionEnum, { description: 'The first dimension.' })
    by: ReportDimension,
    @Arg('from', () => CalendarDate, { description: 'The first day in Cairo.' }) from: string,
    @Arg('to', () => CalendarDate, { description: 'The last day.' }) to: string,
    @Arg('andBy', () => ReportDimensionEnum, {
      nullable: true,
      description: 'The second dimension, which divides each row.',
    })
    andBy?: ReportDimension,
  ): Promise<SalesReport> {
    return readSalesReport(db, { by, andBy, from, to })
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
}
