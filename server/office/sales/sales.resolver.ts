import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import { SALES_PERIODS } from '#domain/orders/sales-period'
import type { Context } from '../../platform/features/context'
import { NullWithout, Requires } from '../../platform/http/graphql/requires'
import { readRecentSales } from './recent-sales.service'
import { readRefusalShares } from './refusals.service'
import { readSales } from './sales.service'
import { Margin, RecentSales, Refusals, Sales, SalesComparison } from './sales.types'
import { compareSales } from './sales-comparison.service'

@Resolver(() => Sales)
export class SalesResolver {
  @Requires('revenue.read')
  @Query(() => Sales, {
    description: 'The sales of the last days in Cairo time, including today.',
  })
  async sales(
    @Ctx() { db }: Context,
    @Arg('days', () => Int, {
      defaultValue: 30,
      description: `The number of days: ${SALES_PERIODS.join(', ')}.`,
    })
    days: number,
  ): Promise<Sales> {
    return readSales(db, { days })
  }

  @Requires('revenue.read')
  @Query(() => RecentSales, {
    description:
      'The sales of yesterday and of this week, each beside the same days a week before.',
  })
  async recentSales(@Ctx() { db }: Context): Promise<RecentSales> {
    return readRecentSales(db)
  }

  @FieldResolver(() => SalesComparison, {
    description: 'The cash of the period, and the same weekdays before it.',
  })
  async comparison(@Ctx() { db }: Context, @Root() { period }: Sales): Promise<SalesComparison> {
    return compareSales(db, period)
  }

  @FieldResolver(() => Refusals, {
    description: 'The customers who refused parcels of orders that were placed in the period.',
  })
  async refusals(@Ctx() { db }: Context, @Root() { period }: Sales): Promise<Refusals> {
    return readRefusalShares(db, period)
  }

  @NullWithout(VALUE_PERMISSIONS.margin)
  @FieldResolver(() => Margin, {
    nullable: true,
    description: 'The margin.',
  })
  margin(@Root() { margin }: Sales): Margin {
    return margin
  }
}
