import { existsSync, readdirSync, readFileSync } from 'node:fs'
import tseslint from 'typescript-eslint'

// What each folder may import from its side, in addition to its own files. This includes type imports, but
// not tests. The linter does not start while a folder is missing here.

const BASE = ['env.ts', 'rate-limiter.ts', 'startup-error.ts', 'data-folder.ts', 'postgres-url.ts']
// Resolvers and routes get the caller and the database from the context.
const FEATURE = [...BASE, 'caller.ts', 'database', 'http', 'outbound', 'context.ts', 'feature.ts']

/** The `dependencies` that a feature declares; undefined for a folder that is not a feature. */
function readDependencies(folder) {
  const file = new URL(`server/${folder}/feature.ts`, import.meta.url)
  if (!existsSync(file)) return undefined
  const { body } = tseslint.parser.parseForESLint(readFileSync(file, 'utf8')).ast
  const { declaration } = body.find(({ type }) => type === 'ExportNamedDeclaration')
  const { properties } = declaration.declarations[0].init
  const { value } = properties.find(({ key }) => key.name === 'dependencies')
  return value.elements.map((element) => element.value)
}

const FEATURES = Object.fromEntries(
  readdirSync(new URL('server', import.meta.url))
    .map((folder) => [folder, readDependencies(folder)])
    .filter(([, dependencies]) => dependencies),
)

function checkDependencies(name, dependents = []) {
  const path = [...dependents, name]
  if (!(name in FEATURES)) throw new Error(`There is no such feature: ${path.join(' → ')}`)
  if (dependents.includes(name))
    throw new Error(`Features depend on themselves: ${path.join(' → ')}`)
  for (const dependency of FEATURES[name]) checkDependencies(dependency, path)
}

for (const name of Object.keys(FEATURES)) checkDependencies(name)

const SERVER = {
  database: BASE,
  http: [...BASE, 'database'],
  // Where the shop may connect to on behalf of somebody.
  outbound: [],
  ...Object.fromEntries(
    Object.entries(FEATURES).map(([name, dependencies]) => [name, [...FEATURE, ...dependencies]]),
  ),
  // Only main.ts loads it, if the settings ask for it.
  tracing: [...BASE, 'database', 'http'],
  backup: [...BASE, 'database', 'features.ts', 'pictures'],
  // The processes of the shop.
  workers: ['start-log.ts', 'startup-error.ts'],
  'sample-catalogue': ['database', 'products', 'reviews', 'startup-error.ts'],
}

// `gql` is generated; its hooks use the hooks of `api`.
const SHARED = ['lib', 'texts', 'session', 'page', 'api', 'gql', 'ui', 'forms']
const PAGES = [...SHARED, 'routing']

