import { GraphQLScalarType } from 'graphql'
import { GraphQLDateTimeISO } from 'graphql-scalars'

/** GraphQLDateTimeISO under the usual name. */
export const DateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  description: 'An ISO 8601 date and time in UTC, such as 2026-11-21T09:30:00.000Z.',
})
