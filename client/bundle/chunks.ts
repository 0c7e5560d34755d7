import { existsSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  readonly name: string
  /** All their modules. */
  readonly packages?: readonly string[]
  /** Their paths from the root of the repository. */
  readonly modules: readonly string[]
}

/**
 * Groups of modules that pages load together, as one chunk instead of dozens. A group also takes what its
 * modules import, unless an earlier one has it: what the home page needs must be in the first.
 */
const GROUPS: readonly Chunk[] = [
  {
    // Modules of nearly every shop page.
    name: 'shop-parts',
    packages: ['@messageformat/runtime', 'make-plural'],
    modules: [
      'client/platform/api/use-next-page.ts',
      'client/platform/api/use-page-query.ts',
      'client/platform/gql/home.ts',
      'client/office/home/hero.tsx',
      'client/office/home/home-banners.tsx',
      'client/platform/lib/suspense-resource.ts',
      'client/platform/lib/use-hydrated.ts',
      'client/platform/lib/use-near-viewport.ts',
      'client/platform/page/page-head.tsx',
      'client/catalogue/products/product-rail.tsx',
      'client/catalogue/products/return-policy.ts',
      'client/platform/session/placed-order.ts',
      'client/platform/session/session-end.ts',
      'client/platform/texts/load-texts.ts',
      'client/platform/texts/message-runtime.ts',
      'client/platform/ui/breadcrumb.tsx',
      'client/platform/ui/load-failed.tsx',
      'domain/validation/url.ts',
      'node_modules/react-dom/cjs/react-dom.production.js',
      'node_modules/react-dom/index.js',
    ],
  },
  {
    // Executed apart from the shop's own modules (main.tsx).
    name: 'react-dom',
    packages: ['scheduler'],
    modules: [
      'node_modules/react-dom/cjs/react-dom-client.production.js',
      'node_modules/react-dom/client.js',
    ],
  },
  {
    // Also on pages without validation, such as lists with filters and products.
    name: 'field-parts',
    modules: [
      'client/platform/forms/field.tsx',
      'client/platform/forms/submit-button.tsx',
      'client/platform/ui/needs-scripts.tsx',
      'domain/validation/read-number.ts',
    ],
  },
  {
    // The delivery area and its fee: on products, in the cart, checkout and profile; products and orders are shared, too.
    name: 'delivery-parts',
    modules: [
      'client/shop/delivery/area-select.tsx',
      'client/shop/delivery/delivery-details.tsx',
      'client/platform/lib/share.ts',
      'domain/delivery/delivery.ts',
      'domain/delivery/governorates.ts',
      'domain/discounts/discounts.ts',
    ],
  },
  {
    // Apollo Client, and the other modules of every page that loads it.
    name: 'apollo-parts',
    packages: ['@apollo/client', '@wry', 'graphql', 'optimism', 'rxjs'],
    modules: [
      'client/accounts/accounts/locale/account-locale.ts',
      'client/platform/api/apollo.ts',
      'client/platform/api/refetch-silently.ts',
      'client/platform/api/request-failure.ts',
      'client/app/apollo-layout.tsx',
      'client/accounts/add-to-cart/use-add-waiting-items.ts',
      'client/platform/gql/accounts-locale.ts',
      'client/platform/gql/add-to-cart.ts',
      'client/platform/gql/cart.ts',
    ],
  },
  {
    // Modules of nearly every form.
    name: 'form-parts',
    packages: ['@hookform', 'react-hook-form', 'zod'],
    modules: [
      'client/platform/forms/form-alert.tsx',
      'client/platform/forms/form-errors.ts',
      'client/platform/routing/use-navigate-away.ts',
      'domain/validation/email.ts',
      'domain/validation/number.schema.ts',
      'domain/validation/text.schema.ts',
      'domain/validation/zod.ts',
    ],
  },
  {
    // Modules shared by the pages to sign in, sign up and choose a new password.
    name: 'account-parts',
    modules: [
      'client/accounts/accounts/account-card.tsx',
      'client/accounts/accounts/account-fields.tsx',
      'client/accounts/accounts/use-account-schemas.ts',
      'client/accounts/accounts/use-login.ts',
      'client/accounts/accounts/use-register.ts',
      'client/accounts/accounts/use-start-session.ts',
      'client/platform/gql/accounts.ts',
      'domain/accounts/accounts.schema.ts',
    ],
  },
]

const ROOT = join(import.meta.dirname, '../..')

/** The groups, for the bundler. Throws if a module has moved, which would then be in a chunk of its own. */
export const CHUNKS = GROUPS.map(({ name, packages = [], modules }) => {
  const paths = new Set(modules.map((path) => join(ROOT, path)))
  for (const path of paths) {
    if (!existsSync(path)) throw new Error(`client/bundle/chunks.ts: there is no ${path}.`)
  }
  const folders = packages.map((one) => join('/node_modules', one, '/'))
  return { name, test: (id: string) => paths.has(id) || folders.some((one) => id.includes(one)) }
})
