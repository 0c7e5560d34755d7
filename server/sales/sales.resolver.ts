import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import { SALES_PERIODS } from '#domain/orders/sales-period'
import type { Context } from '../context'
import { Requires } from '../http/graphql/requires'
import { readSales } from './sales.service'
import { Sales } from './sales.types'

@Resolver()
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
}
