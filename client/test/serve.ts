import { vi } from 'vitest'

type Variables = Readonly<Record<string, unknown>>

/** The data of an answer, a whole response, or a promise of either; it may throw like fetch. */
type Answer = (variables: Variables) => unknown

interface ReceivedRequest {
  readonly operation: string
  readonly variables: Variables
}

function camelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** Puts a server behind fetch that answers these operations, by their names in camelCase. */
export function serve(answers: Readonly<Record<string, Answer>>) {
  const received: ReceivedRequest[] = []
  vi.stubGlobal('fetch', async (_address: string, init: { readonly body: string }) => {
    const { operationName, variables } = JSON.parse(init.body) as {
      readonly operationName: string
      readonly variables: Variables
    }
    const operation = camelCase(operationName)
    received.push({ operation, variables })
    const answer = answers[operation]
    if (!answer) console.error(`The test's server has no answer to ${operation}`)
    const result = await answer?.(variables)
    return result instanceof Response ? result : Response.json({ data: result })
  })
  return {
    /** The variables of each request of an operation, in the order they came. */
    asked: (operation: string) =>
      received.filter((request) => request.operation === operation).map((one) => one.variables),
  }
}

export function noResponse(): never {
  throw new TypeError('Failed to fetch')
}

/** What a proxy says while the shop is down. */
export function badGateway(): Response {
  return new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
}

export function serverError(message: string): Response {
  return Response.json({ data: null, errors: [{ message, path: ['cart'] }] })
}

export function inputError(message: string, field: string | null = null, code = 'INVALID') {
  return { __typename: 'InputError', code, message, field }
}

/** A promise and its key, for answers that are to wait. */
export function latch() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
