import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const CLIENT = join(import.meta.dirname, '../..')
const MESSAGES = join(import.meta.dirname, '../../../domain/messages/en')

const ACCOUNT = ['account', 'delivery']
const ADMIN = ['admin', 'account', 'delivery']

/** The groups of texts that are loaded with each folder or file, besides `shop`; a file's row replaces its folder's. */
const LOADED: Readonly<Record<string, readonly string[]>> = {
  'accounts/accounts': ACCOUNT,
  'office/profile': ACCOUNT,
  'accounts/addresses': ACCOUNT,
  'platform/admin': ADMIN,
  'platform/admin/list': ADMIN,
  'platform/admin/scanning': ADMIN,
  'platform/admin/ui': ADMIN,
  'platform/admin/table': ADMIN,
  'app/admin': ADMIN,
  'app/admin/palette': ADMIN,
  'app/language-offer-panel.tsx': ['language'],
  'catalogue/back-in-stock': ['product', 'delivery', 'account'],
  'catalogue/back-in-stock/own': ['product', 'delivery'],
  'catalogue/back-in-stock/stop-mails-page.tsx': ACCOUNT,
  'catalogue/back-in-stock/tell-when-back.tsx': ['product', 'delivery'],
  'orders/cart': ACCOUNT,
  'accounts/add-to-cart/offer-cart.ts': ['kept'],
  'office/cash': ADMIN,
  'catalogue/change-log': ADMIN,
  'orders/checkout': ACCOUNT,
  'orders/confirmation': ACCOUNT,
  'orders/confirmation/admin': ADMIN,
  'orders/couriers': ADMIN,
  'orders/customers': ADMIN,
  'shop/delivery': ['delivery'],
  'shop/delivery/admin': ADMIN,
  'shop/delivery/summary-totals.tsx': ACCOUNT,
  'orders/discounts': ACCOUNT,
  'orders/discounts/admin': ADMIN,
  'orders/drivers': [...ACCOUNT, 'drive'],
  'orders/drivers/admin': ADMIN,
  'catalogue/favourites': [...ACCOUNT, 'kept'],
  'platform/files': ADMIN,
  'orders/follow': ACCOUNT,
  'office/home/admin': ADMIN,
  'office/integrations': ADMIN,
  'catalogue/listing': ['listing'],
  'shop/mails': ADMIN,
  'platform/offline/offline-html.ts': ['offline'],
  'orders/orders': ACCOUNT,
  'orders/orders/admin': ADMIN,
  'orders/orders/admin/list': ADMIN,
  'orders/orders/admin/new-order': ADMIN,
  'orders/orders/admin/edit': ADMIN,
  'orders/orders/admin/exchange': ADMIN,
  'orders/orders/admin/pack': ADMIN,
  'orders/orders/admin/queue': ADMIN,
  'orders/orders/admin/paper': ADMIN,
  'orders/orders/admin/panel': ADMIN,
  'orders/orders/admin/panel/returns': ADMIN,
  'orders/orders/admin/receive': ADMIN,
  'orders/orders/admin/selection': ADMIN,
  'orders/orders/returns': ACCOUNT,
  'office/pages/admin': ADMIN,
  'catalogue/product-files': ADMIN,
  'catalogue/product-files/change-texts.ts': [...ADMIN, 'product'],
  'office/pets': [...ACCOUNT, 'pets'],
  'catalogue/food-supplies': ['product', 'delivery', 'pets'],
  'catalogue/products': ['product', 'delivery'],
  'catalogue/products/admin': ADMIN,
  'catalogue/products/bulk': ADMIN,
  'catalogue/products/admin/product-attributes-fields.tsx': [...ADMIN, 'product'],
  'catalogue/products/favourite': ['kept'],
  'catalogue/products/favourite-button.tsx': ['product', 'delivery', 'kept'],
  'catalogue/products/more-products.tsx': ['listing'],
  'office/push': ADMIN,
  'catalogue/reviews': ['product', 'delivery'],
  'catalogue/reviews/admin': [...ADMIN, 'product'],
  'catalogue/reviews/own': ['product', 'delivery', 'review', 'account'],
  'platform/routing/sign-in-link.tsx': ACCOUNT,
  'office/sales': ADMIN,
  'office/sales/first-week': ADMIN,
  'catalogue/search': ['listing'],
  'catalogue/search/admin': ADMIN,
  'catalogue/search/suggestions.tsx': ['suggestions'],
  'shop/settings/admin': ADMIN,
  'office/staff': ADMIN,
  'catalogue/stock': ADMIN,
  'office/staff/join': ACCOUNT,
  'office/own-account': ADMIN,
  'platform/ui/pagination.tsx': ADMIN,
  // On products, in the cart and at the desk, which load these texts anyway.
  'platform/ui/quantity-stepper.tsx': ['delivery'],
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
  const declared = file.endsWith('/admin-pages.ts') ? ADMIN : LOADED[dirname(file)]
  const loaded = new Set(['shop', ...(LOADED[file] ?? declared ?? [])])
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
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^(?:platform\/gql|test)\//.test(file))
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
        this.error(`${problems.join('\n')} (see client/platform/texts/loaded-texts.ts)`)
    },
  }
}
