import type { z } from 'zod'
import { foreignText } from '#domain/validation/foreign.schema'
import type { PaymobSettings } from '../../../../platform/config/env'
import { ProviderError } from '../provider'

/** A shopper waits for it. */
const TIMEOUT_MILLISECONDS = 5_000
const MAX_BODY_BYTES = 500_000
const MAX_EXPLANATION = 300

/** A request, with the header that authorizes it. */
interface ApiRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly authorization?: string
  readonly body?: object
}

/** Sends requests to Paymob. */
export interface PaymobApi {
  /** Returns the data of the response; undefined if there is no such thing (404). Throws ProviderError. */
  request<Data>(request: ApiRequest, data: z.ZodType<Data>): Promise<Data | undefined>
}

async function readBody({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > MAX_BODY_BYTES) throw new ProviderError('unclear')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

const explanation = foreignText(MAX_EXPLANATION)

function errorOf(status: number, text: string): ProviderError {
  if (status === 401 || status === 403) return new ProviderError('credentials')
  // Whether it was done is not known.
  if (status === 429 || status >= 500) return new ProviderError('unclear')
  return new ProviderError('refused', explanation.parse(text))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function createPaymobApi(
  { apiUrl }: PaymobSettings,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): PaymobApi {
  async function send({ method, path, authorization, body }: ApiRequest) {
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        // The keys are for this address only.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, text: await readBody(response) }
    } catch (error) {
      if (error instanceof ProviderError) throw error
      const isTimeout = error instanceof Error && error.name === 'TimeoutError'
      throw new ProviderError(isTimeout ? 'timeout' : 'unreachable')
    }
  }

  return {
    async request(request, data) {
      const { status, text } = await send(request)
      if (status === 404) return undefined
      if (status < 200 || status >= 300) throw errorOf(status, text)
      const result = data.safeParse(parseJson(text))
      // Such as the page of a proxy, or a changed API.
      if (!result.success) throw new ProviderError('unclear')
      return result.data
    },
  }
}
