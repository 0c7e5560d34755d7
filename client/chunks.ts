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
      'client/api/use-next-page.ts',
      'client/api/use-page-query.ts',
      'client/gql/home.ts',
      'client/home/hero.tsx',
      'client/home/home-banners.tsx',
      'client/lib/notify.ts',
      'client/lib/suspense-resource.ts',
      'client/lib/use-hydrated.ts',
      'client/lib/use-near-viewport.ts',
      'client/page/page-head.tsx',
      'client/page/structured-data.tsx',
      'client/products/product-card.tsx',
      'client/products/product-grid.tsx',
      'client/products/product-rail.tsx',
      'client/products/return-policy.ts',
      'client/session/placed-order.ts',
      'client/session/session-end.ts',
      'client/texts/load-texts.ts',
      'client/texts/message-runtime.ts',
      'client/ui/breadcrumb.tsx',
      'client/ui/load-failed.tsx',
      'client/ui/skeleton.tsx',
      'client/ui/stock-note.tsx',
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
      'client/forms/field.tsx',
      'client/forms/labelled.tsx',
      'client/forms/submit-button.tsx',
      'client/ui/needs-scripts.tsx',
      'domain/validation/read-number.ts',
    ],
  },
  {
    // The delivery area and its fee: on products, in the cart, checkout and profile; products and orders are shared, too.
    name: 'delivery-parts',
    modules: [
      'client/delivery/area-select.tsx',
      'client/delivery/delivery-details.tsx',
      'client/delivery/use-delivery-texts.ts',
      'client/lib/share.ts',
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
      'client/accounts/locale/account-locale.ts',
      'client/api/apollo.ts',
      'client/api/check-response.ts',
      'client/api/connection-policy.ts',
      'client/api/lazy-apollo-provider.tsx',
      'client/api/refetch-silently.ts',
      'client/api/request-failure.ts',
      'client/app/apollo-layout.tsx',
      'client/cart/change-waiting-items.ts',
      'client/cart/use-add-waiting-items.ts',
      'client/gql/accounts-locale.ts',
      'client/gql/cart-add.ts',
      'client/gql/cart.ts',
      'client/session/cart-channel.ts',
    ],
  },
  {
    // Modules of nearly every form.
    name: 'form-parts',
    packages: ['@hookform', 'react-hook-form', 'zod'],
    modules: [
      'client/forms/form-alert.tsx',
      'client/forms/form-errors.ts',
      'client/routing/use-navigate-away.ts',
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
      'client/accounts/account-card.tsx',
      'client/accounts/account-fields.tsx',
      'client/accounts/password-field.tsx',
      'client/accounts/use-account-schemas.ts',
      'client/accounts/use-begin-session.ts',
      'client/accounts/use-login.ts',
      'client/accounts/use-register.ts',
      'client/accounts/use-start-session.ts',
      'client/gql/accounts.ts',
      'domain/accounts/accounts.schema.ts',
    ],
  },
]

const ROOT = join(import.meta.dirname, '..')

/** The groups, for the bundler. Throws if a module has moved, which would then be in a chunk of its own. */
export const CHUNKS = GROUPS.map(({ name, packages = [], modules }) => {
  const paths = new Set(modules.map((path) => join(ROOT, path)))
  for (const path of paths) {
    if (!existsSync(path)) throw new Error(`client/chunks.ts: there is no ${path}.`)
  }
  const folders = packages.map((one) => join('/node_modules', one, '/'))
  return { name, test: (id: string) => paths.has(id) || folders.some((one) => id.includes(one)) }
})
