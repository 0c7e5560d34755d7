import { existsSync, readdirSync, readFileSync } from 'node:fs'
import tseslint from 'typescript-eslint'

// What each room may import from its side, in addition to its own files. This includes type imports, but not tests.
// No room may import one of a wing further right.

/** From the bottom to the top, on both sides. */
const WINGS = ['platform', 'shop', 'accounts', 'catalogue', 'orders', 'office']

const rooms = (folder) =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The wing of each room of a side. */
function readWings(side) {
  const wingOf = new Map()
  for (const wing of WINGS) {
    for (const room of rooms(`${side}/${wing}`)) {
      if (wingOf.has(room)) throw new Error(`${side} has two rooms called ${room}.`)
      wingOf.set(room, wing)
    }
  }
  return wingOf
}

const SERVER_WINGS = readWings('server')
const CLIENT_WINGS = readWings('client')

// What every feature may import. Resolvers and routes get the caller and the database from the context.
const FEATURE = ['config', 'rate-limits', 'text', 'outbound', 'database', 'http', 'features']

/** The `dependencies` that a feature declares; undefined for a room that is not a feature. */
function readDependencies(room, wing) {
  const file = new URL(`server/${wing}/${room}/feature.ts`, import.meta.url)
  if (!existsSync(file)) return undefined
  const { body } = tseslint.parser.parseForESLint(readFileSync(file, 'utf8')).ast
  const feature = body.find(({ declaration }) => declaration?.type === 'VariableDeclaration')
  if (!feature) return undefined
  const { properties } = feature.declaration.declarations[0].init
  const { value } = properties.find(({ key }) => key.name === 'dependencies')
  return value.elements.map((element) => element.value)
}

const FEATURES = Object.fromEntries(
  [...SERVER_WINGS]
    .map(([room, wing]) => [room, readDependencies(room, wing)])
    .filter(([, dependencies]) => dependencies),
)

const SERVER = {
  config: [],
  'rate-limits': ['config'],
  text: [],
  // Where the shop may connect to on behalf of somebody.
  outbound: [],
  database: ['config'],
  http: ['config', 'rate-limits', 'database'],
  features: ['config', 'database', 'http'],
  // Only main.ts loads it, if the settings ask for it.
  tracing: ['config', 'database', 'http'],
  // The processes of the shop.
  workers: ['config', 'http'],
  ...Object.fromEntries(
    Object.entries(FEATURES).map(([name, dependencies]) => [name, [...FEATURE, ...dependencies]]),
  ),
  'sample-catalogue': ['config', 'database', 'products', 'reviews', 'stock'],
}

// `gql` is generated; its hooks use the hooks of `api`.
const SHARED = ['lib', 'texts', 'session', 'page', 'api', 'gql', 'ui', 'forms']
const PAGES = [...SHARED, 'routing']
const DESK = [...PAGES, 'admin', 'files']

const PLATFORM = {
  lib: [],
  texts: ['lib'],
  // What a browser stores about its user.
  session: ['lib', 'texts', 'gql'],
  // Metadata of a page, for the server, search engines and social networks.
  page: ['lib', 'texts'],
  // Requests to GraphQL and REST.
  api: ['lib', 'texts', 'session', 'page', 'gql'],
  gql: ['api'],
  ui: ['lib', 'texts', 'page', 'api'],
  forms: ['lib', 'texts', 'ui'],
  routing: SHARED,
  // The frame of the admin pages, which are in the rooms of their features.
  admin: PAGES,
  // Files of tables that people choose: read, with what is asked about their columns.
  files: ['lib', 'texts', 'ui', 'forms'],
  offline: ['lib', 'texts', 'session', 'page'],
  explorer: [],
}

// What features use of others in their wing; of the wings further left they may use anything.
const NEIGHBOURS = {
  accounts: ['add-to-cart'],
  products: ['back-in-stock', 'change-log', 'food-supplies', 'questions', 'reviews', 'stock'],
  favourites: ['products'],
  listing: ['products'],
  search: ['products', 'listing'],
  // Packing assigns unknown codes to products.
  orders: ['cart', 'discounts'],
  checkout: ['cart', 'discounts', 'orders', 'payments'],
  confirmation: ['orders'],
  couriers: ['orders'],
  customers: ['orders'],
  drivers: ['orders'],
  follow: ['orders'],
  payments: ['orders', 'confirmation'],
  // The page has the notifications of its account, too.
  'own-account': ['push'],
}

/** Has a part of the desk, as far as its declared pages say; notifications are shown by pages of others. */
const isOfDesk = (room) =>
  room === 'push' ||
  existsSync(new URL(`client/${CLIENT_WINGS.get(room)}/${room}/admin-pages.ts`, import.meta.url))

