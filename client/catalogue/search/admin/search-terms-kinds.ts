import type { MessageKey } from '#domain/messages'
import type { SearchTermsKind } from '../../../platform/gql/search-admin'

/** The kinds of search terms, and their texts. */
export const SEARCH_TERMS_KINDS = [
  { kind: 'SYNONYM', title: 'searchTerms.kind.synonym' },
  { kind: 'BRAND', title: 'searchTerms.kind.brand' },
] as const satisfies readonly { kind: SearchTermsKind; title: MessageKey }[]
