import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { Context } from '../../platform/features/context'
import { NullWithout } from '../../platform/http/graphql/requires'
import { AdminOrder } from '../orders/api/admin-orders.types'
import { DoorHistory } from './customers.types'
import { doorHistoryLoader } from './door-history.service'

@Resolver(() => AdminOrder)
export class DoorHistoryResolver {
  @NullWithout(VALUE_PERMISSIONS.doorHistory)
  @FieldResolver(() => DoorHistory, {
    nullable: true,
    description: 'What became of the orders of the phone that were brought to the door.',
  })
  doorHistory(@Root() { phone }: AdminOrder, @Ctx() { get }: Context): Promise<DoorHistory> {
    return get(doorHistoryLoader).load(phone)
  }
}
