import { Ctx, Query, Resolver } from 'type-graphql'
import { TASK_KINDS, TASK_TABLE } from '#domain/orders/tasks'
import { allOrderConditions } from '../../orders/orders/reads/order-filter'
import { isAllowed } from '../../platform/features/caller'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { listTasks } from './tasks.service'
import { Task } from './tasks.types'

@Resolver()
export class TasksResolver {
  @Requires('orders.read')
  @Query(() => [Task], {
    description:
      'The open tasks, in the order of the work: at most one for each `TaskKind`, and only what the caller may do.',
  })
  async tasks(@Ctx() { db, get, caller }: Context): Promise<readonly Task[]> {
    const by = await caller()
    return listTasks(
      db,
      TASK_KINDS.filter((kind) => isAllowed(by, TASK_TABLE[kind].permission)),
      get(allOrderConditions),
    )
  }
}
