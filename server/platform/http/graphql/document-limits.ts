import type { ApolloServerPlugin } from '@apollo/server'
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { RequestContext } from '../request/request-context'
import { databaseCostOf } from './database-cost'
import {
  badInput,
  COST_PER_MILLISECOND,
  GRAPHQL_LIMITS,
  invalid,
  tooExpensive,
} from './graphql-limits'
import { checkIntrospection } from './introspection'
import { checkSomebodyWaits } from './stop-for-nobody'

/** The minimum cost of selecting a field of each name, whatever its type and arguments. */
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

/** The counts of one operation or fragment, without the fragments that it spreads. */
class DefinitionCounter {
  readonly spreads: { readonly name: string; readonly depth: number }[] = []
  depth = 0
  aliases = 0
  private selections = 0
  private cost = 0

  /** Throws a GraphQLError if there are too many selections, or too expensive ones. */
  constructor(
    { selectionSet }: OperationDefinitionNode | FragmentDefinitionNode,
    private readonly costs: ReadonlyMap<string, number>,
  ) {
    this.add(selectionSet, 1)
  }

  private add(set: SelectionSetNode, setDepth: number): void {
    this.selections += set.selections.length
    if (this.selections > GRAPHQL_LIMITS.selections) {
      throw badInput(`An operation can select at most ${GRAPHQL_LIMITS.selections} fields.`)
    }
    const repetitions = new Map<string, number>()
    for (const selection of set.selections) {
      const isSchema = selection.kind === Kind.FIELD && selection.name.value === '__schema'
      // Nothing below introspection counts.
      const depth = isSchema ? Number.NEGATIVE_INFINITY : setDepth
      this.depth = Math.max(this.depth, depth)
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        this.spreads.push({ name: selection.name.value, depth: depth + 1 })
        continue
      }
      if (selection.kind === Kind.FIELD) this.addField(selection, repetitions)
      if (selection.selectionSet) this.add(selection.selectionSet, depth + 1)
    }
  }

  private addField({ alias, name, directives }: FieldNode, repetitions: Map<string, number>): void {
    const key = (alias ?? name).value
    const count = (repetitions.get(key) ?? 0) + 1
    repetitions.set(key, count)
    if (count > GRAPHQL_LIMITS.repetitions) {
      throw badInput(
        `A field can be repeated at most ${GRAPHQL_LIMITS.repetitions} times: "${key}".`,
      )
    }
    if (alias && alias.value !== '__typename' && name.value !== '__typename') this.aliases += 1
    // A repeated field is executed once, and one with a directive perhaps never.
    const isExecuted = count === 1 && !directives?.length
    this.cost += isExecuted ? (this.costs.get(name.value) ?? 0) : 0
    if (this.cost > GRAPHQL_LIMITS.cost) throw tooExpensive(this.cost)
  }
}

type Totals = Pick<DefinitionCounter, 'depth' | 'aliases'>

/** Throws a GraphQLError for a document that would take too long to validate, or is too deep. */
function checkDocument(
  { definitions }: DocumentNode,
  schema: GraphQLSchema,
  costs: ReadonlyMap<string, number>,
): void {
  const operations: DefinitionCounter[] = []
  const fragments = new Map<string, DefinitionCounter>()
  const fragmentNodes = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      operations.push(new DefinitionCounter(definition, costs))
    } else if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, new DefinitionCounter(definition, costs))
      fragmentNodes.set(definition.name.value, definition)
    }
  }

  const known = new Map<DefinitionCounter, Totals>()
  const addFragments = (counter: DefinitionCounter): Totals => {
    let totals = known.get(counter)
    if (totals) return totals
    totals = counter
    // Stops at a cycle of fragments, which validation reports.
    known.set(counter, counter)
    for (const { name, depth } of counter.spreads) {
      const fragment = fragments.get(name)
      if (!fragment) continue
      const inner = addFragments(fragment)
      totals = {
        depth: Math.max(totals.depth, depth + inner.depth),
        aliases: totals.aliases + inner.aliases,
      }
    }
    known.set(counter, totals)
    return totals
  }

  for (const { depth, aliases } of operations.map(addFragments)) {
    if (depth > GRAPHQL_LIMITS.depth) {
      throw invalid(`Query depth limit of ${GRAPHQL_LIMITS.depth} exceeded, found ${depth}.`)
    }
    if (aliases > GRAPHQL_LIMITS.aliases) {
      throw invalid(`Aliases limit of ${GRAPHQL_LIMITS.aliases} exceeded, found ${aliases}.`)
    }
  }
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      checkIntrospection(schema, definition, fragmentNodes)
    }
  }
}

/** Undefined for a text that is not GraphQL, which Apollo reports. */
function parseText(text: string): DocumentNode | undefined {
  try {
    return parse(text, { noLocation: true, maxTokens: GRAPHQL_LIMITS.tokens })
  } catch (error) {
    if (error instanceof GraphQLError) return
    throw error
  }
}

// Several times the shop's own queries.
const MAX_KNOWN_CHARACTERS = 1_000_000

export interface DocumentLimits {
  /**
   * Called before Apollo parses and validates the text of an operation. New texts queue: one is admitted in
   * each turn of the event loop, so that other requests are processed in between. Throws a GraphQLError for a
   * text beyond a limit, and if the client has left meanwhile.
   */
  admit(text: unknown, client: Pick<RequestContext, 'hasLeft'>): Promise<void>
  /** Remembers texts that were valid and cheap enough. */
  readonly plugin: ApolloServerPlugin
}

/**
 * The limits of documents, checked before validation, whose time grows with the square of the number of
 * fields.
 */
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
    async admit(text, client) {
      if (typeof text !== 'string' || known.has(text)) return
      await takeTurn()
      checkSomebodyWaits(client)
      const document = parseText(text)
      if (document) checkDocument(document, schema, costs)
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
