import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import { Extensions } from 'type-graphql'
import { type Permission, scopeFor } from '#domain/accounts/permissions'
import { toEnumValue } from './enum-values'

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly permission?: Permission
  }
}

/** What the check needs of a request's context. */
interface Authorization {
  requirePermission(permission: Permission): Promise<unknown>
}

/** Declares what a caller must be allowed to do, which is checked before the resolver runs. */
export function Requires(permission: Permission) {
  return Extensions({ permission })
}

function describe(permission: Permission): string {
  const scope = scopeFor(permission)
  const key = scope ? `, or an API key with the scope ${toEnumValue(scope)}` : ' of an account'
  return `Requires the permission \`${permission}\`${key}.`
}

/** Makes the fields with {@link Requires} check their permission, and say so in their description. */
export function checkPermissions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const { permission } = field.extensions
      if (!permission) continue
      const { resolve = defaultFieldResolver } = field
      field.description = `${field.description} ${describe(permission)}`
      field.resolve = async (root, args, context: Authorization, info) => {
        await context.requirePermission(permission)
        return resolve(root, args, context, info)
      }
    }
  }
}
