import { type GraphQLSchema, isObjectType } from 'graphql'
import type { RequestContext } from '../request/request-context'

interface Named {
  readonly name: string
  readonly nameAr: string | null
}

function resolveDisplayName(
  { name, nameAr }: Named,
  _args: unknown,
  { locale }: RequestContext,
): string {
  return (locale === 'ar' && nameAr) || name
}

/**
 * Resolves `displayName` of the types that have a name in both languages. Bypasses type-graphql, whose field
 * resolvers cost too much for lists; see readPropertiesDirectly().
 */
export function localizeNames(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    const field = isObjectType(type) && type.getFields().displayName
    if (field) field.resolve = resolveDisplayName
  }
}
