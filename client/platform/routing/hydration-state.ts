import type { Contact } from '#domain/contact'
import type { ShopIdentity } from '#domain/settings/public-shop'
import type { TopLevelDomains } from '#domain/validation/email'
import type { LoaderData } from '../page/page-context'
import { toScriptJson } from '../page/script-json'

/** Sent with the HTML in a data block, since the Content-Security-Policy allows one inline script only. */
interface HydrationState {
  readonly publicUrl: string
  readonly emailTopLevelDomains: TopLevelDomains
  readonly shop: ShopIdentity
  readonly contact: Contact
  readonly loaderData?: LoaderData
  /** The loader failed: the browser renders the page from scratch instead of hydrating it. */
  readonly failed: boolean
}

const STATE_ID = 'state'

export function writeHydrationState(state: HydrationState): string {
  return `<script type="application/json" id="${STATE_ID}">${toScriptJson(state)}</script>`
}

export function readHydrationState(): HydrationState | undefined {
  const json = document.getElementById(STATE_ID)?.textContent
  return json ? (JSON.parse(json) as HydrationState) : undefined
}
