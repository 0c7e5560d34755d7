import { GraphQLScalarType, GraphQLString } from 'graphql'
import { GraphQLLocalDate } from 'graphql-scalars'

/**
 * A day of the calendar, `YYYY-MM-DD`: a string on both sides, as no time zone is involved. An input may be any text:
 * whether it is a day is a rule of its field, whose error is in the response together with those of the other fields.
 */
export const CalendarDate = new GraphQLScalarType({
  ...GraphQLString.toConfig(),
  name: 'Date',
  description: 'A day in the calendar of Cairo, such as 2026-11-21.',
  serialize: GraphQLLocalDate.serialize,
})
