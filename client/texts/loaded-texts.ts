import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const CLIENT = join(import.meta.dirname, '..')
const MESSAGES = join(import.meta.dirname, '../../domain/messages/en')

const ACCOUNT = ['account', 'delivery']
const ADMIN = ['admin', 'account', 'delivery']

/** The groups of texts that are loaded with each folder or file, besides `shop`; a file's row replaces its folder's. */
const LOADED: Readonly<Record<string, readonly string[]>> = {
  accounts: ACCOUNT,
  addresses: ACCOUNT,
  admin: ADMIN,
  'admin/scanning': ADMIN,
  'admin/ui': ADMIN,
  'admin/table': ADMIN,
  'app/admin': ADMIN,
  'app/admin/palette': ADMIN,
  'app/language-offer-panel.tsx': ['language'],
  'back-in-stock': ['product', 'delivery', 'account'],
  'back-in-stock/own': ['product', 'delivery'],
  'back-in-stock/stop-mails-page.tsx': ACCOUNT,
  'back-in-stock/tell-when-back.tsx': ['product', 'delivery'],
  cart: ACCOUNT,
  'cart/add/offer-cart.ts': ['kept'],
  cash: ADMIN,
  'change-log': ADMIN,
  checkout: ACCOUNT,
  confirmation: ACCOUNT,
  'confirmation/admin': ADMIN,
  couriers: ADMIN,
  customers: ADMIN,
  delivery: ['delivery'],
  'delivery/admin': ADMIN,
  'delivery/summary-totals.tsx': ACCOUNT,
  discounts: ACCOUNT,
  'discounts/admin': ADMIN,
  drivers: [...ACCOUNT, 'drive'],
  'drivers/admin': ADMIN,
  favourites: [...ACCOUNT, 'kept'],
  files: ADMIN,
  follow: ACCOUNT,
  'home/admin': ADMIN,
  integrations: ADMIN,
  listing: ['listing'],
  mails: ADMIN,
  'offline/offline-html.ts': ['offline'],
  orders: ACCOUNT,
  'orders/admin': ADMIN,
  'orders/admin/new-order': ADMIN,
  'orders/admin/edit': ADMIN,
  'orders/admin/exchange': ADMIN,
  'orders/admin/pack': ADMIN,
  'orders/admin/queue': ADMIN,
  'orders/admin/paper': ADMIN,
  'orders/admin/panel': ADMIN,
  'orders/admin/panel/returns': ADMIN,
  'orders/admin/receive': ADMIN,
  'orders/admin/selection': ADMIN,
  'orders/returns': ACCOUNT,
  'pages/admin': ADMIN,
  'product-files': ADMIN,
  'product-files/change-texts.ts': [...ADMIN, 'product'],
  pets: [...ACCOUNT, 'pets'],
  'pets/supplies': ['product', 'delivery', 'pets'],
  products: ['product', 'delivery'],
  'products/admin': ADMIN,
  'products/bulk': ADMIN,
  'products/admin/product-attributes-fields.tsx': [...ADMIN, 'product'],
  'products/favourite': ['kept'],
  'products/favourite-button.tsx': ['product', 'delivery', 'kept'],
  'products/more-products.tsx': ['listing'],
  push: ADMIN,
  reviews: ['product', 'delivery'],
  'reviews/admin': [...ADMIN, 'product'],
  'reviews/own': ['product', 'delivery', 'review', 'account'],
  'routing/sign-in-link.tsx': ACCOUNT,
  sales: ADMIN,
  'sales/first-week': ADMIN,
  search: ['listing'],
  'search/admin': ADMIN,
  'search/suggestions.tsx': ['suggestions'],
  'settings/admin': ADMIN,
  staff: ADMIN,
  stock: ADMIN,
  'staff/join': ACCOUNT,
  'staff/own': ADMIN,
  'ui/pagination.tsx': ADMIN,
  // On products, in the cart and at the desk, which load these texts anyway.
  'ui/quantity-stepper.tsx': ['delivery'],
}

// In quotes, or the beginning of one that ends with a value.
const KEY = /'([a-zA-Z]+(?:\.\w+)+)'|`([a-zA-Z]+\.(?:\w+\.)*)\$\{/g

type Texts = ReadonlyMap<string, readonly string[]>

/** The keys of each group of texts. */
function readGroups(): Texts {
  return new Map(
    readdirSync(MESSAGES).map((file) => [
      file.replace('.json', ''),
      Object.keys(JSON.parse(readFileSync(`${MESSAGES}/${file}`, 'utf8'))),
    ]),
  )
}

/** The keys that a source uses, but that are not loaded with it. */
export function missingTexts(file: string, source: string, groups: Texts): readonly string[] {
  const loaded = new Set(['shop', ...(LOADED[file] ?? LOADED[dirname(file)] ?? [])])
  return [...source.matchAll(KEY)].flatMap(([, key, prefix]) => {
    const isUsed = (text: string) => (key ? text === key : text.startsWith(prefix ?? ''))
    const owners = [...groups].filter(([, keys]) => keys.some(isUsed)).map(([group]) => group)
    return owners.length === 0 || owners.some((group) => loaded.has(group))
      ? []
      : [key ?? `${prefix}…`]
  })
}

/** The sources of all folders with texts that are not loaded with them, each in words. */
export function findMissingTexts(): readonly string[] {
  const groups = readGroups()
  return readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^(?:gql|test)\//.test(file))
    .flatMap((file) =>
      missingTexts(file, readFileSync(join(CLIENT, file), 'utf8'), groups).map(
        (key) => `client/${file} uses “${key}”, which is not loaded with it`,
      ),
    )
}

/** Fails a build in which a page would show the key of a text that is not loaded with it. */
export function loadedTexts(): Plugin {
  return {
    name: 'loaded-texts',
    apply: 'build',
    buildStart() {
      const problems = findMissingTexts()
      if (problems.length > 0)
        this.error(`${problems.join('\n')} (see client/texts/loaded-texts.ts)`)
    },
  }
}
