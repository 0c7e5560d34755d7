import { Field, Int, ObjectType, registerEnumType } from 'type-graphql'
import { TASK_KINDS, TASK_TABLE, type TaskKind } from '#domain/orders/tasks'
import type { TaskView } from './tasks.service'

const TaskKindEnum = Object.fromEntries(TASK_KINDS.map((kind) => [kind, kind]))

registerEnumType(TaskKindEnum, {
  name: 'TaskKind',
  description: 'The kinds of tasks of the team.',
  valuesConfig: TASK_TABLE,
})

@ObjectType({ description: 'How much there is to do of one kind.' })
export class Task implements TaskView {
  @Field(() => TaskKindEnum, { description: 'The kind of task.' })
  kind!: TaskKind

  @Field(() => Int, { description: 'The number of orders, products and so on; 0 if it is done.' })
  count!: number
}
