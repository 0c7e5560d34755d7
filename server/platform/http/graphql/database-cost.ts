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
    readonly summaryCost?: Milliseconds
    readonly isSummary?: true
    readonly usualLength?: number
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

/**
 * Declares a read, in milliseconds, that all {@link Summary} fields of a list share, whichever are selected.
 */
export function SummaryCost(milliseconds: Milliseconds) {
  return Extensions({ summaryCost: milliseconds })
}

/** Marks a field of a list that needs the read of {@link SummaryCost}. */
export function Summary() {
  return Extensions({ isSummary: true })
}

/** Declares how many entries a list without a size argument usually has, if that is far from ten. */
export function UsualLength(usualLength: number) {
  return Extensions({ usualLength })
}

/**
 * The declared cost in milliseconds; 0 for a field of the other kind, or one that only returns a property.
 */
export function databaseCostOf(
  { extensions: { databaseCost } }: GraphQLField<unknown, unknown>,
  args: Arguments,
  kind: CostKind,
): number {
  if (databaseCost?.kind !== kind) return 0
  return valueFor(databaseCost.milliseconds, args)
}

/** The cost of a list's summary in milliseconds; 0 for other fields. */
export function summaryCostOf(
  { extensions: { summaryCost = 0 } }: GraphQLField<unknown, unknown>,
  args: Arguments,
): number {
  return valueFor(summaryCost, args)
}

function valueFor(milliseconds: Milliseconds, args: Arguments): number {
  return typeof milliseconds === 'number' ? milliseconds : milliseconds(args)
}