/** What each room of the client may import. */
const CLIENT = {
  ...PLATFORM,
  ...Object.fromEntries(
    [...CLIENT_WINGS]
      .filter(([, wing]) => wing !== 'platform')
      .map(([room, wing]) => {
        const below = WINGS.slice(1, WINGS.indexOf(wing))
        const lower = [...CLIENT_WINGS].filter(([, one]) => below.includes(one))
        const others = [...lower.map(([name]) => name), ...(NEIGHBOURS[room] ?? [])]
        return [room, [...(isOfDesk(room) ? DESK : PAGES), ...others]]
      }),
  ),
}

function checkFeature(name, dependents = []) {
  const path = [...dependents, name]
  if (!(name in FEATURES)) throw new Error(`There is no such feature: ${path.join(' → ')}`)
  if (dependents.includes(name))
    throw new Error(`Features depend on themselves: ${path.join(' → ')}`)
  for (const dependency of FEATURES[name]) checkFeature(dependency, path)
}

function checkRooms(side, allowed, wings) {
  const unlisted = [...wings.keys()].filter((room) => !(room in allowed))
  const missing = Object.keys(allowed).filter((room) => !wings.has(room))
  if (unlisted.length > 0) throw new Error(`eslint.zones.js lacks ${side}: ${unlisted.join(', ')}`)
  if (missing.length > 0) throw new Error(`${side} has no room ${missing.join(', ')}`)
  for (const [room, others] of Object.entries(allowed)) {
    const height = (name) => WINGS.indexOf(wings.get(name))
    const above = others.filter((name) => height(name) > height(room))
    if (above.length > 0)
      throw new Error(`${side}/${wings.get(room)}/${room} may not import ${above.join(', ')}`)
  }
}

function roomZones(side, allowed, wings) {
  checkRooms(side, allowed, wings)
  return Object.entries(allowed).map(([room, others]) => ({
    target: `./${side}/${wings.get(room)}/${room}`,
    from: `./${side}`,
    except: ['./styles', ...[room, ...others].map((name) => `./${wings.get(name)}/${name}`)],
    message: `${room} may import ${others.join(', ') || 'no other room'} (eslint.zones.js).`,
  }))
}

/** Rooms in a room, in whose order each may import those before it. */
function floorZones(folder, floors) {
  return floors.slice(0, -1).map((floor, index) => ({
    target: `./${folder}/${floor}`,
    from: floors.slice(index + 1).map((above) => `./${folder}/${above}`),
    message: `${floor} is below ${floors.slice(index + 1).join(', ')} (eslint.zones.js).`,
  }))
}

/** Floors below the files of their room, which put them together. */
function floorsBelow(folder, floors) {
  return [
    ...floorZones(folder, floors),
    ...floors.map((floor) => ({
      target: `./${folder}/${floor}`,
      from: `./${folder}/*.ts`,
      message: `${floor} is below the files of ${folder} (eslint.zones.js).`,
    })),
  ]
}

for (const name of Object.keys(FEATURES)) checkFeature(name)

const SERVICES = 'server/{platform/{idempotency,jobs},shop,accounts,catalogue,orders,office}'

/** Zones for import-x/no-restricted-paths. */
export const zones = [
  ...roomZones('server', SERVER, SERVER_WINGS),
  ...roomZones('client', CLIENT, CLIENT_WINGS),
  ...floorZones('server/platform/database', ['connection', 'statements', 'events']),
  ...floorZones('server/platform/database', ['connection', 'statements', 'schema']),
  ...floorZones('server/platform/http', ['request', 'cache', 'rest', 'graphql']),
  ...floorZones('server/orders/orders', ['entities', 'reads', 'events', 'life', 'api']),
  ...floorsBelow('server/catalogue/product-files', ['read', 'match', 'plan', 'stage', 'write']),
  ...floorsBelow('server/catalogue/product-files/read', ['records', 'sources']),
  {
    target: './domain',
    from: ['./server', './client'],
    message: 'The domain must not import the server or the client.',
  },
  { target: './client', from: './server', message: 'The client must reach the server over HTTP.' },
  { target: './server', from: './client', message: 'The server must load the built client only.' },
  {
    target: './server/**/*.entity.ts',
    from: './server/!(platform)/**/!(*.entity|*-sql).ts',
    message: 'Entities may import entities and SQL made from the domain only.',
  },
  {
    // All files of a feature except its declaration and its GraphQL and REST APIs.
    target: `./${SERVICES}/**/!(feature|*.resolver|*.routes|*.types|*-personal-data|webhook-events|rest-order|rest-payment|rest-return).ts`,
    from: './server/{platform/http/**/*,platform/features/context,**/*.resolver,**/*.routes,**/*.types}.ts',
    message: 'Services must not import GraphQL or REST.',
  },
]
