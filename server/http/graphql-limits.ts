import type { ApolloServerPlugin } from '@apollo/server'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import {
  GraphQLError,
  getNullableType,
  getVariableValues,
  isIntrospectionType,
  isListType,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import { MAX_PAGE_SIZE } from '#domain/limits'
import type { Context } from './context'

/** The shop's own pages stay far below each of these; so does what GraphiQL asks to draw the schema. */
export const GRAPHQL_LIMITS = {
  /** Words and signs of the text. */
  tokens: 2_000,
  /** Fields within fields, fragments included; introspection of the schema is not counted. */
  depth: 10,
  aliases: 20,
  /** Fields that the answer can have. */
  cost: 10_000,
} as const

/** A list without a size in its arguments, such as an order's items, is taken for this long. */
const UNSIZED_LIST_LENGTH = 10

const report = (context: ValidationContext | null, error: GraphQLError) =>
  context?.reportError(error)

const AS_VALIDATION = { propagateOnRejection: false, onReject: [report] }

/** What is refused before it is run, by its form alone. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: GRAPHQL_LIMITS.depth, ...AS_VALIDATION }),
  maxAliasesRule({ n: GRAPHQL_LIMITS.aliases, ...AS_VALIDATION }),
] as ValidationRule[]

/** A field and what it holds, as often as its list is long. */
const estimate: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  if (isIntrospectionType(type) || field.name.startsWith('__')) return 1
  const { first, pageSize } = args
  const size = first ?? pageSize
  const isUnsized = size === undefined && isListType(getNullableType(field.type))
  // The nodes of a connection are as many as the connection was asked for: counted there.
  const isCountedAbove = field.name === 'nodes'
  const length = size ?? (isUnsized && !isCountedAbove ? UNSIZED_LIST_LENGTH : 1)
  // More than a page can have is refused by the service, in better words.
  return 1 + Math.min(Math.max(Number(length), 1), MAX_PAGE_SIZE) * childComplexity
}

function refuse(message: string, nodes?: GraphQLError['nodes']): GraphQLError {
  return new GraphQLError(message, {
    nodes,
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  })
}

function costOf(options: Omit<Parameters<typeof getComplexity>[0], 'estimators'>): number {
  try {
    return getComplexity({ ...options, estimators: [estimate] })
  } catch (error) {
    // An argument that does not fit, or fragments that unfold without end.
    const { message, nodes } = error as GraphQLError
    throw refuse(message, nodes)
  }
}

// Without variables an operation always costs the same.
const fixedCosts = new WeakMap<OperationDefinitionNode, number>()

/** Refuses an operation whose answer could be too large, variables considered. */
export const limitCost: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, operationName, request }) {
        const { variables = {} } = request
        const { variableDefinitions = [] } = operation ?? {}
        // What cannot be run, such as with variables that do not fit, is said where that is tried.
        if (!operation || getVariableValues(schema, variableDefinitions, variables).errors) return
        const query = { schema, query: document, variables }
        const cost =
          fixedCosts.get(operation) ?? costOf(operationName ? { ...query, operationName } : query)
        if (variableDefinitions.length === 0) fixedCosts.set(operation, cost)
        if (cost > GRAPHQL_LIMITS.cost) {
          throw refuse(
            `The answer could have ${cost} fields; at most ${GRAPHQL_LIMITS.cost} are allowed. Ask for smaller pages.`,
          )
        }
      },
    }
  },
}
