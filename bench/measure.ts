import { readFileSync } from 'node:fs'
import autocannon, { type Request } from 'autocannon'

const CONNECTIONS = 10

export interface Rate {
  readonly perSecond: number
  /** Answers with another status than 2xx, and requests without an answer. */
  readonly failures: number
}

type Make = () => Request

/** Each connection repeats the requests in turn, each made anew, as fast as answers come. */
export async function measure(
  url: string,
  seconds: number,
  requestsOf: (connection: number) => readonly Make[],
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

/** The megabytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
