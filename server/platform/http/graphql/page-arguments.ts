import { Arg, Int } from 'type-graphql'
import { LIST_PAGE_SIZE, MAX_PAGE_SIZE } from '#domain/limits'
import { DateTime } from './date-time.scalar'

/** The argument `first` of a list. */
export function FirstArg(defaultValue = LIST_PAGE_SIZE, max = MAX_PAGE_SIZE) {
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

/** The argument `updatedSince` of a list that others synchronize. */
export function UpdatedSinceArg() {
  return Arg('updatedSince', () => DateTime, {
    nullable: true,
    description:
      'Only what has changed at this time or later, and then in the order of `updatedAt`, oldest first. No change is ever missed by who goes on after the last `endCursor`.',
  })
}
