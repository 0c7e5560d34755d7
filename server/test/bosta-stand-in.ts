import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { BostaSettings } from '../platform/config/env'

type Body = Readonly<Record<string, unknown>>

interface StandInDelivery extends Body {
  readonly _id: string
  readonly trackingNumber: string
}

/** A server that answers as Bosta's documentation says. */
export interface BostaStandIn {
  readonly settings: BostaSettings
  /** The created deliveries, in order. */
  readonly deliveries: readonly StandInDelivery[]
  readonly requests: readonly { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  /** The response to the next requests to create: by default, they succeed. */
  onCreate(handler: (response: ServerResponse, create: () => StandInDelivery) => void): void
  /** The body with which it answers every request, from now on. */
  setAnswer(body: string): void
  /** The state that it reports of every delivery. */
  setState(state: Body): void
}

export const BOSTA_SECRET = 'secret-of-the-stand-in'
const KEY = 'key-of-the-stand-in'

const DISTRICTS = [
  { districtId: 'd-1', districtName: 'Maadi', districtOtherName: 'المعادي', zoneName: 'Maadi' },
  { districtId: 'd-2', districtName: 'Zamalek', districtOtherName: 'الزمالك', zoneName: 'Zamalek' },
]

const CREATE = '/deliveries?apiVersion=1'

/** Runs the stand-in while the tests of a file run, and empties it before each. */
export function setUpBosta(): BostaStandIn {
  let deliveries: StandInDelivery[] = []
  let requests: { path: string; headers: IncomingHttpHeaders }[] = []
  let state: Body = {}
  let oddAnswer: string | undefined
  let onCreate: Parameters<BostaStandIn['onCreate']>[0] | undefined
  let port = 0

  function create(body: Body): StandInDelivery {
    const number = deliveries.length + 1
    const delivery = { ...body, _id: `id-${number}`, trackingNumber: String(7_000_000 + number) }
    deliveries.push(delivery)
    return delivery
  }

  /** The status and body of a response. */
  function answer(path: string, body: Body): readonly [number, Body] {
    if (path.startsWith('/cities?')) {
      const cities = [{ _id: 'c-1', name: 'Cairo', code: 'EG-01' }]
      return [200, { success: true, data: { list: cities } }]
    }
    if (path === '/cities/c-1/districts') return [200, { data: DISTRICTS }]
    if (path === '/deliveries/search') {
      return [200, { success: true, data: { deliveries, count: deliveries.length } }]
    }
    if (path === CREATE) return [201, { success: true, data: create(body) }]
    if (path.startsWith('/deliveries/mass-awb?')) {
      return [200, { data: Buffer.from('%PDF-1.4').toString('base64') }]
    }
    const delivery = deliveries.find(({ trackingNumber }) => path.endsWith(`/${trackingNumber}`))
    if (!delivery) return [404, { success: false, message: 'Delivery not found' }]
    return [200, { success: true, data: { ...delivery, ...state } }]
  }

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    const path = request.url ?? ''
    requests.push({ path, headers: request.headers })
    const body = text ? (JSON.parse(text) as Body) : {}
    const isKnown = request.headers.authorization === KEY
    if (oddAnswer !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(oddAnswer)
      return
    }
    if (isKnown && onCreate && path === CREATE) {
      onCreate(response, () => create(body))
      return
    }
    const [status, content] = isKnown
      ? answer(path, body)
      : [401, { success: false, message: 'Invalid authorization token' }]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  beforeEach(() => {
    deliveries = []
    requests = []
    state = {}
    onCreate = undefined
    oddAnswer = undefined
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    get settings() {
      return { apiUrl: `http://127.0.0.1:${port}`, apiKey: KEY, webhookSecret: BOSTA_SECRET }
    },
    get deliveries() {
      return deliveries
    },
    get requests() {
      return requests
    },
    onCreate(handler) {
      onCreate = handler
    },
    setAnswer(body) {
      oddAnswer = body
    },
    setState(next) {
      state = next
    },
  }
}
