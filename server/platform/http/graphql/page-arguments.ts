import { Arg, Int } from 'type-graphql'
import { MAX_PAGE_SIZE } from '#domain/limits'

/** The argument `first` of a list. */
export function FirstArg(defaultValue: number, max = MAX_PAGE_SIZE) {
  return Arg('first', () => Int, {
    defaultValue,
    description: `The maximum number of results, 1 to ${max}.`,
  })
}

/** The argument `after` of a list. */
export function AfterArg() {
  return Arg('after', () => String, {
    nullable: true,
    description: 'The `endCursor` of the previous page.',
  })
}
