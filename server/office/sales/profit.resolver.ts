import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { Requires } from '../../platform/http/graphql/requires'
import { currentSettings } from '../../shop/settings/current-settings'
import { readProfit } from './profit.service'
import { ProfitStatement } from './profit.types'

@Resolver()
export class ProfitResolver {
  // Who may know what products cost, what was sold and what the shop spends. No scope of API keys has all of it.
  @Requires('products.cost')
  @Query(() => ProfitStatement, {
    description:
      'The profit of a period, beside as many days before. Requires the permissions `revenue.read` and `money.read`, too.',
  })
  async profit(
    @Ctx() { db, get, requirePermission }: Context,
    @Arg('from', () => CalendarDate, { description: 'The first day in Cairo.' }) from: string,
    @Arg('to', () => CalendarDate, { description: 'The last day.' }) to: string,
  ): Promise<ProfitStatement> {
    await requirePermission('revenue.read')
    await requirePermission('money.read')
    const { values } = await get(currentSettings).get(db)
    return readProfit(db, { from, to }, { isTaxed: values.taxNumber !== null })
  }
}
