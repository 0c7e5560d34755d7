import { Field, ObjectType } from 'type-graphql'
import type { PopularSearch as PopularSearchView } from './popular-searches'

@ObjectType({ description: 'Something that shoppers look for.' })
export class PopularSearch implements PopularSearchView {
  @Field(() => String, { description: 'Its name, in the language of Accept-Language.' })
  text!: string

  @Field(() => String, { description: 'The path of the page that shows it.' })
  path!: string
}
