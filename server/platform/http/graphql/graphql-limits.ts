import type { ApolloServerPlugin } from '@apollo/server'
import {
  GraphQLError,
  getNullableType,
  getVariableValues,
  isIntrospectionType,
  isListType,
  type OperationDefinitionNode,
} from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import { LRUCache } from 'lru-cache'
import { MAX_PAGE_SIZE } from '#domain/limits'
import { databaseCostOf, summaryCostOf } from './database-cost'

/** The shop's own pages and GraphiQL's introspection query stay far below each limit. */
export const GRAPHQL_LIMITS = {
  /** Lexical tokens of the document. */
  tokens: 2_000,
  /** Nested fields, fragments included; introspection has limits of its own. */
  depth: 10,
  introspectionDepth: 20,
  /** `__type` in an operation; `__schema` is allowed once. */
  introspectedTypes: 5,
  /** Fields of the response below those. */
  introspectedFields: 50_000,
  aliases: 20,
  /** Fields and fragment spreads of the document. */
  selections: 300,
  /** Repetitions of one field in a selection set: validation compares each pair. */
  repetitions: 10,
  /** One for each field that the response could have, plus {@link COST_PER_MILLISECOND}. */
  cost: 10_000,
  /** Characters of a response. */
  responseLength: 4_000_000,
} as const

/** The cost of a millisecond of database time with 100,000 products: an operation takes at most 100 ms. */
export const COST_PER_MILLISECOND = 100

/** The assumed length of lists without a size argument, such as an order's items, unless they declare theirs. */
const UNSIZED_LIST_LENGTH = 10

/**
 * One for the field, plus its cost for each parent, plus its children multiplied by the length of its list.
 */
const estimateResponse: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  if (isIntrospectionType(type) || field.name.startsWith('__')) return 1
  // Facets are counted once for a list, whatever its size: the field's own cost includes them.
  if (field.name === 'facets') return 0
  // A search returns products of a missing brand, or popular ones, in place of its nodes, which are counted already.
  if (field.name === 'missingBrand' || field.name === 'popular') return 0
  const { first, pageSize, ids } = args
  const size = first ?? pageSize ?? ids?.length
  const isUnsized = size === undefined && isListType(getNullableType(field.type))
  // The connection's own size argument has multiplied its nodes already.
  const isCountedAbove = field.name === 'nodes' || field.name === 'edges'
  const unsized = field.extensions.usualLength ?? UNSIZED_LIST_LENGTH
  const length = size ?? (isUnsized && !isCountedAbove ? unsized : 1)
  // A larger page is rejected by the service, with a better message.
  const children = Math.min(Math.max(Number(length), 1), MAX_PAGE_SIZE) * childComplexity
  return 1 + COST_PER_MILLISECOND * databaseCostOf(field, args, 'perParent') + children
}

/** A cost that does not grow with the length of the surrounding lists, such as counting. */
const estimateOnce: ComplexityEstimator = ({ field, args, childComplexity }) =>
  COST_PER_MILLISECOND * databaseCostOf(field, args, 'once') + childComplexity

/** The cost of a read that several fields of a list share, counted if one of them is selected. */
const estimateSummaries: ComplexityEstimator = ({ field, args, childComplexity }) => {
  // The list pays for it.
  if (field.extensions.isSummary) return 1
  const cost = COST_PER_MILLISECOND * summaryCostOf(field, args)
  return childComplexity > 0 && cost > 0 ? cost : childComplexity
}

export function badInput(message: string, nodes?: GraphQLError['nodes']): GraphQLError {
  return new GraphQLError(message, {
    nodes,
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  })
}

/** An error that clients know as a validation error. */
export function invalid(message: string): GraphQLError {
  return new GraphQLError(`Syntax Error: ${message}`, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
  })
}

export function tooExpensive(cost: number): GraphQLError {
  return badInput(
    `The operation costs ${cost}; at most ${GRAPHQL_LIMITS.cost} is allowed. Request smaller pages, or fewer lists, searches and totals at once.`,
  )
}

/** The cost of an operation. Throws BAD_USER_INPUT for an invalid argument, or for cyclic fragments. */
export function costOf(options: Omit<Parameters<typeof getComplexity>[0], 'estimators'>): number {
  try {
    const costs = [estimateResponse, estimateOnce, estimateSummaries].map((estimate) =>
      getComplexity({ ...options, estimators: [estimate] }),
    )
    return Math.ceil(costs.reduce((sum, cost) => sum + cost, 0))
  } catch (error) {
    const { message, nodes } = error as GraphQLError
    throw badInput(message, nodes)
  }
}

/** Costs by the variables of an operation, as JSON. */
const knownCosts = new WeakMap<OperationDefinitionNode, LRUCache<string, number>>()
const MAX_KNOWN_COSTS = 50
/** Longer variables contain texts, which rarely repeat. */
const MAX_KNOWN_LENGTH = 500

/**
 * The cost of an operation, computed once for the same variables, because computing it takes a tenth of the
 * time of a search.
 */
function knownCostOf(
  operation: OperationDefinitionNode,
  options: Parameters<typeof costOf>[0],
): number {
  const key = JSON.stringify(options.variables)
  if (key.length > MAX_KNOWN_LENGTH) return costOf(options)
  const costs = knownCosts.get(operation) ?? new LRUCache({ max: MAX_KNOWN_COSTS })
  knownCosts.set(operation, costs)
  const cost = costs.get(key) ?? costOf(options)
  costs.set(key, cost)
  return cost
}

/** Rejects operations that could take too long or whose response could be too large, given their variables. */
export const limitCost: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, operationName, request }) {
        const { variables = {} } = request
        const { variableDefinitions = [] } = operation ?? {}
        // Invalid variables are reported by the execution.
        if (!operation || getVariableValues(schema, variableDefinitions, variables).errors) return
        const query = { schema, query: document, variables }
        const cost = knownCostOf(operation, operationName ? { ...query, operationName } : query)
        if (cost > GRAPHQL_LIMITS.cost) throw tooExpensive(cost)
      },
    }
  },
}
