import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import { SALES_PERIODS } from '#domain/sales.schema'
import type { Context } from '../http/context'
import { readSales } from './sales.service'
import { Sales } from './sales.types'

@Resolver()
export class SalesResolver {
  @Query(() => Sales, {
    description:
      "What was sold in the last days in Cairo, today among them. Needs the owner's token or a key that may READ_ORDERS.",
  })
  async sales(
    @Ctx() { db, admin }: Context,
    @Arg('days', () => Int, {
      defaultValue: 30,
      description: `How many days: ${SALES_PERIODS.join(', ')}.`,
    })
    days: number,
  ): Promise<Sales> {
    await admin('readOrders')
    return readSales(db, { days })
  }
}
