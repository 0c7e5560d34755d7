import { MAX_QUERY_LENGTH } from '../limits'
import { cleanLine, cutText } from './characters'

/** A search query as it is searched for: on one line, truncated to its limit. */
export function readQuery(text: string): string {
  return cutText(cleanLine(text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')), MAX_QUERY_LENGTH).trimEnd()
}
