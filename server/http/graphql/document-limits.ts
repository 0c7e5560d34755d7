import type { ApolloServerPlugin } from '@apollo/server'
import {
  type DefinitionNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { databaseCostOf } from './database-cost'
import { badInput, COST_PER_MILLISECOND, GRAPHQL_LIMITS, tooExpensive } from './graphql-limits'

/** For each name of a field, the least that selecting it costs, whatever its type and arguments. */
function leastCosts(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const costs = new Map<string, number>()
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const cost = COST_PER_MILLISECOND * databaseCostOf(field, {}, 'once')
      costs.set(field.name, Math.min(cost, costs.get(field.name) ?? cost))
    }
  }
  return costs
}

/** Counts the selections of one operation or fragment. */
class SelectionCounter {
  private selections = 0
  private cost = 0

  constructor(private readonly costs: ReadonlyMap<string, number>) {}

  /** Throws a GraphQLError if there are too many, or too expensive ones. */
  add(set: SelectionSetNode): void {
    this.selections += set.selections.length
    if (this.selections > GRAPHQL_LIMITS.selections) {
      throw badInput(`An operation can select at most ${GRAPHQL_LIMITS.selections} fields.`)
    }
    const repetitions = new Map<string, number>()
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) this.addField(selection, repetitions)
      if (selection.kind !== Kind.FRAGMENT_SPREAD && selection.selectionSet) {
        this.add(selection.selectionSet)
      }
    }
  }

  private addField(field: FieldNode, repetitions: Map<string, number>): void {
    const name = (field.alias ?? field.name).value
    const count = (repetitions.get(name) ?? 0) + 1
    repetitions.set(name, count)
    if (count > GRAPHQL_LIMITS.repetitions) {
      throw badInput(
        `A field can be repeated at most ${GRAPHQL_LIMITS.repetitions} times: "${name}".`,
      )
    }
    // A repeated field is executed once, and one with a directive perhaps never.
    const isExecuted = count === 1 && !field.directives?.length
    this.cost += isExecuted ? (this.costs.get(field.name.value) ?? 0) : 0
    if (this.cost > GRAPHQL_LIMITS.cost) throw tooExpensive(this.cost)
  }
}

/** Throws a GraphQLError for a text that would take long to validate; Apollo reports one that is not GraphQL. */
function checkText(text: string, costs: ReadonlyMap<string, number>): void {
  let definitions: readonly DefinitionNode[]
  try {
    const options = { noLocation: true, maxTokens: GRAPHQL_LIMITS.tokens }
    definitions = parse(text, options).definitions
  } catch (error) {
    if (error instanceof GraphQLError) return
    throw error
  }
  for (const definition of definitions) {
    if ('selectionSet' in definition) new SelectionCounter(costs).add(definition.selectionSet)
  }
}

// Several times the shop's own queries.
const MAX_KNOWN_CHARACTERS = 1_000_000

export interface DocumentLimits {
  /**
   * Called before Apollo parses and validates the text of an operation. New texts wait for their turn: one in
   * each turn of the event loop, so that other requests are processed between them. Throws a GraphQLError for
   * one that would take long to validate.
   */
  admit(text: unknown): Promise<void>
  /** Remembers the texts that were valid and cheap enough. */
  readonly plugin: ApolloServerPlugin
}

/** The limits of documents before they are validated, whose cost grows with the square of their fields. */
export function createDocumentLimits(schema: GraphQLSchema): DocumentLimits {
  const costs = leastCosts(schema)
  const known = new LRUCache<string, true>({
    maxSize: MAX_KNOWN_CHARACTERS,
    sizeCalculation: (_, text) => text.length || 1,
  })
  let lastTurn = Promise.resolve()
  const takeTurn = () => {
    lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)))
    return lastTurn
  }
  return {
    async admit(text) {
      if (typeof text !== 'string' || known.has(text)) return
      await takeTurn()
      checkText(text, costs)
    },
    plugin: {
      async requestDidStart() {
        return {
          async responseForOperation({ source }) {
            known.set(source, true)
            return null
          },
        }
      },
    },
  }
}
