import autocannon, { type Request } from 'autocannon'

const CONNECTIONS = 10

export interface Rate {
  readonly perSecond: number
  /** Responses without a 2xx status, and requests without a response. */
  readonly failures: number
}

type MakeRequest = () => Request

/** Each connection sends its requests in turn, each built anew, as fast as responses arrive. */
export async function measure(
  url: string,
  seconds: number,
  requestsOf: (connection: number) => readonly MakeRequest[],
): Promise<Rate> {
  let connection = 0
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      const makers = requestsOf(connection)
      connection += 1
      let turn = 0
      const setupRequest = (common: Request): Request => {
        const request = makers[turn % makers.length]?.()
        turn += 1
        return { ...common, headers: {}, ...request }
      }
      client.setRequests([{ setupRequest } as Request])
    },
  })
  return {
    perSecond: result.requests.average,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
