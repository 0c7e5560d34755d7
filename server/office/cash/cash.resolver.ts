import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { actorOf } from '../../platform/features/caller'
import type { Context } from '../../platform/features/context'
import { toCountedConnection } from '../../platform/http/graphql/connection'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { AfterArg, FirstArg } from '../../platform/http/graphql/page-arguments'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../platform/idempotency/request-key.types'
import { currentSettings } from '../../shop/settings/current-settings'
import { listBalanceLines, writeOffCash } from './balance-lines.service'
import { listBalances } from './balances.service'
import {
  CashEntryConnection,
  CourierBalance,
  CourierBalanceLine,
  DiscardSettlementPayload,
  PrepaymentSum,
  Settlement,
  SettlementClosing,
  SettlementInput,
  SettlementLineDecision,
  SettlementPayload,
  WriteOffCashInput,
  WriteOffCashPayload,
} from './cash.types'
import { listCashEntries } from './cash-entries.service'
import { closeSettlement } from './close-settlement.service'
import { decideSettlementLine } from './decide-line.service'
import { listPrepaymentSums } from './prepayment-sums.service'
import {
  discardSettlement,
  findSettlement,
  listSettlements,
  SETTLEMENTS_SHOWN,
  startSettlement,
} from './settlements.service'
import { limitsOf } from './statement-limits'

const SETTLEMENT_ID = { description: 'The ID of the settlement.' }

@Resolver()
export class CashResolver {
  @Requires('money.read')
  @Query(() => [CourierBalance], {
    description: 'The balance of each courier: one for each of `couriers`.',
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
    @FirstArg() first: number,
    @AfterArg() after?: string,
    @Arg('from', () => CalendarDate, {
      nullable: true,
      description:
        'The first day in Cairo, such as 2026-11-21; all since the first entry by default.',
    })
    from?: string,
    @Arg('to', () => CalendarDate, {
      nullable: true,
      description: 'The last day in Cairo; today by default.',
    })
    to?: string,
  ): Promise<CashEntryConnection> {
    return toCountedConnection(await listCashEntries(db, { first, after, from, to }))
  }

  @Requires('money.read')
  @Query(() => [PrepaymentSum], {
    description:
      'The sums paid in advance in a period, one for each method, the largest sum first.',
  })
  async prepaymentSums(
    @Ctx() { db }: Context,
    @Arg('from', () => CalendarDate, { nullable: true, description: 'The first day in Cairo.' })
    from?: string,
    @Arg('to', () => CalendarDate, { nullable: true, description: 'The last day in Cairo.' })
    to?: string,
  ): Promise<readonly PrepaymentSum[]> {
    return listPrepaymentSums(db, { from, to })
  }

  @Requires('money.read')
  @Query(() => [Settlement], {
    description: `The last settlements of a courier, newest first; at most ${SETTLEMENTS_SHOWN}.`,
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

  @Requires('money.read')
  @Query(() => [CourierBalanceLine], {
    description:
      'Why the balance of a courier is what it is: its parts, which add up to it. One for each parcel of which something is open, and each carried amount.',
  })
  async courierBalanceLines(
    @Ctx() { db }: Context,
    @Arg('courierId', () => ID, { description: 'The ID of the courier.' }) courierId: string,
  ): Promise<readonly CourierBalanceLine[]> {
    return listBalanceLines(db, courierId)
  }

  @Requires('money.settle')
  @Mutation(() => SettlementPayload, {
    description:
      "Reads a courier's statement and compares it with what was collected; nothing is booked yet.",
  })
  async startSettlement(
    @Ctx() { db, get, locale }: Context,
    @Arg('input', () => SettlementInput, { description: 'The statement.' }) input: SettlementInput,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<SettlementPayload> {
    return asPayload(locale, async () => {
      const { values } = await get(currentSettings).get(db)
      const settlement = await startSettlement(db, input, { limits: limitsOf(values), request })
      return { settlement }
    })
  }

  @Requires('money.settle')
  @Mutation(() => SettlementPayload, {
    description:
      'Decides what a line of an open settlement is, or what happens to what is missing of its parcel. Giving it up requires the permission `money.writeOff`.',
  })
  async decideSettlementLine(
    @Ctx() { db, get, requirePermission, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the line.' }) id: string,
    @Arg('input', () => SettlementLineDecision, { description: 'The decision.' })
    input: SettlementLineDecision,
  ): Promise<SettlementPayload> {
    if (input.rest === 'writeOff') await requirePermission('money.writeOff')
    return asPayload(locale, async () => {
      const { values } = await get(currentSettings).get(db)
      return { settlement: await decideSettlementLine(db, id, input, limitsOf(values)) }
    })
  }

  @Requires('money.settle')
  @Mutation(() => SettlementPayload, {
    description:
      'Closes a settlement: its lines are booked with the amount that arrived, and the courier owes what is carried. Giving up a difference requires the permission `money.writeOff`.',
  })
  async closeSettlement(
    @Ctx() { db, get, caller, requirePermission, locale }: Context,
    @Arg('id', () => ID, SETTLEMENT_ID) id: string,
    @Arg('closing', () => SettlementClosing, {
      nullable: true,
      description: 'The amount that arrived; by default, the sum of the lines.',
    })
    closing?: SettlementClosing,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<SettlementPayload> {
    const actor = actorOf(await caller())
    if (closing?.difference === 'writeOff') await requirePermission('money.writeOff')
    return asPayload(locale, async () => {
      const { values } = await get(currentSettings).get(db)
      const options = { limits: limitsOf(values), request }
      return { settlement: await closeSettlement(db, id, actor, closing ?? {}, options) }
    })
  }

  @Requires('money.writeOff')
  @Mutation(() => WriteOffCashPayload, {
    description: 'Gives up what a courier owes for a parcel, or what was carried, for a reason.',
  })
  async writeOffCash(
    @Ctx() { db, caller, locale }: Context,
    @Arg('input', () => WriteOffCashInput, { description: 'The amount to write off.' })
    input: WriteOffCashInput,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<WriteOffCashPayload> {
    const actor = actorOf(await caller())
    return asPayload(locale, async () => ({
      balanceLines: await writeOffCash(db, input, actor, request),
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

@Resolver(() => CashEntryConnection)
export class CashEntryConnectionResolver {
  @DatabaseCost(20)
  @FieldResolver(() => Int, { description: 'The total number of entries in the period.' })
  totalCount(@Root() { count }: CashEntryConnection): Promise<number> {
    return count()
  }
}
