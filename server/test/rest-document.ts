import type { Permission } from '#domain/accounts/permissions'
import type { ApiKeyScope } from '#domain/integrations/api-keys.schema'
import type { RestRole } from '../platform/http/rest/rest-docs'
import type { TestShop } from './shop'

interface Content {
  readonly schema: Record<string, unknown>
  readonly example?: unknown
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly example?: unknown
}

/** An operation of the OpenAPI document. */
export interface RestOperation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly tags: readonly string[]
  readonly 'x-role': RestRole
  readonly 'x-permission'?: Permission
  readonly 'x-scope'?: ApiKeyScope
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Content>> }>
  >
}

/** Puts the named schemas in place of the references to them. */
function withoutReferences(value: unknown, schemas: Readonly<Record<string, unknown>>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => withoutReferences(part, schemas))
  const [, name] = /^#\/components\/schemas\/(.+)$/.exec(String(Object(value).$ref)) ?? []
  if (name) return withoutReferences(schemas[name], schemas)
  const parts = Object.entries(value).map(([key, part]) => [key, withoutReferences(part, schemas)])
  return Object.fromEntries(parts)
}

type Paths = Record<string, Record<string, Omit<RestOperation, 'method' | 'path'>>>

/** Reads all operations from the shop's OpenAPI document, with their schemas in place. */
export async function readOperations(shop: TestShop): Promise<readonly RestOperation[]> {
  const document = (await shop.rest('GET', '/openapi.json')).json<{
    readonly paths: Paths
    readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
  }>()
  const paths = withoutReferences(document.paths, document.components.schemas) as Paths
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase() as RestOperation['method'],
      path,
    })),
  )
}

/** The path of an operation, with the document's examples as parameters. */
export function examplePath({ path, parameters = [] }: RestOperation): string {
  return path.replace(/\{(\w+)\}/g, (_, name) =>
    String(parameters.find((one) => one.name === name)?.example),
  )
}

/** The URL of an operation, with the document's examples for parameters of the path and the query. */
export function exampleUrl(operation: RestOperation): string {
  const query = new URLSearchParams(
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      // It goes with no other filter, nor with the cursor of another order.
      .filter(({ name }) => name !== 'updated_since')
      .flatMap(({ name, example }) =>
        [example].flat().map((value): [string, string] => [name, String(value)]),
      ),
  )
  return query.size > 0 ? `${examplePath(operation)}?${query}` : examplePath(operation)
}
