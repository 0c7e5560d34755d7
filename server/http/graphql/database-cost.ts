import type { GraphQLField } from 'graphql'
import { Extensions } from 'type-graphql'

type Arguments = Readonly<Record<string, unknown>>
type Milliseconds = number | ((args: Arguments) => number)

/** `perParent` costs are multiplied by the number of parents; `once` also holds for reads that are batched. */
type CostKind = 'perParent' | 'once'

interface DatabaseCostExtension {
  readonly kind: CostKind
  readonly milliseconds: Milliseconds
}

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly databaseCost?: DatabaseCostExtension
  }
}

/**
 * Declares how long a field keeps the database busy, in milliseconds, when nothing is cached and the
 * catalogue has 100,000 products. The limit of an operation's cost counts it.
 */
export function DatabaseCost(milliseconds: Milliseconds, kind: CostKind = 'once') {
  const databaseCost: DatabaseCostExtension = { kind, milliseconds }
  return Extensions({ databaseCost })
}

/** The declared cost in milliseconds; 0 for a field of another kind, or one that only returns a property. */
export function databaseCostOf(
  { extensions: { databaseCost } }: GraphQLField<unknown, unknown>,
  args: Arguments,
  kind: CostKind,
): number {
  if (databaseCost?.kind !== kind) return 0
  const { milliseconds } = databaseCost
  return typeof milliseconds === 'number' ? milliseconds : milliseconds(args)
}
