import 'reflect-metadata'
import { type GraphQLSchema, isObjectType } from 'graphql'
import { buildSchemaSync, getMetadataStorage } from 'type-graphql'
import { localizeNames } from '../platform/http/graphql/localize-names'
import { checkPermissions } from '../platform/http/graphql/requires'
import { stopForNobody } from '../platform/http/graphql/stop-for-nobody'
import { InputError, TooManyAttempts } from '../platform/http/graphql/user-error.types'
import { FEATURES } from './features'

/**
 * Makes plain fields read the property directly: the resolvers of type-graphql create two objects
 * and two functions per value, which is most of the work for a list of orders.
 */
function readPropertiesDirectly(schema: GraphQLSchema): GraphQLSchema {
  const { objectTypes, fieldResolvers } = getMetadataStorage()
  for (const { name: typeName, fields = [], target } of objectTypes) {
    const type = schema.getType(typeName)
    if (!isObjectType(type)) continue
    for (const { name, schemaName } of fields) {
      const isResolved = fieldResolvers.some(
        (resolver) => resolver.methodName === name && resolver.getObjectType?.() === target,
      )
      const field = type.getFields()[schemaName]
      if (!field || isResolved) continue
      // Without a resolver, GraphQL reads the property with the name of the field.
      if (name === schemaName) delete field.resolve
      else field.resolve = (root: Record<string, unknown>) => root[name]
    }
  }
  return schema
}

/** Describes the root types, for which type-graphql has no decorator. */
function describeRoots(schema: GraphQLSchema): void {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()]
  if (query) query.description = 'All queries. Catalogue queries need no token.'
  if (mutation) {
    mutation.description =
      'All mutations. Expected errors are returned in `userErrors` of the payload.'
  }
}

let built: GraphQLSchema | undefined

/** Builds the GraphQL schema once. type-graphql does not validate inputs, because services do. */
export function buildSchema(): GraphQLSchema {
  if (built) return built
  const [first, ...others] = FEATURES.flatMap(({ resolvers = [] }) => resolvers)
  if (!first) throw new Error('No feature has a resolver')
  const schema = buildSchemaSync({
    resolvers: [first, ...others],
    orphanedTypes: [
      InputError,
      TooManyAttempts,
      ...FEATURES.flatMap(({ orphanedTypes = [] }) => orphanedTypes),
    ],
    validate: false,
  })
  describeRoots(schema)
  built = readPropertiesDirectly(schema)
  checkPermissions(built)
  localizeNames(built)
  stopForNobody(built)
  return built
}
