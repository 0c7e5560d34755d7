import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import { HANDOVERS_PAGE_SIZE } from '#domain/limits'
import type { Context } from '../context'
import { toConnection } from '../http/graphql/connection'
import { AfterArg, FirstArg } from '../http/graphql/page-arguments'
import { findHandover, listHandovers } from './handovers.service'
import { HandoverConnection, HandoverSheet } from './handovers.types'

const KEY = "Requires the admin's token, or an API key with the scope READ_ORDERS."

@Resolver()
export class HandoversResolver {
  @Query(() => HandoverConnection, { description: `Handovers in pages, newest first. ${KEY}` })
  async handovers(
    @Ctx() { db, requireAdmin }: Context,
    @FirstArg(HANDOVERS_PAGE_SIZE) first: number,
    @AfterArg() after?: string,
    @Arg('courierId', () => ID, {
      nullable: true,
      description: 'Only those of the courier with this ID.',
    })
    courierId?: string | null,
  ): Promise<HandoverConnection> {
    await requireAdmin('readOrders')
    return toConnection(await listHandovers(db, { first, after, courierId }))
  }

  @Query(() => HandoverSheet, {
    nullable: true,
    description: `A handover with its parcels; null if it does not exist. ${KEY}`,
  })
  async handoverSheet(
    @Ctx() { db, requireAdmin }: Context,
    @Arg('id', () => ID, { description: 'The number of the handover.' }) id: string,
  ): Promise<HandoverSheet | null> {
    await requireAdmin('readOrders')
    return findHandover(db, id)
  }
}
