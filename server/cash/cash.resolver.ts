import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { CASH_ENTRIES_PAGE_SIZE } from '#domain/limits'
import { actorOf } from '../caller'
import type { Context } from '../context'
import { toConnection } from '../http/graphql/connection'
import { AfterArg, FirstArg } from '../http/graphql/page-arguments'
import { Requires } from '../http/graphql/requires'
import { asPayload } from '../http/graphql/user-errors'
import type { RequestKey } from '../idempotency/request-key'
import { IdempotencyKey } from '../idempotency/request-key.types'
import { listBalances } from './balances.service'
import {
  CashEntryConnection,
  CourierBalance,
  DiscardSettlementPayload,
  Settlement,
  SettlementInput,
  SettlementPayload,
} from './cash.types'
import { listCashEntries } from './cash-entries.service'
import {
  closeSettlement,
  discardSettlement,
  findSettlement,
  listSettlements,
  startSettlement,
} from './settlements.service'

const SETTLEMENT_ID = { description: 'The ID of the settlement.' }

@Resolver()
export class CashResolver {
  @Requires('money.read')
  @Query(() => [CourierBalance], {
    description: 'What each courier owes the shop.',
  })
  async courierBalances(@Ctx() { db }: Context): Promise<readonly CourierBalance[]> {
    return listBalances(db)
  }

  @Requires('money.read')
  @Query(() => CashEntryConnection, {
    description: 'The entries of the ledger in pages, oldest first.',
  })
  async cashEntries(
    @Ctx() { db }: Context,
    @FirstArg(CASH_ENTRIES_PAGE_SIZE) first: number,
    @AfterArg() after?: string,
    @Arg('from', () => String, {
      nullable: true,
      description:
        'The first day in Cairo, such as 2026-11-21; all since the first entry by default.',
    })
    from?: string,
    @Arg('to', () => String, {
      nullable: true,
      description: 'The last day in Cairo; today by default.',
    })
    to?: string,
  ): Promise<CashEntryConnection> {
    return toConnection(await listCashEntries(db, { first, after, from, to }))
  }

  @Requires('money.read')
  @Query(() => [Settlement], {
    description: 'The last 20 settlements of a courier, newest first.',
  })
  async settlements(
    @Ctx() { db }: Context,
    @Arg('courierId', () => ID, { description: 'The ID of the courier.' }) courierId: string,
  ): Promise<readonly Settlement[]> {
    return listSettlements(db, courierId)
  }

  @Requires('money.read')
  @Query(() => Settlement, {
    nullable: true,
    description: 'A settlement; null if it does not exist.',
  })
  async settlement(
    @Ctx() { db }: Context,
    @Arg('id', () => ID, SETTLEMENT_ID) id: string,
  ): Promise<Settlement | null> {
    return findSettlement(db, id)
  }

  @Requires('money.settle')
  @Mutation(() => SettlementPayload, {
    description:
      "Reads a courier's statement and compares it with what was collected; nothing is booked yet.",
  })
  async startSettlement(
    @Ctx() { db, locale }: Context,
    @Arg('input', () => SettlementInput, { description: 'The statement.' }) input: SettlementInput,
  ): Promise<SettlementPayload> {
    return asPayload(locale, async () => ({ settlement: await startSettlement(db, input) }))
  }

  @Requires('money.settle')
  @Mutation(() => SettlementPayload, {
    description:
      'Closes a settlement: the cash of the lines that match has arrived; what is short stays with the courier.',
  })
  async closeSettlement(
    @Ctx() { db, caller, locale }: Context,
    @Arg('id', () => ID, SETTLEMENT_ID) id: string,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<SettlementPayload> {
    const actor = actorOf(await caller())
    return asPayload(locale, async () => ({
      settlement: await closeSettlement(db, id, actor, request),
    }))
  }

  @Requires('money.settle')
  @Mutation(() => DiscardSettlementPayload, {
    description: 'Throws away a settlement that is still open.',
  })
  async discardSettlement(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, SETTLEMENT_ID) id: string,
  ): Promise<DiscardSettlementPayload> {
    return asPayload(locale, async () => {
      await discardSettlement(db, id)
      return { settlementId: id }
    })
  }
}
