import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { ChangeKind } from '#domain/change-log/change-log.schema'
import { changedFields } from '#domain/change-log/changed-fields'
import type { Context } from '../../platform/features/context'
import { toCountedConnection } from '../../platform/http/graphql/connection'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { AfterArg, FirstArg } from '../../platform/http/graphql/page-arguments'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../platform/idempotency/request-key.types'
import { toAdminProduct } from '../products/admin-products.types'
import { listChanges } from './change-log.service'
import {
  Change,
  ChangeConnection,
  ChangedField,
  ChangeKindEnum,
  RestoreChangePayload,
} from './change-log.types'
import { isRestorable, restoreChange } from './restore.service'

@ArgsType()
class ChangeFilterArgs {
  @Field(() => ChangeKindEnum, { nullable: true, description: 'Only changes of this kind.' })
  kind?: ChangeKind

  @Field(() => ID, {
    nullable: true,
    description: 'Only changes of the one with this ID; with `kind`.',
  })
  subject?: string

  @Field(() => ID, { nullable: true, description: 'Only changes by this account.' })
  accountId?: string

  @Field(() => String, {
    nullable: true,
    description: 'Only changes of what has this text in its name.',
  })
  search?: string

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The first day in Cairo, such as 2026-11-21; all by default.',
  })
  from?: string

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The last day in Cairo; today by default.',
  })
  to?: string
}

@Resolver(() => Change)
export class ChangeLogResolver {
  @Requires('log.read')
  @Query(() => ChangeConnection, {
    description:
      'The changes made by the team and by tools, newest first, in pages; API keys and webhooks only with the permission `integrations.edit`.',
  })
  async changes(
    @Ctx() { db, allows }: Context,
    @Args(() => ChangeFilterArgs) filter: ChangeFilterArgs,
    @FirstArg() first: number,
    @AfterArg() after?: string,
  ): Promise<ChangeConnection> {
    const seesIntegrations = await allows(VALUE_PERMISSIONS.integrationChanges)
    return toCountedConnection(
      await listChanges(db, { ...filter, first, after }, { seesIntegrations }),
    )
  }

  @FieldResolver(() => [ChangedField], { description: 'The fields that were changed.' })
  fields(@Root() { before, after }: Change): readonly ChangedField[] {
    return changedFields(before, after)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether a price or stock can be put back to what it was before: `restoreChange`.',
  })
  isRestorable(@Root() change: Change): boolean {
    return isRestorable(change)
  }

  @Requires('log.read')
  @Mutation(() => RestoreChangePayload, {
    description:
      'Restores the price, earlier price and stock of a product from before a change, unless they have changed since. Later sales still count.',
  })
  async restoreChange(
    @Ctx() { db, requirePermission, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the change.' }) id: string,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<RestoreChangePayload> {
    await requirePermission('products.edit')
    return asPayload(locale, async () => ({
      adminProduct: toAdminProduct(await restoreChange(db, id, request)),
    }))
  }
}

@Resolver(() => ChangeConnection)
export class ChangeConnectionResolver {
  @DatabaseCost(20)
  @FieldResolver(() => Int, { description: 'The total number of changes that match.' })
  totalCount(@Root() { count }: ChangeConnection): Promise<number> {
    return count()
  }
}
