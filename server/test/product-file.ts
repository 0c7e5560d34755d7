import type { LightMyRequestResponse } from 'fastify'
import type { TestShop } from './shop'

export interface ImportAnswer {
  readonly dry_run: boolean
  readonly added: number
  readonly updated: number
  readonly problem_count: number
  readonly problems: readonly {
    readonly line: number
    readonly field: string | null
    readonly message: string
  }[]
}

/** The JSON lines of an answer. */
export function linesOf(answer: LightMyRequestResponse): readonly Record<string, unknown>[] {
  return answer.body.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
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

/** Imports a file over REST as the owner; returns the result, which is the last line. */
export async function importFile(
  shop: TestShop,
  token: string,
  file: string | Buffer,
  query = '',
): Promise<ImportAnswer> {
  const answer = await postProductFile(shop, token, file, query)
  const last = linesOf(answer).at(-1)
  if (!last?.result) throw new Error(`${answer.statusCode} ${answer.body}`)
  return last.result as ImportAnswer
}
