import type { LightMyRequestResponse } from 'fastify'
import type { TestShop } from './shop'

export interface ImportResponse {
  readonly dry_run: boolean
  readonly added: number
  readonly updated: number
  readonly problem_count: number
  readonly problems: readonly {
    readonly line: number
    readonly field: string | null
    readonly message: string
  }[]
  readonly file?: { readonly encoding: string; readonly delimiter: string }
  readonly notes?: readonly string[]
  readonly changes?: readonly {
    readonly line: number
    readonly id: number | null
    readonly name: string
    readonly values: readonly unknown[]
  }[]
}

/** Parses the newline-delimited JSON of a response. */
export function linesOf(response: LightMyRequestResponse): readonly Record<string, unknown>[] {
  return response.body.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
}

export function postProductFile(
  shop: TestShop,
  token: string | undefined,
  file: string | Buffer,
  query = '',
): Promise<LightMyRequestResponse> {
  const headers = { 'content-type': 'text/csv' }
  return shop.rest('POST', `/products/import${query}`, {
    ...(token && { token }),
    headers,
    body: file,
  })
}

/** Imports a file over REST and returns the result, which is the last line of the response. */
export async function importFile(
  shop: TestShop,
  token: string,
  file: string | Buffer,
  query = '',
): Promise<ImportResponse> {
  const response = await postProductFile(shop, token, file, query)
  const last = linesOf(response).at(-1)
  if (!last?.result) throw new Error(`${response.statusCode} ${response.body}`)
  return last.result as ImportResponse
}
