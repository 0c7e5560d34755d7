import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { Extensions } from 'type-graphql'
import { type Permission, scopeFor } from '#domain/accounts/permissions'
import { toEnumValue } from './enum-values'

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly permission?: Permission
    /** Whether callers must be signed in as an account. */
    readonly requiresAccount?: boolean
    /** Permission without which the field is null, or an empty list. */
    readonly nullWithout?: Permission
  }
}

/** Part of a request's context that the check needs. */
interface Authorization {
  viewer(): Promise<unknown>
  requirePermission(permission: Permission): Promise<unknown>
  allows(permission: Permission): Promise<boolean>
}

/** Declares the permission that a caller needs, which is checked before the resolver runs. */
export function Requires(permission: Permission) {
  return Extensions({ permission })
}

/** Declares that a caller must be signed in as an account, which is checked before the resolver runs. */
export function RequiresAccount() {
  return Extensions({ requiresAccount: true })
}

/**
 * Declares a field that is null, or an empty list, for callers who may not do something, who may see the rest of its
 * type.
 */
export function NullWithout(permission: Permission) {
  return Extensions({ nullWithout: permission })
}

function describe(permission: Permission): string {
  const scope = scopeFor(permission)
  const key = scope ? `, or an API key with the scope ${toEnumValue(scope)}` : ' of an account'
  return `Requires the permission \`${permission}\`${key}.`
}

/** What callers get who may not see a field. Throws if that can be neither null nor empty. */
function withheld({ name, type }: GraphQLField<unknown, unknown>): null | readonly never[] {
  if (!isNonNullType(type)) return null
  if (isListType(getNullableType(type))) return []
  throw new Error(`${name} cannot be null`)
}

/**
 * Makes the fields with {@link Requires}, {@link RequiresAccount} and {@link NullWithout} check what they declare, and say so
 * in their description.
 */
export function checkPermissions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const { permission, requiresAccount, nullWithout } = field.extensions
      const { resolve = defaultFieldResolver } = field
      if (nullWithout) {
        const other = withheld(field)
        field.description = `${field.description} ${other ? 'Empty' : 'Null'} without the permission \`${nullWithout}\`.`
        field.resolve = async (root, args, context: Authorization, info) =>
          (await context.allows(nullWithout)) ? resolve(root, args, context, info) : other
      }
      if (requiresAccount) {
        field.description = `${field.description} Requires a token.`
        field.resolve = async (root, args, context: Authorization, info) => {
          await context.viewer()
          return resolve(root, args, context, info)
        }
      }
      if (!permission) continue
      field.description = `${field.description} ${describe(permission)}`
      field.resolve = async (root, args, context: Authorization, info) => {
        await context.requirePermission(permission)
        return resolve(root, args, context, info)
      }
    }
  }
}
