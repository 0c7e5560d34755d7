import type { ApiKeyScope } from '#domain/api-keys.schema'
import type { RestRole } from '../http/rest/rest-docs'
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
  readonly 'x-role': RestRole
  readonly 'x-scope'?: ApiKeyScope
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Content>> }>
  >
}

/** Reads all operations from the shop's OpenAPI document. */
export async function readOperations(shop: TestShop): Promise<readonly RestOperation[]> {
  const { paths } = (await shop.rest('GET', '/openapi.json')).json<{
    paths: Record<string, Record<string, Omit<RestOperation, 'method' | 'path'>>>
  }>()
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase() as RestOperation['method'],
      path,
    })),
  )
}

/** The URL of an operation, with the document's examples as parameters. */
export function exampleUrl({ path, parameters = [] }: RestOperation): string {
  const url = path.replace(/\{(\w+)\}/g, (_, name) =>
    String(parameters.find((one) => one.name === name)?.example),
  )
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
    .map(({ name, example }) => `${name}=${example}`)
  return query.length > 0 ? `${url}?${query.join('&')}` : url
}