const CLIENT = {
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
  // The frame of the admin pages, which are in the folders of their features.
  admin: PAGES,
  // Rates, for the owner and for shoppers.
  delivery: [...PAGES, 'admin'],
  addresses: PAGES,
  // What customers say about their animals.
  pets: PAGES,
  // Whoever packs an order says whose codes are unknown.
  orders: [...PAGES, 'addresses', 'admin', 'delivery', 'discounts', 'cart', 'stock'],
  // The page of a link, and the rules that say who gets one.
  confirmation: [...PAGES, 'addresses', 'admin', 'orders'],
  // The page of a link with which the family follows an order.
  follow: [...PAGES, 'delivery', 'orders'],
  // The page of a driver's link, and the links.
  drivers: [...PAGES, 'addresses', 'admin', 'orders'],
  offline: ['lib', 'texts', 'session', 'page'],
  // Codes, for the owner and for shoppers.
  discounts: [...PAGES, 'admin'],
  cart: [...PAGES, 'delivery'],
  accounts: [...PAGES, 'addresses', 'cart', 'orders'],
  // On products, and the page of a link.
  'back-in-stock': [...PAGES, 'accounts'],
  checkout: [...PAGES, 'accounts', 'addresses', 'delivery', 'discounts', 'cart', 'orders'],
  // For shoppers, and for the owner's moderation.
  reviews: [...PAGES, 'admin'],
  products: [
    ...PAGES,
    'admin',
    'back-in-stock',
    'change-log',
    'delivery',
    'cart',
    'pets',
    'reviews',
    'stock',
  ],
  // The list; the heart is a part of the page of a product.
  favourites: [...PAGES, 'products'],
  // Files of tables that people choose: read, with what is asked about their columns.
  files: ['lib', 'texts', 'ui', 'forms'],
  'product-files': [...PAGES, 'admin', 'files'],
  listing: [...PAGES, 'products'],
  search: [...PAGES, 'admin', 'products', 'listing'],
  // For shoppers, and for the owner; leaving it asks, as for the settings.
  home: [...PAGES, 'admin', 'orders', 'products', 'settings'],
  integrations: [...PAGES, 'admin'],
  sales: [...PAGES, 'admin', 'orders'],
  cash: [...PAGES, 'admin', 'files'],
  // Who has changed what: a page, and a part of the pages of products.
  'change-log': [...PAGES, 'admin'],
  // Their list and pages, with what the panel of an order has about its customer.
  customers: [...PAGES, 'admin', 'orders'],
  mails: [...PAGES, 'admin'],
  // The history of a stock, and a page that books it with a scanner.
  stock: [...PAGES, 'admin'],
  // The settings of the shop; its logo is uploaded as pictures of products are.
  settings: [...PAGES, 'admin', 'products'],
  // What staff are told of with no page open.
  push: [...PAGES, 'admin'],
  // The second step of signing in is drawn as the barcodes of labels are; their page has their notifications, too.
  staff: [...PAGES, 'admin', 'accounts', 'orders', 'push'],
  // What the shop says about itself; leaving an edited page asks, as for the settings.
  pages: [...PAGES, 'admin', 'settings'],
  // The companies, and the files that they send.
  couriers: [...PAGES, 'admin', 'files', 'orders'],
  app: [
    ...PAGES,
    'admin',
    'accounts',
    'addresses',
    'back-in-stock',
    'products',
    'product-files',
    'listing',
    'search',
    'home',
    'delivery',
    'discounts',
    'cart',
    'checkout',
    'confirmation',
    'favourites',
    'follow',
    'orders',
    'drivers',
    'integrations',
    'reviews',
    'sales',
    'cash',
    'change-log',
    'couriers',
    'customers',
    'mails',
    'settings',
    'pages',
    'pets',
    'push',
    'staff',
    'stock',
  ],
  explorer: [],
}

const SIDES = { server: SERVER, client: CLIENT }

// Folders without a zone: test code, CSS and static files.
const OTHER_FOLDERS = ['test', 'styles', 'public']

const importMessage = (folder, allowed) =>
  `${folder} may import ${allowed.join(', ') || 'no other folder'} (eslint.zones.js).`

function checkFolders(side, zones) {
  const folders = readdirSync(new URL(side, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !OTHER_FOLDERS.includes(entry.name))
    .map(({ name }) => name)
  const unlisted = folders.filter((name) => !(name in zones))
  const missing = Object.keys(zones).filter((name) => !folders.includes(name))
  if (unlisted.length > 0) throw new Error(`eslint.zones.js lacks ${side}/${unlisted.join(', ')}`)
  if (missing.length > 0)
    throw new Error(`eslint.zones.js lists ${side}/${missing.join(', ')}, which does not exist`)
}

function folderZones(side, zones) {
  checkFolders(side, zones)
  return Object.entries(zones).map(([folder, allowed]) => ({
    target: `./${side}/${folder}`,
    from: `./${side}`,
    except: [folder, 'styles', ...allowed].map((name) => `./${name}`),
    message: importMessage(`${side}/${folder}`, allowed),
  }))
}

const SERVICE_FOLDERS = Object.keys(SERVER).filter(
  (name) => !['http', 'database', 'outbound', 'tracing'].includes(name),
)

/** Zones for import-x/no-restricted-paths. */
export const zones = [
  ...Object.entries(SIDES).flatMap(([side, folders]) => folderZones(side, folders)),
  {
    target: './domain',
    from: ['./server', './client'],
    message: 'The domain must not import the server or the client.',
  },
  { target: './client', from: './server', message: 'The client must reach the server over HTTP.' },
  { target: './server', from: './client', message: 'The server must load the built client only.' },
  {
    target: './server/**/*.entity.ts',
    from: './server/!(database)/**/!(*.entity|*-sql).ts',
    message: 'Entities may import entities and SQL made from the domain only.',
  },
  {
    // All files of a feature except its declaration and its GraphQL and REST APIs.
    target: `./server/{${SERVICE_FOLDERS}}/**/!(feature|*.resolver|*.routes|*.types|*-personal-data|webhook-events|rest-order|rest-return).ts`,
    from: './server/{http/**/*,context,**/*.resolver,**/*.routes,**/*.types}.ts',
    message: 'Services must not import GraphQL or REST.',
  },
]
