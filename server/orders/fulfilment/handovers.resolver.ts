import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { toCountedConnection } from '../../platform/http/graphql/connection'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { AfterArg, FirstArg } from '../../platform/http/graphql/page-arguments'
import { Requires } from '../../platform/http/graphql/requires'
import { findHandover, listHandovers } from './handovers.service'
import { HandoverConnection, HandoverSheet } from './handovers.types'

@Resolver()
export class HandoversResolver {
  @Requires('orders.read')
  @Query(() => HandoverConnection, { description: `Handovers in pages, newest first.` })
  async handovers(
    @Ctx() { db }: Context,
    @FirstArg() first: number,
    @AfterArg() after?: string,
    @Arg('courierId', () => ID, {
      nullable: true,
      description: 'Only those of the courier with this ID.',
    })
    courierId?: string | null,
  ): Promise<HandoverConnection> {
    return toCountedConnection(await listHandovers(db, { first, after, courierId }))
  }

  @Requires('orders.read')
  @Query(() => HandoverSheet, {
    nullable: true,
    description: `A handover with its parcels; null if it does not exist.`,
  })
  async handoverSheet(
    @Ctx() { db }: Context,
    @Arg('id', () => ID, { description: 'The number of the handover.' }) id: string,
  ): Promise<HandoverSheet | null> {
    return findHandover(db, id)
  }
}

@Resolver(() => HandoverConnection)
export class HandoverConnectionResolver {
  @DatabaseCost(5)
  @FieldResolver(() => Int, { description: 'The total number of handovers that match.' })
  totalCount(@Root() { count }: HandoverConnection): Promise<number> {
    return count()
  }
}
