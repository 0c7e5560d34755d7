import type { PageAnswer } from './page-context'

/** What the server hands to the browser beside the HTML: a data block, since the page's policy forbids inline scripts. */
export interface PageState {
  readonly publicUrl: string
  /** What the page asked the server, with the answer. */
  readonly answer?: PageAnswer
  /** Some of the page's data could not be loaded: the browser starts afresh instead of hydrating. */
  readonly failed: boolean
}

const STATE_ID = 'state'

/** JSON that may stand inside a script element. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

export function writePageState(state: PageState): string {
  return `<script type="application/json" id="${STATE_ID}">${toScriptJson(state)}</script>`
}

export function readPageState(): PageState | undefined {
  const json = document.getElementById(STATE_ID)?.textContent
  return json ? (JSON.parse(json) as PageState) : undefined
}
