import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'
import { toPounds } from '#domain/money/money'
import { asPiastres } from '#domain/money/units'

function readPounds(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new GraphQLError('EGP must be a number of pounds, such as 249.5')
  }
  return value
}

/**
 * Money: integer piastres inside, pounds outside. Inputs stay in pounds: the service validates the
 * decimals and converts, so that GraphQL and REST report the same errors.
 */
export const EGP = new GraphQLScalarType<number, number>({
  name: 'EGP',
  description:
    'An amount in Egyptian pounds with at most two decimals, such as 249.5. Inputs must be numbers; rounding errors of up to a millionth are accepted.',
  serialize: (piastres) => toPounds(asPiastres(Number(piastres))),
  parseValue: readPounds,
  parseLiteral: (node) => {
    if (node.kind !== Kind.INT && node.kind !== Kind.FLOAT) {
      throw new GraphQLError('EGP must be a number of pounds, such as 249.5', { nodes: [node] })
    }
    return readPounds(Number(node.value))
  },
})
