import autocannon, { type Request } from 'autocannon'

// A process of its own, so that measuring the cart does not compete with the attackers for one event loop:
// `attackers.ts URL ATTACK ATTACKERS` attacks until it is killed, and prints the number of responses by
// status every second.

const SEARCHES = 20
const REPETITIONS = 280

let serial = 0

/** A word that no name contains, never the same twice. */
const misspelt = () => {
  serial += 1
  return `samlon${serial.toString(36)}`
}

const graphql = (query: string): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify({ query }),
})

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')

const ATTACKS: Readonly<Record<string, () => Request>> = {
  searches: () =>
    graphql(
      `{ ${repeat(SEARCHES, (index) => `a${index}: search(query: "${misspelt()}") { totalCount }`)} }`,
    ),
  // A changing comment makes each one a new document, which is parsed and validated again.
  selections: () => {
    serial += 1
    return graphql(`{ ${repeat(REPETITIONS, () => 'products { totalCount }')} } # ${serial}`)
  },
  permitted: () =>
    graphql(`{ search(query: "${misspelt()}", first: 100) { nodes { id } totalCount } }`),
  pages: () => ({
    method: 'GET',
    path: `/search?query=${misspelt()}`,
    headers: { accept: 'text/html' },
  }),
}

const [url = '', attack = '', attackers = '20'] = process.argv.slice(2)
const makeRequest = ATTACKS[attack]
if (!makeRequest) throw new Error(`There is no attack ${attack}`)

const statuses: Record<string, number> = {}
const attacking = autocannon(
  {
    url,
    connections: Number(attackers),
    duration: 3600,
    timeout: 60,
    requests: [{ setupRequest: (common: Request) => ({ ...common, ...makeRequest() }) } as Request],
  },
  () => {},
)
attacking.on('response', (_client, status) => {
  statuses[status] = (statuses[status] ?? 0) + 1
})
setInterval(() => process.stdout.write(`${JSON.stringify(statuses)}\n`), 1000)
