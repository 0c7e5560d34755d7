import { z } from 'zod'
import type { BostaSettings } from '../../platform/config/env'
import { CarrierError } from './carrier'

/** The steps of one task together stay well below the lease of the outbox. */
const TIMEOUT_MILLISECONDS = 10_000
/** More than the largest label. */
const MAX_BODY_BYTES = 10_000_000

/** Sends requests to Bosta. */
export interface BostaApi {
  /** Returns the data of the response. Throws CarrierError. */
  request<Data>(
    method: 'GET' | 'POST',
    path: string,
    data: z.ZodType<Data>,
    body?: object,
  ): Promise<Data>
}

const failure = z.object({ message: z.unknown() })

async function readBody({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > MAX_BODY_BYTES) throw new CarrierError('unclear')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function errorOf(status: number, body: unknown): CarrierError {
  if (status === 401 || status === 403) return new CarrierError('credentials')
  if (status === 429 || status >= 500) return new CarrierError('unavailable')
  return new CarrierError('refused', failure.safeParse(body).data?.message)
}

export function createBostaApi(
  { apiUrl, apiKey }: BostaSettings,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): BostaApi {
  async function send(method: string, path: string, body: object | undefined) {
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        method,
        headers: { authorization: apiKey, 'content-type': 'application/json' },
        // The key is for this address only.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, text: await readBody(response) }
    } catch (error) {
      if (error instanceof CarrierError) throw error
      const isTimeout = error instanceof Error && error.name === 'TimeoutError'
      throw new CarrierError(isTimeout ? 'timeout' : 'unreachable')
    }
  }

  return {
    async request(method, path, data, body) {
      const { status, text } = await send(method, path, body)
      const json = parseJson(text)
      if (status < 200 || status >= 300) throw errorOf(status, json)
      const result = z.object({ data }).safeParse(json)
      // Such as the page of a proxy, or a changed API.
      if (!result.success) throw new CarrierError('unclear')
      return result.data.data
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
