import { Field, ID, InputType, Int } from 'type-graphql'

@InputType({ description: 'Units of an item that stayed with the customer.' })
export class KeptItemInput {
  @Field(() => ID, { description: 'The ID of the item.' })
  itemId!: string

  @Field(() => Int, { description: 'How many units; 0 if none.' })
  quantity!: number
}
